"""The front page in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from rendering.board.changes import signed
from rendering.board.masthead import Masthead
from rendering.frame import Frame
from rendering.front.look import LEAST
from rendering.kit.type import ELLIPSIS, drawable, figure, width
from rendering.words.alt import LONGEST as LONGEST_ALT
from rendering.words.alt import capital, joined, sentence, told
from rendering.words.spoken import Words

LONGEST = 740  # px of a note

_CLAUSE = re.compile(r"(,| ·|:) ")


def front_alt(
    head: Masthead, before: Mapping[int, int], frame: Frame, own: Sequence[str] = ()
) -> str:
    """Whose turn it is and what for, what happened, the standings with their change, and what
    somebody has: so much of all of it that every drawn line is told.
    """
    first, last = [*_turn(head, frame)], [*_standings(head, before)]
    rest = sum(len(said) + 1 for said in (*first, *last, *own[:1]))
    lines = told(frame, LONGEST_ALT - rest)
    return joined((*first, *lines, *last, *(sentence(capital(said)) for said in own)))


def note(head: Masthead, frame: Frame, words: Words) -> str:
    """What is to be done, of one who stands there by name also that it is the turn."""
    doing = _doing(head, frame)
    turn = words.say("pic-next") if len(frame.waiting) == 1 else ""
    said = " · ".join(part for part in (turn, doing) if part)
    return said if _fits(said) else _shortened(doing)


def _doing(head: Masthead, frame: Frame) -> str:
    return head.turn_note if head.under_way else frame.awaited or head.turn_note


def _shortened(said: str) -> str:
    """With as many of the things different people are asked for as fit; of one without the last
    clauses, as far as needed.
    """
    things = said.split(" / ")
    for n in range(len(things), 0, -1):
        told = " / ".join([*things[:n], *([ELLIPSIS] if n < len(things) else [])])
        if _fits(told):
            return told
    said = things[0]
    while not _fits(said) and (ends := list(_CLAUSE.finditer(said))):
        said = said[: ends[-1].start()]
    return said


def _fits(said: str) -> bool:
    return width(said, "semi", LEAST) <= LONGEST


def readable(frame: Frame, names: Sequence[str]) -> Frame:
    """With lines that call people as the picture does: not all names can be drawn."""
    others = [(raw, name) for raw, name in zip(frame.names, names, strict=False) if raw != name]
    lines = list(frame.lines)
    for raw, name in others:
        if raw and drawable(raw) != name:
            lines = [replace(line, text=line.text.replace(raw, name)) for line in lines]
    return replace(frame, lines=tuple(lines))


def _turn(head: Masthead, frame: Frame) -> Iterator[str]:
    yield f"{head.title}, {head.progress}."
    if head.turn:
        yield sentence(head.turn)
    if doing := _doing(head, frame):
        yield sentence(capital(doing))


def _standings(head: Masthead, before: Mapping[int, int]) -> Iterator[str]:
    if head.standings:
        figures = (_figure(head, seat, value, before) for seat, value in head.standings)
        yield f"{head.standing_title}: {', '.join(figures)}."


def _figure(head: Masthead, seat: int, value: int, before: Mapping[int, int]) -> str:
    said = f"{head.names[seat]} {figure(value)}"
    gained = value - before.get(seat, value)
    return f"{said} ({signed(gained)})" if gained else said
