"""What of a table a film may look at: places, what a line names, where something is written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase

from rendering.board.scene import Scene
from rendering.film.aim import RIM
from rendering.film.still import WINDOW
from rendering.front.camera import enclosing
from rendering.kit.box import Box

NAME = 4  # letters of a word that may be a place's name
PLATE = 10  # units around a word that belong to it


def opening(scene: Scene, places: Sequence[str]) -> list[Box]:
    """What a film begins with: all places together, or one by one if they are too high for that."""
    found = matching(scene, places)
    whole = enclosing(found) if found else None
    if whole and (whole.h + 2 * RIM) * WINDOW.w <= min(whole.w + 2 * RIM, scene.width) * WINDOW.h:
        return [whole]
    return found


def whole_place(scene: Scene, box: Box) -> Box:
    """The smallest part of a block, or block, around it that fits the window; else only this."""
    around = [
        part.moved(placed.x, placed.y)
        for placed in scene.placements
        for part in (placed.block.box, *(part.box for part in placed.block.parts))
    ]
    fitting = [
        it for it in around if it.contains(box) and it.w <= WINDOW.w and it.h <= WINDOW.h - RIM
    ]
    return min(fitting, key=lambda it: it.area, default=box)


def matching(scene: Scene, patterns: Sequence[str]) -> list[Box]:
    return [
        box.moved(placed.x, placed.y)
        for placed in scene.placements
        for name, box in placed.block.spots.items()
        if any(fnmatchcase(name, pattern) for pattern in patterns)
    ]


def named(scene: Scene, places: Sequence[str], text: str) -> list[Box]:
    """Places whose short names are words of a line."""
    said = set(re.findall(r"\w+", text))
    said |= {word.lower() for word in said if word.istitle() and len(word) >= NAME}
    names = [name for placed in scene.placements for name in placed.block.spots]
    hit = [name for name in names if name.rpartition(":")[2] in said]
    return matching(scene, [name for name in hit if any(fnmatchcase(name, it) for it in places)])


def written(scene: Scene) -> list[Box]:
    """Where something is written, with what it is written on."""
    return [
        text.box.moved(placed.x, placed.y).inset(-PLATE)
        for placed in scene.placements
        for text in placed.block.texts
    ]
