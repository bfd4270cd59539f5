"""Panels of the table: a plate of fresh plaster, drawn anew only when its contents change."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.core.text import Language
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT, Colour

GAP = 8

_panels: Store[Canvas] = Store(60)


def panel(name: str, language: Language, contents: object, make: Callable[[], Canvas]) -> Canvas:
    """The panel from the store, or made now."""
    return _panels.get((name, language, msgspec.json.encode(contents)), make)


def sheet(w: int, h: int, face: Colour = PLASTER_LIGHT) -> Canvas:
    """An empty panel."""
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 12, face, INK, 2)
    return canvas
