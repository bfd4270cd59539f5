"""The open offers: contracts for sailing and building, estate tiles."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import TileKind
from games.nova_roma.data.shapes import ORIENTATIONS
from games.nova_roma.seat.view import EstateSlot, OfferView, View
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.signs import sign
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_SOFT,
    LAPIS,
    MARBLE,
    OCHRE,
    PLASTER,
    RED,
    TERRACOTTA,
    Colour,
    mix,
)
from rendering.kit.type import SMALLEST
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.effects import (
    SHORT_PARTS,
    SPECIAL,
    TILE_PARTS,
)
from rendering.nova_roma.look.pieces import extent, flattest, silhouette
from rendering.nova_roma.look.signs import parts_row, parts_width, points, price_row
from rendering.words.spoken import Words

TITLE = 96  # width of the name of an offer and its stack
CARD = 108  # height of a contract
ACCESS = 26  # strength below it
CARDS = CARD + ACCESS + 8
SAILING, BUILDING, TILE = 80, 102, 97  # widths with the gap beside
STRENGTH = (1, 1, 2, 3)  # by slot of the contracts
SHADE = mix(PLASTER, INK, 0.2)  # of cards on the table


def cards(view: View, words: Words) -> Canvas:
    """The open contracts and estate tiles, lying at the edge of the board."""
    stacks = (view.basic_left, view.special_left, view.artisans)
    contents = (view.sailing, view.building, view.estate, stacks)
    return panel("cards", words.language, contents, lambda: _cards(view, words))


def _cards(view: View, words: Words) -> Canvas:
    canvas = Canvas(INNER, CARDS, PLASTER)
    sailing = _offer_title(canvas, 0, "sailboat", words.say("nova-sailing"), view.sailing.left)
    end = _slots(canvas, view.sailing, "sailing", sailing, SAILING) + 10
    canvas.part(Box(0, 0, end - 4, CARDS))
    x = _offer_title(canvas, end, "trowel-bricks", words.say("nova-building"), view.building.left)
    after = _slots(canvas, view.building, "building", x, BUILDING) + 10
    canvas.part(Box(end - 4, 0, after - end, CARDS))
    _estate_offer(canvas, view, words, after)
    canvas.part(Box(after - 4, 0, INNER - after + 4, CARDS))
    return canvas


# ---- contracts --------------------------------------------------------------------------------


def _offer_title(canvas: Canvas, x: int, icon: Icon, title: str, left: int) -> int:
    """Sign, name and the number of cards in the stack; returns where the offer begins."""
    canvas.icon(icon, x + TITLE // 2, 22, 34, INK)
    canvas.paragraph(title, Box(x, 40, TITLE, 50), "semi", 22, INK, "centre")
    stack = Box(x + TITLE // 2 - 28, 96, 56, 38)
    canvas.rounded(stack.moved(3, 3), 6, SHADE)
    canvas.plate(stack, 6, RED, INK)
    canvas.text(str(left), stack, "bold", 26, MARBLE, "centre")
    return x + TITLE + 8


def _slots(canvas: Canvas, offer: OfferView, kind: str, x: int, wide: int) -> int:
    for n, card in enumerate(offer.cards):
        box = Box(x, 4, wide - 8, CARD)
        if card is None:
            gap(canvas, box)
        else:
            canvas.rounded(box.moved(3, 3), 8, SHADE)
            sheet = _sailing_card(card) if kind == "sailing" else building_card(card)
            canvas.put(sheet, box.x, box.y)
        canvas.spot(f"{kind}:{n + 1}", box)
        if card:
            canvas.spot(card, box, tag=Tag(Box(box.x + 1, box.y + 3, 54, 22)))
            sign(canvas, "bolt", box.middle[0] - 9, box.bottom + 16, 20, OCHRE)
            room = Box(box.middle[0] + 2, box.bottom + 3, 30, ACCESS)
            canvas.text(str(STRENGTH[n]), room, "semi", 22, INK_SOFT)
        x += wide
    return x


def gap(canvas: Canvas, box: Box) -> None:
    """Where a card was taken: nothing moves up before the end of the turn."""
    canvas.rounded(box, 8, mix(PLASTER, INK, 0.05))


@remember(40)
def _sailing_card(card: str) -> Canvas:
    canvas = _card(SAILING - 8, CARD, LAPIS)
    price_row(canvas, TABLES.sailing[card].cost, Box(3, 24, SAILING - 14, CARD - 28), 30)
    return canvas


@remember(40)
def building_card(card: str) -> Canvas:
    """Shape, price and points."""
    contract = TABLES.building[card]
    w = BUILDING - 8
    canvas = _card(w, CARD, TERRACOTTA)
    points(canvas, Box(w - 37, 4, 34, 28), str(contract.vp), 24)
    orientation = flattest(contract.shape)
    rows, columns = extent(ORIENTATIONS[orientation])
    paid = sum(contract.cost.values())
    cell = 15 if paid > 4 else 17  # more than four take two rows
    x, y = (w - columns * cell) // 2, 30 + (2 * cell - rows * cell) // 2
    x = min(x, w - 44 - columns * cell) if y < 34 and columns * cell < w - 50 else x
    silhouette(canvas, orientation, x, y, cell, GOLD)
    top = 32 + 2 * cell
    price_row(canvas, contract.cost, Box(3, top, w - 6, CARD - top - 2), 20 if paid > 3 else 26)
    return canvas


def _card(w: int, h: int, tone: Colour) -> Canvas:
    """An empty card with a band in the colour of its kind."""
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 8, MARBLE, INK)
    canvas.fill(Box(9, 2, w - 18, 3), tone)
    return canvas


# ---- estate -----------------------------------------------------------------------------------


def _estate_offer(canvas: Canvas, view: View, words: Words, x: int) -> None:
    canvas.icon("archway", x + TITLE // 2, 22, 34, INK)
    canvas.paragraph(words.say("nova-estate"), Box(x, 40, TITLE, 28), "semi", 22, INK, "centre")
    said = f"{view.basic_left} + {view.special_left}"
    canvas.text(said, Box(x, 68, TITLE, 28), "semi", 22, INK_SOFT, "centre")
    free = Box(x + 8, 100, TITLE - 16, 34)
    parts_row(canvas, ("artisan", str(view.artisans)), free, 26, INK)
    canvas.spot("artisans", free)
    left = x + TITLE + 6
    for n, slot in enumerate(view.estate):
        _slot(canvas, slot, Box(left + n * TILE, 10, TILE - 8, 84), words)


def _slot(canvas: Canvas, slot: EstateSlot, box: Box, words: Words) -> None:
    if slot.kind is None:
        gap(canvas, box)
    else:
        canvas.rounded(box.moved(3, 3), 8, SHADE)
        tile_face(canvas, slot.kind, box, 28)
    canvas.spot(slot.slot, box, tag=Tag(Box(box.x + 2, box.y + 2, 26, 22)))
    price = Box(box.x, box.bottom + 6, box.w, 32)
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
