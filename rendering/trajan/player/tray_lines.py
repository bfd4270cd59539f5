"""The action circle in one or two lines of trays, where there is little room."""

from __future__ import annotations

from games.trajan.data.circle import ACTIONS, NUMERALS, TRAYS
from games.trajan.seat.view import PlayerView
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, MARBLE, PLASTER_LIGHT, VERDIGRIS
from rendering.trajan.look.signs import ACTION_SIGN, stone
from rendering.trajan.player.circle import Preview, Sown, draw_slot, rim_of
from rendering.words.spoken import Words

ROW = 64
WIDE = 1200  # from here on all trays stand in one line
GAP = 6
TILE = 58
SIGNS = 34  # numeral over action
ORDER = (0, 1, 2, 5, 4, 3)  # clockwise: to the right above, to the left below


def tray_lines(
    player: PlayerView, sown: Sown, ahead: Preview | None, width: int, words: Words
) -> Canvas:
    order = range(TRAYS) if width > WIDE else ORDER
    per_row = TRAYS if width > WIDE else TRAYS // 2
    canvas = Canvas(width, TRAYS // per_row * (ROW + GAP) - GAP, PLASTER_LIGHT)
    wide = (width + GAP) // per_row - GAP
    for n, tray in enumerate(order):
        row, column = divmod(n, per_row)
        box = Box(column * (wide + GAP), row * (ROW + GAP), wide, ROW)
        rim, thick = rim_of(player.seat, tray, sown, ahead)
        well = Box(box.x, box.y, box.w - TILE - 4, ROW)
        canvas.plate(well, 8, MARBLE if player.trays[tray] else PLASTER_LIGHT, rim, thick)
        _signs(canvas, tray, well, ahead)
        _stones(canvas, player, tray, sown, well, words)
        name = f"p{player.seat}:tray:{tray}"
        canvas.spot(name, well, tag=Tag(_seal(well), NUMERALS[tray]))
        canvas.lit_spots.add(name)
        draw_slot(canvas, player, tray, Box(well.right + 4, box.y + 3, TILE, TILE), words)
    return canvas


def _seal(well: Box) -> Box:
    """Where the numeral of a tray stands."""
    return Box(well.x + 7, well.y + 6, SIGNS - 4, 24)


def _signs(canvas: Canvas, tray: int, well: Box, ahead: Preview | None) -> None:
    target = ahead is not None and tray == ahead.target
    seal = _seal(well)
    canvas.rounded(seal, 6, VERDIGRIS if target else INK)
    canvas.text(NUMERALS[tray], seal, "bold", 20, MARBLE, "centre")
    canvas.icon(ACTION_SIGN[ACTIONS[tray]], seal.middle[0], well.bottom - 18, 24, INK)


def _stones(
    canvas: Canvas, player: PlayerView, tray: int, sown: Sown, well: Box, words: Words
) -> None:
    stones, new = player.trays[tray], list(sown.stones[tray])
    lines = 1 if len(stones) <= 4 else 2
    per_line = -(-len(stones) // lines) if stones else 1
    room = Box(well.x + SIGNS + 8, well.y + 4, well.w - SIGNS - 12, well.h - 8)
    side = min(34 if lines == 1 else 28, room.w // per_line)
    for n, kind in enumerate(stones):
        line, at = divmod(n, per_line)
        y = room.y + (room.h - lines * side) // 2 + line * side
        rim = INK
        if kind in new:
            new.remove(kind)
            rim = SEATS[player.seat].colour
        stone(canvas, kind, Box(room.x + at * side, y, side - 1, side - 1), words, rim)
