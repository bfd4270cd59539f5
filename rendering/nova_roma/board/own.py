"""Beside a question: what the one who is asked has to pay with."""

from __future__ import annotations

from collections.abc import Collection

from games.nova_roma.city.board import CELLS
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import token
from rendering.kit.theme import INK
from rendering.nova_roma.board.near import WIDE
from rendering.nova_roma.board.panel import sheet
from rendering.nova_roma.player.mine import COUNTS, count_chips
from rendering.nova_roma.scenery.measures import RIGHT
from rendering.words.spoken import Words

STORE = "store"  # the spot of what one has
HEAD, ROW, PAD = 40, 38, 14
SLIM, PLAN = 262, 440  # beside one's own spaces, and below a building in the making


def own_store(view: View, seat: int, focus: Collection[str], words: Words) -> Canvas:
    """Coins, goods and all that lies in store, as wide as what it stands below."""
    w = _wide(view, focus)
    rows = COUNTS.flow(list(count_chips(view.players[seat])), w - 2 * PAD)
    canvas = sheet(w, HEAD + len(rows) * ROW + 8)
    token(canvas, seat, Box(PAD, 7, 28, 28), INK)
    canvas.text(words.say("nova-own"), Box(PAD + 36, 4, w - PAD - 44, HEAD - 6), "head", 26, INK)
    for n, row in enumerate(rows):
        COUNTS.put(canvas, row, PAD, HEAD + n * ROW, "own:")
    canvas.spot(STORE, canvas.box.inset(2))
    return canvas


def _wide(view: View, focus: Collection[str]) -> int:
    if {*focus} & {*SPACES}:
        return SLIM
    if view.turn.planned and any(spot in CELLS or spot[1:2] == ":" for spot in focus):
        return PLAN
    contracts = {*view.sailing.cards, *view.building.cards}
    return WIDE if contracts & {*focus} else RIGHT
