"""A player's hand: cards large in a grid, their text on their faces, playable ones marked."""

from __future__ import annotations

from games.glory_to_rome.seat.view import View
from rendering.board.scene import INNER, MARGIN
from rendering.frame import Frame
from rendering.glory_to_rome.hand.faces import ROOMS, Card, Face, card_of, face_sheet, measure
from rendering.glory_to_rome.words.head import words_for
from rendering.hand import (
    GUTTER,
    TITLE,
    grid,
    hand_sheet,
    place,
    rows_and_columns,
    seal,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, OCHRE
from rendering.words.spoken import Words

SINGLY = 10  # up to so many cards, copies lie beside each other


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """The hand of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words = words_for(view, frame)
    held = held_cards(view)
    # Many cards are drawn once each, with their number.
    names = held if len(held) <= SINGLY else list(dict.fromkeys(held))
    cards = [card_of(name, view.variant, words) for name in names]
    room = next(room for room in ROOMS if len(cards) <= room.most)
    face = measure(cards, (INNER - GUTTER * (room.columns - 1)) // room.columns, room)
    canvas = _sheet(view, words, face, len(cards), len(held))
    if not cards:
        empty = Box(MARGIN, TITLE, INNER, face.h)
        canvas.text(words.say("pic-hand-empty"), empty, "head", 40, INK_SOFT, "centre")
    for card, box in zip(cards, grid(len(cards), room.columns, face.w, face.h), strict=True):
        _place(canvas, box, card, face, frame)
        copies = 1 if names is held else held.count(card.name)
        _seals(canvas, box, view, words, card.name, copies)
    return canvas


def held_cards(view: View) -> list[str]:
    """Own cards by name, one just drawn and not yet placed first."""
    hand = view.players[view.seat].hand if view.seat is not None else None
    return [*([view.drawn] if view.drawn else []), *(hand or ())]


def _sheet(view: View, words: Words, face: Face, cards: int, held: int) -> Canvas:
    assert view.seat is not None
    rows, _ = rows_and_columns(cards, face.room.columns)
    height = TITLE + rows * (face.h + GUTTER) + GUTTER
    name = words.names[view.seat]
    note = words.say("gtr-hand-count", n=held, limit=view.players[view.seat].hand_limit)
    title = words.say("pic-hand-title", name=name)
    return hand_sheet(height, view.seat, name, title, note)


def _place(canvas: Canvas, box: Box, card: Card, face: Face, frame: Frame) -> None:
    """Cards that cannot be played step back when others can."""
    playable = card.name in frame.playable
    dimmed = bool(frame.playable) and not playable
    place(canvas, face_sheet(card, face, dimmed), box, card.name, playable)


def _seals(canvas: Canvas, box: Box, view: View, words: Words, name: str, copies: int) -> None:
    """What is true of a card just now: how many there are, just drawn, already shown."""
    right, y = box.right - 8, box.y - 20
    if copies > 1:
        right = seal(canvas, right, y, None, f"×{copies}", INK)
    if name == view.drawn:
        right = seal(canvas, right, y, None, words.say("pic-drawn"), OCHRE)
    if name in view.shown:
        seal(canvas, right, y, "eye", "", INK_SOFT)
