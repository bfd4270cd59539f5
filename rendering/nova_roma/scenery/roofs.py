"""Pieces that stand in the city and on the sea: roofs of tiles and ships, in colours of owners."""

from __future__ import annotations

from PIL import Image

from games.nova_roma.data.shapes import ORIENTATIONS
from rendering.kit.cache import remember
from rendering.kit.theme import INK, MARBLE, Colour, mix
from rendering.nova_roma.scenery.brush import Brush, Point
from rendering.nova_roma.scenery.colours import LEAF, PLOT, RIDGE, TIMBER, shaded, slopes

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west as rows and columns
WALL = 0.07  # from the edge of a cell to the wall
EAVES = 0.045  # ink around a roof


@remember(300)
def roof(w: int, h: int, orientation: str, face: Colour, rim: Colour) -> Image.Image:
    """A hip roof over the blocks of a building; four in a square have a garden in the middle."""
    rows = ORIENTATIONS[orientation].picture
    blocks = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"}
    brush = Brush((len(rows[0]), len(rows)), (w, h), None)
    wide = EAVES if rim == INK else 2 * EAVES
    for block in blocks:
        _base(brush, blocks, block, 0.02 if rim != INK else WALL - EAVES, rim)
    for block in blocks:
        _slopes(brush, blocks, block, face, WALL + (wide - EAVES))
    if len(blocks) == 4 and len(rows) == 2 and len(rows[0]) == 2:
        brush.box(0.78, 0.78, 0.44, 0.44, INK)
        brush.box(0.82, 0.82, 0.36, 0.36, PLOT)
        brush.oval(1, 1, 0.13, 0.13, LEAF)
    return brush.done()


def _base(
    brush: Brush, blocks: set[tuple[int, int]], block: tuple[int, int], inset: float, ink: Colour
) -> None:
    """The block as far as its outer walls."""
    r, c = block
    edges = [0.0 if (r + dr, c + dc) in blocks else inset for dr, dc in SIDES]
    top, right, bottom, left = edges
    brush.box(c + left, r + top, 1 - left - right, 1 - top - bottom, ink)


def _slopes(
    brush: Brush, blocks: set[tuple[int, int]], block: tuple[int, int], face: Colour, inset: float
) -> None:
    """Four slopes that meet in the middle; towards the next block the ridge goes on."""
    r, c = block
    near = [(r + dr, c + dc) in blocks for dr, dc in SIDES]
    tones = slopes(face)
    top, right, bottom, left = (0.0 if joined else inset for joined in near)
    corners: list[Point] = [
        (c + left, r + top), (c + 1 - right, r + top),
        (c + 1 - right, r + 1 - bottom), (c + left, r + 1 - bottom),
    ]  # fmt: skip
    ends: list[Point] = [(c + 0.5, r), (c + 1, r + 0.5), (c + 0.5, r + 1), (c, r + 0.5)]
    middle = (c + 0.5, r + 0.5)
    for n in range(4):
        one, other = corners[n], corners[(n + 1) % 4]
        if near[n]:
            brush.area([one, ends[n], middle], tones[(n - 1) % 4])
            brush.area([other, ends[n], middle], tones[(n + 1) % 4])
        else:
            brush.area([one, other, middle], tones[n])
    ridge = shaded(face, RIDGE)
    for n in range(4):
        if near[n]:
            brush.line([middle, ends[n]], ridge, 0.035)
        if not near[n] and not near[(n + 1) % 4]:
            brush.line([middle, corners[(n + 1) % 4]], ridge, 0.025)


SAIL: tuple[Point, ...] = (
    (0.14, 0.08), (1.0, 0.08), (1.06, 0.32), (1.02, 0.58), (0.16, 0.58), (0.2, 0.32),
)  # fmt: skip
BODY: tuple[Point, ...] = (
    (0.02, 0.5), (0.1, 0.68), (0.98, 0.68), (1.08, 0.46), (1.17, 0.44), (1.12, 0.72),
    (0.96, 0.96), (0.26, 0.96), (0.08, 0.82),
)  # fmt: skip


@remember(64)
def hull(w: int, h: int, face: Colour) -> Image.Image:
    """A merchant ship under a sail in the colour of its owner."""
    brush = Brush((1.2, 1), (w, h), None)
    brush.line([(0.58, 0.02), (0.58, 0.72)], INK, 0.05)
    brush.area(SAIL, face, INK, 0.05)
    brush.area(BODY, TIMBER, INK, 0.05)
    brush.line([(0.12, 0.8), (1.06, 0.8)], mix(TIMBER, MARBLE, 0.45), 0.035)
    return brush.done()


@remember(64)
def hull_to_be(w: int, h: int, line: Colour) -> Image.Image:
    """A ship that is not there yet: no timber and no cloth, only a broken line around both."""
    brush = Brush((1.2, 1), (w, h), None)
    for part in (SAIL, BODY):
        brush.area(part, MARBLE)
    for part in (SAIL, BODY):
        brush.dashes([*part, part[0]], line, 0.06, 0.11)
    return brush.done()
