"""Parts of the board: a plate with a title that names the action done there."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.trajan.data.circle import ACTIONS, NUMERALS, Action
from rendering.kit.box import Box
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_FAINT, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT
from rendering.kit.type import width
from rendering.trajan.look.signs import ACTION_SIGN
from rendering.words.spoken import Words

TITLE = 42  # the height it takes

_sections: Store[Canvas] = Store(48)


def stored(name: str, seen: object, words: Words, draw: Callable[[], Canvas]) -> Canvas:
    """A part of the board, from the store when nothing of it has changed."""
    key = (name, msgspec.json.encode(seen), words.language)
    return _sections.get(key, draw)


def section(w: int, h: int, action: Action, words: Words) -> Canvas:
    """An empty part: numeral of the tray, sign and name of the action."""
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK_FAINT)
    numeral = NUMERALS[ACTIONS.index(action)]
    side = max(32, width(numeral, "bold", 22) + 14)
    seal = Box(10, 8, side, 30)
    canvas.rounded(seal, 8, INK)
    canvas.text(numeral, seal, "bold", 22, MARBLE, "centre")
    canvas.icon(ACTION_SIGN[action], seal.right + 24, 23, 28, INK_SOFT)
    room = Box(seal.right + 46, 4, w - seal.right - 56, TITLE - 4)
    canvas.text(words.say(f"action-{action}"), room, "head", 28, INK)
    return canvas
