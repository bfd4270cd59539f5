"""Standings as bars beside each other, the best first, with what was won or lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rendering.board.changes import Figures
from rendering.board.look import GAINED
from rendering.board.masthead import Standing
from rendering.front.look import LEAST, MARGIN, WIDTH
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, initial, lettered
from rendering.kit.theme import INK, INK_SOFT, MARBLE, OCHRE, RED, Colour, mix
from rendering.kit.type import figure, width

CAPTION = 44
ROW = 62
BAR = 22
GAP = 18
SIDE = 58  # of a badge
NAME = 38
THIN = 10  # px of a bar for nothing
HEIGHT = CAPTION + ROW + BAR


class Type(NamedTuple):
    """Sizes of figures and changes, and the room between them."""

    figure: int
    change: int
    beside: int


ROOMY, TIGHT = Type(54, 42, 15), Type(44, 36, 8)


class Bars(NamedTuple):
    title: str
    standings: Sequence[Standing]
    before: Mapping[int, int]  # by seat, where it is known
    names: Sequence[str]


def draw_bars(canvas: Canvas, bars: Bars, top: int, rule: Colour) -> None:
    """What is counted on a rule, below it a figure and a bar for everybody."""
    _caption(canvas, bars.title, top, rule)
    n = len(bars.standings)
    w = (WIDTH - 2 * MARGIN - GAP * (n - 1)) // n
    most = max(max(s.value, bars.before.get(s.seat, 0)) for s in bars.standings)
    best = bars.standings[0].value
    wide = max(_wide(bars, *standing, ROOMY) for standing in bars.standings)
    type = ROOMY if wide <= w else TIGHT
    named = all(
        _wide(bars, seat, value, type) + width(bars.names[seat], "semi", NAME) + type.beside <= w
        for seat, value in bars.standings
    )
    for place, (seat, value) in enumerate(bars.standings):
        at = Box(MARGIN + place * (w + GAP), top + CAPTION, w, ROW)
        leads = value == best and n > 1 and best > bars.standings[-1].value
        if leads:
            canvas.icon("crown", at.x + SIDE // 2, at.y - 12, 38, OCHRE)
        figures = _figures(bars, seat, value)
        name = bars.names[seat] if named else ""
        lettered(canvas, seat, initial(bars.names[seat]), at._replace(w=SIDE, h=SIDE), INK, LEAST)
        row = Box(at.x + SIDE + type.beside, at.y, w - SIDE - type.beside, at.h - 4)
        _write(canvas, name, figures, row, type)
        _bar(canvas, seat, value, figures.then, most, Box(at.x, at.bottom, w, BAR))


def _caption(canvas: Canvas, title: str, top: int, rule: Colour) -> None:
    """At the right, where nobody wears a crown."""
    w = min(width(title, "semi", LEAST), WIDTH // 2)
    room = Box(WIDTH - MARGIN - w, top, w, CAPTION - 6)
    canvas.text(title, room, "semi", LEAST, INK_SOFT, "right", least=LEAST)
    x = MARGIN + SIDE + 15
    canvas.fill(Box(x, top + CAPTION // 2 - 3, room.x - 20 - x, 3), rule)


def _figures(bars: Bars, seat: int, value: int) -> Figures:
    return Figures(bars.before.get(seat, value), value)


def _wide(bars: Bars, seat: int, value: int, type: Type) -> int:
    """Of a badge, a figure and its change."""
    figures = _figures(bars, seat, value)
    changed = figures.then != figures.now
    more = width(figures.difference, "bold", type.change) + type.beside if changed else 0
    return SIDE + type.beside + width(figure(value), "title", type.figure) + more


def _write(canvas: Canvas, name: str, figures: Figures, row: Box, type: Type) -> None:
    """Name, figure, change."""
    if name:
        row = _after(row, canvas.text(name, row, "semi", NAME, INK, least=LEAST), type)
    text = figure(figures.now)
    row = _after(row, canvas.text(text, row, "title", type.figure, INK, least=LEAST), type)
    if figures.now != figures.then:
        colour = GAINED if figures.now > figures.then else RED
        canvas.text(figures.difference, row, "bold", type.change, colour, least=LEAST)


def _after(row: Box, written: Box, type: Type) -> Box:
    x = written.right + type.beside
    return Box(x, row.y, row.right - x, row.h)


def _bar(canvas: Canvas, seat: int, value: int, before: int, most: int, at: Box) -> None:
    """Pale where it grew or shrank."""
    colour = SEATS[seat].colour

    def long(n: int) -> int:
        return max(THIN, round(at.w * n / most)) if most > 0 else THIN

    whole, kept = long(max(value, before)), long(min(value, before))
    canvas.rounded(Box(at.x, at.y, whole, at.h), 8, INK)
    inner = Box(at.x + 3, at.y + 3, whole - 6, at.h - 6)
    canvas.rounded(inner, 5, mix(colour, MARBLE, 0.6))
    if kept > 6:
        canvas.rounded(Box(inner.x, inner.y, min(inner.w, kept - 6), inner.h), 5, colour)
