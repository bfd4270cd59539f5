"""The map without pieces: coasts, provinces with their borders, sea lanes, roads from the camp.

Our own outlines: neighbours share a border or a dashed line, others do not touch.
"""

from __future__ import annotations

from itertools import pairwise
from math import dist
from random import Random
from typing import TypeAlias

from PIL import Image, ImageDraw

from games.trajan.data.board import PROVINCES
from rendering.kit.cache import remember
from rendering.kit.theme import INK_SOFT, RED
from rendering.trajan.look.signs import LAND, PROVINCE, SEA

Point: TypeAlias = tuple[int, int]

WIDTH, HEIGHT = 862, 462
OVERSIZE = 3
BENDS, SWAY = 3, 0.11  # how uneven borders are
_LINE = INK_SOFT

OUTLINE: dict[str, tuple[Point, ...]] = {
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
LABEL: dict[str, Point] = {
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
# Land that belongs to nobody.
_LAND: tuple[tuple[Point, ...], ...] = (
    (
        (676, 62), (652, 12), (660, 0), (862, 0), (862, 276), (838, 270), (760, 276), (688, 268),
        (680, 236), (760, 230), (828, 218), (842, 164), (822, 116), (740, 108), (664, 116),
    ),
    (
        (332, 376), (400, 380), (470, 376), (504, 358), (570, 366), (640, 366), (684, 356),
        (710, 386), (780, 390), (846, 374), (862, 370), (862, 462), (452, 462), (420, 430),
        (372, 408),
    ),
)  # fmt: skip
_LANES: tuple[tuple[Point, Point], ...] = (
    ((312, 104), (306, 136)),
    ((434, 96), (444, 116)),
    ((456, 62), (472, 66)),
)
_ROADS: tuple[tuple[Point, Point], ...] = (
    ((500, 410), (450, 374)),
    ((600, 398), (600, 362)),
    ((730, 408), (748, 384)),
)


@remember(2)
def ground(w: int) -> Image.Image:
    """The whole map, so many pixels wide."""
    scale = OVERSIZE * w / WIDTH
    image = Image.new("RGB", (w * OVERSIZE, round(HEIGHT * scale)), SEA)
    draw = ImageDraw.Draw(image)
    for outline in _LAND:
        draw.polygon(_coast(outline, scale), fill=LAND)
        draw.line(_coast(outline, scale), fill=_LINE, width=round(scale))
    for name, outline in OUTLINE.items():
        draw.polygon(_coast(outline, scale), fill=PROVINCE[PROVINCES[name]])
    for outline in OUTLINE.values():
        draw.line(_coast(outline, scale), fill=_LINE, width=round(2 * scale), joint="curve")
    for one, other in (*_LANES, *_ROADS):
        _dashes(draw, one, other, scale)
    return image.reduce(OVERSIZE)


def _coast(outline: tuple[Point, ...], scale: float) -> list[tuple[float, float]]:
    """The closed outline with every edge made uneven, at the size it is drawn in."""
    found: list[tuple[float, float]] = []
    for one, other in pairwise((*outline, outline[0])):
        low, high = sorted((one, other))  # the same line from both sides of a border
        bends = _uneven(low, high, Random(f"{low} {high}"), BENDS)
        found += bends if low == one else bends[::-1]
    return [(x * scale, y * scale) for x, y in found]


def _uneven(
    one: tuple[float, float], other: tuple[float, float], dice: Random, depth: int
) -> list[tuple[float, float]]:
    """Points from one to the other, each middle moved aside a little."""
    if not depth:
        return [one, other]
    aside = dice.uniform(-SWAY, SWAY)
    (ax, ay), (bx, by) = one, other
    middle = ((ax + bx) / 2 - (by - ay) * aside, (ay + by) / 2 + (bx - ax) * aside)
    first = _uneven(one, middle, dice, depth - 1)
    return [*first, *_uneven(middle, other, dice, depth - 1)[1:]]


def _dashes(draw: ImageDraw.ImageDraw, one: Point, other: Point, scale: float) -> None:
    steps = max(2, round(dist(one, other) / 10))
    for n in range(steps):
        ends = [
            (
                (one[0] + (other[0] - one[0]) * share) * scale,
                (one[1] + (other[1] - one[1]) * share) * scale,
            )
            for share in ((n + 0.1) / steps, (n + 0.75) / steps)
        ]
        draw.line(ends, fill=RED, width=round(4 * scale))
