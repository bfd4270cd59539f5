"""The seaport: three ships, the deck, two discard piles."""

from __future__ import annotations

from games.trajan.data.board import PILES
from games.trajan.seat.view import PileView, ShipView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.panels import card_back
from rendering.kit.theme import (
    INK,
    INK_FAINT,
    INK_SOFT,
    LAPIS,
    MARBLE,
    PLASTER_DARK,
    mix,
    on,
)
from rendering.trajan.board.section import TITLE, section, stored
from rendering.trajan.look.signs import CARD_COLOUR, CARD_SIGN, GREY, SEA, sign
from rendering.words.spoken import Words

CARDS = 266  # width of deck and piles
DECK = 86
GAP = 6


def harbour(view: View, w: int, h: int, words: Words) -> Canvas:
    piles = [(view.discards[pile].top, view.discards[pile].size) for pile in PILES]
    seen = (view.ships, view.deck_size, piles)
    return stored("harbour", seen, words, lambda: _draw(view, w, h, words))


def _draw(view: View, w: int, h: int, words: Words) -> Canvas:
    canvas = section(w, h, "seaport", words)
    step = (h - TITLE - 4) // len(view.ships)
    for n, ship in enumerate(view.ships):
        _ship(canvas, ship, Box(10, TITLE + n * step, w - CARDS - 26, step - 6), words)
    left = w - CARDS - 8
    _deck(canvas, view, Box(left, TITLE, DECK, h - TITLE - 38), words)
    x, tall = left + DECK + 10, (h - TITLE - 10 - GAP) // 2
    for n, pile in enumerate(PILES):
        at = Box(x, TITLE + n * (tall + GAP), w - x - 10, tall)
        _pile(canvas, view.discards[pile], at, words.say(f"trajan-pile-{pile}"), words)
        canvas.spot(f"discard:{pile}", at, tag=Tag(Box(at.x - 4, at.y - 2, 26, 26)))
    return canvas


def _ship(canvas: Canvas, ship: ShipView, box: Box, words: Words) -> None:
    """Name and values of the side that shows; grey once it has sailed."""
    sailed = ship.side == "back"
    canvas.plate(box, 10, GREY if sailed else SEA, INK_SOFT)
    ink = INK
    hull = LAPIS if not sailed else mix(GREY, INK, 0.6)
    canvas.shape("galley", Box(box.x + 8, box.y + 8, 54, 54), hull)
    name = Box(box.x + 70, box.y + 3, box.w - 76, 28)
    canvas.text(words.say(f"ship-{ship.id[5:]}"), name, "semi", 22, ink)
    step = (box.w - 74) // 4
    for n, value in enumerate(ship.values):
        at = Box(box.x + 68 + n * step, box.y + 31, step - 5, box.h - 36)
        canvas.rounded(at, 7, MARBLE)
        canvas.text(str(value), at, "bold", 28, INK, "centre")
    canvas.spot(f"ship:{ship.id}", box, tag=Tag(Box(box.x - 4, box.y - 2, 26, 26)))


def _deck(canvas: Canvas, view: View, box: Box, words: Words) -> None:
    if view.deck_size:
        card_back(canvas, box)
        canvas.text(str(view.deck_size), box, "title", 40, MARBLE, "centre")
    else:
        canvas.plate(box, 10, PLASTER_DARK, INK_FAINT)
        canvas.text("0", box, "title", 40, INK_SOFT, "centre")
    room = Box(box.x - 4, box.bottom + 3, box.w + 8, 28)
    canvas.text(words.say("trajan-deck"), room, "semi", 20, INK_SOFT, "centre")
    canvas.spot("deck", box, tag=Tag(Box(box.x - 2, box.y - 2, 28, 28)))


def _pile(canvas: Canvas, pile: PileView, box: Box, side: str, words: Words) -> None:
    """The open card: sign and name; which pile it is and how high."""
    canvas.plate(box, 10, MARBLE if pile.top else PLASTER_DARK, INK if pile.top else INK_FAINT)
    room = Box(box.middle[0] - 16, box.y + 6, box.right - box.middle[0] + 6, 28)
    canvas.text(side, room, "semi", 22, INK_SOFT, "right")
    if not pile.top:
        return
    canvas.text(f"×{pile.size}", room.moved(0, 28), "bold", 26, INK, "right")
    ground = CARD_COLOUR[pile.top]
    foot = Box(box.x + 2, box.bottom - 38, box.w - 4, 36)
    canvas.rounded(foot, 8, ground)
    canvas.fill(Box(foot.x, foot.y, foot.w, 12), ground)
    name = words.say(f"card-{pile.top}")
    canvas.text(name, foot.inset(4, 0), "bold", 26, on(ground), "centre")
    side_length = foot.y - box.y - 12
    at = Box(box.x + 20, box.y + 6, side_length, side_length)
    sign(canvas, CARD_SIGN[pile.top], at, ground)
