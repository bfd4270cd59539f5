"""Below a quarter whose buildings may be used: what each of them costs and brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.words.labels import BUILDING_TEXT
from rendering.corduba.board.panels.offers import LINE, action_parts, fitting_row
from rendering.corduba.look.colours import ROOF
from rendering.corduba.look.signs import BUILDING_SIGN
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.signs import sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, VERDIGRIS, on
from rendering.kit.type import width
from rendering.words.spoken import Words

USES = "uses"  # the spot of it
WIDE, COLUMNS = 690, 2  # as broad as the quarter above it and what one has
HEAD = 34  # height of a tile's name
PAD = 10


def uses(view: View, focus: Sequence[str], words: Words, marks: Mapping[str, str]) -> Canvas | None:
    """As printed, by the marks of the tiles; nothing where it is not about using them."""
    tiles = _usable(view, focus)
    if not tiles:
        return None
    each = -(-len(tiles) // COLUMNS)
    parted = [tiles[n : n + each] for n in range(0, len(tiles), each)]
    tall, w = max(sum(map(_height, column)) for column in parted) + 2 * PAD, WIDE // COLUMNS
    canvas = Canvas(WIDE, tall, PLASTER)
    canvas.rounded(canvas.box, 12, PLASTER_LIGHT)
    for n, column in enumerate(parted):
        room = Box(n * w, PAD, w, tall)
        for tile in column:
            _use(canvas, tile, words, marks.get(tile, ""), room)
            room = room.moved(0, _height(tile))
    canvas.spot(USES, canvas.box.inset(2))
    return canvas


def _usable(view: View, focus: Sequence[str]) -> list[str]:
    """The tiles that are asked for, if it is about using them."""
    asked = [spot for spot in focus if spot.startswith("tile:")]
    burning = {
        f"tile:{district.id}:{tile.kind}"
        for district in view.districts
        for tile in district.tiles
        if tile.unrest
    }
    return asked if view.phase == "turn" and not burning & set(asked) else []


def _height(tile: str) -> int:
    return HEAD + LINE * len(TABLES.buildings[tile.rpartition(":")[2]].actions) + 4


def _use(canvas: Canvas, tile: str, words: Words, mark: str, room: Box) -> None:
    """From the top of a room down: mark, sign and name of a tile, and its actions."""
    kind, x, right = tile.rpartition(":")[2], room.x + 14, room.right - 10
    type = TABLES.buildings[kind]
    face = ROOF[type.colour]
    if mark:
        tag = Box(x, room.y + 2, max(34, width(mark, "bold", 24) + 8), 30)
        canvas.rounded(tag, 6, VERDIGRIS)
        canvas.text(mark, tag, "bold", 24, MARBLE, "centre")
        x = tag.right + 6
    plate = Box(x, room.y + 2, 32, 30)
    canvas.rounded(plate, 6, face)
    sign(canvas, BUILDING_SIGN[kind], *plate.middle, 22, on(face))
    name = Box(plate.right + 10, plate.y, right - plate.right - 10, plate.h)
    canvas.text(words.tell(BUILDING_TEXT[kind]), name, "semi", 24, INK)
    for n, action in enumerate(type.actions):
        at = Box(room.x + 18, room.y + HEAD + n * LINE, right - room.x - 18, LINE - 2)
        fitting_row(canvas, action_parts(action), at, INK_SOFT)
