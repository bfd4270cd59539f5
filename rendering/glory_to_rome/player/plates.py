"""Buildings as name plates: finished ones whole, foundations with what is laid and missing."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from games.glory_to_rome.data.cards import Material
from games.glory_to_rome.seat.view import BuildingView
from games.glory_to_rome.state import Variant
from games.glory_to_rome.words.labels import BUILDING_TEXT, building_hint
from rendering.glory_to_rome.look import COLOUR, LETTER, SIGN
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.panels import coin
from rendering.kit.theme import (
    INK,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER,
    PLASTER_LIGHT,
    VERDIGRIS,
    Colour,
    mix,
    on,
)
from rendering.kit.type import break_lines, leading, width
from rendering.words.spoken import Words

COLUMNS = 4
GAP = 8
BAND = 34
TEXT = 20
NAME = 32  # height of the line with the name
NAME_SIZE = 25
PIP, MARK, COIN = 24, 28, 16


class Detail(IntEnum):
    """How much a picture tells of buildings, from names alone to everything."""

    NAMES = 0
    DENSE = 1  # functions of finished buildings, beginning beside the name
    FINISHED = 2  # functions of finished buildings
    ALL = 3


class Plate(NamedTuple):
    """A building ready to be drawn: its lines and its height."""

    building: BuildingView
    name: str
    lines: tuple[str, ...]
    run_in: int  # where the first line begins beside the name; 0: all lines are below it
    height: int


def plates(
    buildings: Sequence[BuildingView], words: Words, variant: Variant, w: int, detail: Detail
) -> list[Plate]:
    return [_plate(b, words, variant, w, detail) for b in buildings]


def _plate(b: BuildingView, words: Words, variant: Variant, w: int, detail: Detail) -> Plate:
    name = words.tell(BUILDING_TEXT[b.name])
    told = detail is Detail.ALL or (detail and (b.complete or b.works))
    if not told or variant.trial_game:
        return Plate(b, name, (), 0, NAME + 8)
    function = words.tell(building_hint(variant, b.name))
    room = w - BAND - 16
    if detail is not Detail.DENSE:
        lines = break_lines(function, "text", TEXT, room)
        return Plate(b, name, lines, 0, NAME + len(lines) * leading(TEXT) + 6)
    start = BAND + 9 + width(name, "head", NAME_SIZE) + 10
    lines = break_lines(function, "text", TEXT, room, w - start - _state_width(b) - 8)
    return Plate(b, name, lines, start, NAME + (len(lines) - 1) * leading(TEXT) + 6)


def arrange(found: Sequence[Plate], w: int, dense: bool) -> tuple[list[Box], int]:
    """Places in columns, each plate where there is most room; and the height of it all.

    Dense pictures lay high plates first, which packs better; others keep the order of building.
    """
    order = sorted(found, key=lambda plate: -plate.height) if dense else found
    heights = [0] * COLUMNS
    boxes: dict[str, Box] = {}
    for plate in order:
        n = heights.index(min(heights))
        x = n * (column_width(w) + GAP)
        boxes[plate.building.name] = Box(x, heights[n], column_width(w), plate.height)
        heights[n] += plate.height + GAP
    return [boxes[plate.building.name] for plate in found], max(heights)


def column_width(w: int) -> int:
    return (w - GAP * (COLUMNS - 1)) // COLUMNS


@remember(120)
def plate_sheet(plate: Plate, w: int) -> Canvas:
    canvas = Canvas(w, plate.height, PLASTER_LIGHT)
    _draw(canvas, canvas.box, plate)
    return canvas


def _draw(canvas: Canvas, box: Box, plate: Plate) -> None:
    b = plate.building
    colour = COLOUR[b.material]
    face = MARBLE if b.complete else PLASTER
    canvas.plate(box, 8, face, INK if b.complete else INK_SOFT)
    _band(canvas, box, b, colour)
    if not b.complete:
        canvas.fill(Box(box.x + BAND, box.bottom - 7, box.w - BAND - 8, 5), COLOUR[b.site])
    right = box.right - _state_width(b)
    _state(canvas, right, box.y + 18, b)
    x = box.x + BAND + 9
    canvas.text(plate.name, Box(x, box.y + 2, right - x - 4, NAME), "head", NAME_SIZE, INK)
    ink = INK if b.complete or b.works else INK_SOFT
    lines = plate.lines
    if plate.run_in:
        if lines[0]:
            room = Box(plate.run_in, box.y + 4, right - plate.run_in, NAME)
            canvas.text(lines[0], room, "text", TEXT, ink)
        lines = lines[1:]
    for n, line in enumerate(lines):
        y = box.y + NAME + n * leading(TEXT) - 1
        canvas.text(line, Box(x, y, box.w - BAND - 14, leading(TEXT)), "text", TEXT, ink)


def _band(canvas: Canvas, box: Box, b: BuildingView, colour: Colour) -> None:
    """The colour of the card, with letter and sign of its material."""
    band = Box(box.x + 2, box.y + 2, BAND - 2, box.h - 4)
    canvas.rounded(band, 6, colour)
    canvas.fill(Box(band.x + 8, band.y, band.w - 8, band.h), colour)
    canvas.text(
        LETTER[b.material], Box(band.x, band.y, band.w, 32), "bold", 24, on(colour), "centre"
    )
    if box.h >= 64:
        canvas.shape(SIGN[b.material], Box(band.x + 5, band.y + 34, 22, 22), on(colour))


def _state_width(b: BuildingView) -> int:
    """Room for marks and coins or pips at the right of the name."""
    marks = len(_marks(b)) * (MARK + 4)
    if b.complete:
        return 14 + b.need * (COIN + 3) + marks + (PIP + 3 if b.site != b.material else 0)
    return 10 + b.need * (PIP + 3) + marks


def _state(canvas: Canvas, x: int, cy: int, b: BuildingView) -> None:
    """Marks from x on; then coins of a finished building, or the places for material."""
    for icon, ground in _marks(b):
        canvas.rounded(Box(x, cy - MARK // 2, MARK, MARK), 6, ground)
        canvas.icon(icon, x + MARK // 2, cy, 20, on(ground))
        x += MARK + 4
    if not b.complete:
        _pips(canvas, x, cy, b)
        return
    if b.site != b.material:  # a Statue
        _pip(canvas, Box(x, cy - PIP // 2, PIP, PIP), b.site)
        x += PIP + 3
    for n in range(b.need):
        coin(canvas, Box(x + n * (COIN + 3), cy - COIN // 2, COIN, COIN))


def _marks(b: BuildingView) -> list[tuple[Icon, Colour]]:
    found: list[tuple[Icon, Colour]] = []
    if b.public:
        found.append(("stairs", VERDIGRIS))
    if b.captured:
        found.append(("link", INK))
    if b.works and not b.complete:
        found.append(("dungeon", OCHRE))
    if b.out_of_town and not b.complete:
        found.append(("mountain", mix(PLASTER, INK, 0.6)))
    return found


def _pip(canvas: Canvas, box: Box, material: Material) -> None:
    colour = COLOUR[material]
    canvas.plate(box, 5, colour, INK)
    canvas.text(LETTER[material], box, "bold", 20, on(colour), "centre")


def _pips(canvas: Canvas, x: int, cy: int, b: BuildingView) -> None:
    """One place for each material needed; laid ones show which."""
    for n in range(b.need):
        box = Box(x + n * (PIP + 3), cy - PIP // 2, PIP, PIP)
        if n < len(b.materials):
            _pip(canvas, box, b.materials[n])
        else:
            canvas.plate(box, 5, PLASTER_LIGHT, COLOUR[b.site], 3)
