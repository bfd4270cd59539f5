"""The top of every picture: title bar, whose turn, standings, and the last move in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from rendering.board.groups import News, draw_groups, grouped, height
from rendering.board.lines import (
    APART,
    BADGE,
    CAPTION,
    CAPTION_TALL,
    HEADLINE,
    Telling,
    telling,
)
from rendering.board.look import PLAIN, Look
from rendering.board.scene import MARGIN, TALLEST, WIDTH
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.panels import deed_colour, plaster, step
from rendering.kit.seats import badge
from rendering.kit.theme import (
    CHANGED_GROUND,
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    PLASTER,
    Colour,
    mix,
    on,
)
from rendering.kit.type import drawable, figure, width
from rendering.words.curtailing import curtailed
from rendering.words.spoken import Words

TITLE = 84
BORDER = 18
SCENERY = 290  # px at the right that are left to the painting
SMALLER = 2.4  # times the painting is reduced
TURN = 104
OVERLAP = 60  # from badge to badge when several seats are asked
STANDING = 128  # least width of one seat in the standings


class Chip(NamedTuple):
    """A label in the title bar: what is led, which phase it is."""

    text: str
    icon: Icon | None
    ground: Colour


class Standing(NamedTuple):
    seat: int
    value: int


class Masthead(NamedTuple):
    title: str
    progress: str  # «Round 4 · move 31»
    chip: Chip | None
    turn: str  # «Livia to move»
    turn_short: str  # the same without names, when they do not fit
    turn_note: str  # what is being done, in smaller type
    seats: tuple[int, ...]  # whose badges stand before the turn
    standing_title: str
    standings: tuple[Standing, ...]  # the best first
    news: tuple[News, ...]  # what happened, what mattered most first
    names: tuple[str, ...]
    look: Look = PLAIN
    asks: bool = False  # the note is a question, which matters more than the last move
    under_way: bool = False  # the note tells more than what is awaited in general


@remember(4)
def masthead(head: Masthead) -> Canvas:
    """Nothing may be drawn on it: it is kept."""
    groups = grouped(head.news)
    told = telling(head.news, head.names)
    tall = height(groups) if groups else told.height
    canvas = Canvas(WIDTH, TITLE + TURN + tall, PLASTER)
    canvas.cover(plaster, WIDTH, TALLEST)
    _title(canvas, head)
    left = _standings(canvas, head)
    _turn(canvas, head, left)
    if groups:
        draw_groups(canvas, groups, Box(MARGIN, TITLE + TURN, WIDTH - 2 * MARGIN, tall), head.names)
    elif head.news:
        _news(canvas, head, told)
    return canvas


def news_of(frame: Frame, *, drawn: bool = True) -> tuple[News, ...]:
    """The lines of the last move; an older frame has them in its caption.

    Drawn ones lose what our type has no glyphs for.
    """
    text: Callable[[str], str] = drawable if drawn else str
    if not frame.lines:
        caption = text(frame.caption)
        return (News(caption),) if caption else ()
    told = [News(text(line.text), n, line.seat) for n, line in enumerate(frame.lines, start=1)]
    if len(told) == 1:
        return (told[0]._replace(number=0),)
    places = [n for n in frame.order if 0 <= n < len(told)]
    ordered = dict.fromkeys((*places, *range(len(told))))
    return tuple(told[n] for n in ordered)


def _title(canvas: Canvas, head: Masthead) -> None:
    canvas.picture(0, 0, scenery, head.look, WIDTH, TITLE - BORDER)
    canvas.fill(Box(0, TITLE - BORDER, WIDTH, BORDER), mix(head.look.frame, INK, 0.35))
    canvas.stamp(0, TITLE - 16, head.look.border_colour, head.look.border, WIDTH, 14)
    bar = Box(MARGIN, 0, WIDTH - MARGIN - SCENERY, TITLE - BORDER)
    right = bar.right
    if head.chip:
        right = _chip(canvas, head.chip, right)
    w = width(head.progress, "semi", 34)
    canvas.text(head.progress, Box(right - w, bar.y, w, bar.h), "semi", 34, MARBLE)
    room = Box(bar.x, bar.y, right - w - 40 - bar.x, bar.h)
    canvas.text(head.title.upper(), room, "title", 50, GOLD)
    canvas.spot("progress", Box(right - w - 8, 8, w + 16, 52))


@remember(8)
def scenery(look: Look, w: int, h: int) -> Image.Image:
    """The game's painting made small, so that its buildings stand whole in so low a band."""
    large = look.painting(round(w * SMALLER), round(h * SMALLER))
    return large.resize((w, h), Image.Resampling.BOX)


