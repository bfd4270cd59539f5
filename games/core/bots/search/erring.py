"""Where the steward errs: what a thorough search makes of its answers, by kind of question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import TypeVar

from msgspec import Struct

from games.core.bots.search.consul import Effort, compared, search
from games.core.bots.search.futures import steward_of
from games.core.contract import Game
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

PLAYERS_STREAM = 0xE55  # chance of the players and the search, kept apart from the deck's
LOOK = Effort(answers=4, worlds=3, futures=18, widely=True)
AGAIN = Effort(futures=16)  # on other worlds: what looked best by chance is no error


class Kind(Struct):
    """All questions of a kind, and what those that were searched cost."""

    key: str
    asked: int  # with more than one answer to choose from
    contradicted: int
    losses: list[float]  # in points, by the judgement of who looks ahead

    @property
    def loss(self) -> float:
        """Of an answer, on average."""
        return sum(self.losses) / len(self.losses) if self.losses else 0.0

    @property
    def error(self) -> float:
        """The standard error of that."""
        n = len(self.losses)
        if n < 2:
            return 0.0
        return sqrt(sum((each - self.loss) ** 2 for each in self.losses) / (n * (n - 1)))


class _Asked(Struct, frozen=True):
    seat: Seat
    key: str
    picks: tuple[str, ...]


def kinds(game: Game[S, V], games: int, seats: int, seed: int, each: int) -> list[Kind]:
    """Of every kind of question, in every game, so many are searched; the dearest kind first.

    The same numbers give the same answers.
    """
    found: dict[str, Kind] = {}
    for n in range(games):
        _search_game(game, seats, seed + n, each, found)
    return sorted(found.values(), key=lambda kind: -kind.loss * kind.asked)


def _search_game(
    game: Game[S, V], seats: int, seed: int, each: int, found: dict[str, Kind]
) -> None:
    """One game, played to see what is asked, then again to search what was drawn from that."""
    asked = [question for _, question in _played(game, seats, seed)]
    drawn = _drawn(asked, Rng(seed ^ PLAYERS_STREAM).stream("drawn"), each)
    for n, (match, question) in enumerate(_played(game, seats, seed)):
        if question is None:
            continue
        kind = found.setdefault(question.key, Kind(question.key, 0, 0, []))
        kind.asked += 1
        if n in drawn:
            loss = _loss(match, question, Rng(seed ^ PLAYERS_STREAM))
            kind.contradicted += loss is not None
            kind.losses.append(loss or 0.0)


def _played(game: Game[S, V], seats: int, seed: int) -> Iterator[tuple[Match[S, V], _Asked | None]]:
    """A game of stewards before each answer, and that answer where there was a choice."""
    match, rng = Match.start(game, seats, seed), Rng(seed ^ PLAYERS_STREAM).stream("players")
    steward = steward_of(game)
    while match.outcome is None:
        seat = match.waiting()[0]
        decision, view = match.pending(seat), match.view(seat)
        assert decision is not None
        ranked = steward.rank(view, decision) if steward.rank else ()
        picks = tuple(ranked[0].picks if ranked else steward.answer(view, decision, rng))
        yield match, _Asked(seat, decision.key, picks) if len(ranked) > 1 else None
        match.submit(seat, match.seq, picks)
        match.take_story()


def _drawn(asked: list[_Asked | None], rng: Rng, each: int) -> frozenset[int]:
    """Which answers of a game are searched: of every kind so many."""
    order = list(range(len(asked)))
    rng.shuffle(order)
    taken, drawn = Counter[str](), list[int]()
    for n in order:
        question = asked[n]
        if question is not None and taken[question.key] < each:
            taken[question.key] += 1
            drawn.append(n)
    return frozenset(drawn)


def _loss(match: Match[S, V], asked: _Asked, rng: Rng) -> float | None:
    """How many points better another answer is, judged again on fresh worlds; None: no other."""
    best = search(match, asked.seat, rng.stream("look"), LOOK).picks
    if best == asked.picks:
        return None
    again = compared(match, asked.seat, rng.stream("again"), AGAIN, [asked.picks, best])
    return next(each.gain for each in again.estimates if each.picks == best)
