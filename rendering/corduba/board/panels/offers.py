"""What is offered that lies nowhere: types, orientations, the shape to place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from games.corduba.city.maps import ORIENTATIONS
from games.corduba.data import TABLES
from games.corduba.data.components import Action
from games.corduba.seat.view import View
from games.corduba.words.labels import BUILDING_TEXT
from rendering.corduba.board.panels.panel import from_the_top
from rendering.corduba.look.roofs import roof
from rendering.corduba.look.signs import (
    BUILDING_SIGN,
    cost_parts,
    effects_parts,
    parts_row,
    parts_width,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.signs import ARROW, Parts, sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, VERDIGRIS
from rendering.kit.type import SMALLEST
from rendering.words.spoken import Words

BROAD = 1010  # of a panel with types, in so many columns
COLUMNS = 2
CARD_W = 493
CARD_HEAD = 40  # height of a type's name
SHAPE, SMALL = 31, 34  # cells of silhouettes
SHAPE_W = 130  # room for the silhouette of a type
TURN = 100  # height of an orientation, all of which stand in one row
EXPLAINED = 60  # height of what the rows of a type mean
LINE = 28  # height of an action


class Offers(NamedTuple):
    """Something to be drawn below a height: how high it is, and how."""

    kind: Literal["types", "turns", "shape", "nothing"]
    height: int
    draw: Callable[[Canvas, int], None]


def offers(view: View, focus: Sequence[str], words: Words) -> Offers:
    kinds = [spot.removeprefix("type:") for spot in focus if spot.startswith("type:")]
    turns = [int(spot.removeprefix("turn:")) for spot in focus if spot.startswith("turn:")]
    if kinds:
        return _types(kinds, words)
    if turns:
        return _turns(view, turns)
    plan = view.planned
    if plan and plan.kind and plan.turn is not None and plan.place is None:
        return _shape(plan.kind, plan.turn)
    return Offers("nothing", 0, lambda canvas, y: None)


def _types(kinds: Sequence[str], words: Words) -> Offers:
    """All cards as high as the one with most to say."""
    lines = 1 + max(len(TABLES.buildings[kind].actions) for kind in kinds)
    tall = CARD_HEAD + lines * LINE + 12

    def draw(canvas: Canvas, y: int) -> None:
        room = Box(16, y, canvas.box.w - 32, EXPLAINED - 6)
        from_the_top(canvas, words.say("corduba-types-key"), room, 23)
        for n, kind in enumerate(kinds):
            x, top = 10 + n % COLUMNS * (CARD_W + 4), y + EXPLAINED + n // COLUMNS * tall
            _type(canvas, kind, words, Box(x, top, CARD_W, tall - 6))

    return Offers("types", EXPLAINED + -(-len(kinds) // COLUMNS) * tall, draw)


def _turns(view: View, turns: Sequence[int]) -> Offers:
    def draw(canvas: Canvas, y: int) -> None:
        w = (canvas.box.w - 20 + 6) // len(turns) - 6
        for n, turn in enumerate(turns):
            _turn(canvas, view, turn, Box(10 + n * (w + 6), y, w, TURN))

    return Offers("turns", TURN + 6, draw)


def _shape(kind: str, turn: int) -> Offers:
    """The building for which a spot is looked for, with the cell by which spots are called."""

    tall = SMALL * len(ORIENTATIONS[TABLES.buildings[kind].shape][turn])

    def draw(canvas: Canvas, y: int) -> None:
        silhouette(canvas, kind, turn, Box(10, y, canvas.box.w - 20, tall), SMALL, marked=True)

    return Offers("shape", tall + 12, draw)


def action_parts(action: Action) -> Parts:
    """What it costs and what it brings."""
    paid = cost_parts(action.strength, action.cost)
    return (*paid, ARROW, *effects_parts(action.effects))


# ---- types and orientations -------------------------------------------------------------------


def silhouette(
    canvas: Canvas, kind: str, turn: int, box: Box, cell: int, *, marked: bool = False
) -> None:
    """The shape of a building in the middle of a box; its first cell may be marked."""
    type = TABLES.buildings[kind]
    rows = ORIENTATIONS[type.shape][turn]
    cell = min(cell, box.w // len(rows[0]), box.h // len(rows))
    w, h = len(rows[0]) * cell, len(rows) * cell
    at = Box(box.x + (box.w - w) // 2, box.y + (box.h - h) // 2, w, h)
    canvas.sprite(at, roof, type.colour, rows, kind)
    if marked:
        first = Box(at.x + rows[0].index("#") * cell, at.y, cell, cell)
        canvas.plate(first.inset(3), 6, VERDIGRIS, MARBLE, 3)
        canvas.shape("disc", first.inset(cell // 2 - 5), MARBLE)


def _type(canvas: Canvas, kind: str, words: Words, box: Box) -> None:
    """Shape, name, printed price and prestige of a building, and what it does."""
    type = TABLES.buildings[kind]
    canvas.plate(box, 8, MARBLE, INK)
    silhouette(canvas, kind, 0, Box(box.x + 6, box.y + 32, SHAPE_W - 8, box.h - 38), SHAPE)
    sign(canvas, BUILDING_SIGN[kind], box.x + SHAPE_W + 18, box.y + 22, 24, INK)
    name = Box(box.x + SHAPE_W + 38, box.y + 4, box.w - SHAPE_W - 46, 34)
    canvas.text(words.tell(BUILDING_TEXT[kind]), name, "semi", 26, INK)
    price = (*cost_parts(type.strength, type.cost), f" +{type.prestige}", "prestige")
    room = Box(box.x + SHAPE_W + 4, box.y + CARD_HEAD, box.w - SHAPE_W - 10, LINE - 2)
    for n, parts in enumerate((price, *map(action_parts, type.actions))):
        size = 24 if parts_width(parts, 24) <= room.w else SMALLEST
        parts_row(canvas, parts, room.moved(0, n * LINE), size, INK_SOFT if n else INK)
    canvas.spot(f"type:{kind}", box, tag=Tag(Box(box.x + 3, box.y + 3, 34, 26)))


def _turn(canvas: Canvas, view: View, turn: int, box: Box) -> None:
    canvas.plate(box, 8, MARBLE, INK)
    if view.planned and view.planned.kind:
        silhouette(canvas, view.planned.kind, turn, box.inset(8), SMALL)
    canvas.spot(f"turn:{turn}", box, tag=Tag(Box(box.x + 3, box.y + 3, 34, 28)))
