"""City walls with battlements, towers and gates, as seen from above and a little from the front."""

from __future__ import annotations

from rendering.kit.theme import INK
from rendering.nova_roma.scenery.brush import Brush
from rendering.nova_roma.scenery.colours import TILES, WALL, WALL_DARK, WALL_LIGHT, lit

THICK = 16  # of a wall
MERLON = 8
TOWER = 26


def wall_across(brush: Brush, x: float, y: float, length: float) -> None:
    """From west to east: its walk, and the battlements on its northern edge."""
    brush.box(x, y, length, THICK, WALL)
    brush.box(x, y + 5, length, THICK - 9, WALL_LIGHT)
    brush.box(x, y + THICK - 3, length, 3, WALL_DARK)
    step = 2 * MERLON
    for n in range(int(length // step) + 1):
        left = x + n * step
        brush.box(left, y, min(MERLON, x + length - left), 5, WALL_DARK)


def wall_down(brush: Brush, x: float, y: float, length: float) -> None:
    """From north to south, its battlements in the east."""
    brush.box(x, y, THICK, length, WALL)
    brush.box(x + 4, y, THICK - 9, length, WALL_LIGHT)
    brush.box(x, y, 3, length, WALL_DARK)
    step = 2 * MERLON
    for n in range(int(length // step) + 1):
        top = y + n * step
        brush.box(x + THICK - 5, top, 5, min(MERLON, y + length - top), WALL_DARK)


def tower(brush: Brush, cx: float, cy: float, side: float = TOWER) -> None:
    """A square tower with a pyramid of tiles as its roof."""
    x, y = cx - side / 2, cy - side / 2
    brush.box(x, y, side, side, WALL, INK)
    brush.box(x + 3, y + 3, side - 6, side - 6, WALL_LIGHT)
    left, top, right, bottom = x + 5, y + 5, x + side - 5, y + side - 5
    middle = (cx, cy)
    brush.area([(left, top), (right, top), middle], lit(TILES))
    brush.area([(left, top), middle, (left, bottom)], lit(TILES, 0.1))
    brush.area([(right, top), (right, bottom), middle], TILES)
    brush.area([(left, bottom), middle, (right, bottom)], WALL_DARK)
    brush.line([(left, top), (right, top), (right, bottom), (left, bottom), (left, top)], INK, 1)


def gate(brush: Brush, cx: float, y: float) -> None:
    """Two towers and an arch between them, in a wall from west to east."""
    brush.box(cx - 15, y - 1, 30, THICK + 3, WALL_LIGHT, INK)
    brush.arch(cx - 8, y + 3, 16, THICK - 1)
    for side in (-1, 1):
        tower(brush, cx + side * 26, y + THICK / 2, 22)
