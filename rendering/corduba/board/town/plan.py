"""Where everything lies in the picture of the town."""

from __future__ import annotations

from typing import NamedTuple

from games.corduba.city.maps import LETTERS
from games.corduba.terms import DISTRICTS, DistrictId
from rendering.board.scene import INNER
from rendering.kit.box import Box

CELL = 46  # at most
TALLEST = 8 * CELL  # a quarter without its wall
WALL, THIN = 26, 10  # the wall at the top and left has the names of columns and rows on it
PAD = 10
STEP = (INNER - 2 * PAD) // len(DISTRICTS)  # from quarter to quarter

COUNTRY = 132  # height of the land with the sites, north of the town
NAME = 36  # of the name over a quarter
TRACK = 86
RIVER = 184  # of the bank with the monuments, and the river


class Lot(NamedTuple):
    """A quarter within its wall, and the side of its cells."""

    box: Box
    side: int

    @property
    def ground(self) -> Box:
        """What lies inside of the wall."""
        w, h = self.box.w - WALL - THIN, self.box.h - WALL - THIN
        return Box(self.box.x + WALL, self.box.y + WALL, w, h)

    def cell(self, name: str) -> Box:
        column, row = LETTERS.index(name[0]), int(name[1:]) - 1
        x, y = self.ground.x + column * self.side, self.ground.y + row * self.side
        return Box(x, y, self.side, self.side)

    def around(self, cells: tuple[str, ...]) -> Box:
        """The rectangle around some cells."""
        boxes = [self.cell(cell) for cell in cells]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        return Box(left, top, right - left, bottom - top)


def lot(rows: tuple[str, ...], x: int = 0, y: int = 0) -> Lot:
    """For a map of these rows; cells of a larger map are smaller."""
    down, across = len(rows), len(rows[0])
    side = min(CELL, (STEP - WALL - THIN - 4) // across, TALLEST // down)
    return Lot(Box(x, y, WALL + across * side + THIN, WALL + down * side + THIN), side)


def quarter_left(district: DistrictId, rows: tuple[str, ...]) -> int:
    """Where a quarter begins in the picture of the town."""
    return PAD + DISTRICTS.index(district) * STEP + (STEP - lot(rows).box.w) // 2


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
