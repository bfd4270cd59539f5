"""Beside a question: what the one who is asked has, and below it what is offered."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.terms import DistrictId
from rendering.corduba.board.panels.offers import BROAD, TURNS_WIDE, Offers, offers
from rendering.corduba.board.panels.panel import HEAD, panel
from rendering.corduba.look.signs import parts_row
from rendering.corduba.player.chips import (
    CHIPS,
    ROW,
    goods_chips,
    marker_chips,
    people_chips,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.words.spoken import Words

OWN = "own"  # the spot of what one has
SLIM, LONG = 210, 848
WIDTH = {"market": 600, "monument": 452, "site": 452, "track": 508}  # of what is offered beside it


def own_goods(view: View, focus: Sequence[str], words: Words, below: bool = False) -> Canvas | None:
    """Goods and people, with offered types or orientations; nothing for a spectator.

    It lies beside what is asked for, or `below` it.
    """
    if view.seat is None:
        return None
    me, offered = view.players[view.seat], offers(view, focus, words)
    w = LONG if below else _wide(offered, focus)
    rows = CHIPS.flow([*goods_chips(me), *people_chips(me), *marker_chips(me)], w - 28)
    top = HEAD + len(rows) * ROW + 8
    canvas = panel(w, top + offered.height + 4, words.say("corduba-own"))
    calm = {district.id for district in view.districts if not district.revolting}
    if offered.kind == "types" and view.planned and view.planned.district in calm:
        _saved(canvas, view.planned.district, words, w)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, 16, HEAD + n * ROW + 4, "own:")
    offered.draw(canvas, top)
    canvas.spot(OWN, canvas.box.inset(2))
    return canvas


def _wide(offered: Offers, focus: Sequence[str]) -> int:
    match offered.kind:
        case "types":
            return BROAD
        case "turns":
            return TURNS_WIDE
        case _:
            return WIDTH.get(next((spot.split(":")[0] for spot in focus), ""), SLIM)


def _saved(canvas: Canvas, district: DistrictId, words: Words, w: int) -> None:
    """The construction bonus: prices are the printed ones."""
    row = TABLES.districts[district]
    parts = (f"{words.say('corduba-saved')} −{row.saved}", row.bonus)
    parts_row(canvas, parts, Box(w - 520, 4, 506, HEAD - 4), 26, align="right")
