"""A player's hand: follower cards large, below them the own row and the mosaic in words."""

from __future__ import annotations

from typing import NamedTuple

from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import HAND_LIMIT
from rendering.board.scene import INNER, MARGIN
from rendering.frame import Frame
from rendering.hand import GUTTER, TITLE, grid, hand_sheet, place, rows_and_columns, seal
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, OCHRE
from rendering.kit.type import width
from rendering.nova_roma.board.followers import FOLLOWERS_H, follower_card
from rendering.nova_roma.hand.faces import Face, face_sheet, measure
from rendering.nova_roma.hand.goals import HEIGHT as GOALS
from rendering.nova_roma.hand.goals import goals_block
from rendering.nova_roma.words.head import words_for
from rendering.words.spoken import Words

HEADING = 48
CARD_H = FOLLOWERS_H - 16
BESIDE = 4  # followers of the row


class Room(NamedTuple):
    """How much a card can hold; the fewer cards, the more."""

    most: int  # cards
    columns: int
    text: int
    full: bool  # the whole rule


ROOMS = (
    Room(3, 3, 28, True),
    Room(4, 4, 26, True),
    Room(8, 4, 24, True),
    Room(15, 5, 24, False),
    Room(99, 6, 20, False),
)


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """The hand of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words, player = words_for(view, frame), view.players[view.seat]
    held = held_cards(player)
    room = next(room for room in ROOMS if len(held) <= room.most)
    full = room.full and frame.style == "full"
    w = (INNER - GUTTER * (room.columns - 1)) // room.columns
    face = measure(held, words, w, room.text, full)
    rows, _ = rows_and_columns(len(held), room.columns)
    shelf = TITLE + GUTTER + rows * (face.h + GUTTER)
    canvas = _sheet(player, words, shelf + _row_height(player) + _goals_height(player))
    if not held:
        empty = Box(MARGIN, TITLE, INNER, face.h)
        canvas.text(words.say("pic-hand-empty"), empty, "head", 40, INK_SOFT, "centre")
    boxes = grid(len(held), room.columns, face.w, face.h)
    for card, box in zip(held, boxes, strict=True):
        _card(canvas, card, box, face, player, frame, words)
    _row(canvas, player, words, shelf)
    if player.mosaic:
        y = shelf + _row_height(player)
        _heading(canvas, words.say("nova-own-mosaic"), words.say("nova-lines-note"), y)
        canvas.put(goals_block(player, words), MARGIN, y + HEADING)
    return canvas


def held_cards(player: PlayerView) -> list[str]:
    """Cards to choose from in a draft, cards kept in it, cards of the hand."""
    return [*(player.pack or ()), *(player.kept or ()), *(player.hand or ())]


def _sheet(player: PlayerView, words: Words, height: int) -> Canvas:
    name = words.names[player.seat]
    title = words.say("pic-hand-title", name=name)
    note = words.say("nova-hand-count", n=len(held_cards(player)), limit=HAND_LIMIT)
    return hand_sheet(height + height % 2, player.seat, name, title, note)


def _card(
    canvas: Canvas,
    card: str,
    box: Box,
    face: Face,
    player: PlayerView,
    frame: Frame,
    words: Words,
) -> None:
    """Cards that cannot be used step back when others can; kept ones of a draft say so."""
    playable = card in frame.playable
    dimmed = bool(frame.playable) and not playable
    place(canvas, face_sheet(card, face, words, dimmed), box, card, playable)
    if card in (player.kept or ()):
        seal(canvas, box.right - 8, box.y - 20, None, words.say("nova-kept"), OCHRE)


# ---- below the cards --------------------------------------------------------------------------


def _heading(canvas: Canvas, text: str, note: str, y: int) -> None:
    end = canvas.text(text, Box(MARGIN, y, INNER, HEADING - 6), "head", 30, INK).right + 20
    if note:
        room = Box(end, y + 3, width(note, "semi", 24), HEADING - 6)
        canvas.text(note, room, "semi", 24, INK_SOFT)


def _row_height(player: PlayerView) -> int:
    rows = -(-len(player.row) // BESIDE)
    return HEADING + rows * (CARD_H + 8) + 12 if rows else 0


def _goals_height(player: PlayerView) -> int:
    return HEADING + GOALS + GUTTER if player.mosaic else 0


def _row(canvas: Canvas, player: PlayerView, words: Words, y: int) -> None:
    if not player.row:
        return
    note = words.say("nova-surcharge", n=player.row_surcharge) if player.row_surcharge else ""
    _heading(canvas, words.say("nova-own-row"), note, y)
    w = (INNER - 10 * (BESIDE - 1)) // BESIDE
    for n, hired in enumerate(player.row):
        x, top = MARGIN + n % BESIDE * (w + 10), y + HEADING + n // BESIDE * (CARD_H + 8)
        card = follower_card(hired.card, w, words, hired.exhausted or hired.fresh)
        canvas.put(card, x, top)
