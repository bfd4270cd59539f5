"""The front page as a whole: painting with the turn, lines, pictures, bars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rendering.board.masthead import Masthead
from rendering.board.scene import Scene
from rendering.frame import Frame
from rendering.front import bars, telling
from rendering.front.banner import BORDER, banner
from rendering.front.look import BANNER, HEIGHT, MARGIN, WIDTH, Front
from rendering.front.pictures import show
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, mix

LINES = 540  # px for the lines
BETWEEN = 22  # lines and pictures
FOOT = 14


def front_page(
    front: Front[Any],
    head: Masthead,
    note: str,
    before: Mapping[int, int],
    frame: Frame,
    scene: Scene,
) -> Canvas:
    """The note says what who is next is to do; `before` has the standings when the move began."""
    look = front.look
    canvas = Canvas(WIDTH, HEIGHT, look.ground)
    movers = tuple(dict.fromkeys(line.seat for line in head.news if line.seat is not None))
    banner(canvas, head, look, movers, note, alone=len(frame.waiting) == 1)
    table = bars.Bars(head.standing_title, head.standings, before, head.names)
    below = bars.HEIGHT + FOOT if head.standings else 0
    foot, top = HEIGHT - below, BANNER + BORDER + 16
    rule = mix(look.ground, INK, 0.3)
    middle = Box(MARGIN, top, WIDTH - 2 * MARGIN, foot - top - 8)
    lines_room = Box(middle.x, middle.y, LINES, middle.h)
    told = telling.chosen(head.news, head.names, lines_room)
    window = Box(middle.x + LINES + BETWEEN, middle.y, middle.w - LINES - BETWEEN, middle.h)
    if not told:
        window = middle
    numbers = [news.number for news in head.news if any(line.news == news for line in told)]
    show(canvas, scene, window.inset(7), numbers, front)
    telling.tell(canvas, told, head.names, lines_room)
    if below:
        bars.draw_bars(canvas, table, foot, rule)
    return canvas
