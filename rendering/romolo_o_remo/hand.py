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
from rendering.board.scene import INNER, MARGIN
from rendering.frame import Frame
from rendering.hand import GUTTER, TITLE, grid, hand_sheet, place, step_back
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD, INK, MARBLE, PLASTER
from rendering.romolo_o_remo.board.market import below_each_other
from rendering.romolo_o_remo.board.own import dice_face, hand_of
from rendering.romolo_o_remo.look.colours import purse
from rendering.romolo_o_remo.look.land import LOOKS, land_tile
from rendering.romolo_o_remo.player.estate import CHIPS, ROW, goods_chips, money_chip
from rendering.romolo_o_remo.words.head import words_for
from rendering.words.spoken import Words

IN_ROW = 3
CARD_W = (INNER - GUTTER * (IN_ROW - 1)) // IN_ROW
CARD_H = 200
HEADING = 46
TILE_W, TILE_H = 150, 174
PERSON = 150
LANDS = 10  # tiles in a row


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """Of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words, me = words_for(view, frame), view.players[view.seat]
    tiles = hand_of(me)
    lands = list(seen_land(view))
    rows = CHIPS.flow([money_chip(me), *goods_chips(me)], INNER - 32)
    cards_h = -(-len(tiles) // IN_ROW) * (CARD_H + GUTTER)
    y = TITLE + GUTTER + cards_h
    lands_y = y + HEADING + len(rows) * ROW + 10
    people_y = lands_y + (HEADING + -(-len(lands) // LANDS) * (TILE_H + 8) + 8 if lands else 0)
    people_h = -(-len(me.characters) // 2) * (PERSON + 10)
    height = people_y + (HEADING + people_h + 12 if me.characters else 12)
    name = words.names[view.seat]
    title = words.say("pic-hand-title", name=name)
    note = words.say("romolo-hand-note", coins=purse(me.money or 0), n=len(tiles))
    canvas = hand_sheet(height + height % 2, view.seat, name, title, note)
    for tile, box in zip(tiles, grid(len(tiles), IN_ROW, CARD_W, CARD_H), strict=True):
        _card(canvas, tile, box, frame, words)
    _heading(canvas, words.say("romolo-own"), y)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, MARGIN + 8, y + HEADING + n * ROW, "own:")
    if lands:
        _heading(canvas, words.say("romolo-seen"), lands_y)
    for n, (label, terrain, marker) in enumerate(lands):
        x, top = MARGIN + n % LANDS * (TILE_W + 5), lands_y + HEADING + n // LANDS * (TILE_H + 8)
        _land(canvas, label, terrain, marker, Box(x, top, TILE_W, TILE_H), words)
    if me.characters:
        _heading(canvas, words.say("sheet-characters"), people_y)
    for n, own in enumerate(me.characters):
        w = (INNER - 10) // 2
        top = people_y + HEADING + n // 2 * (PERSON + 10)
        _person(canvas, own, words, Box(MARGIN + n % 2 * (w + 10), top, w, PERSON))
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
    canvas.text(text, Box(MARGIN, y, INNER, HEADING - 6), "head", 30, INK)


def _card(canvas: Canvas, tile: DiceTile, box: Box, frame: Frame, words: Words) -> None:
    """A dice tile with its effect; those that cannot be played step back when others can."""
    card = Canvas(box.w, box.h, PLASTER)
    card.plate(card.box, 14, MARBLE, INK, 3)
    dice_face(card, tile, Box(18, 30, 140, 140))
    room = Box(176, 22, box.w - 194, 44)
    card.text(words.tell(TILE_TEXT[tile]), room, "head", 34, INK)
    text = Box(176, 70, box.w - 194, box.h - 84)
    below_each_other(card, words.tell(TILE_HINT[tile]), text, 28)
    playable = tile in frame.playable
    if frame.playable and not playable:
        step_back(card)
    place(canvas, card, box, tile, playable)


def _land(
    canvas: Canvas, label: str, terrain: Terrain, marker: int, box: Box, words: Words
) -> None:
    look = crc32(label.encode()) % LOOKS
    canvas.sprite(box, land_tile, terrain, look, (), "")
    said = Box(box.x + 20, box.y + 34, box.w - 40, 32)
    canvas.rounded(said, 8, MARBLE)
    canvas.text(label or "?", said, "bold", 26, INK, "centre")
    below = Box(box.x + 10, box.y + 84, box.w - 20, 32)
    canvas.rounded(below, 8, MARBLE)
    canvas.text(words.tell(TERRAIN_TEXT[terrain]), below.inset(4, 0), "semi", 24, INK, "centre")
    if marker:
        at = Box(box.x + box.w // 2 - 20, box.y + 122, 40, 40)
        canvas.shape("disc", at, INK)
        canvas.shape("disc", at.inset(2), GOLD)
        canvas.text(f"×{marker}", at, "bold", 24, INK, "centre")


def _person(canvas: Canvas, own: CharacterView, words: Words, box: Box) -> None:
    canvas.plate(box, 10, MARBLE, INK)
    name = words.tell(CHARACTER_TEXT[own.tile])
    canvas.text(name, Box(box.x + 14, box.y + 4, box.w - 28, 34), "head", 28, INK)
    rule = words.say(f"character-{character_name(own.tile)}.rule")
    room = Box(box.x + 14, box.y + 38, box.w - 28, box.h - 42)
    below_each_other(canvas, rule, room, 24)
