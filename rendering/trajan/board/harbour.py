"""The harbour: three ships on the water; on the quay the deck and two discard piles."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw

from games.trajan.data.board import PILES
from games.trajan.data.cargo import Ship
from games.trajan.seat.view import PileView, ShipView, View
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.panels import card_back
from rendering.kit.theme import GOLD, INK, INK_FAINT, INK_SOFT, MARBLE, PLASTER_LIGHT, RED, mix, on
from rendering.trajan.board.section import Asked, name_place, stored
from rendering.trajan.look.signs import CARD_COLOUR, CARD_SIGN, GREY, sign
from rendering.trajan.scenery import colours as c
from rendering.trajan.scenery.land import place
from rendering.trajan.scenery.plan import HARBOUR, QUAY, SHIPS
from rendering.words.spoken import Words

DECK = 88
GAP = 8
HULL = 26  # height of a ship below its deck
OVER = 3


def harbour(view: View, asked: Asked, words: Words) -> Canvas:
    """Ships that are offered show what the hand brings there at most."""
    best = {it.ship: it.units for it in view.shipments if f"ship:{it.ship}" in asked.spots}
    piles = [(view.discards[pile].top, view.discards[pile].size) for pile in PILES]
    seen = (view.ships, view.deck_size, piles, best)
    return stored("harbour", seen, words, lambda: _draw(view, best, words))


def _draw(view: View, best: Mapping[Ship, int], words: Words) -> Canvas:
    canvas = place(HARBOUR)
    name_place(canvas, 12, 4, "seaport", words)
    step = SHIPS.h // len(view.ships)
    for n, ship in enumerate(view.ships):
        at = Box(SHIPS.x, SHIPS.y + n * step + 4, SHIPS.w, step - 6)
        _ship(canvas, ship, best.get(ship.id, 0), at, words)
    left = QUAY + 28
    _deck(canvas, view, Box(left, 64, DECK, 136), words)
    x, tall = left + DECK + 14, 116
    for n, pile in enumerate(PILES):
        at = Box(x, 56 + n * (tall + GAP), HARBOUR.w - x - 14, tall)
        _pile(canvas, view.discards[pile], at, words.say(f"trajan-pile-{pile}"), words)
        canvas.spot(f"discard:{pile}", at, tag=Tag(Box(at.x - 4, at.y - 2, 26, 26)))
    return canvas


# ---- ships ------------------------------------------------------------------------------------


def _ship(canvas: Canvas, ship: ShipView, units: int, box: Box, words: Words) -> None:
    """Its values as crates on deck, the one so many goods bring in gold; without colours once it
    has sailed.
    """
    sailed = ship.side == "back"
    canvas.sprite(box, vessel, sailed)
    left = box.x + 92
    name = Box(left - 4, box.y, box.right - left - 6, 26)
    canvas.text(words.say(f"ship-{ship.id[5:]}"), name, "bold", 22, INK)
    step = (box.right - 26 - left) // 4
    for n, value in enumerate(ship.values, 1):
        crate = Box(left + (n - 1) * step, box.bottom - HULL - 27, step - 5, 34)
        face = GOLD if n == units else GREY if sailed else c.LINEN
        canvas.plate(crate, 4, face, INK if n == units else c.WOOD_DARK)
        canvas.text(str(value), crate, "bold", 27, INK, "centre")
    canvas.spot(f"ship:{ship.id}", box, tag=Tag(Box(box.x + 2, box.y, 26, 26)))


@remember(12)
def vessel(w: int, h: int, sailed: bool) -> Image.Image:
    """A merchant ship: hull, mast, and a striped sail that is furled once it has sailed."""
    image = Image.new("RGBA", (w * OVER, h * OVER), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)

    def area(points: list[tuple[float, float]], face: tuple[int, ...]) -> None:
        dots = [(x * w * OVER, y * h * OVER) for x, y in points]
        draw.polygon(dots, fill=(*face, 255))

    hull = mix(GREY, INK, 0.45) if sailed else c.WOOD_DARK
    trim = mix(GREY, INK, 0.2) if sailed else c.WOOD
    area([(0.0, 0.56), (0.05, 0.72), (0.93, 0.72), (1.0, 0.5), (0.97, 0.8), (0.9, 0.97),
          (0.12, 0.97), (0.03, 0.82)], hull)  # fmt: skip
    area([(0.03, 0.72), (0.95, 0.72), (0.94, 0.79), (0.04, 0.79)], trim)
    area([(0.145, 0.02), (0.16, 0.02), (0.16, 0.74), (0.145, 0.74)], hull)
    if sailed:
        area([(0.04, 0.1), (0.265, 0.1), (0.265, 0.2), (0.04, 0.2)], GREY)
    else:
        for n in range(5):
            x = 0.035 + n * 0.047
            area([(x, 0.06), (x + 0.047, 0.06), (x + 0.055, 0.58), (x + 0.008, 0.58)],
                 (c.LINEN, RED)[n % 2])  # fmt: skip
    area([(0.03, 0.035), (0.275, 0.035), (0.275, 0.075), (0.03, 0.075)], hull)
    return image.reduce(OVER)


# ---- the quay ---------------------------------------------------------------------------------


def _deck(canvas: Canvas, view: View, box: Box, words: Words) -> None:
    if view.deck_size:
        card_back(canvas, box)
        canvas.text(str(view.deck_size), box, "title", 42, MARBLE, "centre")
    else:
        canvas.outline(box, 10, 2, INK_FAINT)
        canvas.text("0", box, "title", 42, INK_SOFT, "centre")
    room = Box(box.x - 6, box.bottom + 4, box.w + 12, 28)
    canvas.text(words.say("trajan-deck"), room, "semi", 22, INK_SOFT, "centre")
    canvas.spot("deck", box, tag=Tag(Box(box.x - 2, box.y - 2, 28, 28)))


def _pile(canvas: Canvas, pile: PileView, box: Box, side: str, words: Words) -> None:
    """The open card: sign and name; which pile it is and how high."""
    if not pile.top:
        return
    canvas.plate(box, 10, PLASTER_LIGHT, INK)
    room = Box(box.x + 58, box.y + 6, box.right - box.x - 66, 26)
    canvas.text(side, room, "semi", 22, INK_SOFT, "right")
    canvas.text(f"×{pile.size}", room.moved(0, 30), "bold", 28, INK, "right")
    ground = CARD_COLOUR[pile.top]
    foot = Box(box.x + 2, box.bottom - 40, box.w - 4, 38)
    canvas.rounded(foot, 8, ground)
    canvas.fill(Box(foot.x, foot.y, foot.w, 12), ground)
    name = words.say(f"card-{pile.top}")
    canvas.text(name, foot.inset(4, 0), "bold", 27, on(ground), "centre")
    side_length = foot.y - box.y - 22
    at = Box(box.x + 8, box.y + 12, side_length, side_length)
    sign(canvas, CARD_SIGN[pile.top], at, ground)
