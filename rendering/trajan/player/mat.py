"""What lies on a player's mat: signs with counts, only what is there, in rows or in a flow."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import NamedTuple

from games.trajan.data.cargo import COMMODITIES
from games.trajan.data.circle import ACTIONS, Action
from games.trajan.data.tiles import BUILDINGS, DEMANDS, Demand
from games.trajan.seat.view import BonusView, PlayerView
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    OLIVE,
    PLASTER_LIGHT,
    RED,
    TYRIAN,
    Colour,
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
    sign,
)
from rendering.trajan.player.row_names import name_row
from rendering.words.spoken import Words

GAP, WIDEST_GAP = 3, 12  # between rows
BESIDE = 5  # between cells
LOW, HIGH, GOODS, FLOWING = 34, 43, 27, 46
TALLER = 10  # units a row may gain where there are few
MOST_BONUS = 5  # one from the start and one a quarter
LISTED_VOTES = 4  # senate tiles told one by one

Draw = Callable[[Canvas, PlayerView, Box], None]


class Cell(NamedTuple):
    spot: str
    wide: int
    held: bool  # there is something to see
    draw: Draw


class Row(NamedTuple):
    height: int
    cells: tuple[Cell, ...]


def rows_of(player: PlayerView, asked: Collection[str] = ()) -> tuple[Row, ...]:
    """All that may lie on a mat, and the actions that are asked about."""
    return (
        Row(LOW, tuple(_figures(player))),
        Row(LOW, tuple(_demands(player))),
        Row(HIGH, tuple(_extras(player, asked))),
        Row(LOW, tuple(_wilds(player))),
        Row(LOW, tuple(_buildings(player))),
        Row(HIGH, tuple(_bonus(player))),
        Row(GOODS, tuple(_display(player, 0))),
        Row(GOODS, tuple(_display(player, 1))),
    )


def mat(
    player: PlayerView, width: int, height: int, asked: Collection[str], words: Words
) -> Canvas:
    """What is there, kind by kind, over so much room; at the right what each row is."""
    held = [
        Row(row.height, tuple(cell for cell in row.cells if cell.held))
        for row in rows_of(player, asked)
    ]
    rows = [row for row in held if row.cells]
    canvas = Canvas(width, height, PLASTER_LIGHT)
    spare = height - sum(row.height + GAP for row in rows)
    taller = max(0, min(TALLER, spare // max(1, len(rows))))
    gap = max(GAP, min(WIDEST_GAP, spare // max(1, len(rows)) - taller))
    y = 0
    for row in (Row(row.height + taller, row.cells) for row in rows):
        needed = sum(cell.wide for cell in row.cells)
        room = width - BESIDE * (len(row.cells) - 1)
        x = 0
        for cell in row.cells:
            w = min(cell.wide + 2 * taller, cell.wide * room // needed)
            place_cell(canvas, player, cell, Box(x, y, w, row.height))
            x += w + BESIDE
        told = Box(x + BESIDE, y, width - x - BESIDE, row.height)
        name_row(canvas, [cell.spot for cell in row.cells], told, words)
        y += row.height + gap
    return canvas


def flow(player: PlayerView, width: int, hand: bool) -> Canvas:
    """What is there, in lines; the cards of the hand first."""
    held = [_FAN, *hand_cells(player, MARBLE)] if hand and player.hand else []
    held += [cell for row in rows_of(player) for cell in row.cells if cell.held]
    boxes: list[Box] = []
    x = y = 0
    for cell in held:
        if x + cell.wide > width:
            x, y = 0, y + FLOWING + BESIDE
        boxes.append(Box(x, y, cell.wide, FLOWING))
        x += cell.wide + BESIDE + 2
    canvas = Canvas(width, y + FLOWING, PLASTER_LIGHT)
    for cell, box in zip(held, boxes, strict=True):
        place_cell(canvas, player, cell, box)
    return canvas


def place_cell(canvas: Canvas, player: PlayerView, cell: Cell, box: Box) -> None:
    cell.draw(canvas, player, box)
    tag = Tag(Box(box.x - 6, box.y - 8, 22, 22))
    canvas.spot(f"p{player.seat}:{cell.spot}", box, tag=tag)


# ---- figures ----------------------------------------------------------------------------------


def _figures(player: PlayerView) -> Iterator[Cell]:
    """Supply; workers and legionnaires in camp and on the board."""
    yield Cell("supply", 78, True, partial(_supply, player.supply))
    workers = (player.worker_camp, len(player.sites))
    yield Cell("workers", _troop_width(*workers), True, partial(_troop, "person-digging", *workers))
    legions = (player.military_camp, len(player.legions))
    yield Cell("legions", _troop_width(*legions), True, partial(_troop, "shield-halved", *legions))


def _troop_width(camp: int, placed: int) -> int:
    return 112 if placed else 66 if camp < 10 else 78


def _supply(n: int, canvas: Canvas, player: PlayerView, box: Box) -> None:
    canvas.icon("chess-pawn", box.x + 14, box.middle[1], 26, INK_SOFT)
    canvas.text(str(n), Box(box.x + 30, box.y, box.w - 30, box.h), "bold", 28, INK)


def counted(
    drawn: Sign, n: int, ground: Colour, canvas: Canvas, player: PlayerView, box: Box
) -> None:
    """A sign and a number."""
    canvas.rounded(box, 7, ground)
    ink = on(ground)
    side = min(32, box.h - 8)
    sign(canvas, drawn, Box(box.x + 5, box.y + (box.h - side) // 2, side, side), ink)
    room = Box(box.x + 6 + side, box.y, box.w - side - 8, box.h)
    canvas.text(str(n), room, "bold", min(32, box.h - 3), ink, "centre")


def _troop(
    drawn: Sign, camp: int, placed: int, canvas: Canvas, player: PlayerView, box: Box
) -> None:
    sign(canvas, drawn, Box(box.x + 2, box.y + (box.h - 26) // 2, 26, 26), INK_SOFT)
    room = Box(box.x + 32, box.y, 34, box.h)
    end = canvas.text(str(camp), room, "bold", 28, INK).right
    if placed:
        room = Box(end + 6, box.y, box.right - end - 6, box.h)
        canvas.text(f"+ {placed}", room, "semi", 24, INK_SOFT)


# ---- demands ----------------------------------------------------------------------------------


def _demands(player: PlayerView) -> Iterator[Cell]:
    """Cover by kind, wild tiles, and what the quarter end would cost now."""
    for kind in DEMANDS:
        held = bool(player.trajan_needs[kind] or player.need_tiles[kind])
        yield Cell(f"need:{kind}", 66, held, partial(_need, kind))
    yield _wild_cell(player, "wild_demand")
    yield Cell("loss", 78, player.loss > 0, _loss)


def _need(kind: Demand, canvas: Canvas, player: PlayerView, box: Box) -> None:
    """What covers every quarter in a seal, what covers once plainly."""
    lasting, tiles = player.trajan_needs[kind], player.need_tiles[kind]
    canvas.rounded(box, 7, MARBLE)
    icon = 20 if lasting and tiles else 24
    canvas.icon(DEMAND_SIGN[kind], box.x + icon // 2 + 3, box.middle[1], icon, INK)
    room = Box(box.x + icon + 4, box.y, box.w - icon - 4, box.h)
    if lasting:
        seal = Box(room.x, room.middle[1] - 13, 17 if tiles else room.w - 3, 26)
        canvas.rounded(seal, 6, OLIVE)
        canvas.text(str(lasting), seal, "bold", 22, MARBLE, "centre")
        room = Box(seal.right, room.y, room.right - seal.right, room.h)
    if tiles:
        canvas.text(str(tiles), room, "bold", 22, INK, "centre")


def _loss(canvas: Canvas, player: PlayerView, box: Box) -> None:
    canvas.rounded(box, 7, RED)
    canvas.icon("triangle-exclamation", box.x + 15, box.middle[1], 22, GOLD)
    room = Box(box.x + 27, box.y, box.w - 28, box.h)
    canvas.text(f"−{player.loss}", room, "bold", 26, MARBLE, "centre")


# ---- wild tiles, extra actions, votes ---------------------------------------------------------


def _wild_cell(player: PlayerView, kind: str) -> Cell:
    return Cell(f"wild:{kind}", 70, player.wild[kind] > 0, partial(_wild, kind))


def _wild(kind: str, canvas: Canvas, player: PlayerView, box: Box) -> None:
    n = player.wild[kind]
    canvas.rounded(box, 7, MARBLE)
    at = Box(box.x + 2, box.y, box.w - (18 if n > 1 else 4), box.h)
    wild_face(canvas, kind, at)
    if n > 1:
        room = Box(box.right - 20, box.y, 18, box.h)
        canvas.text(str(n), room, "bold", 24, INK, "centre")


def _extras(player: PlayerView, asked: Collection[str]) -> Iterator[Cell]:
    """Extra-action tiles by action; a marker makes each worth two repetitions."""
    for action in ACTIONS:
        held = action in asked or player.extra[action] > 0 or action in player.plus2
        yield Cell(f"action:{action}", 62, held, partial(_extra, action))


def _extra(action: Action, canvas: Canvas, player: PlayerView, box: Box) -> None:
    n, doubled = player.extra[action], action in player.plus2
    canvas.rounded(box, 7, GOLD if n else MARBLE)
    x, y = (box.x + 15, box.y + 14) if n or doubled else (box.middle[0] + 4, box.middle[1] + 6)
    canvas.icon(ACTION_SIGN[action], x, y, 22, INK if n else INK_SOFT)
    if n:
        room = Box(box.x + 28, box.y, box.w - 29, 28)
        canvas.text(str(n), room, "bold", 24, INK, "centre")
    low = Box(box.x + 3, box.bottom - 22, box.w - 6, 20)
    if doubled:
        canvas.rounded(low, 5, RED)
        canvas.text("+2", low, "bold", 22, MARBLE, "centre")
    elif n:
        canvas.text("+1", low, "semi", 22, INK, "centre")


def _wilds(player: PlayerView) -> Iterator[Cell]:
    """The other wild tiles; votes on the track and on tiles."""
    for kind in ("wild_commodity", "wild_construction", "wild_extra"):
        yield _wild_cell(player, kind)
    wide = 148 if player.votes_tiles else 72
    yield Cell("votes", wide, player.votes > 0, _votes)


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
        told = str(sum(tiles))
    rest = Box(room.right, box.y, box.right - room.right - 4, box.h)
    canvas.text(f"({told})", rest, "semi", 22, ink, "centre")


# ---- buildings, bonus tiles, display ----------------------------------------------------------


def _buildings(player: PlayerView) -> Iterator[Cell]:
    for type in BUILDINGS:
        n = len(player.buildings[type])
        draw = partial(counted, BUILDING_SIGN[type], n, MARBLE)
        yield Cell(f"building:{type}", 60, n > 0, draw)


def _bonus(player: PlayerView) -> Iterator[Cell]:
    for own in player.bonus:
        yield Cell(f"bonus:{own.id}", 62, True, partial(_bonus_tile, own))


def _bonus_tile(own: BonusView, canvas: Canvas, player: PlayerView, box: Box) -> None:
    bonus_face(canvas, own.id, own.side, box)


def _display(player: PlayerView, line: int) -> Iterator[Cell]:
    """Half of the kinds; two that one bonus tile counts stand below each other."""
    for kind in COMMODITIES[line::2]:
        n = player.display.count(kind)
        draw = partial(counted, CARD_SIGN[kind], n, CARD_COLOUR[kind])
        yield Cell(f"display:{kind}", 58, n > 0, draw)


def hand_cells(player: PlayerView, ground: Colour | None = None) -> Iterator[Cell]:
    """Cards of an open hand by kind, each in its colour unless told."""
    held = player.hand or ()
    for kind in COMMODITIES:
        n = held.count(kind)
        if n:
            draw = partial(counted, CARD_SIGN[kind], n, ground or CARD_COLOUR[kind])
            yield Cell(f"card:{kind}", 62, True, draw)


def _fan(canvas: Canvas, player: PlayerView, box: Box) -> None:
    canvas.shape("fan", Box(box.x + 4, box.y + (box.h - 36) // 2, 36, 36), INK_SOFT)


_FAN = Cell("cards", 44, True, _fan)
