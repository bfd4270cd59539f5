"""The six stacks of Trajan tiles, only their top tiles open."""

from __future__ import annotations

from games.trajan.seat.view import StackView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import BRONZE, INK_FAINT, INK_SOFT, MARBLE, PLASTER_DARK, mix
from rendering.trajan.board.section import TITLE, section, stored
from rendering.trajan.look.faces import trajan_face
from rendering.words.spoken import Words


def trajan_stacks(view: View, w: int, h: int, words: Words) -> Canvas:
    return stored("stacks", (view.trajan_stacks, h), words, lambda: _draw(view, w, h, words))


def _draw(view: View, w: int, h: int, words: Words) -> Canvas:
    canvas = section(w, h, "trajan", words)
    step = (w - 14) // len(view.trajan_stacks)
    for n, stack in enumerate(view.trajan_stacks):
        _stack(canvas, stack, Box(10 + n * step, TITLE, step - 8, h - TITLE - 10), words)
    return canvas


def _stack(canvas: Canvas, stack: StackView, box: Box, words: Words) -> None:
    """The top tile over the edges of those below, and how many there are."""
    face = Box(box.x, box.y, box.w - 28, box.h - 6)
    for n in (2, 1):
        if stack.size > n:
            canvas.plate(face.moved(3 * n, 3 * n), 8, MARBLE, mix(MARBLE, BRONZE, 0.6))
    if stack.top:
        trajan_face(canvas, stack.top, face, words)
    elif stack.size:
        canvas.plate(face, 8, PLASTER_DARK, BRONZE, 3)
        canvas.icon("archway", *face.middle, 44, BRONZE)
    else:
        canvas.plate(face, 8, PLASTER_DARK, INK_FAINT)
    room = Box(face.right + 8, box.y, box.right - face.right - 4, 30)
    canvas.text(f"×{stack.size}", room, "semi", 20, INK_SOFT)
    tag = Tag(Box(face.right - 2, face.bottom - 24, 26, 26))
    canvas.spot(f"stack:{stack.id}", Box(box.x, box.y, box.w - 20, box.h), tag=tag)
