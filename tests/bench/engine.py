"""How fast rules are: a choice, a whole game, loading, cloning."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import partial
from statistics import median
from time import perf_counter

import msgspec

from games.core.bots.random_bot import random_bot
from games.core.choices import Saved
from games.core.contract import AnyGame
from games.core.match import Match, resume
from games.core.rng import Rng
from tests.bench.timing import Row, seconds

GAMES = 60
LOADS = 50
EARLY = 10
WINDOW = 10  # positions loaded around a move: what is asked there differs from one to the next
LONGEST = 10  # games whose loading is timed

CHOICE_BUDGET = 150.0
GAME_BUDGET = 100.0
LOAD_BUDGET = 10.0


class Sample(msgspec.Struct):
    """One random game: what each choice took, and what was stored early and last."""

    choices: list[float]
    whole: float
    early: list[bytes]
    last: list[bytes]
    tail: int
    count: int


def play(game: AnyGame, seats: int, seed: int) -> Sample:
    """Times submit (legality, rules, next options, checkpoint), not the bot that picks."""
    begin = perf_counter()
    match = Match.start(game, seats, seed)
    rng = Rng(seed)
    took, tail = [], 0
    early: list[bytes] = []
    last: deque[bytes] = deque(maxlen=WINDOW)
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision
        picks = random_bot(None, decision, rng)
        last.append(msgspec.json.encode(match.saved()))
        if EARLY <= match.count < EARLY + WINDOW:
            early.append(last[-1])
        start = perf_counter()
        match.submit(seat, match.seq, picks)
        took.append(perf_counter() - start)
        tail = max(tail, len(match.tail))
    return Sample(took, perf_counter() - begin, early, list(last), tail, match.count)


def load(game: AnyGame, stored: bytes) -> Match[object, object]:
    return resume(game, msgspec.json.decode(stored, type=Saved))


def load_seconds(game: AnyGame, stored: list[bytes]) -> float:
    return median(seconds(partial(load, game, data), LOADS) for data in stored)


def rows(game: AnyGame) -> Iterator[Row]:
    samples = [play(game, seats, seed) for seed in range(GAMES) for seats in game.seats]
    yield from play_rows(game, samples)
    samples.sort(key=lambda sample: sample.count)
    yield from load_rows(game, samples[-LONGEST:])


def play_rows(game: AnyGame, samples: list[Sample]) -> Iterator[Row]:
    choices = sorted(took for sample in samples for took in sample.choices)
    key, seats = game.key, f"{game.seats[0]}–{game.seats[-1]} players, {len(samples)} games"
    micro, milli = 1e6, 1e3
    yield Row(key, "choice, median", median(choices) * micro, "µs", CHOICE_BUDGET, seats)
    yield Row(key, "choice, p99", choices[len(choices) * 99 // 100] * micro, "µs", None, seats)
    whole = median(sample.whole for sample in samples)
    yield Row(key, "random game, median", whole * milli, "ms", GAME_BUDGET, seats)
    yield Row(key, "choices a game, median", median(s.count for s in samples), "", None, seats)
    yield Row(key, "longest tail", max(s.tail for s in samples), "choices", 59, seats)


def load_rows(game: AnyGame, samples: list[Sample]) -> Iterator[Row]:
    key, milli = game.key, 1e3
    early = load_seconds(game, [data for sample in samples for data in sample.early])
    last = load_seconds(game, [data for sample in samples for data in sample.last])
    # Without a disk only the open question counts, and late ones are longer; the budget for the
    # ratio is held where a table is really loaded, in storage.py.
    lengths = f"choices {samples[0].count}–{samples[-1].count}; from memory"
    size = f"{len(samples[-1].last[-1])} bytes stored"
    yield Row(key, f"resume at choice {EARLY}", early * milli, "ms", LOAD_BUDGET)
    yield Row(key, "resume at the last choice", last * milli, "ms", LOAD_BUDGET, size)
    yield Row(key, "resume, last : early", last / early, "×", None, lengths)
    match = load(game, samples[-1].last[-1])
    clone = seconds(match.clone, LOADS)
    note = f"tail of {len(match.tail)}"
    yield Row(key, "clone at the last choice", clone * milli, "ms", None, note)
