"""Questions that are the confirmation themselves: what is pressed there counts at once."""

from __future__ import annotations

from typing import Any

from bot.panel.ways.courses import tried
from bot.panel.ways.offering import id_of, shortcuts_of
from games.core.guiding import Answer
from games.core.match import Match
from games.core.seats import Seat


def closing_options(table: int, match: Match[Any, Any], seat: Seat) -> frozenset[str]:
    """The options of the open question that are final by being pressed; their buttons say so."""
    decision = match.pending(seat)
    if decision is None or not match.game.closes(match.view(seat), decision):
        return frozenset()
    ways: dict[str, tuple[Answer, ...]] = {each.id: ((each.id,),) for each in decision.options}
    ways |= {id_of(each): each.answers for each in shortcuts_of(table, match, seat)}
    courses = {id: tried(table, match, seat, answers) for id, answers in ways.items()}
    return frozenset(id for id, course in courses.items() if course and course.is_final)
