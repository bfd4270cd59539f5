"""The construction district with its sites, and the worker camp."""

from __future__ import annotations

from games.trajan.data.board import COLUMNS
from games.trajan.seat.view import SiteView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import token
from rendering.kit.theme import INK, INK_FAINT, INK_SOFT, MARBLE, PLASTER_DARK
from rendering.trajan.board.section import TITLE, section, stored
from rendering.trajan.look.signs import BUILDING_SIGN, sign
from rendering.words.spoken import Words

SITE_H = 64
GAP = 5
HEIGHT = TITLE + 4 * (SITE_H + GAP) + 8


def district(view: View, w: int, words: Words) -> Canvas:
    camps = [player.worker_camp for player in view.players]
    return stored("district", (view.sites, camps), words, lambda: _draw(view, w, words))


def _draw(view: View, w: int, words: Words) -> Canvas:
    canvas = section(w, HEIGHT, "construction", words)
    wide = (w - 20 + GAP) // len(COLUMNS) - GAP
    for n, site in enumerate(view.sites):
        row, column = divmod(n, len(COLUMNS))
        x, y = 10 + column * (wide + GAP), TITLE + row * (SITE_H + GAP)
        _site(canvas, site, Box(x, y, wide, SITE_H))
    _camp(canvas, view)
    return canvas


def _site(canvas: Canvas, site: SiteView, box: Box) -> None:
    """A tile with its points, or the workers who took it."""
    if site.type:
        canvas.plate(box, 8, MARBLE, INK_SOFT)
        side = 42
        at = Box(box.x + 38, box.y + (box.h - side) // 2, side, side)
        sign(canvas, BUILDING_SIGN[site.type], at, INK)
        room = Box(at.right + 4, box.y, box.right - at.right - 8, box.h)
        canvas.text(str(site.vp), room, "title", 38, INK, "centre")
    else:
        canvas.plate(box, 8, PLASTER_DARK, INK_FAINT)
    name = Box(box.x + 7, box.y + 3, 32, 24)
    canvas.text(site.id, name, "semi", 20, INK_SOFT)
    step, side = (36, 34) if len(site.workers) < 3 else (24, 26)
    x = box.x + 36 + (box.w - 40 - step * len(site.workers)) // 2
    for n, seat in enumerate(site.workers):
        token(canvas, seat, Box(x + n * step, box.y + (box.h - side) // 2, side, side), INK)
    canvas.spot(f"site:{site.id}", box, tag=Tag(name.moved(-3, 1), site.id))


def _camp(canvas: Canvas, view: View) -> None:
    """Workers waiting, in the title line."""
    w = 56 + 62 * len(view.players)
    box = Box(canvas.box.w - w - 10, 5, w, TITLE - 8)
    canvas.plate(box, 8, MARBLE, INK_SOFT)
    canvas.icon("tents", box.x + 26, box.middle[1], 28, INK_SOFT)
    for player in view.players:
        x = box.x + 52 + player.seat * 62
        token(canvas, player.seat, Box(x, box.y + 5, 24, 24), INK)
        room = Box(x + 28, box.y, 30, box.h)
        canvas.text(str(player.worker_camp), room, "bold", 26, INK)
    canvas.spot("camp:worker", box, tag=Tag(Box(box.x - 20, box.y + 4, 28, 26)))
