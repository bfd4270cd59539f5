"""The ground of the sea: waves, two coasts with little harbours, the port of the city."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from rendering.kit.theme import INK, MARBLE
from rendering.nova_roma.scenery.brush import Brush, Point
from rendering.nova_roma.scenery.colours import (
    FOAM,
    GRASS,
    LEAF,
    LEAF_DARK,
    SAND,
    SHOAL,
    TILES,
    TIMBER,
    WALL,
    WALL_DARK,
    WALL_LIGHT,
    WATER,
    WATER_DEEP,
    lit,
    shaded,
)
from rendering.nova_roma.scenery.measures import HARBOURS, HOME, LEFT, PLATE, SEA, STEP
from rendering.nova_roma.scenery.walls import tower

INLET, HEADLAND = 50, 96  # how far the coast reaches into the sea


def paint_sea(brush: Brush) -> None:
    _deep(brush)
    _waves(brush)
    _coast(brush, north=True)
    _coast(brush, north=False)
    _routes(brush)
    for name, box in HARBOURS.items():
        _harbour(brush, box.x + box.w / 2, box.y, name[0] == "N")
    _port(brush)


def _deep(brush: Brush) -> None:
    """Deeper water in the middle."""
    for rise, face in ((0.17, SHOAL), (0.11, WATER_DEEP)):
        north = [(x, SEA * (0.5 - rise) + 7 * sin(x / 60)) for x in range(HOME + 60, LEFT + 1, 10)]
        south = [(x, SEA * (0.5 + rise) + 7 * sin(x / 45)) for x in range(LEFT, HOME + 59, -10)]
        brush.area([(HOME + 20, SEA * 0.5), *north, *south], face)


def _waves(brush: Brush) -> None:
    dice = Random(7)
    for _ in range(64):
        x, y = dice.uniform(HOME, LEFT - 30), dice.uniform(SEA * 0.28, SEA * 0.72)
        brush.line([(x, y), (x + 6, y - 3), (x + 12, y), (x + 18, y - 3), (x + 24, y)], FOAM, 1.5)


def _coast(brush: Brush, north: bool) -> None:
    """Sand and grass, with a headland for each harbour."""
    for inset, face in ((0, FOAM), (5, SAND), (13, GRASS)):
        points: list[Point] = [(LEFT, 0), (HOME - 20, 0)]
        for x in range(HOME - 20, LEFT + 1, 4):
            reach = (1 - cos((x - HOME - 6) * 2 * pi / STEP)) / 2
            points.append((x, INLET + (HEADLAND - INLET) * reach**0.6 - inset))
        brush.area(points if north else [(x, SEA - y) for x, y in points], face)


def _routes(brush: Brush) -> None:
    """Dashes from harbour to harbour."""
    for side in ("N", "S"):
        ports = [box for name, box in HARBOURS.items() if name[0] == side]
        y = ports[0].bottom + 34 if side == "N" else ports[0].y - 34
        for n in range((LEFT - HOME - 20) // 16):
            x = HOME + n * 16
            brush.line([(x, y), (x + 8, y)], lit(WATER, 0.5), 2)


def _harbour(brush: Brush, cx: float, y: float, north: bool) -> None:
    """A mole with a light at its end, and trees behind the houses."""
    foot, sign = (y + PLATE, 1) if north else (y, -1)
    brush.line([(cx + 40, foot - sign * 4), (cx + 40, foot + sign * 12)], WALL_DARK, 7)
    brush.line([(cx + 40, foot - sign * 4), (cx + 40, foot + sign * 12)], WALL_LIGHT, 4)
    brush.oval(cx + 40, foot + sign * 14, 4, 4, TILES, INK)
    brush.line([(cx - 42, foot - sign * 2), (cx - 42, foot + sign * 9)], TIMBER, 4)


def _port(brush: Brush) -> None:
    """The city's own harbour: quays around a basin, a lighthouse at its mouth."""
    brush.box(0, 0, HOME + 4, SEA, GRASS)
    brush.box(0, 0, HOME + 2, 40, SAND)
    brush.box(4, 38, HOME - 4, SEA - 44, WALL_DARK)
    brush.box(4, 38, HOME - 7, SEA - 47, WALL_LIGHT)
    brush.box(12, 46, HOME - 22, SEA - 62, WATER)
    brush.box(HOME - 14, SEA * 0.42, 18, SEA * 0.17, WATER)
    for x, y in ((8, SEA - 8), (HOME - 40, SEA - 7), (HOME - 70, SEA - 9)):
        brush.tree(x, y, 7, LEAF_DARK, LEAF)
    for top in (SEA * 0.42 - 6, SEA * 0.59 + 6):
        tower(brush, HOME - 4, top, 22)
    brush.oval(HOME - 4, SEA * 0.42 - 6, 4, 4, MARBLE, INK)
    for n in range(5):
        y = 74 + n * 46
        brush.line([(12, y), (24, y)], TIMBER, 4)
    brush.line([(12, 46), (12, SEA - 16)], shaded(WALL), 2)
