"""The construction site: tiles in the bays of a scaffold, and the workers who wait."""

from __future__ import annotations

from games.trajan.data.tiles import BONUS_ACTION
from games.trajan.seat.view import PlayerView, SiteView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import token
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, PLASTER_LIGHT
from rendering.trajan.board.section import SIGN, Asked, name_place, stored
from rendering.trajan.look.signs import ACTION_SIGN, BUILDING_SIGN, sign
from rendering.trajan.player.own import about_to_come
from rendering.trajan.scenery.land import place
from rendering.trajan.scenery.plan import BAYS, FLOORS, SCAFFOLD, SITES
from rendering.words.spoken import Words

CAMP = 54  # from the edge of the camp, and the mark there, to its workers


def district(view: View, asked: Asked, words: Words) -> Canvas:
    camps = [player.worker_camp for player in view.players]
    offered = asked.within("site:")
    mine = offered and (offered, asked.seat, view.players[asked.seat].buildings)
    seen = (view.sites, camps, mine)
    return stored("district", seen, words, lambda: _draw(view, asked, words))


def _draw(view: View, asked: Asked, words: Words) -> Canvas:
    canvas = place(SITES)
    end = name_place(canvas, 20, 6, "construction", words)
    w, h = SCAFFOLD.w // BAYS, SCAFFOLD.h // FLOORS
    for n, site in enumerate(view.sites):
        row, column = divmod(n, BAYS)
        bay = Box(SCAFFOLD.x + column * w + 4, SCAFFOLD.y + row * h + 4, w - 7, h - 11)
        _site(canvas, site, bay)
        if f"site:{site.id}" in asked.spots:
            _coming(canvas, site, view.players[asked.seat], bay)
    _camp(canvas, view, end + 12)
    return canvas


def _site(canvas: Canvas, site: SiteView, bay: Box) -> None:
    """A tile with its points, or the workers who took it."""
    if site.type:
        tile = Box(bay.x + 3, bay.y + 3, bay.w - 6, bay.h - 3)
        canvas.plate(tile, 6, MARBLE, INK_SOFT)
        side = 46
        at = Box(tile.x + 8, tile.bottom - side - 5, side, side)
        sign(canvas, BUILDING_SIGN[site.type], at, INK)
        room = Box(at.right + 2, tile.y + 14, tile.right - at.right - 6, tile.h - 14)
        canvas.text(str(site.vp), room, "title", 42, INK, "centre")
    step, side = (40, 38) if len(site.workers) < 3 else (25, 28)
    x = bay.x + (bay.w - step * len(site.workers)) // 2
    for n, seat in enumerate(site.workers):
        token(canvas, seat, Box(x + n * step, bay.bottom - side - 5, side, side), INK)
    name = Box(bay.x + 8, bay.y + 3, 32, 23)
    canvas.text(site.id, name, "semi", 20, INK_SOFT)
    canvas.spot(f"site:{site.id}", bay, tag=Tag(name.moved(-3, 1), site.id))


def _coming(canvas: Canvas, site: SiteView, player: PlayerView, bay: Box) -> None:
    """The own worker, and the action that the first building of a type brings."""
    about_to_come(canvas, player.seat, Box(bay.right - 28, bay.y + 6, 20, 20))
    if site.type and not player.buildings[site.type]:
        gift = Box(bay.right - 68, bay.y + 3, 30, 28)
        canvas.rounded(gift, 6, GOLD)
        canvas.icon(ACTION_SIGN[BONUS_ACTION[site.type]], *gift.middle, 22, INK)


def _camp(canvas: Canvas, view: View, x: int) -> None:
    """Workers waiting, beside the sign."""
    waiting = [player for player in view.players if player.worker_camp]
    box = Box(x, 6, CAMP + 58 * len(waiting) if waiting else CAMP + 28, SIGN)
    with canvas.label():
        canvas.rounded(box, 9, PLASTER_LIGHT)
        canvas.icon("person-digging", box.x + CAMP - 20, box.middle[1], 26, INK_SOFT)
        if not waiting:
            canvas.text("0", Box(box.x + CAMP, box.y, 24, box.h), "bold", 26, INK_SOFT)
        for n, player in enumerate(waiting):
            left = box.x + CAMP + n * 58
            token(canvas, player.seat, Box(left, box.y + 7, 24, 24), INK)
            room = Box(left + 27, box.y, 30, box.h)
            canvas.text(str(player.worker_camp), room, "bold", 26, INK)
    canvas.spot("camp:worker", box, tag=Tag(Box(box.x - 10, box.y + 4, 28, 26)))
