"""The senate: the track with its discs, the votes as they stand, two bonus tiles."""

from __future__ import annotations

from games.trajan.data.board import PILES, SENATE
from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge, token
from rendering.kit.theme import (
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    PLASTER_DARK,
    PLASTER_LIGHT,
    TYRIAN,
    mix,
)
from rendering.trajan.board.section import TITLE, section, stored
from rendering.trajan.look.faces import bonus_face
from rendering.words.spoken import Words

DISC = 30
TRACK = 148


def senate_house(view: View, w: int, h: int, words: Words) -> Canvas:
    votes = [player.votes for player in view.players]
    seen = (view.senate_spaces, view.senate_bonus, votes, view.vote_order, words.names)
    return stored("senate", (seen, view.bonus_bag), words, lambda: _draw(view, w, h, words))


def _draw(view: View, w: int, h: int, words: Words) -> Canvas:
    canvas = section(w, h, "senate", words)
    step = (w - 16) // len(SENATE)
    for n, discs in enumerate(view.senate_spaces):
        box = Box(10 + n * step, TITLE, step - 4, TRACK)
        _space(canvas, n, discs, box)
    foot = Box(10, TITLE + TRACK + 8, w - 20, h - TITLE - TRACK - 16)
    _bonus(canvas, view, foot)
    _votes(canvas, view, Box(foot.x + 200, foot.y, foot.w - 200, foot.h), words)
    return canvas


def _space(canvas: Canvas, n: int, discs: tuple[int, ...], box: Box) -> None:
    """Points and votes at the foot, discs piled up above."""
    canvas.plate(box, 8, mix(PLASTER_LIGHT, TYRIAN, 0.14), INK_FAINT)
    foot = Box(box.x, box.bottom - 32, box.w, 32)
    if n:
        canvas.text(str(SENATE[n]), foot, "bold", 28, TYRIAN, "centre")
    else:
        canvas.icon("flag", *foot.middle, 22, INK_SOFT)
    rise = min(DISC - 2, (box.h - 40 - DISC) // max(1, len(discs) - 1))
    for i, seat in enumerate(discs):
        y = foot.y - DISC - i * rise
        token(canvas, seat, Box(box.middle[0] - DISC // 2, y, DISC, DISC), INK)
    canvas.spot(f"senate:{n}", box, tag=Tag(Box(box.x + 4, box.y + 4, 28, 26)))


def _bonus(canvas: Canvas, view: View, box: Box) -> None:
    for n, pile in enumerate(PILES):
        at = Box(box.x + n * 92, box.y, 86, box.h)
        tile = view.senate_bonus[pile]
        if tile:
            bonus_face(canvas, tile, "yellow", at)
        else:
            canvas.plate(at, 8, PLASTER_DARK, INK_FAINT)
        canvas.spot(f"bonus:{pile}", at, tag=Tag(Box(at.x - 6, at.y - 7, 24, 22)))


def _votes(canvas: Canvas, view: View, box: Box, words: Words) -> None:
    """The best first, as if the quarter ended now."""
    canvas.text(words.say("trajan-votes"), Box(box.x, box.y, box.w, 26), "semi", 22, INK_SOFT)
    step = box.w // 4
    for n, seat in enumerate(view.vote_order):
        at = Box(box.x + n * step, box.y + 28, step - 6, box.h - 28)
        canvas.rounded(at, 8, MARBLE)
        badge(canvas, seat, words.names[seat], Box(at.x + 4, at.middle[1] - 16, 32, 32), INK)
        room = Box(at.x + 38, at.y, at.w - 40, at.h)
        canvas.text(str(view.players[seat].votes), room, "bold", 32, INK, "centre")
        canvas.spot(f"votes:{seat}", at)
