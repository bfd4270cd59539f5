"""Buildings of a crowded table: small houses with names beside them, or name plates alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.glory_to_rome.seat.view import BuildingView
from games.glory_to_rome.state import Variant
from games.glory_to_rome.words.labels import BUILDING_TEXT, building_hint
from rendering.glory_to_rome.look import COLOUR, PAVING, SIGN, WALL_DARK
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.player.detail import Detail
from rendering.glory_to_rome.player.houses import KERB, built, put_state, state_width
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    INK,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_LIGHT,
    Colour,
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
HOUSE, SMALLEST = 92, 66  # width of a small house, least height of its plot


class Plate(NamedTuple):
    """A building ready to be drawn: its lines and its height."""

    building: BuildingView
    name: str
    lines: tuple[str, ...]
    run_in: int  # where the first line begins beside the name; 0: all lines are below it
    height: int
    band: int = BAND  # width of the sign or the house at the left


def plates(
    buildings: Sequence[BuildingView], words: Words, variant: Variant, w: int, detail: Detail
) -> list[Plate]:
    return [_plate(b, words, variant, w, detail) for b in buildings]


def _plate(b: BuildingView, words: Words, variant: Variant, w: int, detail: Detail) -> Plate:
    name = words.tell(BUILDING_TEXT[b.name])
    told = detail and (b.complete or b.works) and not variant.trial_game
    function = words.tell(building_hint(variant, b.name)) if told else ""
    if detail is Detail.SMALL:
        lines = break_lines(function, "text", TEXT, w - HOUSE - 14) if told else ()
        tall = NAME + KERB + len(lines) * leading(TEXT) + 4
        return Plate(b, name, lines, 0, max(tall, SMALLEST), HOUSE)
    if not told:
        return Plate(b, name, (), 0, NAME + 8)
    room = w - BAND - 16
    start = BAND + 9 + width(name, "head", NAME_SIZE) + 10
    lines = break_lines(function, "text", TEXT, room, w - start - (state_width(b) + 8) - 8)
    below = break_lines(function, "text", TEXT, room)
    torn = len(lines) > 1 and (detail is Detail.DENSE or len(below) < len(lines))
    if torn:  # a word beside the name reads badly, and may save nothing
        return Plate(b, name, below, 0, NAME + len(below) * leading(TEXT) + 6)
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
    if plate.band == HOUSE:
        _draw_house(canvas, box, plate)
        return
    b = plate.building
    colour = COLOUR[b.material]
    face = MARBLE if b.complete else PLASTER
    canvas.plate(box, 8, face, INK if b.complete else INK_SOFT)
    _band(canvas, box, b, colour)
    if not b.complete:
        canvas.fill(Box(box.x + BAND, box.bottom - 7, box.w - BAND - 8, 5), COLOUR[b.site])
    right = box.right - (state_width(b) + 8)
    put_state(canvas, b, right, box.y + 18)
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


def _draw_house(canvas: Canvas, box: Box, plate: Plate) -> None:
    """A house on its pavement, at its right the name, what is laid, and the function."""
    b = plate.building
    canvas.rounded(box, 8, PAVING)
    tall = min(box.h - 8, HOUSE * 2 // 3)
    canvas.sprite(Box(box.x + 5, box.y + 5, HOUSE - 8, tall), front, b.name, b.material, built(b))
    canvas.fill(Box(box.x, box.y + 5 + tall, HOUSE, 3), WALL_DARK)
    x = box.x + HOUSE + 6
    canvas.text(plate.name, Box(x, box.y + 2, box.right - x - 4, NAME), "head", NAME_SIZE, INK)
    put_state(canvas, b, x, box.y + NAME + KERB // 2 - 2)
    ink = INK if b.complete or b.works else INK_SOFT
    for n, line in enumerate(plate.lines):
        y = box.y + NAME + KERB + n * leading(TEXT) - 3
        canvas.text(line, Box(x, y, box.right - x - 2, leading(TEXT)), "text", TEXT, ink)


def _band(canvas: Canvas, box: Box, b: BuildingView, colour: Colour) -> None:
    """The colour of the card with the sign of its material."""
    band = Box(box.x + 2, box.y + 2, BAND - 2, box.h - 4)
    canvas.rounded(band, 6, colour)
    canvas.fill(Box(band.x + 8, band.y, band.w - 8, band.h), colour)
    canvas.shape(SIGN[b.material], Box(band.x + 5, band.y + 5, 22, 22), on(colour))
