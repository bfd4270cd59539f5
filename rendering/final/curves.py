"""Points over the rounds, a line for each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.core.course import Course
from rendering.final.ending import Ending
from rendering.frame import Turning
from rendering.front.look import LEAST
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, token
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER_DARK, Colour, mix
from rendering.kit.type import figure, width

FEWEST = 3  # rounds that make a curve
TITLE, FOOT = 50, 46
LINE = 42  # from one title to the next
TOKEN = 36
SIGN, DOT = 46, 16  # of a turning
LABEL, ARROW = 46, 30  # of what is revealed at the end
OVERSIZE = 2


class Titles(NamedTuple):
    """What stands over curves: what they show, and what is counted."""

    shown: str
    counted: str


class Curve(NamedTuple):
    """Of one side: shares of the width and of the height, from the left and from the top."""

    seat: int
    dots: tuple[tuple[float, float], ...]


def has_curves(course: Course, ending: Ending) -> bool:
    """Whether there are enough rounds, and everybody's points of them."""
    seats = len(course[0].points) if course else 0
    return len(course) >= FEWEST and all(side.seats[0] < seats for side in ending.sides)


def draw_curves(
    canvas: Canvas,
    course: Course,
    ending: Ending,
    room: Box,
    titles: Titles,
    turnings: Sequence[Turning] = (),
) -> None:
    """With the first and the last round below, the highest and the lowest figure at the left."""
    for n, title in enumerate(titles):
        at = Box(room.x, room.y + n * LINE, room.w, TITLE)
        canvas.text(title, at, "semi", LEAST, INK_SOFT, least=LEAST)
    room = Box(room.x, room.y + LINE, room.w, room.h - LINE)
    values = [mark.points[side.seats[0]] for mark in course for side in ending.sides]
    low, high = min(0, *values), max(1, *values)
    left = max(width(figure(n), "semi", LEAST) for n in (low, high)) + 12
    plot = Box(
        room.x + left, room.y + TITLE + 16, room.w - left - TOKEN - 14, room.h - TITLE - FOOT - 24
    )
    first, last = course[0].round, course[-1].round
    after = max(1.0, (last - first) * 0.06)  # the end has room of its own: much is counted there
    for n, y in ((high, plot.y), (low, plot.bottom)):
        canvas.fill(Box(plot.x, y - 1, plot.w, 2), INK_SOFT if n == low else PLASTER_DARK)
        label = Box(room.x, y - 22, left - 12, 44)
        canvas.text(figure(n), label, "semi", LEAST, INK_SOFT, "right", least=LEAST)
    curves = tuple(
        Curve(
            side.seats[0],
            tuple(
                (
                    (mark.round - first + after * (mark is course[-1])) / (last - first + after),
                    (high - mark.points[side.seats[0]]) / (high - low),
                )
                for mark in course
            ),
        )
        for side in reversed(ending.sides)
    )
    colours = tuple(SEATS[curve.seat].colour for curve in curves)
    canvas.sprite(plot.inset(-8), _lines, curves, colours)
    rounds = [mark.round for mark in course]
    numbered = _turnings_at(turnings, rounds, curves, plot)
    if ending.revealed:
        _reveal(canvas, ending.revealed, curves, plot, [at for _, at, _ in numbered])
    for dot, at, number in numbered:
        canvas.plate(dot, DOT // 2, INK, MARBLE)
        canvas.plate(at, SIGN // 2, INK, MARBLE)
        canvas.text(str(number), at, "semi", LEAST, MARBLE, "centre", least=LEAST)
    below = Box(plot.x, plot.bottom + 10, plot.w, FOOT - 4)
    canvas.text(str(first), below, "semi", LEAST, INK_SOFT, least=LEAST)
    canvas.text(str(last), below, "semi", LEAST, INK_SOFT, "right", least=LEAST)
    wanted = [(plot.y + round(curve.dots[-1][1] * plot.h), curve.seat) for curve in curves]
    for y, seat in _apart(wanted, plot):
        token(canvas, seat, Box(plot.right + 10, y - TOKEN // 2, TOKEN, TOKEN), INK)


def _reveal(
    canvas: Canvas, said: str, curves: Sequence[Curve], plot: Box, taken: Sequence[Box]
) -> None:
    """Why the curves leap at the end: left of the leap, above everything or below."""
    end = plot.x + round(curves[0].dots[-2][0] * plot.w)
    wide = width(said, "semi", LEAST) + ARROW + 10
    left = max(plot.x, end - wide)
    from_here = max(0.0, (left - plot.x) / plot.w - 1 / len(curves[0].dots))
    heights = [y for curve in curves for x, y in curve.dots[:-1] if x >= from_here]
    highest, lowest = (plot.y + round(f(heights) * plot.h) for f in (min, max))
    for y in (max(plot.y + 6, highest - LABEL - 70), plot.y + 6, lowest + 12):
        room = Box(left, y, end - left - ARROW - 6, LABEL)
        is_free = room.bottom + 8 <= highest or (lowest < room.y and room.bottom <= plot.bottom)
        if is_free and not any(room.overlaps(box) for box in taken):
            canvas.text(said, room, "semi", LEAST, INK, "right", least=LEAST)
            canvas.icon("arrow-right", end - ARROW // 2 - 2, room.middle[1] + 2, ARROW, INK)
            return


def _turnings_at(
    turnings: Sequence[Turning], rounds: Sequence[int], curves: Sequence[Curve], plot: Box
) -> list[tuple[Box, Box, int]]:
    """A dot on the curve for each turning, and over it a place for its number, none on another."""
    placed: list[tuple[Box, Box, int]] = []
    for n, turning in enumerate(turnings, 1):
        curve = next((it for it in curves if it.seat == turning.seat), None)
        if curve is None or turning.round not in rounds:
            continue
        x, y = curve.dots[rounds.index(turning.round)]
        dot = Box(plot.x + round(x * plot.w), plot.y + round(y * plot.h), 0, 0).inset(-DOT // 2)
        at = _sign_near(dot, plot, [own for _, own, _ in placed])
        placed.append((dot, at, n))
    return placed


def _sign_near(dot: Box, plot: Box, taken: Sequence[Box]) -> Box:
    """Over a dot, or under it, or as near as there is room."""
    low, high = plot.y - SIGN // 2, plot.bottom - SIGN
    for step in range(8):
        for across in (step, -step):
            for y in (dot.y - SIGN - 4, dot.bottom + 4):
                x = dot.middle[0] - SIGN // 2 + across * (SIGN + 2)
                at = Box(min(max(x, plot.x), plot.right - SIGN), min(max(y, low), high), SIGN, SIGN)
                if not any(at.overlaps(other) for other in (*taken, dot)):
                    return at
    return at


def _apart(wanted: Sequence[tuple[int, int]], plot: Box) -> list[tuple[int, int]]:
    """Heights near those wanted at which no token lies on another."""
    placed: list[tuple[int, int]] = []
    for y, seat in sorted(wanted):
        least = placed[-1][0] + TOKEN + 2 if placed else plot.y - TOKEN // 2
        placed.append((max(y, least), seat))
    below = plot.bottom + TOKEN // 2
    for n in reversed(range(len(placed))):
        y, seat = placed[n]
        placed[n] = min(y, below), seat
        below = placed[n][0] - TOKEN - 2
    return placed


@remember(8)
def _lines(w: int, h: int, curves: tuple[Curve, ...], colours: tuple[Colour, ...]) -> Image.Image:
    image = Image.new("RGBA", (w * OVERSIZE, h * OVERSIZE), (0, 0, 0, 0))
    draw, rim = ImageDraw.Draw(image), 8 * OVERSIZE
    for curve, colour in zip(curves, colours, strict=True):
        dots = [
            (rim + x * (image.width - 2 * rim), rim + y * (image.height - 2 * rim))
            for x, y in curve.dots
        ]
        dark = mix(colour, INK, 0.75)
        draw.line(dots, (*dark, 255), 9 * OVERSIZE, "curve")
        draw.line(dots, (*colour, 255), 5 * OVERSIZE, "curve")
    return image.reduce(OVERSIZE)
