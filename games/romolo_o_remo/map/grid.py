"""Hexes of each layout: neighbours and distances, worked out once (specification 5.1)."""

from __future__ import annotations

from msgspec import Struct

from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.data.reader import hex_names
from games.romolo_o_remo.data.tables import LayoutRow

OFFSETS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))  # by side, clockwise from NE


class Grid(Struct, frozen=True):
    """Pointy-top hexes in rows, named by row letter and number from the left."""

    layout: LayoutRow
    hexes: tuple[str, ...]  # in reading order
    at: dict[str, tuple[int, int]]  # double-width coordinates
    sides: dict[str, tuple[str | None, ...]]  # six neighbours by side
    near: dict[str, tuple[str, ...]]  # neighbours in reading order
    facing: dict[tuple[str, str], int]  # the side of the first hex that faces the second
    distance: dict[str, dict[str, int]]
    order: dict[str, int]  # place in reading order


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return dy + max(0, (dx - dy) // 2)


def make_grid(layout: LayoutRow) -> Grid:
    names = hex_names(layout.rows)
    places = [(2 * i - 1 - n, y) for y, n in enumerate(layout.rows) for i in range(1, n + 1)]
    at = dict(zip(names, places, strict=True))
    named = {place: name for name, place in at.items()}
    sides = {
        name: tuple(named.get((x + dx, y + dy)) for dx, dy in OFFSETS)
        for name, (x, y) in at.items()
    }
    order = {name: n for n, name in enumerate(names)}
    return Grid(
        layout=layout,
        hexes=tuple(names),
        at=at,
        sides=sides,
        near={
            name: tuple(sorted((hex for hex in around if hex), key=order.__getitem__))
            for name, around in sides.items()
        },
        facing={
            (name, hex): side
            for name, around in sides.items()
            for side, hex in enumerate(around)
            if hex
        },
        distance={a: {b: _steps(at[a], at[b]) for b in names} for a in names},
        order=order,
    )


GRIDS: dict[int, Grid] = {n: make_grid(layout) for n, layout in TABLES.layouts.items()}
