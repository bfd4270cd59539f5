"""What is offered that lies nowhere: types, orientations, the shape to place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from games.corduba.city.maps import ORIENTATIONS
from games.corduba.data import TABLES
from games.corduba.data.components import Action
from games.corduba.seat.view import View
from games.corduba.words.effects import modifier_text
from games.corduba.words.labels import BUILDING_TEXT, MONUMENT_TEXT
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

BROAD = 930  # of a panel with types, in so many columns
COLUMNS = 2
CARD_W = 453
CARD_HEAD = 40  # height of a type's name
TINY, SMALL = 20, 34  # cells of silhouettes
TURN = 150  # side of an orientation
TURNS_WIDE = 2 * TURN + 30
BONUS = 82  # height of what a monument brings
LINE = 28  # height of an action


class Offers(NamedTuple):
    """Something to be drawn below a height: how high it is, and how."""

    kind: Literal["types", "turns", "shape", "bonuses", "nothing"]
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
    monuments = [spot.removeprefix("monument:") for spot in focus if spot.startswith("monument:")]
    if monuments:
        return _bonuses(monuments, words)
    return Offers("nothing", 0, lambda canvas, y: None)


def _types(kinds: Sequence[str], words: Words) -> Offers:
    """All cards as high as the one with most to say."""
    lines = 1 + max(len(TABLES.buildings[kind].actions) for kind in kinds)
    tall = CARD_HEAD + lines * LINE + 12

    def draw(canvas: Canvas, y: int) -> None:
        for n, kind in enumerate(kinds):
            x = 10 + n % COLUMNS * (CARD_W + 4)
            _type(canvas, kind, words, Box(x, y + n // COLUMNS * tall, CARD_W, tall - 6))

    return Offers("types", -(-len(kinds) // COLUMNS) * tall, draw)


def _turns(view: View, turns: Sequence[int]) -> Offers:
    def draw(canvas: Canvas, y: int) -> None:
        for n, turn in enumerate(turns):
            at = Box(10 + n % 2 * (TURN + 6), y + n // 2 * (TURN + 6), TURN, TURN)
            _turn(canvas, view, turn, at)

    return Offers("turns", -(-len(turns) // 2) * (TURN + 6), draw)


def _shape(kind: str, turn: int) -> Offers:
    """The building for which a spot is looked for, with the cell by which spots are called."""

    def draw(canvas: Canvas, y: int) -> None:
        silhouette(canvas, kind, turn, Box(10, y, canvas.box.w - 20, TURN), SMALL, marked=True)

    return Offers("shape", TURN + 6, draw)


def _bonuses(ids: Sequence[str], words: Words) -> Offers:
    """What monuments bring for the rest of the game."""

    def draw(canvas: Canvas, y: int) -> None:
        for n, id in enumerate(ids):
            box = Box(14, y + n * BONUS, canvas.box.w - 28, BONUS - 4)
            canvas.text(
                words.tell(MONUMENT_TEXT[id]), Box(box.x, box.y, box.w, 28), "semi", 22, INK
            )
            said = words.tell(modifier_text(TABLES.monuments[id].bonus))
            room = Box(box.x, box.y + 28, box.w, BONUS - 32)
            from_the_top(canvas, said, room, 22)

    return Offers("bonuses", len(ids) * BONUS, draw)


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
    silhouette(canvas, kind, 0, Box(box.x + 6, box.y + 32, 92, box.h - 38), TINY)
    sign(canvas, BUILDING_SIGN[kind], box.x + 122, box.y + 22, 24, INK)
    name = Box(box.x + 142, box.y + 4, box.w - 150, 34)
    canvas.text(words.tell(BUILDING_TEXT[kind]), name, "semi", 26, INK)
    price = (*cost_parts(type.strength, type.cost), f" +{type.prestige}", "prestige")
    room = Box(box.x + 106, box.y + CARD_HEAD, box.w - 114, LINE - 2)
    for n, parts in enumerate((price, *map(action_parts, type.actions))):
        size = 24 if parts_width(parts, 24) <= room.w else SMALLEST
        parts_row(canvas, parts, room.moved(0, n * LINE), size, INK_SOFT if n else INK)
    canvas.spot(f"type:{kind}", box, tag=Tag(Box(box.x + 3, box.y + 3, 34, 26)))


def _turn(canvas: Canvas, view: View, turn: int, box: Box) -> None:
    canvas.plate(box, 8, MARBLE, INK)
    if view.planned and view.planned.kind:
        silhouette(canvas, view.planned.kind, turn, box, SMALL)
    canvas.spot(f"turn:{turn}", box, tag=Tag(Box(box.x + 3, box.y + 3, 34, 28)))
