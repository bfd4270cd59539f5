"""What lies before somebody, in pieces of a given width: for phones and for front pages."""

from __future__ import annotations

from collections.abc import Sequence

from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows
from rendering.kit.theme import INK, INK_SOFT, MARBLE, Colour
from rendering.kit.type import break_lines
from rendering.words.spoken import Words

TYPE = 20  # units of the smallest type
LINE = 25  # from line to line of it
HEADING = 30
BELOW = 6  # rows of chips


def chips_block(
    layout: ChipRows, chips: Sequence[Chip], w: int, prefix: str, ground: Colour = MARBLE
) -> Canvas:
    """Chips in as few rows as they need."""
    rows = layout.flow(chips, w)
    step = layout.tall + BELOW
    canvas = Canvas(w, max(1, len(rows) * step - BELOW), ground)
    for n, row in enumerate(rows):
        layout.put(canvas, row, 0, n * step, prefix)
    return canvas


def words_block(text: str, w: int, ink: Colour = INK) -> Canvas:
    """A sentence in lines."""
    rows = break_lines(text, "text", TYPE, w)
    canvas = Canvas(w, max(1, len(rows) * LINE), MARBLE)
    for n, row in enumerate(rows):
        canvas.text(row, Box(0, n * LINE, w, LINE), "text", TYPE, ink)
    return canvas


def titled(title: str, below: Canvas | None, w: int) -> Canvas:
    """A block with what it is about above it; of nothing, the title alone."""
    canvas = Canvas(w, HEADING + (below.box.h if below else 0), MARBLE)
    canvas.text(title, Box(0, 0, w, HEADING - 2), "bold", 22, INK_SOFT)
    if below:
        canvas.put(below, 0, HEADING)
    return canvas


def stacked(blocks: Sequence[Canvas], w: int, ground: Colour = MARBLE) -> Canvas:
    """Several as one that is shown as a whole or not at all."""
    canvas = Canvas(w, max(1, sum(block.box.h + BELOW for block in blocks) - BELOW), ground)
    y = 0
    for block in blocks:
        canvas.put(block, 0, y)
        y += block.box.h + BELOW
    return canvas


def within_reach(chips: Sequence[Chip], layout: ChipRows, words: Words, w: int) -> Canvas:
    """What can be paid now, below the words that say so."""
    if not chips:
        return titled(words.say("pic-pay-nothing"), None, w)
    return titled(words.say("pic-pay-for"), chips_block(layout, chips, w, "own:"), w)


def reach_told(names: Sequence[str], words: Words) -> str:
    """The same in words."""
    said = "; ".join(names)
    return f"{words.say('pic-pay-for')}: {said}" if names else words.say("pic-pay-nothing")
