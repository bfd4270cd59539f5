"""Land outside the walls: fields, woods, quarries, groves, the camp; and the river."""

from __future__ import annotations

from math import sin
from random import Random

from PIL import Image

from rendering.corduba.look.brush import Brush
from rendering.corduba.look.colours import (
    DEEP,
    HILL,
    HILL_DARK,
    LEAF,
    LEAF_DARK,
    LINEN,
    MEADOW,
    MEADOW_DARK,
    RIPE,
    RIVER,
    SAND,
    WAVE,
    shaded,
)
from rendering.kit.cache import remember
from rendering.kit.shapes import rounded_mask
from rendering.kit.theme import INK, MARBLE, PLASTER, RED, mix


@remember(24)
def countryside(w: int, h: int, what: str) -> Image.Image:
    """The land of a site."""
    ground = {
        "cibus": RIPE,
        "lignum": LEAF,
        "lapis": HILL,
        "oleum": MEADOW,
        "marmor": mix(HILL, MARBLE, 0.55),
        "castra": MEADOW_DARK,
    }[what]
    brush, dice = Brush(w, h, ground, 2), Random(what)
    {
        "cibus": _fields,
        "lignum": _woods,
        "lapis": _quarry,
        "oleum": _grove,
        "marmor": _quarry,
        "castra": _camp,
    }[what](brush, dice)
    made = brush.done()
    made.putalpha(rounded_mask(w, h, h // 6))
    return made


def _fields(brush: Brush, dice: Random) -> None:
    for n in range(26):
        x = n / 25
        brush.line([(x, 0), (x - 0.08, 1)], shaded(RIPE, 0.14), 1.4)
    for _ in range(60):
        x, y = dice.random(), dice.random()
        brush.line([(x, y), (x + 0.004, y - 0.06)], shaded(RIPE, 0.35), 1.4)


def _woods(brush: Brush, dice: Random) -> None:
    trees = sorted((dice.random(), dice.random()) for _ in range(90))
    for y, x in trees:
        brush.oval(x, y, 0.04, 0.085, LEAF_DARK)
        brush.oval(x - 0.01, y - 0.02, 0.02, 0.045, LEAF)


def _quarry(brush: Brush, dice: Random) -> None:
    """Blocks in steps."""
    for n in range(40):
        x, y = dice.random(), dice.random()
        side = dice.uniform(0.02, 0.05)
        light = mix(HILL, MARBLE, dice.choice((0.3, 0.6, 0.8)))
        brush.box(x, y, side, side * 1.6, light, HILL_DARK if n % 3 else None)


def _grove(brush: Brush, dice: Random) -> None:
    """Olive trees in rows."""
    for r in range(5):
        for c in range(13):
            x, y = (c + 0.5 + dice.uniform(-0.15, 0.15)) / 13, (r + 0.5) / 5
            brush.oval(x, y + 0.05, 0.022, 0.03, shaded(MEADOW, 0.3))
            brush.oval(x, y, 0.022, 0.06, mix(LEAF, MEADOW_DARK, 0.4))


def _camp(brush: Brush, dice: Random) -> None:
    """Tents in rows."""
    for r in range(3):
        for c in range(11):
            x, y = (c + 0.5) / 11, (r + 0.62) / 3
            brush.area([(x - 0.03, y + 0.1), (x, y - 0.12), (x + 0.03, y + 0.1)], LINEN)
            brush.area([(x - 0.008, y + 0.1), (x, y), (x + 0.008, y + 0.1)], RED, None)


# ---- meadow and river -------------------------------------------------------------------------


@remember(8)
def bank(w: int, h: int) -> Image.Image:
    """The river between sandy banks; beyond the southern one lies plaster."""
    brush, dice = Brush(w, h, SAND, 2), Random(27)
    shore = [(n / 40, 0.2 + 0.07 * sin(n * 0.9)) for n in range(41)]
    other = [(n / 40, 0.8 + 0.06 * sin(n * 0.7 + 2)) for n in range(41)]
    brush.area([*((x, y + 0.13) for x, y in other), (1, 1), (0, 1)], PLASTER, None)
    brush.area([*shore, *reversed(other)], RIVER, DEEP)
    for _ in range(w // 14):
        x, y = dice.random(), dice.uniform(0.4, 0.74)
        wave = [(x + n * 0.004, y + 0.05 * sin(n * 1.6)) for n in range(5)]
        brush.line(wave, dice.choice((WAVE, WAVE, DEEP)), 1.6)
    return brush.done()


@remember(8)
def bridge(w: int, h: int) -> Image.Image:
    """The bridge over the Baetis, with its arches."""
    brush = Brush(w, h, over=3)
    stone = mix(HILL, MARBLE, 0.35)
    brush.box(0.0, 0.12, 1.0, 0.88, stone)
    for n in range(5):
        brush.arch(0.06 + n * 0.19, 0.42, 0.12, 0.6, RIVER)
    for n in range(16):
        brush.box(n / 16 + 0.01, 0.0, 0.03, 0.14, stone)
    return brush.done()


@remember(12)
def ship(w: int, h: int) -> Image.Image:
    brush = Brush(w, h, over=3)
    brush.area([(0.02, 0.62), (0.98, 0.62), (0.8, 0.94), (0.2, 0.94)], shaded(HILL_DARK, 0.2))
    brush.line([(0.5, 0.02), (0.5, 0.64)], INK, 2)
    brush.area([(0.18, 0.12), (0.82, 0.12), (0.9, 0.52), (0.1, 0.52)], LINEN)
    for x in (0.34, 0.62):
        brush.box(x, 0.13, 0.1, 0.38, RED, None)
    return brush.done()


@remember(24)
def tree(w: int, h: int) -> Image.Image:
    """A cypress."""
    brush = Brush(w, h, over=3)
    brush.oval(0.5, 0.55, 0.4, 0.45, LEAF_DARK)
    brush.oval(0.42, 0.5, 0.16, 0.34, LEAF)
    return brush.done()
