"""The mosaic tiles on offer before the first round."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import View
from games.nova_roma.terms import MosaicColour
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, INK_SOFT, PLASTER_LIGHT, mix
from rendering.nova_roma.board.panel import panel, sheet
from rendering.nova_roma.look.signs import MOSAIC_COLOUR
from rendering.nova_roma.player.mosaic import goal_row
from rendering.words.spoken import Words

HEIGHT = 110
TITLE = 128
SIGN_W = 62  # for the name of a tile


def draft_strip(view: View, words: Words) -> Canvas | None:
    if not view.mosaic_offer:
        return None
    return panel("draft", words.language, view.mosaic_offer, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    """A column for each colour, its tiles below each other."""
    canvas = sheet(INNER, HEIGHT)
    canvas.paragraph(words.say("nova-draft"), Box(16, 10, TITLE - 24, HEIGHT - 20), "head", 26, INK)
    step = (INNER - TITLE - 10) // len(view.mosaic_offer)
    for n, (colour, tiles) in enumerate(view.mosaic_offer.items()):
        for row, tile in enumerate(tiles):
            box = Box(TITLE + n * step, 7 + row * 49, step - 12, 47)
            _tile(canvas, tile, colour, box)
        canvas.part(Box(TITLE + n * step - 6, 0, step, HEIGHT))
    return canvas


def _tile(canvas: Canvas, tile: str, colour: MosaicColour, box: Box) -> None:
    face = MOSAIC_COLOUR[colour]
    canvas.plate(box, 8, face, INK)
    name = Box(box.x + 5, box.y + 9, SIGN_W - 8, box.h - 18)
    canvas.text(tile, name, "bold", 22, INK, "centre")
    step = (box.w - SIGN_W - 6) // 3
    for n, achievement in enumerate(TABLES.mosaic[tile].fields):
        field = Box(box.x + SIGN_W + n * step, box.y + 4, step - 4, box.h - 8)
        canvas.plate(field, 6, mix(PLASTER_LIGHT, face, 0.35), INK_SOFT, 1)
        goal_row(canvas, achievement, field)
    canvas.spot(tile, box, tag=Tag(name, tile))
