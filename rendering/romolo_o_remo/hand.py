"""What one king alone knows: dice tiles, purse, the secret tile, land seen by the explorer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple
from zlib import crc32

from games.romolo_o_remo.seat.view import PlayerView, View
from games.romolo_o_remo.terms import DiceTile, Terrain
from games.romolo_o_remo.words.labels import TERRAIN_TEXT, TILE_HINT
from rendering.board.scene import MARGIN, TALLEST
from rendering.frame import Frame
from rendering.front.own import within_reach
from rendering.hand import (
    COLUMNS,
    GUTTER,
    INNER,
    LEAST,
    TITLE,
    hand_sheet,
    place,
    rows_of,
    shelved,
    shelves,
    step_back,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import ChipRows
from rendering.kit.surface import Align
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, PLASTER
from rendering.kit.type import break_lines, leading
from rendering.romolo_o_remo.board.own import dice_face, hand_of, tile_name
from rendering.romolo_o_remo.front.painting import LOOK
from rendering.romolo_o_remo.look.colours import purse
from rendering.romolo_o_remo.look.land import LOOKS, land_tile
from rendering.romolo_o_remo.player.estate import goods_chips, money_chip
from rendering.romolo_o_remo.player.mine import REACH, reachable
from rendering.romolo_o_remo.player.persons import (
    APART,
    Person,
    draw_person,
    height_of,
    persons,
)
from rendering.romolo_o_remo.words.head import words_for
from rendering.words.spoken import Words

DICE = 112
PAD = 16
HEADING = 60
GOODS = ChipRows(tall=68, gap=34)
SIGN = 64
TILE_W, TILE_H = 212, 246
LARGER = 1.8  # than on a phone's picture: what can be paid
LANDS = 5  # tiles in a row
TOLD = 2  # tiles with room for their rule beside them
ROW = 5  # dice tiles, as long as none is asked for
SMALL_PAD = 10
FACE = 74  # side of a dice tile in that row
TITLED = TITLE + GUTTER - 12


class Section(NamedTuple):
    """A part of the sheet: how tall it is, and how it is drawn from a height down."""

    tall: int
    draw: Callable[[Canvas, int], None]


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """Of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words, me = words_for(view, frame), view.players[view.seat]
    tiles, lands = hand_of(me), list(seen_land(view))
    stock, reach = [_stock(me, words)], _reach(me, words)
    dice = [_dice(tiles, frame, words)] if tiles else []
    rest = [*reach, *([_lands(lands, words)] if lands else [])]
    sections = [*dice, *stock, *rest] if frame.playable else [*stock, *rest, *dice]
    room = TALLEST - TITLED - sum(section.tall for section in sections) - HEADING - 12
    if me.characters:
        sections.append(_people(persons(me.characters, words, room), words))
    height = TITLED + sum(section.tall for section in sections) + 12
    name = words.names[view.seat]
    title = words.say("pic-hand-title", name=name)
    note = words.say("romolo-hand-note", coins=purse(me.money or 0), n=len(tiles))
    canvas = hand_sheet(height + height % 2, view.seat, name, title, note, LOOK)
    y = TITLED
    for section in sections:
        section.draw(canvas, y)
        y += section.tall
    return canvas


def _heading(canvas: Canvas, text: str, y: int) -> None:
    canvas.text(text, Box(MARGIN, y, INNER, HEADING - 6), "head", 42, INK)


# ---- stock ------------------------------------------------------------------------------------


def _stock(me: PlayerView, words: Words) -> Section:
    rows = GOODS.flow([money_chip(me, SIGN), *goods_chips(me, SIGN)], INNER - 32)

    def draw(canvas: Canvas, y: int) -> None:
        _heading(canvas, words.say("romolo-own"), y)
        for n, row in enumerate(rows):
            GOODS.put(canvas, row, MARGIN + 8, y + HEADING + n * (GOODS.tall + 6), "own:")

    return Section(HEADING + len(rows) * (GOODS.tall + 6) + 10, draw)


