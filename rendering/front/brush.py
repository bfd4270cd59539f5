"""The brush for the paintings of front pages: flat shapes before a sky, with smooth edges."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw

from rendering.kit.theme import Colour, mix

OVERSIZE = 2
BANDS = 12  # of a sky

Point = tuple[float, float]


def sky_colours(top: Colour, horizon: Colour) -> tuple[Colour, ...]:
    """From the top down."""
    return tuple(mix(top, horizon, (n / (BANDS - 1)) ** 1.4) for n in range(BANDS))


class Brush:
    """Paints in pixels of the finished picture."""

    def __init__(self, w: int, h: int, sky: Sequence[Colour]) -> None:
        self.w, self.h = w, h
        self.image = Image.new("RGB", (w * OVERSIZE, h * OVERSIZE))
        self.draw = ImageDraw.Draw(self.image)
        for n, colour in enumerate(sky):
            self.rect(0, n * h / len(sky), w, h, colour)

    def rect(self, x: float, y: float, right: float, bottom: float, colour: Colour) -> None:
        o = OVERSIZE
        self.draw.rectangle((x * o, y * o, right * o - 1, bottom * o - 1), fill=colour)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        self.draw.polygon([(x * OVERSIZE, y * OVERSIZE) for x, y in points], fill=colour)

    def disc(self, x: float, y: float, r: float, colour: Colour) -> None:
        self.ellipse(x, y, r, r, colour)

    def ellipse(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        o = OVERSIZE
        corners = ((x - rx) * o, (y - ry) * o, (x + rx) * o, (y + ry) * o)
        self.draw.ellipse(corners, fill=colour)

    def line(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        scaled = [(x * OVERSIZE, y * OVERSIZE) for x, y in points]
        self.draw.line(scaled, colour, round(width * OVERSIZE), "curve")

    def hills(
        self, base: float, height: float, length: float, shift: float, colour: Colour
    ) -> None:
        """A rolling line over the whole width, and all below it."""
        points: list[Point] = [(self.w, self.h), (0, self.h)]
        for x in range(0, self.w + 1, 6):
            wave = sin((x + shift) * 2 * pi / length) + 0.5 * sin((x + shift) * 5.1 / length + 1)
            points.append((x, base - height * wave))
        self.polygon(points, colour)

    def arch(self, x: float, y: float, w: float, h: float, colour: Colour) -> None:
        """An opening with a round head, standing on y + h."""
        self.ellipse(x + w / 2, y + w / 2, w / 2, w / 2, colour)
        self.rect(x, y + w / 2, x + w, y + h, colour)

    def arcade(
        self, box: tuple[float, float, float, float], n: int, wall: Colour, opening: Colour
    ) -> None:
        """A wall with so many arches: x, y, width, height."""
        x, y, w, h = box
        self.rect(x, y, x + w, y + h, wall)
        step = w / n
        for k in range(n):
            self.arch(x + k * step + step * 0.18, y + h * 0.24, step * 0.64, h * 0.76, opening)

    def temple(self, x: float, base: float, w: float, h: float, wall: Colour, dark: Colour) -> None:
        """Steps, columns before a dark hall, and a gable."""
        gable, step = h * 0.34, h * 0.07
        self.rect(x - w * 0.06, base - step, x + w * 1.06, base, wall)
        self.rect(x - w * 0.03, base - 2 * step, x + w * 1.03, base - step, wall)
        top = base - h + gable
        self.rect(x + w * 0.04, top, x + w * 0.96, base - 2 * step, dark)
        for n in range(6):
            left = x + w * (0.03 + n * 0.175)
            self.rect(left, top, left + w * 0.065, base - 2 * step, wall)
        self.rect(x, top - h * 0.06, x + w, top + h * 0.02, wall)
        roof = [
            (x - w * 0.04, top - h * 0.05),
            (x + w / 2, base - h),
            (x + w * 1.04, top - h * 0.05),
        ]
        self.polygon(roof, wall)
        inner = [
            (x + w * 0.14, top - h * 0.075),
            (x + w / 2, base - h + gable * 0.27),
            (x + w * 0.86, top - h * 0.075),
        ]
        self.polygon(inner, dark)

    def cypress(self, x: float, base: float, h: float, colour: Colour) -> None:
        self.ellipse(x, base - h * 0.52, h * 0.13, h * 0.48, colour)
        self.rect(x - 1.5, base - h * 0.1, x + 1.5, base, colour)

    def tree(self, x: float, base: float, h: float, colour: Colour) -> None:
        """A round crown on a stem."""
        self.rect(x - h * 0.05, base - h * 0.5, x + h * 0.05, base, colour)
        for dx, dy, r in ((0, 0.72, 0.3), (-0.22, 0.6, 0.22), (0.22, 0.6, 0.22)):
            self.disc(x + dx * h, base - dy * h, r * h, colour)

    def rays(self, x: float, y: float, r: float, n: int, colour: Colour) -> None:
        """Wedges of light around a point."""
        for k in range(n):
            a, b = 2 * pi * k / n, 2 * pi * (k + 0.5) / n
            ends = [(x + r * cos(t), y + r * sin(t)) for t in (a, b)]
            self.polygon([(x, y), *ends], colour)

    def galley(self, x: float, y: float, w: float, hull: Colour, sail: Colour) -> None:
        """A ship with a square sail, its water line at y."""
        h = w * 0.2
        self.polygon(
            [(x - w * 0.1, y - h * 1.2), (x, y - h * 0.6), (x + w * 0.86, y - h * 0.6),
             (x + w, y - h * 1.5), (x + w * 0.9, y), (x + w * 0.12, y)],
            hull,
        )  # fmt: skip
        self.rect(x + w * 0.46, y - w * 0.62, x + w * 0.49, y - h * 0.5, hull)
        self.polygon(
            [(x + w * 0.24, y - w * 0.58), (x + w * 0.71, y - w * 0.58),
             (x + w * 0.76, y - w * 0.24), (x + w * 0.28, y - w * 0.24)],
            sail,
        )  # fmt: skip

    def done(self) -> Image.Image:
        return self.image.reduce(OVERSIZE)
