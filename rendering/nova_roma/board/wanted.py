"""For close-ups only: goals in words, those of tiles in a draft and those that can be claimed."""

from __future__ import annotations

from collections.abc import Collection

from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import FieldView, View
from games.nova_roma.terms import MosaicColour
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT, mix
from rendering.kit.type import break_lines, leading
from rendering.nova_roma.look.signs import MOSAIC_COLOUR, points
from rendering.words.spoken import Words

WANTED = "goals:asked"  # the spot of all that can be claimed
TILE_W, ROW, APART = 560, 31, 8
CODE = 84  # for the name of a tile, and the points of its goals below
TYPE = 24
SLIM = 262
PLATE = 40


def draft_tiles(view: View, words: Words) -> Canvas:
    """Each tile with its points and its goals below each other."""
    tiles = [(tile, colour) for colour, tiles in view.mosaic_offer.items() for tile in tiles]
    rows = max(len(TABLES.mosaic[tile].fields) for tile, _ in tiles)
    tall = rows * ROW + 10
    canvas = Canvas(TILE_W, len(tiles) * (tall + APART) - APART, PLASTER)
    for n, (tile, colour) in enumerate(tiles):
        _tile(canvas, tile, colour, Box(0, n * (tall + APART), TILE_W, tall), words)
    return canvas


def _tile(canvas: Canvas, tile: str, colour: MosaicColour, box: Box, words: Words) -> None:
    face = MOSAIC_COLOUR[colour]
    canvas.plate(box, 10, mix(PLASTER_LIGHT, face, 0.35), INK)
    canvas.rounded(Box(box.x + 2, box.y + 2, CODE - 4, box.h - 4), 8, face)
    name = Box(box.x + 8, box.y + 9, CODE - 16, 32)
    canvas.text(tile, name, "bold", 26, INK, "centre")
    worth = Box(box.x + (CODE - PLATE) // 2 - 1, name.bottom + 10, PLATE, 34)
    points(canvas, worth, str(TABLES.fields[colour].vp), 28)
    for n, achievement in enumerate(TABLES.mosaic[tile].fields):
        room = Box(box.x + CODE + 10, box.y + 5 + n * ROW, box.w - CODE - 20, ROW)
        canvas.text(words.say(f"achievement-{achievement}"), room, "semi", TYPE, INK)
    canvas.spot(tile, box, tag=Tag(name, tile))


def asked_goals(view: View, seat: int, focus: Collection[str], words: Words) -> Canvas:
    """What can be claimed now, with its name on the mosaic and its points."""
    fields = [field for field in view.players[seat].mosaic if field.name in focus]
    cards = [_goal(field, words) for field in fields]
    height = sum(card.box.h + APART for card in cards) - APART
    canvas = Canvas(SLIM, max(1, height), PLASTER)
    y = 0
    for card in cards:
        canvas.put(card, 0, y)
        y += card.box.h + APART
    canvas.spot(WANTED, canvas.box)
    return canvas


def _goal(field: FieldView, words: Words) -> Canvas:
    rows = break_lines(words.say(f"achievement-{field.achievement}"), "semi", TYPE, SLIM - 28)
    step = leading(TYPE)
    canvas = Canvas(SLIM, 46 + len(rows) * step + 8, PLASTER)
    canvas.plate(canvas.box, 10, mix(PLASTER_LIGHT, MOSAIC_COLOUR[field.colour], 0.5), INK)
    canvas.text(field.name, Box(14, 8, 90, 34), "bold", 28, INK)
    points(canvas, Box(SLIM - PLATE - 12, 8, PLATE, 34), str(TABLES.fields[field.colour].vp), 28)
    for n, row in enumerate(rows):
        canvas.text(row, Box(14, 44 + n * step, SLIM - 28, step), "semi", TYPE, INK)
    return canvas
