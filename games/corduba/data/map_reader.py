"""Reads the maps of the districts and the shapes of the tiles."""

from __future__ import annotations

from msgspec import Struct

from games.corduba.data.components import DistrictRow
from games.corduba.data.file import File
from games.corduba.terms import DISTRICTS, ROW_LENGTH, TRACK_END, DistrictId
from games.core.data_file import Row

MOST_COLUMNS, MOST_ROWS = 26, 9
FULL, EMPTY = "#", "."


class ShapeRow(Row, frozen=True):
    """Rows of the printed orientation from above; `#` is a cell."""

    id: str
    rows: tuple[str, ...]


class Spot(Struct, frozen=True, order=True):
    row: int
    column: int


def read_shapes(file: File) -> dict[str, tuple[str, ...]]:
    rows = file.entries("shapes", ShapeRow)
    file.check_once(row.id for row in rows)
    for row in rows:
        _check_shape(file, row)
    return {row.id: row.rows for row in rows}


def _check_shape(file: File, shape: ShapeRow) -> None:
    file.check_known(shape.id, "".join(shape.rows), (FULL, EMPTY))
    widths = {len(line) for line in shape.rows}
    file.check(len(widths) == 1, shape.id, "all rows must be equally long")
    columns = ["".join(column) for column in zip(*shape.rows, strict=True)]
    tight = all(FULL in line for line in (shape.rows[0], shape.rows[-1], columns[0], columns[-1]))
    file.check(tight, shape.id, "the first and last row and column need a cell")
    cells = _cells_of(shape.rows, FULL)
    file.check(len(cells) > 1, shape.id, "a tile has at least two cells")
    file.check(_is_connected(cells), shape.id, "its cells must hang together by their edges")


def _cells_of(rows: tuple[str, ...], mark: str) -> list[Spot]:
    return [
        Spot(r, c) for r, line in enumerate(rows) for c, found in enumerate(line) if found == mark
    ]


def _is_connected(cells: list[Spot]) -> bool:
    reached = cells[:1]
    for spot in reached:
        near = [Spot(spot.row + r, spot.column + c) for r, c in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        reached += [other for other in near if other in cells and other not in reached]
    return len(reached) == len(cells)


def read_districts(file: File) -> dict[DistrictId, DistrictRow]:
    rows = {row.id: row for row in file.entries("districts", DistrictRow)}
    file.check_count("districts", len(rows), len(DISTRICTS))
    file.check_once(row.letter for row in rows.values())
    for row in rows.values():
        _check_district(file, row)
    return {district: rows[district] for district in DISTRICTS}


def _check_district(file: File, district: DistrictRow) -> None:
    widths = {len(line) for line in district.rows}
    file.check(len(widths) == 1, district.id, "all rows must be equally long")
    size = len(district.rows) <= MOST_ROWS and max(widths) <= MOST_COLUMNS
    file.check(size, district.id, f"a map has at most {MOST_ROWS} rows, {MOST_COLUMNS} columns")
    for plot in dict.fromkeys("".join(district.rows)):
        cells = _cells_of(district.rows, plot)
        file.check(_is_connected(cells), district.id, f"plot {plot} is in two parts")
        file.check(len(cells) > 1, district.id, f"plot {plot} is too small for any tile")
    spaces = tuple(str(n) for n in range(1, TRACK_END))
    file.check_known(district.id, district.track, spaces)
    positions = tuple(str(n) for n in range(1, ROW_LENGTH + 1))
    file.check_known(district.id, district.insulae, positions)
