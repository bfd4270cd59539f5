"""The lines that mattered, numbered in the colours of who acted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rendering.board.groups import News
from rendering.front.look import LEAST
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, initial, lettered
from rendering.kit.theme import CHANGED, INK, INK_SOFT, MARBLE
from rendering.kit.type import Face, break_lines, width
from rendering.words.curtailing import curtailed

MOST = 5  # lines
ROWS = 3  # of one line among several
SIZE = 40
STEP = 45  # from row to row
BETWEEN = 13  # lines
SIDE = 56  # of a number
DOT = 8  # of a sign that lines were left out
ALONE = 0.25  # of a row: what is shorter stands alone in it
INDENT = SIDE + 14


class Told(NamedTuple):
    """A line as it is set: the name of who acted in bold, then the rest."""

    news: News
    name: str
    rows: tuple[str, ...]

    @property
    def height(self) -> int:
        return len(self.rows) * STEP


def chosen(news: Sequence[News], names: Sequence[str], room: Box) -> list[Told]:
    """As many of the most important as fit, in the order of telling, each as long as can be."""
    taken: list[News] = []
    for line in news[:MOST]:
        tried = sorted((*taken, line), key=lambda told: told.number)
        if taken and _height(_set(tried, names, room.w, ROWS)) > room.h:
            break
        taken = tried
    for rows in range(room.h // STEP, ROWS, -1):
        found = _set(taken, names, room.w, rows)
        if _height(found) <= room.h:
            return found
    return _set(taken, names, room.w, ROWS)


def _height(lines: Sequence[Told]) -> int:
    return sum(line.height + BETWEEN for line in lines) - BETWEEN


def _set(news: Sequence[News], names: Sequence[str], w: int, most: int) -> list[Told]:
    """Who acts several times running is named once."""
    found, before = [], None
    for line in news:
        name = names[line.seat] if line.seat is not None and line.seat < len(names) else ""
        _, found_name, after = line.text.partition(name) if name else ("", "", "")
        name = name if found_name and after[:1] in (" ", ":") else ""
        name += ":" if name and after.startswith(":") else ""
        text = line.text.removesuffix(".")
        if name and line.seat == before and text.startswith(name):
            text, name = text.removeprefix(name).lstrip(), ""
        before = line.seat
        found.append(Told(line, name, _rows(text, name, w - INDENT, most)))
    return found


def _rows(text: str, name: str, w: int, most: int) -> tuple[str, ...]:
    """Broken into rows, of a text that is too long no more than the most, and no word alone."""

    def fits(said: str) -> bool:
        rows = _broken(said, name, w)
        alone = said != text and width(rows[-1], "text", SIZE) < ALONE * w
        return len(rows) <= most and not alone

    return _broken(curtailed(text, fits, len(name)), name, w)[:most]


def _broken(text: str, name: str, w: int) -> tuple[str, ...]:
    """The name is wider than it would be in the face of the rest."""
    more = width(name, "bold", SIZE) - width(name, "text", SIZE) if name else 0
    return break_lines(text, "text", SIZE, w, w - more)


def tell(canvas: Canvas, lines: Sequence[Told], names: Sequence[str], room: Box) -> None:
    """From the top of the room down."""
    spare = (room.h - _height(lines)) // (len(lines) + 1) if lines else 0
    y = room.y + max(0, min(spare, 2 * BETWEEN) - BETWEEN)
    between = BETWEEN + max(0, min(spare, BETWEEN))
    above, number = room.y, 0
    for line in lines:
        at = Box(room.x, y + (STEP - SIDE) // 2 + 1, SIDE, SIDE)
        if 0 < number < line.news.number - 1:
            _skipped(canvas, Box(at.x, above, SIDE, at.y - above))
        above, number = at.bottom, line.news.number
        _sign(canvas, line.news, names, at)
        _line(canvas, line, Box(room.x + INDENT, y, room.w - INDENT, STEP))
        y += line.height + between


def _skipped(canvas: Canvas, room: Box) -> None:
    """Dots between two numbers, as far as there is room: something between them is not told."""
    x, y = room.middle
    shown = [n for n in (-1, 0, 1) if room.h >= 3 * DOT or not n] if room.h >= DOT else []
    for n in shown:
        canvas.shape("disc", Box(x - DOT // 2, y + n * (DOT + 3) - DOT // 2, DOT, DOT), INK_SOFT)


def _sign(canvas: Canvas, news: News, names: Sequence[str], at: Box) -> None:
    """The number of a line on the shape of who acted; alone, who acted."""
    if news.seat is None:
        canvas.shape("disc", at, INK)
        canvas.shape("disc", at.inset(3), CHANGED)
        text = str(news.number) if news.number else "!"
        canvas.text(text, at, "bold", LEAST, MARBLE, "centre")
    elif news.number:
        step(canvas, at, news.number, news.seat)
    else:
        lettered(canvas, news.seat, initial(names[news.seat]), at, INK, LEAST)


def step(canvas: Canvas, at: Box, n: int, seat: int) -> None:
    """Large enough for two figures on any shape."""
    wide = SEATS[seat].shape in ("diamond", "triangle")
    lettered(canvas, seat, str(n), at.inset(-7 if wide else 0), INK, LEAST)


def _line(canvas: Canvas, line: Told, row: Box) -> None:
    for n, text in enumerate(line.rows):
        at = row.moved(0, n * STEP)
        before, name, after = text.partition(line.name) if line.name and not n else (text, "", "")
        parts: tuple[tuple[str, Face], ...] = (
            (before, "text"),
            (name, "bold"),
            (after.lstrip(), "text"),
        )
        for said, face in parts:
            if said:
                at = _after(at, canvas.text(said, at, face, SIZE, INK, least=LEAST), said, face)


def _after(row: Box, written: Box, said: str, face: Face) -> Box:
    """What is left of a row behind a word and its blank."""
    x = max(written.right, row.x + width(f"{said.rstrip()} ", face, SIZE))
    return Box(x, row.y, row.right - x, row.h)
