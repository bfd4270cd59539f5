"""A page of blocks: rows from the top down, below a masthead."""

from __future__ import annotations

from collections.abc import Sequence

from rendering.board.scene import GAP, MARGIN, Placement
from rendering.kit.canvas import Canvas


class Page:
    """Blocks from the top down."""

    def __init__(self, top: Canvas) -> None:
        self.placements = [Placement(top, 0, 0)]
        self.y = top.box.h + GAP

    def row(self, *blocks: Canvas | None) -> None:
        """Side by side, with gaps."""
        x, tall = MARGIN, 0
        for block in blocks:
            if block is not None:
                self.placements.append(Placement(block, x, self.y))
                x += block.box.w + GAP
                tall = max(tall, block.box.h)
        self.y += tall + GAP if tall else 0

    def across(self, block: Canvas, snug: int = 0) -> None:
        """From edge to edge, so much nearer to what lies above and below."""
        self.placements.append(Placement(block, 0, self.y - snug))
        self.y += block.box.h + GAP - 2 * snug

    def beside(self, left: Canvas, column: Sequence[Sequence[Canvas]]) -> None:
        """A tall block, and at its right rows of others."""
        self.placements.append(Placement(left, MARGIN, self.y))
        y = self.y
        for row in column:
            x = MARGIN + left.box.w + GAP
            for block in row:
                self.placements.append(Placement(block, x, y))
                x += block.box.w + GAP
            y += max(block.box.h for block in row) + GAP
        self.y = max(self.y + left.box.h + GAP, y)
