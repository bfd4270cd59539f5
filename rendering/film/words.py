"""A film in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rendering.board.groups import News
from rendering.board.masthead import Masthead, news_of
from rendering.frame import Frame
from rendering.front.words import front_alt
from rendering.words.alt import LONGEST, shortened
from rendering.words.spoken import Words


def film_alt(alt: str, frames: Sequence[Frame], texts: str) -> str:
    """How much of the game it shows, then the table at its end."""
    words = Words(texts, frames[-1].language, (), 0)
    first, last = frames[0].move, frames[-1].move
    said = words.say("pic-film", n=len(frames), first=first, last=last)
    return shortened(f"{said} {alt}", LONGEST)


def still_alt(head: Masthead, before: Mapping[int, int], frame: Frame) -> str:
    """The one line it shows, and the standings with their change."""
    news = headline(frame)
    said = (f"{news.number}: {news.text}" if news.number else news.text) if news else ""
    silent = head._replace(turn="", turn_note="")  # it is the middle of somebody's move
    return front_alt(silent, before, replace(frame, lines=(), order=(), caption=said, awaited=""))


def headline(frame: Frame) -> News | None:
    """What mattered most of what was told; of a single step its line, with its number."""
    news = news_of(frame)
    if not frame.steps:  # then no number stands on the table either
        return news[0]._replace(number=0) if news else None
    if len(frame.steps) == 1:
        number = frame.steps[0].line + 1
        news = tuple(line for line in news if line.number == number) or news
    return news[0] if news else None
