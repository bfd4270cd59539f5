"""For close-ups only: below what is asked, what the one who is asked has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.glory_to_rome.data.cards import KINDS, MATERIALS, SENATOR, Material
from games.glory_to_rome.seat.view import PlayerView, View
from rendering.glory_to_rome.look import CHIP_H, CHIP_W, ChipKind, chip
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, badge
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, on
from rendering.words.spoken import Words

BAND = 40
PAD = 8
ROW = CHIP_H + 6
TITLE = 176
STEP = CHIP_W + 5


class Held(NamedTuple):
    """A row: what it is, and how many of each material or role."""

    name: str
    title: str
    kind: ChipKind
    counts: Sequence[tuple[Material, int]]
    senators: int = 0


def purse(view: View, wide: int, words: Words, paying: bool) -> Canvas | None:
    """Hand by roles, clients, stockpile unless it is offered itself; nobody's: nothing."""
    if view.seat is None:
        return None
    rows = _rows(view.players[view.seat], words, paying)
    canvas = Canvas(wide, len(rows) * ROW + 2 * PAD, PLASTER)
    look = SEATS[view.seat]
    canvas.rounded(canvas.box, 10, look.colour)
    canvas.rounded(Box(BAND, 3, canvas.box.w - BAND - 3, canvas.box.h - 6), 8, PLASTER_LIGHT)
    badge(canvas, view.seat, words.names[view.seat], Box(3, 8, BAND - 6, BAND - 6), on(look.colour))
    for n, row in enumerate(rows):
        room = Box(BAND + PAD, PAD + n * ROW, wide - BAND - 2 * PAD, ROW)
        _put(canvas, row, room, words)
        canvas.spot(f"p{view.seat}:{row.name}", room.inset(-4, 1))
    return canvas


def _rows(me: PlayerView, words: Words, paying: bool) -> list[Held]:
    hand = me.hand or ()
    roles = [KINDS[card].material for card in hand if card != SENATOR]
    title = f"{words.say('gtr-hand')} {me.hand_size}/{me.hand_limit}"
    rows = [Held("hand", title, "client", _counted(roles), hand.count(SENATOR))]
    title = f"{words.say('gtr-clients')} {len(me.clients)}/{me.client_limit}"
    rows.append(Held("clients", title, "client", _counted(me.clients)))
    if not paying:
        stock = [(m, me.stockpile.get(m, 0)) for m in MATERIALS if me.stockpile.get(m)]
        rows.append(Held("stockpile", words.say("gtr-stockpile"), "stock", stock))
    return rows


def _counted(held: Sequence[Material]) -> list[tuple[Material, int]]:
    return [(m, held.count(m)) for m in MATERIALS if m in held]


def _put(canvas: Canvas, row: Held, room: Box, words: Words) -> None:
    canvas.text(row.title, Box(room.x, room.y, TITLE, room.h), "semi", 25, INK)
    x, y = room.x + TITLE + 8, room.y + 3
    for n, (material, count) in enumerate(row.counts):
        chip(canvas, Box(x + n * STEP, y, CHIP_W, CHIP_H), row.kind, material, count)
    x += len(row.counts) * STEP
    if row.senators:
        at = Box(x, y, CHIP_W, CHIP_H)
        canvas.plate(at, CHIP_H // 2, MARBLE, INK)
        canvas.icon("scroll", at.x + 20, at.middle[1], 24, INK_SOFT)
        canvas.text(str(row.senators), Box(at.x + 34, at.y, 18, at.h), "bold", 26, INK, "centre")
    elif not row.counts:
        canvas.text(words.say("gtr-empty"), Box(x, y, 120, CHIP_H), "text", 24, INK_SOFT)
