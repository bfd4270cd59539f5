"""Where everything lies in the picture of the town."""

from __future__ import annotations

from games.corduba.city.maps import LETTERS
from games.corduba.terms import DISTRICTS, DistrictId
from rendering.board.scene import INNER
from rendering.kit.box import Box

CELL = 46
WALL, THIN = 26, 10  # the wall at the top and left has the names of columns and rows on it
PAD = 10

COUNTRY = 132  # height of the land with the sites, north of the town
NAME = 36  # of the name over a quarter
TRACK = 86
RIVER = 172  # of the bank with the monuments, and the river


def across(rows: tuple[str, ...]) -> int:
    """Width of a quarter with its walls."""
    return WALL + len(rows[0]) * CELL + THIN


def down(rows: tuple[str, ...]) -> int:
    return WALL + len(rows) * CELL + THIN


def quarter_left(district: DistrictId, rows: tuple[str, ...]) -> int:
    """Where a quarter begins in the picture of the town."""
    step = (INNER - 2 * PAD) // len(DISTRICTS)
    spare = step - across(rows)
    return PAD + DISTRICTS.index(district) * step + spare // 2


def cell_box(cell: str, quarter: Box) -> Box:
    column, row = LETTERS.index(cell[0]), int(cell[1:]) - 1
    return Box(quarter.x + WALL + column * CELL, quarter.y + WALL + row * CELL, CELL, CELL)


def around(cells: tuple[str, ...], quarter: Box) -> Box:
    """The rectangle around some cells."""
    boxes = [cell_box(cell, quarter) for cell in cells]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def shape_rows(cells: tuple[str, ...]) -> tuple[str, ...]:
    """The shape of some cells, as rows of the box around them."""
    places = {(int(cell[1:]), LETTERS.index(cell[0])) for cell in cells}
    rows, columns = [r for r, _ in places], [c for _, c in places]
    return tuple(
        "".join("#" if (r, c) in places else "." for c in range(min(columns), max(columns) + 1))
        for r in range(min(rows), max(rows) + 1)
    )


def block_of(cells: tuple[str, ...]) -> tuple[str, ...]:
    """The largest rectangle of cells inside a shape, at least two of them."""
    places = {(int(cell[1:]), LETTERS.index(cell[0])): cell for cell in cells}
    best: tuple[str, ...] = ()
    for top, left in places:
        for bottom, right in places:
            inside = [
                places.get((r, c)) for r in range(top, bottom + 1) for c in range(left, right + 1)
            ]
            found = tuple(cell for cell in inside if cell)
            if len(found) == len(inside) > len(best):
                best = found
    return best
