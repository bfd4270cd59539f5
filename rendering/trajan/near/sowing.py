"""The circle of who is asked, two thirds of the width; beside it what each tray would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.trajan.data.circle import ACTIONS, NUMERALS, TRAYS
from games.trajan.data.circle import Colour as Stone
from games.trajan.data.tiles import TRAJAN_TILES
from games.trajan.mat.sowing import can_fulfil
from games.trajan.seat.view import PlayerView
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, VERDIGRIS
from rendering.kit.type import SMALLEST, break_lines, leading
from rendering.trajan.look.faces import trajan_face
from rendering.trajan.look.signs import ACTION_SIGN
from rendering.trajan.near.cards import GAP, WIDE
from rendering.trajan.near.stones import check, hope_said, needed
from rendering.trajan.player.circle import HEIGHT as CIRCLE_HEIGHT
from rendering.trajan.player.circle import WIDTH as CIRCLE_WIDTH
from rendering.trajan.player.circle import Preview, mark_box, tray_box
from rendering.trajan.player.named import groups_of, named_lines
from rendering.words.spoken import Words

LARGE = 592  # width of the circle
SCALE = LARGE / CIRCLE_WIDTH
TALL = round(CIRCLE_HEIGHT * SCALE)
BESIDE = WIDE - LARGE - GAP
LINES = 64  # height of what a row says
HIGHEST = 110  # of a row
TILE_W, TILE_H = 62, 60
FOOT = 116  # height of what is told below a sowing that goes on
LARGER = (1.4, 1.3, 1.2, 1.1, 1)  # scales of what one has
MOST_STEPS = 5  # of a sowing that goes on


class Sowing(NamedTuple):
    """What emptying a tray leads to."""

    tray: int
    stones: int
    target: int
    tile: str | None  # that it could fulfil


def sowings(player: PlayerView, offered: Sequence[int], ahead: Preview | None) -> list[Sowing]:
    """Of the trays that may be emptied, or the one that goes on."""
    if ahead:
        source = (ahead.target - len(ahead.left)) % TRAYS
        return [_sowing(player, source, ahead.left, ahead.target)]
    stones = player.trays
    return [
        _sowing(player, tray, stones[tray], (tray + len(stones[tray])) % TRAYS) for tray in offered
    ]


def _sowing(player: PlayerView, tray: int, stones: tuple[Stone, ...], target: int) -> Sowing:
    there = () if target == tray else player.trays[target]
    tile = player.slots[target]
    could = tile is not None and can_fulfil(there, stones, TRAJAN_TILES[tile])
    return Sowing(tray, len(stones), target, tile if could else None)


def large_circle(
    player: PlayerView,
    wheel: Canvas,
    found: Sequence[Sowing],
    words: Words,
    ahead: Preview | None = None,
) -> Canvas:
    """With a row for each sowing, or for each stone still to be laid; else with what one has."""
    canvas = Canvas(WIDE, TALL + GAP, PLASTER)
    canvas.rounded(Box(0, 0, WIDE, TALL), 12, PLASTER_LIGHT)
    canvas.shot(wheel, wheel.box, Box(0, 0, LARGE, TALL), SMALLEST)
    for tray in range(TRAYS):
        name = f"p{player.seat}:tray:{tray}"
        tag = Tag(_scaled(mark_box(tray)), NUMERALS[tray])
        canvas.spot(name, _scaled(tray_box(tray)), round=True, tag=tag)
        canvas.lit_spots.add(name)
    beside = Box(LARGE + GAP, 6, BESIDE - GAP, TALL - 6)
    if ahead:
        _way(canvas, player, ahead, found[0], beside, words)
    elif found:
        _rows(canvas, found, beside, words)
    else:
        _held(canvas, player, beside, words)
    return canvas


def _held(canvas: Canvas, player: PlayerView, room: Box, words: Words) -> None:
    """All one has, as large as there is room for."""
    groups = list(groups_of(player))
    for larger in LARGER:
        held = named_lines(player, groups, round(room.w / larger), words, PLASTER_LIGHT)
        size = round(held.box.w * larger), round(held.box.h * larger)
        if size[1] <= room.h:
            canvas.shot(held, held.box, Box(*room[:2], *size), SMALLEST)
            return
    held = named_lines(player, groups, room.w, words, PLASTER_LIGHT)
    canvas.put(held.cut_out(Box(0, 0, room.w, room.h)), *room[:2])


def _way(
    canvas: Canvas, player: PlayerView, ahead: Preview, sowing: Sowing, room: Box, words: Words
) -> None:
    """Trays that the stones in hand will come to, the next one in colour, the last one told."""
    steps = len(ahead.left)
    trays = [(ahead.following + n) % TRAYS for n in range(steps)]
    if len(trays) > MOST_STEPS:
        trays = [*trays[: MOST_STEPS - 1], trays[-1]]
    tall = min(HIGHEST, (room.h - FOOT) // len(trays))
    for n, tray in enumerate(trays):
        box = Box(room.x, room.y + n * tall, room.w, tall - 8)
        is_next = n == 0
        canvas.plate(
            box, 10, MARBLE if is_next else PLASTER_LIGHT, VERDIGRIS if is_next else INK_SOFT
        )
        seal = Box(box.x + 8, box.middle[1] - 17, 52, 34)
        canvas.rounded(seal, 8, VERDIGRIS if is_next else INK)
        canvas.text(NUMERALS[tray], seal, "bold", 26, MARBLE, "centre")
        canvas.icon(ACTION_SIGN[ACTIONS[tray]], seal.right + 26, box.middle[1], 30, INK)
        wide = (
            box.right
            - seal.right
            - 52
            - (TILE_W + 12 if n == len(trays) - 1 and sowing.tile else 0)
        )
        name = Box(seal.right + 48, box.y, wide, box.h)
        canvas.text(words.say(f"action-{ACTIONS[tray]}"), name, "head", 28, INK, least=22)
    last = Box(room.x, room.y + (len(trays) - 1) * tall, room.w, tall - 8)
    if sowing.tile:
        high = min(TILE_H, last.h - 4)
        at = Box(last.right - TILE_W - 4, last.middle[1] - high // 2, TILE_W, high)
        trajan_face(canvas, sowing.tile, at, words)
        check(canvas, at.x - 4, at.y + 12)
    foot = Box(room.x + 8, last.bottom + 6, room.w - 8, 34)
    said = words.say("trajan-last-acts", action=words.say(f"action-{ACTIONS[sowing.target]}"))
    canvas.text(said, foot, "semi", 26, INK, least=20)
    low = Box(foot.x, foot.bottom + 2, foot.w, room.bottom - foot.bottom - 2)
    if needed(player, ahead):
        check(canvas, low.x + 14, low.y + 18)
        low = Box(low.x + 34, low.y, low.w - 34, low.h)
    lines = break_lines(hope_said(player, ahead, words), "semi", 26, low.w)
    for n, line in enumerate(lines):
        canvas.text(line, Box(low.x, low.y + n * leading(26), low.w, 36), "semi", 26, INK)


def _rows(canvas: Canvas, found: Sequence[Sowing], room: Box, words: Words) -> None:
    """And what the sign on a tile means, where it is seen and there is room for it."""
    told = any(sowing.tile for sowing in found) and len(found) < TRAYS
    tall = min(HIGHEST, (room.h - (40 if told else 0)) // len(found))
    for n, sowing in enumerate(found):
        _row(canvas, sowing, Box(room.x, room.y + n * tall, room.w, tall - 8), words)
    if told:
        foot = Box(room.x, room.y + len(found) * tall, room.w, 40)
        check(canvas, foot.x + 18, foot.middle[1])
        said = words.say("trajan-tile-possible")
        canvas.text(said, Box(foot.x + 38, foot.y, foot.w - 38, foot.h), "semi", 26, INK)


def _scaled(box: Box) -> Box:
    return Box(*(round(n * SCALE) for n in box))


def _row(canvas: Canvas, sowing: Sowing, box: Box, words: Words) -> None:
    """From which tray how many stones, and so much time; below it the action they lead to."""
    canvas.plate(box, 10, PLASTER_LIGHT, INK_SOFT)
    lines = box.inset(0, (box.h - LINES) // 2)
    seal = Box(box.x + 8, lines.y + 2, 48, 28)
    canvas.rounded(seal, 8, VERDIGRIS)
    canvas.text(NUMERALS[sowing.tray], seal, "bold", 25, MARBLE, "centre")
    top = Box(seal.right + 10, seal.y - 2, 60, 32)
    canvas.text(f"×{sowing.stones}", top, "bold", 28, INK)
    canvas.icon("hourglass-half", top.right + 10, seal.middle[1], 24, INK_SOFT)
    time = Box(top.right + 26, top.y, 60, top.h)
    canvas.text(f"+{sowing.stones}", time, "semi", 27, INK_SOFT)
    low = Box(box.x + 8, seal.bottom + 2, box.w - 16 - TILE_W, lines.bottom - seal.bottom - 2)
    canvas.icon("arrow-right", low.x + 12, low.middle[1], 22, VERDIGRIS)
    action = ACTIONS[sowing.target]
    canvas.icon(ACTION_SIGN[action], low.x + 44, low.middle[1], 28, INK)
    room = Box(low.x + 64, low.y, low.right - low.x - 66, low.h)
    canvas.text(words.say(f"action-{action}"), room, "head", 28, INK, least=24)
    if sowing.tile:
        at = Box(box.right - TILE_W - 4, box.middle[1] - TILE_H // 2, TILE_W, TILE_H)
        trajan_face(canvas, sowing.tile, at, words)
        check(canvas, at.x - 4, at.y + 12)
