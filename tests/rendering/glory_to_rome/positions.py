"""Positions the tests draw, each game played once."""

from __future__ import annotations

from functools import cache

import msgspec

from games.glory_to_rome import GAME
from games.glory_to_rome.seat.view import View
from rendering.frame import Language
from rendering.samples.positions import Position, play

KEY = GAME.key


@cache
def game(seats: int, seed: int = 3, language: Language = "en") -> tuple[Position, ...]:
    """A whole random game, its end included."""
    return tuple(play(GAME, seats, seed, 10_000, language=language, to_the_end=True))


def read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)


def write(view: View) -> bytes:
    return msgspec.json.encode(view)
