"""The plate in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.course import Course
from rendering.final.curves import has_curves
from rendering.final.ending import Ending, Side
from rendering.kit.type import figure
from rendering.words.alt import capital, joined, sentence
from rendering.words.spoken import Words

MARKS = 5  # rounds that are told of a curve


def plate_alt(ending: Ending, course: Course, words: Words, counted: str = "") -> str:
    """Who has won and why, everybody's points by source, and how they grew."""
    return joined(_sentences(ending, course, words, counted))


def _sentences(ending: Ending, course: Course, words: Words, counted: str) -> Iterator[str]:
    yield f"{ending.title}, {ending.progress}."
    yield sentence(ending.won)
    yield sentence(ending.decided)
    totals = ", ".join(map(_total, ending.sides))
    yield f"{ending.unit}: {totals}."
    for side in ending.sides:
        parts = [
            f"{name if n > 0 else ending.losses} {figure(n)}"
            for name, n in zip(ending.sources, side.parts, strict=True)
            if n
        ]
        if parts:
            yield f"{side.name}: {', '.join(parts)}."
    if has_curves(course, ending):
        yield from _growth(ending, course, words, counted)
        if ending.revealed:
            yield sentence(capital(ending.revealed))


def _total(side: Side) -> str:
    said = f"{side.name} {figure(side.total)}"
    return f"{said} ({side.note})" if side.note else said


def _growth(ending: Ending, course: Course, words: Words, counted: str) -> Iterator[str]:
    last = len(course) - 1
    told = [course[round(n * last / (MARKS - 1))] for n in range(MARKS)]
    marks = list(dict.fromkeys(told))
    rounds = ", ".join(str(mark.round) for mark in marks)
    figures = [
        f"{side.name} {', '.join(figure(mark.points[_seat(side)]) for mark in marks)}"
        for side in ending.sides
    ]
    after = ", ".join(filter(None, (words.say("final-after", rounds=rounds), counted)))
    yield f"{after}: {'; '.join(figures)}."


def _seat(side: Side) -> int:
    return side.seats[0]
