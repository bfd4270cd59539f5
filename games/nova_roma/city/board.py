"""The city of Nova Roma: cells, reward spaces, and every place a building can ever stand.

Boards are integers with one bit per building cell of all zones, so that a place is free when
`mask & occupied` is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from games.nova_roma.data import TABLES
from games.nova_roma.data.shapes import ORIENTATIONS, SHAPES, Orientation
from games.nova_roma.terms import ZONES, ZoneId


class RewardSpace(Struct, frozen=True):
    name: str
    zone: ZoneId
    three_plus: bool  # not used with one or two players
    around: int  # the building cells that must be covered
    cells: tuple[str, ...]


class Place(Struct, frozen=True):
    """A building somewhere: `id` names it for good."""

    id: str  # "L4.m1@A23"
    zone: ZoneId
    orientation: str
    anchor: str  # the first cell in reading order
    cells: tuple[str, ...]
    mask: int


def _marks() -> Iterator[tuple[ZoneId, int, int, str]]:
    for zone in ZONES:
        for r, line in enumerate(TABLES.zones[zone].grid, start=1):
            for c, mark in enumerate(line.split(), start=1):
                yield zone, r, c, mark


MARKS: dict[str, str] = {f"{zone}{r}{c}": mark for zone, r, c, mark in _marks()}
CELLS: tuple[str, ...] = tuple(cell for cell, mark in MARKS.items() if mark in ".n")
BIT: dict[str, int] = {cell: 1 << n for n, cell in enumerate(CELLS)}
SHADED: tuple[str, ...] = tuple(cell for cell, mark in MARKS.items() if mark == "n")
SOLO_BLOCKS: tuple[str, ...] = tuple(
    cell for zone in ZONES for cell in TABLES.zones[zone].solo_blocks
)


def mask_of(cells: Iterable[str]) -> int:
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


ZONE_MASK: dict[ZoneId, int] = {
    zone: mask_of(cell for cell in CELLS if cell[0] == zone) for zone in ZONES
}


def _around(cell: str) -> tuple[str, ...]:
    """The building cells around a cell, diagonals included."""
    zone, r, c = cell[0], int(cell[1]), int(cell[2])
    near = [f"{zone}{r + i}{c + j}" for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    return tuple(name for name in near if name in BIT)


def _zone_of(cell: str) -> ZoneId:
    return next(zone for zone in ZONES if zone == cell[0])


REWARD_SPACES: dict[str, RewardSpace] = {
    cell: RewardSpace(
        cell, _zone_of(cell), mark == "T", mask_of(_around(cell)), cells=_around(cell)
    )
    for cell, mark in MARKS.items()
    if mark in "RT"
}


def _places(orientation: Orientation) -> Iterator[Place]:
    for anchor in CELLS:
        zone, r, c = _zone_of(anchor), int(anchor[1]), int(anchor[2])
        cells = tuple(f"{zone}{r + i}{c + j}" for i, j in orientation.offsets)
        if all(cell in BIT for cell in cells):
            id = f"{orientation.id}@{anchor}"
            yield Place(id, zone, orientation.id, anchor, cells, mask_of(cells))


PLACES: dict[str, Place] = {
    place.id: place for orientation in ORIENTATIONS.values() for place in _places(orientation)
}
_BY_SHAPE: dict[str, dict[ZoneId, dict[str, tuple[Place, ...]]]] = {
    shape: {
        zone: {
            o.id: tuple(p for p in PLACES.values() if p.zone == zone and p.orientation == o.id)
            for o in orientations
        }
        for zone in ZONES
    }
    for shape, orientations in SHAPES.items()
}


def free_places(shape: str, zones: Sequence[ZoneId], occupied: int) -> list[tuple[Place, ...]]:
    """The free places of a shape, one tuple per zone and orientation that has any."""
    found = []
    for zone in zones:
        for places in _BY_SHAPE[shape][zone].values():
            free = tuple(p for p in places if not p.mask & occupied)
            if free:
                found.append(free)
    return found


def fits_anywhere(shape: str, zones: Sequence[ZoneId], occupied: int) -> bool:
    return any(
        not p.mask & occupied
        for zone in zones
        for places in _BY_SHAPE[shape][zone].values()
        for p in places
    )
