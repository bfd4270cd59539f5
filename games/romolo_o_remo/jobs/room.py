"""Whether a hex has room, and the bank a piece: before anything is paid (specification 4.4)."""

from __future__ import annotations

from games.romolo_o_remo.map.sites import Ruin, count, limit, near_water
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import POOL, SIDES, SITE, WALLS_PER_BUILDING, Building


def _walls_weight(walls: int) -> int:
    return walls // WALLS_PER_BUILDING


def room_for_walls(s: State, hex: str, n: int, gone: Ruin | None = None) -> bool:
    """Whether n more walls keep the hex within its limit; `gone` is taken away before."""
    place = s.places[hex]
    standing = len(place.walls) - (len(gone.sides) if gone else 0)
    return standing + n <= len(SIDES) and (
        _count_without(s, hex, gone) - _walls_weight(standing) + _walls_weight(standing + n)
        <= _limit_without(s, hex, gone)
    )


def _count_without(s: State, hex: str, gone: Ruin | None) -> int:
    place = s.places[hex]
    if gone is None:
        return count(place)
    if gone.kind == "wall":
        walls = len(place.walls)
        return count(place) - _walls_weight(walls) + _walls_weight(walls - len(gone.sides))
    return count(place) - 1


def _limit_without(s: State, hex: str, gone: Ruin | None) -> int:
    return limit(s, hex) - (gone is not None and gone.kind == "aqueduct")


def fits(s: State, hex: str, kind: Building, gone: Ruin | None = None) -> bool:
    """Bank, terrain and limit; the cost is another matter."""
    if s.places[hex].terrain != SITE[kind] or not s.bank[POOL[kind]]:
        return False
    if kind == "harbour" and not near_water(s, hex):
        return False
    room = _limit_without(s, hex, gone) + (kind == "aqueduct")
    return _count_without(s, hex, gone) + 1 <= room
