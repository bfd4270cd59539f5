"""Seats told apart by colour and shape and initial, also by colour-blind eyes."""

from __future__ import annotations

from typing import NamedTuple

from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.shapes import Shape
from rendering.kit.theme import Colour, colour, on
from rendering.kit.type import drawable


class SeatLook(NamedTuple):
    colour: Colour
    shape: Shape


# Far apart for every kind of eye: tests/rendering/kit/test_seats.py simulates them.
SEATS = (
    SeatLook(colour("#B5533C"), "disc"),
    SeatLook(colour("#2C4B8E"), "square"),
    SeatLook(colour("#E9BE5B"), "diamond"),
    SeatLook(colour("#6DB5AA"), "triangle"),
    SeatLook(colour("#2B2320"), "cross"),
)

# Where the initial sits: (share of the size from the top, letter size as a share).
_INITIAL: dict[Shape, tuple[float, float]] = {
    "disc": (0.5, 0.56),
    "square": (0.5, 0.62),
    "diamond": (0.5, 0.46),
    "triangle": (0.64, 0.42),
    "cross": (0.5, 0.6),
}


def initial(name: str) -> str:
    letters = [c for c in drawable(name) if c.isalnum()]
    return letters[0].upper() if letters else "?"


def token(canvas: Canvas, seat: int, box: Box, rim: Colour) -> None:
    """A piece of a seat: its colour and shape, without initial."""
    look = SEATS[seat]
    canvas.shape(look.shape, box, rim)
    canvas.shape(look.shape, box.inset(max(2, box.w // 9)), look.colour)


def badge(canvas: Canvas, seat: int, name: str, box: Box, rim: Colour | None = None) -> None:
    """The sign of a seat; `rim` sets it off from a ground of similar colour."""
    lettered(canvas, seat, initial(name), box, rim)


def lettered(
    canvas: Canvas,
    seat: int,
    letter: str,
    box: Box,
    rim: Colour | None = None,
    size: int = 0,
    ground: Colour | None = None,
) -> None:
    """The shape of a seat with any letter or figure on it, of a size that suits the shape."""
    look = SEATS[seat] if ground is None else SEATS[seat]._replace(colour=ground)
    if rim is not None:
        canvas.shape(look.shape, box, rim)
        box = box.inset(max(2, box.w // 14))
    canvas.shape(look.shape, box, look.colour)
    top, share = _INITIAL[look.shape]
    size = size or round(box.h * share)
    middle = box.y + round(box.h * top)
    room = Box(box.x, middle - size // 2, box.w, size)
    canvas.text(letter, room, "bold", size, on(look.colour), "centre", least=8)
