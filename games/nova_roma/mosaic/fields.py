"""Which achievements a player may claim now."""

from __future__ import annotations

from games.core.text import Seat
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.measures import FIELDS, achievement_at, deeds
from games.nova_roma.state import State


def claimable(s: State, seat: Seat) -> list[str]:
    """Fields whose condition holds; costs are part of the conditions, a marker is needed."""
    player = s.players[seat]
    if not player.markers:
        return []
    done = deeds(s, seat)
    return [
        field
        for field in FIELDS
        if field not in player.claimed and ACHIEVEMENTS[achievement_at(player, field)].is_met(done)
    ]
