"""What lies beside the town: a title, no frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PIL import Image

from rendering.board.scene import GAP
from rendering.kit.box import Box
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_LIGHT, Colour
from rendering.kit.type import leading, wrap
from rendering.words.spoken import Words

HEAD = 40

_blocks: Store[Canvas] = Store(60)


def stored(name: str, seen: object, words: Words, draw: Callable[[], Canvas]) -> Canvas:
    """A piece of the table, from the store when nothing of it has changed."""
    key = (name, msgspec.json.encode(seen), words.language, words.names)
    return _blocks.get(key, draw)


def panel(
    w: int,
    h: int,
    title: str,
    note: str = "",
    under: Callable[[int, int], Image.Image] | None = None,
    pad: int = 14,
) -> Canvas:
    """With its title and a note at the right; what it is written on may be drawn."""
    canvas = Canvas(w, h, PLASTER)
    if under:
        canvas.sprite(canvas.box, under)
    else:
        canvas.rounded(canvas.box, 12, PLASTER_LIGHT)
    end = canvas.text(title, Box(pad, 4, w - 2 * pad, HEAD - 4), "head", 28, INK).right
    if note:
        room = Box(end + 12, 6, w - end - pad - 12, HEAD - 6)
        canvas.text(note, room, "semi", 22, INK_SOFT, "right")
    return canvas


def column(blocks: Sequence[Canvas]) -> Canvas:
    """Blocks below each other, each in the middle, as one."""
    w, h = max(block.box.w for block in blocks), sum(block.box.h + GAP for block in blocks) - GAP
    canvas, y = Canvas(w, h, PLASTER), 0
    for block in blocks:
        canvas.put(block, (w - block.box.w) // 2, y)
        y += block.box.h + GAP
    return canvas


def abreast(left: Canvas, right: Canvas) -> Canvas:
    """Two blocks beside each other, as one."""
    canvas = Canvas(left.box.w + GAP + right.box.w, max(left.box.h, right.box.h), PLASTER)
    canvas.put(left, 0, 0)
    canvas.put(right, left.box.w + GAP, 0)
    return canvas


def from_the_top(canvas: Canvas, text: str, room: Box, size: int, ink: Colour = INK_SOFT) -> int:
    """Lines from the top of their room; returns where they end."""
    setting = wrap(text, "text", size, room.w, room.h)
    h = min(room.h, len(setting.lines) * leading(setting.size))
    canvas.paragraph(text, Box(room.x, room.y, room.w, h), "text", setting.size, ink)
    return room.y + h
