"""Games a steward plays with itself, now and then not as it would: standings, and their ends."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from games.core.bots.fitting.solving import Squares
from games.core.bots.search.futures import steward_of
from games.core.contract import Game
from games.core.judge import Judge, ended
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

PLAYERS_STREAM = 0xF17  # chance of the players, kept apart from the deck's
ASTRAY = 8  # one answer in so many is one of the next best
NEAR = 3  # of these
RIDGES = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
CHECKED = 5  # every so many games one is kept to choose the ridge by
POINTS = "points"  # the trait that is taken for itself, if the games do not say otherwise

Row = tuple[list[float], Seat]


class Fitted(Struct, frozen=True):
    """Weights, how they came about, and how good they are."""

    games: int
    seats: int
    seed: int
    standings: int
    ridge: float
    spread: float  # the standard deviation of what is foreseen, in games that were not learnt from
    error: float  # what the weights leave of it
    points_error: float  # what points as they stand would leave of it
    weights: dict[str, tuple[float, float]]

    def encoded(self) -> bytes:
        """As a file that a judge reads."""
        return msgspec.json.format(msgspec.json.encode(self)) + b"\n"


def fit(game: Game[S, V], games: int, seats: int, seed: int) -> Fitted:
    """The same numbers give the same weights."""
    judge = game.judge
    assert judge is not None, f"{game.key} has nothing to fit"
    k = len(judge.names)
    learnt, kept = Squares(2 * k), Squares(2 * k)
    for n in range(games):
        _learn(game, judge, seats, seed + n, kept if n % CHECKED == CHECKED - 1 else learnt)
    usual = [float(name == POINTS) for name in judge.names] + [0.0] * k
    tried = [(kept.error(learnt.solved(ridge, usual)), ridge) for ridge in RIDGES]
    error, ridge = min(tried)
    weights = [round(each, 4) for each in learnt.joined(kept).solved(ridge, usual)]
    return Fitted(
        games,
        seats,
        seed,
        learnt.rows + kept.rows,
        ridge,
        round(kept.error([0.0] * (2 * k)), 2),
        round(error, 2),
        round(kept.error(usual), 2),
        dict(zip(judge.names, zip(weights[:k], weights[k:], strict=True), strict=True)),
    )


def _learn(game: Game[S, V], judge: Judge[S], seats: int, seed: int, squares: Squares) -> None:
    """One game: how its turns began for the seat whose turn it was, and what it got in the end."""
    match, rng = Match.start(game, seats, seed), Rng(seed ^ PLAYERS_STREAM)
    steward, rows = steward_of(game), list[Row]()
    while (outcome := match.outcome) is None:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision is not None
        if decision.key in game.turn_keys:
            state = match.state_copy()
            ahead, left = judge.ahead(state, seats, seat), judge.left(state)
            rows.append(([*ahead, *(x * left for x in ahead)], seat))
        view = match.glance(seat)
        ranked = steward.rank(view, decision) if steward.rank else ()
        if len(ranked) > 1 and rng.below(ASTRAY) == 0:
            picks = ranked[1 + rng.below(min(NEAR, len(ranked)) - 1)].picks
        else:
            picks = tuple(steward.answer(view, decision, rng))
        match.submit(seat, match.seq, picks)
    for row, seat in rows:
        squares.add(row, ended(outcome.scores, seat in outcome.winners, seat))
