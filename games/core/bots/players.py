"""Every computer player of a game: those it brings, and the one who searches in any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.core.bots.search.consul import search
from games.core.contract import Game
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

CONSUL = "consul"


def kinds(game: Game[S, V]) -> tuple[str, ...]:
    """Their keys, the strongest last."""
    return (*game.bots, CONSUL)


def answer(match: Match[S, V], kind: str, seat: Seat, rng: Rng) -> Sequence[str]:
    """What a computer player answers to what its seat is asked."""
    if kind == CONSUL:
        return search(match, seat, rng).picks
    decision = match.pending(seat)
    assert decision is not None
    return match.game.bots[kind].answer(match.view(seat), decision, rng)
