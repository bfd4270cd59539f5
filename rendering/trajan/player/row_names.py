"""At the right of a row of a mat: what lies in it."""

from __future__ import annotations

from collections.abc import Sequence

from games.trajan.data.cargo import COMMODITIES
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK_SOFT
from rendering.kit.type import width
from rendering.words.spoken import Words

LETTERS = 21
NAMED = ("need", "loss", "action", "wild", "votes", "building", "bonus", "display")
LOWER = {f"display:{kind}" for kind in COMMODITIES[1::2]}  # in the second of two equal rows


def name_row(canvas: Canvas, spots: Sequence[str], room: Box, words: Words) -> None:
    """By its last thing, where there is room for it; the same name stands but once."""
    kind = spots[-1].partition(":")[0]
    if kind not in NAMED or spots[-1] in LOWER:
        return
    said = words.say(f"trajan-mat-{kind}")
    if width(said, "semi", LETTERS) <= room.w:
        canvas.text(said, room, "semi", LETTERS, INK_SOFT, "right")
