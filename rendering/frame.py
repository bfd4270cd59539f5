"""What a picture is told besides the view: names, language, the move, what to point at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.course import Course
from games.core.text import Language as Language

Style: TypeAlias = Literal["full", "compact"]
Kind: TypeAlias = Literal["front", "board", "still", "hand", "final"]


class Line(Struct, frozen=True):
    """A line of the post a picture goes with; its number is its place among them, from 1."""

    text: str  # already spoken
    seat: int | None = None  # whose deed it tells


class Step(Struct, frozen=True):
    """The table when a line was told."""

    view: bytes
    line: int  # its place among the lines, from 0


class Turning(Struct, frozen=True):
    """A choice that is pointed at on the curves of a game; its number is its place, from 1."""

    seat: int
    round: int


class Frame(Struct, frozen=True):
    names: tuple[str, ...] = ()  # of the people, by seat
    language: Language = "en"
    move: int = 0
    caption: str = ""  # the last move in one line, already spoken; `lines` say it better
    waiting: tuple[int, ...] = ()  # seats whose turn it is
    before: bytes | None = None  # an earlier view: what changed since then is highlighted
    marks: Mapping[str, str] = {}  # spot on the picture -> short name of the option there
    focus: tuple[str, ...] = ()  # spots the picture is about: if any, only their part is shown
    style: Style = "full"
    playable: tuple[str, ...] = ()  # cards of the hand that may be played now, by name
    lines: tuple[Line, ...] = ()  # of the last move, in the order of the post
    order: tuple[int, ...] = ()  # places of the lines, what mattered most first; else as told
    steps: tuple[Step, ...] = ()  # from `before` to the present
    awaited: str = ""  # what those whose turn it is are to do, already spoken; for the front page
    question: str = ""  # what is asked, already spoken; for the alt text
    course: Course = ()  # points after each round, once all is over
    turnings: tuple[Turning, ...] = ()  # of it
    places: Mapping[str, str] = {}  # spot -> what its option says, already spoken; likewise
    offers: Mapping[str, tuple[str, ...]] = {}  # spot -> ids of its options, told inside the file


class Picture(Struct, frozen=True):
    """A finished picture, ready to be sent."""

    data: bytes
    format: str  # "png" or "gif", also the file's ending
    width: int
    height: int
    alt: str
    is_part: bool = False  # a close-up, not all there is to see
