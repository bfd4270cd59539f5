"""The own mosaic in words: nine goals with their progress, what is claimed, what lines bring."""

from __future__ import annotations

from PIL import Image

from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.data.components import LineId
from games.nova_roma.seat.guide.standing import feats_of
from games.nova_roma.seat.view import PlayerView
from games.nova_roma.terms import MosaicColour
from rendering.hand import INNER, LEAST
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.shapes import Pen
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_LIGHT, VERDIGRIS, mix, on
from rendering.kit.type import break_lines, leading
from rendering.nova_roma.look.pieces import figure
from rendering.nova_roma.look.signs import MOSAIC_COLOUR, gain_parts, parts_row, points
from rendering.nova_roma.player.mosaic import Goal, goals
from rendering.words.spoken import Words

SIDE = 62  # points of a row's fields
CELL_W = (INNER - SIDE) // 3
TEXT_W = CELL_W - 8 - 28
HEAD = 50  # name and progress
FOOT = 16  # below what is asked for, with the gap to the next row
LINE = 54  # height of a row of what complete lines bring
PER_ROW = 4
LINES: tuple[tuple[LineId, str], ...] = (
    ("row_1", "→1"),
    ("row_2", "→2"),
    ("row_3", "→3"),
    ("diagonal_down", ""),
    ("column_1", "↓1"),
    ("column_2", "↓2"),
    ("column_3", "↓3"),
    ("diagonal_up", ""),
)


def progress(player: PlayerView, goal: Goal) -> str:
    """«4/6»."""
    done, wanted = ACHIEVEMENTS[goal.achievement].progress(feats_of(player))
    return f"{done}/{wanted}"


def goals_height(player: PlayerView, words: Words) -> int:
    """Of the whole block; 0 without a mosaic."""
    if not player.mosaic:
        return 0
    return sum(_height(row, words) for row in goals(player).values()) + 2 * LINE + 8


def goals_block(player: PlayerView, words: Words) -> Canvas:
    rows = goals(player)
    heights = [_height(row, words) for row in rows.values()]
    canvas = Canvas(INNER, goals_height(player, words), PLASTER)
    y = 0
    for (colour, row), tall in zip(rows.items(), heights, strict=True):
        points(
            canvas, Box(0, y + (tall - 52) // 2, SIDE - 12, 48), str(TABLES.fields[colour].vp), 38
        )
        for c, goal in enumerate(row):
            box = Box(SIDE + c * CELL_W, y, CELL_W - 8, tall - 8)
            _goal(canvas, goal, colour, box, player, words)
        y += tall
    step = INNER // PER_ROW
    for n, (line, label) in enumerate(LINES):
        room = Box(n % PER_ROW * step, y + 4 + n // PER_ROW * LINE, step - 8, LINE - 4)
        _bonus(canvas, line, label, room)
    return canvas


def _height(row: list[Goal], words: Words) -> int:
    lines = [len(_lines(goal, words)) for goal in row]
    return HEAD + max(lines, default=1) * leading(LEAST) + FOOT


def _lines(goal: Goal, words: Words) -> tuple[str, ...]:
    return break_lines(words.say(f"achievement-{goal.achievement}"), "text", LEAST, TEXT_W)


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
    canvas: Canvas, goal: Goal, colour: MosaicColour, box: Box, player: PlayerView, words: Words
) -> None:
    face = MOSAIC_COLOUR[colour]
    ground = face if goal.claimed else mix(PLASTER_LIGHT, face, 0.35)
    edge = 6 if goal.claimable else 2
    canvas.plate(box, 10, ground, VERDIGRIS if goal.claimable else INK, edge)
    ink = on(ground) if goal.claimed else INK
    head = Box(box.x + 14, box.y + 6, box.w - 28, HEAD - 6)
    canvas.text(goal.name, head, "semi", LEAST, ink if goal.claimed else INK_SOFT, least=LEAST)
    if goal.claimed:
        figure(canvas, player.seat, Box(box.right - 58, box.y + 6, 46, 46))
    else:
        canvas.text(progress(player, goal), head, "title", 42, ink, "right", least=LEAST)
    for n, line in enumerate(_lines(goal, words)):
        y = box.y + HEAD + 4 + n * leading(LEAST)
        canvas.text(line, Box(head.x, y, head.w, leading(LEAST)), "text", LEAST, ink, least=LEAST)
    canvas.spot(goal.name, box)


def _bonus(canvas: Canvas, name: LineId, label: str, box: Box) -> None:
    """Points and reward of a complete line."""
    line = TABLES.lines[name]
    cy = box.middle[1]
    if label:
        canvas.text(label, Box(box.x, box.y, 62, box.h), "semi", LEAST, INK_SOFT, least=LEAST)
    else:
        canvas.stamp(box.x + 8, cy - 18, INK_SOFT, _slant, name, 36)
    points(canvas, Box(box.x + 64, cy - 22, 52, 44), str(line.vp), LEAST)
    parts_row(
        canvas, gain_parts(line.reward), Box(box.x + 128, box.y, 0, box.h), LEAST, INK, "left"
    )
