"""The open offers: contracts for sailing and building, estate tiles, followers."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import TileKind
from games.nova_roma.data.shapes import ORIENTATIONS
from games.nova_roma.seat.view import EstateSlot, OfferView, View
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.signs import sign
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    LAPIS,
    MARBLE,
    OCHRE,
    PLASTER_DARK,
    PLASTER_LIGHT,
    RED,
    TERRACOTTA,
    Colour,
)
from rendering.kit.type import SMALLEST
from rendering.nova_roma.board.panel import LEFT, RIGHT, panel, sheet
from rendering.nova_roma.look.effects import (
    SHORT_PARTS,
    SPECIAL,
    TILE_PARTS,
)
from rendering.nova_roma.look.pieces import extent, flattest, silhouette
from rendering.nova_roma.look.signs import parts_row, parts_width, points, price_row
from rendering.words.spoken import Words

TITLE = 96  # width of the name of an offer and its stack
CARD = 114  # height of a contract
ACCESS = 26  # strength below it
CONTRACTS = CARD + ACCESS + 14
SAILING, BUILDING = 80, 106  # widths of contracts
STRENGTH = (1, 1, 2, 3)  # by slot of the contracts
TILE = 92


# ---- contracts --------------------------------------------------------------------------------


def contracts(view: View, words: Words) -> Canvas:
    contents = (view.sailing, view.building)
    return panel("contracts", words.language, contents, lambda: _contracts(view, words))


def _contracts(view: View, words: Words) -> Canvas:
    canvas = sheet(LEFT, CONTRACTS)
    x = _offer_title(canvas, 10, "sailboat", words.say("nova-sailing"), view.sailing.left)
    x = _slots(canvas, view.sailing, "sailing", x, SAILING)
    canvas.part(Box(0, 0, x + 2, CONTRACTS))
    canvas.part(Box(x + 2, 0, LEFT - x - 2, CONTRACTS))
    x = _offer_title(canvas, x + 8, "trowel-bricks", words.say("nova-building"), view.building.left)
    _slots(canvas, view.building, "building", x, BUILDING)
    return canvas


def _offer_title(canvas: Canvas, x: int, icon: Icon, title: str, left: int) -> int:
    """Sign, name and the number of cards in the stack; returns where the offer begins."""
    canvas.icon(icon, x + TITLE // 2, 34, 40, INK)
    canvas.paragraph(title, Box(x - 2, 52, TITLE + 4, 50), "semi", 22, INK, "centre")
    stack = Box(x + 18, CARD - 12, TITLE - 36, 44)
    canvas.plate(stack, 6, RED, INK)
    canvas.text(str(left), stack, "bold", 26, MARBLE, "centre")
    return x + TITLE + 8


def _slots(canvas: Canvas, offer: OfferView, kind: str, x: int, wide: int) -> int:
    for n, card in enumerate(offer.cards):
        box = Box(x, 8, wide - 6, CARD)
        if card is None:
            gap(canvas, box)
        elif kind == "sailing":
            canvas.put(_sailing_card(card), box.x, box.y)
        else:
            canvas.put(building_card(card), box.x, box.y)
        canvas.spot(f"{kind}:{n + 1}", box)
        if card:
            canvas.spot(card, box, tag=Tag(Box(box.x + 2, box.y + 4, 54, 22), card))
        sign(canvas, "bolt", box.middle[0] - 9, box.bottom + 14, 20, OCHRE)
        room = Box(box.middle[0] + 2, box.bottom, 30, ACCESS)
        canvas.text(str(STRENGTH[n]), room, "semi", 22, INK_SOFT)
        x += wide
    return x


def gap(canvas: Canvas, box: Box) -> None:
    """Where a card was taken: nothing moves up before the end of the turn."""
    canvas.plate(box, 8, PLASTER_DARK, INK_FAINT)


@remember(40)
def _sailing_card(card: str) -> Canvas:
    canvas = _card(SAILING - 6, CARD, card, LAPIS)
    price_row(canvas, TABLES.sailing[card].cost, Box(4, 32, SAILING - 14, CARD - 36), 32)
    return canvas


@remember(40)
def building_card(card: str) -> Canvas:
    """Shape, price and points."""
    contract = TABLES.building[card]
    w = BUILDING - 6
    canvas = _card(w, CARD, card, TERRACOTTA)
    points(canvas, Box(w - 42, 2, 40, 30), str(contract.vp), 26)
    orientation = flattest(contract.shape)
    rows, columns = extent(ORIENTATIONS[orientation])
    paid = sum(contract.cost.values())
    cell = 15 if paid > 4 else 17  # more than four take two rows
    x, y = (w - columns * cell) // 2, 33 + (2 * cell - rows * cell) // 2
    silhouette(canvas, orientation, x, y, cell, GOLD)
    top = 35 + 2 * cell
    price_row(canvas, contract.cost, Box(3, top, w - 6, CARD - top - 1), 20 if paid > 3 else 26)
    return canvas


def _card(w: int, h: int, name: str, tone: Colour) -> Canvas:
    canvas = Canvas(w, h, PLASTER_LIGHT)
    canvas.plate(canvas.box, 8, MARBLE, INK)
    canvas.fill(Box(2, 30, w - 4, 2), tone)
    canvas.text(name, Box(5, 2, w - 10, 28), "semi", 20, INK_SOFT)
    return canvas


# ---- estate -----------------------------------------------------------------------------------


def estate_offer(view: View, words: Words, height: int) -> Canvas:
    contents = (view.estate, view.basic_left, view.special_left, view.artisans, height)
    return panel("estate", words.language, contents, lambda: _estate_offer(view, words, height))


def _estate_offer(view: View, words: Words, height: int) -> Canvas:
    canvas = sheet(RIGHT, height)
    canvas.text(words.say("nova-estate"), Box(14, 4, 220, 34), "head", 26, INK)
    said = words.say("nova-estate-left", basic=view.basic_left, special=view.special_left)
    canvas.text(said, Box(236, 4, RIGHT - 336, 34), "semi", 20, INK_SOFT)
    parts_row(canvas, ("artisan", str(view.artisans)), Box(RIGHT - 94, 4, 84, 34), 24, INK, "right")
    canvas.spot("artisans", Box(RIGHT - 82, 5, 76, 32))
    step = (RIGHT - 20) // len(view.estate)
    for n, slot in enumerate(view.estate):
        _slot(canvas, slot, Box(10 + n * step, 40, step - 6, height - 78), words)
    return canvas


def _slot(canvas: Canvas, slot: EstateSlot, box: Box, words: Words) -> None:
    if slot.kind is None:
        gap(canvas, box)
    else:
        tile_face(canvas, slot.kind, box, 28)
    canvas.spot(slot.slot, box, tag=Tag(Box(box.x + 2, box.y + 2, 26, 22)))
    price = Box(box.x, box.bottom + 1, box.w, 32)
    if slot.price:
        parts = tuple(part for what, n in slot.price.items() for part in (str(n), what))
        parts_row(canvas, parts, price, 22, INK_SOFT)
    else:
        canvas.text(words.say("nova-free"), price, "semi", 20, INK_SOFT, "centre")


def tile_face(canvas: Canvas, kind: TileKind, box: Box, size: int) -> None:
    """An estate tile: special ones have a gold ground."""
    special = kind in SPECIAL
    canvas.plate(box, 8, GOLD if special else MARBLE, INK)
    tile_signs(canvas, kind, box, size)


def tile_signs(canvas: Canvas, kind: TileKind, box: Box, size: int) -> None:
    """What a tile gives, as large as fits."""
    parts = TILE_PARTS[kind]
    if parts_width(parts, SMALLEST) > box.w - 8:
        parts = SHORT_PARTS[kind]
    while parts_width(parts, size) > box.w - 8:
        size -= 2
    parts_row(canvas, parts, box, size)
