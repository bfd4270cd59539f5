"""The row of followers: who of them can take effect."""

from __future__ import annotations

from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.state import Hired, Player


def ready(player: Player) -> list[Hired]:
    """Followers of the row that can take effect now."""
    return [hired for hired in player.row if not hired.exhausted and not hired.fresh]


def has_tamer(player: Player) -> bool:
    return any(FOLLOWERS[hired.card].tames for hired in ready(player))
