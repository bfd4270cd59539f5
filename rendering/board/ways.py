"""Pieces that went from one place to another, for films."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from rendering.kit.box import Box
from rendering.kit.canvas import Canvas

Ways: TypeAlias = "tuple[Way, ...]"
Piece: TypeAlias = Callable[[Canvas, Box], None]  # how it is drawn


class Way(NamedTuple):
    """From one spot of the picture to another, which may have moved itself."""

    start: str
    end: str
    seat: int  # whose piece it is
    piece: Piece | None = None  # None: a token of the seat


def no_ways(before: bytes | None, now: object) -> Ways:
    """For a game whose pieces do not travel."""
    return ()
