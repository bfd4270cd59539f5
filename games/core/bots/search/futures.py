"""Futures: an answer given in an imagined world, and how its seat stands some turns later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from games.core.contract import Bot, Game, Standing
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

UNJUDGED = 3  # own turns, where a game knows no better than to count points
LONGEST = 400  # choices; a turn that asks more is judged in the middle


class Future(Struct, frozen=True):
    prospect: float
    points: Standing  # the seat's own, as it may know them


def steward_of(game: Game[S, V]) -> Bot[V]:
    """The player whose judgement a search begins with and plays on by: the game's usual one."""
    return list(game.bots.values())[-1]


def turns_ahead(game: Game[S, V], seats: int) -> int:
    """How far is looked, besides the present turn, before a standing is judged."""
    return game.judge.turns_of(seats) if game.judge else UNJUDGED


def rounds_ahead(game: Game[S, V]) -> int:
    """So many rounds must have begun by then, too."""
    return game.judge.rounds if game.judge else 0


class World(Generic[S, V]):
    """One world that a seat thinks possible; in it every answer meets the same chance."""

    def __init__(
        self, match: Match[S, V], seat: Seat, rng: Rng, turns: int, rounds: int = 0
    ) -> None:
        """Of the rng only its streams are used."""
        self._match, self._seat, self._rng, self._turns = match, seat, rng, turns
        self._round = match.rounds + rounds

    def future(self, picks: Sequence[str]) -> Future:
        """What comes of an answer, if all play as the steward would."""
        match = self._match.imagined(self._seat, self._rng.stream("world"))
        match.play_on(self._seat, picks)
        self._play_on(match, self._rng.stream("players"))
        return Future(match.prospect(self._seat), match.standing(self._seat)[self._seat])

    def _play_on(self, match: Match[S, V], rng: Rng) -> None:
        """Until the seat has had so many turns, and so many rounds, and begins another turn."""
        steward, turn_keys, left = steward_of(match.game), match.game.turn_keys, self._turns
        for _ in range(LONGEST):
            waiting = match.waiting()
            if not waiting:
                return
            seat = waiting[0]
            decision = match.pending(seat)
            assert decision is not None
            if seat == self._seat and decision.key in turn_keys:
                if left <= 0 and match.rounds >= self._round:
                    return
                left -= 1
            match.play_on(seat, steward.answer(match.glance(seat), decision, rng))
