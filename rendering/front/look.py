"""What a game tells its front page: its head, its look, what makes a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Generic, TypeVar

from msgspec import Struct

from rendering.board.look import Look
from rendering.board.masthead import Masthead
from rendering.board.scene import Scene
from rendering.frame import Frame
from rendering.kit.canvas import Canvas

V = TypeVar("V")

WIDTH, HEIGHT = 1200, 800
MARGIN = 28
BANNER = 204
LEAST = 36  # px: a third of it, as a phone shows it, can still be read


class Front(Struct, Generic[V], frozen=True):
    """The front page of one game.

    Patterns are those of file names, for the spots of the board.
    """

    head: Callable[[V, Frame], Masthead]
    subjects: tuple[str, ...] = ("*",)  # changes that make a picture, the best first
    filmed: tuple[str, ...] = ()  # the same for a film; else as above
    around: tuple[tuple[str, str], ...] = ()  # a subject, what must be seen with it
    whole: tuple[str, ...] = ()  # what the edge of a picture should not cut
    place: tuple[str, ...] = ()  # what is shown when nothing has changed
    home: Callable[[V, int], str | None] | None = None  # where a film looks for a seat's deed
    overview: bool = False  # all of the place beside that home, where nothing has changed
    named: tuple[str, ...] = ()  # what a film shows, besides the place, when its line names it
    strip: Callable[[V, Frame, int], Canvas | None] | None = None  # what lies before a seat, for a
    # film, where its deed is seen nowhere else
    left: tuple[str, ...] = ()  # what the plate of the end shows; else the place, as it was left
    counted: str = "final-counted"  # what its curves count, as a text
    broad: bool = False  # all of that beside the curves, though it is much broader than high
    table: Callable[[V, Frame], Scene] | None = None  # drawn for this page; else the board
    news: Callable[[V, Frame], Scene] | None = None  # the table of a page that tells a move
    film: Callable[[V, Frame], Scene] | None = None  # the table a film looks at; else as above
    mine: Callable[[V, Frame, int], Sequence[Canvas]] | None = None  # for a phone: what lies before
    # who looks, so many units wide, what matters most first
    pays: Callable[[V, Frame], str] | None = None  # what that pays for or waits for, in words
    carded: bool = False  # that hangs cards of who won and paid below the board
    nearest: float = 1.9  # pixels for a unit of the table
    look: Look = Look()


def rank(spot: str, subjects: tuple[str, ...]) -> int | None:
    """The better the picture of a change, the lower; None: it makes no picture."""
    found = (n for n, pattern in enumerate(subjects) if fnmatchcase(spot, pattern))
    return next(found, None)


def company(spot: str, around: tuple[tuple[str, str], ...]) -> str:
    """A pattern for what is seen with a spot: of the same player where it begins with «p*:»."""
    for pattern, others in around:
        if fnmatchcase(spot, pattern):
            owner, _, _ = spot.partition(":")
            return others.replace("p*:", f"{owner}:")
    return spot
