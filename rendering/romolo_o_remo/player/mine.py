"""What a phone shows of the own side: goods and people, what they pay for, dice tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.data.tables import Cost
from games.romolo_o_remo.map.sites import Standing
from games.romolo_o_remo.seat.view import PlayerView, View
from games.romolo_o_remo.terms import (
    BUILDINGS,
    EXPLORER_PRICE,
    SOLDIER_PRICE,
    WORKER_PRICE,
    DiceTile,
    UnitKind,
)
from games.romolo_o_remo.words.labels import BUILDING_TEXT, UNIT_TEXT
from rendering.frame import Frame
from rendering.front.own import chips_block, reach_told, within_reach, words_block
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows, captioned
from rendering.kit.theme import INK, RED
from rendering.kit.type import width
from rendering.romolo_o_remo.board.own import dice_face, hand_of, tile_name
from rendering.romolo_o_remo.look.buildings import building
from rendering.romolo_o_remo.look.colours import purse
from rendering.romolo_o_remo.look.pieces import piece
from rendering.romolo_o_remo.player.estate import (
    CHIPS,
    character_chips,
    people_chips,
    store_chips,
)
from rendering.romolo_o_remo.words.head import words_for
from rendering.words.spoken import Words

REACH = ChipRows(tall=36, gap=14)
FACE = 50  # side of a dice tile
DICE = ChipRows(tall=FACE + 26, gap=12)
PRICES: dict[UnitKind, Cost] = {
    "worker": WORKER_PRICE,
    "soldier": SOLDIER_PRICE,
    "explorer": EXPLORER_PRICE,
}


def mine(view: View, frame: Frame, w: int) -> Sequence[Canvas]:
    """Nothing before there is a capital."""
    if view.seat is None or not view.players[view.seat].capital:
        return ()
    words, me = words_for(view, frame), view.players[view.seat]
    has = [*store_chips(me), *people_chips(me), *character_chips(me, words)]
    blocks = [
        chips_block(CHIPS, has, w, "own:"),
        within_reach(reachable(me, words), REACH, words, w),
    ]
    if me.mouths:
        hungry = me.mouths - me.fed
        said = words.say("romolo-mouths", n=me.mouths, fed=me.fed, hungry=hungry)
        blocks.append(words_block(said, w, RED if hungry > me.stock["grain"] else INK))
    if tiles := hand_of(me):
        faces = [
            captioned(tile_name(tile, words), (FACE, FACE), partial(_dice, tile)) for tile in tiles
        ]
        blocks.append(chips_block(DICE, faces, w, "own:"))
    return blocks


def reachable(me: PlayerView, words: Words) -> list[Chip]:
    """Buildings and units for which the stock suffices, and the next character."""
    chips = [_building(kind, words) for kind in payable(me)]
    chips += [_unit(kind, me.seat, words) for kind in creatable(me)]
    return [*chips, *map(_said, _character(me, words))]


def pays(view: View, frame: Frame) -> str:
    """The same in words."""
    assert view.seat is not None
    words, me = words_for(view, frame), view.players[view.seat]
    names = [words.tell(BUILDING_TEXT[kind]) for kind in payable(me)]
    names += [words.tell(UNIT_TEXT[kind]) for kind in creatable(me)]
    return reach_told([*names, *_character(me, words)], words)


def _character(me: PlayerView, words: Words) -> list[str]:
    if me.money is None or me.money < me.next_price:
        return []
    return [words.say("romolo-next-price", coins=purse(me.next_price))]


def payable(me: PlayerView) -> list[Standing]:
    """What could be built, if there is a place for it; a wall costs one of several goods."""
    found: list[Standing] = [kind for kind in BUILDINGS if _has(me, TABLES.costs[kind])]
    if any(me.stock.get(good) for good in TABLES.wall):
        found.append("wall")
    return found


def creatable(me: PlayerView) -> list[UnitKind]:
    """Units for which there are goods and room."""
    rooms: dict[UnitKind, int] = {
        "worker": me.most_workers - me.workers,
        "soldier": me.most_military - me.military,
        "explorer": me.pool.get("explorer", 0),
    }
    return [kind for kind, room in rooms.items() if room > 0 and _has(me, PRICES[kind])]


def _has(me: PlayerView, price: Cost) -> bool:
    return all(me.stock.get(good, 0) >= n for good, n in price.items())


def _dice(tile: DiceTile, canvas: Canvas, box: Box) -> None:
    dice_face(canvas, tile, box)


def _building(kind: Standing, words: Words) -> Chip:
    name = words.tell(BUILDING_TEXT[kind])

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite(Box(box.x, box.y, 36, 36), building, kind)
        canvas.text(name, Box(box.x + 42, box.y, box.w - 42, box.h), "semi", 22, INK)

    return Chip(44 + width(name, "semi", 22), draw, f"pay:{kind}")


def _unit(kind: UnitKind, seat: int, words: Words) -> Chip:
    name = words.tell(UNIT_TEXT[kind])

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite(Box(box.x, box.y, 32, 36), piece, kind, seat, False)
        canvas.text(name, Box(box.x + 36, box.y, box.w - 36, box.h), "semi", 22, INK)

    return Chip(38 + width(name, "semi", 22), draw, f"pay:{kind}")


def _said(text: str) -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.text(text, box, "semi", 22, INK)

    return Chip(width(text, "semi", 22) + 2, draw)
