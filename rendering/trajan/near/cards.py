"""Tiles and cards to choose from, two or three in a row, each with what its option says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.trajan.data.board import PILES
from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.panels import card_back
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, on
from rendering.kit.type import break_lines, leading
from rendering.trajan.look.faces import bonus_face, trajan_face
from rendering.trajan.look.signs import CARD_COLOUR, CARD_SIGN, sign
from rendering.trajan.near.worth import worth_now
from rendering.words.spoken import Words

WIDE = 900
GAP = 8
FACE = 110  # height of what is offered
TEXT = 29
KINDS = ("stack", "bonus", "deck", "discard")


def are_cards(spots: Sequence[str]) -> bool:
    return bool(spots) and all(spot.partition(":")[0] in KINDS for spot in spots)


def offer_cards(view: View, spots: Sequence[str], said: Mapping[str, str], words: Words) -> Canvas:
    """In rows over the whole width, all equally high."""
    columns = 2 if len(spots) in (2, 4) else min(3, len(spots))
    w = (WIDE - GAP * (columns - 1)) // columns
    lines = {
        spot: (*break_lines(said.get(spot, ""), "semi", TEXT, w - 24), *now_said(view, spot, words))
        for spot in spots
    }
    tall = FACE + max(map(len, lines.values())) * leading(TEXT) + 30
    rows = -(-len(spots) // columns)
    canvas = Canvas(WIDE, rows * (tall + GAP), PLASTER)
    for n, spot in enumerate(spots):
        box = Box(n % columns * (w + GAP), n // columns * (tall + GAP), w, tall).inset(1)
        canvas.plate(box, 12, PLASTER_LIGHT, INK)
        _face(canvas, view, spot, Box(box.x, box.y + 8, box.w, FACE), words)
        for row, line in enumerate(lines[spot]):
            y = box.y + FACE + 14 + row * leading(TEXT)
            room = Box(box.x + 10, y, box.w - 20, leading(TEXT))
            canvas.text(line, room, "semi", TEXT, INK, "centre")
        canvas.spot(spot, box, tag=Tag(Box(box.x + 8, box.y + 8, 48, 42)))
    return canvas


def now_said(view: View, spot: str, words: Words) -> tuple[str, ...]:
    """What a bonus tile would bring who looks if the game ended now."""
    kind, _, name = spot.partition(":")
    pile = next((pile for pile in PILES if pile == name), None)
    tile = view.senate_bonus[pile] if kind == "bonus" and pile else None
    if tile is None or view.seat is None:
        return ()
    worth = worth_now(view.players[view.seat], tile, "yellow")
    return (words.say("trajan-worth-now", n=worth),)


def _face(canvas: Canvas, view: View, spot: str, room: Box, words: Words) -> None:
    kind, _, name = spot.partition(":")
    middle = room.middle[0]
    pile = next((pile for pile in PILES if pile == name), None)
    if kind == "stack":
        top = next(stack.top for stack in view.trajan_stacks if stack.id == name)
        if top:
            trajan_face(canvas, top, Box(middle - 66, room.y, 132, FACE), words)
    elif kind == "bonus" and pile and (tile := view.senate_bonus[pile]):
        bonus_face(canvas, tile, "yellow", Box(middle - 76, room.y, 152, FACE))
    elif kind == "discard" and pile and (card := view.discards[pile].top):
        at = Box(middle - 46, room.y, 92, FACE)
        canvas.plate(at, 10, CARD_COLOUR[card], INK)
        sign(canvas, CARD_SIGN[card], at.inset(16, 34), on(CARD_COLOUR[card]))
        left = Box(at.right + 12, at.bottom - 40, 80, 36)
        canvas.text(f"×{view.discards[pile].size}", left, "semi", TEXT, INK_SOFT)
    elif kind == "deck":
        at = Box(middle - 46, room.y, 92, FACE)
        card_back(canvas, at)
        canvas.text(str(view.deck_size), at, "title", 42, MARBLE, "centre")
