"""What lies on a player's mat: signs with counts, in rows or, only what is there, in a flow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from games.trajan.data.cargo import COMMODITIES
from games.trajan.data.circle import ACTIONS, Action
from games.trajan.data.tiles import BONUS_ACTION, BUILDINGS, DEMANDS, Building, Demand
from games.trajan.seat.view import BonusView, PlayerView
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    OCHRE,
    OLIVE,
    PLASTER_LIGHT,
    RED,
    TYRIAN,
    Colour,
    mix,
    on,
)
from rendering.trajan.look.faces import bonus_face, wild_face
from rendering.trajan.look.signs import (
    ACTION_SIGN,
    BUILDING_SIGN,
    CARD_COLOUR,
    CARD_SIGN,
    DEMAND_SIGN,
    Sign,
    pale,
    sign,
)

GAP = 5
BESIDE = 4  # between cells
LOW, HIGH, FLOWING = 37, 52, 46
MOST_BONUS = 5  # one from the start and one a quarter
LISTED_VOTES = 4  # senate tiles told one by one

Draw = Callable[[Canvas, PlayerView, Box], None]


class Cell(NamedTuple):
    spot: str
    share: int  # of the width of its row
    wide: int  # in a flow
    held: bool  # there is something to see
    draw: Draw


class Row(NamedTuple):
    height: int
    cells: tuple[Cell, ...]


def rows_of(player: PlayerView) -> tuple[Row, ...]:
    return (
        Row(LOW, tuple(_figures(player))),
        Row(LOW, tuple(_demands(player))),
        Row(HIGH, tuple(_extras(player))),
        Row(LOW, tuple(_wilds(player))),
        Row(LOW, tuple(_buildings(player))),
        Row(HIGH, tuple(_bonus(player))),
        Row(27, tuple(_display(player, 0))),
        Row(27, tuple(_display(player, 1))),
    )


def mat(player: PlayerView, width: int) -> Canvas:
    """Every field of the mat in its place, empty ones pale."""
    rows = rows_of(player)
    canvas = Canvas(width, sum(row.height + GAP for row in rows) - GAP, PLASTER_LIGHT)
    y = 0
    for row in rows:
        whole, room = sum(c.share for c in row.cells), width - BESIDE * (len(row.cells) - 1)
        x = 0
        for cell in row.cells:
            w = room * cell.share // whole
            _place(canvas, player, cell, Box(x, y, w, row.height))
            x += w + BESIDE
        y += row.height + GAP
    return canvas


def flow(player: PlayerView, width: int, hand: bool) -> Canvas:
    """Only what is there, in lines; at the end also the cards of the hand."""
    held = [cell for row in rows_of(player) for cell in row.cells if cell.held]
    held += _open_hand(player) if hand else ()
    boxes: list[Box] = []
    x = y = 0
    for cell in held:
        if x + cell.wide > width:
            x, y = 0, y + FLOWING + GAP
        boxes.append(Box(x, y, cell.wide, FLOWING))
        x += cell.wide + BESIDE + 2
    canvas = Canvas(width, y + FLOWING, PLASTER_LIGHT)
    for cell, box in zip(held, boxes, strict=True):
        _place(canvas, player, cell, box)
    return canvas


def _place(canvas: Canvas, player: PlayerView, cell: Cell, box: Box) -> None:
    cell.draw(canvas, player, box)
    tag = Tag(Box(box.x - 6, box.y - 8, 22, 22))
    canvas.spot(f"p{player.seat}:{cell.spot}", box, tag=tag)


# ---- figures ----------------------------------------------------------------------------------


def _figures(player: PlayerView) -> Iterator[Cell]:
    """Supply; workers and legionnaires in camp and on the board."""
    yield Cell("supply", 8, 84, True, partial(_counted, "chess-pawn", player.supply, MARBLE))
    workers = (player.worker_camp, len(player.sites))
    yield Cell("workers", 11, 116, True, partial(_troop, "person-digging", *workers))
    legions = (player.military_camp, len(player.legions))
    yield Cell("legions", 11, 116, True, partial(_troop, "shield-halved", *legions))


def _counted(
    drawn: Sign, n: int, ground: Colour, canvas: Canvas, player: PlayerView, box: Box
) -> None:
    """A sign and a number; pale where there is none."""
    canvas.rounded(box, 7, ground if n else pale(INK_FAINT))
    ink = on(ground) if n else INK_FAINT
    side = min(26, box.h - 7)
    sign(canvas, drawn, Box(box.x + 5, box.y + (box.h - side) // 2, side, side), ink)
    if n:
        room = Box(box.x + 6 + side, box.y, box.w - side - 8, box.h)
        canvas.text(str(n), room, "bold", min(28, box.h - 3), ink, "centre")


def _troop(
    drawn: Sign, camp: int, placed: int, canvas: Canvas, player: PlayerView, box: Box
) -> None:
    canvas.rounded(box, 7, MARBLE)
    sign(canvas, drawn, Box(box.x + 5, box.y + (box.h - 26) // 2, 26, 26), INK)
    room = Box(box.x + 33, box.y, 30, box.h)
    canvas.text(str(camp), room, "bold", 28, INK, "centre")
    room = Box(room.right, box.y, box.right - room.right - 2, box.h)
    canvas.text(f"→ {placed}", room, "semi", 24, INK_SOFT, "centre")


# ---- demands ----------------------------------------------------------------------------------


def _demands(player: PlayerView) -> Iterator[Cell]:
    """Cover by kind, wild tiles, and what the quarter end would cost now."""
    for kind in DEMANDS:
        held = bool(player.trajan_needs[kind] or player.need_tiles[kind])
        yield Cell(f"need:{kind}", 11, 72, held, partial(_need, kind))
    yield _wild_cell(player, "wild_demand", 10)
    yield Cell("loss", 14, 84, player.loss > 0, _loss)


def _need(kind: Demand, canvas: Canvas, player: PlayerView, box: Box) -> None:
    """What covers every quarter in a seal, what covers once plainly."""
    lasting, tiles = player.trajan_needs[kind], player.need_tiles[kind]
    canvas.rounded(box, 7, MARBLE if lasting or tiles else pale(INK_FAINT))
    ink = INK if lasting or tiles else INK_FAINT
    icon = 20 if lasting and tiles else 24
    canvas.icon(DEMAND_SIGN[kind], box.x + icon // 2 + 3, box.middle[1], icon, ink)
    room = Box(box.x + icon + 4, box.y, box.w - icon - 4, box.h)
    if lasting:
        seal = Box(room.x, room.middle[1] - 13, 17 if tiles else room.w - 3, 26)
        canvas.rounded(seal, 6, OLIVE)
        canvas.text(str(lasting), seal, "bold", 22, MARBLE, "centre")
        room = Box(seal.right, room.y, room.right - seal.right, room.h)
    if tiles:
        canvas.text(str(tiles), room, "bold", 22, INK, "centre")


def _loss(canvas: Canvas, player: PlayerView, box: Box) -> None:
    if not player.loss:
        canvas.rounded(box, 7, pale(INK_FAINT))
        canvas.text("0", box, "bold", 24, INK_FAINT, "centre")
        return
    canvas.rounded(box, 7, RED)
    canvas.icon("triangle-exclamation", box.x + 15, box.middle[1], 22, GOLD)
    room = Box(box.x + 27, box.y, box.w - 28, box.h)
    canvas.text(f"−{player.loss}", room, "bold", 26, MARBLE, "centre")


# ---- wild tiles, extra actions, votes ---------------------------------------------------------


def _wild_cell(player: PlayerView, kind: str, share: int) -> Cell:
    return Cell(f"wild:{kind}", share, 76, player.wild[kind] > 0, partial(_wild, kind))


def _wild(kind: str, canvas: Canvas, player: PlayerView, box: Box) -> None:
    n = player.wild[kind]
    canvas.rounded(box, 7, MARBLE if n else pale(INK_FAINT))
    if not n:
        canvas.icon("star", *box.middle, 20, mix(PLASTER_LIGHT, INK_FAINT, 0.65))
        return
    at = Box(box.x + 2, box.y, box.w - (18 if n > 1 else 4), box.h)
    wild_face(canvas, kind, at)
    if n > 1:
        room = Box(box.right - 20, box.y, 18, box.h)
        canvas.text(str(n), room, "bold", 24, INK, "centre")


def _extras(player: PlayerView) -> Iterator[Cell]:
    """Extra-action tiles by action; a marker makes each worth two repetitions."""
    for action in ACTIONS:
        held = player.extra[action] > 0 or action in player.plus2
        yield Cell(f"action:{action}", 1, 60, held, partial(_extra, action))


def _extra(action: Action, canvas: Canvas, player: PlayerView, box: Box) -> None:
    n, doubled = player.extra[action], action in player.plus2
    canvas.rounded(box, 7, GOLD if n else pale(INK_FAINT))
    ink = INK if n else INK_FAINT
    x = box.x + 15 if n else box.middle[0]
    canvas.icon(ACTION_SIGN[action], x, box.y + 16, 22, ink)
    if n:
        room = Box(box.x + 28, box.y, box.w - 29, 31)
        canvas.text(str(n), room, "bold", 24, ink, "centre")
    low = Box(box.x + 3, box.bottom - 23, box.w - 6, 21)
    if doubled:
        canvas.rounded(low, 5, RED)
        canvas.text("+2", low, "bold", 20, MARBLE, "centre")
    else:
        canvas.text("+1", low, "semi", 20, ink, "centre")


def _wilds(player: PlayerView) -> Iterator[Cell]:
    """The other wild tiles; votes on the track and on tiles."""
    for kind in ("wild_commodity", "wild_construction", "wild_extra"):
        yield _wild_cell(player, kind, 3)
    yield Cell("votes", 7, 150, player.votes > 0, _votes)


def _votes(canvas: Canvas, player: PlayerView, box: Box) -> None:
    tiles = player.votes_tiles
    canvas.rounded(box, 7, TYRIAN if tiles else MARBLE)
    ink = MARBLE if tiles else INK
    canvas.icon("landmark", box.x + 17, box.middle[1], 24, ink)
    room = Box(box.x + 30, box.y, 34, box.h)
    canvas.text(str(player.votes), room, "bold", 28, ink, "centre")
    if not tiles:
        return
    told = "+".join(str(n) for n in sorted(tiles, reverse=True))
    if len(tiles) > LISTED_VOTES:
        told = f"{len(tiles)}: {sum(tiles)}"
    rest = Box(room.right, box.y, box.right - room.right - 4, box.h)
    canvas.text(f"({told})", rest, "semi", 22, ink, "centre")


# ---- buildings, bonus tiles, display ----------------------------------------------------------


def _buildings(player: PlayerView) -> Iterator[Cell]:
    for type in BUILDINGS:
        held = bool(player.buildings[type])
        yield Cell(f"building:{type}", 1, 66, held, partial(_building, type))


def _building(type: Building, canvas: Canvas, player: PlayerView, box: Box) -> None:
    """How many; where there is none, the action that comes with the first."""
    n = len(player.buildings[type])
    _counted(BUILDING_SIGN[type], n, MARBLE, canvas, player, box)
    if not n:
        x = box.right - 15
        canvas.icon(ACTION_SIGN[BONUS_ACTION[type]], x, box.middle[1], 20, OCHRE)


def _bonus(player: PlayerView) -> Iterator[Cell]:
    for n in range(MOST_BONUS):
        own = player.bonus[n] if n < len(player.bonus) else None
        spot = f"bonus:{own.id}" if own else f"bonus:{n}"
        yield Cell(spot, 1, 66, own is not None, partial(_bonus_tile, own))


def _bonus_tile(own: BonusView | None, canvas: Canvas, player: PlayerView, box: Box) -> None:
    if own:
        bonus_face(canvas, own.id, own.side, box)
    else:
        canvas.rounded(box, 8, pale(INK_FAINT))


def _display(player: PlayerView, line: int) -> Iterator[Cell]:
    """Half of the kinds; two that one bonus tile counts stand below each other."""
    for kind in COMMODITIES[line::2]:
        n = player.display.count(kind)
        draw = partial(_counted, CARD_SIGN[kind], n, CARD_COLOUR[kind])
        yield Cell(f"display:{kind}", 1, 62, n > 0, draw)


def _open_hand(player: PlayerView) -> Iterator[Cell]:
    """Cards by kind behind the sign of the hand."""
    held = player.hand or ()
    if held:
        yield Cell("cards", 1, 44, True, _fan)
    for kind in COMMODITIES:
        n = held.count(kind)
        if n:
            yield Cell(f"card:{kind}", 1, 62, True, partial(_counted, CARD_SIGN[kind], n, MARBLE))


def _fan(canvas: Canvas, player: PlayerView, box: Box) -> None:
    canvas.shape("fan", Box(box.x + 4, box.y + (box.h - 36) // 2, 36, 36), INK_SOFT)
