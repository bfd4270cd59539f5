"""A player's hand: goods to pay with, follower cards, the own row, and the mosaic with progress."""

from __future__ import annotations

from typing import NamedTuple

from games.core.catalogue import LANGUAGES
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import HAND_LIMIT
from rendering.board.scene import MARGIN, TALLEST
from rendering.frame import Frame
from rendering.hand import (
    COLUMN,
    GUTTER,
    INNER,
    LEAST,
    OVER,
    TITLE,
    hand_sheet,
    place,
    seal,
    shelved,
    shelves,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_FAINT, INK_SOFT, MARBLE, OCHRE, PLASTER
from rendering.kit.type import width
from rendering.nova_roma.front.painting import LOOK
from rendering.nova_roma.hand.faces import Detail, face_sheet, height, resting_sheet
from rendering.nova_roma.hand.goals import goals_block, goals_height
from rendering.nova_roma.look.signs import GOOD_COLOUR, token
from rendering.nova_roma.words.head import PACKAGE, words_for
from rendering.words.spoken import Words

GOODS = 74
HEADING = 58
EMPTY = 120


class Room(NamedTuple):
    """How much the cards of the hand and the followers of the row can tell.

    Where many cards are to choose from, row and mosaic are left to the board.
    """

    held: Detail
    hired: Detail
    alone: bool = False


ROOMS = (
    Room("rule", "short"),
    Room("rule", "signs"),
    Room("rule", "name"),
    Room("short", "name"),
    Room("signs", "name"),
    Room("name", "name"),
    Room("short", "name", alone=True),
    Room("signs", "name", alone=True),
    Room("name", "name", alone=True),
)


class Plan(NamedTuple):
    """Where everything begins."""

    room: Room
    held: list[int]  # heights
    hired: list[int]
    cards: int
    row: int
    goals: int
    height: int


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """The hand of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words, player = words_for(view, frame), view.players[view.seat]
    held = held_cards(player)
    mosaic = goals_block(player, words) if player.mosaic else None
    plan = _plan(_room(player), player, words)
    canvas = _sheet(player, words, plan.height)
    _goods(canvas, player, TITLE + GUTTER - 8)
    if not held:
        empty = Box(MARGIN, plan.cards, INNER, EMPTY)
        canvas.text(words.say("pic-hand-empty"), empty, "head", 44, INK_SOFT, "centre")
    for card, box in zip(held, shelves(plan.held, plan.cards), strict=True):
        _card(canvas, card, box, plan.room.held, player, frame, words)
    _row(canvas, player, words, plan)
    if mosaic and not plan.room.alone:
        _heading(canvas, words.say("nova-own-mosaic"), "", plan.goals)
        canvas.put(mosaic, MARGIN, plan.goals + HEADING)
    return canvas


def _room(player: PlayerView) -> Room:
    """The most that fits whichever language is spoken: nobody gets less than their neighbour."""
    spoken = [Words(PACKAGE, language, (), 0) for language in LANGUAGES]
    for room in ROOMS:
        if all(_plan(room, player, words).height <= TALLEST for words in spoken):
            return room
    return ROOMS[-1]


def _plan(room: Room, player: PlayerView, words: Words) -> Plan:
    held = [height(card, words, COLUMN, room.held) for card in held_cards(player)]
    row = () if room.alone else player.row
    mosaic = 0 if room.alone else goals_height(player, words)
    hired = [height(own.card, words, COLUMN, room.hired) for own in row]
    cards = TITLE + GUTTER + GOODS + GUTTER
    below = cards + (shelved(held) if held else EMPTY)
    goals = below + (HEADING + shelved(hired) if hired else 0)
    tall = goals + (HEADING + mosaic + 8 if mosaic else 0)
    return Plan(room, held, hired, cards, below, goals, tall + tall % 2)


def held_cards(player: PlayerView) -> list[str]:
    """Cards to choose from in a draft, cards kept in it, cards of the hand."""
    return [*(player.pack or ()), *(player.kept or ()), *(player.hand or ())]


def _sheet(player: PlayerView, words: Words, height: int) -> Canvas:
    name = words.names[player.seat]
    title = words.say("pic-hand-title", name=name)
    note = words.say("nova-hand-count", n=len(held_cards(player)), limit=HAND_LIMIT)
    return hand_sheet(height, player.seat, name, title, note, LOOK)


def _goods(canvas: Canvas, player: PlayerView, y: int) -> None:
    """Coins, goods, influence and artisans: what one can pay with."""
    counts = [("coin", player.coins), *((str(good), player.goods[good]) for good in GOOD_COLOUR)]
    counts += [("influence", player.influence), ("artisan", player.artisans)]
    step = INNER // len(counts)
    for n, (what, has) in enumerate(counts):
        box = Box(MARGIN + n * step, y, step - 8, GOODS)
        canvas.plate(box, 12, MARBLE if has else PLASTER, INK if has else INK_FAINT)
        token(canvas, what, box.x + 38, box.middle[1], 48)
        room = Box(box.x + 68, box.y, box.w - 72, box.h)
        ink = INK if has else INK_FAINT
        canvas.text(str(has), room, "title", 46, ink, "centre", least=LEAST)
        canvas.spot(f"own:{what}", box)


def _card(
    canvas: Canvas,
    card: str,
    box: Box,
    detail: Detail,
    player: PlayerView,
    frame: Frame,
    words: Words,
) -> None:
    """Cards that cannot be used step back when others can; kept ones of a draft say so."""
    playable = card in frame.playable
    dimmed = bool(frame.playable) and not playable
    place(canvas, face_sheet(card, box, detail, words, dimmed), box, card, playable)
    if card in (player.kept or ()):
        kept = words.say("nova-kept")
        seal(canvas, box.right - 8, box.y - OVER, None, kept, OCHRE)


# ---- below the cards --------------------------------------------------------------------------


def _heading(canvas: Canvas, text: str, note: str, y: int) -> None:
    end = canvas.text(text, Box(MARGIN, y, INNER, HEADING - 6), "head", 42, INK).right + 20
    if note and end + width(note, "semi", LEAST) <= MARGIN + INNER:
        room = Box(end, y + 3, width(note, "semi", LEAST), HEADING - 6)
        canvas.text(note, room, "semi", LEAST, INK_SOFT)


def _row(canvas: Canvas, player: PlayerView, words: Words, plan: Plan) -> None:
    if not plan.hired:
        return
    note = words.say("nova-surcharge", n=player.row_surcharge) if player.row_surcharge else ""
    _heading(canvas, words.say("nova-own-row"), note, plan.row)
    for own, box in zip(player.row, shelves(plan.hired, plan.row + HEADING), strict=True):
        resting = own.exhausted or own.fresh
        card = resting_sheet(own.card, box, plan.room.hired, words, resting)
        canvas.put(card, box.x, box.y)
