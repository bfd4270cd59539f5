"""The six stacks of Trajan tiles in the arches of the arcade, only their top tiles open."""

from __future__ import annotations

from games.trajan.seat.view import StackView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import BRONZE, INK, MARBLE, PLASTER_DARK, mix
from rendering.trajan.board.section import name_place, stored
from rendering.trajan.look.faces import trajan_face
from rendering.trajan.scenery.land import place
from rendering.trajan.scenery.plan import ARCADE, ARCHES
from rendering.words.spoken import Words

FACE_W, FACE_H = 64, 66


def trajan_stacks(view: View, words: Words) -> Canvas:
    return stored("stacks", view.trajan_stacks, words, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    canvas = place(ARCADE)
    step = ARCHES.w / len(view.trajan_stacks)
    for n, stack in enumerate(view.trajan_stacks):
        x = ARCHES.x + round(n * step)
        _stack(canvas, stack, Box(x, ARCHES.y, round(step), ARCHES.h), words)
    name_place(canvas, 96, 2, "trajan", words)
    return canvas


def _stack(canvas: Canvas, stack: StackView, box: Box, words: Words) -> None:
    """The top tile over the edges of those below, and how many there are."""
    x = box.x + (box.w - FACE_W) // 2 - 3
    face = Box(x, box.bottom - FACE_H - 8, FACE_W, FACE_H)
    for n in (2, 1):
        if stack.size > n:
            canvas.plate(face.moved(3 * n, -3 * n), 8, MARBLE, mix(MARBLE, BRONZE, 0.6))
    if stack.top:
        trajan_face(canvas, stack.top, face, words)
    elif stack.size:
        canvas.plate(face, 8, PLASTER_DARK, BRONZE, 3)
        canvas.icon("archway", *face.middle, 44, BRONZE)
    if stack.size:
        seal = Box(face.right - 26, face.y - 22, 34, 24)
        canvas.rounded(seal, 7, MARBLE)
        canvas.text(f"×{stack.size}", seal, "semi", 20, INK, "centre")
    tag = Tag(Box(face.x - 8, face.y - 24, 28, 26))
    canvas.spot(f"stack:{stack.id}", face.inset(-4), tag=tag)
