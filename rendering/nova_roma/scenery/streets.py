"""The ground of the city: streets within the walls, and three districts with their plots."""

from __future__ import annotations

from random import Random

from games.nova_roma.city.board import MARKS
from games.nova_roma.terms import ZONES, ZoneId
from rendering.nova_roma.scenery.brush import Brush
from rendering.nova_roma.scenery.colours import (
    KERB,
    LANE,
    SAND,
    STREET,
    WALL_LIGHT,
    shaded,
)
from rendering.nova_roma.scenery.measures import (
    CELL,
    CITY,
    EDGE,
    KEY,
    LEFT,
    cell_box,
    cells_of,
)
from rendering.nova_roma.scenery.plots import paint_plot
from rendering.nova_roma.scenery.walls import gate, tower, wall_across, wall_down

STONE = 12  # of the paving


def paint_city(brush: Brush) -> None:
    _cobbles(brush)
    for zone in ZONES:
        _district(brush, zone)
    wall_across(brush, 0, 0, LEFT)
    wall_down(brush, 0, 0, CITY)
    brush.box(0, CITY - 6, LEFT, 6, SAND)
    wall_across(brush, 0, CITY - EDGE - 4, LEFT)
    for x in (190, 560, LEFT - 60):
        gate(brush, x, 0)
    for x in (13, 380, 745):
        tower(brush, x, 13)
    for x in (13, 210, KEY.x - 22):
        tower(brush, x, CITY - EDGE)


def _cobbles(brush: Brush) -> None:
    """Stones here and there: more would be noise."""
    dice, stone = Random(4), shaded(STREET, 0.07)
    for _ in range(260):
        x, y = dice.uniform(EDGE, LEFT), dice.uniform(EDGE, CITY - EDGE)
        brush.box(x, y, dice.uniform(5, STONE), 4, stone)


def _district(brush: Brush, zone: ZoneId) -> None:
    """A terrace of plots with lanes between them; rewards lie on paved squares."""
    box = cells_of(zone)
    brush.box(box.x - 5, box.y - 5, box.w + 10, box.h + 10, KERB)
    brush.box(box.x - 3, box.y - 3, box.w + 6, box.h + 6, shaded(KERB, 0.25))
    brush.box(box.x, box.y, box.w, box.h, LANE)
    for cell, mark in MARKS.items():
        if cell[0] == zone:
            at = cell_box(cell)
            if mark in ".n":
                paint_plot(brush, cell, at.x, at.y)
            else:
                brush.box(at.x, at.y, CELL, CELL, STREET)
                brush.box(at.x + 3, at.y + 3, CELL - 6, CELL - 6, WALL_LIGHT)
