"""The die, and the six dice tiles of each king (specification 4.10)."""

from __future__ import annotations

from games.core.contract import Table
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.data.tables import Face
from games.romolo_o_remo.kings import king
from games.romolo_o_remo.opening.setup import fill_hand
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import DiceTile


def roll(t: Table) -> Face:
    return TABLES.die[t.rng.below(len(TABLES.die))]


def play_tile(s: State, seat: int, tile: DiceTile) -> None:
    player = king(s, seat)
    player.hand.remove(tile)
    player.played.append(tile)


def refill_hand(t: Table, s: State, seat: int) -> None:
    """Whose hand is empty takes all six back, and one of them is set aside unseen."""
    player = king(s, seat)
    if s.variant.combat == "tiles" and not player.hand:
        fill_hand(t.rng, player)
