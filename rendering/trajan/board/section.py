"""Places of the scene, each with a sign that names the action done there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from games.trajan.data.circle import ACTIONS, NUMERALS, Action
from rendering.kit.box import Box
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER_LIGHT
from rendering.kit.type import width
from rendering.trajan.look.signs import ACTION_SIGN
from rendering.words.spoken import Words

SIGN = 38  # height of a sign


class Asked(NamedTuple):
    """Whose question it is, and the spots it offers."""

    seat: int
    spots: frozenset[str] = frozenset()

    def within(self, prefix: str) -> list[str] | None:
        """What it offers of one kind of places, for the store; None: nothing."""
        return sorted(spot for spot in self.spots if spot.startswith(prefix)) or None


_places: Store[Canvas] = Store(48)


def stored(name: str, seen: object, words: Words, draw: Callable[[], Canvas]) -> Canvas:
    """A part of the board, from the store when nothing of it has changed."""
    key = (name, msgspec.json.encode(seen), words.language)
    return _places.get(key, draw)


def name_place(canvas: Canvas, x: int, y: int, action: Action, words: Words) -> int:
    """A sign: numeral of the tray, sign and name of the action; returns where it ends."""
    numeral, name = NUMERALS[ACTIONS.index(action)], words.say(f"action-{action}")
    side = max(30, width(numeral, "bold", 22) + 14)
    wide = side + 48 + width(name, "head", 26) + 16
    board = Box(x, y, wide, SIGN)
    with canvas.label():
        canvas.plate(board, 9, PLASTER_LIGHT, INK_SOFT)
        seal = Box(x + 4, y + 4, side, SIGN - 8)
        canvas.rounded(seal, 6, INK)
        canvas.text(numeral, seal, "bold", 22, MARBLE, "centre")
        canvas.icon(ACTION_SIGN[action], seal.right + 22, board.middle[1], 26, INK_SOFT)
        room = Box(seal.right + 40, y, board.right - seal.right - 40, SIGN)
        canvas.text(name, room, "head", 26, INK)
    return board.right
