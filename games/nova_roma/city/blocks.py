"""Blocks on the board, and the reward tiles they complete."""

from __future__ import annotations

from games.nova_roma.city.board import REWARD_SPACES, Place
from games.nova_roma.measures import occupied
from games.nova_roma.state import State


def completed_by(s: State, place: Place, board: int | None = None) -> list[str]:
    """The reward spaces a building at this place would complete, in the order of the board."""
    covered = (occupied(s) if board is None else board) | place.mask
    return [
        name
        for name, on_board in s.rewards.items()
        if not on_board.resolved
        and (space := REWARD_SPACES[name]).zone == place.zone
        and space.around & covered == space.around
    ]
