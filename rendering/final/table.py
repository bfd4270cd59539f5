"""What every scoring table has: a plate with a red head, a row for each player, figures."""

from __future__ import annotations

from typing import NamedTuple

from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import (
    CHANGED_GROUND,
    INK,
    INK_FAINT,
    MARBLE,
    OCHRE,
    PLASTER,
    PLASTER_LIGHT,
    RED,
    mix,
)
from rendering.kit.type import figure

HEAD = 46
NAME = 16  # where names begin, after the badge


class Line(NamedTuple):
    """The row of one player."""

    y: int
    height: int
    seat: int
    name: str
    wins: bool


def empty_table(rows: int, height: int, head: int = HEAD) -> Canvas:
    """A table for so many rows of this height."""
    canvas = Canvas(INNER, head + height * rows + 10, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 3)
    canvas.rounded(Box(3, 3, INNER - 6, head - 3), 9, RED)
    canvas.fill(Box(3, head - 12, INNER - 6, 12), RED)
    return canvas


def column_title(canvas: Canvas, title: str, x: int, right: int) -> None:
    canvas.text(title, Box(x, 2, right - x - 8, HEAD), "semi", 24, MARBLE, "centre")


def begin_row(canvas: Canvas, line: Line, right: int) -> None:
    """Badge and name, with a trophy for the winner; names end before `right`."""
    y, h = line.y, line.height
    if line.wins:
        canvas.fill(Box(3, y, INNER - 6, h), CHANGED_GROUND)
    canvas.fill(Box(3, y + h - 1, INNER - 6, 1), mix(PLASTER, INK, 0.3))
    side = min(56, h - 10)  # a cross that fills the row would join its lines
    at = Box(NAME + (56 - side) // 2, y + (h - side) // 2, side, side)
    badge(canvas, line.seat, line.name, at, INK)
    room = Box(NAME + 68, y, right - NAME - 76 - (44 if line.wins else 0), h)
    end = canvas.text(line.name, room, "head", 36, INK).right
    if line.wins:
        canvas.icon("trophy", end + 28, y + h // 2, 34, OCHRE)
    canvas.spot(f"score:{line.seat}", Box(6, y + 2, INNER - 12, h - 4))


def row_figure(canvas: Canvas, line: Line, value: int, x: int, right: int) -> None:
    """A number in its column; a dash for nothing."""
    room = Box(x, line.y, right - x - 8, line.height)
    colour = INK if value else INK_FAINT
    canvas.text(figure(value) if value else "–", room, "bold", 40, colour, "centre")


def row_total(canvas: Canvas, line: Line, total: int, x: int, right: int) -> None:
    room = Box(x, line.y, right - x - 8, line.height)
    canvas.text(figure(total), room, "title", 60, INK, "centre")
