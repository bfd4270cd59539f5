"""What changed since an earlier view, and which line of the post tells it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

from rendering.frame import Frame
from rendering.kit.type import figure

V = TypeVar("V")

MANY = 8  # lines; of more the older ones step back
OTHERS = 2  # who changed a spot before that are told


class Figures(NamedTuple):
    """A number then and now."""

    then: int
    now: int

    def __str__(self) -> str:
        return f"{figure(self.then)} → {figure(self.now)}"

    @property
    def difference(self) -> str:
        return signed(self.now - self.then)


Changes: TypeAlias = Mapping[str, Figures | None]  # spot -> its number, where it has one


class Trace(NamedTuple):
    """Who changed a spot, and the number of the line that tells it; 0: none does."""

    seat: int | None = None
    number: int = 0
    age: float = 0  # where much is told: 0 for the latest line, nearly 1 for the first
    others: tuple[tuple[int | None, int], ...] = ()  # who else changed it before, likewise


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else figure(n)


def differing(pairs: Iterable[tuple[str, object, object]]) -> Iterator[tuple[str, Figures | None]]:
    """Spots whose two looks are not the same, with their numbers if that is what they are."""
    for spot, then, now in pairs:
        if then != now:
            counts = type(then) is int and type(now) is int
            yield spot, Figures(then, now) if counts else None  # type: ignore[arg-type]


def traces(
    frame: Frame, now: V, view: type[V], changes: Callable[[bytes | None, V], Changes]
) -> dict[str, Trace]:
    """Spot -> who changed it last. Without steps it was whom the first line names; with them, what
    none shows was done after the last line was told, and nobody is named for it.
    """
    whole = Trace(frame.lines[0].seat) if frame.lines else Trace()
    found = dict.fromkeys(changes(frame.before, now), Trace() if frame.steps else whole)
    before, touches = frame.before, list[tuple[Trace, set[str]]]()
    for step in frame.steps:
        then = msgspec.json.decode(step.view, type=view)
        touched = changes(before, then) if before else ()
        trace = _trace(frame, step.line)
        for spot in found.keys() & set(touched):
            found[spot] = _after(found[spot], trace)
        touches.append((trace, found.keys() & set(touched)))
        before = step.view
    return found if len(frame.steps) > MANY else _all_numbered(found, touches)


def _all_numbered(
    found: dict[str, Trace], touches: Iterable[tuple[Trace, Iterable[str]]]
) -> dict[str, Trace]:
    """With the number of each step where it changed something, though a later one did so too."""
    standing = {trace.number for trace in found.values()}
    for trace, spots in touches:
        spot = min(spots, default=None, key=lambda spot: (len(found[spot].others), spot))
        if spot is not None and trace.number not in standing:
            others = (*found[spot].others, (trace.seat, trace.number))
            found[spot] = found[spot]._replace(others=others)
            standing.add(trace.number)
    return found


def _trace(frame: Frame, line: int) -> Trace:
    told = len(frame.lines)
    seat = frame.lines[line].seat if 0 <= line < told else None
    age = 1 - (line + 1) / told if len(frame.steps) > MANY else 0
    return Trace(seat, line + 1 if told > 1 else 0, age)


def _after(old: Trace, new: Trace) -> Trace:
    """Of those who changed a spot before, the last number of each other one is kept, if much is
    told: then one wants to see who was there.
    """
    others = [*old.others, (old.seat, old.number)] if old.number and new.age else []
    kept = [(seat, number) for seat, number in others if seat != new.seat]
    latest = dict(kept)  # of each seat
    return new._replace(others=tuple(sorted(latest.items(), key=lambda it: it[1])[-OTHERS:]))
