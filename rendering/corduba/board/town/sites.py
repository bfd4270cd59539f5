"""The land north of the town: five sites with two spaces each, and the Castra."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.corduba.data import TABLES
from games.corduba.seat.view import SpaceView, View
from games.corduba.terms import SITES, TROOPS, SiteId
from rendering.board.scene import INNER
from rendering.corduba.board.town.plan import COUNTRY, PAD
from rendering.corduba.look.colours import MEADOW
from rendering.corduba.look.country import countryside
from rendering.corduba.look.people import looks_like
from rendering.corduba.look.signs import parts_row, token
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge
from rendering.kit.signs import ARROW, Parts
from rendering.kit.theme import INK, INK_FAINT, MARBLE, PLASTER, PLASTER_DARK, RED, mix
from rendering.kit.type import width
from rendering.words.spoken import Words

SITE = 222  # width of a site
CASTRA = INNER - 2 * PAD - len(SITES) * (SITE + PAD)
HEAD = 36


def sites(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Over the whole width of the town."""
    canvas = Canvas(INNER, COUNTRY, PLASTER)
    canvas.rounded(Box(0, 0, INNER, COUNTRY + 20), 20, MEADOW)
    spaces = {space.name: space for space in view.spaces}
    y, tall = PAD, COUNTRY - 2 * PAD
    for n, site in enumerate(SITES):
        box = Box(PAD + n * (SITE + PAD), y, SITE, tall)
        _site(canvas, site, spaces, words, names, box)
    x = PAD + len(SITES) * (SITE + PAD)
    _castra(canvas, view, spaces, words, names, Box(x, y, CASTRA, tall))
    return canvas


def _site(
    canvas: Canvas,
    site: SiteId,
    spaces: dict[str, SpaceView],
    words: Words,
    names: Sequence[str],
    box: Box,
) -> None:
    canvas.sprite(box, countryside, site)
    own = [(name, row) for name, row in TABLES.sites.items() if row.site == site]
    _sign(canvas, words.say(f"site-{site}"), Box(box.x + 6, box.y + 4, box.w - 84, HEAD - 6))
    left = spaces[own[0][0]].left
    supply = Box(box.right - 70, box.y + 4, 64, HEAD - 6)
    canvas.rounded(supply, 6, MARBLE)
    token(canvas, own[0][1].what, supply.x + 16, supply.middle[1], 22)
    ink = INK if left else RED
    canvas.text(f"×{left}", Box(supply.x + 30, supply.y, 32, supply.h), "bold", 22, ink)
    canvas.spot(f"supply:{own[0][1].what}", supply)
    w = (box.w - 18) // 2
    for n, (name, row) in enumerate(own):
        at = Box(box.x + 6 + n * (w + 6), box.y + HEAD + 4, w, box.h - HEAD - 10)
        offered = Offered((str(row.pieces), "worker"), (str(row.n), row.what))
        _space(canvas, spaces[name], f"site:{name}", offered, names, at)
    canvas.part(box.inset(-4))


def _castra(
    canvas: Canvas,
    view: View,
    spaces: dict[str, SpaceView],
    words: Words,
    names: Sequence[str],
    box: Box,
) -> None:
    canvas.sprite(box, countryside, "castra")
    _sign(canvas, words.say("castra"), Box(box.x + 6, box.y + 4, 130, HEAD - 6))
    w = (box.w - 24) // 3
    for n, kind in enumerate(TROOPS):
        row = TABLES.castra[kind]
        at = Box(box.x + 6 + n * (w + 6), box.y + HEAD + 4, w, box.h - HEAD - 10)
        paid = tuple(what for what, n in row.cost.basics.items() for _ in range(n))
        denarii = (str(row.cost.denarii), "denarii") if row.cost.denarii else ()
        offered = Offered((str(row.strength), "strength"), (*paid, *denarii, ARROW, kind))
        _space(canvas, spaces[f"castra:{kind}"], f"castra:{kind}", offered, names, at)
        left = Box(box.x + 146 + n * ((box.w - 152) // 3), box.y + 4, 46, HEAD - 6)
        canvas.rounded(left.inset(-2, 0), 6, MARBLE)
        token(canvas, kind, left.x + 11, left.middle[1], 20)
        ink = INK if view.troops[kind] else RED
        room = Box(left.x + 23, left.y, 24, left.h)
        canvas.text(str(view.troops[kind]), room, "bold", 20, ink)
    canvas.part(box.inset(-4))


def _sign(canvas: Canvas, text: str, box: Box) -> None:
    """A board with a name, no longer than that."""
    said = text.upper()
    board = Box(box.x, box.y, min(box.w, width(said, "head", 22) + 18), box.h)
    canvas.rounded(board, 6, mix(MARBLE, PLASTER_DARK, 0.3))
    canvas.text(said, board.inset(8, 0), "head", 22, INK)


class Offered(NamedTuple):
    """Who must come, and what there is to get."""

    pieces: Parts
    goods: Parts


def _space(
    canvas: Canvas, space: SpaceView, spot: str, offered: Offered, names: Sequence[str], box: Box
) -> None:
    """What it takes and gives, or who is there, or that it is blocked."""
    busy = space.user is not None or space.blocked
    canvas.plate(box, 8, mix(MARBLE, PLASTER_DARK, 0.8) if busy else MARBLE, INK_FAINT, 1)
    if space.user is not None:
        seat = looks_like(space.user)
        side = min(box.h - 8, 46)
        at = Box(box.middle[0] - side // 2, box.middle[1] - side // 2, side, side)
        badge(canvas, seat, names[seat], at, INK)
    elif space.blocked:
        canvas.icon("ban", *box.middle, 32, INK_FAINT)
    else:
        middle = box.y + box.h * 2 // 5
        people = Box(box.x, box.y + 2, box.w - 8, middle - box.y)
        parts_row(canvas, offered.pieces, people, 20, align="right")
        goods = Box(box.x, middle, box.w, box.bottom - middle - 2)
        parts_row(canvas, offered.goods, goods, 26, align="centre")
    canvas.spot(spot, box, tag=Tag(Box(box.x + 2, box.y + 2, 32, 25)))
