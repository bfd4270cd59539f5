"""The forum: tiles on the counters of market stalls."""

from __future__ import annotations

from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import GOLD, INK, INK_SOFT, OLIVE, PLASTER_LIGHT, mix
from rendering.trajan.board.section import SIGN, name_place, stored
from rendering.trajan.look.faces import forum_face
from rendering.trajan.scenery.colours import JOINT
from rendering.trajan.scenery.land import place
from rendering.trajan.scenery.plan import FORUM, STALLS
from rendering.words.spoken import Words

ROWS = 3
AWNING, COUNTER = 18, 10
GAP = 5


def forum_place(view: View, words: Words) -> Canvas:
    seen = (view.forum, view.forum_stack, view.extra_stack)
    return stored("forum", seen, words, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    canvas = place(FORUM)
    name_place(canvas, 10, 4, "forum", words)
    columns = -(-len(view.forum) // ROWS)
    wide = (STALLS.w - 16 + GAP) // columns - GAP
    tall = STALLS.h // ROWS
    for n, (space, tile) in enumerate(view.forum.items()):
        column, row = divmod(n, ROWS)
        x, y = STALLS.x + 8 + column * (wide + GAP), STALLS.y + row * tall + AWNING
        _space(canvas, space, tile, Box(x, y, wide, tall - AWNING - COUNTER - 2))
    _piles(canvas, view)
    return canvas


def _space(canvas: Canvas, space: str, tile: str | None, box: Box) -> None:
    """The tile on its mat, yellow or green, with its name; the bare counter without one."""
    if tile:
        ground = GOLD if space.startswith("Y") else OLIVE
        canvas.rounded(box, 6, mix(JOINT, ground, 0.4))
        canvas.text(space, Box(box.x + 4, box.y + 2, 36, 22), "semi", 20, INK_SOFT)
        wide = min(box.w - 42, 78)
        forum_face(canvas, tile, Box(box.right - wide - 3, box.y + 3, wide, box.h - 6))
    canvas.spot(f"space:{space}", box, tag=Tag(Box(box.x + 2, box.y + 2, 34, 24), space))


def _piles(canvas: Canvas, view: View) -> None:
    """Face-down tiles left, beside the sign: yellow and green backs."""
    x = FORUM.w - 14
    for n, ground in ((view.forum_stack, OLIVE), (view.extra_stack, GOLD)):
        back = Box(x - 62, 8, 58, SIGN - 8)
        for lower in (4, 0):
            canvas.plate(back.moved(lower // 2, -lower // 2), 6, ground, INK)
        canvas.rounded(back.inset(10, 3), 5, PLASTER_LIGHT)
        canvas.text(str(n), back, "bold", 24, INK, "centre")
        x -= 74
