"""Buildings that can still be built: shape, price, prestige, and in which quarters."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.words.labels import BUILDING_TEXT
from rendering.board.scene import MARGIN
from rendering.corduba.board.panels.offers import silhouette
from rendering.corduba.look.colours import QUARTER, ROOF
from rendering.corduba.look.signs import BUILDING_SIGN, cost_parts, parts_row, parts_width
from rendering.hand import COLUMN, INNER, LEAST, shelved, shelves
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.signs import Parts, sign
from rendering.kit.theme import INK, MARBLE, PLASTER, on
from rendering.words.spoken import Words

CARD, MORE = 162, 46  # height of a card, and with a long price
CELL = 20


def open_kinds(view: View) -> list[str]:
    """Types that are available somewhere."""
    return [kind for kind in TABLES.buildings if any(kind in d.available for d in view.districts)]


def price_list(view: View, words: Words) -> Canvas:
    kinds = open_kinds(view)
    heights = [CARD + MORE * (len(_price(kind)) - 1) for kind in kinds]
    canvas = Canvas(INNER, shelved(heights) or 1, PLASTER)
    for kind, box in zip(kinds, shelves(heights, 0), strict=True):
        _card(canvas, view, kind, words, box.moved(-MARGIN, 0))
    return canvas


def _price(kind: str) -> list[Parts]:
    """Strength, goods and prestige, each a figure with its sign, in as few rows as hold them."""
    type = TABLES.buildings[kind]
    whole = (*cost_parts(type.strength, type.cost), f" +{type.prestige}", "prestige")
    rows: list[Parts] = [()]
    for n in range(0, len(whole), 2):
        longer = (*rows[-1], *whole[n : n + 2])
        if rows[-1] and parts_width(longer, LEAST) > COLUMN - 28:
            rows.append(whole[n : n + 2])
        else:
            rows[-1] = longer
    return rows


def _card(canvas: Canvas, view: View, kind: str, words: Words, box: Box) -> None:
    type = TABLES.buildings[kind]
    canvas.plate(box, 10, MARBLE, INK)
    face = ROOF[type.colour]
    canvas.rounded(Box(box.x + 4, box.y + 4, 8, box.h - 8), 4, face)
    name = Box(box.x + 20, box.y + 4, box.w - 28, 48)
    canvas.text(words.tell(BUILDING_TEXT[kind]), name, "bold", 38, INK, least=LEAST)
    plate = Box(box.x + 20, box.y + 56, 52, 44)
    canvas.rounded(plate, 8, face)
    sign(canvas, BUILDING_SIGN[kind], *plate.middle, 34, on(face))
    x = plate.right + 8
    for district in view.districts:
        if kind in district.available:
            at = Box(x, plate.y, 44, 44)
            look = QUARTER[district.id]
            canvas.rounded(at, 8, look.plate)
            canvas.text(district.letter, at, "bold", LEAST, on(look.plate), "centre", least=LEAST)
            x = at.right + 4
    silhouette(canvas, kind, 0, Box(box.right - 110, box.y + 52, 104, 52), CELL)
    for n, parts in enumerate(_price(kind)):
        room = Box(box.x + 20, box.y + 108 + n * MORE, box.w - 26, MORE)
        parts_row(canvas, parts, room, LEAST, INK)
