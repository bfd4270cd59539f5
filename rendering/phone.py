"""A compact picture: read on a phone without a tap, for one person.

Whose turn it is and who leads, what changed in words and drawn large, and what I have. It is
1000 px wide, with no type smaller than 40.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rendering.board.changes import Figures
from rendering.board.groups import News
from rendering.board.look import GAINED, Look
from rendering.board.masthead import Masthead
from rendering.board.scene import TALLEST, Scene
from rendering.front.banner import badges, beside
from rendering.front.look import Front
from rendering.front.own import words_block
from rendering.front.pictures import show
from rendering.front.scenery import calmed
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, initial, lettered
from rendering.kit.theme import CHANGED, GOLD, INK, INK_SOFT, MARBLE, OCHRE, RED, mix, on
from rendering.kit.type import break_lines, figure, leading, width
from rendering.words.curtailing import first_sentence

WIDTH = 1000
LEAST = 40
MARGIN = 28
INNER = WIDTH - 2 * MARGIN
BANNER = 216
STANDINGS = 128
SIDE = 60  # of a badge
SEAT = 108  # of the badge of who is next
MOST_NEXT = 300  # px of the badges of several
CROWN = 26  # px of the smallest
INDENT = SIDE + 16
ROW = leading(LEAST)
MOST, FEW = 6, 3  # lines of what changed
WINDOW = 470
NAME = 66  # height of the own name
GAP = 18
LARGER = 2  # px for a unit of what is drawn of one's own
OWN = (INNER - 32) // LARGER  # units in width for it
BETWEEN = 10  # px from one drawing to the next


class Mine(NamedTuple):
    """What I have and can do, drawn as far as the game draws it, else in words; nobody's in a
    picture for all.
    """

    seat: int | None
    lines: Sequence[str]
    blocks: Sequence[Canvas] = ()  # what matters most first


class Told(NamedTuple):
    """A line of what changed, as it is set."""

    news: News
    rows: tuple[str, ...]

    @property
    def height(self) -> int:
        return max(SIDE, len(self.rows) * ROW) + GAP


def phone_page(
    front: Front[Any],
    head: Masthead,
    note: str,
    before: Mapping[int, int],
    mine: Mine,
    scene: Scene,
) -> Canvas:
    """The note says what who is next is to do; `before` has the standings when the move began."""
    top = BANNER + GAP
    lines_y = top + (STANDINGS + GAP if head.standings else 0)
    told = _told(head, TALLEST - lines_y - WINDOW - 3 * GAP - _needed(mine))
    window_y = lines_y + sum(line.height for line in told)
    mine_y = window_y + WINDOW + GAP
    own = _own(mine, TALLEST - mine_y - NAME - 2 * GAP)
    tall = mine_y + (NAME + sum(map(_height, own)) + 2 * GAP if own else 0)
    canvas = Canvas(WIDTH, tall + tall % 2, front.look.ground)
    _banner(canvas, head, note, front.look)
    if head.standings:
        _standings(canvas, head, before, top)
    y = lines_y
    for line in told:
        _line(canvas, line, head.names, y)
        y += line.height
    window = Box(MARGIN, window_y, INNER, WINDOW - 7).inset(7)
    show(
        canvas,
        scene,
        window,
        [it.number for it in head.news if any(line.news == it for line in told)],
        front,
        LEAST,
    )
    if own and mine.seat is not None:
        _me(canvas, mine.seat, head.names, own, mine_y)
    return canvas


# ---- whose turn -------------------------------------------------------------------------------


def _banner(canvas: Canvas, head: Masthead, note: str, look: Look) -> None:
    x = MARGIN + beside(len(head.seats), SEAT, MOST_NEXT)[1] + (20 if head.seats else 0)
    room = Box(x, 66, WIDTH - MARGIN - x, 78 if note else 140)
    note = _noted(note, room.w)
    named = note and len(head.seats) == 1  # the note says that it is the turn
    fits = width(head.turn, "title", LEAST) <= room.w
    said = head.turn if fits and not named else head.turn_short
    end = x + min(room.w, max(width(said, "title", 66), width(note, "semi", 44)))
    canvas.picture(0, 0, calmed, look, WIDTH, BANNER, end + 20)
    _title(canvas, head)
    badges(canvas, head, Box(MARGIN, 84, INNER, SEAT), SEAT, MOST_NEXT, LEAST)
    canvas.text(said, room, "title", 66, MARBLE, least=LEAST)
    if note:
        lower = Box(x, 144, room.w, 56)
        canvas.text(note, lower, "semi", 44, MARBLE, least=LEAST)


def _noted(note: str, room: int) -> str:
    """All of it, or without the turn, which the name above it tells; else as much as fits."""

    def fits(text: str) -> bool:
        return width(text, "semi", LEAST) <= room

    doing = note.rpartition(" · ")[2]
    return doing if not fits(note) and fits(doing) else first_sentence(note, fits)


def _title(canvas: Canvas, head: Masthead) -> None:
    row = Box(MARGIN, 8, INNER, 52)
    end = canvas.text(head.title.upper(), row, "title", 44, GOLD, least=LEAST).right
    if end + 30 + width(head.progress, "semi", LEAST) <= row.right:
        room = Box(end + 30, row.y, row.right - end - 30, row.h)
        canvas.text(head.progress, room, "semi", LEAST, MARBLE, "right", least=LEAST)


# ---- who leads --------------------------------------------------------------------------------


def _standings(canvas: Canvas, head: Masthead, before: Mapping[int, int], y: int) -> None:
    """The best first, with what was won or lost below."""
    n = len(head.standings)
    step = INNER // n
    best, worst = head.standings[0].value, head.standings[-1].value
    for place, (seat, value) in enumerate(head.standings):
        at = Box(MARGIN + place * step, y + 6, SIDE, SIDE)
        lettered(canvas, seat, initial(head.names[seat]), at, INK, LEAST)
        room = Box(at.right + 10, y, step - SIDE - 14, 72)
        end = canvas.text(figure(value), room, "title", 58, INK, least=LEAST).right
        crown = min(40, at.x + step - end - 24)
        if value == best > worst and crown >= CROWN:
            canvas.icon("crown", end + 10 + crown // 2, y + 34, crown, OCHRE)
        change = Figures(before.get(seat, value), value)
        if change.now != change.then:
            ink = GAINED if change.now > change.then else RED
            low = Box(at.right + 10, y + 72, step - SIDE - 14, 48)
            canvas.text(change.difference, low, "bold", 44, ink, least=LEAST)
    title, w = head.standing_title, width(head.standing_title, "semi", LEAST)
    if all(before.get(seat, value) == value for seat, value in head.standings):
        room = Box(MARGIN, y + 74, min(w, INNER), 48)
        canvas.text(title, room, "semi", LEAST, INK_SOFT, least=LEAST)
    canvas.fill(Box(MARGIN, y + STANDINGS, INNER, 3), mix(canvas.ground, INK, 0.3))


# ---- what changed -----------------------------------------------------------------------------


def _told(head: Masthead, room: int) -> list[Told]:
    """What mattered most, in the order of telling; fewer lines where the rest needs the room."""
    told: list[Told] = []
    for most in range(min(MOST, len(head.news)), 0, -1):
        chosen = sorted(head.news[:most], key=lambda news: news.number)
        rows = [break_lines(news.text, "text", LEAST, INNER - INDENT) for news in chosen]
        told = [Told(news, lines) for news, lines in zip(chosen, rows, strict=True)]
        if most <= FEW or sum(line.height for line in told) <= room:
            break
    return told


def _line(canvas: Canvas, told: Told, names: Sequence[str], y: int) -> None:
    at, news = Box(MARGIN, y, SIDE, SIDE), told.news
    if news.seat is None:
        canvas.shape("disc", at, INK)
        canvas.shape("disc", at.inset(3), CHANGED)
        text = str(news.number) if news.number else "!"
        canvas.text(text, at, "bold", LEAST, MARBLE, "centre", least=LEAST)
    else:
        letter = str(news.number) if news.number else initial(names[news.seat])
        wide = SEATS[news.seat].shape in ("diamond", "triangle")
        lettered(canvas, news.seat, letter, at.inset(-6 if wide else 0), INK, LEAST)
    top = y + max(0, (SIDE - len(told.rows) * ROW) // 2)
    for n, row in enumerate(told.rows):
        room = Box(MARGIN + INDENT, top + n * ROW, INNER - INDENT, ROW)
        canvas.text(row, room, "text", LEAST, INK, least=LEAST)


# ---- what I have ------------------------------------------------------------------------------


def _own(mine: Mine, room: int) -> Sequence[Canvas]:
    """Drawings, or whole lines, for which there is room."""
    found: list[Canvas] = []
    for block in mine.blocks or (words_block(line, OWN) for line in mine.lines):
        if sum(map(_height, found)) + _height(block) <= room:
            found.append(block)
    return found


def _needed(mine: Mine) -> int:
    """Pixels for what must be seen of one's own: what one has, and what one can do with it."""
    return NAME + GAP + sum(map(_height, mine.blocks[:2])) if mine.blocks else 0


def _height(block: Canvas) -> int:
    """In pixels."""
    return block.box.h * LARGER + BETWEEN


def _me(canvas: Canvas, seat: int, names: Sequence[str], own: Sequence[Canvas], y: int) -> None:
    colour = SEATS[seat].colour
    box = Box(MARGIN, y, INNER, NAME + sum(map(_height, own)) + GAP)
    canvas.plate(box, 14, MARBLE, INK, 3)
    canvas.rounded(Box(box.x + 3, box.y + 3, box.w - 6, NAME - 6), 11, colour)
    canvas.fill(Box(box.x + 3, box.y + NAME - 18, box.w - 6, 15), colour)
    lettered(
        canvas, seat, initial(names[seat]), Box(box.x + 12, box.y + 3, SIDE, SIDE), MARBLE, LEAST
    )
    name = Box(box.x + SIDE + 26, box.y, box.w - SIDE - 40, NAME)
    canvas.text(names[seat], name, "head", 46, on(colour), least=LEAST)
    top = box.y + NAME + BETWEEN
    for block in own:
        at = Box(box.x + 16, top, block.box.w * LARGER, block.box.h * LARGER)
        canvas.shot(block, block.box, at, LEAST)
        top += _height(block)
