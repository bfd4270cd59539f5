"""Beside a question: what the one who is asked has, and below it what is offered."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.terms import DistrictId
from rendering.corduba.board.panels.market import TRADING_W
from rendering.corduba.board.panels.offers import BROAD, Offers, offers
from rendering.corduba.board.panels.panel import HEAD, panel
from rendering.corduba.board.panels.rises import RISES_WIDE
from rendering.corduba.board.panels.works import works_wide
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
QUARTER_W, TURNS_WIDE, BESIDE = 502, 570, 184
WIDTH = {"market": TRADING_W, "site": 452, "track": RISES_WIDE}  # of what is offered above it


def own_goods(
    view: View, focus: Sequence[str], words: Words, w: int | None = None
) -> Canvas | None:
    """Goods and people, with offered types or orientations; nothing for a spectator.

    It lies below what is asked for, as broad as that where no width is given.
    """
    if view.seat is None:
        return None
    me, offered = view.players[view.seat], offers(view, focus, words)
    w = w or _wide(offered, focus)
    chips = [*goods_chips(me), *people_chips(me)]
    if offered.kind != "turns":  # troops and offerings build nothing, and the quarter needs room
        chips += marker_chips(me)
    rows = CHIPS.flow(chips, w - 28)
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
    """As broad as what is asked for, so that it comes to lie below."""
    if offered.kind in ("types", "turns"):
        return BROAD if offered.kind == "types" else TURNS_WIDE
    asked = next((spot.split(":")[0] for spot in focus), "")
    return works_wide(focus) if asked == "monument" else WIDTH.get(asked, QUARTER_W)


def _saved(canvas: Canvas, district: DistrictId, words: Words, w: int) -> None:
    """The construction bonus: prices are the printed ones."""
    row = TABLES.districts[district]
    parts = (f"{words.say('corduba-saved')} −{row.saved}", row.bonus)
    parts_row(canvas, parts, Box(w - 520, 4, 506, HEAD - 4), 26, align="right")
