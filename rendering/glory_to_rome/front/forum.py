"""The forum of a film and of the plate of the end: the pool in fans, and the two decks."""

from __future__ import annotations

from games.glory_to_rome.data.cards import MATERIALS
from games.glory_to_rome.seat.view import View
from rendering.glory_to_rome.front.pool import SIZE, WIDTH
from rendering.glory_to_rome.look import COLOUR, PAVING, SIGN
from rendering.glory_to_rome.place.cards import fan, white_fan
from rendering.glory_to_rome.place.ground import forum_ground
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import card_back
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import INK, MARBLE, Colour, on

LOW = 116  # height of a card
CARDS = {4: (128, LOW, 48), 2: (166, 138, 26)}  # of the forum, by how many are abreast: width,
# height, and between rows so much that a glow of one stays out of a view of the other
HILLS, WALL, TOWN = 44, 66, 72  # of the forum, from the top
GROUND = "forum-ground"  # its spot, which no line names: a building is a Forum, too


def forum(view: View, across: int = 4) -> Canvas:
    """The pool as fans of cards under the wall of the city, then the two decks."""
    down, (w, h, apart) = 8 // across, CARDS[across]
    tall = TOWN + down * h + (down - 1) * apart + 24
    canvas = Canvas(WIDTH, tall, PAVING)
    canvas.picture(0, 0, forum_ground, WIDTH, tall, HILLS / tall, WALL / tall, TOWN / tall)
    step = (WIDTH - 8) // across
    left = 8 if across == 4 else (step - w) // 2
    at = [
        Box(left + n % across * step, TOWN + 10 + n // across * (h + apart), w, h) for n in range(8)
    ]
    for material, box in zip(MATERIALS, at, strict=False):
        if n := view.pool.get(material, 0):
            canvas.sprite(box, fan, material, n)
            _figure(canvas, box, SIGN[material], n, on(COLOUR[material]))
        canvas.spot(f"pool:{material}", box.inset(-2, -2))
    deck, senators = at[6].inset(w * 5 // 32, 0), at[7]
    if view.deck_size:
        card_back(canvas, deck)
        room = Box(deck.x, deck.y + h // 2 - 24 - (h - LOW) // 2, deck.w, 50)
        _count(canvas, room, view.deck_size, MARBLE)
    if view.senators:
        canvas.sprite(senators, white_fan, view.senators)
        _figure(canvas, senators, "scroll", view.senators, INK)
    canvas.spot("deck", deck.inset(-4))
    canvas.spot("senators", senators.inset(-2, -2))
    canvas.spot(GROUND, canvas.box)
    return canvas


def _figure(canvas: Canvas, box: Box, shown: Sign, n: int, ink: Colour) -> None:
    """On the middle card of a fan; what a high one has below is for marks."""
    sign(canvas, shown, box.middle[0], box.y + 36 - (box.h - LOW) // 4, 40, ink)
    _count(canvas, Box(box.x, box.y + 58 - (box.h - LOW) // 2, box.w, 56), n, ink)


def _count(canvas: Canvas, box: Box, n: int, ink: Colour) -> None:
    canvas.text(str(n), box, "title", 48, ink, "centre", least=SIZE)
