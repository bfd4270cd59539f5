"""Shapes of buildings as areas: silhouettes, slopes of hip roofs, ridges."""

from __future__ import annotations

from collections.abc import Iterator

from rendering.corduba.look.brush import Point

EAVES = 0.07  # of a cell, from its edge to the roof
EDGE = 0.045  # of a cell: the line around a roof
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))  # row and column of the neighbours: N E S W


class Grid:
    """The cells of a shape, in shares of the box around it."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.down, self.across = len(rows), len(rows[0])
        self.cells = {
            (r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == "#"
        }

    def square(self) -> tuple[int, int] | None:
        """The first cell of four that form a square, if there are any."""
        for r, c in sorted(self.cells):
            if {(r, c + 1), (r + 1, c), (r + 1, c + 1)} <= self.cells:
                return r, c
        return None

    def point(self, r: float, c: float) -> Point:
        return c / self.across, r / self.down

    def rect(self, top: float, left: float, bottom: float, right: float) -> list[Point]:
        corners = ((top, left), (top, right), (bottom, right), (bottom, left))
        return [self.point(*corner) for corner in corners]

    def silhouette(self, inset: float) -> Iterator[list[Point]]:
        """Rectangles that together are the shape, smaller by so much of a cell all around."""
        far = 1 - inset
        for r, c in self.cells:
            right, below = (r, c + 1) in self.cells, (r + 1, c) in self.cells
            yield self.rect(r + inset, c + inset, r + far, c + far)
            if right:
                yield self.rect(r + inset, c + 0.5, r + far, c + 1.5)
            if below:
                yield self.rect(r + 0.5, c + inset, r + 1.5, c + far)
            if right and below and (r + 1, c + 1) in self.cells:
                yield self.rect(r + 0.5, c + 0.5, r + 1.5, c + 1.5)

    def slopes(self, inset: float) -> Iterator[tuple[int, list[Point]]]:
        """Triangles with the side they face; where the ridge goes on they are cut along it."""
        for r, c in sorted(self.cells):
            free = [(r + dr, c + dc) not in self.cells for dr, dc in SIDES]
            middle = self.point(r + 0.5, c + 0.5)
            for side in range(4):
                for turn in (-1, 1):
                    near, corner = _eighth(side, turn)
                    other = (side + turn) % 4
                    aslant = (
                        r + SIDES[side][0] + SIDES[other][0],
                        c + SIDES[side][1] + SIDES[other][1],
                    )
                    if not free[side] and not free[other] and aslant in self.cells:
                        continue
                    facing = side if free[side] else other
                    ends = [free] * 2
                    if not free[side] and not free[other]:
                        ends[1] = [True] * 4  # the eaves of both wings meet there
                    half = [
                        self.point(r + _in(y, at[0], at[2], inset), c + _in(x, at[3], at[1], inset))
                        for (y, x), at in zip((near, corner), ends, strict=True)
                    ]
                    yield facing, [middle, *half]

    def ridges(self) -> Iterator[list[Point]]:
        """Lines on which slopes meet: from middle to middle, and to the corners at the ends."""
        for r, c in sorted(self.cells):
            middle = self.point(r + 0.5, c + 0.5)
            for dr, dc in ((0, 1), (1, 0)):
                if (r + dr, c + dc) in self.cells:
                    yield [middle, self.point(r + dr + 0.5, c + dc + 0.5)]
            for dr in (-1, 1):
                for dc in (-1, 1):
                    if (r + dr, c) not in self.cells and (r, c + dc) not in self.cells:
                        reach = 0.5 - EAVES - EDGE
                        yield [middle, self.point(r + 0.5 + dr * reach, c + 0.5 + dc * reach)]


_MIDDLES = ((0.0, 0.5), (0.5, 1.0), (1.0, 0.5), (0.5, 0.0))  # of the sides: row, column
_CORNERS = ((0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0))  # clockwise from the upper left


def _eighth(side: int, turn: int) -> tuple[Point, Point]:
    """The middle of a side, and its corner before (-1) or behind (1) it."""
    return _MIDDLES[side], _CORNERS[(side + (turn > 0)) % 4]


def _in(share: float, first_free: bool, last_free: bool, inset: float) -> float:
    """From the edge of the cell to the eaves, where the shape ends."""
    if share == 0.0 and first_free:
        return inset
    if share == 1.0 and last_free:
        return 1 - inset
    return share
