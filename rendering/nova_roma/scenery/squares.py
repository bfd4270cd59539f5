"""The grounds of the forum, a paved square between colonnades, and of the hippodrome."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.terms import SQUARES
from rendering.kit.theme import INK, MARBLE, RED, mix
from rendering.nova_roma.scenery.brush import Brush
from rendering.nova_roma.scenery.colours import (
    FOAM,
    LEAF,
    LEAF_DARK,
    PAVING,
    PAVING_DARK,
    SAND,
    STANDS,
    STANDS_DARK,
    TILES,
    TRACK,
    TRACK_LINE,
    WALL_DARK,
    WALL_LIGHT,
    WATER,
    lit,
    shaded,
)
from rendering.nova_roma.scenery.measures import (
    CROWN,
    EDGE,
    FORUM,
    HIPPODROME,
    RIGHT,
    SIDE,
    SQUARE_H,
    SQUARE_W,
    square_box,
)
from rendering.nova_roma.scenery.track import (
    BEND,
    GATES,
    LANE,
    MIDDLE,
    OUTER,
    SPACE,
    SPINA,
    crossing,
    finish,
    outline,
)
from rendering.nova_roma.scenery.track import (
    STANDS as DEEP,
)
from rendering.nova_roma.scenery.walls import tower, wall_across, wall_down

# ---- forum ------------------------------------------------------------------------------------


def paint_forum(brush: Brush) -> None:
    _slabs(brush)
    _colonnades(brush)
    wall_across(brush, 0, 0, RIGHT)
    wall_down(brush, RIGHT - EDGE, 0, FORUM)
    for x in (150, 390, RIGHT - 13):
        tower(brush, x, 13)


def _slabs(brush: Brush) -> None:
    """A slab for each square of the game, two tones in turn."""
    for n, square in enumerate(SQUARES):
        box = square_box(square)
        face = MARBLE if (n + n // 4) % 2 else lit(PAVING, 0.3)
        brush.box(box.x, box.y, box.w, box.h, PAVING_DARK)
        brush.box(box.x, box.y, box.w - 2, box.h - 2, face)


def _colonnades(brush: Brush) -> None:
    """Roofs of tiles over columns, in the north and in the west of the square."""
    top, end = EDGE + CROWN + 3, SIDE + 4 * SQUARE_W
    brush.box(4, EDGE + 2, end - 4, CROWN + 4, lit(TILES, 0.15))
    brush.box(4, EDGE + 2, SIDE - 6, FORUM - EDGE - 8, TILES)
    for n in range(0, end - 4, 8):
        brush.line([(4 + n, EDGE + 2), (4 + n, top + 2)], shaded(TILES, 0.15), 1)
    for n in range(0, FORUM - top - 10, 8):
        brush.line([(4, top + 4 + n), (SIDE - 3, top + 4 + n)], shaded(TILES, 0.2), 1)
    for n in range(17):
        _column(brush, SIDE + n * (4 * SQUARE_W - 10) / 16 + 4, top + 5)
    for n in range(1, 9):
        _column(brush, SIDE - 3, top + 5 + n * 4 * SQUARE_H / 8 - 4)


def _column(brush: Brush, x: float, y: float) -> None:
    brush.oval(x + 1.5, y + 2, 5, 5, shaded(PAVING, 0.3))
    brush.oval(x, y, 5, 5, MARBLE, INK)


# ---- hippodrome -------------------------------------------------------------------------------


def paint_hippodrome(brush: Brush) -> None:
    """Stands, the course with its lanes, the spina, gates and finish."""
    _shore(brush)
    for x, y, r in ((556, 40, 12), (578, 66, 9), (566, 348, 11), (540, 360, 8), (579, 326, 8)):
        brush.tree(x, y, r, LEAF_DARK, LEAF)
    brush.area([(x + 4, y + 5) for x, y in outline(OUTER + DEEP)], shaded(PAVING_DARK, 0.2))
    for n in range(4):
        face = STANDS_DARK if n % 2 else STANDS
        brush.area(outline(OUTER + DEEP - n * DEEP / 4), face, INK if not n else None)
    brush.area(outline(OUTER), TRACK, WALL_DARK)
    brush.box(GATES, MIDDLE + OUTER - 3 * LANE, SPACE, 3 * LANE, lit(TRACK, 0.35))
    for lane in (1, 2):
        brush.line(outline(OUTER - lane * LANE), TRACK_LINE, 2)
    _spaces(brush)
    _finish(brush)
    _spina(brush)
    _gates(brush)
    wall_across(brush, 0, HIPPODROME - EDGE, RIGHT)
    wall_down(brush, RIGHT - EDGE, 0, HIPPODROME)
    tower(brush, RIGHT - 13, HIPPODROME - 13)
    tower(brush, RIGHT - 13, HIPPODROME / 2)
    tower(brush, 14, HIPPODROME - 14, 24)


def _shore(brush: Brush) -> None:
    """In the west the city ends at the sea."""
    brush.box(0, 0, RIGHT, HIPPODROME, PAVING)
    edge = [(0, 0), (7, 0), (11, 60), (5, 130), (12, 210), (6, 290), (10, HIPPODROME)]
    brush.area([*edge, (0, HIPPODROME)], SAND)
    brush.area([(x / 2, y) for x, y in [*edge, (0, HIPPODROME)]], FOAM)
    brush.area([(x / 4, y) for x, y in [*edge, (0, HIPPODROME)]], WATER)


def _spaces(brush: Brush) -> None:
    """Lines between the spaces: faint, and red where horses are due."""
    due = {line.into for line in TABLES.hippodrome.lines}
    faint = mix(TRACK, TRACK_LINE, 0.6)
    turn = ((BEND + SPINA, MIDDLE), (BEND + OUTER, MIDDLE))
    brush.line(turn, faint, 2)
    for space in (1, 2, 3, 5, 6, 7):
        brush.line(crossing(space), RED if space in due else faint, 4 if space in due else 2)


def _finish(brush: Brush) -> None:
    """Chequers at the end of the last space."""
    for lane in (1, 2, 3):
        box = finish(lane)
        for n in range(8):
            for k in range(2):
                if (n + k) % 2 == 0:
                    brush.box(box.x + k * 5, box.y + n * LANE / 8, 5, LANE / 8, INK)


def _spina(brush: Brush) -> None:
    """The island in the middle, an obelisk, and posts at its ends."""
    left = GATES + 26
    shape = [(left, MIDDLE - SPINA + 2), *outline(SPINA - 2)[1:-1], (left, MIDDLE + SPINA - 2)]
    brush.area(shape, WALL_LIGHT, WALL_DARK)
    for x, y in ((left, MIDDLE), (BEND + SPINA - 8, MIDDLE)):
        brush.oval(x + 2, y, 5, 5, shaded(WALL_LIGHT), INK)
    middle = (left + BEND) / 2 + 4
    brush.area([(middle - 46, MIDDLE), (middle + 34, MIDDLE - 5), (middle + 44, MIDDLE),
                (middle + 34, MIDDLE + 5)], lit(WALL_DARK, 0.1), INK, 1)  # fmt: skip
    brush.box(middle - 56, MIDDLE - 9, 14, 18, MARBLE, INK)


def _gates(brush: Brush) -> None:
    """Twelve arches from which the chariots start."""
    top = MIDDLE - OUTER
    brush.box(GATES - 13, top - 3, 13, 3 * LANE + 6, MARBLE, INK)
    for n in range(9):
        brush.box(GATES - 9, top + 3 + n * 3 * LANE / 9, 9, 7, shaded(TILES, 0.3))