def _reach(me: PlayerView, words: Words) -> list[Section]:
    """What the stock pays for, each with its price; nothing before there is a capital."""
    if not me.capital:
        return []
    chips = reachable(me, words, priced=True)
    told = within_reach(chips, REACH, words, int((INNER - 2 * PAD) / LARGER))
    w, h = (round(side * LARGER) for side in told.size)
    sheet = Canvas(INNER, h + 2 * (PAD // 2), PLASTER)
    sheet.rounded(sheet.box, 12, MARBLE)
    sheet.shot(told, told.box, Box(PAD, PAD // 2, w, h), 0)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.put(sheet, MARGIN, y)

    return [Section(sheet.box.h + 14, draw)]


# ---- dice tiles -------------------------------------------------------------------------------


def _dice(tiles: Sequence[DiceTile], frame: Frame, words: Words) -> Section:
    """Large cards where one is to be laid now; else a row of small ones."""
    make, columns = (_card, COLUMNS) if frame.playable else (_small_card, ROW)
    wide = (INNER - GUTTER * (columns - 1)) // columns
    cards = [make(tile, wide, words) for tile in tiles]
    heights = [card.box.h for card in cards]
    tallest = rows_of(heights, columns)
    cards = [make(tile, wide, words, tallest[n // columns]) for n, tile in enumerate(tiles)]
    when = "romolo-tiles-now" if frame.playable else "romolo-tiles-later"

    def draw(canvas: Canvas, y: int) -> None:
        _heading(canvas, words.say(when), y)
        boxes = shelves(heights, y + HEADING, columns)
        for tile, card, box in zip(tiles, cards, boxes, strict=True):
            playable = tile in frame.playable
            if frame.playable and not playable:
                step_back(card)
            place(canvas, card, box, tile, playable)

    return Section(HEADING + shelved(heights, columns), draw)


def _card(tile: DiceTile, w: int, words: Words, tall: int = 0) -> Canvas:
    """A dice tile, its name beside it, its effect below."""
    lines = break_lines(words.tell(TILE_HINT[tile]), "text", LEAST, w - 2 * PAD)
    top = PAD + DICE + 6
    card = Canvas(w, tall or top + len(lines) * leading(LEAST) + PAD, PLASTER)
    card.plate(card.box, 14, MARBLE, INK, 3)
    dice_face(card, tile, Box(PAD, PAD, DICE, DICE))
    room = Box(PAD + DICE + 14, PAD, w - DICE - 2 * PAD - 14, DICE)
    card.paragraph(tile_name(tile, words), room, "head", 42, INK, least=LEAST)
    _effect(card, lines, PAD, top)
    return card


def _small_card(tile: DiceTile, w: int, words: Words, tall: int = 0) -> Canvas:
    """The same, narrow and in few words: the name stands below the tile."""
    inner = w - 2 * SMALL_PAD
    lines = break_lines(words.say(f"romolo-dice-{tile}.short"), "text", LEAST, inner)
    top = SMALL_PAD + FACE + 4 + leading(LEAST)
    card = Canvas(w, tall or top + len(lines) * leading(LEAST) + SMALL_PAD, PLASTER)
    card.plate(card.box, 14, MARBLE, INK, 3)
    dice_face(card, tile, Box((w - FACE) // 2, SMALL_PAD, FACE, FACE))
    name = Box(SMALL_PAD, SMALL_PAD + FACE + 2, inner, leading(LEAST))
    card.text(tile_name(tile, words), name, "head", LEAST, INK, "centre", least=LEAST)
    _effect(card, lines, SMALL_PAD, top, "centre")
    return card


def _effect(card: Canvas, lines: Sequence[str], pad: int, top: int, align: Align = "left") -> None:
    for n, line in enumerate(lines):
        at = Box(pad, top + n * leading(LEAST), card.box.w - 2 * pad, leading(LEAST))
        card.text(line, at, "text", LEAST, INK_SOFT, align, least=LEAST)


# ---- characters -------------------------------------------------------------------------------


def _people(own: Sequence[Person], words: Words) -> Section:
    def draw(canvas: Canvas, y: int) -> None:
        _heading(canvas, words.say("sheet-characters"), y)
        y += HEADING
        for person in own:
            draw_person(canvas, person, words, Box(MARGIN, y, INNER, person.tall))
            y += person.tall + APART

    return Section(HEADING + height_of(own), draw)


# ---- land -------------------------------------------------------------------------------------


def _lands(lands: Sequence[tuple[str, Terrain, int]], words: Words) -> Section:
    """Tiles in rows; few of them with what such land is good for."""
    told = INNER // len(lands) if len(lands) <= TOLD else TILE_W + 5  # width for each
    abreast = min(LANDS, INNER // told)

    def draw(canvas: Canvas, y: int) -> None:
        _heading(canvas, words.say("romolo-seen"), y)
        for n, (label, terrain, marker) in enumerate(lands):
            x, top = MARGIN + n % abreast * told, y + HEADING + n // abreast * (TILE_H + 8)
            _land(canvas, label, terrain, marker, Box(x, top, TILE_W, TILE_H), words)
            room = Box(x + TILE_W + 18, top, told - TILE_W - 30, TILE_H)
            if len(lands) <= TOLD:
                _rule_of_land(canvas, terrain, room, words)

    return Section(HEADING + -(-len(lands) // abreast) * (TILE_H + 8) + 8, draw)


def seen_land(view: View) -> Iterator[tuple[str, Terrain, int]]:
    """The secret tile of the set-up, and hidden hexes one has looked at."""
    assert view.seat is not None
    me: PlayerView = view.players[view.seat]
    if me.lot:
        yield "", me.lot, 0
    for hex in view.hexes:
        if hex.seen and not hex.up and hex.terrain:
            yield hex.name, hex.terrain, hex.marker


def _land(
    canvas: Canvas, label: str, terrain: Terrain, marker: int, box: Box, words: Words
) -> None:
    look = crc32(label.encode()) % LOOKS
    canvas.sprite(box, land_tile, terrain, look, (), "")
    said = Box(box.x + 28, box.y + 46, box.w - 56, 46)
    canvas.rounded(said, 8, MARBLE)
    canvas.text(label or "?", said, "bold", 40, INK, "centre")
    below = Box(box.x + 10, box.y + 116, box.w - 20, 46)
    canvas.rounded(below, 8, MARBLE)
    canvas.text(words.tell(TERRAIN_TEXT[terrain]), below.inset(4, 0), "semi", 36, INK, "centre")
    if marker:
        at = Box(box.x + box.w // 2 - 28, box.y + 170, 56, 56)
        canvas.shape("disc", at, INK)
        canvas.shape("disc", at.inset(2), GOLD)
        canvas.text(f"×{marker}", at, "bold", LEAST, INK, "centre")


def _rule_of_land(canvas: Canvas, terrain: Terrain, room: Box, words: Words) -> None:
    """What such land is good for, beside it."""
    rule = words.say(f"terrain-{terrain}.rule")
    rows = break_lines(rule, "text", LEAST, room.w)[: room.h // leading(LEAST)]
    top = room.y + (room.h - len(rows) * leading(LEAST)) // 2
    for n, row in enumerate(rows):
        at = Box(room.x, top + n * leading(LEAST), room.w, leading(LEAST))
        canvas.text(row, at, "text", LEAST, INK_SOFT, least=LEAST)
