"""What one king alone knows: dice tiles, purse, the secret tile, land seen by the explorer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from games.romolo_o_remo.seat.view import CharacterView, PlayerView, View
from games.romolo_o_remo.terms import DiceTile, Terrain
from games.romolo_o_remo.words.labels import (
    CHARACTER_TEXT,
    TERRAIN_TEXT,
    TILE_HINT,
    character_name,
)
from rendering.board.scene import MARGIN, TALLEST
from rendering.frame import Frame
from rendering.front.own import within_reach
from rendering.hand import (
    COLUMN,
    GUTTER,
    INNER,
    LEAST,
    TITLE,
    hand_sheet,
    place,
    shelved,
    shelves,
    step_back,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import ChipRows
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, PLASTER
from rendering.kit.type import break_lines, leading
from rendering.romolo_o_remo.board.own import dice_face, hand_of, tile_name
from rendering.romolo_o_remo.front.painting import LOOK
from rendering.romolo_o_remo.look.colours import purse
from rendering.romolo_o_remo.look.land import LOOKS, land_tile
from rendering.romolo_o_remo.player.estate import goods_chips, money_chip
from rendering.romolo_o_remo.player.mine import REACH, reachable
from rendering.romolo_o_remo.words.head import words_for
from rendering.words.spoken import Words

DICE = 112
PAD = 16
HEADING = 60
GOODS = ChipRows(tall=68, gap=34)
SIGN = 64
TILE_W, TILE_H = 212, 246
NAME = 54  # height of the name of a character
LARGER = 1.8  # than on a phone's picture: what can be paid
LANDS = 5  # tiles in a row
TOLD = 2  # tiles with room for their rule beside them


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """Of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words, me = words_for(view, frame), view.players[view.seat]
    tiles = hand_of(me)
    lands = list(seen_land(view))
    rows = GOODS.flow([money_chip(me, SIGN), *goods_chips(me, SIGN)], INNER - 32)
    heights = [_height(tile, words) for tile in tiles]
    tiles_y = TITLE + GUTTER + (HEADING if tiles else 0)
    y = tiles_y + shelved(heights)
    reach = _reach(me, words)
    reach_y = y + HEADING + len(rows) * (GOODS.tall + 6) + 10
    lands_y = reach_y + (reach.box.h + 14 if reach else 0)
    told = INNER // len(lands) if 0 < len(lands) <= TOLD else TILE_W + 5  # width for each
    abreast = min(LANDS, INNER // told)
    people_y = lands_y + (HEADING + -(-len(lands) // abreast) * (TILE_H + 8) + 8 if lands else 0)
    people = _people(me.characters, words, TALLEST - people_y - HEADING - 12)
    height = people_y + (HEADING + sum(tall + 10 for tall in people) + 12 if people else 12)
    name = words.names[view.seat]
    title = words.say("pic-hand-title", name=name)
    note = words.say("romolo-hand-note", coins=purse(me.money or 0), n=len(tiles))
    canvas = hand_sheet(height + height % 2, view.seat, name, title, note, LOOK)
    if tiles:
        when = "romolo-tiles-now" if frame.playable else "romolo-tiles-later"
        _heading(canvas, words.say(when), TITLE + GUTTER - 12)
    for tile, box in zip(tiles, shelves(heights, tiles_y), strict=True):
        _card(canvas, tile, box, frame, words)
    _heading(canvas, words.say("romolo-own"), y)
    for n, row in enumerate(rows):
        GOODS.put(canvas, row, MARGIN + 8, y + HEADING + n * (GOODS.tall + 6), "own:")
    if reach:
        canvas.put(reach, MARGIN, reach_y)
    if lands:
        _heading(canvas, words.say("romolo-seen"), lands_y)
    for n, (label, terrain, marker) in enumerate(lands):
        x, top = MARGIN + n % abreast * told, lands_y + HEADING + n // abreast * (TILE_H + 8)
        _land(canvas, label, terrain, marker, Box(x, top, TILE_W, TILE_H), words)
        room = Box(x + TILE_W + 18, top, told - TILE_W - 30, TILE_H)
        if len(lands) <= TOLD:
            _rule_of_land(canvas, terrain, room, words)
    if me.characters:
        _heading(canvas, words.say("sheet-characters"), people_y)
    top = people_y + HEADING
    for own, tall in zip(me.characters, people, strict=True):
        _person(canvas, own, words, Box(MARGIN, top, INNER, tall))
        top += tall + 10
    return canvas


def _reach(me: PlayerView, words: Words) -> Canvas | None:
    """What the stock pays for; nothing before there is a capital."""
    if not me.capital:
        return None
    told = within_reach(reachable(me, words), REACH, words, int((INNER - 2 * PAD) / LARGER))
    w, h = (round(side * LARGER) for side in told.size)
    canvas = Canvas(INNER, h + 2 * (PAD // 2), PLASTER)
    canvas.rounded(canvas.box, 12, MARBLE)
    canvas.shot(told, told.box, Box(PAD, PAD // 2, w, h), 0)
    return canvas


def _height(tile: DiceTile, words: Words) -> int:
    return 2 * PAD + DICE + 8 + len(_hint(tile, words)) * leading(LEAST)


def _hint(tile: DiceTile, words: Words) -> tuple[str, ...]:
    return break_lines(words.tell(TILE_HINT[tile]), "text", LEAST, COLUMN - 2 * PAD)


def _people(own: Sequence[CharacterView], words: Words, room: int) -> list[int]:
    """Heights of the characters: the rules of the first ones if not all fit."""
    heights = [NAME + 8 + len(_rule(one, words)) * leading(LEAST) for one in own]
    for n in reversed(range(len(own))):
        if sum(tall + 10 for tall in heights) > room:
            heights[n] = NAME
    return heights


def _rule(own: CharacterView, words: Words) -> tuple[str, ...]:
    rule = words.say(f"character-{character_name(own.tile)}.rule")
    return break_lines(rule, "text", LEAST, INNER - 28)


def seen_land(view: View) -> Iterator[tuple[str, Terrain, int]]:
    """The secret tile of the set-up, and hidden hexes one has looked at."""
    assert view.seat is not None
    me: PlayerView = view.players[view.seat]
    if me.lot:
        yield "", me.lot, 0
    for hex in view.hexes:
        if hex.seen and not hex.up and hex.terrain:
            yield hex.name, hex.terrain, hex.marker


def _heading(canvas: Canvas, text: str, y: int) -> None:
    canvas.text(text, Box(MARGIN, y, INNER, HEADING - 6), "head", 42, INK)


def _card(canvas: Canvas, tile: DiceTile, box: Box, frame: Frame, words: Words) -> None:
    """A dice tile with its effect; those that cannot be played step back when others can."""
    card = Canvas(box.w, box.h, PLASTER)
    card.plate(card.box, 14, MARBLE, INK, 3)
    dice_face(card, tile, Box(PAD, PAD, DICE, DICE))
    room = Box(PAD + DICE + 14, PAD, box.w - DICE - 2 * PAD - 14, DICE)
    card.paragraph(tile_name(tile, words), room, "head", 42, INK, least=LEAST)
    for n, line in enumerate(_hint(tile, words)):
        at = Box(PAD, PAD + DICE + 6 + n * leading(LEAST), box.w - 2 * PAD, leading(LEAST))
        card.text(line, at, "text", LEAST, INK_SOFT)
    playable = tile in frame.playable
    if frame.playable and not playable:
        step_back(card)
    place(canvas, card, box, tile, playable)


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


def _person(canvas: Canvas, own: CharacterView, words: Words, box: Box) -> None:
    canvas.plate(box, 10, MARBLE, INK)
    name = words.tell(CHARACTER_TEXT[own.tile])
    canvas.text(name, Box(box.x + 14, box.y + 2, box.w - 28, NAME - 4), "head", 40, INK)
    for n, line in enumerate(_rule(own, words) if box.h > NAME else ()):
        at = Box(box.x + 14, box.y + NAME + n * leading(LEAST), box.w - 28, leading(LEAST))
        canvas.text(line, at, "text", LEAST, INK_SOFT)
