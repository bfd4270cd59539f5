"""A tray drawn apart from its circle: stones in rows."""

from __future__ import annotations

from games.trajan.data.circle import Colour as Stone
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK
from rendering.trajan.look.signs import stone
from rendering.words.spoken import Words

SMALLEST = 12  # side of a stone


def stones_in_rows(
    canvas: Canvas,
    stones: tuple[Stone, ...],
    fresh: tuple[Stone, ...],
    room: Box,
    largest: int,
    seat: int,
    words: Words,
) -> None:
    """In as many rows as fit; those that just came have a rim in the colour of the seat."""
    side = largest
    while side > SMALLEST and (room.w // side) * (room.h // side) < len(stones):
        side -= 1
    across = max(1, min(room.w // side, -(-len(stones) // max(1, min(3, room.h // side)))))
    across = max(across, 2 if len(stones) > 1 and room.w >= 2 * side else 1)
    rows = -(-len(stones) // across)
    new = list(fresh)
    for n, kind in enumerate(stones):
        row, column = divmod(n, across)
        held = min(across, len(stones) - row * across)
        x = room.middle[0] + round((column - held / 2) * side)
        y = room.middle[1] + round((row - rows / 2) * side)
        rim = INK
        if kind in new:
            new.remove(kind)
            rim = SEATS[seat].colour
        stone(canvas, kind, Box(x, y, side, side).inset(1), words, rim, round(side * 0.8))
