"""Questions that are the confirmation themselves: what is pressed there counts at once."""

from __future__ import annotations

from typing import Any

from bot.panel.ways.courses import tried
from games.core.match import Match
from games.core.seats import Seat


def closing_options(table: int, match: Match[Any, Any], seat: Seat) -> frozenset[str]:
    """The options of the open question that are final by being pressed; their buttons say so."""
    decision = match.pending(seat)
    if decision is None or not match.game.closes(match.view(seat), decision):
        return frozenset()
    courses = {each.id: tried(table, match, seat, ((each.id,),)) for each in decision.options}
    return frozenset(id for id, course in courses.items() if course and course.is_final)
