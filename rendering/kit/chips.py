"""What somebody has, as chips that flow into rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rendering.kit.box import Box
from rendering.kit.canvas import Canvas


class Chip(NamedTuple):
    """A piece of a row: how wide it is, how to draw it, which spot it is."""

    width: int
    draw: Callable[[Canvas, Box], None]
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
