"""What somebody has, as chips that flow into rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import INK, Colour, on
from rendering.kit.type import width

CAPTION = 20  # type of a name below a face
Draw: TypeAlias = Callable[[Canvas, Box], None]


class Chip(NamedTuple):
    """A piece of a row: how wide it is, how to draw it, which spot it is."""

    width: int
    draw: Draw
    spot: str = ""


class ChipRows(NamedTuple):
    """Rows of chips that are all equally high."""

    tall: int
    gap: int  # between two chips

    def flow(self, chips: Sequence[Chip], room: int) -> list[list[Chip]]:
        """Rows no wider than the room."""
        rows: list[list[Chip]] = []
        used = room + 1
        for chip in chips:
            if used + chip.width > room:
                rows.append([])
                used = 0
            rows[-1].append(chip)
            used += chip.width + self.gap
        return rows

    def put(self, canvas: Canvas, row: Sequence[Chip], x: int, y: int, prefix: str) -> None:
        """Draws a row; its spots are named with a prefix."""
        for chip in row:
            box = Box(x, y, chip.width, self.tall)
            chip.draw(canvas, box)
            if chip.spot:
                canvas.spot(f"{prefix}{chip.spot}", box)
            x += chip.width + self.gap


def captioned(name: str, face: tuple[int, int], draw: Draw, spot: str = "") -> Chip:
    """A face of a width and a height, its name below it."""
    w, h = face
    wide = max(w, width(name, "semi", CAPTION) + 2)

    def both(canvas: Canvas, box: Box) -> None:
        draw(canvas, Box(box.x + (box.w - w) // 2, box.y, w, h))
        room = Box(box.x, box.y + h, box.w, box.h - h)
        canvas.text(name, room, "semi", CAPTION, INK, "centre", least=CAPTION)

    return Chip(wide, both, spot)


class Figure(NamedTuple):
    """A sign and what is written beside it, on a ground of its own; measures follow the type."""

    shown: Sign
    text: str
    ground: Colour
    size: int  # of type
    radius: int

    def chip(self, spot: str = "") -> Chip:
        return Chip(
            round(1.63 * self.size) + width(self.text, "bold", self.size),
            partial(_draw_figure, self),
            spot,
        )


def _draw_figure(figure: Figure, canvas: Canvas, box: Box) -> None:
    size, ink = figure.size, on(figure.ground)
    canvas.rounded(box, figure.radius, figure.ground)
    at = box.x + round(0.73 * size), box.middle[1]
    sign(canvas, figure.shown, *at, round(0.86 * size), ink)
    start = round(1.3 * size)
    room = Box(box.x + start, box.y, box.w - start, box.h)
    canvas.text(figure.text, room, "bold", size, ink, least=size)
