"""The forum: yellow and green spaces with their tiles."""

from __future__ import annotations

from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import GOLD, INK_SOFT, OLIVE, PLASTER_LIGHT, mix
from rendering.trajan.board.section import TITLE, section, stored
from rendering.trajan.look.faces import forum_face
from rendering.words.spoken import Words

ROWS = 3
GAP = 5


def forum_place(view: View, w: int, h: int, words: Words) -> Canvas:
    seen = (view.forum, view.forum_stack, view.extra_stack)
    return stored("forum", seen, words, lambda: _draw(view, w, h, words))


def _draw(view: View, w: int, h: int, words: Words) -> Canvas:
    canvas = section(w, h, "forum", words)
    columns = -(-len(view.forum) // ROWS)
    wide = (w - 20 + GAP) // columns - GAP
    tall = (h - TITLE - 8 + GAP) // ROWS - GAP
    for n, (space, tile) in enumerate(view.forum.items()):
        column, row = divmod(n, ROWS)
        box = Box(10 + column * (wide + GAP), TITLE + row * (tall + GAP), wide, tall)
        _space(canvas, space, tile, box)
    _piles(canvas, view)
    return canvas


def _space(canvas: Canvas, space: str, tile: str | None, box: Box) -> None:
    ground = GOLD if space.startswith("Y") else OLIVE
    canvas.plate(box, 8, mix(PLASTER_LIGHT, ground, 0.35), ground)
    canvas.text(space, Box(box.x + 5, box.y + 1, box.w - 8, 24), "semi", 20, INK_SOFT)
    if tile:
        wide = min(box.w - 12, 90)
        at = Box(box.x + (box.w - wide) // 2, box.y + 24, wide, box.h - 29)
        forum_face(canvas, tile, at)
    canvas.spot(f"space:{space}", box, tag=Tag(Box(box.x + 2, box.y + 2, 34, 22), space))


def _piles(canvas: Canvas, view: View) -> None:
    """Face-down tiles left, in the title line: yellow and green backs."""
    x = canvas.box.w - 10
    for n, ground in ((view.forum_stack, OLIVE), (view.extra_stack, GOLD)):
        room = Box(x - 34, 5, 34, TITLE - 8)
        canvas.text(str(n), room, "bold", 24, INK_SOFT, "right")
        canvas.plate(Box(x - 66, 11, 26, 24), 6, ground, INK_SOFT)
        x -= 82
