"""The nine shapes of buildings and their 28 distinct orientations."""

from __future__ import annotations

from msgspec import Struct

# Rows from above; `#` is a block. `r` are rotations, `m` mirror images that no rotation gives.
_PICTURES: dict[str, str] = {
    "I1.r0": "#",
    "I2.r0": "##",
    "I2.r1": "# #",
    "I3.r0": "###",
    "I3.r1": "# # #",
    "V3.r0": "#. ##",
    "V3.r1": "## #.",
    "V3.r2": "## .#",
    "V3.r3": ".# ##",
    "I4.r0": "####",
    "I4.r1": "# # # #",
    "O4.r0": "## ##",
    "T4.r0": "### .#.",
    "T4.r1": ".# ## .#",
    "T4.r2": ".#. ###",
    "T4.r3": "#. ## #.",
    "L4.r0": "#. #. ##",
    "L4.r1": "### #..",
    "L4.r2": "## .# .#",
    "L4.r3": "..# ###",
    "L4.m0": ".# .# ##",
    "L4.m1": "#.. ###",
    "L4.m2": "## #. #.",
    "L4.m3": "### ..#",
    "Z4.r0": ".## ##.",
    "Z4.r1": "#. ## .#",
    "Z4.m0": "##. .##",
    "Z4.m1": ".# ## #.",
}


class Orientation(Struct, frozen=True):
    id: str
    shape: str
    picture: tuple[str, ...]  # rows from above
    offsets: tuple[tuple[int, int], ...]  # row and column of each block, from the first one


def _orientation(id: str, picture: str) -> Orientation:
    rows = tuple(picture.split())
    blocks = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    top, left = blocks[0]
    offsets = tuple((r - top, c - left) for r, c in blocks)
    return Orientation(id, id.partition(".")[0], rows, offsets)


ORIENTATIONS: dict[str, Orientation] = {id: _orientation(id, p) for id, p in _PICTURES.items()}
SHAPES: dict[str, tuple[Orientation, ...]] = {
    shape: tuple(o for o in ORIENTATIONS.values() if o.shape == shape)
    for shape in dict.fromkeys(o.shape for o in ORIENTATIONS.values())
}


def size_of(shape: str) -> int:
    return len(SHAPES[shape][0].offsets)
