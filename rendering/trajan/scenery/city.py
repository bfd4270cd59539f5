"""Rome: walls and paving, scaffolds, the arcade with the column, stalls, the senate, the quay."""

from __future__ import annotations

from random import Random

from rendering.kit.box import Box
from rendering.kit.theme import GOLD, INK_SOFT, MARBLE, RED, TYRIAN
from rendering.trajan.scenery import colours as c
from rendering.trajan.scenery.brush import Brush
from rendering.trajan.scenery.plan import (
    ARCADE,
    ARCHES,
    ATTIC,
    BAYS,
    FLOORS,
    FORUM,
    GABLE,
    HARBOUR,
    MAP,
    QUAY,
    SCAFFOLD,
    SENATE,
    SITES,
    STALLS,
    STEPS,
    TEMPLE,
    WIDTH,
)

EDGE = 14  # height of the city wall's face
OVERHANG = 12  # units by which a building may leave its place


def paint_city(brush: Brush) -> None:
    """All that lies inside the walls, and the quay before them."""
    _paving(brush)
    _quay(brush)
    _walls(brush)
    for place, inside, paint in (
        (SITES, SCAFFOLD, _scaffold),
        (ARCADE, ARCHES, _arcade),
        (FORUM, STALLS, _stalls),
        (SENATE, TEMPLE, _temple),
    ):
        if brush.shows(place.inset(-OVERHANG)):
            paint(brush, inside.moved(place.x, place.y))


