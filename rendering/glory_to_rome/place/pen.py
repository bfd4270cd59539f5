"""Draws in shares of a box, large and scaled down once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from PIL import Image, ImageDraw

from rendering.kit.theme import INK, Colour, mix

Point: TypeAlias = tuple[float, float]


class Pen:
    """Areas with or without a line around; shares of the width and the height of the box."""

    def __init__(self, w: int, h: int, ground: Colour | None = None, over: int = 3) -> None:
        self.over, self.w, self.h = over, max(1, w) * over, max(1, h) * over
        fill = (*ground, 255) if ground else (0, 0, 0, 0)
        self.image = Image.new("RGBA", (self.w, self.h), fill)
        self.draw = ImageDraw.Draw(self.image)
        self.thick = max(1, round(1.5 * over))

    def rect(
        self,
        x: float,
        y: float,
        right: float,
        bottom: float,
        face: Colour,
        line: Colour | None = INK,
    ) -> None:
        corners = (x * self.w, y * self.h, right * self.w, bottom * self.h)
        self.draw.rectangle(corners, face, line, self.thick)

    def area(self, points: Sequence[Point], face: Colour, line: Colour | None = INK) -> None:
        at = [(x * self.w, y * self.h) for x, y in points]
        self.draw.polygon(at, face)
        if line:
            self.draw.line([*at, at[0], at[1]], line, self.thick, "curve")

    def oval(
        self,
        x: float,
        y: float,
        right: float,
        bottom: float,
        face: Colour,
        line: Colour | None = None,
    ) -> None:
        corners = (x * self.w, y * self.h, right * self.w, bottom * self.h)
        self.draw.ellipse(corners, face, line, self.thick)

    def line(self, points: Sequence[Point], ink: Colour, thick: float = 1.5) -> None:
        """So many pixels thick."""
        at = [(x * self.w, y * self.h) for x, y in points]
        self.draw.line(at, ink, max(1, round(thick * self.over)), "curve")

    def dome(self, x: float, y: float, right: float, bottom: float, face: Colour) -> None:
        """The upper half of an oval; its foot is at `bottom`."""
        deep = 2 * (bottom - y)
        corners = (x * self.w, y * self.h, right * self.w, (y + deep) * self.h)
        self.draw.pieslice(corners, 180, 360, face, INK, self.thick)

    def gate(self, x: float, y: float, right: float, bottom: float, face: Colour) -> None:
        """An opening with a round head."""
        wide, top = (right - x) * self.w, y * self.h
        self.draw.ellipse((x * self.w, top, right * self.w, top + wide), face)
        self.draw.rectangle((x * self.w, top + wide / 2, right * self.w, bottom * self.h), face)

    # ---- walls --------------------------------------------------------------------------------

    def courses(
        self, box: tuple[float, float, float, float], rows: int, long: float, joint: Colour
    ) -> None:
        """Joints of bricks or blocks, every other row shifted; `long` is a share of the width."""
        x, y, right, bottom = box
        deep = (bottom - y) / rows
        for n in range(rows):
            top = y + n * deep
            self.line([(x, top), (right, top)], joint, 1)
            at = x + long * (0.5 if n % 2 else 1)
            while at < right - 0.005:
                self.line([(at, top), (at, top + deep)], joint, 1)
                at += long

    def pebbles(
        self,
        box: tuple[float, float, float, float],
        faces: Sequence[Colour],
        dice: Random,
        down: int = 5,
    ) -> None:
        """Stones as they were found."""
        x, y, right, bottom = box
        across = max(3, round(down * 1.5 * (right - x) * self.w / ((bottom - y) * self.h)))
        dx, dy = (right - x) / across, (bottom - y) / down
        for r in range(down):
            for c in range(across):
                left, top = x + (c + dice.uniform(0, 0.2)) * dx, y + (r + dice.uniform(0, 0.2)) * dy
                edge = left + dx * 0.82, top + dy * 0.82
                self.oval(left, top, min(edge[0], right), min(edge[1], bottom), dice.choice(faces))

    def planks(self, box: tuple[float, float, float, float], n: int, joint: Colour) -> None:
        x, y, right, bottom = box
        for k in range(1, n):
            at = x + (right - x) * k / n
            self.line([(at, y), (at, bottom)], joint, 1.2)

    def tiles(self, points: Sequence[Point], face: Colour, n: int = 7) -> None:
        """A roof seen from before: (left, right) at the eaves, then (right, left) at the ridge."""
        self.area(points, face)
        (x0, y0), (x1, _), (x2, y2), (x3, _) = points
        for k in range(1, n):
            share = k / n
            foot, top = (x0 + (x1 - x0) * share, y0), (x3 + (x2 - x3) * share, y2)
            self.line([foot, top], mix(face, INK, 0.35), 1.2)

    def done(self) -> Image.Image:
        return self.image.reduce(self.over)
