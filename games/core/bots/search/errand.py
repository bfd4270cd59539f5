"""A search as bytes: for another process, which sends back what it found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from games.core.bots.search.consul import USUAL, Effort, Found, compared, search
from games.core.choices import Saved
from games.core.contract import Game
from games.core.match import Match, resume
from games.core.rng import Rng, Seed, rng_of
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")


class Errand(Struct, frozen=True, tag=True):
    """Everything a search needs to know. Its `seq` says on return whether it still matters."""

    game: str
    saved: Saved
    seat: Seat
    seed: Seed  # of the player's own chance
    effort: Effort
    answers: tuple[tuple[str, ...], ...] = ()  # these are compared with the first; none: a search

    @property
    def seq(self) -> int:
        return self.saved.seq

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def decoded(cls, data: bytes) -> Errand:
        return msgspec.json.decode(data, type=cls)


def errand(match: Match[S, V], seat: Seat, rng: Rng, effort: Effort = USUAL) -> Errand:
    return Errand(match.game.key, match.saved(), seat, rng.state, effort)


def comparison(
    match: Match[S, V], seat: Seat, rng: Rng, effort: Effort, answers: Sequence[Sequence[str]]
) -> Errand:
    """Of these answers with the first of them."""
    named = tuple(tuple(picks) for picks in answers)
    return msgspec.structs.replace(errand(match, seat, rng, effort), answers=named)


def run(game: Game[S, V], errand: Errand) -> Found:
    """Finds what a search on the spot would find."""
    match, rng = resume(game, errand.saved), rng_of(errand.seed)
    if errand.answers:
        return compared(match, errand.seat, rng, errand.effort, errand.answers)
    return search(match, errand.seat, rng, errand.effort)
