"""The nine fields of a mosaic: what they ask for, and which may be claimed now."""

from __future__ import annotations

from games.core.seats import Seat
from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS, Feats
from games.nova_roma.estate.tiles import estate_tiles
from games.nova_roma.hippodrome import spaces_of
from games.nova_roma.state import Player, State
from games.nova_roma.terms import MOSAIC_COLOURS

FIELDS: tuple[str, ...] = tuple(f"m{r}{c}" for r in (1, 2, 3) for c in (1, 2, 3))


def feats(s: State, seat: Seat) -> Feats:
    player = s.players[seat]
    return Feats(
        len(player.building),
        len(player.sailing),
        len(player.row),
        len(estate_tiles(player)),
        player.influence,
        spaces_of(s, seat),
    )


def achievement_at(player: Player, field: str) -> str:
    """The achievement on a field m11 … m33 of the mosaic."""
    tile = player.mosaic[MOSAIC_COLOURS[int(field[1]) - 1]]
    return TABLES.mosaic[tile].fields[int(field[2]) - 1]


def claimable(s: State, seat: Seat) -> list[str]:
    """Fields whose condition holds; costs are part of the conditions, a marker is needed."""
    player = s.players[seat]
    if not player.markers:
        return []
    done = feats(s, seat)
    return [
        field
        for field in FIELDS
        if field not in player.claimed and ACHIEVEMENTS[achievement_at(player, field)].is_met(done)
    ]
