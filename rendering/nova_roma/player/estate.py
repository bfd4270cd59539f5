"""A player's production area: nine spaces, what their rows and columns yield, tiles, artisans."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import TileKind
from games.nova_roma.seat.view import SpaceView
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import GOLD, INK, INK_FAINT, INK_SOFT, MARBLE, PLASTER_DARK
from rendering.nova_roma.board.offers import tile_signs
from rendering.nova_roma.look.effects import SPECIAL, TILE_PARTS
from rendering.nova_roma.look.signs import artisan, parts_row, parts_width, token

HEADING = 28
CELL_W, CELL_H = 74, 49
NAME_W, NAME_H = 36, 20  # in the upper left corner of a space
SIGNS = 22  # size of the signs of a tile
BESIDE = 20  # beside an artisan
WIDTH = HEADING + 3 * CELL_W
HEIGHT = HEADING + 3 * CELL_H


def production(canvas: Canvas, spaces: tuple[SpaceView, ...], seat: int, x: int, y: int) -> None:
    for n, good in enumerate(TABLES.column_yields):
        token(canvas, good, x + HEADING + n * CELL_W + CELL_W // 2, y + HEADING // 2, 24)
    for n, good in enumerate(TABLES.row_yields):
        token(canvas, good, x + HEADING // 2 - 2, y + HEADING + n * CELL_H + CELL_H // 2, 24)
    for n, space in enumerate(spaces):
        row, column = divmod(n, 3)
        left, top = x + HEADING + column * CELL_W, y + HEADING + row * CELL_H
        box = Box(left, top, CELL_W - 3, CELL_H - 3)
        _space(canvas, space, box)
        name = Box(left + 2, top + 2, NAME_W, NAME_H)
        canvas.text(space.name, name, "semi", 20, INK_SOFT, "centre")
        canvas.spot(f"p{seat}:{space.name}", box, tag=Tag(name, space.name))
    canvas.part(Box(x - 6, y - 2, WIDTH + 10, HEIGHT + 3), seat)


def _space(canvas: Canvas, space: SpaceView, box: Box) -> None:
    """Below the name what the tile gives, at the right the artisan."""
    foot = Box(box.x, box.y + NAME_H, box.w, box.h - NAME_H - 2)
    if space.kind is None:
        canvas.plate(box, 6, MARBLE, INK_FAINT)
    elif space.flipped:
        canvas.plate(box, 6, PLASTER_DARK, INK_SOFT)
    else:
        canvas.plate(box, 6, GOLD if space.kind in SPECIAL else MARBLE, INK)
        if space.artisan:
            _worked(canvas, space.kind, Box(foot.x + 2, foot.y, foot.w - 38, foot.h))
        else:
            tile_signs(canvas, space.kind, foot, SIGNS)
    if space.artisan:
        artisan(canvas, box.right - 17, box.middle[1], 32)


def _worked(canvas: Canvas, kind: TileKind, room: Box) -> None:
    """Beside an artisan, short if need be."""
    parts = TILE_PARTS[kind]
    if parts_width(parts, BESIDE) > room.w:
        parts = parts[-1:]
    parts_row(canvas, parts, room, BESIDE)
