"""The senate: discs between its columns, the votes and two bonus tiles on its stairs."""

from __future__ import annotations

from games.trajan.data.board import PILES, SENATE
from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge, token
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE
from rendering.trajan.board.section import name_place, stored
from rendering.trajan.look.faces import bonus_face
from rendering.trajan.scenery import plan
from rendering.trajan.scenery.land import place
from rendering.trajan.scenery.plan import GABLE, TEMPLE
from rendering.words.spoken import Words

DISC = 34
COLUMN = 12
BONUS = 84  # width of a bonus tile


def senate_house(view: View, words: Words) -> Canvas:
    votes = [player.votes for player in view.players]
    seen = (view.senate_spaces, view.senate_bonus, votes, view.vote_order, words.names)
    return stored("senate", seen, words, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    canvas = place(plan.SENATE)
    middle = TEMPLE.middle[0]
    name_place(canvas, middle - 96, TEMPLE.y + 12, "senate", words)
    step = (TEMPLE.w - 20) / len(SENATE)
    for n, discs in enumerate(view.senate_spaces):
        x = TEMPLE.x + 10 + round(n * step) + COLUMN // 2 + 1
        bay = Box(x, TEMPLE.y + GABLE + 5, round(step) - COLUMN - 2, TEMPLE.h - GABLE - 6)
        _space(canvas, n, discs, bay)
    foot = Box(TEMPLE.x + 4, TEMPLE.bottom + 8, TEMPLE.w - 8, plan.SENATE.h - TEMPLE.bottom - 18)
    _bonus(canvas, view, foot)
    left = foot.x + 2 * (BONUS + 8) + 10
    _votes(canvas, view, Box(left, foot.y, foot.right - left, foot.h), words)
    return canvas


def _space(canvas: Canvas, n: int, discs: tuple[int, ...], box: Box) -> None:
    """Points and votes at the foot, discs piled up above."""
    foot = Box(box.x, box.bottom - 34, box.w, 32)
    if n:
        canvas.text(str(SENATE[n]), foot, "title", 30, GOLD, "centre")
    else:
        canvas.icon("flag", *foot.middle, 22, GOLD)
    rise = min(DISC - 2, (box.h - 40 - DISC) // max(1, len(discs) - 1))
    for i, seat in enumerate(discs):
        y = foot.y - DISC - i * rise
        token(canvas, seat, Box(box.middle[0] - DISC // 2, y, DISC, DISC), MARBLE)
    canvas.spot(f"senate:{n}", box, tag=Tag(Box(box.x + 6, box.y + 4, 28, 26)))


def _bonus(canvas: Canvas, view: View, box: Box) -> None:
    for n, pile in enumerate(PILES):
        at = Box(box.x + n * (BONUS + 8), box.y, BONUS, box.h)
        tile = view.senate_bonus[pile]
        if tile:
            bonus_face(canvas, tile, "yellow", at)
        canvas.spot(f"bonus:{pile}", at, tag=Tag(Box(at.x - 6, at.y - 7, 24, 22)))


def _votes(canvas: Canvas, view: View, box: Box, words: Words) -> None:
    """The best first, as if the quarter ended now; not before the discs lie."""
    if not view.vote_order:
        return
    canvas.text(words.say("trajan-votes"), Box(box.x, box.y - 2, box.w, 26), "semi", 22, INK_SOFT)
    step = box.w // 4
    for n, seat in enumerate(view.vote_order):
        at = Box(box.x + n * step, box.y + 28, step - 4, box.h - 28)
        badge(canvas, seat, words.names[seat], Box(at.x, at.middle[1] - 17, 34, 34), INK)
        room = Box(at.x + 36, at.y, at.w - 36, at.h)
        canvas.text(str(view.players[seat].votes), room, "bold", 32, INK, "centre")
        canvas.spot(f"votes:{seat}", at)
