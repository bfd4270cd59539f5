"""A frame of a film around its window: a thin bar with the standings, what happened in a line."""

from __future__ import annotations

from rendering.board.groups import News
from rendering.board.look import Look
from rendering.board.masthead import Masthead, Standing
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.panels import deed_colour, step
from rendering.kit.seats import badge
from rendering.kit.theme import CHANGED_GROUND, GOLD, INK, MARBLE, OCHRE, Colour, mix
from rendering.kit.type import break_lines, figure, width
from rendering.words.curtailing import curtailed, latest

WIDTH, HEIGHT = 800, 600
BAR, CAPTION = 64, 104
WINDOW = Box(0, BAR + CAPTION, WIDTH, HEIGHT - BAR - CAPTION)
EDGE = 12
SIDE = 40  # of a badge in the bar
SEAT = 8  # between badge and figure
FIGURE = 34  # of type
APART = 22  # between standings
LEAST = 24  # units of type: half of it is what a phone shows
LARGE, SMALL, LEAST_ROWS = 34, 30, 27  # type of what happened, in two rows at most and in three
EVEN = 24  # units by which rows of it may differ more than they must
SIGN = Box(20, BAR + (CAPTION - 3 - 52) // 2, 52, 52)  # of who acted


def bar(canvas: Canvas, head: Masthead, look: Look) -> None:
    """Where the game stands at the left; everybody's figure in the order of seats at the right."""
    canvas.fill(Box(0, 0, WIDTH, BAR), mix(look.frame, INK, 0.35))
    canvas.fill(Box(0, BAR - 4, WIDTH, 4), look.border_colour)
    x = WIDTH - EDGE
    if head.standings:  # at the beginning there may be none
        strip = _standings(head.standings, head.names, mix(look.frame, INK, 0.35))
        x -= strip.box.w
        canvas.put(strip, x, 0)
    room = Box(EDGE, 0, x - EDGE - 16, BAR - 4)
    progress = latest(head.progress, lambda text: width(text, "semi", LEAST) <= room.w)
    canvas.text(progress, room, "semi", 28, GOLD, least=LEAST)


@remember(4)
def _standings(standings: tuple[Standing, ...], names: tuple[str, ...], ground: Colour) -> Canvas:
    """In the order of seats, so that nobody changes places from frame to frame."""
    best = max((standing.value for standing in standings), default=0)
    leaders = [it.seat for it in standings if it.value == best]
    figures = [(seat, figure(value)) for seat, value in sorted(standings)]
    widths = [SIDE + SEAT + width(text, "title", FIGURE) for _, text in figures]
    canvas = Canvas(sum(widths) + APART * (len(widths) - 1), BAR - 4, ground)
    x = 0
    for (seat, text), w in zip(figures, widths, strict=True):
        leads = seat in leaders and len(leaders) < len(standings)
        at = Box(x, (BAR - 4 - SIDE) // 2, SIDE, SIDE)
        badge(canvas, seat, names[seat], at, MARBLE)
        room = Box(at.right + SEAT, 0, w - SIDE - SEAT, BAR - 4)
        canvas.text(text, room, "title", FIGURE, GOLD if leads else MARBLE)
        if leads:
            canvas.icon("crown", x + SIDE // 2, at.y - 2, 20, OCHRE)
        x += w + APART
    return canvas


def _evenly(text: str, size: int, room: int) -> int:
    """The least width in which a text takes no more rows: none of them is a mere rest."""
    rows, low, high = len(break_lines(text, "semi", size, room)), room // 2, room
    while high - low > EVEN:
        middle = (low + high) // 2
        if len(break_lines(text, "semi", size, middle)) > rows:
            low = middle
        else:
            high = middle
    return high


def caption(canvas: Canvas, news: News | None, names: tuple[str, ...]) -> None:
    """One thing that happened, with the sign of who did it."""
    box = Box(0, BAR, WIDTH, CAPTION)
    canvas.fill(box, CHANGED_GROUND)
    canvas.fill(Box(0, box.bottom - 3, WIDTH, 3), INK)
    if news is None:
        return
    canvas.fill(Box(0, BAR, 8, CAPTION - 3), deed_colour(news.seat))
    at = SIGN
    if news.number:
        step(canvas, at, news.number, news.seat)
    elif news.seat is not None:
        badge(canvas, news.seat, names[news.seat], at, INK)
    x = at.right + 14 if news.number or news.seat is not None else 24
    room = Box(x, BAR + 2, WIDTH - EDGE - x, CAPTION - 8)
    if width(news.text, "semi", LARGE) <= room.w:
        canvas.text(news.text, room, "semi", LARGE, INK)
        return
    for size, rows in ((LARGE, 2), (SMALL, 2), (LEAST_ROWS, 3)):
        if len(break_lines(news.text, "semi", size, room.w)) <= rows:
            even = room._replace(w=_evenly(news.text, size, room.w))
            canvas.paragraph(news.text, even, "semi", size, INK, least=size)
            return
    said = curtailed(news.text, lambda it: len(break_lines(it, "semi", LEAST_ROWS, room.w)) <= 3)
    canvas.paragraph(said, room, "semi", LEAST_ROWS, INK, least=LEAST)
