"""For a compact picture: what I hold, what I can pay with, what I have begun and built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.glory_to_rome.data.cards import MATERIALS, ROLE_OF, SENATOR
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from games.glory_to_rome.words.labels import BUILDING_TEXT
from rendering.frame import Frame
from rendering.front.own import TYPE, chips_block, stacked
from rendering.glory_to_rome.board.near import in_rows
from rendering.glory_to_rome.hand.faces import Card, card_of
from rendering.glory_to_rome.hand.sheet import held_cards
from rendering.glory_to_rome.look import COLOUR, PAVING, ROLE_SIGN, SIGN
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.player.houses import built, put_state
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows, Figure
from rendering.kit.panels import coins
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, RED, Colour, on
from rendering.kit.type import break_lines, leading
from rendering.words.spoken import Words

ABREAST, GAP = 3, 6  # cards in a row
FIRST = 2  # rows of cards that are shown in any case
BAND, PAD = 32, 8  # the role of a card
CHIPS = ChipRows(34, 6)
PAIR = 2  # buildings in a row
HOUSE_W, HOUSE_H = 78, 52


class Face(NamedTuple):
    """A card, how many of it, and its name as it is broken."""

    card: Card
    copies: int
    rows: tuple[str, ...]


def mine(view: View, frame: Frame, w: int) -> Sequence[Canvas]:
    """Cards and what pays; then more cards, and what is begun before what stands."""
    assert view.seat is not None
    words, me = words_for(view, frame), view.players[view.seat]
    rows = [_hand_row(row, w) for row in in_rows(_faces(view, words, w), ABREAST)]
    buildings = sorted(me.buildings, key=lambda b: b.complete)
    return [
        *([stacked(rows[:FIRST], w)] if rows else []),
        chips_block(CHIPS, list(_chips(me)), w, ""),
        *rows[FIRST:],
        *(_street(row, words, w) for row in in_rows(buildings, PAIR)),
    ]


# ---- the hand ---------------------------------------------------------------------------------


def _faces(view: View, words: Words, w: int) -> list[Face]:
    held = held_cards(view)
    room = _card_width(w) - 2 * PAD
    cards = (card_of(name, view, words) for name in dict.fromkeys(held))
    return [
        Face(card, held.count(card.name), break_lines(card.title, "bold", TYPE, room))
        for card in cards
    ]


def _card_width(w: int) -> int:
    return (w - GAP * (ABREAST - 1)) // ABREAST


def _hand_row(faces: Sequence[Face], w: int) -> Canvas:
    lines = max(len(face.rows) for face in faces)
    canvas = Canvas(w, BAND + lines * leading(TYPE) + 10, MARBLE)
    each = _card_width(w)
    for n, face in enumerate(faces):
        _card(canvas, face, Box(n * (each + GAP), 0, each, canvas.box.h))
    return canvas


def _card(canvas: Canvas, face: Face, box: Box) -> None:
    """Its role and how often it would act, what it is worth; below it what it builds."""
    card, colour = face.card, RED
    if card.kind:
        colour = COLOUR[card.kind.material]
    canvas.plate(box, 7, PLASTER_LIGHT, INK)
    band = Box(box.x + 2, box.y + 2, box.w - 4, BAND)
    canvas.rounded(band, 5, colour)
    canvas.fill(Box(band.x, band.bottom - 6, band.w, 6), colour)
    shown: Sign = ROLE_SIGN[card.kind.role] if card.kind else "scroll"
    sign(canvas, shown, band.x + 18, band.middle[1], 24, on(colour))
    said = f"×{card.now.actions}" if card.kind else card.role
    room = Box(band.x + 36, band.y, band.w - 42, band.h)
    canvas.text(said, room, "bold", TYPE + 2, on(colour), least=TYPE)
    if card.kind:
        coins(canvas, band.right - 6, band.middle[1], card.kind.value, 15)
    ink = RED if card.now.place == "none" else INK
    for n, row in enumerate(face.rows):
        line = Box(box.x + PAD, band.bottom + 2 + n * leading(TYPE), box.w - 2 * PAD, leading(TYPE))
        canvas.text(row, line, "bold", TYPE, ink)
    if face.copies > 1:
        copies = Box(box.right - 34, box.bottom - 28, 28, 24)
        canvas.text(f"×{face.copies}", copies, "bold", TYPE, INK_SOFT, "right")


# ---- what pays --------------------------------------------------------------------------------


def _chips(me: PlayerView) -> Iterator[Chip]:
    """Hand and vault, then clients (round) and the stockpile (square)."""
    yield _chip("fan", f"{me.hand_size}/{me.hand_limit}", PLASTER, 8)
    yield _chip("box-archive", f"{me.vault_size}/{me.vault_limit}", PLASTER, 8)
    yield _chip("users", f"{len(me.clients)}/{me.client_limit}", PLASTER, 8)
    for material in MATERIALS:
        if n := me.clients.count(material):
            yield _chip(ROLE_SIGN[ROLE_OF[material]], str(n), COLOUR[material], 17)
    for material in MATERIALS:
        if n := me.stockpile.get(material, 0):
            yield _chip(SIGN[material], str(n), COLOUR[material], 5)


def _chip(shown: Sign, text: str, ground: Colour, radius: int) -> Chip:
    return Figure(shown, text, ground, TYPE + 2, radius).chip()


# ---- what is built ----------------------------------------------------------------------------


def _street(buildings: Sequence[BuildingView], words: Words, w: int) -> Canvas:
    each = (w - GAP) // PAIR
    names = [_name(b, words, each) for b in buildings]
    lines = max(map(len, names))
    canvas = Canvas(w, max(HOUSE_H, lines * leading(TYPE) + 32) + 8, MARBLE)
    for n, (building, rows) in enumerate(zip(buildings, names, strict=True)):
        _plot(canvas, building, rows, Box(n * (each + GAP), 0, each, canvas.box.h))
    return canvas


def _name(b: BuildingView, words: Words, w: int) -> tuple[str, ...]:
    said = words.say(SENATOR) if b.name == SENATOR else words.tell(BUILDING_TEXT[b.name])
    return break_lines(said, "bold", TYPE, w - HOUSE_W - 12)


def _plot(canvas: Canvas, b: BuildingView, rows: Sequence[str], box: Box) -> None:
    """The house, at its right the name, below it what is laid and missing."""
    canvas.rounded(box, 7, PAVING)
    house = Box(box.x + 4, box.bottom - HOUSE_H - 4, HOUSE_W - 4, HOUSE_H)
    canvas.sprite(house, front, b.name, b.material, built(b))
    x = box.x + HOUSE_W + 8
    for n, row in enumerate(rows):
        room = Box(x, box.y + 4 + n * leading(TYPE), box.right - x - 2, leading(TYPE))
        canvas.text(row, room, "bold", TYPE, INK if b.complete else INK_SOFT)
    put_state(canvas, b, x, box.bottom - 20)
