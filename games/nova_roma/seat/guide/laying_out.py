"""Options as they lie on the board: the squares of the forum, the spaces of an estate."""

from __future__ import annotations

from collections.abc import Callable

from games.core.contract import Decision
from games.core.guiding import Cell, Grid
from games.core.text import Text, Value
from games.nova_roma.estate.artisans import space_label
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.guide.standing import strengths
from games.nova_roma.seat.view import View
from games.nova_roma.terms import COLUMN, ROW, SQUARES
from games.nova_roma.words.labels import ACTION_SIGN, ACTION_TEXT, chained

SIDE = 4
FORUM_QUESTIONS = ("nova.patrician", "nova.legionnaire")
SPACE_QUESTIONS = ("nova.upgrade.space", "nova.produce", "nova.artisan")


def grid(view: View, decision: Decision) -> Grid:
    if decision.key == "nova.patrician":
        return _rows(decision, SQUARES, SIDE, lambda square: _strong(view, decision, square))
    if decision.key == "nova.legionnaire":
        return _rows(decision, SQUARES, SIDE, lambda square: _signed(view, square))
    if decision.key in SPACE_QUESTIONS:
        return _rows(decision, SPACES, 3, lambda space: space_label(SPACES.index(space)))
    return ()


def _rows(
    decision: Decision, names: tuple[str, ...], wide: int, label: Callable[[str], Text]
) -> Grid:
    offered = {option.id for option in decision.options}
    cells = [Cell(name, label(name)) if name in offered else None for name in names]
    return tuple(tuple(cells[n : n + wide]) for n in range(0, len(cells), wide))


def _strong(view: View, decision: Decision, square: str) -> Text:
    """«a1 👥1 ⛵2»: both actions and how strong they would be, the row's first."""
    row, column = view.forum.rows[ROW[square]], view.forum.columns[COLUMN[square]]
    r, c = strengths(view, decision.seat, square)
    values: dict[str, Value] = {
        "square": square,
        "row": ACTION_SIGN[row],
        "r": r,
        "column": ACTION_SIGN[column],
        "c": c,
    }
    return Text("square-short", values)


def _signed(view: View, square: str) -> Text:
    """«a1 👥⛵»: what nobody can do there any more."""
    row, column = view.forum.rows[ROW[square]], view.forum.columns[COLUMN[square]]
    values: dict[str, Value] = {
        "square": square,
        "row": ACTION_SIGN[row],
        "column": ACTION_SIGN[column],
    }
    return Text("square-signs", values)


def legend(view: View, decision: Decision) -> Text | None:
    """The signs of the actions, as the rows and then the columns have them."""
    if decision.key not in FORUM_QUESTIONS:
        return None
    actions = (*view.forum.rows, *view.forum.columns)
    signs = [
        Text("signed-action", {"sign": ACTION_SIGN[action], "action": ACTION_TEXT[action]})
        for action in actions
    ]
    key = "legend-forum" if decision.key == "nova.patrician" else "legend-blocking"
    return Text(key, {"signs": chained(signs, "dots")})
