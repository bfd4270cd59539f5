"""For a compact picture: what I hold, what I can pay with, what I have begun and built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from games.glory_to_rome.data.cards import MATERIALS, ROLE_OF, SENATOR
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from games.glory_to_rome.words.labels import BUILDING_TEXT, building_hint
from rendering.frame import Frame
from rendering.front.own import TYPE, chips_block, stacked
from rendering.glory_to_rome.board.near import in_rows
from rendering.glory_to_rome.hand.faces import Card, card_of
from rendering.glory_to_rome.hand.sheet import held_cards
from rendering.glory_to_rome.look import COLOUR, PAVING, ROLE_SIGN, SIGN
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.player.houses import built, put_state, state_width
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows, Figure
from rendering.kit.panels import coins
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, RED, Colour, on
from rendering.kit.type import break_lines, leading, width
from rendering.words.spoken import Words

ABREAST, GAP = 3, 6  # cards in a row
FIRST = 2  # rows of cards that are shown in any case
BAND, PAD = 32, 8  # the role of a card
CHIPS = ChipRows(34, 6)
PAIR = 2  # buildings in a row
FEW = 4  # buildings: of more only the names are shown
LOW = 48  # height of the house of one that is told
SHORT = 2  # lines of what a building does that go beside another
OWN_ROW = 400  # units: so wide a building has a row of its own
NAMED = 29  # height of a name with what is laid
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
        chips_block(CHIPS, list(_chips(me, _then(frame.before, me.seat))), w, ""),
        *rows[FIRST:],
        *_streets(view, buildings, words, w),
    ]


def _then(before: bytes | None, seat: int) -> PlayerView | None:
    """What was mine when the move began; nothing: nobody asks."""
    players = msgspec.json.decode(before, type=View).players if before else ()
    return players[seat] if seat < len(players) else None


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


def _chips(me: PlayerView, then: PlayerView | None) -> Iterator[Chip]:
    """Hand and vault, then clients (round) and the stockpile (square), with what they were."""
    old = then or me
    hand = _since(old.hand_size, me.hand_size) or 0
    yield _chip("fan", f"{hand}/{me.hand_limit}", PLASTER, 8)
    vault = _since(old.vault_size, me.vault_size) or 0
    yield _chip("box-archive", f"{vault}/{me.vault_limit}", PLASTER, 8)
    yield _chip("users", f"{len(me.clients)}/{me.client_limit}", PLASTER, 8)
    for material in MATERIALS:
        if said := _since(old.clients.count(material), me.clients.count(material)):
            yield _chip(ROLE_SIGN[ROLE_OF[material]], said, COLOUR[material], 17)
    for material in MATERIALS:
        if said := _since(old.stockpile.get(material, 0), me.stockpile.get(material, 0)):
            yield _chip(SIGN[material], said, COLOUR[material], 5)


def _since(then: int, now: int) -> str:
    """«2→1»; nothing where there was and is none."""
    return f"{then}→{now}" if then != now else str(now) if now else ""


def _chip(shown: Sign, text: str, ground: Colour, radius: int) -> Chip:
    return Figure(shown, text, ground, TYPE + 2, radius).chip()


# ---- what is built ----------------------------------------------------------------------------


def _streets(
    view: View, buildings: Sequence[BuildingView], words: Words, w: int
) -> Iterator[Canvas]:
    """Few with what they do, beside each other where that is short; many by name alone."""
    if len(buildings) > FEW or view.variant.trial_game:
        yield from (_street(row, words, w) for row in in_rows(buildings, PAIR))
        return
    half = (w - GAP) // PAIR
    told = [_told(view, b, words, half) or _told(view, b, words, w) for b in buildings]
    left: Canvas | None = None
    for plot in filter(None, told):
        if plot.box.w == w:
            yield plot
        elif left is None:
            left = plot
        else:
            yield _abreast(left, plot, w)
            left = None
    if left:
        yield _abreast(left, None, w)


def _told(view: View, b: BuildingView, words: Words, w: int) -> Canvas | None:
    """The house; beside it name and what is laid, below them what it does; None: too narrow."""
    x, step = HOUSE_W + 8, leading(TYPE)
    said = "" if b.name == SENATOR else words.tell(building_hint(view.variant, b.name))
    lines = break_lines(said, "text", TYPE, w - x - 4) if said else ()
    title, room = _title(b, words), w - x - state_width(b) - 14
    fits = len(lines) <= SHORT and width(title, "bold", TYPE) <= room
    if not fits and w < OWN_ROW:
        return None
    canvas = Canvas(w, max(LOW + 6, NAMED + len(lines) * step + 2), MARBLE)
    canvas.rounded(canvas.box, 7, PAVING)
    house = Box(4, canvas.box.h - LOW - 3, HOUSE_W - 4, LOW)
    canvas.sprite(house, front, b.name, b.material, built(b))
    ink = INK if b.complete else INK_SOFT
    end = canvas.text(title, Box(x, 1, room, NAMED - 2), "bold", TYPE, ink).right
    put_state(canvas, b, end + 10, NAMED // 2 + 1)
    for n, line in enumerate(lines):
        canvas.text(line, Box(x, NAMED + n * step, w - x - 2, step), "text", TYPE, ink)
    return canvas


def _abreast(left: Canvas, right: Canvas | None, w: int) -> Canvas:
    both = [left, *([right] if right else [])]
    canvas = Canvas(w, max(plot.box.h for plot in both), MARBLE)
    for n, plot in enumerate(both):
        x = n * (w - plot.box.w)
        canvas.rounded(Box(x, 0, plot.box.w, canvas.box.h), 7, PAVING)
        canvas.put(plot, x, canvas.box.h - plot.box.h)
    return canvas


def _title(b: BuildingView, words: Words) -> str:
    return words.say(SENATOR) if b.name == SENATOR else words.tell(BUILDING_TEXT[b.name])


def _street(buildings: Sequence[BuildingView], words: Words, w: int) -> Canvas:
    each = (w - GAP) // PAIR
    names = [break_lines(_title(b, words), "bold", TYPE, each - HOUSE_W - 12) for b in buildings]
    lines = max(map(len, names))
    canvas = Canvas(w, max(HOUSE_H, lines * leading(TYPE) + 32) + 8, MARBLE)
    for n, (building, rows) in enumerate(zip(buildings, names, strict=True)):
        _plot(canvas, building, rows, Box(n * (each + GAP), 0, each, canvas.box.h))
    return canvas


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
