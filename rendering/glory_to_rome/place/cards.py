"""Cards in a fan, and plots to build on, as they lie on the ground."""

from __future__ import annotations

from collections.abc import Sequence
from math import asin, cos, degrees, radians, sin

from PIL import Image

from games.glory_to_rome.data.cards import Material
from rendering.glory_to_rome.look import COLOUR, EARTH, EARTH_DARK
from rendering.glory_to_rome.place.pen import Pen, Point
from rendering.kit.cache import remember
from rendering.kit.theme import INK, MARBLE, Colour, mix

MOST = 5  # cards of a fan that are seen
SPREAD = 12  # degrees from one to the next
LEAN = 26  # degrees of the outermost at most
CARD = 0.68  # width of a card as a share of its height


@remember(96)
def fan(w: int, h: int, material: Material, n: int) -> Image.Image:
    """As many cards as lie there, as far as they are seen; the middle one stands upright."""
    return _fan(w, h, COLOUR[material], n)


@remember(16)
def white_fan(w: int, h: int, n: int) -> Image.Image:
    """Of Senators."""
    return _fan(w, h, MARBLE, min(n, 3))


def _fan(w: int, h: int, face: Colour, n: int) -> Image.Image:
    pen = Pen(w, h)
    seen = min(n, MOST)
    out = (pen.w / 2 - 0.45 * CARD * pen.h) / (1.2 * pen.h)  # how far the outermost may lean
    lean = min(LEAN, degrees(asin(min(1.0, max(0.0, out)))))
    step = min(SPREAD, lean / max(1, seen // 2))
    angles = [(k - seen // 2) * step for k in range(seen)]
    for angle in sorted(angles, key=lambda a: (-abs(a), a)):
        _card(pen, angle, face)
    return pen.done()


def _card(pen: Pen, angle: float, face: Colour) -> None:
    tall = pen.h * 0.94
    wide = tall * CARD
    foot = pen.h * 1.25
    for inset, ink in ((0.0, INK), (2.2 * pen.over, face), (5 * pen.over, mix(face, MARBLE, 0.35))):
        half, top, bottom = wide / 2 - inset, pen.h * 0.04 + inset, pen.h * 0.98 - inset
        corners = [(-half, top), (half, top), (half, bottom), (-half, bottom)]
        at = [_turned(x, y, angle, foot) for x, y in corners]
        pen.draw.polygon([(pen.w / 2 + x, y) for x, y in at], ink)
    inset = 6.4 * pen.over
    half, top, bottom = wide / 2 - inset, pen.h * 0.04 + inset, pen.h * 0.98 - inset
    corners = [(-half, top), (half, top), (half, bottom), (-half, bottom)]
    at = [_turned(x, y, angle, foot) for x, y in corners]
    pen.draw.polygon([(pen.w / 2 + x, y) for x, y in at], face)


def _turned(x: float, y: float, angle: float, foot: float) -> Point:
    c, s = cos(radians(angle)), sin(radians(angle))
    dy = y - foot
    return x * c - dy * s, foot + x * s + dy * c


@remember(24)
def plot(w: int, h: int, material: Material) -> Image.Image:
    """A plot staked out with cords, its signboard in the colour of the material."""
    pen = Pen(w, h)
    ground: Sequence[Point] = [(0.16, 0.38), (0.98, 0.38), (0.84, 0.95), (0.02, 0.95)]
    pen.area(ground, mix(EARTH, MARBLE, 0.45), EARTH_DARK)
    for x, y in ground:
        pen.line([(x, y - 0.16), (x, y + 0.04)], EARTH_DARK, 3)
    face = COLOUR[material]
    pen.line([(0.5, 0.3), (0.5, 0.8)], INK, 3)
    pen.rect(0.3, 0.03, 0.7, 0.6, face)
    return pen.done()
