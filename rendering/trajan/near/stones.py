"""Stones that are being sown, large: those to choose from, and which the tile at the end needs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.trajan.data.circle import NUMERALS
from games.trajan.data.circle import Colour as Stone
from games.trajan.data.tiles import TRAJAN_TILES
from games.trajan.mat.sowing import can_fulfil, lacking
from games.trajan.seat.view import PlayerView
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, MARBLE, PLASTER_LIGHT, VERDIGRIS
from rendering.trajan.look.signs import stone
from rendering.trajan.near.cards import GAP, WIDE
from rendering.trajan.player.circle import Preview
from rendering.words.spoken import Words

SIDE = 88  # of a stone
NAME = 40  # height of its name
TALL = SIDE + NAME + 22
HAND = 84  # width before the first stone
BROADEST = 190  # room of a stone

Hope: TypeAlias = Literal["none", "sure", "needs"]


def hope(player: PlayerView, ahead: Preview) -> Hope:
    """Whether the tile at the last tray can be met: by no order, by any, or by some."""
    tile = player.slots[ahead.target]
    there = player.trays[ahead.target]
    if tile is None or not can_fulfil(there, ahead.left, TRAJAN_TILES[tile]):
        return "none"
    return "needs" if lacking(there, TRAJAN_TILES[tile]) else "sure"


def needed(player: PlayerView, ahead: Preview) -> tuple[Stone, ...]:
    """Colours that must come to the last tray, so that its tile is met."""
    tile = player.slots[ahead.target]
    if tile is None or hope(player, ahead) != "needs":
        return ()
    return tuple(lacking(player.trays[ahead.target], TRAJAN_TILES[tile]))


def hope_said(player: PlayerView, ahead: Preview, words: Words) -> str:
    return words.say(f"trajan-tile-{hope(player, ahead)}", tray=NUMERALS[ahead.target])


def stone_row(player: PlayerView, ahead: Preview, words: Words) -> Canvas:
    """Each colour once, with its name; a check on what the tile needs."""
    kinds = list(dict.fromkeys(ahead.left))
    wanted = needed(player, ahead)
    canvas = Canvas(WIDE, TALL + GAP, PLASTER_LIGHT)
    canvas.icon("hand-holding", HAND // 2, 12 + SIDE // 2, 56, VERDIGRIS)
    each = min(BROADEST, (WIDE - HAND - GAP) // max(1, len(kinds)))
    for n, kind in enumerate(kinds):
        room = Box(HAND + n * each, 10, each, TALL)
        at = Box(room.middle[0] - SIDE // 2, room.y, SIDE, SIDE)
        stone(canvas, kind, at, words)
        low = Box(room.x + 2, at.bottom + 2, room.w - 4, NAME)
        several = f" ×{ahead.left.count(kind)}" if ahead.left.count(kind) > 1 else ""
        told = words.say(f"colour-{kind}") + several
        canvas.text(told, low, "semi", 32, INK, "centre", least=24)
        if kind in wanted:
            check(canvas, at.right - 6, at.y + 12, 40)
    return canvas


def check(canvas: Canvas, cx: int, cy: int, side: int = 26) -> None:
    canvas.shape("disc", Box(cx - side // 2, cy - side // 2, side, side), VERDIGRIS)
    canvas.icon("check", cx, cy, side * 9 // 13, MARBLE)
