"""For a close-up only: the estate tile that is to be laid, beside the spaces for it."""

from __future__ import annotations

from collections.abc import Collection

from games.nova_roma.data.components import TileKind
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.view import View
from games.nova_roma.words.labels import KIND_HINT, KIND_TEXT
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE
from rendering.kit.type import break_lines, leading
from rendering.nova_roma.board.offers import tile_signs
from rendering.nova_roma.board.panel import sheet
from rendering.nova_roma.look.effects import SPECIAL
from rendering.nova_roma.look.signs import look_of
from rendering.words.spoken import Words

WIDE, PAD = 290, 14  # as wide as the spaces
TILE = Box(PAD + 2, 54, 104, 76)
TYPE = 22


def tile_to_lay(view: View, focus: Collection[str], asked: str, words: Words) -> TileKind | None:
    """The one on offer that a question for a space of one's own names; no view has it."""
    if not focus or not {*focus} <= {*SPACES}:
        return None
    kinds = [slot.kind for slot in view.estate if slot.kind]
    named = [kind for kind in kinds if f"({words.tell(KIND_TEXT[kind])})" in asked]
    return named[0] if named else None


def laid_tile(kind: TileKind, seat: int, words: Words) -> Canvas:
    """Its name, the tile within a rim in the colour of who lays it, and what it does."""
    left = TILE.right + 14
    rows = break_lines(words.tell(KIND_HINT[kind]), "semi", TYPE, WIDE - left - 10)
    told = len(rows) * leading(TYPE)
    canvas = sheet(WIDE, TILE.y + max(TILE.h, told) + PAD)
    name = Box(PAD, 8, WIDE - 2 * PAD, 40)
    canvas.text(words.tell(KIND_TEXT[kind]), name, "head", 30, INK)
    canvas.plate(TILE.inset(-3), 12, look_of(seat).colour, INK)
    canvas.plate(TILE.inset(5), 6, GOLD if kind in SPECIAL else MARBLE, INK)
    tile_signs(canvas, kind, TILE.inset(6), 34)
    top = TILE.y + max(0, TILE.h - told) // 2
    for n, row in enumerate(rows):
        room = Box(left, top + n * leading(TYPE), WIDE - left - 8, leading(TYPE))
        canvas.text(row, room, "semi", TYPE, INK_SOFT)
    return canvas
