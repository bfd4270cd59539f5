"""What an act does to a match, tried, rehearsed or done, before it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from games.core.choices import Choice, Saved
from games.core.contract import Event
from games.core.match import Match
from games.core.seats import Seat
from storage.records import NewMove, SeatRow
from storage.records.planned import PlanUse


class Change:
    """What one act has done to a match so far; written in one transaction."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.seq, self.count = match.seq, match.count
        self.waiting = match.waiting()
        self.said = match.told_aside  # of the events of its first move: they were posted at once
        self.first = match.saved().before
        self.rounds = match.rounds
        self.turns = 0  # that began, of a seat's own; following somebody is none
        self._asked = match.seq
        self.choices: list[Choice] = []
        self.undone: list[int] = []
        self.lost = 0  # choices that newer rules no longer take
        self.checkpoints: list[Saved] = []
        self.moves: list[NewMove] = []
        self.actors: list[Seat] = []
        self.aside: list[Event] = []  # to be posted at once
        self.used: tuple[PlanUse, ...] = ()  # plans that answered
        self.hurried: list[Seat] = []  # for whom the steward answered: once for every answer

    def note(self, match: Match[Any, Any], seat: Seat) -> None:
        """Takes down the choice just accepted, and the move if it ended one."""
        assert match.latest is not None
        self.choices.append(match.latest)
        self.actors.append(seat)
        self.turns += any(self._begins_turn(match, waiting) for waiting in match.waiting())
        self._asked = match.seq
        if match.tail:
            return
        story = match.take_story()
        self.checkpoints.append(match.saved())
        self.moves.append(NewMove(seat, self.first, match.count - 1, match.count, story))
        self.first = match.count

    def _begins_turn(self, match: Match[Any, Any], seat: Seat) -> bool:
        own = match.turn_key(seat) == match.game.turn_keys[0]
        return own and not match.asks_since(seat, self._asked)


class Trial(Struct, frozen=True):
    """An answer given to a twin of the match: what it would do, while nothing is done."""

    twin: Match[Any, Any]
    change: Change
    events: tuple[Event, ...]

    @property
    def is_final(self) -> bool:
        """Whether it would end a move or reveal something: then it cannot be taken back freely."""
        return not self.twin.tail or any(event.reveals for event in self.events)


class Rehearsal(Struct, frozen=True):
    """An answer that waits for its confirmation, and all that would follow from it."""

    seq: int  # of the match before it
    count: int
    choice: Choice
    match: Match[Any, Any]  # after it
    change: Change
    seats: tuple[SeatRow, ...]  # who sat where: computer players have answered in it

    def fits(
        self,
        match: Match[Any, Any],
        seats: tuple[SeatRow, ...],
        seat: Seat,
        seq: int,
        picks: Sequence[str],
    ) -> bool:
        """Whether the match still stands where this began, and this is the answer given."""
        if (match.seq, match.count, seq) != (self.seq, self.count, self.seq):
            return False
        if seats != self.seats:
            return False
        return self.choice.seat == seat and self.choice.picks == tuple(picks)
