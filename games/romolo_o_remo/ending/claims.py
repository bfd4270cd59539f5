"""What each king claims at the end: a farm for Architectus, Sacerdos' influence, a dominion.

The best for the king's own points is taken; nobody is asked.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import msgspec
from msgspec import Struct

from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.kings import characters, has, is_rival, king
from games.romolo_o_remo.map.influence import all_influence, control, influence_of, owners
from games.romolo_o_remo.map.sites import built, grid, strength
from games.romolo_o_remo.state import Place, State
from games.romolo_o_remo.terms import BUILDINGS, WALLS_PER_BUILDING


class Claim(Struct, frozen=True):
    farm: str | None = None  # hex whose farm counts
    blessed: tuple[str, ...] = ()  # hexes with Sacerdos' points; one twice means both
    hex: str | None = None  # the dominion beside the capital
    dominion: int = 0
    artifex: int = 0
    hexes: int = 0  # points of all hexes the side controls

    @property
    def worth(self) -> int:
        return self.dominion + self.artifex + self.hexes


def claims(s: State, who: Sequence[Sequence[int]], *, final: bool) -> dict[int, Claim]:
    """By seat. Later ones know what earlier ones have claimed."""
    world = copy.copy(s)
    world.players = list(s.players)
    points = all_influence(s)
    made: dict[int, Claim] = {}
    taken: list[str] = []  # dominions
    for n, side in enumerate(who):
        for seat in side:
            best: Claim | None = None
            for claim in _ways(world, seat, n, who, points, taken, final):
                if best is None or claim.worth > best.worth:
                    best = claim
            assert best is not None
            made[seat] = best
            if not is_rival(s, seat):
                points[seat] = _blessed(_with_farm(world, seat, best.farm), seat, best.blessed)
                world = _with_farm(world, seat, best.farm)
            if best.hex:
                taken.append(best.hex)
    return _final_hexes(world, who, points, made, final)


def _final_hexes(
    s: State,
    who: Sequence[Sequence[int]],
    points: Mapping[int, Mapping[str, int]],
    made: dict[int, Claim],
    final: bool,
) -> dict[int, Claim]:
    """Hexes are counted, and dominions chosen, when everybody's influence is known."""
    ruled = control(s, points, who)
    found: dict[int, Claim] = {}
    taken: list[str] = []
    for n, side in enumerate(who):
        hexes = _hex_points(s, ruled, n, final)
        for seat in side:
            if is_rival(s, seat):
                owned = sum(ruler == n for ruler in ruled.values())
                found[seat] = Claim(dominion=2 * owned, hexes=hexes)
                continue
            hex, dominion, artifex = _dominion(s, seat, n, ruled, taken)
            found[seat] = msgspec.structs.replace(
                made[seat], hex=hex, dominion=dominion, artifex=artifex, hexes=hexes
            )
            if hex:
                taken.append(hex)
    return found


def _dominion_alone(s: State, seat: int) -> int:
    capital = king(s, seat).capital
    if not TABLES.dominion_without_hex or capital is None:
        return 0
    return strength(s, capital, seat)


def _ways(
    s: State,
    seat: int,
    n: int,
    who: Sequence[Sequence[int]],
    points: Mapping[int, Mapping[str, int]],
    taken: Sequence[str],
    final: bool,
) -> Iterator[Claim]:
    if is_rival(s, seat):
        yield Claim()
        return
    for farm in _farms(s, seat):
        world = _with_farm(s, seat, farm)
        plain = influence_of(world, seat)
        for blessed in _blessings(world, seat, n, who, {**points, seat: plain}):
            own = {**points, seat: _add(plain, blessed)}
            ruled = control(world, own, who)
            hexes = _hex_points(world, ruled, n, final)
            hex, dominion, artifex = _dominion(world, seat, n, ruled, taken)
            yield Claim(farm, blessed, hex, dominion, artifex, hexes)


def _farms(s: State, seat: int) -> list[str | None]:
    """Hexes where Architectus may matter; the present choice first."""
    player = s.players[seat]
    if not has(s, seat, "architectus") or not player.capital:
        return [player.farm_hex]
    near = (player.capital, *grid(s).near[player.capital])
    farms = [hex for hex in near if s.places[hex].buildings.get("farm")]
    first = [player.farm_hex] if player.farm_hex else []
    return [*first, *(hex for hex in farms if hex not in first)] or [None]


def _with_farm(s: State, seat: int, farm: str | None) -> State:
    """The same state with another designation; nothing else is copied."""
    if s.players[seat].farm_hex == farm:
        return s
    world = copy.copy(s)
    world.players = list(s.players)
    world.players[seat] = msgspec.structs.replace(s.players[seat], farm_hex=farm)
    return world


# ---- Sacerdos ---------------------------------------------------------------------------------


def _add(points: Mapping[str, int], blessed: Sequence[str]) -> dict[str, int]:
    found = dict(points)
    for hex in blessed:
        found[hex] = found.get(hex, 0) + 1
    return found


def _blessed(s: State, seat: int, blessed: Sequence[str]) -> dict[str, int]:
    return _add(influence_of(s, seat), blessed)


def _blessings(
    s: State,
    seat: int,
    n: int,
    who: Sequence[Sequence[int]],
    points: Mapping[int, Mapping[str, int]],
) -> list[tuple[str, ...]]:
    """Where two more points can win a hex; nowhere is always possible."""
    if not has(s, seat, "sacerdos"):
        return [()]
    capitals, ruled = owners(s), control(s, points, who)
    open_hexes = [hex for hex in points[seat] if hex not in capitals and ruled.get(hex) != n]
    pairs = [tuple(pair) for pair in combinations(open_hexes, 2)]
    return [(), *((hex, hex) for hex in open_hexes), *pairs, *((hex,) for hex in open_hexes)]


# ---- hexes and dominion -----------------------------------------------------------------------


def _hex_points(s: State, ruled: Mapping[str, int], n: int, final: bool) -> int:
    """A point a hex, times its marker; markers of hidden hexes count at the very end."""
    total = 0
    for hex, ruler in ruled.items():
        if ruler == n:
            place = s.places[hex]
            total += place.marker if place.marker and (place.marker_up or final) else 1
    return total


def _dominion(
    s: State, seat: int, n: int, ruled: Mapping[str, int], taken: Sequence[str]
) -> tuple[str | None, int, int]:
    """The best controlled plains beside the capital, its points, and Artifex'."""
    capital = king(s, seat).capital
    if capital is None:
        return None, 0, 0
    best: tuple[str | None, int, int] = (None, _dominion_alone(s, seat), 0)
    for hex in grid(s).near[capital]:
        place = s.places[hex]
        if not place.up or place.terrain != "plains" or ruled.get(hex) != n or hex in taken:
            continue
        points = strength(s, capital, seat) + strength(s, hex, seat)
        kinds = building_kinds(s.places[capital], place) * len(characters(s, seat, "artifex"))
        if best[0] is None or points + kinds > best[1] + best[2]:
            best = (hex, points, kinds)
    return best


def building_kinds(*places: Place) -> int:
    """Different kinds of buildings; three walls on one hex are one."""
    kinds = sum(any(built(place, kind) for place in places) for kind in BUILDINGS)
    walls = any(len(place.walls) >= WALLS_PER_BUILDING for place in places)
    return kinds + walls + any(place.tower is not None for place in places)
