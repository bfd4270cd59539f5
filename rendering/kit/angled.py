"""Lines and glows around what is no rectangle: the cells of a building, taken together; a hex."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.theme import Colour

Shares: TypeAlias = tuple[tuple[float, float, float, float], ...]  # left, top, right, bottom

OVER = 3  # drawn so many times larger, and scaled down once
SOFT = 1.5  # times half a line: over it corners are rounded
CLOSED = 64  # of 255: a line goes from here to its opposite, half of it on either side of the edge
BRIGHT = 175  # of 255: a glow at the edge
HIDDEN = 185  # of 255: further in than this nothing glows


def draw_rim(canvas: Canvas, cells: Sequence[Box], thick: int, colour: Colour) -> None:
    """A line around all cells together, on their edge."""
    at = _around(cells, 2 * thick)
    canvas.stamp(at.x, at.y, colour, rim_mask, at.w, at.h, _shares(cells, at), thick)


def draw_halo(canvas: Canvas, cells: Sequence[Box], reach: int, colour: Colour) -> None:
    """A glow around all cells together."""
    at = _around(cells, 2 * reach)
    canvas.stamp(at.x, at.y, colour, halo_mask, at.w, at.h, _shares(cells, at), reach)


@remember(128)
def rim_mask(w: int, h: int, cells: Shares, thick: int) -> Image.Image:
    """Where a blurred edge is neither light nor dark."""
    soft = _covered(w, h, cells).filter(ImageFilter.GaussianBlur(thick / 2 * SOFT * OVER))
    line = [255 if CLOSED <= n <= 255 - CLOSED else 0 for n in range(256)]
    return soft.point(line).reduce(OVER)


@remember(128)
def halo_mask(w: int, h: int, cells: Shares, reach: int) -> Image.Image:
    soft = _covered(w, h, cells).reduce(OVER).filter(ImageFilter.GaussianBlur(reach / 2))
    return soft.point([0 if n > HIDDEN else min(BRIGHT, 2 * n * BRIGHT // 255) for n in range(256)])


def _covered(w: int, h: int, cells: Shares) -> Image.Image:
    """The cells; a pixel more of each, so that no rounding parts neighbours."""
    mask = Image.new("L", (w * OVER, h * OVER))
    pen, (wide, tall) = ImageDraw.Draw(mask), mask.size
    for left, top, right, bottom in cells:
        pen.rectangle((left * wide, top * tall, right * wide, bottom * tall), 255)
    return mask


def _around(cells: Sequence[Box], reach: int) -> Box:
    first, *others = cells
    return first.around(*others).inset(-reach)


def _shares(cells: Sequence[Box], at: Box) -> Shares:
    x, y, w, h = at
    return tuple(
        ((left - x) / w, (top - y) / h, (right - x) / w, (bottom - y) / h)
        for left, top, right, bottom in (cell.corners for cell in cells)
    )


# ---- hexes ------------------------------------------------------------------------------------

# Corners from the topmost one on, in shares of the box around them.
_CORNERS = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))


def hexagon_around(circle: Box) -> Box:
    """The box of the hex on its corner whose sides touch a circle."""
    tall = round(circle.w * 2 / sqrt(3))
    return Box(circle.x, circle.middle[1] - tall // 2, circle.w, tall)


def draw_six_sides(canvas: Canvas, box: Box, thick: int, colour: Colour) -> None:
    """A line along the sides of the hex in a box, inwards."""
    canvas.stamp(box.x, box.y, colour, six_sides_mask, box.w, box.h, thick)


def draw_six_sided_halo(canvas: Canvas, box: Box, reach: int, colour: Colour) -> None:
    """A glow around the hex in a box."""
    at = box.inset(-reach)
    canvas.stamp(at.x, at.y, colour, six_sided_halo_mask, at.w, at.h, reach)


@remember(8)
def six_sided_mask(w: int, h: int) -> Image.Image:
    """All that lies within the hex."""
    return _hexagon(w, h, 0).reduce(OVER)


@remember(64)
def six_sides_mask(w: int, h: int, thick: int) -> Image.Image:
    mask = _hexagon(w, h, 0)
    mask.paste(0, (0, 0), _hexagon(w, h, thick))
    return mask.reduce(OVER)


@remember(64)
def six_sided_halo_mask(w: int, h: int, reach: int) -> Image.Image:
    soft = _hexagon(w, h, reach).reduce(OVER).filter(ImageFilter.GaussianBlur(reach / 2))
    return soft.point([0 if n > HIDDEN else min(BRIGHT, 2 * n * BRIGHT // 255) for n in range(256)])


def _hexagon(w: int, h: int, less: int) -> Image.Image:
    """The hex, each side so much further in."""
    mask = Image.new("L", (w * OVER, h * OVER))
    tall = less * 2 / sqrt(3)  # a corner goes further in than the sides beside it
    dots = [
        ((less + x * (w - 2 * less)) * OVER, (tall + y * (h - 2 * tall)) * OVER)
        for x, y in _CORNERS
    ]
    ImageDraw.Draw(mask).polygon(dots, 255)
    return mask
