"""Beside a question: what the one who is asked has, and what is offered that lies nowhere."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.city.maps import ORIENTATIONS
from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.terms import DistrictId
from games.corduba.words.labels import BUILDING_TEXT
from rendering.corduba.board.panel import HEAD, panel
from rendering.corduba.look.roofs import roof
from rendering.corduba.look.signs import BUILDING_SIGN, cost_parts, parts_row, sign
from rendering.corduba.player.chips import (
    ROW,
    flow,
    goods_chips,
    marker_chips,
    people_chips,
    put_row,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, MARBLE
from rendering.words.spoken import Words

OWN = "own"  # the spot of what one has
SLIM, BROAD = 210, 930
WIDTH = {"market": 600, "monument": 452, "site": 452, "track": 508}  # of what is offered beside it
CARD_W, CARD_H = 302, 104
TINY, SMALL = 20, 34  # cells of silhouettes
TURN = 150  # side of an orientation


def own_goods(view: View, focus: Sequence[str], words: Words) -> Canvas | None:
    """Goods and people; with the offered buildings or orientations where those are asked for."""
    if view.seat is None:
        return None
    kinds = [spot.removeprefix("type:") for spot in focus if spot.startswith("type:")]
    turns = [int(spot.removeprefix("turn:")) for spot in focus if spot.startswith("turn:")]
    me = view.players[view.seat]
    placed = next((spot.split(":")[0] for spot in focus), "")
    w = BROAD if kinds else 2 * TURN + 30 if turns else WIDTH.get(placed, SLIM)
    chips = [*goods_chips(me), *people_chips(me), *marker_chips(me)]
    rows = flow(chips, w - 28)
    top = HEAD + len(rows) * ROW + 8
    shape = _shape_to_place(view, focus)
    below = _rows(len(kinds), 3) * CARD_H + _rows(len(turns), 2) * (TURN + 6)
    below += TURN + 6 if shape else 0
    canvas = panel(w, top + below + 4, words.say("corduba-own"))
    calm = {district.id for district in view.districts if not district.revolting}
    if kinds and view.planned and view.planned.district in calm:
        _saved(canvas, view.planned.district, w)
    for n, row in enumerate(rows):
        put_row(canvas, row, 16, HEAD + n * ROW + 4, "own:")
    for n, kind in enumerate(kinds):
        at = Box(10 + n % 3 * (CARD_W + 4), top + n // 3 * CARD_H, CARD_W, CARD_H - 6)
        _type(canvas, kind, words, at)
    if shape:
        assert view.planned is not None
        at = Box(10, top, w - 20, TURN)
        silhouette(canvas, shape, view.planned.turn or 0, at, SMALL)
    for n, turn in enumerate(turns):
        at = Box(10 + n % 2 * (TURN + 6), top + n // 2 * (TURN + 6), TURN, TURN)
        _turn(canvas, view, turn, at)
    canvas.spot(OWN, canvas.box.inset(2))
    return canvas


def _shape_to_place(view: View, focus: Sequence[str]) -> str | None:
    """The building for which a spot is looked for."""
    plan = view.planned
    looking = plan and plan.turn is not None and any(spot.startswith("cell:") for spot in focus)
    return plan.kind if plan and looking else None


def _rows(n: int, across: int) -> int:
    return -(-n // across)


def _saved(canvas: Canvas, district: DistrictId, w: int) -> None:
    """The construction bonus: prices are the printed ones."""
    row = TABLES.districts[district]
    parts = (f"−{row.saved}", row.bonus)
    parts_row(canvas, parts, Box(w - 100, 4, 86, HEAD - 4), 26, align="right")


def silhouette(canvas: Canvas, kind: str, turn: int, box: Box, cell: int) -> None:
    """The shape of a building in the middle of a box."""
    type = TABLES.buildings[kind]
    rows = ORIENTATIONS[type.shape][turn]
    cell = min(cell, box.w // len(rows[0]), box.h // len(rows))
    w, h = len(rows[0]) * cell, len(rows) * cell
    at = Box(box.x + (box.w - w) // 2, box.y + (box.h - h) // 2, w, h)
    canvas.sprite(at, roof, type.colour, rows, kind)


def _type(canvas: Canvas, kind: str, words: Words, box: Box) -> None:
    """Shape, name, printed price and prestige of a building."""
    type = TABLES.buildings[kind]
    canvas.plate(box, 8, MARBLE, INK)
    silhouette(canvas, kind, 0, Box(box.x + 6, box.y + 24, 84, box.h - 28), TINY)
    sign(canvas, BUILDING_SIGN[kind], box.x + 108, box.y + 20, 22, INK)
    name = Box(box.x + 126, box.y + 4, box.w - 132, 32)
    canvas.text(words.tell(BUILDING_TEXT[kind]), name, "semi", 24, INK)
    parts = cost_parts(type.strength, type.cost)
    lines = [parts[:8], parts[8:]]
    for n, line in enumerate(lines):
        room = Box(box.x + 98, box.y + 38 + n * 28, box.w - 104, 26)
        parts_row(canvas, line, room, 20)
    prestige = Box(box.right - 60, box.y + 66, 56, 26)
    parts_row(canvas, (f"+{type.prestige}", "prestige"), prestige, 20)
    canvas.spot(f"type:{kind}", box, tag=Tag(Box(box.x + 3, box.y + 3, 34, 26)))


def _turn(canvas: Canvas, view: View, turn: int, box: Box) -> None:
    canvas.plate(box, 8, MARBLE, INK)
    if view.planned and view.planned.kind:
        silhouette(canvas, view.planned.kind, turn, box, SMALL)
    canvas.spot(f"turn:{turn}", box, tag=Tag(Box(box.x + 3, box.y + 3, 34, 28)))
