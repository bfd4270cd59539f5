"""Beside a question: what the one who is asked has to pay with."""

from __future__ import annotations

from collections.abc import Collection

from games.nova_roma.city.board import CELLS
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.view import View
from games.nova_roma.terms import ZONES, ZoneId
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import token
from rendering.kit.theme import INK
from rendering.nova_roma.board.near import BESIDE, WIDE
from rendering.nova_roma.board.panel import sheet
from rendering.nova_roma.board.taking import GOOD_W, asked_followers, asked_goods
from rendering.nova_roma.board.taking import WIDE as FOLLOWERS_WIDE
from rendering.nova_roma.player.mine import COUNTS, count_chips
from rendering.nova_roma.scenery.measures import RIGHT
from rendering.words.spoken import Words

STORE = "store"  # the spot of what one has
HEAD, ROW, PAD = 40, 38, 14
SLIM = 262  # beside one's own spaces


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


def zones_of(spots: Collection[str]) -> list[ZoneId]:
    """Where these cells and ways of a building lie."""
    named = {spot[0] for spot in spots if spot in CELLS or spot[1:2] == ":"}
    return [zone for zone in ZONES if zone in named]


def _wide(view: View, focus: Collection[str]) -> int:
    if {*focus} & {*SPACES}:
        return SLIM
    if asked_followers(view, focus):
        return FOLLOWERS_WIDE
    if wanted := asked_goods(focus):
        return max(SLIM, min(3, len(wanted)) * (GOOD_W + BESIDE))
    contracts = {*view.sailing.cards, *view.building.cards}
    return WIDE if contracts & {*focus} else RIGHT
