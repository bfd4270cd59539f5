"""A player's hand: three cards in a row, what each is and could do now, playable ones marked."""

from __future__ import annotations

from collections.abc import Sequence

from games.glory_to_rome.seat.view import View
from rendering.board.scene import MARGIN, TALLEST
from rendering.frame import Frame
from rendering.glory_to_rome.front.painting import LOOK
from rendering.glory_to_rome.hand.faces import Card, Detail, card_of, face_sheet, height
from rendering.glory_to_rome.hand.note import ROW, note, put_note
from rendering.glory_to_rome.words.head import words_for
from rendering.hand import (
    COLUMN,
    COLUMNS,
    GUTTER,
    INNER,
    OVER,
    TITLE,
    hand_sheet,
    place,
    seal,
    shelved,
    shelves,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, OCHRE
from rendering.words.spoken import Words

SINGLY = 6  # up to so many cards, copies lie beside each other
EMPTY = 300
TOP = TITLE + GUTTER + 4


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """The hand of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words = words_for(view, frame)
    held = held_cards(view)
    # Many cards are drawn once each, with their number.
    names = held if len(held) <= SINGLY else list(dict.fromkeys(held))
    cards = [card_of(name, view, words) for name in names]
    details = _fitting(cards, frame.playable)
    heights = _heights(cards, details)
    tall, told = TOP + (shelved(heights) if cards else EMPTY), note(cards, details, frame, words)
    if tall + ROW * told.rows > TALLEST:
        told = told._replace(said="")
    explained = tall + ROW * told.rows <= TALLEST
    canvas = _sheet(view, words, tall + (ROW * told.rows if explained else 0), len(held))
    if explained:
        put_note(canvas, told, tall - GUTTER // 2)
    if not cards:
        empty = Box(MARGIN, TITLE, INNER, EMPTY)
        canvas.text(words.say("pic-hand-empty"), empty, "head", 48, INK_SOFT, "centre")
    for card, detail, box in zip(cards, details, shelves(heights, TOP), strict=True):
        _place(canvas, box, card, detail, frame)
        copies = 1 if names is held else held.count(card.name)
        _seals(canvas, box, view, words, card.name, copies)
    return canvas


def held_cards(view: View) -> list[str]:
    """Own cards by name, one just drawn and not yet placed first."""
    hand = view.players[view.seat].hand if view.seat is not None else None
    return [*([view.drawn] if view.drawn else []), *(hand or ())]


def _fitting(cards: list[Card], playable: Sequence[str]) -> list[Detail]:
    """As much as there is room for, the same of all: all of it, the rule, the gist, or the name.

    Only where not all have room for their rule, as many rows have it as fit, those with cards
    that can be played first.
    """
    detail = next(it for it in reversed(Detail) if not it or _fits(cards, [it] * len(cards)))
    details = [detail] * len(cards)
    if detail not in (Detail.GIST, Detail.NAME):
        return details
    rows = [range(n, min(n + COLUMNS, len(cards))) for n in range(0, len(cards), COLUMNS)]
    for row in sorted(rows, key=lambda row: not any(cards[n].name in playable for n in row)):
        tried = [Detail.BRIEF if n in row else it for n, it in enumerate(details)]
        details = tried if _fits(cards, tried) else details
    return details


def _fits(cards: list[Card], details: list[Detail]) -> bool:
    return TOP + shelved(_heights(cards, details)) <= TALLEST


def _heights(cards: list[Card], details: list[Detail]) -> list[int]:
    pairs = zip(cards, details, strict=True)
    return [height(card, COLUMN, detail) for card, detail in pairs]


def _sheet(view: View, words: Words, tall: int, held: int) -> Canvas:
    assert view.seat is not None
    name = words.names[view.seat]
    count = words.say("gtr-hand-count", n=held, limit=view.players[view.seat].hand_limit)
    title = words.say("pic-hand-title", name=name)
    return hand_sheet(tall + tall % 2, view.seat, name, title, count, LOOK)


def _place(canvas: Canvas, box: Box, card: Card, detail: Detail, frame: Frame) -> None:
    """Cards that cannot be played step back when others can."""
    playable = card.name in frame.playable
    dimmed = bool(frame.playable) and not playable
    place(canvas, face_sheet(card, box.w, box.h, detail, dimmed), box, card.name, playable)


def _seals(canvas: Canvas, box: Box, view: View, words: Words, name: str, copies: int) -> None:
    """What is true of a card just now: how many there are, just drawn, already shown."""
    right, y = box.right - 8, box.y - OVER
    if copies > 1:
        right = seal(canvas, right, y, None, words.say("gtr-copies", n=copies), INK)
    if name == view.drawn:
        right = seal(canvas, right, y, None, words.say("pic-drawn"), OCHRE)
    if name in view.shown:
        seal(canvas, right, y, None, words.say("gtr-shown"), INK_SOFT)
