"""Reads `plots.json` and says in one sentence what is wrong with it, and where."""

from __future__ import annotations

from importlib.resources import files
from itertools import product

import msgspec
from msgspec import Struct

ROWS = "abc"
COLUMNS = "123"
PLACES = tuple(row + column for row, column in product(ROWS, COLUMNS))
HIGHEST = 9


class DataError(Exception):
    """A data file that cannot be played with."""


class Plot(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rent: int


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    plots: list[Plot]


def read_plots(content: bytes) -> dict[str, Plot]:
    """The nine plots by their ids; raises DataError for what cannot be played with."""
    try:
        plots = msgspec.json.decode(content, type=_File).plots
    except msgspec.MsgspecError as error:
        raise DataError(f"plots.json: {error}.") from error
    if sorted(plot.id for plot in plots) != sorted(PLACES):
        raise DataError(f"plots.json: each of {', '.join(PLACES)} must be there once.")
    for plot in plots:
        if not 0 <= plot.rent <= HIGHEST:
            raise DataError(f"plots.json, {plot.id}: rent must be 0 to {HIGHEST}.")
    return {plot.id: plot for plot in plots}


PLOTS = read_plots((files(__package__) / "plots.json").read_bytes())


def neighbours(place: str) -> list[str]:
    """The plots beside, above and below."""
    row, column = ROWS.index(place[0]), COLUMNS.index(place[1])
    return [
        other
        for other in PLACES
        if abs(ROWS.index(other[0]) - row) + abs(COLUMNS.index(other[1]) - column) == 1
    ]