def _chip(canvas: Canvas, chip: Chip, right: int) -> int:
    """Draws it at the right end; returns where the next thing may end."""
    side = 46 if chip.icon else 0
    w = width(chip.text, "bold", 32) + side + 28
    box = Box(right - w, 8, w, 52)
    canvas.plate(box, 10, chip.ground, MARBLE)
    if chip.icon:
        canvas.icon(chip.icon, box.x + 34, box.y + 26, 34, on(chip.ground))
    room = Box(box.x + 14 + side, box.y, w - side - 28, box.h)
    canvas.text(chip.text, room, "bold", 32, on(chip.ground))
    canvas.spot("chip", box)
    return box.x - 28


def _turn(canvas: Canvas, head: Masthead, right: int) -> None:
    y, side = TITLE + 12, 80
    x = MARGIN
    for n, seat in enumerate(head.seats):
        at = Box(MARGIN + n * OVERLAP, y, side, side)
        badge(canvas, seat, head.names[seat], at, INK)
        x = at.right + 20
    room = Box(x, y, right - x - 30, side)
    turn = head.turn if width(head.turn, "head", 34) <= room.w else head.turn_short
    if head.asks:
        canvas.text(turn, Box(room.x, y - 10, room.w, 48), "head", 46, INK)
        canvas.text(head.turn_note, Box(room.x, y + 40, room.w, 46), "semi", 42, INK)
    elif head.turn_note:
        canvas.text(turn, Box(room.x, y - 4, room.w, 54), "head", 54, INK)
        canvas.text(head.turn_note, Box(room.x, y + 50, room.w, 36), "semi", 28, INK_SOFT)
    else:
        canvas.text(turn, room, "head", 58, INK)


def _standings(canvas: Canvas, head: Masthead) -> int:
    """Badges with figures, the best first; returns where they begin."""
    if not head.standings:
        return WIDTH - MARGIN
    figures = [width(figure(value), "title", 52) for _, value in head.standings]
    step = max(STANDING, 54 + max(figures) + APART)
    w = step * len(head.standings)
    left = WIDTH - MARGIN - max(w, width(head.standing_title, "semi", 22))
    y = TITLE + 12
    title = Box(left, y, WIDTH - MARGIN - left, 22)
    canvas.text(head.standing_title, title, "semi", 22, INK_SOFT)
    for n, (seat, value) in enumerate(head.standings):
        x = left + n * step
        badge(canvas, seat, head.names[seat], Box(x, y + 30, 48, 48), INK)
        room = Box(x + 54, y + 28, step - 58, 52)
        canvas.text(figure(value), room, "title", 52, INK, least=40)
        canvas.spot(f"standing:{seat}", Box(x, y + 26, step - 8, 56))
    return left


def _news(canvas: Canvas, head: Masthead, told: Telling) -> None:
    """The headline large, in the colour of who acted, below it in small what else happened."""
    box = Box(MARGIN, TITLE + TURN, WIDTH - 2 * MARGIN, told.height)
    news, tall = head.news[0], told.height - told.row * len(told.rows)
    canvas.rounded(box, 10, deed_colour(news.seat))
    canvas.rounded(Box(box.x + 12, box.y, box.w - 12, box.h), 10, CHANGED_GROUND)
    canvas.fill(Box(box.x + 12, box.y, 10, box.h), CHANGED_GROUND)
    room = Box(box.x + 30, box.y + 2, box.w - 50, tall - 4)
    if news.number:
        side = min(42, tall)
        step(canvas, Box(room.x - 8, room.y + (room.h - side) // 2, side, side), *news[1:])
        room = Box(room.x + BADGE, room.y, room.w - BADGE, room.h)
    if tall == CAPTION_TALL:
        canvas.paragraph(news.text, room, "semi", 34, INK)
    else:
        said = curtailed(news.text, lambda text: width(text, "semi", HEADLINE) <= room.w)
        canvas.text(said, room, "semi", 40 if tall == CAPTION else 32, INK, least=HEADLINE)
    for n, row in enumerate(told.rows):
        x, y = room.x, box.bottom - told.row * (len(told.rows) - n) - 2
        for line in row:
            step(canvas, Box(x, y - 3, told.row, told.row), line.number, line.seat)
            w = width(line.text, "semi", told.size)
            at = Box(x + told.row + 8, y - 4, w, told.row)
            canvas.text(line.text, at, "semi", told.size, INK_SOFT)
            x = at.right + APART


def ranking(values: Sequence[int]) -> tuple[Standing, ...]:
    """Seats with their figures, the best first, equal ones in seat order."""
    seats = [Standing(seat, value) for seat, value in enumerate(values)]
    return tuple(sorted(seats, key=lambda standing: -standing.value))


def turn_told(seats: Sequence[int], words: Words) -> str:
    """«Livia and Gaius to move»; nothing when nobody is asked."""
    if not seats:
        return ""
    return words.say("pic-turn", names=words.people(seats), n=len(seats))


def turn_told_shortly(seats: Sequence[int], words: Words) -> str:
    """For one seat the bare name; several are told by their badges."""
    if len(seats) == 1:
        return words.names[seats[0]]
    return words.say("pic-turn-many", n=len(seats))
