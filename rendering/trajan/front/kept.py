"""What came onto a mat, on the front page: tiles, markers and goods, large enough to read."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import initial, lettered
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT
from rendering.trajan.front.panel import (
    HEAD,
    LEFT,
    PANEL,
    ROW,
    TALL,
    TYPE,
    WIDE,
    looked_at,
    name_bar,
)
from rendering.trajan.player.mat import Cell, place_cell, rows_of
from rendering.words.spoken import Words

SHOWN = ("need:", "action:", "display:", "bonus:", "workers", "legions")
LINES = 2
BESIDE, TALL_CELL = 10, 46
BADGE = 44


def kept_panels(view: View, changed: Collection[str], words: Words) -> list[Canvas]:
    """One for each player on whose mat something of that kind changed."""
    found = []
    for player in view.players:
        cells = [cell for row in rows_of(player) for cell in row.cells if cell.held]
        told = [
            cell
            for cell in cells
            if cell.spot.startswith(SHOWN) and f"p{player.seat}:{cell.spot}" in changed
        ]
        if told:
            found.append(_panel(view, player.seat, told, words))
    return found


def _panel(view: View, seat: int, cells: Sequence[Cell], words: Words) -> Canvas:
    """Whose it is, beside it what changed, in one line or two."""
    canvas = Canvas(PANEL, TALL, PLASTER)
    canvas.rounded(canvas.box, 12, PLASTER_LIGHT)
    name_bar(canvas, seat, words)
    row = Box(LEFT, HEAD, WIDE, ROW)
    lines = _lines(cells, row.w - BADGE - 22)
    spare = row.w - BADGE - 12 - max(map(_width, lines))
    at = Box(row.x + spare // 2, row.y + (ROW - BADGE) // 2, BADGE, BADGE)
    lettered(canvas, seat, initial(words.names[seat]), at, INK, TYPE)
    left = at.right + 12
    y = row.middle[1] - (len(lines) * (TALL_CELL + 3)) // 2
    for line in lines:
        x = left
        for cell in line:
            place_cell(canvas, view.players[seat], cell, Box(x, y, cell.wide, TALL_CELL))
            x += cell.wide + BESIDE
        y += TALL_CELL + 3
    canvas.lit_spot(f"p{seat}:kept", looked_at(row))
    return canvas


def _lines(cells: Sequence[Cell], wide: int) -> list[list[Cell]]:
    """As many as there is room for."""
    lines: list[list[Cell]] = [[]]
    for cell in cells:
        if lines[-1] and _width([*lines[-1], cell]) > wide:
            lines.append([])
        lines[-1].append(cell)
    return lines[:LINES]


def _width(line: Sequence[Cell]) -> int:
    return sum(cell.wide + BESIDE for cell in line) - BESIDE
