"""Options as they lie on the board: the squares of the forum, the spaces of an estate."""

from __future__ import annotations

from collections.abc import Callable

from games.core.contract import Decision
from games.core.guiding import Cell, Grid
from games.core.text import Text
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.guide.standing import strengths
from games.nova_roma.seat.view import View
from games.nova_roma.terms import SQUARES

SIDE = 4
SPACE_QUESTIONS = ("nova.upgrade.space", "nova.produce", "nova.artisan")


def grid(view: View, decision: Decision) -> Grid:
    if decision.key == "nova.patrician":
        return _rows(decision, SQUARES, SIDE, lambda square: _strong(view, decision, square))
    if decision.key == "nova.legionnaire":
        return _rows(decision, SQUARES, SIDE, _name)
    if decision.key in SPACE_QUESTIONS:
        return _rows(decision, SPACES, 3, _name)
    return ()


def _rows(
    decision: Decision, names: tuple[str, ...], wide: int, label: Callable[[str], Text]
) -> Grid:
    offered = {option.id for option in decision.options}
    cells = [Cell(name, label(name)) if name in offered else None for name in names]
    return tuple(tuple(cells[n : n + wide]) for n in range(0, len(cells), wide))


def _strong(view: View, decision: Decision, square: str) -> Text:
    """«a1 2·1»: how strong both actions would be, the row's first."""
    row, column = strengths(view, decision.seat, square)
    return Text("square-short", {"square": square, "row": row, "column": column})


def _name(name: str) -> Text:
    return Text("name", {"name": name})
