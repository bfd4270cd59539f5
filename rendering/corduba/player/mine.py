"""What a phone shows of the own side: goods, people, what Rome wants, what can be paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.corduba.data import TABLES
from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import DISTRICTS, ROW_LENGTH
from games.corduba.words.cards import ability_text
from games.corduba.words.labels import BUILDING_TEXT, CHARACTER_TEXT
from rendering.corduba.hand.prices import payable
from rendering.corduba.hand.sheet import SETTLING
from rendering.corduba.look.colours import ROOF
from rendering.corduba.look.signs import BUILDING_SIGN
from rendering.corduba.player.chips import (
    CHIPS,
    goods_chips,
    insulae_chip,
    marker_chips,
    mood_chips,
    people_chips,
    rome_chips,
)
from rendering.corduba.words.head import words_for
from rendering.frame import Frame
from rendering.front.own import TYPE, chips_block, reach_told, titled, within_reach, words_block
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows
from rendering.kit.signs import sign
from rendering.kit.theme import INK, INK_SOFT, on
from rendering.kit.type import width
from rendering.words.spoken import Words

MARKER = 30  # so that the value on it can be read
SIGN = 30  # width of a roof with its sign
BUILDINGS = ChipRows(tall=27, gap=9)
ROWS = 3  # of buildings with their signs; more would leave no room for what happened


def mine(view: View, frame: Frame, w: int) -> Sequence[Canvas]:
    """Nothing while heirs are chosen: nobody has anything yet."""
    if view.seat is None or view.phase == "draft":
        return ()
    words, me = words_for(view, frame), view.players[view.seat]
    chips = [*goods_chips(me), *people_chips(me), *mood_chips(me, words)]
    chips += [*rome_chips(view, me), *marker_chips(me, size=MARKER)]
    blocks = [chips_block(CHIPS, chips, w, "own:")]
    if view.phase not in SETTLING:
        blocks.append(_affordable(view, me, words, w))
    left = [insulae_chip(me, d) for d in DISTRICTS if me.rows[d] < ROW_LENGTH]
    if left:
        blocks.append(chips_block(CHIPS, left, w, "own:"))
    if me.character:
        ink = INK if me.ability_ready else INK_SOFT
        said = words.tell(ability_text(me.character))
        name = words.tell(CHARACTER_TEXT[me.character])
        blocks.append(words_block(f"{name}: {said}", w, ink))
    return blocks


def pays(view: View, frame: Frame) -> str:
    """Buildings that could be paid now; nothing while nobody builds."""
    if view.seat is None or view.phase in SETTLING:
        return ""
    words = words_for(view, frame)
    kinds = payable(view, view.players[view.seat])
    return reach_told([words.tell(BUILDING_TEXT[kind]) for kind in kinds], words)


def _affordable(view: View, me: PlayerView, words: Words, w: int) -> Canvas:
    """With their signs; where there are too many for that, by their names alone."""
    chips = list(_buildings(view, me, words))
    if len(BUILDINGS.flow(chips, w)) <= ROWS:
        return within_reach(chips, BUILDINGS, words, w)
    names = [words.tell(BUILDING_TEXT[kind]) for kind in payable(view, me)]
    return titled(words.say("pic-pay-for"), words_block(" · ".join(names), w), w)


def _buildings(view: View, me: PlayerView, words: Words) -> Iterator[Chip]:
    for kind in payable(view, me):
        name = words.tell(BUILDING_TEXT[kind])
        w = SIGN + 5 + width(name, "semi", TYPE) + 2
        yield Chip(w, partial(_building, kind, name), f"pay:{kind}")


def _building(kind: str, name: str, canvas: Canvas, box: Box) -> None:
    face = ROOF[TABLES.buildings[kind].colour]
    roof = Box(box.x, box.y, SIGN, box.h)
    canvas.rounded(roof, 6, face)
    sign(canvas, BUILDING_SIGN[kind], *roof.middle, 21, on(face))
    room = Box(roof.right + 5, box.y, box.right - roof.right - 5, box.h)
    canvas.text(name, room, "semi", TYPE, INK, least=TYPE)
