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
    INK_FAINT,
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
from rendering.kit.type import figure, width
from rendering.words.spoken import Words

BAND = 84
HEAD = 50
ABILITY = 30
SHORTEST = BAND + 64  # wreath and badge below each other


class Room(NamedTuple):
    """What an area is made for: its size, whether somebody is awaited, what has just changed."""

    w: int
    h: int = 0
    waits: bool = False
    was: Was = NO_CHANGE


def height(view: View, player: PlayerView, words: Words, room: Room) -> int:
    """What an area of this width needs."""
    w = room.w
    rows = rows_of(view, player, words, w - BAND - 30, room.was)
    top = HEAD + _ability_height(_ability(player, words), w)
    return max(SHORTEST, top + len(rows) * ROW + 8)


def area(view: View, player: PlayerView, words: Words, room: Room) -> Canvas:
    w, h, waits, was = room
    rows = rows_of(view, player, words, w - BAND - 30, was)
    ability = _ability(player, words)
    top = HEAD + _ability_height(ability, w)
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 12, CHANGED_GROUND if waits else PLASTER_LIGHT, INK, 4 if waits else 2)
    _band(canvas, player, words)
    _head(canvas, view, player, words)
    if ability:
        _character(canvas, player, ability)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, BAND + 16, top + n * ROW, f"p{player.seat}:")
    canvas.part(canvas.box)
    return canvas


def _band(canvas: Canvas, player: PlayerView, words: Words) -> None:
    """Senators in a wreath over the badge."""
    seat = looks_like(player.seat)
    look = SEATS[seat]
    band = Box(4, 4, BAND, canvas.box.h - 8)
    canvas.rounded(band, 9, look.colour)
    canvas.fill(Box(band.right - 10, band.y, 10, band.h), look.colour)
    wreath = Box(band.x + 4, band.y + 8, BAND - 8, BAND - 8)
    canvas.shape("laurel", wreath, mix(look.colour, on(look.colour), 0.45))
    canvas.text(figure(player.senators), wreath, "title", 44, on(look.colour), "centre")
    canvas.spot(f"p{player.seat}:senators", wreath)
    side = 46
    at = Box(band.middle[0] - side // 2, band.bottom - side - 8, side, side)
    badge(canvas, seat, names_of(words)[seat], at, on(look.colour))


def _head(canvas: Canvas, view: View, player: PlayerView, words: Words) -> None:
    """Name, and the place in the order; who has passed has one in the next round."""
    right = canvas.box.w - 14
    name = names_of(words)[looks_like(player.seat)]
    passed = player.seat in view.passed
    order = view.passed if passed else view.order
    if player.seat in order and view.phase != "draft" and len(view.order) > 1:
        place = f"{order.index(player.seat) + 1}."
        wide = width(place, "semi", 22) + 20 + (26 if passed else 0)
        chip = Box(right - wide, 10, wide, 32)
        canvas.rounded(chip, 8, PLASTER_DARK if passed else MARBLE)
        if passed:
            canvas.icon("check", chip.x + 18, chip.middle[1], 18, INK_SOFT)
        room = Box(
            chip.right - wide + (26 if passed else 0), chip.y, wide - (26 if passed else 0), 32
        )
        canvas.text(place, room, "semi", 22, INK_SOFT, "centre")
        canvas.spot(f"p{player.seat}:order", chip)
        right = chip.x - 10
    if view.phase == "rome" and player.delivered:  # it is decided what goes there
        canvas.icon("check", right - 14, 26, 20, OLIVE)
        canvas.icon("shield-halved", right - 42, 26, 26, RED)
        right -= 66
    canvas.text(name, Box(BAND + 16, 6, right - BAND - 20, HEAD - 8), "head", 32, INK)


# ---- the character ----------------------------------------------------------------------------


def _ability(player: PlayerView, words: Words) -> str:
    if not player.character:
        return ""
    name = words.tell(CHARACTER_TEXT[player.character])
    return f"{name}: {words.tell(ability_text(player.character))}"


def _ability_height(ability: str, w: int) -> int:
    if not ability:
        return 0
    return ABILITY if width(ability, "text", 20) <= w - BAND - 54 else 2 * ABILITY - 6


def _character(canvas: Canvas, player: PlayerView, ability: str) -> None:
    """What the character does; a used ability fades."""
    w = canvas.box.w
    tall = _ability_height(ability, w)
    at = Box(BAND + 40, HEAD - 2, w - BAND - 54, tall - 4)
    ready = player.ability_ready
    canvas.icon("crown", BAND + 26, HEAD + 11, 20, OCHRE if ready else INK_FAINT)
    canvas.paragraph(ability, at, "text", 22, INK_SOFT if ready else INK_FAINT)
    canvas.spot(f"p{player.seat}:ability", Box(BAND + 12, HEAD - 4, w - BAND - 24, tall))
