"""How points grew from round to round, told when a game is over."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from msgspec import Struct

from games.core.contract import Game
from games.core.match import Match
from games.core.record import Record

S = TypeVar("S")
V = TypeVar("V")


class Mark(Struct, frozen=True, array_like=True):
    """The end of a round: what everybody could know of each seat's points."""

    round: int  # from 1
    points: tuple[int, ...]  # by seat; in the last mark all of them


Course: TypeAlias = tuple[Mark, ...]


def course_of(game: Game[S, V], record: Record) -> Course:
    """A mark for each round of a recorded game, and one for its end.

    Nothing is kept for it while a game is played: its choices are played again. Raises
    ReplayDriftError when they do not fit.
    """
    match = Match.start(game, record.seats, record.seed, record.variant)
    marks: list[Mark] = []
    now = match.rounds
    for choice in record.choices:
        match.replay(choice)
        if match.rounds != now:
            marks.append(Mark(now, _totals(match)))
            now = match.rounds
    return (*marks, Mark(now, _totals(match)))


def _totals(match: Match[S, V]) -> tuple[int, ...]:
    return tuple(sum(own.values()) for own in match.standing(None))
