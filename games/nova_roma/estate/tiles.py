"""The nine spaces of a production area, and the tiles and artisans on them."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import TileKind
from games.nova_roma.state import Player

SPACES: tuple[str, ...] = tuple(f"p{r}{c}" for r in (1, 2, 3) for c in (1, 2, 3))
TILE_KINDS: dict[str, TileKind] = {**TABLES.basic_tiles, **TABLES.special_tiles}
ANIMALS = ("animal", "lion")


def estate_tiles(player: Player) -> list[str]:
    return [space.tile for space in player.production if space.tile]


def animal_tiles(player: Player) -> list[str]:
    return [tile for tile in estate_tiles(player) if TILE_KINDS[tile] in ANIMALS]


def all_artisans(player: Player) -> int:
    return player.artisans + sum(space.artisan for space in player.production)
