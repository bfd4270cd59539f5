"""The consul: a computer player who tries what the steward thinks best, and what comes near it.

It knows no more than its seat: all it sees are worlds dealt anew. Its effort is counted in futures,
never in time, and chance is its own: the same place in the same game gives the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from games.core.bots.search.estimates import Estimate, estimate
from games.core.bots.search.futures import Future, World, steward_of, turns_ahead
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

HOPELESS = 0.5  # standard errors below the steward's answer: tried no further


class Effort(Struct, frozen=True):
    """How much is tried before an answer."""

    answers: int = 3  # with the steward's
    futures: int = 18  # at most
    turns: int | None = None  # ahead; None: as the game advises
    doubt: float = 1.0  # standard errors by which an answer must beat the steward's


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
    answers = list(dict.fromkeys(answer.picks for answer in ranked[: effort.answers]))
    if not answers:
        return Found(tuple(steward.answer(view, decision, rng.stream("answer"))), ())
    if len(answers) == 1:
        return Found(answers[0], ())
    trial = Trial(match, seat, rng, effort)
    return trial.chosen(answers[0], trial.halved(answers))


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
        self._turns = turns_ahead(match.game) if effort.turns is None else effort.turns
        self._tried: dict[tuple[str, ...], list[Future]] = {}
        self._worlds = 0

    @property
    def futures(self) -> int:
        return sum(map(len, self._tried.values()))

    def compare(self, answers: Sequence[tuple[str, ...]], worlds: int) -> list[Estimate]:
        """Tries all of them in so many more worlds; gains are over the first."""
        for n in range(self._worlds, self._worlds + worlds):
            world = World(self._match, self._seat, self._rng.stream(f"{n}"), self._turns)
            for picks in answers:
                self._tried.setdefault(picks, []).append(world.future(picks))
        self._worlds += worlds
        usual = self._tried[answers[0]]
        return [estimate(picks, self._tried[picks], usual) for picks in answers]

    def halved(self, answers: Sequence[tuple[str, ...]]) -> list[Estimate]:
        """Sequential halving: of the steward's rivals the better half goes on, with more worlds.

        The steward's own answer, the first, is in every world, for the others to be compared with.
        """
        rounds = ceil(log2(len(answers)))
        known: dict[tuple[str, ...], Estimate] = {}
        for _ in range(rounds):
            worlds = max(1, self.effort.futures // rounds // len(answers))
            for each in self.compare(answers, worlds):
                known[each.picks] = each
            usual, *rivals = answers
            better = sorted(rivals, key=lambda picks: -known[picks].gain)
            better = better[: max(1, len(answers) // 2 - 1)]
            answers = [usual, *(p for p in better if not known[p].is_behind(HOPELESS))]
            if len(answers) == 1:
                break
        return list(known.values())

    def chosen(self, usual: tuple[str, ...], estimates: Sequence[Estimate]) -> Found:
        """The best of those that stayed to the end, if it is beyond doubt; else the steward's."""
        last = max(each.worlds for each in estimates)
        sure = [e for e in estimates if e.worlds == last and e.is_ahead(self.effort.doubt)]
        picks = max(sure, key=lambda each: each.gain).picks if sure else usual
        by_gain = sorted(estimates, key=lambda each: (each.picks != picks, -each.gain))
        return Found(picks, tuple(by_gain), self.futures)
