"""Where everything lies on the city by the sea: four blocks that make one picture."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.terms import COLUMN, ROUTES, ROW, ZONES, ZoneId
from rendering.board.scene import INNER
from rendering.kit.box import Box

LEFT = 946  # the districts, below them the sea
RIGHT = INNER - LEFT  # the forum, below it the hippodrome
EDGE = 16  # of the walls around it all

# ---- districts --------------------------------------------------------------------------------

CELL = 47
HEAD, NUMBERS, FOOT = 42, 22, 38
BANNER = EDGE + 4  # where the names of the districts begin
TOP = EDGE + 4 + HEAD + NUMBERS
CITY = TOP + 5 * CELL + FOOT + EDGE
GUTTER = 28  # for the numbers of the rows


def size_of(zone: ZoneId) -> tuple[int, int]:
    """Rows and columns of a district."""
    grid = TABLES.zones[zone].grid
    return len(grid), len(grid[0].split())


def _lefts() -> dict[ZoneId, int]:
    """Where the cells of each zone begin, the room between zones shared out evenly."""
    wide = {zone: size_of(zone)[1] * CELL for zone in ZONES}
    room = LEFT - EDGE - 14 - sum(wide.values()) - GUTTER * len(ZONES)
    lefts, x = {}, EDGE + 4
    for zone in ZONES:
        lefts[zone] = x + GUTTER
        x += GUTTER + wide[zone] + room // (len(ZONES) - 1)
    return lefts


LEFTS = _lefts()


def cells_of(zone: ZoneId) -> Box:
    """The cells of a district together."""
    rows, columns = size_of(zone)
    return Box(LEFTS[zone], TOP, columns * CELL, rows * CELL)


def around(zone: ZoneId) -> Box:
    """A district with its numbers and counts."""
    cells = cells_of(zone)
    return Box(
        cells.x - GUTTER - 12, BANNER - 4, GUTTER + cells.w + 21, cells.bottom + FOOT - BANNER + 8
    )


def cell_box(cell: str) -> Box:
    """Where a cell such as A23 lies."""
    zone = next(zone for zone in ZONES if zone == cell[0])
    row, column = int(cell[1]) - 1, int(cell[2]) - 1
    return Box(LEFTS[zone] + column * CELL, TOP + row * CELL, CELL, CELL)


def _key() -> Box:
    """Room for the signs of the mosaic, below the lower districts."""
    left, right = cells_of("B"), cells_of("C")
    top = left.bottom + FOOT - 1
    x = cells_of("A").right + 16
    return Box(x, top, right.right - x, CITY - EDGE - 8 - top)


KEY = _key()

# ---- forum ------------------------------------------------------------------------------------

CROWN = 58  # height of the actions of the columns
SIDE = 128  # width of the actions of the rows
SQUARE_W, SQUARE_H = 114, 62
FORUM = EDGE + 6 + CROWN + 6 + 4 * SQUARE_H + 6


def square_box(square: str) -> Box:
    x, y = SIDE + COLUMN[square] * SQUARE_W, EDGE + 12 + CROWN + ROW[square] * SQUARE_H
    return Box(x + 2, y + 2, SQUARE_W - 4, SQUARE_H - 4)


# ---- sea --------------------------------------------------------------------------------------

HIPPODROME = 386
SEA = FORUM + HIPPODROME - CITY
HOME = 122  # width of the harbour all ships leave
STEP = (LEFT - HOME - 6) // 8
NAME, PLATE = 26, 50  # heights of a harbour's name and of what it brings
SHORE = 8  # above the names
HALF = HOME + 5 * STEP + 4  # where the sea can be cut in two, between names


def harbours() -> dict[str, Box]:
    """What each harbour brings: in the north below its name, in the south above it."""
    found = {}
    for route in ROUTES:
        for n, harbour in enumerate(TABLES.routes[route]):
            x = HOME + 4 + n * STEP
            y = SHORE + NAME if harbour.id[0] == "N" else SEA - SHORE - NAME - PLATE
            found[harbour.id] = Box(x + 2, y, STEP - 4, PLATE)
    return found


HARBOURS = harbours()
START_BOX = Box(10, 44, HOME - 16, SEA - 56)
