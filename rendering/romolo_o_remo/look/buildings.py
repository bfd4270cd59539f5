"""Buildings as small pictures that stand in the land."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from games.romolo_o_remo.terms import Building
from rendering.kit.cache import remember
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, MARBLE, Colour, mix
from rendering.romolo_o_remo.look.colours import (
    DEEP,
    FIELD_RIPE,
    GOODS,
    LEAF_DARK,
    ROOF,
    STONEWORK,
    STONEWORK_DARK,
    THATCH,
    WAVE,
)

OVER = 4
LINE = 0.035
MERLONS = 5  # at most: the strongest cities
Standing: TypeAlias = Building | Literal["wall", "mercenary", "battle_marker"]
Point: TypeAlias = tuple[float, float]


class Chisel:
    """Draws outlined areas in shares of the box."""

    def __init__(self, w: int, h: int, line: float = LINE) -> None:
        self.w, self.h = w * OVER, h * OVER
        self.image = Image.new("RGBA", (self.w, self.h))
        self.draw = ImageDraw.Draw(self.image)
        self.thick = max(1, round(line * self.w))

    def area(self, points: Sequence[Point], face: Colour) -> None:
        dots = [(x * self.w, y * self.h) for x, y in points]
        self.draw.polygon(dots, fill=(*face, 255))
        self.draw.line([*dots, dots[0], dots[1]], (*INK, 255), self.thick, "curve")

    def box(self, x: float, y: float, w: float, h: float, face: Colour) -> None:
        self.area([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], face)

    def plain(self, x: float, y: float, w: float, h: float, face: Colour) -> None:
        corners = (x * self.w, y * self.h, (x + w) * self.w, (y + h) * self.h)
        self.draw.rectangle(corners, (*face, 255))

    def disc(self, x: float, y: float, r: float, face: Colour) -> None:
        side, cx, cy = r * self.w, x * self.w, y * self.h
        corners = (cx - side, cy - side, cx + side, cy + side)
        self.draw.ellipse(corners, (*face, 255), (*INK, 255), self.thick)

    def line(self, points: Sequence[Point], colour: Colour, thick: float = LINE) -> None:
        dots = [(x * self.w, y * self.h) for x, y in points]
        self.draw.line(dots, (*colour, 255), max(1, round(thick * self.w)), "curve")

    def arch(self, x: float, y: float, w: float, h: float, face: Colour = INK) -> None:
        """An opening with a round top."""
        r = w / 2
        left, top = x * self.w, y * self.h
        self.draw.ellipse((left, top, left + w * self.w, top + w * self.w), (*face, 255))
        self.plain(x, y + r * self.w / self.h, w, h - r * self.w / self.h, face)

    def done(self) -> Image.Image:
        return self.image.reduce(OVER)


def _farm(c: Chisel) -> None:
    c.area([(0.02, 0.98), (0.2, 0.72), (0.98, 0.72), (0.98, 0.98)], FIELD_RIPE)
    c.box(0.2, 0.46, 0.5, 0.36, STONEWORK)
    c.area([(0.1, 0.5), (0.45, 0.16), (0.8, 0.5)], THATCH)
    c.plain(0.38, 0.58, 0.13, 0.24, INK)
    c.disc(0.86, 0.5, 0.12, LEAF_DARK)


def _warehouse(c: Chisel) -> None:
    c.box(0.08, 0.4, 0.84, 0.58, MARBLE)
    c.area([(0.0, 0.44), (0.16, 0.18), (0.84, 0.18), (1.0, 0.44)], ROOF)


def _harbour(c: Chisel) -> None:
    c.area([(0.02, 0.7), (0.98, 0.7), (0.98, 0.98), (0.02, 0.98)], WAVE)
    c.line([(0.1, 0.86), (0.3, 0.82), (0.5, 0.86), (0.7, 0.82), (0.9, 0.86)], DEEP)
    c.area([(0.14, 0.6), (0.86, 0.6), (0.74, 0.8), (0.26, 0.8)], GOODS["wood"])
    c.area([(0.5, 0.08), (0.84, 0.52), (0.5, 0.52)], MARBLE)
    c.line([(0.5, 0.06), (0.5, 0.62)], INK, 0.06)


def _temple(c: Chisel) -> None:
    c.box(0.04, 0.86, 0.92, 0.12, MARBLE)
    for x in (0.12, 0.33, 0.54, 0.75):
        c.box(x, 0.42, 0.13, 0.44, MARBLE)
    c.area([(0.02, 0.42), (0.5, 0.08), (0.98, 0.42)], MARBLE)
    c.area([(0.3, 0.36), (0.5, 0.21), (0.7, 0.36)], ROOF)


def _sawmill(c: Chisel) -> None:
    c.box(0.06, 0.42, 0.6, 0.54, mix(GOODS["wood"], MARBLE, 0.35))
    c.area([(0.0, 0.46), (0.36, 0.14), (0.72, 0.46)], GOODS["wood"])
    c.disc(0.72, 0.72, 0.24, STONEWORK)
    c.disc(0.72, 0.72, 0.06, INK)


def _quarry(c: Chisel) -> None:
    c.area([(0.02, 0.96), (0.12, 0.4), (0.4, 0.2), (0.6, 0.5), (0.6, 0.96)], STONEWORK_DARK)
    c.box(0.46, 0.66, 0.5, 0.3, MARBLE)
    c.box(0.56, 0.38, 0.34, 0.28, MARBLE)


def _aqueduct(c: Chisel) -> None:
    c.box(0.0, 0.26, 1.0, 0.72, STONEWORK)
    c.plain(0.0, 0.22, 1.0, 0.1, DEEP)
    for x in (0.08, 0.4, 0.72):
        c.arch(x, 0.48, 0.2, 0.5)


def _forum(c: Chisel) -> None:
    c.box(0.02, 0.46, 0.96, 0.52, MARBLE)
    for x in (0.09, 0.27, 0.45, 0.63, 0.81):
        c.arch(x, 0.6, 0.11, 0.38)
    c.area([(0.0, 0.5), (0.08, 0.3), (0.92, 0.3), (1.0, 0.5)], ROOF)
    c.line([(0.5, 0.3), (0.5, 0.05)], INK, 0.05)
    c.area([(0.5, 0.04), (0.78, 0.11), (0.5, 0.19)], FIELD_RIPE)


def _wall(c: Chisel) -> None:
    c.box(0.02, 0.42, 0.96, 0.54, STONEWORK)
    for x in (0.02, 0.38, 0.74):
        c.box(x, 0.22, 0.24, 0.22, STONEWORK)
    c.line([(0.02, 0.68), (0.98, 0.68)], STONEWORK_DARK)
    c.line([(0.5, 0.44), (0.5, 0.68)], STONEWORK_DARK)


def _mercenary(c: Chisel) -> None:
    c.line([(0.84, 0.04), (0.84, 0.98)], INK, 0.06)
    c.area([(0.24, 0.98), (0.28, 0.52), (0.68, 0.52), (0.72, 0.98)], STONEWORK_DARK)
    c.disc(0.48, 0.32, 0.2, THATCH)
    c.area([(0.26, 0.3), (0.48, 0.04), (0.7, 0.3)], STONEWORK)


def _battle(c: Chisel) -> None:
    for a, b in ((0.1, 0.9), (0.9, 0.1)):
        c.line([(a, 0.08), (b, 0.92)], INK, 0.15)
        c.line([(a, 0.08), (b, 0.92)], STONEWORK, 0.08)
    for x in (0.2, 0.8):
        c.disc(x, 0.86, 0.1, THATCH)


_DRAWN: dict[Standing, Callable[[Chisel], None]] = {
    "farm": _farm,
    "warehouse": _warehouse,
    "harbour": _harbour,
    "temple": _temple,
    "sawmill": _sawmill,
    "quarry": _quarry,
    "aqueduct": _aqueduct,
    "forum": _forum,
    "wall": _wall,
    "mercenary": _mercenary,
    "battle_marker": _battle,
}


@remember(300)
def building(w: int, h: int, kind: Standing) -> Image.Image:
    chisel = Chisel(w, h)
    _DRAWN[kind](chisel)
    return chisel.done()


@remember(60)
def tower(w: int, h: int, seat: int, damaged: bool) -> Image.Image:
    """The tower of a king, in his colour; a damaged one has a crack."""
    c = Chisel(w, h)
    face = SEATS[seat].colour
    c.area([(0.2, 0.98), (0.25, 0.36), (0.75, 0.36), (0.8, 0.98)], face)
    c.box(0.15, 0.22, 0.7, 0.16, face)
    for x in (0.15, 0.41, 0.67):
        c.box(x, 0.08, 0.18, 0.16, face)
    c.arch(0.4, 0.68, 0.2, 0.3)
    if damaged:
        c.line([(0.72, 0.04), (0.52, 0.3), (0.66, 0.5), (0.48, 0.72)], MARBLE, 0.1)
        c.line([(0.72, 0.04), (0.52, 0.3), (0.66, 0.5), (0.48, 0.72)], INK, 0.05)
    return c.done()


@remember(60)
def battlement(w: int, h: int, strength: int) -> Image.Image:
    """A piece of a city's wall: the stronger, the more merlons."""
    c = Chisel(w, h, 0.05)
    c.box(0.03, 0.24, 0.94, 0.73, STONEWORK)
    n = min(MERLONS, strength + 1)
    step = 0.94 / (2 * n - 1)
    for k in range(n):
        c.box(0.03 + 2 * k * step, 0.06, step, 0.2, STONEWORK)
    c.plain(0.07, 0.28, 0.86, 0.65, mix(STONEWORK, MARBLE, 0.55))
    return c.done()


@remember(20)
def awning(w: int, h: int, stripe: Colour) -> Image.Image:
    """The roof of a stall, in stripes with a scalloped hem."""
    c = Chisel(w, h, 0.012)
    n = 5
    for k in range(n):
        face = MARBLE if k % 2 else stripe
        x, wide = 0.01 + k * 0.98 / n, 0.98 / n
        hem = [(x + wide * share, 0.78 + 0.2 * (1 - (2 * share - 1) ** 2)) for share in _HEM]
        c.area([(x, 0.04), (x + wide, 0.04), *reversed(hem)], face)
    return c.done()


_HEM = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
