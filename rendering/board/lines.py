"""The lines of a masthead: the headline, and in one or two rows below it what else happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rendering.board.groups import News, nameless
from rendering.board.scene import MARGIN, WIDTH
from rendering.kit.type import width
from rendering.words.curtailing import curtailed

ROOM = WIDTH - 2 * MARGIN - 50  # of the headline, or a row
CAPTION, CAPTION_TALL = 60, 86  # a headline alone or over one row; in two rows of its own
LOW = 40  # over two rows
HEADLINE = 30  # least type of a headline
BADGE = 44  # room for its number
APART = 24  # from one short line to the next
CAPS = (900, 700, 560, 460, 380, 320, 270, 230)  # px of a short line, where there are many


class Telling(NamedTuple):
    """How high it all is; the rows of short lines, how high one is, and their type."""

    height: int
    rows: tuple[tuple[News, ...], ...] = ()
    row: int = 34
    size: int = 24


ONE, TWO = Telling(CAPTION + 34), Telling(LOW + 2 * 27, (), 27, 22)


def telling(news: Sequence[News], names: Sequence[str]) -> Telling:
    """Of the lines after the first as many as can be, each as long as can be.

    A line that is told alone may be long.
    """
    if not news:
        return Telling(0)
    if len(news) == 1:
        room = ROOM - (BADGE if news[0].number else 0)
        return Telling(CAPTION if width(news[0].text, "semi", HEADLINE) <= room else CAPTION_TALL)
    for many in range(len(news), 1, -1):
        told = sorted(news[1:many], key=lambda line: line.number)
        for shape, lines in _tries(told, names):
            rows = _rows(lines, shape)
            if rows and len(rows) * shape.row <= shape.height - LOW:
                longer = _lengthened(lines, told, names, shape)
                return shape._replace(rows=tuple(map(tuple, _rows(longer, shape))))
    return Telling(CAPTION)


def _tries(news: Sequence[News], names: Sequence[str]) -> Iterator[tuple[Telling, list[News]]]:
    """The best to be read first."""
    yield ONE, list(news)
    yield TWO, list(news)
    bare = [nameless(line, names) for line in news]
    yield ONE, bare
    yield TWO, bare
    for cap in CAPS:
        yield TWO, [line._replace(text=curtailed(line.text, _within(cap))) for line in bare]


def _lengthened(
    lines: Sequence[News], told: Sequence[News], names: Sequence[str], shape: Telling
) -> list[News]:
    """Where rows have room left, each line that was curtailed as long as they allow."""
    found = list(lines)
    for n, line in enumerate(told):
        whole = nameless(line, names)
        if found[n].text in (line.text, whole.text):
            continue
        texts = (whole.text, *(curtailed(whole.text, _within(cap)) for cap in CAPS))
        for text in texts:
            tried = [*found[:n], found[n]._replace(text=text), *found[n + 1 :]]
            rows = _rows(tried, shape)
            if rows and len(rows) * shape.row <= shape.height - LOW:
                found = tried
                break
    return found


def _within(cap: int) -> Callable[[str], bool]:
    return lambda text: width(text, "semi", TWO.size) <= cap


def _rows(news: Sequence[News], shape: Telling) -> list[list[News]]:
    """One after the other, a new row where one is full; none if a line is wider than a row."""
    rows: list[list[News]] = []
    left = 0
    for line in news:
        needed = shape.row + 8 + width(line.text, "semi", shape.size)
        if needed > ROOM - BADGE:
            return []
        if not rows or needed > left:
            rows.append([])
            left = ROOM - BADGE
        rows[-1].append(line)
        left -= needed + APART
    return rows
