"""The course of the game: drafts, and five rounds of emperor, forum and clean-up."""

from __future__ import annotations

from collections.abc import Callable

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.nova_roma.course.automa import block_squares
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.course.cleanup import clean_up
from games.nova_roma.course.drafts import draft_followers, draft_mosaic
from games.nova_roma.course.turns import turn
from games.nova_roma.data import TABLES
from games.nova_roma.forum import actions_at, reveal_emperor_tile
from games.nova_roma.state import Phase, State
from games.nova_roma.words.labels import ACTION_TEXT


def segment(t: Table, s: State) -> Steps[None] | None:
    """The stretch of play up to the next checkpoint."""
    if s.result:
        return None
    phases: dict[Phase, Callable[[Table, State], Steps[None]]] = {
        "mosaic_draft": draft_mosaic,
        "follower_draft": draft_followers,
        "emperor": place_emperor,
        "legionnaires": place_legionnaires,
        "turn": turn,
        "cleanup": clean_up_round,
    }
    return phases[s.phase](t, s)


def place_emperor(t: Table, s: State) -> Steps[None]:
    """The first player puts the emperor on one of two squares."""
    seat = Seat(s.first_player)
    s.active, s.lap = seat, 1
    tile = reveal_emperor_tile(t, s)
    squares = TABLES.emperors[tile].emperor
    values: dict[str, Value] = {"tile": tile, "first": squares[0], "second": squares[1]}
    t.tell("told-round", round=s.round, who=who(seat), reveals=True, **values)
    offers = [_emperor_offered(s, square) for square in squares]
    square = yield from pick(seat, "nova.emperor", Text("ask-emperor"), offers)
    s.emperor = square
    row, column = (ACTION_TEXT[action] for action in actions_at(s, square))
    t.tell("told-emperor", who=who(seat), square=square, row=row, column=column)
    s.phase = "legionnaires" if s.automa else "turn"


def _emperor_offered(s: State, square: str) -> Offer[str]:
    row, column = actions_at(s, square)
    values: dict[str, Value] = {
        "square": square,
        "row": ACTION_TEXT[row],
        "column": ACTION_TEXT[column],
    }
    return offer(square, square, Text("do-emperor", values), spot=square)


def place_legionnaires(t: Table, s: State) -> Steps[None]:
    """With one player the opponent's legionnaires come before every turn."""
    block_squares(Chronicle(t), s)
    s.phase = "turn"
    yield from ()


def clean_up_round(t: Table, s: State) -> Steps[None]:
    clean_up(t, s)
    yield from ()
