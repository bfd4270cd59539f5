"""How points grew from round to round, told when a game is over."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from games.core.contract import Game
from games.core.match import Match
from games.core.record import Record, begun

S = TypeVar("S")
V = TypeVar("V")


class Mark(Struct, frozen=True, array_like=True):
    """The end of a round: what everybody could know of each seat's points."""

    round: int  # from 1
    points: tuple[int, ...]  # by seat; in the last mark all of them


Course: TypeAlias = tuple[Mark, ...]


class Growth(Generic[S, V]):
    """Watches a match and remembers how points stood when a round ended."""

    def __init__(self, match: Match[S, V]) -> None:
        self.match = match
        self.marks: list[Mark] = []
        self._round = match.rounds

    def look(self) -> None:
        """To be called after every choice."""
        if self.match.rounds != self._round:
            self.marks.append(Mark(self._round, self._totals()))
            self._round = self.match.rounds

    def course(self) -> Course:
        """With how it stands now."""
        return (*self.marks, Mark(self._round, self._totals()))

    def _totals(self) -> tuple[int, ...]:
        return tuple(sum(own.values()) for own in self.match.standing(None))


def course_of(game: Game[S, V], record: Record) -> Course:
    """A mark for each round of a recorded game, and one for its end.

    Nothing is kept for it while a game is played: its choices are played again. Raises
    ReplayDriftError when they do not fit.
    """
    match = begun(game, record)
    growth = Growth(match)
    for choice in record.choices:
        match.replay(choice)
        growth.look()
    return growth.course()
