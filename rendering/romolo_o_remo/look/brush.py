"""Draws in shares of a hex tile, large and scaled down once."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from rendering.kit.theme import Colour

OVER = 2  # tiles are drawn so much larger

# Corners of a pointy-top hex in its box, clockwise from the top; side n lies between n and n + 1.
CORNERS = tuple((0.5 + 0.5 * x, 0.5 + 0.5 * y) for x, y in (
    (0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5),
))  # fmt: skip


class Brush:
    """Draws in shares of a tile's width and height."""

    def __init__(self, w: int, h: int, ground: Colour) -> None:
        self.w, self.h = w * OVER, h * OVER
        self.image = Image.new("RGB", (self.w, self.h), ground)
        self.draw = ImageDraw.Draw(self.image)

    def area(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        self.draw.polygon([(x * self.w, y * self.h) for x, y in points], fill=colour)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        w, h = self.w, self.h
        self.draw.ellipse(((x - rx) * w, (y - ry) * h, (x + rx) * w, (y + ry) * h), fill=colour)

    def line(self, points: Sequence[tuple[float, float]], thick: float, colour: Colour) -> None:
        dots = [(x * self.w, y * self.h) for x, y in points]
        self.draw.line(dots, colour, max(1, round(thick * self.w)), "curve")

    def arch(self, x: float, y: float, rx: float, ry: float, thick: float, colour: Colour) -> None:
        """The upper half of an oval."""
        w, h = self.w, self.h
        box = ((x - rx) * w, (y - ry) * h, (x + rx) * w, (y + ry) * h)
        self.draw.arc(box, 190, 350, colour, max(1, round(thick * w)))

    def tile(self) -> Image.Image:
        """Cut to the hex."""
        mask = Image.new("L", (self.w, self.h))
        grown = [(x * self.w, y * self.h + (OVER if y > 0.5 else -OVER)) for x, y in CORNERS]
        ImageDraw.Draw(mask).polygon(grown, fill=255)
        found = self.image.reduce(OVER).convert("RGBA")
        found.putalpha(mask.reduce(OVER))
        return found


def inward(point: tuple[float, float], share: float) -> tuple[float, float]:
    return 0.5 + (point[0] - 0.5) * share, 0.5 + (point[1] - 0.5) * share
