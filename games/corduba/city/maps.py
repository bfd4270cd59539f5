"""The maps as numbers: a cell is a bit, a set of cells an integer.

Bits are in reading order: row by row from above, in a row from the left. A placement is written
by the upper left corner of the turned shape and its quarter turns: `E3r2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from games.corduba.data import TABLES
from games.corduba.data.components import DistrictRow
from games.corduba.terms import DISTRICTS, DistrictId

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TURNS = 4


class Map(Struct, frozen=True):
    """A district without what stands on it."""

    district: DistrictId
    width: int
    names: tuple[str, ...]  # of the cells: A1, B1 …
    all_cells: int
    right: int  # cells whose right neighbour is in the district
    left: int
    own_right: int  # cells whose right neighbour is in the same plot
    own_left: int
    own_down: int
    own_up: int
    plots: tuple[int, ...]  # cells of the plot that each cell is in

    def beside(self, cells: int) -> int:
        """All cells that share an edge with one of these, paths or not; these too if they do."""
        return (
            (cells & self.right) << 1
            | (cells & self.left) >> 1
            | cells << self.width
            | cells >> self.width
        ) & self.all_cells

    def isolated(self, occupied: int) -> int:
        """Empty cells without an empty neighbour in their plot."""
        empty = self.all_cells & ~occupied
        roomy = (
            empty >> 1 & self.own_right
            | empty << 1 & self.own_left
            | empty >> self.width & self.own_down
            | empty << self.width & self.own_up
        )
        return empty & ~roomy

    def cells(self, mask: int) -> tuple[str, ...]:
        """Their names, in reading order."""
        return tuple(self.names[bit] for bit in bits(mask))

    def mask(self, *names: str) -> int:
        return sum(BIT[self.district][name] for name in names)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the cells, in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _map(row: DistrictRow) -> Map:
    height, width = len(row.rows), len(row.rows[0])
    letters = "".join(row.rows)
    spots = [(r, c) for r in range(height) for c in range(width)]

    def having(down: int, right: int, *, plot: bool) -> int:
        """Cells that have a neighbour this way, in the same plot if that is asked for."""
        found = 0
        for r, c in spots:
            there = 0 <= r + down < height and 0 <= c + right < width
            if there and (not plot or row.rows[r][c] == row.rows[r + down][c + right]):
                found |= 1 << (r * width + c)
        return found

    plots = {
        plot: sum(1 << bit for bit, found in enumerate(letters) if found == plot)
        for plot in dict.fromkeys(letters)
    }
    return Map(
        row.id,
        width,
        tuple(f"{LETTERS[c]}{r + 1}" for r, c in spots),
        (1 << len(spots)) - 1,
        having(0, 1, plot=False),
        having(0, -1, plot=False),
        having(0, 1, plot=True),
        having(0, -1, plot=True),
        having(1, 0, plot=True),
        having(-1, 0, plot=True),
        tuple(plots[letter] for letter in letters),
    )


MAPS: dict[DistrictId, Map] = {id: _map(TABLES.districts[id]) for id in DISTRICTS}
BIT: dict[DistrictId, dict[str, int]] = {
    id: {name: 1 << n for n, name in enumerate(map.names)} for id, map in MAPS.items()
}

# ---- shapes -----------------------------------------------------------------------------------


def _turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*rows[::-1], strict=True))


def _orientations(rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The printed one first, equal ones once."""
    found = [rows]
    for _ in range(TURNS - 1):
        found.append(_turned(found[-1]))
    return tuple(dict.fromkeys(found))


ORIENTATIONS: dict[str, tuple[tuple[str, ...], ...]] = {
    shape: _orientations(rows) for shape, rows in TABLES.shapes.items()
}

# ---- placements -------------------------------------------------------------------------------


