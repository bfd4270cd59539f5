"""The options of a turn as they lie on the board: what one builds and uses by district."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.terms import DISTRICTS, TROOP_VALUE, TROOPS
from games.corduba.words.labels import MILESTONE_TEXT
from games.core.contract import Decision
from games.core.guiding import Cell, Grid
from games.core.text import Text, Value

ROWS, COLUMNS = 4, 5
Row = list[Cell | None]


def grid(view: View, decision: Decision) -> Grid:
    """Districts are columns as in the picture, sites follow; nothing where there is no room."""
    if decision.key != "corduba.turn":
        return ()
    there = {option.id for option in decision.options}
    build, use = (
        [_in_district(verb, district, there) for district in DISTRICTS]
        for verb in ("build", "activate")
    )
    placed = {cell.id for row in (build, use) for cell in row if cell}
    rest: Row = [_short(view, option.id) for option in decision.options if option.id not in placed]
    return _flowing([build, use], rest) or _flowing([], [*_some(build), *_some(use), *rest])


def _in_district(verb: str, district: str, there: set[str]) -> Cell | None:
    id = f"{verb}:{district}"
    letter = next(row.letter for name, row in TABLES.districts.items() if name == district)
    return Cell(id, Text(f"tiny-{verb}", {"district": letter})) if id in there else None


def _some(row: Row) -> Row:
    return [cell for cell in row if cell]


def _flowing(heads: Sequence[Row], rest: Row) -> Grid:
    """The rest behind rows that are there, then in rows of its own; rows of gaps are left out."""
    rows = [[*head] for head in heads if any(head)]
    left = [*rest]
    for row in rows:
        while left and len(row) < COLUMNS:
            row.append(left.pop(0))
    rows += [left[n : n + COLUMNS] for n in range(0, len(left), COLUMNS)]
    return tuple(map(tuple, rows)) if len(rows) <= ROWS else ()


def _short(view: View, id: str) -> Cell:
    """An option with a name that is short enough for five in a row."""
    verb, _, what = id.partition(":")
    match verb:
        case "site":
            site = TABLES.sites[what]
            left = next(space.left for space in view.spaces if space.name == what)
            name = Text(f"site-{site.site}")
            args: dict[str, Value] = {"site": name, "n": min(site.n, left)}
            return Cell(id, Text("tiny-site", args))
        case "castra":
            value = next(TROOP_VALUE[kind] for kind in TROOPS if kind == what)
            return Cell(id, Text("tiny-site", {"site": Text("castra"), "n": value}))
        case "milestone":
            return Cell(id, MILESTONE_TEXT[what])
        case "portus":
            return Cell(id, Text("portus"))
        case "monument" | "trader" | "ability" | "slowly":
            return Cell(id, Text(f"tiny-{verb}"))
        case _:
            return Cell(id)
