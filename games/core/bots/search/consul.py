"""The consul: a computer player who tries what the steward thinks best, and what comes near it.

It knows no more than its seat: all it sees are worlds dealt anew. Its effort is counted in futures,
never in time, and chance is its own: the same place in the same game gives the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from games.core.bots.search.estimates import Estimate, estimate
from games.core.bots.search.futures import (
    Future,
    World,
    rounds_ahead,
    steward_of,
    turns_ahead,
)
from games.core.contract import Game, Ranked
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

CLEAR = 2.0  # standard errors: an answer that is so far ahead is tried no further


class Effort(Struct, frozen=True):
    """How much is tried before an answer."""

    answers: int = 3  # with the steward's
    worlds: int = 1  # in which all of them are tried, before only the best goes on
    futures: int = 13  # at most
    turns: int | None = None  # ahead; None: as the game advises
    doubt: float = 1.0  # standard errors by which an answer must beat the steward's
    widely: bool = False  # tries what the steward thinks little of, too


USUAL = Effort()


class Found(Struct, frozen=True):
    picks: tuple[str, ...]
    estimates: tuple[Estimate, ...]  # the chosen one first, then by gain; none: nothing to try
    futures: int = 0

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def decoded(cls, data: bytes) -> Found:
        return msgspec.json.decode(data, type=cls)


def search(match: Match[S, V], seat: Seat, rng: Rng, effort: Effort = USUAL) -> Found:
    """An answer to what a seat is asked. Of the rng only its streams are used."""
    decision = match.pending(seat)
    assert decision is not None
    steward, view = steward_of(match.game), match.view(seat)
    ranked = steward.rank(view, decision) if steward.rank else ()
    tried = ranked if effort.widely else near_the_best(ranked, match.game)
    answers = list(dict.fromkeys(answer.picks for answer in tried[: effort.answers]))
    if not answers:
        return Found(tuple(steward.answer(view, decision, rng.stream("answer"))), ())
    if len(answers) == 1:
        return Found(answers[0], ())
    trial = Trial(match, seat, rng, effort)
    return trial.chosen(answers[0], trial.narrowed(answers))


def near_the_best(ranked: Sequence[Ranked], game: Game[S, V]) -> list[Ranked]:
    """The steward's answer, and those it does not think much worse, as the game advises."""
    if not ranked or not game.judge or game.judge.gap is None:
        return list(ranked)
    best = ranked[0].worth
    least = best - game.judge.gap * abs(best)
    return [answer for answer in ranked if answer.worth >= least]


def compared(
    match: Match[S, V],
    seat: Seat,
    rng: Rng,
    effort: Effort,
    answers: Sequence[tuple[str, ...]],
) -> Found:
    """These answers in the same worlds, as many as the effort allows; gains are over the first.

    The best is found, however little it is ahead.
    """
    trial = Trial(match, seat, rng, effort)
    estimates = trial.compare(answers, max(1, effort.futures // len(answers)))
    by_gain = sorted(estimates, key=lambda each: -each.gain)
    return Found(by_gain[0].picks, tuple(by_gain), trial.futures)


class Trial(Generic[S, V]):
    """Answers to one question, tried in more and more worlds."""

    def __init__(self, match: Match[S, V], seat: Seat, rng: Rng, effort: Effort) -> None:
        self.effort = effort
        self._match, self._seat = match, seat
        self._rng = rng.stream(f"search {match.count} {seat}")
        far = effort.turns is None
        self._turns = turns_ahead(match.game, match.seats) if far else effort.turns or 0
        self._rounds = rounds_ahead(match.game) if far else 0
        self._tried: dict[tuple[str, ...], list[Future]] = {}
        self._worlds = 0

    @property
    def futures(self) -> int:
        return sum(map(len, self._tried.values()))

    def compare(self, answers: Sequence[tuple[str, ...]], worlds: int) -> list[Estimate]:
        """Tries all of them in so many more worlds; gains are over the first."""
        for n in range(self._worlds, self._worlds + worlds):
            chance = self._rng.stream(f"{n}")
            world = World(self._match, self._seat, chance, self._turns, self._rounds)
            for picks in answers:
                self._tried.setdefault(picks, []).append(world.future(picks))
        self._worlds += worlds
        usual = self._tried[answers[0]]
        return [estimate(picks, self._tried[picks], usual) for picks in answers]

    def narrowed(self, answers: Sequence[tuple[str, ...]]) -> list[Estimate]:
        """All of them in a few worlds; then the best of the steward's rivals, while it is in doubt.

        The steward's own answer, the first, is in every world, for the others to be compared with.
        Worlds are dear, and most rivals show in the first one that they are no better.
        """
        usual, most = answers[0], self.effort.futures
        known = self.compare(answers, max(1, min(self.effort.worlds, most // len(answers))))
        best = max(known[1:], key=lambda each: each.gain)
        while self.futures + 2 <= most and not best.is_settled(CLEAR):
            best = self.compare([usual, best.picks], 1)[1]
        own = estimate(usual, self._tried[usual], self._tried[usual])
        return [own, best, *(each for each in known[1:] if each.picks != best.picks)]

    def chosen(self, usual: tuple[str, ...], estimates: Sequence[Estimate]) -> Found:
        """The best of those that stayed to the end, if it is beyond doubt; else the steward's."""
        last = max(each.worlds for each in estimates)
        sure = [e for e in estimates if e.worlds == last and e.is_ahead(self.effort.doubt)]
        picks = max(sure, key=lambda each: each.gain).picks if sure else usual
        by_gain = sorted(estimates, key=lambda each: (each.picks != picks, -each.gain))
        return Found(picks, tuple(by_gain), self.futures)
