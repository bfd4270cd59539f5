"""What changed since an earlier view, and which line of the post tells it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

from rendering.frame import Frame
from rendering.kit.type import figure

V = TypeVar("V")


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
    """Spot -> who changed it last. What no step shows was done by whom the first line names."""
    usual = Trace(frame.lines[0].seat) if frame.lines else Trace()
    found = dict.fromkeys(changes(frame.before, now), usual)
    before = frame.before
    for n, step in enumerate(frame.steps):
        last = n == len(frame.steps) - 1
        then = now if last else msgspec.json.decode(step.view, type=view)
        touched = changes(before, then) if before else ()
        found |= dict.fromkeys(found.keys() & set(touched), _trace(frame, step.line))
        before = step.view
    return found


def _trace(frame: Frame, line: int) -> Trace:
    seat = frame.lines[line].seat if 0 <= line < len(frame.lines) else None
    return Trace(seat, line + 1 if len(frame.lines) > 1 else 0)
