"""What followers score at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.core.text import Seat
from games.nova_roma.estate.tiles import animal_tiles, estate_tiles
from games.nova_roma.hippodrome import spaces_of
from games.nova_roma.state import State
from games.nova_roma.terms import Good

Points: TypeAlias = Callable[[State, Seat], int]


def _one_and_each(good: Good) -> Points:
    return lambda s, seat: 1 + s.players[seat].goods[good]


def _tiles(s: State, seat: Seat) -> int:
    return len(estate_tiles(s.players[seat]))


def _six_coins(s: State, seat: Seat) -> int:
    return 4 if s.players[seat].coins >= 6 else 0


def _row(s: State, seat: Seat) -> int:
    return len(s.players[seat].row)


def _six_influence(s: State, seat: Seat) -> int:
    return 4 if s.players[seat].influence >= 6 else 0


def _races(s: State, seat: Seat) -> int:
    return sum(spaces_of(s, seat)) // 2


def _contracts(s: State, seat: Seat) -> int:
    return 1 + len(s.players[seat].building) // 2


def _voyages(s: State, seat: Seat) -> int:
    return len(s.players[seat].sailing)


def _animals(s: State, seat: Seat) -> int:
    return 1 + len(animal_tiles(s.players[seat]))


POINTS: dict[str, Points] = {
    "FO01": _one_and_each("wood"),
    "FO02": _one_and_each("wine"),
    "FO03": _tiles,
    "FO04": _one_and_each("horse"),
    "FO05": _one_and_each("stone"),
    "FO06": _six_coins,
    "FO07": _row,
    "FO08": _six_influence,
    "FO09": _races,
    "FO10": _contracts,
    "FO11": _voyages,
    "FO12": _animals,
    "FO13": _one_and_each("wheat"),
}
