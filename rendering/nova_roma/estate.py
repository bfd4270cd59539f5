"""A player's production area: nine spaces, what their rows and columns yield, tiles, artisans."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.tables import TileKind
from games.nova_roma.view import SpaceView
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD, INK, INK_FAINT, INK_SOFT, MARBLE, PLASTER_DARK
from rendering.nova_roma.effects import SPECIAL, TILE_PARTS
from rendering.nova_roma.look import artisan, parts_row, parts_width, token
from rendering.nova_roma.offers import tile_face

HEADING = 32
CELL_W, CELL_H = 74, 48
BESIDE = 20  # size of the signs beside an artisan
WIDTH = HEADING + 3 * CELL_W
HEIGHT = HEADING + 3 * CELL_H


def production(canvas: Canvas, spaces: tuple[SpaceView, ...], seat: int, x: int, y: int) -> None:
    for n, good in enumerate(TABLES.column_yields):
        token(canvas, good, x + HEADING + n * CELL_W + CELL_W // 2, y + HEADING // 2 - 1, 26)
    for n, good in enumerate(TABLES.row_yields):
        token(canvas, good, x + HEADING // 2 - 2, y + HEADING + n * CELL_H + CELL_H // 2, 26)
    for n, space in enumerate(spaces):
        row, column = divmod(n, 3)
        left, top = x + HEADING + column * CELL_W, y + HEADING + row * CELL_H
        box = Box(left, top, CELL_W - 3, CELL_H - 3)
        _space(canvas, space, box)
        canvas.spot(f"p{seat}:{space.name}", box)


def _space(canvas: Canvas, space: SpaceView, box: Box) -> None:
    if space.kind is None:
        canvas.plate(box, 6, MARBLE, INK_FAINT)
        if not space.artisan:
            canvas.text(space.name, box, "text", 20, INK_SOFT, "centre")
    elif space.flipped:
        canvas.plate(box, 6, PLASTER_DARK, INK_SOFT)
    elif space.artisan:
        _worked(canvas, space.kind, box)
    else:
        tile_face(canvas, space.kind, box, 26)
    if space.artisan:
        artisan(canvas, box.right - 20 if space.kind else box.middle[0], box.middle[1], 36)


def _worked(canvas: Canvas, kind: TileKind, box: Box) -> None:
    """A tile with an artisan on it: at the left of the figure what it gives, short if need be."""
    canvas.plate(box, 6, GOLD if kind in SPECIAL else MARBLE, INK)
    parts, room = TILE_PARTS[kind], Box(box.x + 2, box.y, box.w - 40, box.h)
    if parts_width(parts, BESIDE) > room.w:
        parts = parts[-1:]
    parts_row(canvas, parts, room, BESIDE)
