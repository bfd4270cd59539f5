"""What a game tells its front page: its head, its colours and painting, what makes a picture."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Generic, TypeVar

from msgspec import Struct
from PIL import Image

from rendering.board.masthead import Masthead
from rendering.board.scene import Scene
from rendering.frame import Frame
from rendering.kit.shapes import meander_mask
from rendering.kit.theme import INK, OCHRE, OLIVE, PLASTER, RED, Colour, mix

V = TypeVar("V")

WIDTH, HEIGHT = 1200, 800
MARGIN = 28
BANNER = 204
GAINED = mix(OLIVE, INK, 0.35)
LEAST = 36  # px: a third of it, as a phone shows it, can still be read


def red_wall(w: int, h: int) -> Image.Image:
    """A wall in Pompeian red, for games without a painting of their own."""
    return Image.new("RGB", (w, h), RED)


class Look(Struct, frozen=True):
    """How the front page of a game differs from all others at the first glance."""

    painting: Callable[[int, int], Image.Image] = red_wall  # behind the turn, made once for a size
    colours: tuple[Colour, ...] = ()  # of the painting, for the palette
    ground: Colour = PLASTER
    frame: Colour = RED  # around what is shown of the table
    border: Callable[[int, int], Image.Image] = meander_mask  # below the painting
    border_colour: Colour = mix(RED, OCHRE, 0.8)

    @property
    def palette(self) -> tuple[Colour, ...]:
        """Colours the finished picture needs besides those of the board."""
        grounds = self.ground, mix(self.ground, INK, 0.3), self.frame, mix(self.frame, INK, 0.35)
        between = (mix(self.ground, INK, share) for share in (0.15, 0.5, 0.7, 0.85))
        return (*grounds, self.border_colour, GAINED, *between, *self.colours)


class Front(Struct, Generic[V], frozen=True):
    """The front page of one game.

    Patterns are those of file names, for the spots of the board.
    """

    head: Callable[[V, Frame], Masthead]
    subjects: tuple[str, ...] = ("*",)  # changes that make a picture, the best first
    around: tuple[tuple[str, str], ...] = ()  # a subject, what must be seen with it
    place: tuple[str, ...] = ()  # what is shown when nothing has changed
    table: Callable[[V, Frame], Scene] | None = None  # drawn for this page; else the board
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
