"""Sea and land: waves, coasts, provinces with woods, fields and mountains, roads, the fort."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import dist
from random import Random
from typing import Literal, TypeAlias

from games.trajan.data.board import PROVINCES
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.theme import INK_SOFT, RED
from rendering.trajan.scenery import colours as c
from rendering.trajan.scenery.brush import Brush, Point
from rendering.trajan.scenery.geography import (
    ITALY,
    LABEL,
    LANES,
    OUTLINE,
    ROADS,
    SCALE,
    WILDS,
    Spot,
    coast,
    inside,
    scaled,
)
from rendering.trajan.scenery.plan import CAMP, HARBOUR, MAP

Terrain: TypeAlias = Literal["mountain", "tree", "field", "hill"]

TERRAIN: dict[str, tuple[Terrain, ...]] = {
    "alpes": ("mountain",),
    "raetia": ("mountain", "tree"),
    "noricum": ("mountain", "tree"),
    "narbonensis": ("field", "hill"),
    "lugudunensis": ("field", "tree"),
    "belgica": ("field", "tree"),
    "germania_superior": ("tree", "tree", "hill"),
    "aquitania": ("field", "hill"),
    "britannia": ("hill", "tree"),
    "germania_inferior": ("tree", "tree", "hill"),
}
SEABOARD = 60  # units around land that look different
APART = 25  # units between two things that grow
BARE = 0.16  # share of the land where nothing grows
NAMED, LABELLED = (226, 32), (172, 84)  # what is written in a province


def paint_country(brush: Brush) -> None:
    """All that lies outside the city."""
    _waves(brush)
    seen = [it for it in (WILDS, ITALY, *OUTLINE.values()) if _seen(brush, scaled(it))]
    shores = [scaled(outline) for outline in seen]
    for colour, wide in ((c.SEA, 58), (c.SHALLOW, 34), (c.SURF, 18)):
        for shore in shores:
            brush.line([*shore, *shore[:2]], colour, wide)
    lands = [coast(outline) for outline in (WILDS, ITALY)]
    for land, face in zip(lands, (c.MEADOW, c.LAND), strict=True):
        brush.area(land, face, INK_SOFT)
    for name, points in PROVINCES.items():
        if OUTLINE[name] in seen:
            brush.area(coast(OUTLINE[name]), c.PROVINCE[points])
    for name in OUTLINE:
        if OUTLINE[name] in seen:
            land = coast(OUTLINE[name])
            brush.line([*land, land[0]], INK_SOFT, 2)
    for (x, y), what in _growth():
        if brush.sees(x, y, 30):
            _DRAWN[what](brush, x, y)
    for road in ROADS:
        _road(brush, scaled(road))
    for lane in LANES:
        _dashes(brush, *scaled(lane))
    _fort(brush)


def _seen(brush: Brush, shore: Sequence[Point]) -> bool:
    """Whether a piece of land or of the sea around it can be in the window."""
    xs, ys = [x for x, _ in shore], [y for _, y in shore]
    left, top = min(xs) - SEABOARD, min(ys) - SEABOARD
    w, h = max(xs) - left + SEABOARD, max(ys) - top + SEABOARD
    return brush.shows((left, top, w, h))


def _waves(brush: Brush) -> None:
    dice = Random(101)
    sea = Box(0, 0, MAP.w, HARBOUR.bottom)
    for _ in range(150):
        x, y = dice.uniform(0, sea.w), dice.uniform(0, sea.h)
        if brush.sees(x, y, 40):
            for n in range(dice.choice((1, 2, 2))):
                left, top = x + n * 9, y + n * 7
                crest = [(left, top), (left + 6, top - 4), (left + 12, top), (left + 18, top - 4),
                         (left + 24, top)]  # fmt: skip
                brush.line(crest, c.WAVE, 1.6)


# ---- what grows -------------------------------------------------------------------------------


@remember(1)
def _growth() -> list[tuple[Point, Terrain]]:
    """From the far to the near; nothing where something is written."""
    written = [_written(name, size) for name in LABEL for size in (NAMED, LABELLED)]
    found: list[tuple[Point, Terrain]] = []
    for name, kinds in TERRAIN.items():
        found += _scattered(name, OUTLINE[name], kinds, written)
    found += _scattered("wilds", WILDS, ("tree",), written)
    fort = CAMP.inset(-34, -26)
    found += _scattered("italy", ITALY, ("tree", "field", "tree"), [*written, fort])
    return sorted(found, key=lambda it: it[0][1])


def _written(name: str, size: tuple[int, int]) -> Box:
    (x, y), (w, h) = LABEL[name], size
    return Box(round(x * SCALE) - w // 2, round(y * SCALE) - 6, w, h)


def _scattered(
    name: str, outline: tuple[Spot, ...], kinds: tuple[Terrain, ...], written: list[Box]
) -> list[tuple[Point, Terrain]]:
    """On a grid, each moved aside a little."""
    land, dice, found = scaled(outline), Random(name), list[tuple[Point, Terrain]]()
    xs, ys = [x for x, _ in land], [y for _, y in land]
    right, bottom = min(max(xs), MAP.w - 30), min(max(ys), MAP.h - 24)
    for column in range(int(right - min(xs)) // APART):
        for row in range(int(bottom - min(ys)) // APART):
            x = min(xs) + (column + dice.uniform(0.2, 0.8)) * APART
            y = min(ys) + (row + dice.uniform(0.2, 0.8)) * APART
            spot = Box(round(x) - 12, round(y) - 16, 24, 22)
            if any(spot.overlaps(box) for box in written) or dice.random() < BARE:
                continue
            feet = (x - 16, y + 4), (x + 16, y + 4), (x, y - 20)
            if all(inside(point, land) for point in feet):
                found.append(((x, y), dice.choice(kinds)))
    return found


def _mountain(brush: Brush, x: float, y: float) -> None:
    brush.area([(x - 15, y + 6), (x, y - 17), (x + 15, y + 6)], c.ROCK)
    brush.area([(x, y - 17), (x + 15, y + 6), (x + 3, y + 6), (x - 2, y - 4)], c.ROCK_DARK)
    brush.area([(x - 6, y - 8), (x, y - 17), (x + 6, y - 8), (x + 1, y - 5)], c.SNOW)


def _tree(brush: Brush, x: float, y: float) -> None:
    brush.oval(x + 2, y + 4, 9, 3, c.ROCK)
    brush.box((x - 1.5, y - 2, 3, 7), c.WOOD_DARK)
    brush.oval(x, y - 7, 8, 9, c.LEAF_DARK)
    brush.oval(x - 2, y - 9, 5, 6, c.LEAF)


def _field(brush: Brush, x: float, y: float) -> None:
    brush.area([(x - 14, y - 4), (x + 10, y - 8), (x + 14, y + 3), (x - 10, y + 7)], c.RIPE)
    for n in range(4):
        left = x - 12 + n * 6
        brush.line([(left, y - 4), (left + 4, y + 6)], c.SAND, 1.6)


def _hill(brush: Brush, x: float, y: float) -> None:
    brush.oval(x, y, 14, 8, c.ROCK)
    brush.oval(x - 3, y - 2, 10, 5, c.LAND)
    brush.oval(x + 6, y + 2, 5, 2.5, c.LEAF)


_DRAWN: dict[Terrain, Callable[[Brush, float, float], None]] = {
    "mountain": _mountain,
    "tree": _tree,
    "field": _field,
    "hill": _hill,
}


# ---- roads and the fort -----------------------------------------------------------------------


def _road(brush: Brush, points: list[Point]) -> None:
    brush.line(points, c.ROCK_DARK, 11)
    brush.line(points, c.PAVING, 7)
    for one, other in pairwise(points):
        _dashes(brush, one, other)


def _dashes(brush: Brush, one: Point, other: Point) -> None:
    steps = max(2, round(dist(one, other) / 11))
    for n in range(steps):
        ends = [
            (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
            for share in ((n + 0.15) / steps, (n + 0.7) / steps)
        ]
        brush.line(ends, RED, 4)


def _fort(brush: Brush) -> None:
    """A palisade with towers, and tents at its left."""
    x, y, w, h = CAMP.inset(-12, -8)
    brush.box((x + 4, y + 6, w, h), c.ROCK)
    brush.box((x, y, w, h), c.WOOD_DARK)
    brush.box((x + 5, y + 7, w - 10, h - 12), c.SAND)
    for n in range(0, w - 4, 9):
        brush.area([(x + n, y + 7), (x + n + 4, y - 2), (x + n + 8, y + 7)], c.WOOD)
        brush.area([(x + n, y + h + 3), (x + n + 4, y + h - 7), (x + n + 8, y + h + 3)], c.WOOD)
    for left in (x - 9, x + w - 13):
        for top in (y - 9, y + h - 15):
            brush.box((left, top, 22, 24), c.WOOD_DARK)
            brush.box((left + 3, top + 3, 16, 15), c.WOOD)
    for left, top in ((x + 22, y + 40), (x + 50, y + 40), (x + 36, y + 62)):
        brush.area([(left - 14, top + 10), (left, top - 16), (left + 14, top + 10)], c.LINEN)
        brush.area([(left, top - 16), (left + 14, top + 10), (left + 3, top + 10)], c.STONE)
        brush.area([(left - 4, top + 10), (left, top - 2), (left + 4, top + 10)], RED)
