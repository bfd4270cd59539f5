"""What panels drawn for the front page share: how large they are, in units, and their names.

One view of the page is 298 wide; where there are two, each is 100 high; alone 209.
"""

from __future__ import annotations

from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, initial, lettered
from rendering.kit.theme import on
from rendering.words.spoken import Words

WIDE, PANEL = 298, 490
HEAD, ROW, FOOT = 50, 100, 56
TALL = HEAD + ROW + FOOT
LEFT = (PANEL - WIDE) // 2
RIM = 14  # which the page adds around what it looks at
TYPE, LARGE = 22, 27  # the least that can be read; where a view is low


def looked_at(box: Box) -> Box:
    """Of a piece of the row: the page adds a rim, and what it looks at with it fills the view."""
    seen = box.common(Box(LEFT, HEAD, WIDE, ROW).inset(RIM))
    assert seen
    return seen


def name_bar(canvas: Canvas, seat: int, words: Words) -> None:
    """A bar in the colour of the seat, its name where every view shows it."""
    colour = SEATS[seat].colour
    bar = Box(0, 0, PANEL, HEAD - 6)
    canvas.rounded(bar, 10, colour)
    canvas.fill(Box(0, bar.bottom - 12, PANEL, 12), colour)
    at, ink = Box(LEFT + 6, 1, 42, 42), on(colour)
    lettered(canvas, seat, initial(words.names[seat]), at, ink, TYPE)
    room = Box(LEFT + 54, 0, WIDE - 60, bar.h)
    canvas.text(words.names[seat], room, "head", 28, ink, least=TYPE)
