"""The strip of a player: Senators, name, character, and all that lies before them."""

from __future__ import annotations

from typing import NamedTuple

from games.corduba.seat.view import PlayerView, View
from games.corduba.words.cards import ability_text
from games.corduba.words.labels import CHARACTER_TEXT
from rendering.corduba.look.people import looks_like, names_of
from rendering.corduba.player.chips import CHIPS, NO_CHANGE, ROW, Was, rows_of
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, badge
from rendering.kit.theme import (
    CHANGED_GROUND,
    INK,
    INK_SOFT,
    MARBLE,
    OCHRE,
    OLIVE,
    PLASTER,
    PLASTER_DARK,
    PLASTER_LIGHT,
    RED,
    mix,
    on,
)
from rendering.kit.type import figure, leading, width, wrap
from rendering.words.spoken import Words

BAND = 140  # Senators and badge
WHO = 400  # name and character, on a board
TALL = 88
LEAD = BAND + 16
APART = 12  # from who it is to what they have


class Room(NamedTuple):
    """What a strip is made for: its width, who is awaited or ahead, what has just changed, how much
    of the width is for name and character.
    """

    w: int
    waits: bool = False
    ahead: bool = False
    was: Was = NO_CHANGE
    who: int = WHO


def area(view: View, player: PlayerView, words: Words, room: Room) -> Canvas:
    w, waits, ahead, was, who = room
    left = LEAD + who + APART
    rows = rows_of(view, player, words, w - left - 14, was)
    h = max(TALL, len(rows) * ROW + 10)
    canvas = Canvas(w, h, PLASTER)
    canvas.rounded(canvas.box, 12, CHANGED_GROUND if waits else PLASTER_LIGHT)
    _band(canvas, player, words)
    if view.phase != "draft":  # before, nobody has anything
        _senators(canvas, player, ahead)
    _head(canvas, view, player, words, who)
    _character(canvas, player, words, who)
    top = (h - len(rows) * ROW) // 2 + 3
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, left, top + n * ROW, f"p{player.seat}:")
    canvas.spot(f"p{player.seat}:who", Box(0, 0, LEAD + who - APART, h))
    canvas.spot(f"p{player.seat}:name", Box(0, 0, BAND, h))
    canvas.part(canvas.box)
    return canvas


def _band(canvas: Canvas, player: PlayerView, words: Words) -> None:
    seat = looks_like(player.seat)
    look = SEATS[seat]
    band = Box(0, 0, BAND, canvas.box.h)
    canvas.rounded(band, 12, look.colour)
    canvas.fill(Box(band.right - 12, band.y, 12, band.h), look.colour)
    side = 48
    at = Box(band.x + 10, (band.h - side) // 2, side, side)
    badge(canvas, seat, names_of(words)[seat], at, on(look.colour))


def _senators(canvas: Canvas, player: PlayerView, ahead: bool) -> None:
    """In a wreath if nobody has more."""
    look = SEATS[looks_like(player.seat)]
    wreath = Box(62, (canvas.box.h - 72) // 2, 72, 72)
    if ahead:
        canvas.shape("laurel", wreath, mix(look.colour, on(look.colour), 0.45))
    canvas.text(figure(player.senators), wreath, "title", 44, on(look.colour), "centre")
    canvas.spot(f"p{player.seat}:senators", wreath)


def _head(canvas: Canvas, view: View, player: PlayerView, words: Words, who: int) -> None:
    """Name, and the place in the order; who has passed has one in the next round."""
    right = LEAD + who - APART
    name = names_of(words)[looks_like(player.seat)]
    passed = player.seat in view.passed
    order = view.passed if passed else view.order
    if player.seat in order and view.phase != "draft" and len(view.order) > 1:
        place = f"{order.index(player.seat) + 1}."
        beside = 26 if passed else 0
        wide = width(place, "semi", 22) + 20 + beside
        chip = Box(right - wide, 7, wide, 30)
        canvas.rounded(chip, 8, PLASTER_DARK if passed else MARBLE)
        if passed:
            canvas.icon("check", chip.x + 18, chip.middle[1], 18, INK_SOFT)
        room = Box(chip.x + beside, chip.y, wide - beside, chip.h)
        canvas.text(place, room, "semi", 22, INK_SOFT, "centre")
        canvas.spot(f"p{player.seat}:order", chip)
        right = chip.x - 10
    if view.phase == "rome" and player.delivered:  # it is decided what goes there
        canvas.icon("check", right - 14, 22, 20, OLIVE)
        canvas.icon("shield-halved", right - 42, 22, 26, RED)
        canvas.spot(f"p{player.seat}:delivered", Box(right - 58, 6, 58, 32))
        right -= 66
    canvas.text(name, Box(LEAD, 3, right - LEAD - 8, 38), "head", 30, INK)


# ---- the character ----------------------------------------------------------------------------


def _character(canvas: Canvas, player: PlayerView, words: Words, who: int) -> None:
    """What the character does; of one whose ability is used only the name is left."""
    if not player.character:
        return
    name = words.tell(CHARACTER_TEXT[player.character])
    at = Box(LEAD + 26, 40, who - 26, canvas.box.h - 44)
    ready = player.ability_ready
    said = f"{name}: {words.tell(ability_text(player.character))}" if ready else name
    canvas.icon("crown" if ready else "check", LEAD + 10, 54, 18, OCHRE if ready else INK_SOFT)
    lines = wrap(said, "text", 22, at.w, at.h)
    tall = min(at.h, len(lines.lines) * leading(lines.size))
    canvas.paragraph(said, Box(at.x, at.y, at.w, tall), "text", 22, INK_SOFT)
    canvas.spot(f"p{player.seat}:ability", Box(LEAD - 4, 38, who + 4, canvas.box.h - 42))
