"""Positions the tests draw, each game played once."""

from __future__ import annotations

from functools import cache

import msgspec

from games.glory_to_rome import GAME
from games.glory_to_rome.seat.view import View
from rendering.fixtures import Position, play
from rendering.frame import Language

KEY = GAME.key
LONG_NAMES = (
    "Maximiliane von Hohenlohe",
    "Wolfeschlegelsteinhausen",
    "Öttingen-Wallerstein",
    "Gaius Iulius Caesar Octavianus",
    "Überschwängliche Übermut",
)


@cache
def game(seats: int, seed: int = 3, language: Language = "en") -> tuple[Position, ...]:
    """A whole random game, its end included."""
    return tuple(play(GAME, seats, seed, 10_000, language=language, to_the_end=True))


def read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)


def write(view: View) -> bytes:
    return msgspec.json.encode(view)
