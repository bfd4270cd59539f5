"""Options as they lie on the board: rows of short buttons, so the thumb finds what the eye sees."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.talk.limits import BUTTONS_PER_ROW, ROWS
from games.core.contract import Option
from games.core.guiding import Grid
from games.core.text import Text

GRID_ROWS = ROWS - 1  # the last is for undoing


class Placed(Struct, frozen=True):
    """An option in a grid, with what its button says; the label None: all of it."""

    option: Option
    label: Text | None = None


class Laid(Struct, frozen=True):
    """Rows of a grid and what else there is, each at most as long as a row of buttons."""

    rows: tuple[tuple[Placed | None, ...], ...]


def laid_out(grid: Grid, options: Sequence[Option]) -> Laid | None:
    """The grid with all other options below it, or at the ends of its rows; None: no room."""
    known = {option.id: option for option in options}
    rows: list[list[Placed | None]] = [
        [Placed(known[cell.id], cell.label) if cell and cell.id in known else None for cell in row]
        for row in grid
    ]
    if not any(placed for row in rows for placed in row):
        return None
    inside = {placed.option.id for row in rows for placed in row if placed}
    others = [Placed(option) for option in options if option.id not in inside]
    below = (GRID_ROWS - len(rows)) * BUTTONS_PER_ROW
    if len(others) <= below:
        for n in range(0, len(others), BUTTONS_PER_ROW):
            rows.append([*others[n : n + BUTTONS_PER_ROW]])
    else:
        for row in rows:
            room = BUTTONS_PER_ROW - len(row)
            row += others[:room]
            others = others[room:]
        if others:
            return None
    if len(rows) > GRID_ROWS or any(len(row) > BUTTONS_PER_ROW for row in rows):
        return None
    return Laid(tuple(map(tuple, rows)))
