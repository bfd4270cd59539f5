"""Roofs of buildings seen from above, houses, and flames."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.corduba.terms import Colour as RoofColour
from rendering.corduba.look.brush import Brush, Point
from rendering.corduba.look.colours import (
    FLAME,
    FLAME_CORE,
    LINEN,
    NEUTRAL_HOUSE,
    ROOF,
    lit,
    shaded,
)
from rendering.kit.cache import remember
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, MARBLE, Colour, mix

EAVES = 0.07  # of a cell, from its edge to the roof
EDGE = 0.045  # of a cell: the line around a roof
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))  # row and column of the neighbours: N E S W


def slopes(face: Colour) -> tuple[Colour, Colour, Colour, Colour]:
    """To the north, east, south and west; the sun stands in the north-west."""
    return lit(face), shaded(face, 0.1), shaded(face), lit(face, 0.1)


@remember(400)
def roof(w: int, h: int, colour: RoofColour, rows: tuple[str, ...]) -> Image.Image:
    """A hip roof over the cells of a shape."""
    face = ROOF[colour]
    brush = Brush(w, h)
    grid = Grid(rows)
    for inset, ink in ((EAVES, INK), (EAVES + EDGE, face)):
        for part in grid.silhouette(inset):
            brush.area(part, ink, None)
    for n, triangle in grid.slopes(EAVES + EDGE):
        brush.area(triangle, slopes(face)[n], None)
    for ridge in grid.ridges():
        brush.line(ridge, shaded(face, 0.3), 1.2)
    return brush.done()


@remember(100)
def ghost(w: int, h: int, colour: RoofColour, rows: tuple[str, ...]) -> Image.Image:
    """A building that is only planned: half transparent."""
    made = roof(w, h, colour, rows).copy()
    made.putalpha(made.getchannel("A").point([round(n * 0.6) for n in range(256)]))
    return made


class Grid:
    """The cells of a shape, in shares of the box around it."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.down, self.across = len(rows), len(rows[0])
        self.cells = {
            (r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == "#"
        }

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


# ---- houses and flames ------------------------------------------------------------------------


@remember(60)
def house(w: int, h: int, seat: int | None) -> Image.Image:
    """An insula in the colour of its owner; grey for nobody's."""
    face = NEUTRAL_HOUSE if seat is None else SEATS[seat].colour
    brush = Brush(w, h, over=4)
    brush.box(0.16, 0.44, 0.68, 0.5, LINEN)
    brush.area([(0.04, 0.5), (0.28, 0.14), (0.72, 0.14), (0.96, 0.5)], face)
    brush.area([(0.04, 0.5), (0.28, 0.14), (0.5, 0.14), (0.42, 0.5)], mix(face, MARBLE, 0.25), None)
    brush.line([(0.04, 0.5), (0.28, 0.14), (0.72, 0.14), (0.96, 0.5), (0.04, 0.5)], INK)
    if seat is None:
        for x in (0.28, 0.6):
            brush.box(x, 0.62, 0.13, 0.32, INK, None)
    return brush.done()


@remember(40)
def flame(w: int, h: int) -> Image.Image:
    """Unrest."""
    brush = Brush(w, h, over=4)
    outer = [
        *((0.5, 0.0), (0.62, 0.2), (0.84, 0.4), (0.94, 0.66), (0.78, 0.92), (0.5, 1.0)),
        *((0.22, 0.92), (0.06, 0.66), (0.14, 0.42), (0.28, 0.52), (0.34, 0.22)),
    ]
    brush.area([(0.04 + x * 0.92, 0.04 + y * 0.92) for x, y in outer], FLAME)
    inner = [(0.52, 0.42), (0.7, 0.66), (0.62, 0.86), (0.5, 0.92), (0.36, 0.86), (0.3, 0.66)]
    brush.area(inner, FLAME_CORE, None)
    return brush.done()
