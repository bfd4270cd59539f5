"""Questions to the state: who is who, what stands in the city, what somebody can do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.corduba.city.maps import BIT, placement_of
from games.corduba.data import TABLES
from games.corduba.data.effects import Modifier, ModifierKind
from games.corduba.state import Owner, Player, State, Tile
from games.corduba.terms import (
    BASILICA,
    CAEPIO,
    COLOURS,
    DISTRICTS,
    OFFERING_VALUE,
    TROOP_VALUE,
    WATCH_HOUSE,
    Colour,
    DistrictId,
    Offering,
    Resource,
    Troop,
    copies_allowed,
)
from games.core.ids import rest, verb
from games.core.seats import Seat

SMALL_TABLE = 2

# ---- people -----------------------------------------------------------------------------------


def everybody(s: State) -> list[Seat]:
    return [Seat(seat) for seat in range(len(s.players))]


def board(s: State, owner: Owner) -> Player:
    """What a seat has, or the solo opponent."""
    if owner == CAEPIO:
        assert s.solo is not None
        return s.solo.board
    return s.players[owner]


def owners(s: State) -> list[Owner]:
    """Everybody, with the solo opponent."""
    return [*everybody(s), *([CAEPIO] if s.solo else [])]


def modifiers(player: Player) -> Iterator[Modifier]:
    if player.character:
        own = TABLES.characters[player.character].ability.modifier
        if own:
            yield own
    for monument in player.monuments:
        yield TABLES.monuments[monument].bonus


def modifier(player: Player, kind: ModifierKind) -> int:
    """How much all of a kind bring together."""
    return sum(one.n for one in modifiers(player) if one.kind == kind)


def has_once_per_round(player: Player, kind: ModifierKind) -> Modifier | None:
    """The character's ability of this kind, if it is ready."""
    if not player.character or not player.ability_ready:
        return None
    own = TABLES.characters[player.character].ability.modifier
    return own if own and own.kind == kind else None


def special_workers(player: Player) -> int:
    return modifier(player, "special_worker")


def pieces(player: Player) -> int:
    """Everybody who can be sent somewhere."""
    return player.workers + len(player.ready) + player.special_ready


def unfreed(player: Player) -> list[Colour]:
    return [colour for colour in COLOURS if colour not in player.freed]


# ---- the city ---------------------------------------------------------------------------------


def occupied(s: State, district: DistrictId) -> int:
    """Cells with a tile or an insula."""
    here, found = s.districts[district], 0
    for tile in here.tiles:
        shape = TABLES.buildings[tile.kind].shape
        found |= placement_of(district, shape, tile.place).mask
    for cell in here.insulae:
        found |= BIT[district][cell]
    return found


def tiles(s: State) -> Iterator[tuple[DistrictId, Tile]]:
    for district in DISTRICTS:
        for tile in s.districts[district].tiles:
            yield district, tile


def tile_of(s: State, district: DistrictId, kind: str) -> Tile:
    return next(tile for tile in s.districts[district].tiles if tile.kind == kind)


def built(s: State, kind: str) -> int:
    """How many tiles of a type stand."""
    return sum(tile.kind == kind for _, tile in tiles(s))


def available(s: State, district: DistrictId) -> list[str]:
    """Types that can still be built in a district, as far as tiles go."""
    most = copies_allowed(len(s.players))
    here = [tile.kind for tile in s.districts[district].tiles]
    count: dict[str, int] = {}
    for there in s.districts.values():
        for tile in there.tiles:
            count[tile.kind] = count.get(tile.kind, 0) + 1
    return [
        kind
        for kind in TABLES.buildings
        if kind not in here and count.get(kind, 0) < (1 if kind == BASILICA else most)
    ]


def is_revolting(s: State, district: DistrictId) -> bool:
    return any(tile.unrest for tile in s.districts[district].tiles)


def revolting(s: State) -> list[DistrictId]:
    return [district for district in DISTRICTS if is_revolting(s, district)]


def flames(s: State) -> int:
    """Unrest markers on tiles."""
    return sum(tile.unrest for _, tile in tiles(s))


def inflammable(s: State, district: DistrictId) -> list[Tile]:
    """Tiles on which an unrest marker may be put."""
    here = s.districts[district].tiles
    return [tile for tile in here if not tile.unrest and tile.kind != WATCH_HOUSE]


def blocks_sites(s: State) -> bool:
    """Whether one used space of a site blocks the other."""
    return len(s.players) <= SMALL_TABLE


def is_free(s: State, space: str) -> bool:
    """Of a site or the Castra."""
    if space in s.spaces:
        return False
    site, side = verb(space), rest(space)
    if site == "castra" or not blocks_sites(s):
        return True
    return f"{site}:{'R' if side == 'L' else 'L'}" not in s.spaces


def builds(s: State, owner: Owner) -> int:
    """Tiles and monuments built."""
    built = sum(t.builder == owner for d in s.districts.values() for t in d.tiles)
    return built + len(board(s, owner).monuments)


def insulae_placed(player: Player) -> int:
    return sum(player.rows.values())


# ---- goods ------------------------------------------------------------------------------------


def capacity(s: State, resource: Resource) -> int:
    """Of the Macellum."""
    return TABLES.market[resource].capacity[by_players(s)]


def by_players(s: State) -> int:
    """Which of three columns counts: up to two, three, four players."""
    return max(0, len(s.players) - SMALL_TABLE)


def stored(player: Player) -> int:
    return sum(player.goods.values())


def troop_value(player: Player, troops: Mapping[Troop, int]) -> int:
    """Of these troop markers in a delivery to Rome."""
    value = sum(TROOP_VALUE[kind] * n for kind, n in troops.items())
    return value + (modifier(player, "troops") if value else 0)


def offering_value(player: Player, offerings: Mapping[Offering, int]) -> int:
    value = sum(OFFERING_VALUE[kind] * n for kind, n in offerings.items())
    value += modifier(player, "offerings") if value else 0
    return value + modifier(player, "offerings_always")


def upkeep(player: Player) -> int:
    """What Phase 4 asks for."""
    needed = player.register + len(player.freed) - player.harmony
    return max(0, needed - modifier(player, "upkeep"))
