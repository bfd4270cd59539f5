"""Positions of Trajan the tests draw, each game played once."""

from __future__ import annotations

from functools import cache

import msgspec

from games.trajan import GAME
from games.trajan.seat.view import View
from rendering.frame import Language
from rendering.samples.positions import Position, play

KEY = GAME.key
SETTLED = 120  # choices after which set-up is over and the board is in use


@cache
def game(seats: int, seed: int = 3, language: Language = "en") -> tuple[Position, ...]:
    """A whole random game, its end included."""
    return tuple(play(GAME, seats, seed, 10_000, language=language, to_the_end=True))


@cache
def sowing(seats: int) -> Position:
    """A position in the middle of a sowing."""
    return next(
        position
        for position in game(seats)[SETTLED:]
        if (turn := read(position.view).turn) is not None and turn.left
    )


def read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)


def write(view: View) -> bytes:
    return msgspec.json.encode(view)
