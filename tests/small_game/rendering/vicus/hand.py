"""A player's hand: cards large, three in a row, playable ones marked."""

from __future__ import annotations

from games.vicus.seat.playable import held
from games.vicus.seat.view import View
from rendering.board.scene import MARGIN
from rendering.frame import Frame
from rendering.hand import (
    COLUMN,
    GUTTER,
    INNER,
    TITLE,
    hand_sheet,
    place,
    shelved,
    shelves,
    step_back,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK_SOFT, PLASTER
from rendering.vicus.look import face, words_for

CARD_H = 320


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """The hand of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words = words_for(view, frame)
    cards, name = held(view), words.names[view.seat]
    note = words.say("vicus-cards", n=len(cards))
    title = words.say("pic-hand-title", name=name)
    heights = [CARD_H] * len(cards)
    tall = TITLE + GUTTER + (shelved(heights) if cards else CARD_H)
    canvas = hand_sheet(tall, view.seat, name, title, note)
    if not cards:
        empty = Box(MARGIN, TITLE, INNER, CARD_H)
        canvas.text(words.say("pic-hand-empty"), empty, "head", 40, INK_SOFT, "centre")
    for card, box in zip(cards, shelves(heights, TITLE + GUTTER), strict=True):
        sheet = Canvas(COLUMN, CARD_H, PLASTER)
        face(sheet, card, sheet.box)
        if frame.playable and card not in frame.playable:
            step_back(sheet)
        place(canvas, sheet, box, card, card in frame.playable)
    return canvas
