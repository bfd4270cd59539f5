"""What was taken from the forum or a pile, on the front page: the thing itself, and its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from games.trajan.data.board import PILES
from games.trajan.data.cargo import Commodity
from games.trajan.data.tiles import KIND_OF
from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT, on
from rendering.kit.type import break_lines, leading, width
from rendering.trajan.board.changes import is_taken
from rendering.trajan.front.panel import HEAD, LEFT, PANEL, ROW, TALL, TYPE, WIDE, looked_at
from rendering.trajan.look.faces import forum_face
from rendering.trajan.look.signs import CARD_COLOUR, CARD_SIGN, sign
from rendering.words.spoken import Words

ALL = "taken"  # the spot of all of it
MOST = 3  # of more the places themselves are shown
FACE_W, FACE_H = 92, 84
CARD_W = 62
NAMED = 1  # things beside each other that have room for their names
LETTERS = 26


class Taken(NamedTuple):
    """A thing that is gone: where it lay, how it looks, what it is called."""

    spot: str
    paint: Callable[[Canvas, Box], None]
    name: str


def taken(view: View, before: bytes | None, words: Words) -> list[Taken]:
    """Tiles and cards that lay open then; nothing where a new quarter cleared the forum."""
    if before is None:
        return []
    then = msgspec.json.decode(before, type=View)
    if then.quarter != view.quarter or len(then.players) != len(view.players) or view.result:
        return []
    tiles = [
        Taken(f"space:{space}", partial(_tile, tile), words.say(f"tile-{KIND_OF[tile]}"))
        for space, tile in then.forum.items()
        if tile and view.forum[space] != tile
    ]
    cards = [
        Taken(f"taken:{pile}", partial(_card, top), words.say(f"card-{top}"))
        for pile in PILES
        if (top := then.discards[pile].top) and is_taken(then.discards[pile], view.discards[pile])
    ]
    found = [*tiles, *cards]
    return found if len(found) <= MOST else []


def taken_panel(things: Sequence[Taken]) -> Canvas:
    """Beside each other; one alone with its name."""
    canvas = Canvas(PANEL, TALL, PLASTER)
    canvas.rounded(canvas.box, 12, PLASTER_LIGHT)
    row = Box(LEFT, HEAD, WIDE, ROW)
    step = row.w // len(things)
    for n, thing in enumerate(things):
        cell = Box(row.x + n * step, row.y, step, row.h)
        _put(canvas, thing, cell, named=len(things) <= NAMED)
    canvas.lit_spot(ALL, looked_at(row))
    return canvas


def _put(canvas: Canvas, thing: Taken, cell: Box, named: bool) -> None:
    """The face, at its right the name in as many lines as it needs."""
    room = cell.w - FACE_W - 22
    size = LETTERS if cell.w > WIDE // 2 else TYPE
    rows = break_lines(thing.name, "head", size, room) if named else []
    said = max((width(text, "head", size) + 10 for text in rows), default=0)
    left = (cell.w - FACE_W - said) // 2
    face = Box(cell.x + left, cell.y + (cell.h - FACE_H) // 2, FACE_W, FACE_H)
    thing.paint(canvas, face)
    y = cell.middle[1] - len(rows) * leading(size) // 2
    for n, text in enumerate(rows):
        line = Box(face.right + 10, y + n * leading(size), room, leading(size))
        canvas.text(text, line, "head", size, INK, least=TYPE)
    canvas.lit_spot(thing.spot, looked_at(face))


def _tile(tile: str, canvas: Canvas, box: Box) -> None:
    forum_face(canvas, tile, box)


def _card(card: Commodity, canvas: Canvas, box: Box) -> None:
    at = Box(box.middle[0] - CARD_W // 2, box.y, CARD_W, box.h)
    canvas.plate(at, 8, CARD_COLOUR[card], INK)
    sign(canvas, CARD_SIGN[card], at.inset(10, 20), on(CARD_COLOUR[card]))
