"""For a compact picture: the cards I hold, and what the signs on them mean.

A few lie beside each other; of many those of a role stand in one row, for they act, pay and are
built alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.glory_to_rome.data.cards import MATERIALS
from games.glory_to_rome.seat.view import View
from rendering.front.own import TYPE, stacked
from rendering.glory_to_rome.board.near import in_rows
from rendering.glory_to_rome.hand.faces import Card, card_of, put_place
from rendering.glory_to_rome.hand.now import Place
from rendering.glory_to_rome.hand.sheet import held_cards
from rendering.glory_to_rome.look import COLOUR, ROLE_SIGN
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import coins
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER_LIGHT, RED, Colour, on
from rendering.kit.type import break_lines, leading, width
from rendering.words.alt import tally
from rendering.words.spoken import Words

ABREAST, GAP = 3, 6  # cards in a row
SINGLY = 6  # kinds of cards that lie beside each other
BAND, PAD = 32, 5  # the role of a card; beside its name
TAB, SIDE = 126, 8  # the role of several; beside their names
ROW = leading(TYPE)
COIN = 15
PLACE = 24  # the sign of a site
UNUSUAL: tuple[Place, ...] = ("away", "none")  # sites that a sign tells


class Face(NamedTuple):
    """A card, how many of it, and its name as it is broken."""

    card: Card
    rows: tuple[str, ...]


def held(view: View, words: Words, w: int) -> Canvas | None:
    """All of the hand; None: it is empty."""
    names = held_cards(view)
    cards = [card_of(name, view, words) for name in dict.fromkeys(names)]
    if not cards:
        return None
    key = _key(cards, words, w)
    if not is_large(view):
        faces = [_face(card, names.count(card.name), w) for card in cards]
        rows = [_abreast(row, w) for row in in_rows(faces, ABREAST)]
    else:
        rows = [_alike(group, names, w) for group in _by_role(cards)]
    return stacked([*rows, *([key] if key else [])], w)


def is_large(view: View) -> bool:
    """Whether there are more kinds of cards than can lie beside each other."""
    return len({*held_cards(view)}) > SINGLY


def _by_role(cards: Sequence[Card]) -> Iterator[list[Card]]:
    """In the order of the materials; Senators come last."""
    for material in (*MATERIALS, None):
        group = [c for c in cards if (c.kind.material if c.kind else None) == material]
        if group:
            yield group


# ---- a few ------------------------------------------------------------------------------------


def _face(card: Card, copies: int, w: int) -> Face:
    """The name as long as the card is wide; the sign of a site stands below it if it must."""
    room = _card_width(w) - 2 * PAD
    rows = break_lines(tally([card.title] * copies), "bold", TYPE, room)
    beside = room - PLACE if card.now.place in UNUSUAL else room
    return Face(card, rows if width(rows[-1], "bold", TYPE) <= beside else (*rows, ""))


def _card_width(w: int) -> int:
    return (w - GAP * (ABREAST - 1)) // ABREAST


def _abreast(faces: Sequence[Face], w: int) -> Canvas:
    lines = max(len(face.rows) for face in faces)
    canvas = Canvas(w, BAND + lines * ROW + 10, MARBLE)
    each = _card_width(w)
    for n, face in enumerate(faces):
        _card(canvas, face, Box(n * (each + GAP), 0, each, canvas.box.h))
    return canvas


def _card(canvas: Canvas, face: Face, box: Box) -> None:
    """Its role and how often it would act, what it is worth; below it what it builds, and where."""
    card = face.card
    canvas.plate(box, 7, PLASTER_LIGHT, INK)
    band = Box(box.x + 2, box.y + 2, box.w - 4, BAND)
    canvas.rounded(band, 5, _colour(card))
    canvas.fill(Box(band.x, band.bottom - 6, band.w, 6), _colour(card))
    _role(canvas, card, band)
    if not card.kind:
        room = Box(band.x + 36, band.y, band.w - 42, band.h)
        canvas.text(card.role, room, "bold", TYPE + 2, on(_colour(card)), least=TYPE)
    for n, row in enumerate(face.rows):
        line = Box(box.x + PAD, band.bottom + 2 + n * ROW, box.w - 2 * PAD, ROW)
        canvas.text(row, line, "bold", TYPE, INK)
    _place(canvas, card, Box(box.right - PAD - PLACE + 4, box.bottom - PLACE - 7, PLACE, PLACE))


# ---- many -------------------------------------------------------------------------------------


def _alike(cards: Sequence[Card], held: Sequence[str], w: int) -> Canvas:
    """Cards of one role: at the left what they do and pay, beside it their names."""
    room = w - TAB - 2 * SIDE - PLACE
    named = tally(card.title for card in cards for _ in range(held.count(card.name)))
    said = named if cards[0].kind else f"{named}: {cards[0].role}"
    rows = break_lines(said, "bold", TYPE, room)
    canvas = Canvas(w, len(rows) * ROW + 8, MARBLE)
    canvas.plate(canvas.box, 7, PLASTER_LIGHT, INK)
    tab, colour = Box(2, 2, TAB, canvas.box.h - 4), _colour(cards[0])
    canvas.rounded(tab, 5, colour)
    canvas.fill(Box(tab.right - 6, tab.y, 6, tab.h), colour)
    _role(canvas, cards[0], tab)
    for n, row in enumerate(rows):
        line = Box(tab.right + SIDE, 4 + n * ROW, room, ROW)
        canvas.text(row, line, "bold", TYPE, INK)
    _place(canvas, cards[0], Box(w - SIDE - PLACE + 2, (canvas.box.h - PLACE) // 2, PLACE, PLACE))
    return canvas


# ---- of both ----------------------------------------------------------------------------------


def _colour(card: Card) -> Colour:
    return COLOUR[card.kind.material] if card.kind else RED


def _role(canvas: Canvas, card: Card, box: Box) -> None:
    """The sign, how many actions if several, and what the card is worth."""
    ink, (_, cy) = on(_colour(card)), box.middle
    shown: Sign = ROLE_SIGN[card.kind.role] if card.kind else "scroll"
    sign(canvas, shown, box.x + 18, cy, 24, ink)
    if card.now.actions > 1:
        room = Box(box.x + 36, box.y, 36, box.h)
        canvas.text(f"×{card.now.actions}", room, "bold", TYPE + 2, ink, least=TYPE)
    if card.kind:
        coins(canvas, box.right - 6, cy, card.kind.value, COIN)


def _place(canvas: Canvas, card: Card, box: Box) -> None:
    if card.now.place in UNUSUAL:
        put_place(canvas, card.now.place, box)


def _key(cards: Sequence[Card], words: Words, w: int) -> Canvas | None:
    """What the number of actions and the signs of sites mean, as far as they are there."""
    most = max(card.now.actions for card in cards)
    said: list[tuple[Place | None, str]] = []
    said += [(None, words.say("gtr-hand-times", n=most))] if most > 1 else []
    said += [
        (place, words.say(f"gtr-site-{place}"))
        for place in UNUSUAL
        if any(card.now.place == place for card in cards)
    ]
    rows = list(_flowed(said, w))
    canvas = Canvas(w, max(1, len(rows) * ROW), MARBLE)
    for n, row in enumerate(rows):
        for place, text, x in row:
            if place:
                put_place(canvas, place, Box(x, n * ROW, PLACE, ROW))
            x += PLACE + 6 if place else 0
            room = Box(x, n * ROW, width(text, "semi", TYPE), ROW)
            canvas.text(text, room, "semi", TYPE, INK_SOFT)
    return canvas if rows else None


def _flowed(
    said: Sequence[tuple[Place | None, str]], w: int
) -> Iterator[list[tuple[Place | None, str, int]]]:
    """With where each begins, in rows that are not too wide."""
    row: list[tuple[Place | None, str, int]] = []
    x = 0
    for place, text in said:
        wide = width(text, "semi", TYPE) + (PLACE + 6 if place else 0)
        if row and x + wide > w:
            yield row
            row, x = [], 0
        row.append((place, text, x))
        x += wide + 18
    if row:
        yield row
