"""Draws in shares of a box, large and scaled down once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from rendering.kit.theme import INK, Colour

Point: TypeAlias = tuple[float, float]


class Brush:
    """Areas with or without a line around; shares of the width and the height of the box."""

    def __init__(self, w: int, h: int, ground: Colour | None = None, over: int = 3) -> None:
        self.over, self.w, self.h = over, w * over, h * over
        fill = (*ground, 255) if ground else (0, 0, 0, 0)
        self.image = Image.new("RGBA", (self.w, self.h), fill)
        self.draw = ImageDraw.Draw(self.image)
        self.thick = max(1, round(1.6 * over))

    def dots(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.w, y * self.h) for x, y in points]

    def area(self, points: Sequence[Point], face: Colour, line: Colour | None = INK) -> None:
        dots = self.dots(points)
        self.draw.polygon(dots, fill=(*face, 255))
        if line:
            self.draw.line([*dots, dots[0], dots[1]], (*line, 255), self.thick, "curve")

    def box(
        self, x: float, y: float, w: float, h: float, face: Colour, line: Colour | None = INK
    ) -> None:
        self.area([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], face, line)

    def oval(
        self, x: float, y: float, rx: float, ry: float, face: Colour, line: Colour | None = None
    ) -> None:
        w, h = self.w, self.h
        corners = ((x - rx) * w, (y - ry) * h, (x + rx) * w, (y + ry) * h)
        self.draw.ellipse(corners, (*face, 255), (*line, 255) if line else None, self.thick)

    def line(self, points: Sequence[Point], colour: Colour, thick: float = 1.6) -> None:
        """So many units thick."""
        wide = max(1, round(thick * self.over))
        self.draw.line(self.dots(points), (*colour, 255), wide, "curve")

    def arch(self, x: float, y: float, w: float, h: float, face: Colour = INK) -> None:
        """An opening with a round top."""
        r = w / 2 * self.w / self.h
        self.oval(x + w / 2, y + r, w / 2, r, face)
        self.box(x, y + r, w, h - r, face, None)

    def done(self) -> Image.Image:
        return self.image.reduce(self.over)
