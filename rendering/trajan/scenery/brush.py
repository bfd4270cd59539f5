"""Paints a window of the scene at any scale; what lies outside is left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from rendering.kit.theme import Colour

Point: TypeAlias = tuple[float, float]
Window: TypeAlias = tuple[float, float, float, float]  # left, top, width, height

OVERSIZE = 2
BROAD = 3  # units


class Brush:
    """Reckons in units of the scene."""

    def __init__(self, window: Window, size: tuple[int, int], ground: Colour) -> None:
        self.left, self.top, w, h = window
        self.right, self.bottom = self.left + w, self.top + h
        self.k = size[0] * OVERSIZE / w
        self.image = Image.new("RGB", (size[0] * OVERSIZE, size[1] * OVERSIZE), ground)
        self.draw = ImageDraw.Draw(self.image)

    def sees(self, x: float, y: float, reach: float = 0) -> bool:
        """Whether something around a point can be in the window."""
        across = self.left - reach <= x <= self.right + reach
        return across and self.top - reach <= y <= self.bottom + reach

    def shows(self, box: Window) -> bool:
        """Whether a part of a box can be in the window."""
        x, y, w, h = box
        across = x < self.right and self.left < x + w
        return across and y < self.bottom and self.top < y + h

    def dots(self, points: Sequence[Point]) -> list[Point]:
        k, left, top = self.k, self.left, self.top
        return [((x - left) * k, (y - top) * k) for x, y in points]

    def thick(self, units: float) -> int:
        return max(1, round(units * self.k))

    def area(
        self, points: Sequence[Point], face: Colour, line: Colour | None = None, thick: float = 1.5
    ) -> None:
        dots = self.dots(points)
        self.draw.polygon(dots, fill=face)
        if line:
            self.draw.line([*dots, dots[0]], line, self.thick(thick))

    def box(
        self, box: tuple[float, float, float, float], face: Colour, line: Colour | None = None
    ) -> None:
        x, y, w, h = box
        (left, top), (right, bottom) = self.dots([(x, y), (x + w, y + h)])
        edge = self.thick(1.5) if line else 0
        self.draw.rectangle((left, top, right - 1, bottom - 1), face, line, edge)

    def oval(self, x: float, y: float, rx: float, ry: float, face: Colour) -> None:
        (left, top), (right, bottom) = self.dots([(x - rx, y - ry), (x + rx, y + ry)])
        self.draw.ellipse((left, top, right, bottom), face)

    def line(self, points: Sequence[Point], colour: Colour, thick: float = 1.5) -> None:
        """Its corners are round where it is broad."""
        joint = "curve" if thick > BROAD else None
        self.draw.line(self.dots(points), colour, self.thick(thick), joint)

    def arch(self, x: float, y: float, w: float, h: float, face: Colour) -> None:
        """An opening with a round head, standing on y + h."""
        self.oval(x + w / 2, y + w / 2, w / 2, w / 2, face)
        self.box((x, y + w / 2, w, h - w / 2), face)

    def column(self, x: float, y: float, w: float, h: float, face: Colour, shade: Colour) -> None:
        """A shaft between base and capital, its right side in the shade."""
        self.box((x, y + 6, w, h - 12), face)
        self.box((x + w * 0.62, y + 6, w * 0.38, h - 12), shade)
        for top in (y, y + h - 6):
            self.box((x - 4, top, w + 8, 6), face)
            self.box((x - 4, top + 4, w + 8, 2), shade)

    def done(self) -> Image.Image:
        return self.image.reduce(OVERSIZE)
