"""A plate with a title, for what lies beside the town."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

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


def panel(w: int, h: int, title: str, note: str = "", face: Colour = PLASTER_LIGHT) -> Canvas:
    """With its title and a note at the right."""
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 12, face, INK, 2)
    end = canvas.text(title, Box(14, 4, w - 28, HEAD - 4), "head", 28, INK).right
    if note:
        canvas.text(note, Box(end + 12, 6, w - end - 26, HEAD - 6), "semi", 22, INK_SOFT, "right")
    return canvas


def from_the_top(canvas: Canvas, text: str, room: Box, size: int, ink: Colour = INK_SOFT) -> int:
    """Lines from the top of their room; returns where they end."""
    setting = wrap(text, "text", size, room.w, room.h)
    h = min(room.h, len(setting.lines) * leading(setting.size))
    canvas.paragraph(text, Box(room.x, room.y, room.w, h), "text", setting.size, ink)
    return room.y + h
