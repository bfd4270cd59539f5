"""Much that happened, by who did it: the most important lines of each, with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from rendering.board.changes import MANY
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import deed_colour, step
from rendering.kit.theme import CHANGED_GROUND, INK, INK_SOFT
from rendering.kit.type import width
from rendering.words.curtailing import curtailed

ROW, GAP = 44, 6
ROWS = 2  # at most: a tall board has no room for more
BADGE = 34
MORE = "…"  # a number would be read as points
SIZE, LEAST = 24, 20  # of type
BAND = 12  # in the colour of who acted
APART = 18


class News(NamedTuple):
    """A line of the post; 0 is no number."""

    text: str
    number: int = 0
    seat: int | None = None


Groups: TypeAlias = "list[list[News]]"


def grouped(news: Sequence[News]) -> Groups:
    """By who acted, in the order of their latest deeds, each with what mattered most first; none
    where so little is told that it can stand in its own order.
    """
    if len(news) <= MANY:
        return []
    found: dict[int | None, list[News]] = {}
    for line in news:
        found.setdefault(line.seat, []).append(line)
    return sorted(found.values(), key=lambda lines: -max(line.number for line in lines))


def height(groups: Groups) -> int:
    return min(ROWS, len(groups)) * (ROW + GAP) - GAP


def draw_groups(canvas: Canvas, groups: Groups, room: Box, names: Sequence[str]) -> None:
    """In two rows, those of a row equally wide; names are not said: signs and colours say them."""
    half = -(-len(groups) // ROWS)
    for n, row in enumerate((groups[:half], groups[half:])):
        w = (room.w - GAP * (len(row) - 1)) // max(1, len(row))
        for k, lines in enumerate(row):
            box = Box(room.x + k * (w + GAP), room.y + n * (ROW + GAP), w, ROW)
            _group(canvas, [nameless(line, names) for line in lines], box)


def nameless(line: News, names: Sequence[str]) -> News:
    """Without the name of who acted: the sign of the line has the colour and shape."""
    name = names[line.seat] if line.seat is not None and line.seat < len(names) else ""
    text = line.text.removesuffix(".")
    if name and text.startswith((f"{name} ", f"{name}: ")):
        text = text.removeprefix(name).lstrip(": ")
    return line._replace(text=text)


def _group(canvas: Canvas, lines: Sequence[News], box: Box) -> None:
    canvas.rounded(box, 8, deed_colour(lines[0].seat))
    canvas.rounded(Box(box.x + BAND, box.y, box.w - BAND, box.h), 8, CHANGED_GROUND)
    shown = _fitting(lines, box.w - BAND - 16)
    more = len(shown) < len(lines)
    spare = width(MORE, "bold", SIZE) + 10 if more else 0
    x = box.x + BAND + 8
    for line in shown:
        at = Box(x, box.y + (ROW - BADGE) // 2, BADGE, BADGE)
        step(canvas, at, line.number, line.seat)
        room = Box(at.right + 6, box.y, box.right - at.right - 10 - spare, ROW)
        said = _curtailed(line.text, room.w)
        x = canvas.text(said, room, "semi", SIZE, INK, least=LEAST).right + APART
    if more:
        room = Box(x - 8, box.y, box.right - x, ROW)
        canvas.text(MORE, room, "bold", SIZE, INK_SOFT)


def _fitting(lines: Sequence[News], room: int) -> list[News]:
    """The most important that fit, at least one, in the order of telling."""
    room -= width(MORE, "bold", SIZE) + APART
    shown = list(lines[:1])
    room -= BADGE + width(shown[0].text, "semi", SIZE) + APART
    for line in lines[1:]:
        needed = BADGE + 6 + width(line.text, "semi", SIZE) + APART
        if needed <= room:
            shown.append(line)
            room -= needed
    return sorted(shown, key=lambda line: line.number)


def _curtailed(text: str, room: int) -> str:
    return curtailed(text, lambda said: width(said, "semi", LEAST) <= room)
