"""Which moves a film shows by themselves: what is shown is what is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rendering.frame import Frame, Line
from rendering.words.spoken import Words


class Take(NamedTuple):
    """A moment of a film, with a sentence of its own."""

    view: bytes
    frame: Frame


def takes(views: Sequence[bytes], frames: Sequence[Frame], words: Words) -> list[Take]:
    """Moves of which nothing is told are shown with the next of the same seat that is told, else
    with the one before.

    Where there is none it is said whose they were; of what changed nothing there is nothing to
    show. What is not told at the end is left to the last frame.
    """
    return _takes(views, frames, words) or [Take(views[-1], frames[-1])]


def _takes(views: Sequence[bytes], frames: Sequence[Frame], words: Words) -> list[Take]:
    actors, found = _actors(frames), list[Take]()
    shown = frames[0].before  # how the table was when the last take ended
    by: int | None = None  # whose it was
    for n, (view, frame) in enumerate(zip(views, frames, strict=True)):
        if frame.lines or frame.caption:
            found.append(Take(view, frame))
            by = frame.lines[0].seat if frame.lines else actors[n]
        elif n + 1 == len(frames) or view == shown or actors[n + 1] == actors[n]:
            continue
        elif found and by is not None and by == actors[n]:
            found[-1] = found[-1]._replace(view=view)
        elif (actor := actors[n]) is not None:
            found.append(Take(view, _silent(frame, actor, words)))
            by = actors[n]
        else:
            continue
        shown = view
    return found


def _actors(frames: Sequence[Frame]) -> list[int | None]:
    """Who made each move: the only one who was asked before it, as far as that is known."""
    asked = [(), *(frame.waiting for frame in frames[:-1])]
    return [seats[0] if len(seats) == 1 else None for seats in asked]


def _silent(frame: Frame, actor: int, words: Words) -> Frame:
    """Told in general."""
    said = words.say("pic-film-choice", name=words.names[actor])
    return replace(frame, lines=(Line(said, actor),))
