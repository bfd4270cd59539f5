"""The forum of a page that tells a move: what was led, the two decks, and all of the pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.glory_to_rome.data.cards import MATERIALS, Material
from games.glory_to_rome.seat.view import View
from rendering.board.changes import Changes, Figures
from rendering.board.scene import INNER
from rendering.glory_to_rome.look import COLOUR, PAVING, ROLE_SIGN, SIGN, card_colour
from rendering.glory_to_rome.place.ground import forum_slice
from rendering.glory_to_rome.player.names import card_name, card_sign
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.seats import initial, lettered
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import GOLD, INK, MARBLE, RED, Colour, mix, on
from rendering.kit.type import width
from rendering.words.spoken import Words

WIDTH = 536
SIZE = 44  # of type: it can still be read a step farther away
EDGE, GAP = 12, 14
ROOM = WIDTH - 2 * EDGE
LED = 64  # height of the card that was led, and of the decks beside it
OTHER, BETWEEN = 52, 6  # a card that was led with it
PILE_W, PILE_H = 72, 100
BEHIND = 5  # from a card of a pile to the next
APART = 30  # piles at most
HILLS, WALL, TOWN = 28, 50, 56  # of the city behind it, from the top
SLICE = 120  # units from the left of the city
PILES = ("deck", "senators", *(f"pool:{material}" for material in MATERIALS))


class Pile(NamedTuple):
    """Cards of a material: how many, and how that is written."""

    material: Material
    n: int
    said: str

    @property
    def wide(self) -> int:
        return max(PILE_W, width(self.said, "bold", SIZE) + 18)


def news_pool(view: View, words: Words, changed: Changes) -> Canvas:
    """Every pile that is there or was; before the city where that leaves room for the news."""
    rows = _rows(
        [
            Pile(m, n, _said(n, changed.get(f"pool:{m}")))
            for m in MATERIALS
            if (n := view.pool.get(m, 0)) or f"pool:{m}" in changed
        ]
    )
    top = TOWN if view.seat is not None or not changed else 0
    tall = top + EDGE + LED + GAP + len(rows) * (PILE_H + GAP + BEHIND) + 4
    canvas = Canvas(WIDTH, tall, PAVING)
    shares = (HILLS / tall, WALL / tall, TOWN / tall) if top else (0.0, 0.0, 0.0)
    canvas.picture(0, 0, forum_slice, WIDTH, tall, SLICE, INNER, *shares)
    cards = view.players[view.leader].camp
    wanted = _led_width(card_name(cards[0], words), len(cards)) if cards else 0
    end = _decks(canvas, view, changed, top + EDGE, wanted)
    if cards:
        _led(canvas, view, cards, words, Box(EDGE, top + EDGE, end - EDGE, LED))
    y = top + EDGE + LED + GAP + BEHIND
    for row in rows:
        _put(canvas, row, y)
        y += PILE_H + GAP + BEHIND
    canvas.spot("forum", canvas.box)
    return canvas


def _said(n: int, figures: Figures | None) -> str:
    return f"{figures.then}→{figures.now}" if figures else str(n)


# ---- what was led, and the decks ----------------------------------------------------------------


def _led_width(said: str, cards: int) -> int:
    """Of the badge, the sign of the role and what is written beside it, then the other cards."""
    first = LED + 10 + 60 + (width(said, "semi", SIZE) + 16 if said else 0)
    return first + (cards - 1) * (OTHER + BETWEEN)


def _led(canvas: Canvas, view: View, cards: Sequence[str], words: Words, room: Box) -> None:
    """Who leads, and the first card; only the role where its name does not fit. Of others that
    were laid down with it the signs.
    """
    seat, role, n = view.leader, view.role, len(cards)
    at = Box(room.x, room.y, LED, LED)
    lettered(canvas, seat, initial(words.names[seat]), at, INK, SIZE)
    tries = (card_name(cards[0], words), words.say(f"role-{role}") if role else "")
    said = next((name for name in tries if _led_width(name, n) <= room.w), "")
    x, face = at.right + 10, card_colour(cards[0])
    plate = Box(x, room.y, room.x + _led_width(said, 1) - x, LED)
    canvas.plate(plate, 8, face, INK, 3)
    icon: Icon = ROLE_SIGN[role] if role else "scroll"
    canvas.icon(icon, plate.x + 31, plate.middle[1], 40, on(face))
    if said:
        name = Box(plate.x + 60, plate.y, plate.w - 68, plate.h)
        canvas.text(said, name, "semi", SIZE, on(face), least=SIZE)
    end = plate.right
    for card in cards[1:]:
        other = Box(end + BETWEEN, room.y, OTHER, LED)
        if other.right > room.right:
            break
        canvas.plate(other, 8, card_colour(card), INK, 3)
        canvas.icon(card_sign(card), *other.middle, 36, on(card_colour(card)))
        end = other.right
    canvas.lit_spot(f"p{seat}:stance", Box(room.x, room.y, end - room.x, LED))
    canvas.spot(f"p{seat}:stance-head", canvas.box)


def _decks(canvas: Canvas, view: View, changed: Changes, y: int, wanted: int) -> int:
    """At the right, with what they were where there is room; returns where they begin."""
    counts = (("senators", view.senators), ("deck", view.deck_size))
    for told in (("senators", "deck"), ("senators",), ()):
        said = {
            spot: _said(n, changed.get(spot) if spot in told else None)
            for spot, n in counts
            if n or spot in changed
        }
        wide = {spot: width(text, "bold", SIZE) + (68 if spot == "senators" else 30)
                for spot, text in said.items()}  # fmt: skip
        if sum(wide.values()) + GAP * len(wide) + wanted <= ROOM:
            break
    x = WIDTH - EDGE
    for spot, text in said.items():
        box = Box(x - wide[spot], y, wide[spot], LED)
        _deck(canvas, box, text) if spot == "deck" else _senators(canvas, box, text)
        canvas.lit_spot(spot, box)
        x = box.x - GAP
    return x


def _deck(canvas: Canvas, box: Box, said: str) -> None:
    canvas.plate(box.moved(4, -4), 8, RED, INK)
    canvas.plate(box, 8, RED, INK, 3)
    canvas.outline(box.inset(6), 4, 2, GOLD)
    canvas.text(said, box, "bold", SIZE, MARBLE, "centre", least=SIZE)


def _senators(canvas: Canvas, box: Box, said: str) -> None:
    canvas.plate(box, 8, MARBLE, INK, 3)
    canvas.icon("scroll", box.x + 30, box.middle[1], 38, INK)
    room = Box(box.x + 54, box.y, box.w - 62, box.h)
    canvas.text(said, room, "bold", SIZE, INK, "centre", least=SIZE)


# ---- the pool -----------------------------------------------------------------------------------


def _rows(piles: Sequence[Pile]) -> list[list[Pile]]:
    """One if they fit, else two that are about equally long."""
    if sum(pile.wide + GAP for pile in piles) - GAP <= ROOM:
        return [[*piles]]
    half = -(-len(piles) // 2)
    return [[*piles[:half]], [*piles[half:]]]


def _put(canvas: Canvas, row: Sequence[Pile], y: int) -> None:
    spare = ROOM - sum(pile.wide for pile in row)
    gap = min(APART, spare // max(1, len(row) - 1)) if len(row) > 1 else 0
    x = EDGE + (spare - gap * (len(row) - 1)) // 2
    for pile in row:
        box = Box(x, y, pile.wide, PILE_H)
        _pile(canvas, pile, box)
        canvas.lit_spot(f"pool:{pile.material}", box)
        x = box.right + gap


def _pile(canvas: Canvas, pile: Pile, box: Box) -> None:
    """Cards on each other, the last one with the sign; what is gone is pale."""
    face: Colour = COLOUR[pile.material]
    face = face if pile.n else mix(face, PAVING, 0.7)
    for k in range(min(pile.n, 3) - 1, 0, -1):
        canvas.plate(box.moved(k * BEHIND - 2, -k * BEHIND), 8, face, INK)
    canvas.plate(box, 8, face, INK)
    shown: Sign = SIGN[pile.material]
    sign(canvas, shown, box.middle[0], box.y + 28, 38, on(face))
    room = Box(box.x, box.y + 46, box.w, 52)
    canvas.text(pile.said, room, "bold", SIZE, on(face), "centre", least=SIZE)
