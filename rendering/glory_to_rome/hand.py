"""A player's hand: cards large in a grid, their text on their faces, playable ones marked."""

from __future__ import annotations

from games.glory_to_rome.view import View
from rendering.frame import Frame
from rendering.glory_to_rome.board import words_for
from rendering.glory_to_rome.faces import ROOMS, Card, Face, card_of, face_sheet, measure
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.panels import plaster, title_bar
from rendering.kit.seats import badge
from rendering.kit.shapes import halo_mask
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER,
    VERDIGRIS,
    Colour,
    on,
)
from rendering.kit.type import width
from rendering.scene import INNER, MARGIN, TALLEST, WIDTH
from rendering.words import Words

TITLE = 108
GUTTER = 24
SINGLY = 10  # up to so many cards, copies lie beside each other
GLOW = 14


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
    rows, _ = _shape(len(cards), room.columns)
    canvas = Canvas(WIDTH, TITLE + rows * (face.h + GUTTER) + GUTTER, PLASTER)
    canvas.image.paste(plaster(WIDTH, TALLEST), (0, 0))
    _title(canvas, view, words, len(held))
    if not cards:
        empty = Box(MARGIN, TITLE, INNER, face.h)
        canvas.text(words.say("gtr-hand-empty"), empty, "head", 40, INK_SOFT, "centre")
    for card, box in zip(cards, _grid(len(cards), face), strict=True):
        _place(canvas, box, card, face, frame)
        copies = 1 if names is held else held.count(card.name)
        _seals(canvas, box, view, words, card.name, copies)
    return canvas


def held_cards(view: View) -> list[str]:
    """Own cards by name, one just drawn and not yet placed first."""
    hand = view.players[view.seat].hand if view.seat is not None else None
    return [*([view.drawn] if view.drawn else []), *(hand or ())]


def _shape(n: int, most: int) -> tuple[int, int]:
    """Rows and columns of so many cards."""
    rows = max(1, -(-n // most))
    return rows, -(-n // rows)


def _grid(n: int, face: Face) -> list[Box]:
    """Rows of equal length as far as possible, in the middle of the picture."""
    _, columns = _shape(n, face.room.columns)
    left = (WIDTH - columns * (face.w + GUTTER) + GUTTER) // 2
    return [
        Box(
            left + i % columns * (face.w + GUTTER),
            TITLE + GUTTER + i // columns * (face.h + GUTTER),
            face.w,
            face.h,
        )
        for i in range(n)
    ]


def _title(canvas: Canvas, view: View, words: Words, held: int) -> None:
    assert view.seat is not None
    player = view.players[view.seat]
    title_bar(canvas, TITLE - 4)
    name = words.names[view.seat]
    badge(canvas, view.seat, name, Box(MARGIN, 10, 66, 66), MARBLE)
    note = words.say("gtr-hand-count", n=held, limit=player.hand_limit)
    w = width(note, "semi", 34)
    canvas.text(note, Box(WIDTH - MARGIN - w, 10, w, 66), "semi", 34, MARBLE)
    title = words.say("gtr-hand-title", name=name)
    room = Box(MARGIN + 86, 10, WIDTH - 2 * MARGIN - 86 - w - 30, 66)
    canvas.text(title, room, "title", 46, GOLD)


def _place(canvas: Canvas, box: Box, card: Card, face: Face, frame: Frame) -> None:
    """The card in its place: playable ones glow, others step back when some are playable."""
    playable = card.name in frame.playable
    if playable:
        edge = box.inset(-GLOW)
        canvas.stamp(halo_mask(box.w, box.h, 14, GLOW), edge.x, edge.y, VERDIGRIS)
    dimmed = bool(frame.playable) and not playable
    canvas.put(face_sheet(card, face, dimmed), box.x, box.y)
    if playable:
        canvas.outline(box.inset(-3), 16, 6, VERDIGRIS)
    canvas.spot(f"card:{card.name}", box)


def _seals(canvas: Canvas, box: Box, view: View, words: Words, name: str, copies: int) -> None:
    """What is true of a card just now: how many there are, just drawn, already shown."""
    right, y = box.right - 8, box.y - 20
    if copies > 1:
        right = _seal(canvas, right, y, None, f"×{copies}", INK)
    if name == view.drawn:
        right = _seal(canvas, right, y, None, words.say("gtr-drawn"), OCHRE)
    if name in view.shown:
        _seal(canvas, right, y, "eye", "", INK_SOFT)


def _seal(canvas: Canvas, right: int, y: int, icon: Icon | None, text: str, ground: Colour) -> int:
    """A mark in the upper right corner; returns where the next one ends."""
    w = 46 if icon else width(text, "bold", 24) + 22
    box = Box(right - w, y, w, 36)
    canvas.plate(box, 10, ground, MARBLE)
    if icon:
        canvas.icon(icon, *box.middle, 26, on(ground))
    else:
        canvas.text(text, box, "bold", 24, on(ground), "centre")
    return box.x - 6
