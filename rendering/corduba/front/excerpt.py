"""A piece of a quarter for a page: the cells where something changed, with their names around."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from games.corduba.city.maps import LETTERS
from games.corduba.seat.view import DistrictView, View
from rendering.board.changes import Changes
from rendering.corduba.board.town.city import quarter
from rendering.corduba.board.town.plan import NAME, Lot, lot
from rendering.corduba.look.colours import QUARTER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, MARBLE, on
from rendering.words.spoken import Words

ROWS = 4  # at least, so that one sees where it is
PAGE, PHONE = 6, 9  # columns at least
CELL = 44  # at most
WALL, THIN = 40, 8  # with the names of columns and rows, and without
SIZE = 23  # of names: a page shows a unit on 1.75 pixels, a phone on 2
LEAST = 21  # of what is written on the roofs


def excerpts(view: View, words: Words, changed: Changes, columns: int) -> Iterator[Canvas]:
    """One for every quarter in which something was built, used, or put to unrest; all as large as
    so many columns of the largest cells.
    """
    for district in view.districts:
        cells = _changed(district, changed)
        if cells:
            sheet = quarter(view, district, words, changed)
            yield _excerpt(sheet, district, cells, columns)


def _changed(district: DistrictView, changed: Changes) -> set[str]:
    """The cells of all that has changed in a quarter."""
    tiles = [tile for tile in district.tiles if f"tile:{district.id}:{tile.kind}" in changed]
    houses = {cell for cell in district.insulae if f"insula:{district.id}:{cell}" in changed}
    return houses | {cell for tile in tiles for cell in tile.cells}


class Window(NamedTuple):
    """The first column and row that are shown, and how many."""

    column: int
    row: int
    across: int
    down: int

    @property
    def corners(self) -> tuple[str, str]:
        """The names of the first and of the last cell."""
        last = LETTERS[self.column + self.across - 1], self.row + self.down
        return f"{LETTERS[self.column]}{self.row + 1}", f"{last[0]}{last[1]}"


def window(cells: Collection[str], columns: int, district: DistrictView) -> Window:
    """Around some cells of a quarter, in a frame of so many columns: all of them in the middle, as
    far as it goes; what needs smaller cells shows more of them.
    """
    across, down = len(district.rows[0]), len(district.rows)
    lefts, tops = [LETTERS.index(cell[0]) for cell in cells], [int(cell[1:]) - 1 for cell in cells]
    wide, tall = max(lefts) - min(lefts) + 1, max(tops) - min(tops) + 1
    side = min(columns * CELL // max(columns, wide), ROWS * CELL // max(ROWS, tall))
    column, wide = _span(min(lefts), wide, columns * CELL // side, across)
    row, tall = _span(min(tops), tall, ROWS * CELL // side, down)
    return Window(column, row, wide, tall)


def _span(first: int, needed: int, shown: int, most: int) -> tuple[int, int]:
    """Where those begin that are shown, with as many on both sides of the needed, and how many
    there are.
    """
    n = min(most, max(shown, needed))
    start = first - (n - needed) // 2
    return max(0, min(start, most - n)), n


def _excerpt(sheet: Canvas, district: DistrictView, cells: Collection[str], columns: int) -> Canvas:
    here, look = lot(district.rows, y=NAME), QUARTER[district.id]
    seen = window(cells, columns, district)
    side = min(columns * CELL // seen.across, ROWS * CELL // seen.down)
    ground = Box(WALL, WALL, seen.across * side, seen.down * side)
    canvas = Canvas(WALL + columns * CELL + THIN, WALL + ROWS * CELL + THIN, look.wall)
    canvas.fill(ground.inset(-2), INK)
    canvas.shot(sheet, here.around(seen.corners), ground, LEAST)
    _keep_angles(canvas, sheet, here, seen, side)
    medal = Box(4, 4, WALL - 8, WALL - 8)
    canvas.shape("disc", medal, MARBLE)
    canvas.text(district.letter, medal, "bold", SIZE, INK, "centre", SIZE)
    for n in range(seen.across):
        at = Box(ground.x + n * side, 0, side, WALL)
        canvas.text(LETTERS[seen.column + n], at, "bold", SIZE, on(look.wall), "centre", SIZE)
    for n in range(seen.down):
        at = Box(0, ground.y + n * side, WALL, side)
        canvas.text(str(seen.row + n + 1), at, "bold", SIZE, on(look.wall), "centre", SIZE)
    canvas.spot(f"excerpt:{district.id}", canvas.box)
    return canvas


def _keep_angles(canvas: Canvas, sheet: Canvas, here: Lot, seen: Window, side: int) -> None:
    """What is no rectangle glows around its cells here too."""
    first = here.cell(seen.corners[0])
    for name, boxes in sheet.angled_spots.items():
        places = [((box.x - first.x) // here.side, (box.y - first.y) // here.side) for box in boxes]
        inside = all(0 <= x < seen.across and 0 <= y < seen.down for x, y in places)
        if inside and name in canvas.spots:
            cells = (Box(WALL + x * side, WALL + y * side, side, side) for x, y in places)
            canvas.angled_spots[name] = tuple(cells)
