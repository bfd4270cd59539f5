"""What one king alone knows: dice tiles, purse, the secret tile, land seen by the explorer."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from games.romolo_o_remo.seat.view import CharacterView, PlayerView, View
from games.romolo_o_remo.terms import DiceTile, Terrain
from games.romolo_o_remo.words.labels import (
    CHARACTER_TEXT,
    TERRAIN_TEXT,
    TILE_HINT,
    TILE_TEXT,
    character_name,
)
from rendering.board.scene import INNER, MARGIN, TALLEST
from rendering.frame import Frame
from rendering.hand import GUTTER, TITLE, grid, hand_sheet, place, step_back
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import ChipRows
from rendering.kit.theme import GOLD, INK, MARBLE, PLASTER
from rendering.romolo_o_remo.board.market import below_each_other
from rendering.romolo_o_remo.board.own import dice_face, hand_of
from rendering.romolo_o_remo.look.colours import purse
from rendering.romolo_o_remo.look.land import LOOKS, land_tile
from rendering.romolo_o_remo.player.estate import goods_chips, money_chip
from rendering.romolo_o_remo.words.head import words_for
from rendering.words.spoken import Words

IN_ROW = 2
CARD_W = (INNER - GUTTER * (IN_ROW - 1)) // IN_ROW
CARD_H = 190
HEADING = 60
GOODS = ChipRows(tall=68, gap=34)
SIGN = 64
TILE_W, TILE_H = 212, 246
PERSON = 196  # height of a character with all the width
IN_PAIRS = 150, 280  # least and greatest with half of it
LANDS = 7  # tiles in a row


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """Of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words, me = words_for(view, frame), view.players[view.seat]
    tiles = hand_of(me)
    lands = list(seen_land(view))
    rows = GOODS.flow([money_chip(me, SIGN), *goods_chips(me, SIGN)], INNER - 32)
    cards_h = -(-len(tiles) // IN_ROW) * (CARD_H + GUTTER)
    y = TITLE + GUTTER + cards_h
    lands_y = y + HEADING + len(rows) * (GOODS.tall + 6) + 10
    people_y = lands_y + (HEADING + -(-len(lands) // LANDS) * (TILE_H + 8) + 8 if lands else 0)
    room = TALLEST - people_y - HEADING - 12
    abreast = 1 if len(me.characters) * (PERSON + 10) <= room else 2
    people_rows = -(-len(me.characters) // abreast)
    tall = PERSON
    if abreast == 2:
        tall = min(max(IN_PAIRS[0], room // people_rows - 10), IN_PAIRS[1])
    people_h = people_rows * (tall + 10)
    height = people_y + (HEADING + people_h + 12 if me.characters else 12)
    name = words.names[view.seat]
    title = words.say("pic-hand-title", name=name)
    note = words.say("romolo-hand-note", coins=purse(me.money or 0), n=len(tiles))
    canvas = hand_sheet(height + height % 2, view.seat, name, title, note)
    for tile, box in zip(tiles, grid(len(tiles), IN_ROW, CARD_W, CARD_H), strict=True):
        _card(canvas, tile, box, frame, words)
    _heading(canvas, words.say("romolo-own"), y)
    for n, row in enumerate(rows):
        GOODS.put(canvas, row, MARGIN + 8, y + HEADING + n * (GOODS.tall + 6), "own:")
    if lands:
        _heading(canvas, words.say("romolo-seen"), lands_y)
    for n, (label, terrain, marker) in enumerate(lands):
        x, top = MARGIN + n % LANDS * (TILE_W + 5), lands_y + HEADING + n // LANDS * (TILE_H + 8)
        _land(canvas, label, terrain, marker, Box(x, top, TILE_W, TILE_H), words)
    if me.characters:
        _heading(canvas, words.say("sheet-characters"), people_y)
    for n, own in enumerate(me.characters):
        w = (INNER - 10 * (abreast - 1)) // abreast
        top = people_y + HEADING + n // abreast * (tall + 10)
        _person(canvas, own, words, Box(MARGIN + n % abreast * (w + 10), top, w, tall))
    return canvas


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
    dice_face(card, tile, Box(18, 20, 150, 150))
    room = Box(188, 16, box.w - 206, 56)
    card.text(words.tell(TILE_TEXT[tile]), room, "head", 46, INK)
    text = Box(188, 76, box.w - 206, box.h - 84)
    below_each_other(card, words.tell(TILE_HINT[tile]), text, 40)
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
        canvas.text(f"×{marker}", at, "bold", 34, INK, "centre")


def _person(canvas: Canvas, own: CharacterView, words: Words, box: Box) -> None:
    canvas.plate(box, 10, MARBLE, INK)
    name = words.tell(CHARACTER_TEXT[own.tile])
    canvas.text(name, Box(box.x + 14, box.y + 4, box.w - 28, 46), "head", 38, INK)
    rule = words.say(f"character-{character_name(own.tile)}.rule")
    room = Box(box.x + 14, box.y + 52, box.w - 28, box.h - 56)
    below_each_other(canvas, rule, room, 36)
