"""The start (specification 6): what needs nobody's choice, and what follows the secret one."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.contract import Table, VariantRule
from games.core.rng import Rng
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.map.people import add_unit
from games.romolo_o_remo.map.sites import grid
from games.romolo_o_remo.state import Place, Player, State, Variant
from games.romolo_o_remo.terms import (
    BANK,
    CHARACTERS_USED,
    DISPLAY,
    EVENT_CUBES,
    RESOURCES,
    START_PRICE,
    TERRAIN_TILES,
    TERRAINS,
    TYPES,
    WATER_STACK,
    EventCube,
    Terrain,
)

VARIANTS = (
    VariantRule("combat", ("tiles", "die")),
    VariantRule("hidden_money", ("on", "off")),
    VariantRule("teams", ("off", "on")),
    VariantRule("events", ("row", "bag")),
)
LOTS: tuple[Terrain, ...] = ("forest", "hill")
ZONE_PLAINS = 2
TEAM_SEATS = 4


def read_variant(variant: Mapping[str, str], seats: int) -> Variant:
    """Teams need four; with fewer players the switch does nothing."""
    return Variant(
        combat="die" if variant["combat"] == "die" else "tiles",
        hidden_money=variant["hidden_money"] == "on",
        teams=variant["teams"] == "on" and seats == TEAM_SEATS,
        event_row=variant["events"] == "row",
    )


def set_up(t: Table, seats: int, variant: Variant) -> State:
    """Everything up to the secret choice; the tiles are dealt when it is made."""
    s = State(
        variant=variant,
        players=[Player(stances=["hostile"] * seats) for _ in range(seats)],
        bank={kind: row[seats - 1] for kind, row in BANK.items()},
        prices=dict.fromkeys(RESOURCES, START_PRICE),
        market={kind: [] for kind in RESOURCES},
    )
    s.mercenaries = [f"M{n + 1}" for n in range(s.bank["mercenary"])]
    s.start = s.active = t.rng.below(seats)
    zones = GRIDS[seats].layout.zones
    for n, zone in enumerate(zones):
        s.players[(s.start + n) % seats].zone = zone
    if seats == 1:
        s.rival = Player(money=0, stock=dict.fromkeys(RESOURCES, 0))
    s.water_stack = WATER_STACK
    t.tell("told-start", n=seats)
    return s


# ---- after the secret choice ------------------------------------------------------------------


def deal(rng: Rng, s: State) -> None:
    """Steps 5 to 11: hidden tiles, markers, characters, dice tiles, events."""
    _deal_tiles(rng, s)
    deal_markers(rng, s)
    _deal_characters(rng, s)
    if s.variant.combat == "tiles":
        for player in (*s.players, *([s.rival] if s.rival else [])):
            fill_hand(rng, player)
    if s.rival:
        s.rival.capital = grid(s).layout.rival
        assert s.rival.capital
        s.places[s.rival.capital].tower = 1
        s.events = event_cubes()
        rng.shuffle(s.events)


def _deal_tiles(rng: Rng, s: State) -> None:
    tiles = _tiles_left(s)
    rng.shuffle(tiles)
    layout = grid(s).layout
    zones = [hex for zone in layout.zones for hex in zone]
    for hex in grid(s).hexes:
        if hex == layout.rival:
            s.places[hex] = Place("plains", up=True)
        elif hex in zones:
            s.places[hex] = Place("plains")  # nobody knows which is which before they are laid
        else:
            s.places[hex] = Place(tiles.pop(0))
    s.terrain = tiles


def _tiles_left(s: State) -> list[Terrain]:
    """All tiles but the water stack and what the players took."""
    left = dict(TERRAIN_TILES)
    left["water"] -= WATER_STACK
    left["plains"] -= ZONE_PLAINS * len(s.players) + (s.rival is not None)
    for player in s.players:
        assert player.lot
        left[player.lot] -= 1
    return [terrain for terrain in TERRAINS for _ in range(left[terrain])]


def deal_markers(rng: Rng, s: State) -> None:
    markers = list(TABLES.multipliers)
    rng.shuffle(markers)
    for hex in sorted(grid(s).layout.multipliers, key=grid(s).order.__getitem__):
        s.places[hex].marker = markers.pop(0)
    s.markers = markers


def _deal_characters(rng: Rng, s: State) -> None:
    n = len(s.players) - 1
    taken: dict[str, list[str]] = {}
    for type in TYPES:
        tiles = [tile for tile, name in TABLES.tiles.items() if _type(name) == type]
        rng.shuffle(tiles)
        taken[type] = tiles[: CHARACTERS_USED[type][n]]
        s.boxed += tiles[CHARACTERS_USED[type][n] :]
    for type in TYPES:
        rng.shuffle(taken[type])
    s.stack = [*taken["III"], *taken["II"], *taken["I"]]
    s.display = [s.stack.pop() for _ in range(DISPLAY[n])]


def _type(name: str) -> str:
    return TABLES.characters[name].type


def fill_hand(rng: Rng, player: Player) -> None:
    """All six dice tiles, and one of them set aside by chance."""
    tiles = list(TABLES.dice_tiles)
    player.aside = [tiles.pop(rng.below(len(tiles)))]
    player.hand, player.played = tiles, []


def event_cubes() -> list[EventCube]:
    return [cube for cube, n in EVENT_CUBES.items() for _ in range(n)]


# ---- the start hexes --------------------------------------------------------------------------


def lay_zone(s: State, seat: int, hex: str) -> None:
    """A player's three tiles, face up; the forest or hill goes to the hex."""
    player = s.players[seat]
    assert player.lot
    for name in player.zone:
        s.places[name] = Place(player.lot if name == hex else "plains", up=True)
    player.lot = None


def start_plains(s: State, seat: int) -> list[str]:
    zone = s.players[seat].zone
    return [hex for hex in zone if s.places[hex].terrain == "plains"]


def place_tower(s: State, seat: int, hex: str) -> None:
    s.players[seat].capital = hex
    s.places[hex].tower = seat


def place_farm(s: State, hex: str) -> None:
    s.places[hex].buildings["farm"] = 1
    s.bank["farm"] -= 1


def place_warehouse(s: State, hex: str) -> None:
    s.places[hex].stores.append([])
    s.bank["warehouse"] -= 1


def place_workers(s: State, seat: int, hexes: list[str]) -> None:
    for hex in hexes:
        add_unit(s, seat, "worker", hex, lying=False)
