"""The top of a front page: a painting of the game's place, who moved, and who is next."""

from __future__ import annotations

from collections.abc import Sequence

from rendering.board.look import Look
from rendering.board.masthead import Masthead
from rendering.front.look import BANNER, LEAST, MARGIN, WIDTH
from rendering.front.scenery import calmed
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import initial, lettered
from rendering.kit.theme import GOLD, INK, MARBLE, mix
from rendering.kit.type import width

BORDER = 18
NEXT = 112  # px of the badge of who is next
MOVED = 64
APART = 6  # px between badges
MOST_NEXT = 330  # px of the badges of several who are next
NOTE = 40
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
    before = [seat for seat in movers if head.seats != (seat,)][-3:]
    after = _after_movers(before)
    x = after + beside(len(head.seats), NEXT, MOST_NEXT)[1] + (22 if head.seats else 0)
    room = Box(x, STRIP, WIDTH - MARGIN - x, BANNER - STRIP)
    said = head.turn if width(head.turn, "title", SIZES[-1]) <= room.w else head.turn_short
    said = head.turn_short if alone else said
    size = next((n for n in SIZES if width(said, "title", n) <= room.w - SCENERY), SIZES[-1])
    end = x + max(width(said, "title", size), width(note, "semi", NOTE))
    canvas.picture(0, 0, calmed, look, WIDTH, BANNER, min(WIDTH, end + 20))
    canvas.fill(Box(0, BANNER, WIDTH, BORDER), mix(look.frame, INK, 0.35))
    canvas.stamp(0, BANNER + 2, look.border_colour, look.border, WIDTH, BORDER - 4)
    _title(canvas, head)
    _movers(canvas, head, before)
    badges(canvas, head, Box(after, STRIP, WIDTH, BANNER - STRIP), NEXT, MOST_NEXT, LEAST)
    if not note:
        canvas.text(said, room, "title", size, MARBLE, least=LEAST)
        return
    canvas.text(said, Box(x, STRIP, room.w, 86), "title", size, MARBLE, least=LEAST)
    canvas.text(note, Box(x, STRIP + 86, room.w, 46), "semi", NOTE, MARBLE, least=LEAST)


def _title(canvas: Canvas, head: Masthead) -> None:
    w = width(head.progress, "semi", 36)
    row = Box(MARGIN, 8, WIDTH - 2 * MARGIN, STRIP - 8)
    room = Box(row.right - w, row.y, w, row.h)
    canvas.text(head.progress, room, "semi", 36, MARBLE, least=LEAST)
    room = Box(row.x, row.y, row.w - w - 30, row.h)
    canvas.text(head.title.upper(), room, "title", 42, GOLD, least=LEAST)


def _after_movers(before: Sequence[int]) -> int:
    """Where who is next may begin."""
    return MARGIN + (beside(len(before), MOVED)[1] + 52 if before else 0)


def _movers(canvas: Canvas, head: Masthead, before: Sequence[int]) -> None:
    middle = STRIP + (BANNER - STRIP) // 2
    step, whole = beside(len(before), MOVED)
    for n, seat in enumerate(before):
        at = Box(MARGIN + n * step, middle - MOVED // 2, MOVED, MOVED)
        lettered(canvas, seat, initial(head.names[seat]), at, MARBLE, LEAST)
    if before:
        canvas.icon("arrow-right", MARGIN + whole + 20, middle, 36, GOLD)


def badges(canvas: Canvas, head: Masthead, room: Box, side: int, most: int, least: int) -> None:
    """Those who are next, from the left of a room, none behind another."""
    n = max(1, len(head.seats))
    step, whole = beside(n, side, most)
    shrunk = whole - (n - 1) * step
    size = least if shrunk < side else 0
    for place, seat in enumerate(head.seats):
        at = Box(room.x + place * step, room.middle[1] - shrunk // 2, shrunk, shrunk)
        lettered(canvas, seat, initial(head.names[seat]), at, MARBLE, size)


def beside(n: int, side: int, most: int = WIDTH) -> tuple[int, int]:
    """From one badge to the next, and how wide all are; they shrink where there are many."""
    if not n:
        return 0, 0
    side = min(side, (most + APART) // n - APART)
    return side + APART, n * (side + APART) - APART
