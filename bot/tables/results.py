"""How a match ended, for what remains of it."""

from __future__ import annotations

from typing import Any

from games.core.match import Match
from games.core.seats import Seat
from storage.records.outcomes import Result, SeatResult


def result_of(match: Match[Any, Any]) -> Result | None:
    """None while it is running. Winners share the first place; others are level with their score.

    Somebody who lost although nobody has more points is behind the winners nevertheless.
    """
    outcome = match.outcome
    if outcome is None:
        return None
    ranks = [(Seat(n) in outcome.winners, score) for n, score in enumerate(outcome.scores)]
    points = match.standing(None)
    seats = [
        SeatResult(
            Seat(n),
            score,
            1 + sum(_is_better(other, (won, score)) for other in ranks),
            won,
            {key: value for key, value in points[n].items() if value},
        )
        for n, (won, score) in enumerate(ranks)
    ]
    return Result(outcome.reason, tuple(seats))


def _is_better(one: tuple[bool, int], other: tuple[bool, int]) -> bool:
    if one[0] or other[0]:
        return one[0] and not other[0]
    return one[1] > other[1]
