"""Points by source as stacked bars, a row for each side, with what the colours mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rendering.final.ending import Ending, Side
from rendering.front.look import LEAST
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import initial, lettered
from rendering.kit.theme import CHANGED_GROUND, INK, INK_SOFT, RED, SOURCES, Colour, on
from rendering.kit.type import ELLIPSIS, figure, width

ROW = 68
BAR = 50
SIDE = 56  # of a badge
NAMES = 290  # most room for names
TOTAL = 112
KEY = 48  # height of a row of the key
SWATCH = 30
MINUS = figure(-1)[0]


def heights(ending: Ending, w: int) -> tuple[int, int]:
    """Of the rows, and of the key below them."""
    return ROW * len(ending.sides), KEY * len(_flow(ending, w))


def draw_bars(canvas: Canvas, ending: Ending, room: Box) -> None:
    names = _names(ending)
    badges = max(len(side.seats) for side in ending.sides)
    wide = max((width(name, "semi", LEAST) for name in names), default=0)
    start = room.x + 12 + badges * (SIDE + 4) + wide + 28
    lost = max(_lost_width(side) for side in ending.sides)
    unit = _unit(ending, room.right - TOTAL - 16 - lost - start)
    for n, (side, name) in enumerate(zip(ending.sides, names, strict=True)):
        row = Box(room.x, room.y + n * ROW, room.w, ROW - 4)
        if side.wins:
            canvas.rounded(row, 12, CHANGED_GROUND)
        for k, seat in enumerate(side.seats):
            at = Box(row.x + 8 + k * (SIDE + 4), row.y + 4, SIDE, SIDE)
            lettered(canvas, seat, initial(ending.names[seat]), at, INK, LEAST)
        room_for_name = Box(row.x + 12 + badges * (SIDE + 4), row.y, wide + 8, row.h)
        canvas.text(name, room_for_name, "semi", LEAST, INK, least=LEAST)
        at = Box(start, row.y + 7, room.right - TOTAL - start, BAR)
        _bar(canvas, side, ending.bars, at, unit)
        total = Box(row.right - TOTAL, row.y, TOTAL - 12, row.h)
        canvas.text(figure(side.total), total, "title", 54, INK, "right", least=LEAST)
        canvas.spot(f"score:{side.seats[0]}", row)
    _key(canvas, ending, Box(room.x, room.y + len(names) * ROW, room.w, room.h))


def _names(ending: Ending) -> list[str]:
    """All whole, or the first word of each, as much of it as there is room for."""
    whole = [side.name for side in ending.sides]
    if all(map(_fits, whole)):
        return whole
    firsts = [
        " & ".join(ending.names[seat].split(" ")[0] for seat in side.seats) for side in ending.sides
    ]
    return [_cut(said) for said in firsts]


def _cut(name: str) -> str:
    if _fits(name):
        return name
    shorter = (name[:n].rstrip() + ELLIPSIS for n in range(len(name) - 1, 0, -1))
    return next(filter(_fits, shorter))


def _fits(name: str) -> bool:
    return width(name, "semi", LEAST) <= NAMES


def _lost_width(side: Side) -> int:
    return width(figure(-side.lost), "bold", LEAST) + 16 if side.lost else 0


def _unit(ending: Ending, room: int) -> float:
    """Width of a point, as large as the longest bar allows."""
    most = max(1, *(sum(n for n in side.parts if n > 0) for side in ending.sides))
    unit = room / most
    while unit > 1 and max(_long(side, unit) for side in ending.sides) > room:
        unit *= 0.98
    return unit


def _long(side: Side, unit: float) -> int:
    return sum(_wide(n, unit) for n in side.parts if n > 0)


def _wide(n: int, unit: float) -> int:
    """The smallest piece of a bar has room for its figure too."""
    return max(round(n * unit), width(str(n), "bold", LEAST) + 8)


def _bar(canvas: Canvas, side: Side, bars: Sequence[int], at: Box, unit: float) -> None:
    """What was lost is said behind it, and what became of who left early."""
    x = at.x
    for place, colour in zip(bars, SOURCES, strict=False):
        n = side.parts[place]
        if n <= 0:
            continue
        box = Box(x, at.y, _wide(n, unit), at.h)
        canvas.plate(box, 4, colour, INK, 2)
        canvas.text(str(n), box, "bold", LEAST, on(colour), "centre", least=LEAST)
        x = box.right
    if side.lost:
        room = Box(x + 8, at.y, _lost_width(side), at.h)
        x = canvas.text(figure(-side.lost), room, "bold", LEAST, RED, least=LEAST).right
    room = Box(x + (16 if x > at.x else 0), at.y, at.right - x - 16, at.h)
    if side.note and width(side.note, "semi", LEAST) <= room.w:
        canvas.text(side.note, room, "semi", LEAST, INK_SOFT, least=LEAST)


class _Entry(NamedTuple):
    """Of the key; without a colour a red minus stands before it."""

    name: str
    colour: Colour | None


def _entries(ending: Ending) -> Iterator[_Entry]:
    """Sources that have a bar, and what the red figures behind the bars are."""
    for place, colour in zip(ending.bars, SOURCES, strict=False):
        yield _Entry(ending.sources[place], colour)
    if any(side.lost for side in ending.sides):
        yield _Entry(ending.losses, None)


def _flow(ending: Ending, w: int) -> list[list[_Entry]]:
    """The key in rows."""
    rows: list[list[_Entry]] = [[]]
    x = 0
    for entry in _entries(ending):
        wide = SWATCH + 12 + width(entry.name, "semi", LEAST) + 30
        if rows[-1] and x + wide - 30 > w:
            rows.append([])
            x = 0
        rows[-1].append(entry)
        x += wide
    return rows if rows[0] else []


def _key(canvas: Canvas, ending: Ending, room: Box) -> None:
    for r, row in enumerate(_flow(ending, room.w)):
        x, y = room.x, room.y + r * KEY
        for name, colour in row:
            swatch = Box(x, y + 9, SWATCH, SWATCH)
            if colour:
                canvas.plate(swatch, 5, colour, INK, 2)
            else:
                canvas.text(MINUS, swatch, "bold", LEAST, RED, "centre", least=LEAST)
            wide = width(name, "semi", LEAST)
            at = Box(x + SWATCH + 12, y, min(wide, room.right - x - SWATCH - 12), KEY)
            canvas.text(name, at, "semi", LEAST, INK, least=LEAST)
            x = at.x + wide + 30
