"""Outlines of the provinces and of the land around them, made uneven like coasts.

Our own map: neighbours share a border or a dashed line, others do not touch.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TypeAlias

Spot: TypeAlias = tuple[int, int]  # on the map as it was first drawn
Point: TypeAlias = tuple[float, float]

SCALE = 1.165  # units of the scene for one of the map
BENDS, SWAY = 3, 0.11  # how uneven borders are

OUTLINE: dict[str, tuple[Spot, ...]] = {
    "alpes": (
        (327, 266), (384, 244), (450, 240), (506, 244), (510, 304), (504, 358), (470, 376),
        (400, 380), (332, 376), (336, 324),
    ),
    "raetia": (
        (506, 244), (602, 242), (680, 236), (688, 268), (692, 316), (684, 356), (640, 366),
        (570, 366), (504, 358), (510, 304),
    ),
    "noricum": (
        (688, 268), (760, 276), (838, 270), (854, 316), (846, 374), (780, 390), (710, 386),
        (684, 356), (692, 316),
    ),
    "narbonensis": (
        (206, 276), (270, 274), (327, 266), (336, 324), (332, 376), (300, 416), (236, 432),
        (166, 426), (118, 396), (96, 348), (88, 308), (150, 300),
    ),
    "lugudunensis": (
        (190, 150), (240, 130), (310, 134), (384, 122), (390, 180), (384, 244), (327, 266),
        (270, 274), (206, 276), (200, 210),
    ),
    "belgica": (
        (384, 122), (440, 112), (476, 126), (540, 132), (604, 128), (612, 180), (602, 242),
        (506, 244), (450, 240), (384, 244), (390, 180),
    ),
    "germania_superior": (
        (604, 128), (664, 116), (740, 108), (822, 116), (842, 164), (828, 218), (760, 230),
        (680, 236), (602, 242), (612, 180),
    ),
    "aquitania": (
        (190, 150), (200, 210), (206, 276), (150, 300), (88, 308), (36, 300), (14, 244), (26, 190),
        (84, 170), (140, 164),
    ),
    "britannia": (
        (246, 64), (292, 22), (370, 8), (446, 20), (462, 64), (436, 98), (350, 110), (266, 104),
    ),
    "germania_inferior": (
        (476, 126), (466, 70), (478, 26), (560, 8), (652, 12), (676, 62), (664, 116), (604, 128),
        (540, 132),
    ),
}  # fmt: skip
# Middle of the top edge of what is written and laid in a province.
LABEL: dict[str, Spot] = {
    "alpes": (420, 262),
    "raetia": (598, 252),
    "noricum": (772, 280),
    "narbonensis": (222, 308),
    "lugudunensis": (293, 146),
    "belgica": (496, 136),
    "germania_superior": (722, 122),
    "aquitania": (112, 182),
    "britannia": (354, 16),
    "germania_inferior": (570, 24),
}
# Land that belongs to nobody: Germania beyond the Rhine; Italy, down to the harbour.
WILDS: tuple[Spot, ...] = (
    (676, 62), (652, 12), (660, -20), (900, -20), (900, 290), (838, 270), (760, 276), (688, 268),
    (680, 236), (760, 230), (828, 218), (842, 164), (822, 116), (740, 108), (664, 116),
)  # fmt: skip
ITALY: tuple[Spot, ...] = (
    (332, 376), (400, 380), (470, 376), (504, 358), (570, 366), (640, 366), (684, 356),
    (710, 386), (780, 390), (846, 374), (900, 370), (900, 760), (284, 760), (284, 520),
    (306, 470), (348, 438), (352, 404),
)  # fmt: skip
LANES: tuple[tuple[Spot, Spot], ...] = (
    ((312, 104), (306, 136)),
    ((434, 96), (444, 116)),
    ((456, 62), (472, 66)),
)
ROADS: tuple[tuple[Spot, ...], ...] = (
    ((500, 404), (478, 388), (450, 366)),
    ((600, 404), (606, 380), (600, 354)),
    ((730, 404), (744, 392), (748, 376)),
)


def scaled(spots: tuple[Spot, ...]) -> list[Point]:
    return [(x * SCALE, y * SCALE) for x, y in spots]


def coast(outline: tuple[Spot, ...]) -> list[Point]:
    """The closed outline with every edge made uneven, in units of the scene."""
    found: list[Point] = []
    for one, other in pairwise((*outline, outline[0])):
        low, high = sorted((one, other))  # the same line from both sides of a border
        bends = _uneven(low, high, Random(f"{low} {high}"), BENDS)
        found += bends if low == one else bends[::-1]
    return [(x * SCALE, y * SCALE) for x, y in found]


def _uneven(one: Point, other: Point, dice: Random, depth: int) -> list[Point]:
    """Points from one to the other, each middle moved aside a little."""
    if not depth:
        return [one, other]
    aside = dice.uniform(-SWAY, SWAY)
    (ax, ay), (bx, by) = one, other
    middle = ((ax + bx) / 2 - (by - ay) * aside, (ay + by) / 2 + (bx - ax) * aside)
    first = _uneven(one, middle, dice, depth - 1)
    return [*first, *_uneven(middle, other, dice, depth - 1)[1:]]


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies within a closed line."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed
