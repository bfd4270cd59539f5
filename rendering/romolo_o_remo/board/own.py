"""Beside a question: what the one who is asked has to pay and to fight with."""

from __future__ import annotations

from collections.abc import Sequence

from games.romolo_o_remo.seat.view import FightView, PlayerView, View
from games.romolo_o_remo.terms import DiceTile
from games.romolo_o_remo.war.values import conflict_value
from games.romolo_o_remo.words.labels import TILE_HINT, TILE_TEXT
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER_LIGHT, RED
from rendering.kit.type import width
from rendering.romolo_o_remo.board.characters import ASKED
from rendering.romolo_o_remo.board.chart import BROAD
from rendering.romolo_o_remo.board.market import HEAD, below_each_other, panel
from rendering.romolo_o_remo.look.buildings import building
from rendering.romolo_o_remo.look.colours import DICE, DICE_SIGN, purse
from rendering.romolo_o_remo.player.estate import CHIPS, ROW, goods_chips, money_chip, name_of
from rendering.words.spoken import Words

OWN = "own"  # the spot of it all
WITH_TILES = 480  # width
TILE = 88  # height of a dice tile with its words
LINE = 34  # height of a line of words
SIDES = 64  # height of the line about a fight


def own_goods(
    view: View, focus: Sequence[str], words: Words, deeds: Sequence[str] = (), above: int = 0
) -> Canvas | None:
    """As wide as what stands above it; nothing for a spectator.

    Dice tiles and prices where they are asked for, and deeds that no sign on the map tells.
    """
    if view.seat is None:
        return None
    fights = any(spot.startswith("dice:") for spot in focus)
    recruits = any(spot.startswith("character:") for spot in focus)
    w = above or (WITH_TILES if fights else ASKED if recruits else BROAD)
    me = view.players[view.seat]
    rows = CHIPS.flow([money_chip(me), *goods_chips(me)], w - 28)
    tiles = hand_of(me) if fights else ()
    height = HEAD + len(rows) * ROW + 8 + (LINE if recruits else 0) + len(tiles) * TILE
    fight = view.fight if view.fight and not view.fight.over else None
    eats = bool(me.mouths) and not fight and not fights
    height += (SIDES if fight else 0) + (LINE if eats else 0) + len(deeds) * LINE
    title = words.say("romolo-own")
    canvas = panel(w, height, title, "", PLASTER_LIGHT)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, 16, HEAD + n * ROW + 4, "own:")
    y = HEAD + len(rows) * ROW + 4
    if eats:
        _mouths(canvas, me, words, Box(16, y, w - 32, 30))
        y += LINE
    if recruits:
        price = words.say("romolo-next-price", coins=purse(me.next_price))
        canvas.text(price, Box(16, y, w - 32, 30), "semi", 22, INK_SOFT)
        y += LINE
    for deed in deeds:
        canvas.text(deed, Box(16, y, w - 32, 30), "bold", 24, INK)
        y += LINE
    if fight:
        _sides(canvas, fight, words, y)
        y += SIDES
    for tile in tiles:
        _tile(canvas, tile, words, Box(12, y, w - 24, TILE - 6), outcome(me, fight, tile, words))
        y += TILE
    canvas.spot(OWN, canvas.box.inset(2))
    return canvas


def _mouths(canvas: Canvas, me: PlayerView, words: Words, box: Box) -> None:
    """How many farms can feed; in red if grain will not do for the others."""
    hungry = me.mouths - me.fed
    said = words.say("romolo-mouths", n=me.mouths, fed=me.fed, hungry=hungry)
    canvas.text(said, box, "semi", 22, RED if hungry > me.stock["grain"] else INK_SOFT)


def _sides(canvas: Canvas, fight: FightView, words: Words, y: int) -> None:
    """Who fights, how strong, and the tiles as soon as they are shown."""
    middle = canvas.box.w // 2
    canvas.sprite(Box(middle - 24, y + 8, 48, 40), building, "battle_marker")
    for side, x in ((fight.attacker, 16), (fight.defender, middle + 40)):
        badge(canvas, side.seat, name_of(side.seat, words), Box(x, y + 4, 48, 48), INK)
        said = str(side.conflict if side.tile else side.value)
        w = width(said, "title", 42)
        canvas.text(said, Box(x + 58, y, w, 56), "title", 42, INK)
        if side.tile:
            dice_face(canvas, side.tile, Box(x + 66 + w, y + 4, 48, 48))


def outcome(me: PlayerView, fight: FightView | None, tile: DiceTile, words: Words) -> str:
    """How the fight would stand with a tile, as far as the other one lays none."""
    if fight is None or me.seat not in (fight.attacker.seat, fight.defender.seat):
        return ""
    own, other = fight.attacker, fight.defender
    if own.seat != me.seat:
        own, other = other, own
    mine, theirs = conflict_value(own.value, tile), other.conflict if other.tile else other.value
    return words.say("romolo-would-be", mine=mine, theirs=theirs)


def _tile(canvas: Canvas, tile: DiceTile, words: Words, box: Box, stands: str) -> None:
    canvas.plate(box, 10, MARBLE, INK)
    face = Box(box.x + 6, box.y + 6, box.h - 12, box.h - 12)
    dice_face(canvas, tile, face)
    x = face.right + 10
    name = Box(x, box.y + 5, box.right - x - 8 - width(stands, "bold", 22), 24)
    canvas.text(stands, Box(x, box.y + 5, box.right - x - 8, 24), "bold", 22, RED, "right")
    canvas.text(tile_name(tile, words), name, "bold", 22, INK)
    room = Box(x, box.y + 31, box.right - x - 8, 47)
    below_each_other(canvas, words.tell(TILE_HINT[tile]), room, 20)
    canvas.spot(f"dice:{tile}", box, tag=Tag(Box(face.x, face.y, 26, 24)))


def dice_face(canvas: Canvas, tile: DiceTile, box: Box) -> None:
    """The symbol of a tile on red."""
    canvas.plate(box, max(6, box.w // 8), RED, INK)
    if tile in DICE_SIGN:
        canvas.icon(DICE_SIGN[tile], *box.middle, round(box.w * 0.56), MARBLE)
    else:
        canvas.text(DICE[tile], box, "title", round(box.w * 0.5), MARBLE, "centre")


def tile_name(tile: DiceTile, words: Words) -> str:
    """Of those that bear a figure, what it means."""
    said = words.tell(TILE_TEXT[tile])
    return words.say(f"romolo-dice-{tile}") if said == DICE[tile] else said


def hand_of(player: PlayerView) -> tuple[DiceTile, ...]:
    return player.hand or ()
