"""A player's mosaic: nine goals in signs, claimed and claimable ones marked, lines completed."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import LineId
from games.nova_roma.seat.view import PlayerView
from games.nova_roma.terms import MOSAIC_COLOURS, MosaicColour
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.shapes import Pen
from rendering.kit.theme import INK, PLASTER_LIGHT, VERDIGRIS, mix
from rendering.nova_roma.look.effects import goal_parts
from rendering.nova_roma.look.pieces import figure
from rendering.nova_roma.look.signs import MOSAIC_COLOUR, parts_row, parts_width, points

SIDE = 34  # points of a row
CELL_W, CELL_H, ROOMY = 100, 47, 58
NAME = 20  # for the name of a goal, above it
WIDTH = SIDE + 3 * CELL_W
MARKER = 38


class Goal(NamedTuple):
    """One field, as far as the player has its tile."""

    name: str
    achievement: str
    claimed: bool
    claimable: bool


def goals(player: PlayerView) -> dict[MosaicColour, list[Goal]]:
    """By row; in the draft the tiles taken so far."""
    known = {field.name: field for field in player.mosaic}
    found: dict[MosaicColour, list[Goal]] = {}
    for r, colour in enumerate(MOSAIC_COLOURS, start=1):
        tile = player.mosaic_tiles.get(colour)
        fields = TABLES.mosaic[tile].fields if tile else ()
        found[colour] = [
            Goal(
                name := f"m{r}{c}",
                achievement,
                name in known and known[name].claimed,
                name in known and known[name].claimable,
            )
            for c, achievement in enumerate(fields, start=1)
        ]
    return found


def mosaic(canvas: Canvas, player: PlayerView, x: int, y: int, roomy: bool) -> None:
    """Fields first, then the strokes of completed lines, then the markers on them."""
    cell = ROOMY if roomy else CELL_H
    tall = 3 * cell
    claimed = []
    for r, (colour, row) in enumerate(goals(player).items()):
        top = y + r * cell
        points(
            canvas, Box(x, top + cell // 2 - 17, SIDE - 6, 30), str(TABLES.fields[colour].vp), 24
        )
        for c in range(3):
            box = Box(x + SIDE + c * CELL_W, top, CELL_W - 4, cell - 4)
            if not row:
                continue
            _goal(canvas, row[c], colour, box, NAME if roomy else 0)
            tag = Tag(Box(box.x + 3, box.y + 3, 42, 20))
            canvas.spot(f"p{player.seat}:{row[c].name}", box, tag=tag)
            claimed += [box] if row[c].claimed else []
    for line in player.lines:
        canvas.stamp(x + SIDE, y, INK, _stroke, line, 3 * CELL_W - 4, tall - 4)
    canvas.part(Box(x - 7, y - 6, WIDTH + 12, tall + 11), player.seat)
    for box in claimed:
        at = Box(box.middle[0] - MARKER // 2, box.middle[1] - MARKER // 2, MARKER, MARKER)
        figure(canvas, player.seat, at)


def _goal(canvas: Canvas, goal: Goal, colour: MosaicColour, box: Box, above: int) -> None:
    field(canvas, goal, colour, box)
    if not goal.claimed:
        goal_row(canvas, goal.achievement, Box(box.x, box.y + above, box.w, box.h - above))


def field(canvas: Canvas, goal: Goal, colour: MosaicColour, box: Box) -> None:
    """The ground of a goal: darker when it is claimed, with an edge when it can be."""
    face = MOSAIC_COLOUR[colour]
    ground = face if goal.claimed else mix(PLASTER_LIGHT, face, 0.35)
    if goal.claimable:
        canvas.plate(box, 6, ground, VERDIGRIS, 4)
    else:
        canvas.rounded(box, 6, ground)


def goal_row(canvas: Canvas, achievement: str, box: Box) -> None:
    """The condition in signs, as large as fits."""
    parts, size = goal_parts(achievement), 26
    while parts_width(parts, size) > box.w - 8:
        size -= 1
    parts_row(canvas, parts, box, size)


@remember(16)
def _stroke(line: LineId, w: int, h: int) -> Image.Image:
    """Through the middle of a line of fields."""
    kind, _, which = line.partition("_")
    pen = Pen(w, h)
    if kind == "diagonal":
        ends = [(0.1, 0.1), (0.9, 0.9)] if which == "down" else [(0.1, 0.9), (0.9, 0.1)]
    else:
        at = (2 * int(which) - 1) / 6
        ends = [(0.04, at), (0.96, at)] if kind == "row" else [(at, 0.06), (at, 0.94)]
    pen.line(ends, 6 / h)
    return pen.done()
