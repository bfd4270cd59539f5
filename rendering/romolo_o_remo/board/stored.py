"""Pieces of the table that are kept as long as nothing of them changes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.words.spoken import Words

_blocks: Store[Canvas] = Store(60)


def stored(name: str, seen: object, words: Words, draw: Callable[[], Canvas]) -> Canvas:
    """From the store when everything it shows looks the same; nothing may be drawn on it."""
    key = (name, msgspec.json.encode(seen), words.language, words.names)
    return _blocks.get(key, draw)