def _paving(brush: Brush) -> None:
    """Slabs, with joints here and there."""
    east = Box(MAP.right, 0, WIDTH - MAP.right, MAP.h)
    south = Box(QUAY, MAP.h, WIDTH - QUAY, HARBOUR.h)
    dice = Random(7)
    for ground in (east, south):
        brush.box(ground, c.PAVING)
        for _ in range(ground.area // 4200):
            x, y = dice.uniform(ground.x, ground.right - 40), dice.uniform(ground.y, ground.bottom)
            if brush.sees(x, y, 50):
                brush.line([(x, y), (x + dice.uniform(16, 40), y)], c.JOINT, 2)
                brush.line([(x + 8, y), (x + 8, y + dice.uniform(8, 18))], c.JOINT, 2)


def _walls(brush: Brush) -> None:
    """Between the provinces and the city, with towers."""
    x, y = MAP.right - 10, MAP.bottom - 8
    brush.box((x + 16, 0, 6, y + 6), c.JOINT)
    brush.box((x, -4, 16, y + 10), c.STONE, INK_SOFT)
    for top in range(4, y, 16):
        brush.box((x - 3, top, 6, 9), c.STONE_DARK)
    brush.box((QUAY + 14, y - 2, x - QUAY - 10, EDGE + 6), c.STONE, INK_SOFT)
    brush.box((QUAY + 14, y + 8, x - QUAY - 10, EDGE - 4), c.STONE_DARK)
    for left in range(QUAY + 18, x, 16):
        brush.box((left, y - 6, 9, 8), c.STONE)
    for left, top in (
        (x - 7, 96),
        (x - 7, 322),
        (x - 7, y - 12),
        (QUAY + 6, y - 12),
        (690, y - 12),
    ):
        brush.box((left, top, 30, 30), c.STONE, INK_SOFT)
        brush.box((left + 7, top + 7, 16, 16), c.STONE_DARK)


# ---- the harbour ------------------------------------------------------------------------------


def _quay(brush: Brush) -> None:
    """A wall of ashlars along the water, with bollards and a lighthouse."""
    top, h = HARBOUR.y, HARBOUR.h
    brush.box((QUAY - 12, top + 6, 14, h), c.STONE_DARK)
    brush.box((QUAY, top + 6, 20, h), c.STONE)
    for n in range(0, h, 26):
        brush.line([(QUAY - 12, top + 6 + n), (QUAY + 20, top + 6 + n)], c.STONE_DARK, 1.6)
    for y in (96, 182, 268):
        brush.oval(QUAY + 10, top + y, 6, 6, INK_SOFT)
        brush.oval(QUAY + 8, top + y - 2, 3, 3, c.STONE_DARK)


# ---- the construction site --------------------------------------------------------------------


def _scaffold(brush: Brush, box: Box) -> None:
    """A building that rises: masonry behind poles and planks, and a crane above."""
    _crane(brush, box.right - 150, box.y)
    brush.box((box.x - 6, box.bottom - 4, box.w + 12, 12), c.JOINT)
    brush.box(box, c.STONE)
    tall, wide = box.h / FLOORS, box.w / BAYS
    for row in range(FLOORS * 3):
        y = box.y + row * tall / 3
        brush.line([(box.x, y), (box.right, y)], c.JOINT, 1.6)
        for n in range(BAYS * 2 + 1):
            x = box.x + (n + row % 2 / 2) * wide / 2
            if x < box.right:
                brush.line([(x, y), (x, y + tall / 3)], c.JOINT, 1.6)
    for floor in range(1, FLOORS + 1):
        y = box.y + floor * tall
        brush.box((box.x - 8, y - 5, box.w + 16, 7), c.WOOD)
        brush.box((box.x - 8, y, box.w + 16, 3), c.WOOD_DARK)
    for bay in range(BAYS + 1):
        x = box.x + bay * wide
        brush.box((x - 3, box.y - 14, 6, box.h + 18), c.WOOD)
        brush.box((x + 1, box.y - 14, 2, box.h + 18), c.WOOD_DARK)


def _crane(brush: Brush, x: float, y: float) -> None:
    """Two beams, a treadwheel and a block on its rope."""
    brush.line([(x, y), (x + 64, y - 44)], c.WOOD_DARK, 6)
    brush.line([(x + 26, y), (x + 64, y - 44)], c.WOOD, 5)
    brush.line([(x + 64, y - 44), (x + 104, y - 6)], c.WOOD_DARK, 1.8)
    brush.line([(x + 64, y - 44), (x + 64, y - 24)], INK_SOFT, 1.8)
    brush.box((x + 54, y - 26, 20, 13), c.WALL, INK_SOFT)
    brush.oval(x + 14, y - 12, 13, 13, c.WOOD_DARK)
    brush.oval(x + 14, y - 12, 9, 9, c.PAVING)
    for dx, dy in ((9, 0), (0, 9), (6, 6), (-6, 6)):
        brush.line([(x + 14 - dx, y - 12 - dy), (x + 14 + dx, y - 12 + dy)], c.WOOD_DARK, 1.6)


# ---- the arcade -------------------------------------------------------------------------------


def _arcade(brush: Brush, box: Box) -> None:
    """Six arches under an attic, and Trajan's column before them."""
    brush.box((box.x - 6, box.bottom - 6, box.w + 12, 8), c.JOINT)
    brush.box((box.x, box.y, box.w, box.h - 4), c.WALL, c.STONE_DARK)
    for top in (-4, ATTIC - 9):
        brush.box((box.x - 5, box.y + top, box.w + 10, 7), c.STONE, c.STONE_DARK)
    step = box.w / 6
    for n in range(6):
        x = box.x + n * step
        brush.arch(x + 5, box.y + ATTIC, step - 10, box.h - ATTIC - 4, c.STONE_DARK)
        brush.arch(x + 8, box.y + ATTIC + 3, step - 16, box.h - ATTIC - 7, c.SHADE)
    column_of_trajan(brush, ARCADE.x + 40, ARCADE.y + 4, ARCADE.h - 8)


def column_of_trajan(brush: Brush, x: float, y: float, h: float) -> None:
    """With its band of reliefs winding up, and the emperor on top."""
    base = y + h
    brush.box((x - 26, base - 26, 52, 26), c.WALL, c.STONE_DARK)
    brush.box((x - 20, base - 32, 40, 7), c.STONE, c.STONE_DARK)
    top = y + 30
    brush.box((x - 13, top, 26, base - 32 - top), c.WALL)
    brush.box((x + 4, top, 9, base - 32 - top), c.STONE)
    n = top + 3
    while n < base - 40:
        brush.line([(x - 13, n + 7), (x + 13, n)], c.STONE_DARK, 2.4)
        n += 11
    brush.line([(x - 13, top), (x - 13, base - 32)], c.STONE_DARK)
    brush.line([(x + 13, top), (x + 13, base - 32)], c.STONE_DARK)
    brush.box((x - 19, top - 6, 38, 7), c.WALL, c.STONE_DARK)
    brush.box((x - 4, top - 22, 8, 17), GOLD)
    brush.oval(x, top - 26, 4.5, 4.5, GOLD)
    brush.line([(x + 4, top - 18), (x + 12, top - 26)], GOLD, 2.4)


# ---- the forum --------------------------------------------------------------------------------


def _stalls(brush: Brush, box: Box) -> None:
    """Three rows of counters, each under a striped awning."""
    tall = box.h / 3
    for row in range(3):
        y = box.y + row * tall
        brush.box((box.x + 4, y + 8, box.w - 8, tall - 12), c.JOINT)
        brush.box((box.x + 2, y + tall - 12, box.w - 4, 9), c.WOOD)
        brush.box((box.x + 2, y + tall - 6, box.w - 4, 3), c.WOOD_DARK)
        for x in (box.x + 2, box.right - 6):
            brush.box((x, y + 4, 4, tall - 6), c.WOOD_DARK)
        _awning(brush, box.x - 4, y, box.w + 8)


def _awning(brush: Brush, x: float, y: float, w: float) -> None:
    stripes = 24
    step = w / stripes
    for n in range(stripes):
        face = (RED, c.LINEN)[n % 2]
        left = x + n * step
        brush.box((left, y, step + 0.5, 11), face)
        brush.oval(left + step / 2, y + 11, step / 2, 5, face)
    brush.line([(x, y), (x + w, y)], c.WOOD_DARK, 2)


# ---- the senate -------------------------------------------------------------------------------


def _temple(brush: Brush, box: Box) -> None:
    """A gable on nine columns, above broad stairs."""
    x, y, w, h = box
    hall = y + GABLE
    brush.box((x + 10, hall, w - 20, h - GABLE), c.SHADE)
    brush.area([(x - 4, hall - 8), (x + w / 2, y - 4), (x + w + 4, hall - 8)], c.TILE, INK_SOFT)
    brush.area([(x + 38, hall - 10), (x + w / 2, y + 7), (x + w - 38, hall - 10)], c.WALL)
    brush.box((x - 2, hall - 10, w + 4, 13), c.WALL, c.STONE_DARK)
    brush.box((x - 2, hall - 10, w + 4, 3), TYRIAN)
    step = (w - 20) / 8
    for n in range(9):
        brush.column(x + 10 + n * step - 6, hall + 3, 12, h - GABLE - 3, c.WALL, c.STONE)
    for n in range(4):
        top = y + h + n * STEPS / 4
        brush.box((x - 2 - n * 4, top, w + 4 + n * 8, STEPS / 4 + 1), c.WALL)
        brush.line([(x - 2 - n * 4, top), (x + w + 2 + n * 4, top)], MARBLE, 2)
        brush.line(
            [(x - 2 - n * 4, top + STEPS / 4 - 1), (x + w + 2 + n * 4, top + STEPS / 4 - 1)],
            c.STONE,
            3,
        )