class Placement(Struct, frozen=True):
    """A shape inside one plot of a district."""

    id: str
    district: DistrictId
    shape: str
    turn: int  # which of its orientations
    anchor: str  # the cell at the upper left corner
    first: str  # the first covered cell, in reading order
    mask: int
    edge: int  # cells beside it
    plot: int  # cells of its plot


def _placements(map: Map, shape: str) -> Iterator[Placement]:
    height = len(map.names) // map.width
    for turn, rows in enumerate(ORIENTATIONS[shape]):
        offsets = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "#"]
        for top in range(height - len(rows) + 1):
            for side in range(map.width - len(rows[0]) + 1):
                cells = [(top + r) * map.width + side + c for r, c in offsets]
                mask = sum(1 << cell for cell in cells)
                plot = map.plots[cells[0]]
                if mask & ~plot:
                    continue
                anchor, first = map.names[top * map.width + side], map.names[min(cells)]
                edge = map.beside(mask) & ~mask
                id = f"{anchor}r{turn}"
                yield Placement(id, map.district, shape, turn, anchor, first, mask, edge, plot)


PLACEMENTS: dict[tuple[DistrictId, str], tuple[Placement, ...]] = {
    (district, shape): tuple(_placements(map, shape))
    for district, map in MAPS.items()
    for shape in TABLES.shapes
}
_BY_NAME: dict[tuple[DistrictId, str, str], Placement] = {
    (district, shape, placement.id): placement
    for (district, shape), placements in PLACEMENTS.items()
    for placement in placements
}


def placement_of(district: DistrictId, shape: str, id: str) -> Placement:
    return _BY_NAME[district, shape, id]


class Spots(Struct, frozen=True):
    """Where a shape may lie, and how many neutral insulae must lead there."""

    placements: tuple[Placement, ...]
    chain: int = 0


@lru_cache(maxsize=8192)
def spots(district: DistrictId, shape: str, occupied: int) -> Spots:
    """Touching placements; if there are none, those with the shortest chain (ruling R-18)."""
    free = [p for p in PLACEMENTS[district, shape] if not p.mask & occupied]
    if not occupied:
        return Spots(tuple(free))
    touching = tuple(p for p in free if p.edge & occupied)
    if touching or not free:
        return Spots(touching)
    for length, layer in enumerate(layers(district, occupied)):
        near = tuple(p for p in free if p.mask & layer)
        if near:
            return Spots(near, length)
    return Spots(())


def layers(district: DistrictId, occupied: int) -> list[int]:
    """Empty cells by their distance from what is occupied: 1, 2, 3 …"""
    map, found, reached = MAPS[district], [], occupied
    while fresh := map.beside(reached) & ~reached:
        found.append(fresh)
        reached |= fresh
    return found


def chain_cells(placement: Placement, occupied: int, chain: int, length: int) -> int:
    """Cells that may come next in a chain; it is laid from the tile to what is occupied.

    `chain` are the cells laid so far, of `length` in all.
    """
    map, left = MAPS[placement.district], length - chain.bit_count()
    layer = layers(placement.district, occupied)[left - 1]
    if not chain:
        return placement.edge & layer
    farther = layers(placement.district, occupied)[left]
    return map.beside(chain & farther) & layer


def chains(placement: Placement, occupied: int, length: int) -> list[int]:
    """All of this length, the shortest there is, as sets of cells."""
    found = [0]
    for _ in range(length):
        longer = [
            chain | 1 << bit
            for chain in found
            for bit in bits(chain_cells(placement, occupied, chain, length))
        ]
        found = list(dict.fromkeys(longer))
    return found


class Walled(Struct, frozen=True):
    """Cells that a placement isolates."""

    own: int  # beside it and in its plot: the builder's
    others: int


def walled_in(placement: Placement, occupied: int) -> Walled:
    """`occupied` with its chain, but without the placement itself."""
    map = MAPS[placement.district]
    isolated = map.isolated(occupied | placement.mask)
    own = isolated & placement.edge & placement.plot
    return Walled(own, isolated & ~own)
