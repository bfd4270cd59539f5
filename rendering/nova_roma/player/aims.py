"""The next goals of a mosaic in words, where a player's strip has room for them."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.seat.guide.standing import feats_of
from games.nova_roma.seat.view import PlayerView
from games.nova_roma.terms import MosaicColour
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK_SOFT, PLASTER_LIGHT, VERDIGRIS, mix
from rendering.kit.type import SMALLEST, width
from rendering.nova_roma.look.effects import goal_parts
from rendering.nova_roma.look.signs import MOSAIC_COLOUR, parts_row, points
from rendering.nova_roma.player.mosaic import Goal, goals
from rendering.words.spoken import Words

LINE = 35
TYPE, FIGURES = 22, 24
PLATE = 32  # width of the points


def aims(canvas: Canvas, player: PlayerView, room: Box, words: Words) -> None:
    """As many as fit, those that lack least first: points, what is wanted, how far it is."""
    for n, (colour, goal) in enumerate(_nearest(player)[: max(0, room.h // LINE)]):
        box = Box(room.x, room.y + n * LINE, room.w, LINE - 4)
        canvas.rounded(box, 6, mix(PLASTER_LIGHT, MOSAIC_COLOUR[colour], 0.35))
        points(canvas, Box(box.x + 3, box.y + 3, PLATE, box.h - 6), _points(colour), 22)
        done, wanted = _progress(player, goal)
        reached = f"{done}/{wanted}"
        right = width(reached, "bold", FIGURES) + 10
        tone = VERDIGRIS if goal.claimable else INK_SOFT
        figures = Box(box.right - right, box.y, right - 6, box.h)
        canvas.text(reached, figures, "bold", FIGURES, tone, "right")
        said = Box(box.x + PLATE + 12, box.y, box.w - PLATE - 18 - right, box.h)
        text = words.say(f"achievement-{goal.achievement}")
        if width(text, "semi", SMALLEST) > said.w:
            parts_row(canvas, goal_parts(goal.achievement), said, TYPE, INK_SOFT, "left")
        else:
            canvas.text(text, said, "semi", TYPE, INK_SOFT)


def _nearest(player: PlayerView) -> list[tuple[MosaicColour, Goal]]:
    """Those that are not claimed, by what they lack."""
    left = [(colour, goal) for colour, row in goals(player).items() for goal in row]
    return sorted((it for it in left if not it[1].claimed), key=lambda it: _lack(player, it[1]))


def _lack(player: PlayerView, goal: Goal) -> int:
    done, wanted = _progress(player, goal)
    return wanted - done


def _progress(player: PlayerView, goal: Goal) -> tuple[int, int]:
    return ACHIEVEMENTS[goal.achievement].progress(feats_of(player))


def _points(colour: MosaicColour) -> str:
    return str(TABLES.fields[colour].vp)
