"""What a game must bring to have pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from games.core.contract import AnyGame
from rendering.board.changes import Changes
from rendering.board.scene import Scene
from rendering.board.ways import Ways, no_ways
from rendering.final.ending import Ending
from rendering.frame import Frame, Language
from rendering.front.look import Front
from rendering.kit.canvas import Canvas
from rendering.kit.theme import Colour
from rendering.samples.positions import Sample

V = TypeVar("V")


class Painter(Struct, Generic[V], frozen=True):
    """Draws the views of one game."""

    game: AnyGame
    view: type[V]
    colours: tuple[Colour, ...]  # of the game itself, for the palette
    changes: Callable[[bytes | None, V], Changes]  # since an earlier view, by spot of the board
    front: Front[V]
    board: Callable[[V, Frame], Scene]
    final: Callable[[V, Frame], Scene]  # the board when all is over, with the scoring table
    ending: Callable[[V, Frame], Ending | None]  # for the last plate; None: it goes on
    hand: Callable[[V, Frame], Canvas]
    alt: Callable[[V, Frame], str]  # of board and final
    hand_alt: Callable[[V, Frame], str]
    samples: Callable[[Language], Iterator[Sample]]  # for the gallery
    ways: Callable[[bytes | None, V], Ways] = no_ways  # of pieces since an earlier view

    @property
    def palette(self) -> tuple[Colour, ...]:
        """The game's colours and those of its front page."""
        return (*self.front.look.palette, *self.colours)
