"""The options of a turn as they lie on the board: what one builds and uses by district."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.actions.sites import PORTUS_PAYS
from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.terms import DISTRICTS, DistrictId
from games.corduba.words.labels import DISTRICT_TINY, MILESTONE_TEXT, TROOP_TEXT, amount_text
from games.core.contract import APART, Decision
from games.core.guiding import Cell, Grid
from games.core.text import Text

ROWS, COLUMNS = 4, 5
Row = list[Cell | None]


def grid(view: View, decision: Decision) -> Grid:
    """Districts are columns as in the picture, sites follow; nothing where there is no room.

    What stands apart is not in it: it comes below."""
    if decision.key != "corduba.turn":
        return ()
    there = {option.id for option in decision.options}
    build, use = (
        [_in_district(verb, district, there) for district in DISTRICTS]
        for verb in ("build", "activate")
    )
    placed = {cell.id for row in (build, use) for cell in row if cell}
    others = [option for option in decision.options if option.group != APART]
    rest: Row = [_short(view, option.id) for option in others if option.id not in placed]
    return _flowing([build, use], rest) or _flowing([], [*_some(build), *_some(use), *rest])


def _in_district(verb: str, district: DistrictId, there: set[str]) -> Cell | None:
    id = f"{verb}:{district}"
    label = Text(f"tiny-{verb}", {"district": DISTRICT_TINY[district]})
    return Cell(id, label) if id in there else None


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
            gain = amount_text(site.what, min(site.n, left))
            return Cell(id, Text("tiny-site", {"what": gain, "pieces": site.pieces}))
        case "castra":
            return Cell(id, TROOP_TEXT[what])
        case "milestone":
            return Cell(id, MILESTONE_TEXT[what])
        case "portus":
            gain = amount_text("denarii", PORTUS_PAYS)
            return Cell(id, Text("tiny-site", {"what": gain, "pieces": 1}))
        case "monument" | "trader" | "ability" | "slowly":
            return Cell(id, Text(f"tiny-{verb}"))
        case _:
            return Cell(id)
