"""The stack of emperor tiles."""

from __future__ import annotations

from games.core.contract import Table
from games.nova_roma.state import State


def reveal_emperor_tile(t: Table, s: State) -> str:
    """The top tile, which then lies open; with one player used tiles make a new stack."""
    if not s.emperor_stack:
        s.emperor_stack, s.emperor_used = s.emperor_used, []
        t.rng.shuffle(s.emperor_stack)
    tile = s.emperor_stack.pop()
    s.emperor_used.append(tile)
    s.emperor_tile = tile
    return tile
