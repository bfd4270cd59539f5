"""Other worlds that look the same: everything a seat cannot know, dealt anew.

What is hidden is put together and sorted before it is shuffled, so nothing of the true world is
left in the order of things.
"""

from __future__ import annotations

from games.core.ids import kind as name_of
from games.core.rng import Rng
from games.core.seats import Seat
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.sites import grid
from games.romolo_o_remo.opening.setup import LOTS, event_cubes
from games.romolo_o_remo.state import Player, State
from games.romolo_o_remo.terms import DICE_TILES, TERRAINS, TYPES, EventCube, Terrain

RICHEST = 33  # half-coins a hidden purse is imagined to hold, at most


def redeal(s: State, seat: Seat | None, rng: Rng) -> State:
    if not s.places:
        return s  # nothing is dealt yet, and answers given in secret are not here
    others = [player for n, player in enumerate(s.players) if n != seat]
    seen = s.players[seat].seen if seat is not None else []
    _tiles(s, others, seen, rng)
    _markers(s, seen, rng)
    _characters(s, rng)
    for player in others:
        player.withdraws = "ask"
    for player in (*others, *([s.rival] if s.rival else [])):
        _dice(player, rng)
    if s.variant.hidden_money:
        for player in others:
            if player.alive:
                player.money = rng.below(RICHEST)
    if s.rival and not s.variant.event_row:
        s.events = sorted(s.events, key=_cube_order)
        rng.shuffle(s.events)
    return s


def _cube_order(cube: EventCube) -> int:
    return event_cubes().index(cube)


def _tiles(s: State, others: list[Player], seen: list[str], rng: Rng) -> None:
    """Hidden tiles, those left over, those the river took, and secret ones of the others."""
    own_zones = [hex for player in s.players if player.lot for hex in player.zone]
    hidden = [
        hex
        for hex in grid(s).hexes
        if not s.places[hex].up and hex not in seen and hex not in own_zones
    ]
    secret = [player for player in others if player.lot]
    pool: list[Terrain] = [s.places[hex].terrain for hex in hidden]
    pool += [*s.terrain, *s.drowned, *(player.lot for player in secret if player.lot)]
    pool.sort(key=TERRAINS.index)
    rng.shuffle(pool)
    for player in secret:
        lot = next(tile for tile in pool if tile in LOTS)
        pool.remove(lot)
        player.lot = lot
    for hex in hidden:
        s.places[hex].terrain = pool.pop()
    s.drowned = [pool.pop() for _ in s.drowned]
    s.terrain = pool


def _markers(s: State, seen: list[str], rng: Rng) -> None:
    hidden = [
        hex
        for hex in grid(s).hexes
        if s.places[hex].marker and not s.places[hex].marker_up and hex not in seen
    ]
    pool = sorted([*s.markers, *(s.places[hex].marker for hex in hidden)])
    rng.shuffle(pool)
    for hex in hidden:
        s.places[hex].marker = pool.pop()
    s.markers = pool


def _characters(s: State, rng: Rng) -> None:
    """The stack and the box; types show on the backs, so they stay where they are."""
    for type in TYPES:
        pool = sorted(tile for tile in (*s.stack, *s.boxed) if _type(tile) == type)
        rng.shuffle(pool)
        s.stack = [pool.pop() if _type(tile) == type else tile for tile in s.stack]
        s.boxed = [pool.pop() if _type(tile) == type else tile for tile in s.boxed]


def _type(tile: str) -> str:
    return TABLES.characters[name_of(tile)].type


def _dice(player: Player, rng: Rng) -> None:
    """The hand and the tile set aside; what was played everybody has seen."""
    pool = [*player.hand, *player.aside]
    if not pool:
        return
    pool.sort(key=DICE_TILES.index)
    player.aside = [pool.pop(rng.below(len(pool)))]
    player.hand = pool
