"""Plots that wait for a building: a meadow, a kitchen garden, an orchard, a mason's yard."""

from __future__ import annotations

from rendering.nova_roma.scenery.brush import Brush
from rendering.nova_roma.scenery.colours import (
    KERB,
    LAWN,
    LEAF,
    LEAF_DARK,
    PLOT,
    SOIL,
    STANDS_DARK,
    TIMBER,
    WALL_LIGHT,
    lit,
    shaded,
)
from rendering.nova_roma.scenery.measures import CELL

EDGE = 2  # half of a lane
SIDE = CELL - 2 * EDGE
KINDS = 5


def paint_plot(brush: Brush, cell: str, x: float, y: float) -> None:
    """Always the same for a cell, and seldom that of its neighbours."""
    x, y = x + EDGE, y + EDGE
    kind = (
        ord(cell[0]) + 2 * int(cell[1]) + int(cell[2]) * 4 + int(cell[1]) * int(cell[2])
    ) % KINDS
    ground = (LAWN, SOIL, LAWN, PLOT, lit(LAWN, 0.35))[kind]
    brush.box(x, y, SIDE, SIDE, shaded(ground, 0.1))
    brush.box(x + 1, y + 1, SIDE - 2, SIDE - 2, ground)
    (_orchard, _garden, _meadow, _yard, _staked)[kind](brush, x, y)


def _orchard(brush: Brush, x: float, y: float) -> None:
    """Trees along two sides, so that the middle stays free."""
    for dx, dy, r in ((7, 8, 5.5), (SIDE - 8, 7, 5), (6, SIDE - 8, 5), (SIDE - 7, SIDE - 8, 5.5)):
        brush.tree(x + dx, y + dy, r, LEAF_DARK, LEAF)


def _garden(brush: Brush, x: float, y: float) -> None:
    """Beds in rows."""
    for n in range(5):
        top = y + 5 + n * 8
        brush.box(x + 5, top, SIDE - 10, 3, shaded(SOIL, 0.14))
        for k in range(6):
            brush.oval(x + 8 + k * 5.6, top + 0.5, 1.5, 1.5, LEAF)


def _meadow(brush: Brush, x: float, y: float) -> None:
    """Tufts of grass and a path to the lane."""
    for dx, dy in ((9, 10), (31, 8), (20, 22), (8, 33), (34, 30), (26, 37), (35, 19)):
        for lean in (-2, 0, 2):
            brush.line([(x + dx, y + dy), (x + dx + lean, y + dy - 5)], LEAF, 1)


def _yard(brush: Brush, x: float, y: float) -> None:
    """Ashlars and beams that wait for the mason."""
    for dx, dy in ((5, 6), (14, 6), (5, 14)):
        brush.box(x + dx, y + dy, 8, 7, WALL_LIGHT, STANDS_DARK)
    for n in range(3):
        ends = [(x + 22, y + SIDE - 7 - n * 3.4), (x + SIDE - 5, y + SIDE - 9 - n * 3.4)]
        brush.line(ends, lit(TIMBER, 0.3), 2)


def _staked(brush: Brush, x: float, y: float) -> None:
    """Pegs and a line around: somebody has measured it."""
    near, far = 6, SIDE - 6
    corners = [(x + near, y + near), (x + far, y + near), (x + far, y + far), (x + near, y + far)]
    brush.line([*corners, corners[0]], KERB, 1)
    for px, py in corners:
        brush.box(px - 1.5, py - 1.5, 3, 3, TIMBER)
