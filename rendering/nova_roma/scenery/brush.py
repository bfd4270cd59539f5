"""Draws in units of the board, large and scaled down once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

from rendering.kit.theme import INK, Colour

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[int, int]


class Brush:
    """Areas with or without a line around; without a ground the rest is transparent."""

    def __init__(
        self, units: tuple[float, float], size: Size, ground: Colour | None, over: int = 3
    ) -> None:
        self.w, self.h = units
        self.over = over
        self.scale = size[0] * over / units[0]
        fill = (*ground, 255) if ground else (0, 0, 0, 0)
        self.image = Image.new("RGBA", (size[0] * over, size[1] * over), fill)
        self.draw = ImageDraw.Draw(self.image)

    def area(
        self, points: Sequence[Point], face: Colour, line: Colour | None = None, thick: float = 1.6
    ) -> None:
        dots = self._dots(points)
        self.draw.polygon(dots, fill=(*face, 255))
        if line:
            self.draw.line([*dots, *dots[:2]], (*line, 255), self._length(thick), "curve")

    def box(
        self, x: float, y: float, w: float, h: float, face: Colour, line: Colour | None = None
    ) -> None:
        self.area([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], face, line)

    def oval(
        self, x: float, y: float, rx: float, ry: float, face: Colour, line: Colour | None = None
    ) -> None:
        corners = [v * self.scale for v in (x - rx, y - ry, x + rx, y + ry)]
        self.draw.ellipse(corners, (*face, 255), (*line, 255) if line else None, self._length(1.6))

    def line(self, points: Sequence[Point], colour: Colour, thick: float = 1.6) -> None:
        self.draw.line(self._dots(points), (*colour, 255), self._length(thick), "curve")

    def dashes(self, points: Sequence[Point], colour: Colour, thick: float, step: float) -> None:
        """A broken line: strokes as long as the gaps between them."""
        for (x1, y1), (x2, y2) in pairwise(points):
            strokes = max(1, round(hypot(x2 - x1, y2 - y1) / step / 2))
            for n in range(strokes):
                ends = (n / strokes, (n + 0.55) / strokes)
                self.line([(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t) for t in ends], colour, thick)

    def arch(self, x: float, y: float, w: float, h: float, face: Colour = INK) -> None:
        """An opening with a round top."""
        self.oval(x + w / 2, y + w / 2, w / 2, w / 2, face)
        self.box(x, y + w / 2, w, h - w / 2, face)

    def tree(self, x: float, y: float, r: float, leaf: Colour, light: Colour) -> None:
        """Seen from above, the sun in the north-west."""
        self.oval(x + r * 0.25, y + r * 0.3, r, r, self._shadow)
        self.oval(x, y, r, r, leaf)
        self.oval(x - r * 0.25, y - r * 0.25, r * 0.5, r * 0.5, light)

    _shadow = Colour(150, 140, 105)

    def done(self) -> Image.Image:
        return self.image.reduce(self.over)

    def _dots(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _length(self, units: float) -> int:
        return max(1, round(units * self.scale))


def arc(cx: float, cy: float, r: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points of a circle from one angle to another, in degrees clockwise from the east."""
    angles = [radians(start + (end - start) * n / steps) for n in range(steps + 1)]
    return [(cx + r * cos(a), cy + r * sin(a)) for a in angles]
