"""The land behind a card: where there is room beside it, it lies in the country of its king."""

from __future__ import annotations

from math import sqrt

from games.romolo_o_remo.seat.view import PlayerView
from games.romolo_o_remo.terms import Terrain
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER
from rendering.romolo_o_remo.look.colours import LAND
from rendering.romolo_o_remo.look.land import LOOKS, land_tile

RADIUS = 90
WIDE, TALL = 660, 480  # more than any view of a card shows
ROWS: tuple[tuple[Terrain, ...], ...] = (
    ("forest", "plains", "hill", "plains", "forest", "hill"),
    ("plains", "hill", "forest", "plains", "hill", "plains"),
    ("hill", "plains", "plains", "plains", "forest", "plains"),
    ("plains", "forest", "plains", "hill", "plains", "forest"),
    ("forest", "plains", "hill", "plains", "forest", "plains"),
)


def on_land(card: Canvas, king: PlayerView) -> Canvas:
    """The card in the middle of hexes that he rules."""
    canvas = Canvas(WIDE, TALL, PLASTER)
    canvas.fill(canvas.box, LAND["plains"])
    across, down = round(sqrt(3) * RADIUS), RADIUS * 3 // 2
    for r, row in enumerate(ROWS):
        for c, terrain in enumerate(row):
            left = c * across - across // 2 * (1 + r % 2)
            box = Box(left, r * down - RADIUS, across, 2 * RADIUS)
            look = (r + 2 * c) % LOOKS
            canvas.sprite(box, land_tile, terrain, look, (king.seat,), "")
    x, y = (WIDE - card.box.w) // 2, (TALL - card.box.h) // 2
    canvas.put(card, x, y)
    canvas.part(card.box.moved(x, y))
    return canvas
