"""Beside all quarters, where unrest is to strike: how near the end is, and whose buildings burn."""

from __future__ import annotations

from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import UNREST_MARKERS
from rendering.corduba.board.panels.panel import HEAD, panel
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.corduba.look.roofs import flame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import INK, INK_SOFT, PLASTER_DARK, RED
from rendering.words.spoken import Words

FIRES = "fires"  # the spot of it
WIDTH = 508
FLAME_W, FLAME_H = 30, 38
ROW = 54
COUNT = 150  # width of the figures of a row


def fires(view: View, words: Words) -> Canvas:
    """A flame for every marker, those that lie in the city alight; then everybody's buildings."""
    own = people(view)
    burning = sum(tile.unrest for district in view.districts for tile in district.tiles)
    said = words.say("corduba-flames", n=burning, most=UNREST_MARKERS)
    canvas = panel(WIDTH, HEAD + FLAME_H + 24 + (len(own) + 1) * ROW, said)
    for n in range(UNREST_MARKERS):
        box = Box(16 + n * (FLAME_W + 2), HEAD + 8, FLAME_W, FLAME_H)
        if n < burning:
            canvas.sprite(box, flame)
        else:
            canvas.shape("disc", Box(box.middle[0] - 6, box.middle[1] - 4, 12, 12), PLASTER_DARK)
    y = HEAD + FLAME_H + 20
    title = Box(16, y, WIDTH - 32, ROW)
    canvas.text(words.say("corduba-buildings-burning"), title, "semi", 24, INK_SOFT, "right")
    for n, player in enumerate(own, start=1):
        _row(canvas, view, player, words, Box(16, y + n * ROW, WIDTH - 32, ROW - 6))
    canvas.spot(FIRES, canvas.box.inset(2))
    return canvas


def _row(canvas: Canvas, view: View, player: PlayerView, words: Words, box: Box) -> None:
    """Who it is, how many buildings they have, how many of them burn."""
    seat = looks_like(player.seat)
    name = names_of(words)[seat]
    tiles = [t for d in view.districts for t in d.tiles if t.builder == player.seat]
    burning = sum(tile.unrest for tile in tiles)
    badge(canvas, seat, name, Box(box.x, box.y, 46, 46), INK)
    room = Box(box.x + 58, box.y, box.w - 58 - COUNT, box.h)
    canvas.text(name, room, "head", 28, INK)
    end = Box(box.right - COUNT, box.y, COUNT, box.h)
    canvas.text(f"{burning}/{len(tiles)}", end, "bold", 32, RED if burning else INK_SOFT, "right")
