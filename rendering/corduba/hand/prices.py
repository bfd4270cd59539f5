"""A list of all buildings: shape, price, prestige, actions, and where they can still be built."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.words.labels import BUILDING_TEXT
from rendering.board.scene import INNER
from rendering.corduba.board.panels.offers import action_parts, silhouette
from rendering.corduba.look.colours import QUARTER, ROOF
from rendering.corduba.look.signs import (
    BUILDING_SIGN,
    cost_parts,
    parts_row,
    parts_width,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.signs import Parts, sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_DARK, on
from rendering.kit.type import SMALLEST
from rendering.words.spoken import Words

ACROSS = 3
CARD, GAP = 168, 8
WIDE = (INNER - GAP * (ACROSS - 1)) // ACROSS
CELL = 28
SIZE = 24  # of figures and signs, where they fit


def price_list(view: View, words: Words) -> Canvas:
    rows = -(-len(TABLES.buildings) // ACROSS)
    canvas = Canvas(INNER, rows * (CARD + GAP), PLASTER)
    for n, kind in enumerate(TABLES.buildings):
        x, y = n % ACROSS * (WIDE + GAP), n // ACROSS * (CARD + GAP)
        _card(canvas, view, kind, words, Box(x, y, WIDE, CARD))
    return canvas


def _card(canvas: Canvas, view: View, kind: str, words: Words, box: Box) -> None:
    type = TABLES.buildings[kind]
    open_in = [d for d in view.districts if kind in d.available]
    canvas.plate(box, 10, MARBLE if open_in else PLASTER_DARK, INK)
    face = ROOF[type.colour]
    canvas.rounded(Box(box.x + 4, box.y + 4, 8, box.h - 8), 4, face)
    silhouette(canvas, kind, 0, Box(box.x + 16, box.y + 40, 104, box.h - 44), CELL)
    plate = Box(box.x + 18, box.y + 8, 58, 28)
    canvas.rounded(plate, 6, face)
    canvas.text(type.short, plate, "bold", 22, on(face), "centre")
    sign(canvas, BUILDING_SIGN[kind], plate.right + 22, plate.middle[1], 24, INK)
    name = Box(box.x + 124, box.y + 6, box.w - 124 - 108, 32)
    canvas.text(words.tell(BUILDING_TEXT[kind]), name, "semi", 26, INK)
    for n, district in enumerate(open_in):
        at = Box(box.right - 102 + n * 32, box.y + 8, 28, 28)
        look = QUARTER[district.id]
        canvas.rounded(at, 6, look.plate)
        canvas.text(district.letter, at, "bold", 20, on(look.plate), "centre")
    price = (*cost_parts(type.strength, type.cost), f" +{type.prestige}", "prestige")
    lines: list[Parts] = [price, *map(action_parts, type.actions)]
    room = Box(box.x + 130, box.y + 40, box.w - 138, (box.h - 44) // 4)
    for n, parts in enumerate(lines):
        size = SIZE if parts_width(parts, SIZE) <= room.w else SMALLEST
        parts_row(canvas, parts, room.moved(0, n * room.h), size, INK_SOFT if n else INK)
