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
    Resource,
    UnitKind,
)
from games.romolo_o_remo.words.labels import BUILDING_TEXT, UNIT_TEXT
from rendering.frame import Frame
from rendering.front.own import chips_block, reach_told, within_reach, words_block
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows, Draw, captioned
from rendering.kit.theme import INK, INK_SOFT, RED
from rendering.kit.type import width
from rendering.romolo_o_remo.board.own import dice_face, hand_of, tile_name
from rendering.romolo_o_remo.look.buildings import building
from rendering.romolo_o_remo.look.colours import cube, purse
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
CUBE = 24  # of a price
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


def reachable(me: PlayerView, words: Words, priced: bool = False) -> list[Chip]:
    """Buildings and units for which the stock suffices, and the next character; with prices."""
    chips = [_building(kind, words, priced) for kind in payable(me)]
    chips += [_unit(kind, me.seat, words, priced) for kind in creatable(me)]
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


def _building(kind: Standing, words: Words, priced: bool) -> Chip:
    def sign(canvas: Canvas, box: Box) -> None:
        canvas.sprite(box, building, kind)

    price = cost_of(kind) if priced else ()
    return _priced(f"pay:{kind}", words.tell(BUILDING_TEXT[kind]), sign, 36, price)


def _unit(kind: UnitKind, seat: int, words: Words, priced: bool) -> Chip:
    def sign(canvas: Canvas, box: Box) -> None:
        canvas.sprite(box, piece, kind, seat, False)

    price = tuple(PRICES[kind].items()) if priced else ()
    return _priced(f"pay:{kind}", words.tell(UNIT_TEXT[kind]), sign, 32, price)


def cost_of(kind: Standing) -> tuple[tuple[Resource, int], ...]:
    """Goods and how many; of a wall those of which one will do, without a number."""
    if kind == "wall":
        return tuple((good, 0) for good in TABLES.wall)
    return tuple((good, n) for building, cost in TABLES.costs.items() if building == kind
                 for good, n in cost.items())  # fmt: skip


def _priced(
    spot: str, name: str, sign: Draw, side: int, price: Sequence[tuple[Resource, int]]
) -> Chip:
    """A sign, a name, and what it costs: «1» before a cube, «/» between those of a choice."""
    start = side + 6
    end = start + width(name, "semi", 22)
    figures = [str(n) if n else "/" if at else "" for at, (_, n) in enumerate(price)]
    wide = end + 2 + sum(8 + _before(said) + CUBE for said in figures)

    def draw(canvas: Canvas, box: Box) -> None:
        sign(canvas, Box(box.x, box.y, side, 36))
        canvas.text(name, Box(box.x + start, box.y, end - start + 2, box.h), "semi", 22, INK)
        x = box.x + end + 2
        for (good, _), said in zip(price, figures, strict=True):
            x += 8
            if said:
                canvas.text(said, Box(x, box.y, _before(said), box.h), "bold", 22, INK_SOFT)
            x += _before(said)
            cube(canvas, good, Box(x, box.y + (box.h - CUBE) // 2, CUBE, CUBE))
            x += CUBE

    return Chip(wide, draw, spot)


def _before(said: str) -> int:
    return width(said, "bold", 22) + (8 if said == "/" else 3) if said else 0


def _said(text: str) -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.text(text, box, "semi", 22, INK)

    return Chip(width(text, "semi", 22) + 2, draw)
