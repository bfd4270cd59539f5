"""Influence and control (specification 8.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.romolo_o_remo.kings import everybody, is_rival, king
from games.romolo_o_remo.map.people import units_of, units_on
from games.romolo_o_remo.map.sites import capital_strength, grid
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import INFLUENCE_RADIUS, row_for

Influence = Mapping[int, Mapping[str, int]]  # points by seat and hex


def reach(s: State, seat: int, start: str, radius: int) -> list[str]:
    """Hexes that influence from a hex comes to, in the order it reaches them."""
    found, edge = [start], [start]
    facing = grid(s).facing
    for _ in range(radius):
        nexts = []
        for a in edge:
            for b in grid(s).near[a]:
                place = s.places[b]
                if b in found or not place.up or place.terrain == "water":
                    continue
                if place.tower not in (None, seat) or facing[b, a] in place.walls:
                    continue
                found.append(b)
                nexts.append(b)
        edge = nexts
    return found[1:]


def influence_of(s: State, seat: int) -> dict[str, int]:
    """A king's points on each hex, without Sacerdos."""
    points: dict[str, int] = {}
    if is_rival(s, seat):
        return _rivals_influence(s, seat)
    capital = king(s, seat).capital
    if capital:
        radius = row_for(INFLUENCE_RADIUS, capital_strength(s, seat))[1]
        points = dict.fromkeys(reach(s, seat, capital, radius), 1)
    for soldier in units_of(s, seat, "soldier"):
        points[soldier.hex] = points.get(soldier.hex, 0) + 1
    return points


def _rivals_influence(s: State, seat: int) -> dict[str, int]:
    """One a unit; to neighbouring hexes one for two units of a hex, stopped as usual."""
    points: dict[str, int] = {}
    for hex in dict.fromkeys(u.hex for u in units_of(s, seat)):
        n = len(units_on(s, hex, seat))
        points[hex] = points.get(hex, 0) + n
        if n // 2:
            for near in reach(s, seat, hex, 1):
                points[near] = points.get(near, 0) + n // 2
    return points


def owners(s: State) -> dict[str, int]:
    """Whose capital stands on which hex."""
    return {hex: place.tower for hex, place in s.places.items() if place.tower is not None}


def control(s: State, points: Influence, sides: Sequence[Sequence[int]]) -> dict[str, int]:
    """Which side (by its number) controls which hex: capitals, else the single highest.

    Hidden hexes are the solo opponent's.
    """
    capitals = owners(s)
    found: dict[str, int] = {}
    summed = [_sum([points[seat] for seat in side]) for side in sides]
    reached = {hex for own in summed for hex in own}
    for hex in grid(s).hexes:
        if hex in capitals:
            found[hex] = next(n for n, side in enumerate(sides) if capitals[hex] in side)
            continue
        if hex not in s.places:
            continue  # given up before the land was laid
        if not s.places[hex].up:
            if s.rival:
                found[hex] = 1
            continue
        if hex not in reached:
            continue
        values = [own.get(hex, 0) for own in summed]
        best = max(values)
        if best and values.count(best) == 1:
            found[hex] = values.index(best)
    return found


def _sum(parts: Sequence[Mapping[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for part in parts:
        for hex, n in part.items():
            total[hex] = total.get(hex, 0) + n
    return total


def all_influence(s: State) -> dict[int, dict[str, int]]:
    return {seat: influence_of(s, seat) for seat in everybody(s)}
