"""Measured games as lines of a file, and what they say together: a row for each kind of table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from math import floor, log, sqrt
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from games.core.bots.measuring import SURE, Share
from games.core.bots.search.consul import USUAL
from games.core.bots.search.futures import steward_of
from games.core.contract import AnyGame
from games.core.judge import Judge
from games.core.match import Match
from games.core.rng import Rng

Opinion: TypeAlias = tuple[tuple[str, ...], list[float]]  # an answer, and the worth of each

OPINION_DIGITS = 3  # sums in another order are no other opinion
GRAIN = 1.1  # waits are kept to a tenth: a file of all would be long


class Kind(Struct, frozen=True):
    """What tables have in common that are counted together."""

    players: int
    bots: tuple[str, str]  # who is measured, and who the others are
    variant: tuple[tuple[str, str], ...]
    settings: str  # of the players: see `settings_of`


class Measured(Struct, frozen=True):
    """One game."""

    kind: Kind
    seed: int
    seat: int  # of who is measured
    won: float  # shared victories in parts
    scores: tuple[int, ...]
    seconds: float  # of computing, by all players
    waits: dict[int, int]  # of who is measured: how many answers took `GRAIN ** n` milliseconds

    def encoded(self) -> bytes:
        """As a line of a file."""
        return msgspec.json.encode(self) + b"\n"

    @property
    def lead(self) -> int:
        """Over the best other; alone the points."""
        others = [points for n, points in enumerate(self.scores) if n != self.seat]
        return self.scores[self.seat] - max(others, default=0)


def settings_of(game: AnyGame, players: int, variant: Iterable[tuple[str, str]] = ()) -> str:
    """Changes with everything that makes a computer player play otherwise at such a table."""
    judged = _judged(game.judge, players) if game.judge else ()
    thought = list(_opinions(game, players, dict(variant)))
    return blake2b(msgspec.json.encode((USUAL, judged, thought)), digest_size=6).hexdigest()


def _judged(judge: Judge[Any], players: int) -> tuple[object, ...]:
    return judge.turns_of(players), judge.rounds, judge.gap, judge.weights_of(players)


def _opinions(game: AnyGame, players: int, variant: dict[str, str]) -> Iterator[Opinion]:
    """What the steward thinks of all answers in a game of its own, and which it gives."""
    match, rng, steward = Match.start(game, players, 1, variant), Rng(1), steward_of(game)
    while match.outcome is None:
        seat = match.waiting()[0]
        decision, view = match.pending(seat), match.glance(seat)
        assert decision is not None
        ranked = steward.rank(view, decision) if steward.rank else ()
        picks = tuple(ranked[0].picks if ranked else steward.answer(view, decision, rng))
        yield picks, [round(answer.worth, OPINION_DIGITS) for answer in ranked]
        match.submit(seat, match.seq, picks)
        match.take_story()


def decoded(lines: bytes) -> list[Measured]:
    """All games of a file, in the order in which they were measured."""
    return [msgspec.json.decode(line, type=Measured) for line in lines.splitlines()]


def waited(milliseconds: Iterable[float]) -> dict[int, int]:
    return dict(sorted(Counter(floor(log(max(ms, 0.01), GRAIN)) for ms in milliseconds).items()))


class Row:
    """What games of one kind say together."""

    def __init__(self, games: Sequence[Measured]) -> None:
        self.kind = games[0].kind
        self.won = sum(game.won for game in games)
        self.share = Share(self.won, len(games))
        self.leads = [game.lead for game in games]
        self.seconds = sum(game.seconds for game in games) / len(games)
        self.waits = sum((Counter(game.waits) for game in games), Counter[int]())

    @property
    def lead(self) -> tuple[float, float]:
        """On average, and how far that may be off in 95 of 100 cases."""
        n = len(self.leads)
        middle = sum(self.leads) / n
        spread = sum((lead - middle) ** 2 for lead in self.leads) / max(1, n - 1)
        return middle, SURE * sqrt(spread / n)

    def wait(self, share: float) -> float:
        """So many milliseconds at most in this share of all answers."""
        waits = sorted(self.waits.elements())
        return float(GRAIN ** (waits[min(len(waits) - 1, int(share * len(waits)))] + 1))


def rows(games: Iterable[Measured]) -> list[Row]:
    """One for each kind, fewest players first; else as they came."""
    kinds: dict[Kind, list[Measured]] = {}
    for game in games:
        kinds.setdefault(game.kind, []).append(game)
    return [Row(kinds[kind]) for kind in sorted(kinds, key=lambda kind: kind.players)]
