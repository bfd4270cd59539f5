"""What stands on a hex: room, strength, putting up and taking away (specification 4.4)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.romolo_o_remo.kings import has, is_rival, king
from games.romolo_o_remo.map.grid import GRIDS, Grid
from games.romolo_o_remo.state import Place, State
from games.romolo_o_remo.terms import (
    BASE_LIMIT,
    BUILDINGS,
    POOL,
    WALLS_PER_BUILDING,
    BankKind,
    Building,
    Resource,
)

Standing: TypeAlias = "Building | Literal['wall']"


def grid(s: State) -> Grid:
    return GRIDS[len(s.players)]


def built(place: Place, kind: Building) -> int:
    """How many buildings of a kind stand there."""
    if kind == "warehouse":
        return len(place.stores)
    if kind == "harbour":
        return len(place.harbours)
    return place.buildings.get(kind, 0)


def count(place: Place) -> int:
    """Buildings for the limit; three walls are one."""
    return (
        (place.tower is not None)
        + sum(place.buildings.values())
        + len(place.stores)
        + len(place.harbours)
        + len(place.walls) // WALLS_PER_BUILDING
    )


def limit(s: State, hex: str) -> int:
    places = s.places
    around = sum(places[near].buildings.get("aqueduct", 0) for near in grid(s).near[hex])
    return BASE_LIMIT + places[hex].buildings.get("aqueduct", 0) + around


def all_limits(s: State) -> dict[str, int]:
    """The limit of every hex; there are few aqueducts, so they are gone through, not the hexes."""
    found = dict.fromkeys(grid(s).hexes, BASE_LIMIT)
    for hex, place in s.places.items():
        if n := place.buildings.get("aqueduct", 0):
            for watered in (hex, *grid(s).near[hex]):
                found[watered] += n
    return found


def strength(s: State, hex: str, seat: int | None = None) -> int:
    """Buildings but farms; for a king with Architectus one farm of his choice too."""
    place = s.places[hex]
    farms = place.buildings.get("farm", 0)
    plain = count(place) - farms
    if seat is None or not farms or is_rival(s, seat) or s.players[seat].farm_hex != hex:
        return plain
    return plain + has(s, seat, "architectus")


def capital_strength(s: State, seat: int) -> int:
    capital = king(s, seat).capital
    return strength(s, capital, seat) if capital else 0


def behind_wall(s: State, hex: str, seen_from: str) -> bool:
    """Whether a neighbouring hex has a wall on the side that faces this one."""
    return hex != seen_from and grid(s).facing[hex, seen_from] in s.places[hex].walls


def near_water(s: State, hex: str) -> list[str]:
    """Neighbouring hexes that show water."""
    return [
        near
        for near in grid(s).near[hex]
        if s.places[near].up and s.places[near].terrain == "water"
    ]


# ---- what can be taken away -------------------------------------------------------------------


class Ruin(Struct, frozen=True):
    """Something on a hex that may be torn down: a building, or some walls."""

    kind: Standing
    cubes: tuple[Resource, ...] = ()  # in a warehouse
    sides: tuple[int, ...] = ()  # of walls


def ruins(place: Place) -> list[Ruin]:
    """Every different building; walls as one entry without sides."""
    found: list[Ruin] = []
    for kind in BUILDINGS:
        if kind == "warehouse":
            for cubes in place.stores:
                ruin = Ruin("warehouse", tuple(cubes))
                if ruin not in found:
                    found.append(ruin)
        elif built(place, kind):
            found.append(Ruin(kind))
    if place.walls:
        found.append(Ruin("wall"))
    return found


def remove(s: State, kind: BankKind, n: int = 1) -> None:
    """Pieces out of the game."""
    s.removed[kind] = s.removed.get(kind, 0) + n


def tear_down(s: State, hex: str, ruin: Ruin) -> None:
    """Takes it out of the game; cubes in a warehouse are lost."""
    place = s.places[hex]
    if ruin.kind == "wall":
        place.walls = [side for side in place.walls if side not in ruin.sides]
        remove(s, "wall", len(ruin.sides))
        return
    if ruin.kind == "warehouse":
        place.stores.remove(list(ruin.cubes))
    elif ruin.kind == "harbour":
        place.harbours.pop()
    else:
        place.buildings[ruin.kind] -= 1
        if not place.buildings[ruin.kind]:
            del place.buildings[ruin.kind]
            if ruin.kind == "farm":
                _forget_farm(s, hex)
    remove(s, POOL[ruin.kind])


def _forget_farm(s: State, hex: str) -> None:
    for player in s.players:
        if player.farm_hex == hex:
            player.farm_hex = None


def put_up(s: State, hex: str, kind: Building) -> None:
    """A building from the bank. A harbour looks to the first side with water that has none."""
    place = s.places[hex]
    s.bank[POOL[kind]] -= 1
    if kind == "warehouse":
        place.stores.append([])
    elif kind == "harbour":
        facing = grid(s).facing
        sides = sorted(facing[hex, near] for near in near_water(s, hex))
        place.harbours.append(next((x for x in sides if x not in place.harbours), sides[0]))
    else:
        place.buildings[kind] = place.buildings.get(kind, 0) + 1
