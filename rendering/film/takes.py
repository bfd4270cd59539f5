"""Which moves a film shows by themselves: what is shown is what is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rendering.frame import Frame, Line
from rendering.words.spoken import Words


class Take(NamedTuple):
    """A moment of a film, with a sentence of its own."""

    view: bytes
    frame: Frame


def takes(views: Sequence[bytes], frames: Sequence[Frame], words: Words) -> list[Take]:
    """Moves of which nothing is told are shown with the next of the same seat that is told.

    Where none comes it is said whose they were; of what changed nothing there is nothing to show.
    """
    return list(_takes(views, frames, words))


def _takes(views: Sequence[bytes], frames: Sequence[Frame], words: Words) -> Iterator[Take]:
    actors = _actors(frames)
    shown = frames[0].before  # how the table was when the last take ended
    for n, (view, frame) in enumerate(zip(views, frames, strict=True)):
        last = n + 1 == len(frames)
        if frame.lines or frame.caption:
            yield Take(view, frame)
        elif last or (view != shown and actors[n + 1] != actors[n]):
            yield Take(view, _silent(frame, actors[n], words))
        else:
            continue
        shown = view


def _actors(frames: Sequence[Frame]) -> list[int | None]:
    """Who made each move: the only one who was asked before it, as far as that is known."""
    asked = [(), *(frame.waiting for frame in frames[:-1])]
    return [seats[0] if len(seats) == 1 else None for seats in asked]


def _silent(frame: Frame, actor: int | None, words: Words) -> Frame:
    """Told in general; nothing where it is not known who it was."""
    if actor is None:
        return frame
    said = words.say("pic-film-choice", name=words.names[actor])
    return replace(frame, lines=(Line(said, actor),))
