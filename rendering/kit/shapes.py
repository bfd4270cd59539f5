"""Own vector shapes, drawn large and scaled down once so that edges are smooth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from rendering.kit.cache import remember

Shape: TypeAlias = Literal[
    "disc", "square", "diamond", "triangle", "cross",
    "rubble", "log", "trowel", "bricks", "ashlar", "column", "fan", "laurel",
    "door", "fountain", "roof", "window", "amphora", "galley", "lyre", "toga",
]  # fmt: skip
Point: TypeAlias = tuple[float, float]

OVERSIZE = 4


class Pen:
    """Draws in the unit square; `ink` 0 cuts out of what is already there."""

    def __init__(self, w: int, h: int) -> None:
        self.w, self.h = w * OVERSIZE, h * OVERSIZE
        self.image = Image.new("L", (self.w, self.h))
        self.draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Sequence[Point], ink: int = 255) -> None:
        self.draw.polygon([(x * self.w, y * self.h) for x, y in points], fill=ink)

    def rect(
        self, x: float, y: float, w: float, h: float, round: float = 0, ink: int = 255
    ) -> None:
        left, top = x * self.w, y * self.h
        corners = (left, top, max(left, left + w * self.w - 1), max(top, top + h * self.h - 1))
        self.draw.rounded_rectangle(corners, round * min(self.w, self.h), fill=ink)

    def disc(self, x: float, y: float, r: float, ink: int = 255) -> None:
        side = min(self.w, self.h) * r
        cx, cy = x * self.w, y * self.h
        self.draw.ellipse((cx - side, cy - side, cx + side - 1, cy + side - 1), fill=ink)

    def line(self, points: Sequence[Point], width: float, ink: int = 255) -> None:
        thick = max(1, int(width * min(self.w, self.h)))
        self.draw.line([(x * self.w, y * self.h) for x, y in points], ink, thick, "curve")

    def done(self) -> Image.Image:
        return self.image.reduce(OVERSIZE)


def _disc(pen: Pen) -> None:
    pen.disc(0.5, 0.5, 0.5)


def _square(pen: Pen) -> None:
    pen.rect(0.05, 0.05, 0.9, 0.9, 0.08)


def _diamond(pen: Pen) -> None:
    pen.polygon([(0.5, -0.02), (1.02, 0.5), (0.5, 1.02), (-0.02, 0.5)])


def _triangle(pen: Pen) -> None:
    pen.polygon([(0.5, 0), (1.0, 0.94), (0, 0.94)])


def _cross(pen: Pen) -> None:
    pen.rect(0.2, 0, 0.6, 1, 0.06)
    pen.rect(0, 0.2, 1, 0.6, 0.06)


def _rubble(pen: Pen) -> None:
    pen.polygon([(0.3, 0.42), (0.38, 0.16), (0.62, 0.1), (0.74, 0.3), (0.66, 0.5), (0.42, 0.52)])
    pen.polygon([(0, 0.86), (0.06, 0.62), (0.28, 0.54), (0.47, 0.66), (0.45, 0.9), (0.1, 0.94)])
    pen.polygon([(0.53, 0.9), (0.55, 0.66), (0.74, 0.54), (0.96, 0.62), (1, 0.86), (0.86, 0.94)])


def _log(pen: Pen) -> None:
    for x, y in ((0.5, 0.3), (0.27, 0.7), (0.73, 0.7)):
        pen.disc(x, y, 0.235)
        pen.disc(x, y, 0.15, 0)
        pen.disc(x, y, 0.085)


def _trowel(pen: Pen) -> None:
    pen.polygon([(0.02, 0.98), (0.16, 0.36), (0.64, 0.84)])
    pen.line([(0.42, 0.58), (0.62, 0.42), (0.68, 0.32)], 0.1)
    pen.line([(0.64, 0.36), (0.94, 0.06)], 0.17)


def _bricks(pen: Pen) -> None:
    for y, starts in ((0.1, (0.0, 0.52)), (0.39, (-0.26, 0.26, 0.78)), (0.68, (0.0, 0.52))):
        for x in starts:
            left, right = max(0.0, x), min(1.0, x + 0.46)
            pen.rect(left, y, right - left, 0.23, 0.02)


def _ashlar(pen: Pen) -> None:
    pen.polygon([(0.5, 0.02), (0.94, 0.26), (0.5, 0.5), (0.06, 0.26)])
    pen.polygon([(0.04, 0.33), (0.46, 0.56), (0.46, 1.0), (0.04, 0.76)])
    pen.polygon([(0.96, 0.33), (0.54, 0.56), (0.54, 1.0), (0.96, 0.76)])


def _column(pen: Pen) -> None:
    pen.rect(0.1, 0.04, 0.8, 0.1, 0.02)
    pen.disc(0.2, 0.2, 0.11)
    pen.disc(0.8, 0.2, 0.11)
    pen.rect(0.2, 0.12, 0.6, 0.12)
    for x in (0.28, 0.445, 0.61):
        pen.rect(x, 0.28, 0.11, 0.54)
    pen.rect(0.2, 0.82, 0.6, 0.08)
    pen.rect(0.1, 0.9, 0.8, 0.09, 0.02)


def _turned(points: Sequence[Point], about: Point, angle: float) -> list[Point]:
    (cx, cy), c, s = about, cos(angle), sin(angle)
    return [(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c) for x, y in points]


def _fan(pen: Pen) -> None:
    """Three cards held in a hand."""
    card = [(0.34, 0.12), (0.66, 0.12), (0.66, 0.86), (0.34, 0.86)]
    rim = [(0.29, 0.07), (0.71, 0.07), (0.71, 0.9), (0.29, 0.9)]
    for angle in (-0.4, 0, 0.4):
        pen.polygon(_turned(rim, (0.5, 1.1), angle), 0)
        pen.polygon(_turned(card, (0.5, 1.1), angle))


def _laurel(pen: Pen) -> None:
    """Two branches open at the top."""
    for side in (-1, 1):
        for n in range(7):
            angle = pi / 2 + side * (0.28 + n * 0.37)
            x, y = 0.5 + 0.4 * cos(angle), 0.5 + 0.4 * sin(angle)
            for lean, long in ((0.85, 0.15), (-0.4, 0.13)):
                tip = angle + side * (pi / 2 - lean)
                _leaf(pen, (x, y), tip, long)


def _leaf(pen: Pen, root: Point, angle: float, long: float) -> None:
    x, y = root
    across = (-sin(angle) * long * 0.24, cos(angle) * long * 0.24)
    belly = (x + cos(angle) * long * 0.5, y + sin(angle) * long * 0.5)
    tip = (x + cos(angle) * long, y + sin(angle) * long)
    left = (belly[0] + across[0], belly[1] + across[1])
    right = (belly[0] - across[0], belly[1] - across[1])
    pen.polygon([root, left, tip, right])


def _door(pen: Pen) -> None:
    """Two wings in a frame."""
    pen.rect(0.08, 0, 0.84, 1, 0.03)
    pen.rect(0.17, 0.09, 0.66, 0.91, ink=0)
    for x in (0.23, 0.53):
        pen.rect(x, 0.15, 0.24, 0.85)
    for x in (0.41, 0.59):
        pen.disc(x, 0.58, 0.045, 0)


def _fountain(pen: Pen) -> None:
    """Two bowls and the jets over them."""
    pen.rect(0.05, 0.84, 0.9, 0.14, 0.03)
    pen.polygon([(0.0, 0.68), (1.0, 0.68), (0.86, 0.86), (0.14, 0.86)])
    pen.rect(0.45, 0.34, 0.1, 0.4)
    pen.polygon([(0.22, 0.42), (0.78, 0.42), (0.64, 0.55), (0.36, 0.55)])
    for side in (-1, 1):
        jet = [(0.5, 0.06), (0.5 + side * 0.16, 0.08), (0.5 + side * 0.26, 0.34)]
        pen.line(jet, 0.07)
        pen.line([(0.5 + side * 0.34, 0.44), (0.5 + side * 0.4, 0.62)], 0.06)
    pen.line([(0.5, 0.03), (0.5, 0.36)], 0.07)


def _roof(pen: Pen) -> None:
    """A gable with rows of tiles."""
    pen.polygon([(0.5, 0.08), (1.0, 0.56), (0.0, 0.56)])
    for y, left, right in ((0.62, 0.02, 0.98), (0.78, 0.08, 0.92)):
        pen.rect(left, y, right - left, 0.1, 0.02)
    pen.polygon([(0.5, 0.25), (0.72, 0.47), (0.28, 0.47)], 0)


def _window(pen: Pen) -> None:
    """Four panes and a sill."""
    pen.disc(0.5, 0.44, 0.42)
    pen.rect(0.08, 0.44, 0.84, 0.42)
    pen.rect(0, 0.88, 1, 0.11, 0.02)
    for x in (0.18, 0.54):
        pen.rect(x, 0.5, 0.28, 0.27, ink=0)
    pen.disc(0.5, 0.44, 0.32, 0)
    pen.rect(0.16, 0.41, 0.68, 0.09)
    pen.rect(0.46, 0.06, 0.08, 0.8)
    pen.rect(0.18, 0.42, 0.64, 0.08)


def _amphora(pen: Pen) -> None:
    pen.rect(0.34, 0.02, 0.32, 0.09, 0.02)
    pen.rect(0.42, 0.08, 0.16, 0.2)
    pen.polygon([(0.42, 0.24), (0.58, 0.24), (0.8, 0.42), (0.5, 0.98), (0.2, 0.42)])
    pen.disc(0.5, 0.46, 0.29)
    pen.rect(0.36, 0.92, 0.28, 0.07, 0.02)
    for side in (-1, 1):
        pen.line(
            [(0.5 + side * 0.1, 0.14), (0.5 + side * 0.3, 0.16), (0.5 + side * 0.3, 0.36)], 0.07
        )


def _galley(pen: Pen) -> None:
    """A merchant ship under sail."""
    pen.polygon([(0.0, 0.62), (0.86, 0.62), (1.0, 0.5), (0.9, 0.9), (0.16, 0.9)])
    pen.rect(0.44, 0.06, 0.06, 0.56)
    pen.polygon([(0.12, 0.12), (0.82, 0.12), (0.9, 0.5), (0.2, 0.5)])
    pen.line([(0.0, 0.98), (0.3, 0.95), (0.6, 0.98), (1.0, 0.95)], 0.045)


def _lyre(pen: Pen) -> None:
    """Two horns, a yoke and four strings."""
    pen.disc(0.5, 0.74, 0.24)
    for side in (-1, 1):
        horn = [(0.5 + side * x, y) for x, y in ((0.2, 0.72), (0.36, 0.44), (0.2, 0.24), (0.4, 0))]
        pen.line(horn, 0.1)
    pen.rect(0.14, 0.16, 0.72, 0.08, 0.02)
    for x in (0.36, 0.455, 0.545, 0.64):
        pen.line([(x, 0.2), (x, 0.7)], 0.035)
    pen.rect(0.3, 0.7, 0.4, 0.05, ink=0)
    pen.rect(0.2, 0.92, 0.6, 0.08, 0.02)


def _toga(pen: Pen) -> None:
    """A man seen from the front, his mantle over the left shoulder."""
    pen.disc(0.5, 0.2, 0.19)
    pen.polygon([(0.3, 0.44), (0.7, 0.44), (0.9, 0.58), (0.96, 1), (0.04, 1), (0.1, 0.58)])
    pen.line([(0.62, 0.4), (0.3, 1.02)], 0.07, ink=0)
    pen.line([(0.78, 0.46), (0.56, 1.02)], 0.07, ink=0)


_DRAWN: dict[Shape, Callable[[Pen], None]] = {
    "disc": _disc,
    "square": _square,
    "diamond": _diamond,
    "triangle": _triangle,
    "cross": _cross,
    "rubble": _rubble,
    "log": _log,
    "trowel": _trowel,
    "bricks": _bricks,
    "ashlar": _ashlar,
    "column": _column,
    "fan": _fan,
    "laurel": _laurel,
    "door": _door,
    "fountain": _fountain,
    "roof": _roof,
    "window": _window,
    "amphora": _amphora,
    "galley": _galley,
    "lyre": _lyre,
    "toga": _toga,
}


@remember(512)
def shape_mask(shape: Shape, w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    _DRAWN[shape](pen)
    return pen.done()


@remember(64)
def corner_masks(radius: int) -> tuple[Image.Image, ...]:
    """The four quarters of a disc: upper left, upper right, lower left, lower right."""
    pen = Pen(2 * radius, 2 * radius)
    pen.disc(0.5, 0.5, 0.5)
    disc = pen.done()
    places = ((0, 0), (radius, 0), (0, radius), (radius, radius))
    return tuple(disc.crop((x, y, x + radius, y + radius)) for x, y in places)


@remember(512)
def rounded_mask(w: int, h: int, radius: int) -> Image.Image:
    """A rectangle with round corners; only the corners are drawn large."""
    mask = Image.new("L", (w, h), 255)
    radius = min(radius, w // 2, h // 2)
    if not radius:
        return mask
    places = ((0, 0), (w - radius, 0), (0, h - radius), (w - radius, h - radius))
    for corner, place in zip(corner_masks(radius), places, strict=True):
        mask.paste(corner, place)
    return mask


@remember(256)
def halo_mask(w: int, h: int, radius: int, reach: int) -> Image.Image:
    """A soft glow around, not on, a box of this size; larger by `reach` on every side."""
    mask = Image.new("L", (w + 2 * reach, h + 2 * reach))
    steps = max(2, reach // 2)
    for n in range(1, steps + 1):
        grow = round(reach * (1 - n / steps))
        ring = rounded_mask(w + 2 * grow, h + 2 * grow, radius + grow)
        level = round(175 * (n / steps) ** 1.6)
        mask.paste(level, (reach - grow, reach - grow), ring)
    inside = max(4, reach // 3)
    core = rounded_mask(w - 2 * inside, h - 2 * inside, max(0, radius - inside))
    mask.paste(0, (reach + inside, reach + inside), core)
    return mask


@remember(256)
def outline_mask(w: int, h: int, radius: int, width: int) -> Image.Image:
    """The rim of a rounded rectangle, drawn inwards."""
    mask = rounded_mask(w, h, radius).copy()
    inner = rounded_mask(w - 2 * width, h - 2 * width, max(0, radius - width))
    mask.paste(0, (width, width), inner)
    return mask


@remember(64)
def outline_corners(radius: int, width: int) -> tuple[Image.Image, ...]:
    """Of such a rim: left and right above, then below."""
    side = max(radius, width)
    rim = outline_mask(2 * side, 2 * side, radius, width)
    return tuple(rim.crop((x, y, x + side, y + side)) for y in (0, side) for x in (0, side))


@remember(16)
def meander_mask(w: int, h: int) -> Image.Image:
    """A band of the Greek key, for the rim of title bars."""
    unit = h / 5
    pen = Pen(w, h)
    thick = unit * OVERSIZE
    key = [(0, 4), (0, 0), (4, 0), (4, 3), (2, 3), (2, 2)]
    x = 0.0
    while x < w:
        dots = [((x + (kx + 0.5) * unit) * OVERSIZE, (ky + 0.5) * thick) for kx, ky in key]
        pen.draw.line(dots, 255, int(thick * 0.8))
        foot = [((x + kx * unit) * OVERSIZE, 4.5 * thick) for kx in (0.1, 6.9)]
        pen.draw.line(foot, 255, int(thick * 0.8))
        x += 6 * unit
    return pen.done()
