"""Builds what one seat may see of the map, hex by hex."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from games.core.seats import Seat
from games.romolo_o_remo.ending.scoring import sides
from games.romolo_o_remo.kings import everybody
from games.romolo_o_remo.map.influence import all_influence, control
from games.romolo_o_remo.map.sites import all_limits, built, count, grid
from games.romolo_o_remo.seat.view import HexView, UnitView
from games.romolo_o_remo.state import Place, State, Unit
from games.romolo_o_remo.terms import BUILDINGS, Building, Terrain

Points: TypeAlias = tuple[tuple[int, int], ...]  # of influence, with the seat they are of


def hexes(s: State, viewer: Seat | None) -> tuple[HexView, ...]:
    if not s.places:
        return ()
    points = all_influence(s)
    who = [[seat for seat in side if seat in everybody(s)] for side in sides(s)]
    ruled = control(s, points, who)
    seen = s.players[viewer].seen if viewer is not None else []
    zones = {hex: n for n, player in enumerate(s.players) for hex in player.zone}
    at: dict[str, list[Unit]] = {}
    for u in s.units:
        at.setdefault(u.hex, []).append(u)
    most = all_limits(s)
    return tuple(
        [
            _hex(
                s,
                hex,
                most[hex],
                hex in seen,
                at.get(hex, []),
                tuple([(seat, own[hex]) for seat, own in points.items() if own.get(hex)]),
                tuple(who[ruled[hex]]) if hex in ruled else (),
                zones.get(hex),
            )
            for hex in grid(s).hexes
        ]
    )


def _hex(
    s: State,
    hex: str,
    most: int,
    seen: bool,
    units: list[Unit],
    influence: Points,
    rulers: tuple[int, ...],
    zone: int | None,
) -> HexView:
    place = s.places[hex]
    known = place.up or seen or bool(s.result)
    terrain = place.terrain if known else None
    marker = place.marker if place.marker_up or known else 0
    covered = place.marker > 0 and not place.marker_up
    worked = hex in s.turn.worked_hexes
    if not units and _is_bare(place):
        at = grid(s).at[hex]
        there = place.up, terrain, seen, marker, covered
        return _bare(hex, at, *there, most, influence, rulers, zone, worked)
    (x, y), standing = grid(s).at[hex], count(place)
    return HexView(
        name=hex,
        x=x,
        y=y,
        up=place.up,
        terrain=terrain,
        seen=seen,
        marker=marker,
        marker_down=covered,
        buildings=_buildings(place),
        stores=tuple(map(tuple, place.stores)),
        harbours=tuple(place.harbours),
        walls=tuple(place.walls),
        tower=place.tower,
        damaged=place.damaged,
        count=standing,
        limit=most,
        strength=standing - place.buildings.get("farm", 0),
        units=tuple([_unit(s, u) for u in units]) if units else (),
        influence={str(seat): n for seat, n in influence},
        rulers=rulers,
        zone=zone,
        worked=worked,
    )


def _is_bare(place: Place) -> bool:
    built = place.buildings or place.stores or place.harbours or place.walls
    return not built and place.tower is None and not place.damaged


@lru_cache(maxsize=8192)  # most hexes look the same from one question to the next
def _bare(
    hex: str,
    at: tuple[int, int],
    up: bool,
    terrain: Terrain | None,
    seen: bool,
    marker: int,
    marker_down: bool,
    most: int,
    influence: Points,
    rulers: tuple[int, ...],
    zone: int | None,
    worked: bool,
) -> HexView:
    """Where nothing and nobody is."""
    return HexView(
        name=hex,
        x=at[0],
        y=at[1],
        up=up,
        terrain=terrain,
        seen=seen,
        marker=marker,
        marker_down=marker_down,
        buildings={},
        stores=(),
        harbours=(),
        walls=(),
        tower=None,
        damaged=False,
        count=0,
        limit=most,
        strength=0,
        units=(),
        influence={str(seat): n for seat, n in influence},
        rulers=rulers,
        zone=zone,
        worked=worked,
    )


def _buildings(place: Place) -> dict[Building, int]:
    if not (place.buildings or place.stores or place.harbours):
        return {}
    return {kind: n for kind in BUILDINGS if (n := built(place, kind))}


def _unit(s: State, u: Unit) -> UnitView:
    active = u.owner == s.active and u.name == s.turn.unit
    return UnitView(
        u.name, u.owner, u.kind, u.hex, u.lying, u.hindered > 0, u.activated, u.left, active
    )
