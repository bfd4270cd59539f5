"""The top of a front page: a painting of the game's place, who moved, and who is next."""

from __future__ import annotations

from rendering.board.look import Look
from rendering.board.masthead import Masthead
from rendering.front.look import BANNER, LEAST, MARGIN, WIDTH
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge, initial, lettered
from rendering.kit.theme import GOLD, INK, MARBLE, mix
from rendering.kit.type import width

BORDER = 18
NEXT = 112  # px of the badge of who is next
MOVED = 64
OVERLAP = 0.72  # of one badge by the next
STRIP = 58  # height of the first row
SIZES = (78, 72, 66, 60, 54)  # of the name of who is next
SCENERY = 300  # px at the right that are left to the painting if that can be


def banner(
    canvas: Canvas,
    head: Masthead,
    look: Look,
    movers: tuple[int, ...],
    note: str,
    *,
    alone: bool,
) -> None:
    """With `alone` the name of who is next says it all."""
    canvas.picture(0, 0, look.painting, WIDTH, BANNER)
    canvas.fill(Box(0, BANNER, WIDTH, BORDER), mix(look.frame, INK, 0.35))
    canvas.stamp(0, BANNER + 2, look.border_colour, look.border, WIDTH, BORDER - 4)
    _title(canvas, head)
    _turn(canvas, head, movers, note, alone=alone)


def _title(canvas: Canvas, head: Masthead) -> None:
    w = width(head.progress, "semi", 36)
    row = Box(MARGIN, 8, WIDTH - 2 * MARGIN, STRIP - 8)
    room = Box(row.right - w, row.y, w, row.h)
    canvas.text(head.progress, room, "semi", 36, MARBLE, least=LEAST)
    room = Box(row.x, row.y, row.w - w - 30, row.h)
    canvas.text(head.title.upper(), room, "title", 42, GOLD, least=LEAST)


def _turn(
    canvas: Canvas, head: Masthead, movers: tuple[int, ...], note: str, *, alone: bool
) -> None:
    x, middle = MARGIN, STRIP + (BANNER - STRIP) // 2
    before = [seat for seat in movers if head.seats != (seat,)][-3:]
    for seat in before:
        at = Box(x, middle - MOVED // 2, MOVED, MOVED)
        lettered(canvas, seat, initial(head.names[seat]), at, MARBLE, LEAST)
        x += round(MOVED * OVERLAP)
    if before:
        x += MOVED - round(MOVED * OVERLAP) + 34
        canvas.icon("arrow-right", x - 14, middle, 36, GOLD)
        x += 18
    for seat in head.seats:
        badge(canvas, seat, head.names[seat], Box(x, middle - NEXT // 2, NEXT, NEXT), MARBLE)
        x += round(NEXT * OVERLAP)
    x += NEXT - round(NEXT * OVERLAP) + 22 if head.seats else 0
    room = Box(x, STRIP, WIDTH - MARGIN - x, BANNER - STRIP)
    said = head.turn if width(head.turn, "title", SIZES[-1]) <= room.w else head.turn_short
    said = head.turn_short if alone else said
    size = next((n for n in SIZES if width(said, "title", n) <= room.w - SCENERY), SIZES[-1])
    if not note:
        canvas.text(said, room, "title", size, MARBLE, least=LEAST)
        return
    canvas.text(said, Box(x, STRIP, room.w, 86), "title", size, MARBLE, least=LEAST)
    canvas.text(note, Box(x, STRIP + 86, room.w, 46), "semi", 40, MARBLE, least=LEAST)
