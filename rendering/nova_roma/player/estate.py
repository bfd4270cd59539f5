"""A player's production area: nine spaces, what their rows and columns yield, tiles, artisans."""

from __future__ import annotations

from PIL import Image

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import TileKind
from games.nova_roma.seat.view import PlayerView, SpaceView
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, PLASTER_DARK, PLASTER_LIGHT
from rendering.nova_roma.board.offers import tile_signs
from rendering.nova_roma.look.effects import SPECIAL, TILE_PARTS
from rendering.nova_roma.look.signs import artisan, parts_row, parts_width, token
from rendering.nova_roma.scenery.brush import Brush
from rendering.nova_roma.scenery.colours import FIELD, FIELD_DARK

HEADING = 25
CELL_W, CELL_H, ROOMY = 76, 40, 52
NAME = 20  # for the name of a space, above what is on it
SIGNS = 23  # size of the signs of a tile
BESIDE = 20  # beside an artisan
WIDTH = HEADING + 3 * CELL_W


def production(canvas: Canvas, player: PlayerView, x: int, y: int, roomy: bool) -> None:
    """Tilled land, the tiles that lie on it, and before rows and columns what they yield."""
    tall = ROOMY if roomy else CELL_H
    for n, good in enumerate(TABLES.column_yields):
        token(canvas, good, x + HEADING + n * CELL_W + CELL_W // 2, y + HEADING // 2, 22)
    for n, good in enumerate(TABLES.row_yields):
        token(canvas, good, x + HEADING // 2 - 2, y + HEADING + n * tall + tall // 2, 22)
    land = Box(x + HEADING, y + HEADING, 3 * CELL_W - 2, 3 * tall - 2)
    canvas.picture(land.x, land.y, furrows, land.w, land.h)
    for n, space in enumerate(player.production):
        row, column = divmod(n, 3)
        box = Box(land.x + column * CELL_W, land.y + row * tall, CELL_W - 2, tall - 2)
        _space(canvas, space, box, NAME if roomy else 0)
        if roomy and not space.kind and not space.artisan:
            _yields(canvas, row, column, Box(box.x, box.y + NAME, box.w, box.h - NAME))
        tag = Tag(Box(box.x + 2, box.y + 2, 36, 20))
        canvas.spot(f"p{player.seat}:{space.name}", box, tag=tag)
    canvas.part(Box(x - 6, y - 4, WIDTH + 8, HEADING + 3 * tall + 7), player.seat)


def _space(canvas: Canvas, space: SpaceView, box: Box, above: int) -> None:
    """What the tile gives, at the right the artisan; empty land stays as it is."""
    room = Box(box.x, box.y + above, box.w, box.h - above)
    if space.kind and space.flipped:
        canvas.plate(box, 6, PLASTER_DARK, INK_SOFT)
    elif space.kind:
        canvas.plate(box, 6, GOLD if space.kind in SPECIAL else MARBLE, INK)
        if space.artisan:
            _worked(canvas, space.kind, Box(room.x + 2, room.y, room.w - 38, room.h))
        else:
            tile_signs(canvas, space.kind, room, SIGNS)
    if space.artisan:
        artisan(canvas, box.right - 17, box.middle[1], 30)


def _yields(canvas: Canvas, row: int, column: int, room: Box) -> None:
    """What an artisan would bring there, where it is asked for."""
    goods = TABLES.row_yields[row], TABLES.column_yields[column]
    for n, good in enumerate(goods):
        token(canvas, good, room.middle[0] + (26 * n - 13), room.middle[1], 22)


@remember(8)
def furrows(w: int, h: int) -> Image.Image:
    """Nine fields, ploughed across and along in turn."""
    unit = (3 * CELL_W - 2) / w
    brush = Brush((3 * CELL_W - 2, h * unit), (w, h), PLASTER_LIGHT, over=2)
    step = (h * unit + 2) / 3
    for n in range(9):
        row, column = divmod(n, 3)
        x, y = column * CELL_W, row * step
        right, bottom = x + CELL_W - 2, y + step - 2
        brush.box(x, y, CELL_W - 2, step - 2, FIELD)
        for k in range(4, CELL_W if n % 2 else int(step) - 2, 7):
            ends = ((x + k, y), (x + k, bottom)) if n % 2 else ((x, y + k), (right, y + k))
            brush.line(ends, FIELD_DARK, 1.2)
    return brush.done().convert("RGB")


def _worked(canvas: Canvas, kind: TileKind, room: Box) -> None:
    """Beside an artisan, short if need be."""
    parts = TILE_PARTS[kind]
    if parts_width(parts, BESIDE) > room.w:
        parts = parts[-1:]
    parts_row(canvas, parts, room, BESIDE)
