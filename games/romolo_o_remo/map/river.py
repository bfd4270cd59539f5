"""Discoveries and the river (specification 7.3.1)."""

from __future__ import annotations

from games.core.contract import Table
from games.romolo_o_remo.map.sites import grid
from games.romolo_o_remo.state import Place, State
from games.romolo_o_remo.terms import RIVER_LIMIT, RIVER_LIMIT_SOLO
from games.romolo_o_remo.words.labels import TERRAIN_TEXT


def discover(t: Table, s: State, hex: str) -> None:
    """Turns a hidden tile up, with its marker, and lets the river flow."""
    _show(s, hex)
    place = s.places[hex]
    t.tell("told-discovery", hex=hex, terrain=TERRAIN_TEXT[place.terrain], reveals=True)
    s.turn.revealed = True
    _tell_marker(t, hex, place)
    flow(t, s, hex)


def _show(s: State, hex: str) -> None:
    place = s.places[hex]
    place.up, place.marker_up = True, place.marker > 0
    for player in s.players:
        if hex in player.seen:
            player.seen.remove(hex)


def _tell_marker(t: Table, hex: str, place: Place) -> None:
    if place.marker:
        t.tell("told-marker", hex=hex, n=place.marker)


def flow(t: Table, s: State, hex: str) -> None:
    """Water with a single hidden neighbour floods it; the newest water first (ruling 11)."""
    queue = [hex] if s.places[hex].terrain == "water" else []
    queue += _open_water(s, hex)
    left = RIVER_LIMIT_SOLO if s.rival else RIVER_LIMIT
    while queue and left and s.water_stack:
        water = queue.pop(0)
        hidden = [near for near in grid(s).near[water] if not s.places[near].up]
        if len(hidden) != 1:
            continue
        flooded = hidden[0]
        _flood(t, s, flooded)
        left -= 1
        queue = [flooded, *_open_water(s, flooded), *queue]


def _open_water(s: State, hex: str) -> list[str]:
    near = grid(s).near[hex]
    return [name for name in near if s.places[name].up and s.places[name].terrain == "water"]


def _flood(t: Table, s: State, hex: str) -> None:
    place = s.places[hex]
    s.drowned.append(place.terrain)
    place.terrain = "water"
    s.water_stack -= 1
    _show(s, hex)
    t.tell("told-river", hex=hex)
    _tell_marker(t, hex, place)
