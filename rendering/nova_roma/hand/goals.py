"""The own mosaic in words: nine goals, what is claimed, what could be, what lines bring."""

from __future__ import annotations

from PIL import Image

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import LineId
from games.nova_roma.seat.view import PlayerView
from games.nova_roma.terms import MosaicColour
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.shapes import Pen
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_LIGHT, VERDIGRIS, mix, on
from rendering.nova_roma.look.pieces import figure
from rendering.nova_roma.look.signs import MOSAIC_COLOUR, gain_parts, parts_row, points
from rendering.nova_roma.player.mosaic import Goal, goals
from rendering.words.spoken import Words

SIDE = 52  # points of a row's fields
LINE = 152  # what a complete row brings, at the right
CELL_H = 76
FOOT = 68  # what complete columns and diagonals bring
DIAGONALS: tuple[LineId, ...] = ("diagonal_down", "diagonal_up")
HEIGHT = 3 * CELL_H + FOOT
CELL_W = (INNER - SIDE - LINE) // 3


def goals_block(player: PlayerView, words: Words) -> Canvas:
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    for r, (colour, row) in enumerate(goals(player).items()):
        y = r * CELL_H
        vp = TABLES.fields[colour].vp
        points(canvas, Box(0, y + 16, SIDE - 12, 40), str(vp), 30)
        for c, goal in enumerate(row):
            box = Box(SIDE + c * CELL_W, y, CELL_W - 8, CELL_H - 8)
            _goal(canvas, goal, colour, box, player.seat, words)
        _bonus(canvas, f"row_{r + 1}", Box(INNER - LINE, y, LINE, CELL_H - 8))
    for c in range(3):
        room = Box(SIDE + c * CELL_W, 3 * CELL_H - 2, CELL_W - 8, FOOT // 2)
        _bonus(canvas, f"column_{c + 1}", room)
    for n, line in enumerate(DIAGONALS):
        room = Box(INNER - LINE, 3 * CELL_H - 2 + n * FOOT // 2, LINE, FOOT // 2)
        side = 26
        x, y = room.right - side - 8, room.middle[1] - side // 2
        canvas.stamp(x, y, INK_SOFT, _slant, line, side)
        _bonus(canvas, line, room)
    return canvas


@remember(4)
def _slant(line: LineId, side: int) -> Image.Image:
    """Which of the two diagonals: a square with a stroke through it."""
    pen = Pen(side, side)
    pen.rect(0, 0, 1, 1, 0.16)
    pen.rect(0.09, 0.09, 0.82, 0.82, 0.1, ink=0)
    ends = [(0.14, 0.14), (0.86, 0.86)] if line == "diagonal_down" else [(0.14, 0.86), (0.86, 0.14)]
    pen.line(ends, 0.17)
    return pen.done()


def _goal(
    canvas: Canvas, goal: Goal, colour: MosaicColour, box: Box, seat: int, words: Words
) -> None:
    face = MOSAIC_COLOUR[colour]
    ground = face if goal.claimed else mix(PLASTER_LIGHT, face, 0.35)
    edge = 5 if goal.claimable else 2
    canvas.plate(box, 10, ground, VERDIGRIS if goal.claimable else INK, edge)
    ink = on(ground) if goal.claimed else INK_SOFT
    canvas.text(goal.name, Box(box.x + 12, box.y, 50, box.h), "semi", 22, ink)
    right = box.right - (60 if goal.claimed else 10)
    room = Box(box.x + 66, box.y + 4, right - box.x - 66, box.h - 8)
    canvas.paragraph(words.say(f"achievement-{goal.achievement}"), room, "semi", 26, INK)
    if goal.claimed:
        figure(canvas, seat, Box(box.right - 54, box.middle[1] - 22, 44, 44))
    canvas.spot(goal.name, box)


def _bonus(canvas: Canvas, name: str, box: Box) -> None:
    """Points and reward of a complete line."""
    line = TABLES.lines[name]
    cy = box.middle[1]
    points(canvas, Box(box.x + 4, cy - 15, 40, 30), str(line.vp), 24)
    parts_row(canvas, gain_parts(line.reward), Box(box.x + 52, box.y, 0, box.h), 26, INK, "left")
