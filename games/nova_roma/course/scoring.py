"""Victory points: the eleven categories, and who is ahead in a zone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.core.contract import Category, Standing
from games.core.seats import Seat
from games.nova_roma.city.blocks import blocks_in, majority_of
from games.nova_roma.course.order import everybody, is_solo, marker_holder
from games.nova_roma.data import TABLES
from games.nova_roma.estate.tiles import TILE_KINDS, all_artisans, animal_tiles
from games.nova_roma.followers.points import follower_points
from games.nova_roma.hippodrome import space_of, spaces_of
from games.nova_roma.mosaic.lines import completed_lines
from games.nova_roma.state import Automa, Player, State
from games.nova_roma.terms import (
    ANIMAL_SET,
    ANIMAL_VP,
    FINISH_VP,
    MARKER_VP,
    MOSAIC_COLOURS,
    NEUTRAL,
    ZONES,
    ZoneId,
)

PLACES_WITH_POINTS = 3
CATEGORIES = (  # all open: cards in hand score nothing
    Category("ships"),
    Category("contracts"),
    Category("zones"),
    Category("chariots"),
    Category("goals"),
    Category("followers"),
    Category("animals"),
    Category("mosaic"),
    Category("goods"),
    Category("influence"),
    Category("marker"),
)


class Score(Struct, frozen=True):
    """Points by category, in the order of the final scoring."""

    seat: Seat
    ships: int
    contracts: int
    zones: tuple[int, ...]  # A, B, C
    chariots: int
    goals: int
    followers: dict[str, int]  # by card
    animals: int
    mosaic: int
    goods: int
    influence: int
    marker: int

    @property
    def by_category(self) -> Standing:
        return {
            "ships": self.ships,
            "contracts": self.contracts,
            "zones": sum(self.zones),
            "chariots": self.chariots,
            "goals": self.goals,
            "followers": sum(self.followers.values()),
            "animals": self.animals,
            "mosaic": self.mosaic,
            "goods": self.goods,
            "influence": self.influence,
            "marker": self.marker,
        }

    @property
    def total(self) -> int:
        return sum(self.by_category.values())


class AutomaScore(Struct, frozen=True):
    """The solo opponent's points by category."""

    start: int  # with the points for blocked legionnaires
    ships: int
    contracts: int
    zones: tuple[int, ...]
    chariots: int
    lanes: int
    mosaic: int  # fields the player has not claimed

    @property
    def total(self) -> int:
        listed = (self.start, self.ships, self.contracts, *self.zones, self.chariots)
        return sum(listed) + self.lanes + self.mosaic


def scores(s: State) -> list[Score]:
    """What everybody would have if the game ended now, by seat."""
    majorities = [zone_points(s, zone) for zone in ZONES]
    return [_score(s, seat, majorities) for seat in everybody(s)]


def _score(s: State, seat: Seat, majorities: Sequence[Mapping[int, int]]) -> Score:
    player = s.players[seat]
    solo = is_solo(s)  # categories 9–11 are not part of the solo scoring (ruling R23)
    return Score(
        seat,
        sum(ship_points(harbour) for harbour in player.ships),
        contract_points(player.building),
        tuple(points.get(seat, 0) for points in majorities),
        chariot_points(player.chariots),
        FINISH_VP * spaces_of(s, seat).count(TABLES.hippodrome.spaces),
        follower_points(s, seat),
        animal_points(player),
        mosaic_points(player),
        0 if solo else (sum(player.goods.values()) + player.coins) // 4,
        0 if solo else (player.influence + all_artisans(player)) // 2,
        MARKER_VP if not solo and marker_holder(s) == seat else 0,
    )


# ---- categories -------------------------------------------------------------------------------


def _farthest_points() -> dict[str, int]:
    """Points of the farthest harbour reached or passed, by the harbour a ship lies in."""
    best: dict[str, int] = {}
    for route in TABLES.routes.values():
        reached = 0
        for harbour in route:
            reached = max(reached, harbour.vp)
            best[harbour.id] = reached
    return best


_SHIP_POINTS = _farthest_points()


def ship_points(harbour: str) -> int:
    return _SHIP_POINTS.get(harbour, 0)


def contract_points(contracts: Sequence[str]) -> int:
    return sum(TABLES.building[id].vp for id in contracts)


def chariot_points(tiles: Sequence[str]) -> int:
    return sum(TABLES.chariots[id].vp for id in tiles)


def zone_points(s: State, zone: ZoneId) -> dict[int, int]:
    """Points by owner. Tied owners share a place and no place is skipped (ruling R27); the solo
    opponent wins ties."""
    blocks = blocks_in(s, zone)
    wins_ties = NEUTRAL if is_solo(s) else None
    ranked = {owner: 2 * n + (owner == wins_ties) for owner, n in blocks.items()}
    places = sorted(set(ranked.values()), reverse=True)
    values = majority_of(s, zone)
    return {
        owner: values[min(places.index(n), PLACES_WITH_POINTS - 1)] for owner, n in ranked.items()
    }


def animal_points(player: Player) -> int:
    tiles = animal_tiles(player)
    n = len(tiles) + sum(TILE_KINDS[tile] == "lion" for tile in tiles)
    return ANIMAL_VP[ANIMAL_SET] * (n // ANIMAL_SET) + ANIMAL_VP[n % ANIMAL_SET]


def field_points(field: str) -> int:
    return TABLES.fields[MOSAIC_COLOURS[int(field[1]) - 1]].vp


def mosaic_points(player: Player) -> int:
    fields = sum(field_points(field) for field in player.claimed)
    return fields + sum(TABLES.lines[line].vp for line in completed_lines(player.claimed))


# ---- the solo opponent ------------------------------------------------------------------------


def automa_score(s: State) -> AutomaScore | None:
    """What the solo opponent would have if the game ended now."""
    if s.automa is None:
        return None
    return _automa_score(s, s.automa)


def _automa_score(s: State, automa: Automa) -> AutomaScore:
    (player,) = s.players
    ahead = [
        space_of(s, lane, NEUTRAL) > space_of(s, lane, Seat(0)) for lane in range(len(s.lanes))
    ]
    return AutomaScore(
        automa.points,
        sum(ship_points(harbour) for harbour in automa.ships),
        contract_points(automa.contracts),
        tuple(zone_points(s, zone).get(NEUTRAL, 0) for zone in ZONES),
        chariot_points(automa.chariots),
        FINISH_VP * sum(ahead),
        sum(field_points(field) for field in _unclaimed(player)),
    )


def _unclaimed(player: Player) -> list[str]:
    fields = [f"m{r}{c}" for r in (1, 2, 3) for c in (1, 2, 3)]
    return [field for field in fields if field not in player.claimed]


# ---- winning ----------------------------------------------------------------------------------


def best(s: State) -> list[Seat]:
    """Most points, then most influence, then the youngest if the ages are known; else shared."""
    table = scores(s)
    keys = {seat: (table[seat].total, s.players[seat].influence) for seat in everybody(s)}
    top = max(keys.values())
    tied = [seat for seat in everybody(s) if keys[seat] == top]
    youngest = [Seat(seat) for seat in s.variant.age_order if seat in tied]
    return youngest[:1] or tied
