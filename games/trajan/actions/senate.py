"""The senate action: one space up the track (specification 7.5)."""

from __future__ import annotations

from games.core.asking import offer
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.trajan.actions.deeds import Offers
from games.trajan.data.board import SENATE, SENATE_END
from games.trajan.measures import senate_position, votes
from games.trajan.state import State


def can_advance(s: State, seat: Seat) -> bool:
    return senate_position(s, seat) < SENATE_END


def senate_offers(s: State, seat: Seat) -> Offers:
    if not can_advance(s, seat):
        return []
    space = senate_position(s, seat) + 1
    label = Text("do-advance", {"vp": SENATE[space]})
    gained = votes(s, seat) + SENATE[space] - SENATE[space - 1]
    hint = Text("hint-advance", {"votes": gained})
    return [offer(advance, "advance", label, hint, spot=f"senate:{space}")]


def advance(t: Table, s: State, seat: Seat) -> None:
    space = senate_position(s, seat)
    s.senate_spaces[space].remove(seat)
    s.senate_spaces[space + 1].append(seat)
    points = SENATE[space + 1]
    s.players[seat].vp += points
    t.tell("told-advances", who=who(seat), space=space + 1, vp=points)
