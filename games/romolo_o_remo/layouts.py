"""Stored games of older layouts, made into those of today."""

from __future__ import annotations

from games.core.codec import Json, Upgrade

LAYOUT = 2


def _from_layout_1(state: dict[str, Json]) -> dict[str, Json]:
    """Defenders were always asked whether to withdraw, and what the active unit had done was not
    noted: the new fields' defaults say so."""
    return state


UPGRADES: dict[int, Upgrade] = {1: _from_layout_1}
