"""What can be read off the table: order of play, strength, positions, counts."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.text import Seat
from games.nova_roma.city.board import PLACES, ZONE_MASK
from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import Deeds
from games.nova_roma.data.components import TileKind
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.squares import COLUMN, ROW, SQUARES
from games.nova_roma.state import Hired, Offer, Player, State
from games.nova_roma.terms import (
    BLOCKS,
    LAPS,
    MOSAIC_COLOURS,
    NEUTRAL,
    TOP_STRENGTH,
    ZONES,
    Action,
    Good,
    Payment,
    ZoneId,
)

SPACES: tuple[str, ...] = tuple(f"p{r}{c}" for r in (1, 2, 3) for c in (1, 2, 3))
FIELDS: tuple[str, ...] = tuple(f"m{r}{c}" for r in (1, 2, 3) for c in (1, 2, 3))
TILE_KINDS: dict[str, TileKind] = {**TABLES.basic_tiles, **TABLES.special_tiles}
ANIMALS = ("animal", "lion")
SMALL_TABLE = 2  # up to so many players there are neutral blocks and fewer rewards


# ---- seats ------------------------------------------------------------------------------------


def everybody(s: State) -> list[Seat]:
    return [Seat(seat) for seat in range(len(s.players))]


def clockwise(s: State, first: int) -> list[Seat]:
    n = len(s.players)
    return [Seat((first + k) % n) for k in range(n)]


def is_solo(s: State) -> bool:
    return len(s.players) == 1


def marker_holder(s: State) -> int:
    """Who has the first-player marker in front of them."""
    return s.first_player if s.marker_claimed is None else s.marker_claimed


# ---- forum ------------------------------------------------------------------------------------


def free_squares(s: State) -> list[str]:
    taken = (*s.patricians, *s.legionnaires, s.emperor)
    return [square for square in SQUARES if square not in taken]


def patricians_left(s: State, seat: Seat) -> int:
    return LAPS - sum(owner == seat for owner in s.patricians.values())


def base_strength(s: State, seat: Seat, square: str, line: dict[str, int]) -> int:
    """Own patricians in the line of a square, with the one that stands or will stand there, and
    the emperor. `line` is ROW or COLUMN."""
    own = sum(
        line[other] == line[square]
        for other, owner in s.patricians.items()
        if owner == seat and other != square
    )
    emperor = s.emperor is not None and line[s.emperor] == line[square]
    return min(TOP_STRENGTH, own + 1 + emperor)


def actions_at(s: State, square: str) -> tuple[Action, Action]:
    """The actions of the row and of the column."""
    return s.rows[ROW[square]], s.columns[COLUMN[square]]


def strengths_at(s: State, seat: Seat, square: str) -> tuple[int, int]:
    """Strength of the row's and of the column's action, without followers."""
    return base_strength(s, seat, square, ROW), base_strength(s, seat, square, COLUMN)


# ---- city -------------------------------------------------------------------------------------


def blocks_of(s: State, owner: int) -> int:
    """The cells of an owner as a board."""
    mask = 0
    for building in s.buildings:
        if building.owner == owner:
            mask |= PLACES[building.place].mask
    return mask


def occupied(s: State) -> int:
    mask = 0
    for building in s.buildings:
        mask |= PLACES[building.place].mask
    return mask


def blocks_left(s: State, seat: Seat) -> int:
    return BLOCKS - blocks_of(s, seat).bit_count()


def blocks_in(s: State, zone: ZoneId) -> dict[int, int]:
    """How many blocks each owner has in a zone; only those who have any."""
    owners = [*range(len(s.players)), NEUTRAL]
    counts = {owner: (blocks_of(s, owner) & ZONE_MASK[zone]).bit_count() for owner in owners}
    return {owner: n for owner, n in counts.items() if n}


def zones_for(strength: int) -> tuple[ZoneId, ...]:
    return ZONES[:strength]


# ---- hippodrome -------------------------------------------------------------------------------


def space_of(s: State, lane: int, owner: int) -> int:
    """Where a racer stands; lanes are 0, 1, 2."""
    return next(racer.space for racer in s.lanes[lane] if racer.owner == owner)


def spaces_of(s: State, owner: int) -> tuple[int, ...]:
    return tuple(space_of(s, lane, owner) for lane in range(len(s.lanes)))


def horses_into(space: int) -> int:
    return next((line.horses for line in TABLES.hippodrome.lines if line.into == space), 0)


def leader_of(s: State, lane: int) -> int:
    """Owner of the first racer; on one space the lower one, which came first, is ahead."""
    ahead = s.lanes[lane][0]
    for racer in s.lanes[lane]:
        if racer.space > ahead.space:
            ahead = racer
    return ahead.owner


# ---- a player ---------------------------------------------------------------------------------


def estate_tiles(player: Player) -> list[str]:
    return [space.tile for space in player.production if space.tile]


def animal_tiles(player: Player) -> list[str]:
    return [tile for tile in estate_tiles(player) if TILE_KINDS[tile] in ANIMALS]


def all_artisans(player: Player) -> int:
    return player.artisans + sum(space.artisan for space in player.production)


def deeds(s: State, seat: Seat) -> Deeds:
    player = s.players[seat]
    return Deeds(
        len(player.building),
        len(player.sailing),
        len(player.row),
        len(estate_tiles(player)),
        spaces_of(s, seat),
        player.influence,
    )


def achievement_at(player: Player, field: str) -> str:
    """The achievement on a field m11 … m33 of the mosaic."""
    tile = player.mosaic[MOSAIC_COLOURS[int(field[1]) - 1]]
    return TABLES.mosaic[tile].fields[int(field[2]) - 1]


def ready(player: Player) -> list[Hired]:
    """Followers of the row that can take effect now."""
    return [hired for hired in player.row if not hired.exhausted and not hired.fresh]


def has_tamer(player: Player) -> bool:
    return any(FOLLOWERS[hired.card].tames for hired in ready(player))


def holds(player: Player, what: Payment) -> int:
    if what == "coin":
        return player.coins
    if what == "artisan":
        return player.artisans
    good: Good = what
    return player.goods[good]


# ---- offers -----------------------------------------------------------------------------------


def in_offer(offer: Iterable[str | None]) -> list[str]:
    return [thing for thing in offer if thing is not None]


def close_up(offer: Offer) -> None:
    """Moves everything to the left; the gaps are then on the right."""
    left = in_offer(offer)
    offer[:] = [*left, *[None] * (len(offer) - len(left))]
