"""Who plays, and in which order."""

from __future__ import annotations

from games.core.seats import Seat
from games.nova_roma.state import State

SMALL_TABLE = 2  # up to so many players there are neutral blocks and fewer rewards


def everybody(s: State) -> list[Seat]:
    return [Seat(seat) for seat in range(len(s.players))]


def clockwise(s: State, first: int) -> list[Seat]:
    n = len(s.players)
    return [Seat((first + k) % n) for k in range(n)]


def is_solo(s: State) -> bool:
    return len(s.players) == 1


def has_open_city(s: State) -> bool:
    """Whether majorities and the blocks at the start are those of the solo game."""
    return is_solo(s) and s.variant.solo_city == "open"


def marker_holder(s: State) -> int:
    """Who has the first-player marker in front of them."""
    return s.first_player if s.marker_claimed is None else s.marker_claimed
