"""Positions of Nova Roma the tests draw, each game played once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from games.nova_roma import GAME
from games.nova_roma.seat.view import View
from rendering.frame import Language
from rendering.samples.positions import Position, play

KEY = GAME.key
BOTH_DRAFTS = {"mosaic_draft": "on", "follower_draft": "on"}


@cache
def game(seats: int, seed: int = 3, language: Language = "en") -> tuple[Position, ...]:
    """A whole random game, its end included."""
    return tuple(play(GAME, seats, seed, 10_000, language=language, to_the_end=True))


@cache
def drafts(seats: int, language: Language = "en") -> tuple[Position, ...]:
    """The beginning of a game in which mosaic tiles and followers are drafted."""
    return tuple(play(GAME, seats, 3, 6 * seats, language=language, variant=BOTH_DRAFTS))


def first(seats: int, fits: Callable[[View], bool], language: Language = "en") -> Position:
    """The first position of some games that is of a kind."""
    played = (position for seed in range(3, 12) for position in game(seats, seed, language))
    return next(position for position in played if fits(read(position.view)))


def read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)


def write(view: View) -> bytes:
    return msgspec.json.encode(view)
