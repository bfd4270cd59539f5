"""Many games of computer players, watched: what was answered and told, and how sure a share is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Generic, TypeVar

from msgspec import Struct

from games.core.bots.random_bot import random_bot
from games.core.contract import Bot, Decision, Event
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")
PLAYERS_STREAM = 0x51B  # chance of the players, kept apart from the deck's
SURE = 1.96  # standard deviations of a 95 % interval
CARELESS = 3  # of ten answers, that are anything legal


class Answered(Struct, Generic[V], frozen=True):
    """One answer, with what its seat saw before it, and what was told because of it."""

    seat: Seat
    key: str
    picks: tuple[str, ...]
    view: V
    told: tuple[Event, ...]


def answers(match: Match[S, V], bots: Sequence[Bot[V]], seed: int) -> Iterator[Answered[V]]:
    """A game to its end, one answer after the other."""
    rng = Rng(seed ^ PLAYERS_STREAM)
    while match.outcome is None:
        seat = match.waiting()[0]
        decision, view = match.pending(seat), match.view(seat)
        assert decision is not None
        picks = tuple(bots[seat].answer(view, decision, rng))
        yield Answered(seat, decision.key, picks, view, match.submit(seat, match.seq, picks))


def careless(bot: Bot[V]) -> Bot[V]:
    """A player who often does not think: somebody whom who looks ahead does not foresee."""

    def answer(view: V, decision: Decision, rng: Rng) -> Sequence[str]:
        thinks = rng.below(10) >= CARELESS
        return (bot.answer if thinks else random_bot)(view, decision, rng)

    return Bot(answer)


class Share(Struct, frozen=True):
    """So many of all, with the bounds between which the true share lies in 95 of 100 cases."""

    n: float
    of: int

    @property
    def share(self) -> float:
        return self.n / self.of if self.of else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """After Wilson."""
        if not self.of:
            return 0.0, 1.0
        p, z2 = self.share, SURE**2
        middle = p + z2 / (2 * self.of)
        half = SURE * sqrt(p * (1 - p) / self.of + z2 / (4 * self.of**2))
        whole = 1 + z2 / self.of
        return max(0.0, middle - half) / whole, (middle + half) / whole
