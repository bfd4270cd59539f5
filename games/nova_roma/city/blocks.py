"""Blocks in the city: whose they are, where, and the reward tiles they complete."""

from __future__ import annotations

from games.core.seats import Seat
from games.nova_roma.city.board import PLACES, REWARD_SPACES, ZONE_MASK, Place
from games.nova_roma.course.order import has_open_city
from games.nova_roma.data import TABLES
from games.nova_roma.state import State
from games.nova_roma.terms import BLOCKS, NEUTRAL, ZONES, ZoneId


def blocks_of(s: State, owner: int) -> int:
    """The cells of an owner as a board."""
    mask = 0
    for building in s.buildings:
        if building.owner == owner:
            mask |= PLACES[building.place].mask
    return mask


def occupied(s: State) -> int:
    mask = 0
    for building in s.buildings:
        mask |= PLACES[building.place].mask
    return mask


def blocks_left(s: State, seat: Seat) -> int:
    return BLOCKS - blocks_of(s, seat).bit_count()


def blocks_in(s: State, zone: ZoneId) -> dict[int, int]:
    """How many blocks each owner has in a zone; only those who have any."""
    counts = dict.fromkeys([*range(len(s.players)), NEUTRAL], 0)
    for building in s.buildings:
        counts[building.owner] += (PLACES[building.place].mask & ZONE_MASK[zone]).bit_count()
    return {owner: n for owner, n in counts.items() if n}


def majority_of(s: State, zone: ZoneId) -> tuple[int, int, int]:
    """What the places in a zone bring."""
    row = TABLES.zones[zone]
    return row.solo_majority if has_open_city(s) else row.majority


def zones_for(strength: int) -> tuple[ZoneId, ...]:
    return ZONES[:strength]


def completed_by(s: State, place: Place, board: int | None = None) -> list[str]:
    """The reward spaces a building at this place would complete, in the order of the board."""
    covered = (occupied(s) if board is None else board) | place.mask
    return [
        name
        for name, on_board in s.rewards.items()
        if not on_board.resolved
        and (space := REWARD_SPACES[name]).zone == place.zone
        and space.around & covered == space.around
    ]
