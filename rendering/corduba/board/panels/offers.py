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
from rendering.corduba.board.town.quarter import most_houses
from rendering.corduba.look.people import looks_like
from rendering.corduba.look.roofs import house, roof
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
from rendering.kit.theme import INK, INK_SOFT, MARBLE, VERDIGRIS, Colour
from rendering.kit.type import SMALLEST
from rendering.words.spoken import Words

COLUMNS = 2
CARD_W = 336
BROAD = COLUMNS * (CARD_W + 4) + 16  # of a panel with types
CARD_HEAD = 40  # height of a type's name
SHAPE, SMALL = 22, 34  # cells of silhouettes
SHAPE_W = 96  # room for the silhouette of a type, beside its actions
TURN = 112  # height of an orientation, all of which stand in one row
EXPLAINED = 90  # height of what the rows of a type mean
LINE = 29  # height of an action


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
    sign(canvas, BUILDING_SIGN[kind], box.x + 62, box.y + 22, 26, INK)
    name = Box(box.x + 82, box.y + 4, box.w - 90, 36)
    canvas.text(words.tell(BUILDING_TEXT[kind]), name, "head", 26, INK)
    price = (*cost_parts(type.strength, type.cost), f" +{type.prestige}", "prestige")
    room = Box(box.x + 10, box.y + CARD_HEAD + 2, box.w - 16, LINE - 2)
    fitting_row(canvas, price, room, INK)
    below = room.moved(0, LINE)._replace(w=room.w - SHAPE_W)
    for n, action in enumerate(type.actions):
        fitting_row(canvas, action_parts(action), below.moved(0, n * LINE), INK_SOFT)
    shape = Box(below.right, below.y, SHAPE_W, box.bottom - below.y - 6)
    silhouette(canvas, kind, 0, shape, SHAPE)
    canvas.spot(f"type:{kind}", box, tag=Tag(Box(box.x + 4, box.y + 4, 40, 32)))


def fitting_row(canvas: Canvas, parts: Parts, room: Box, ink: Colour) -> None:
    """As large as it fits."""
    sizes = (size for size in (25, 24, 23, 22, 21) if parts_width(parts, size) <= room.w)
    parts_row(canvas, parts, room, next(sizes, SMALLEST), ink)


def _turn(canvas: Canvas, view: View, turn: int, box: Box) -> None:
    """How it lies, and how many houses it would bring at the best spot."""
    canvas.plate(box, 8, MARBLE, INK)
    if view.planned and view.planned.kind:
        gain = most_houses(view, view.planned.kind, turn)
        if gain:
            canvas.sprite(Box(box.right - 60, box.y + 6, 32, 32), house, looks_like(view.active))
            canvas.text(str(gain), Box(box.right - 26, box.y + 6, 20, 32), "bold", 26, INK)
        silhouette(canvas, view.planned.kind, turn, box.inset(8), SMALL, marked=True)
    canvas.spot(f"turn:{turn}", box, tag=Tag(Box(box.x + 3, box.y + 3, 34, 28)))
