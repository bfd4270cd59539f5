"""What followers score at the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from games.core.seats import Seat
from games.nova_roma.data.followers import FOLLOWERS, Counted
from games.nova_roma.estate.tiles import animal_tiles, estate_tiles
from games.nova_roma.hippodrome import spaces_of
from games.nova_roma.state import State

_COUNT: dict[Counted, Callable[[State, Seat], int]] = {
    "wheat": lambda s, seat: s.players[seat].goods["wheat"],
    "stone": lambda s, seat: s.players[seat].goods["stone"],
    "wood": lambda s, seat: s.players[seat].goods["wood"],
    "wine": lambda s, seat: s.players[seat].goods["wine"],
    "horse": lambda s, seat: s.players[seat].goods["horse"],
    "coin": lambda s, seat: s.players[seat].coins,
    "influence": lambda s, seat: s.players[seat].influence,
    "building": lambda s, seat: len(s.players[seat].building),
    "sailing": lambda s, seat: len(s.players[seat].sailing),
    "follower": lambda s, seat: len(s.players[seat].row),
    "estate": lambda s, seat: len(estate_tiles(s.players[seat])),
    "animal": lambda s, seat: len(animal_tiles(s.players[seat])),
    "race": lambda s, seat: sum(spaces_of(s, seat)),
}


def follower_points(s: State, seat: Seat) -> dict[str, int]:
    """By card, of the followers in the row that score."""
    found = {}
    for hired in s.players[seat].row:
        scores = FOLLOWERS[hired.card].scores
        if scores:
            found[hired.card] = scores.points(_COUNT[scores.counted](s, seat))
    return found
