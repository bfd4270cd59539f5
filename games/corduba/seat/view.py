"""What one seat may see. Hidden stacks are counts; `make_view` builds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from games.corduba.state import Basket, Phase, Planned, Result, Variant
from games.corduba.terms import (
    CAEPIO,
    NEUTRAL,
    Colour,
    Demanded,
    DistrictId,
    Offering,
    Resource,
    Troop,
)
from games.core.seats import Seat

# Of the pieces, by seat as in the examples of the rulebook; the last one is Caepio's.
PlayerColour: TypeAlias = Literal["orange", "green", "white", "black", "caepio", "neutral"]
_COLOUR_OF: dict[int, PlayerColour] = {
    0: "orange",
    1: "green",
    2: "white",
    3: "black",
    CAEPIO: "caepio",
    NEUTRAL: "neutral",
}


def colour_of(owner: int) -> PlayerColour:
    return _COLOUR_OF[owner]


class TileView(Struct, frozen=True):
    kind: str
    short: str
    colour: Colour
    shape: str
    turn: int
    anchor: str
    cells: tuple[str, ...]
    builder: int  # a seat, or CAEPIO
    user: int | None
    unrest: bool


class DistrictView(Struct, frozen=True):
    id: DistrictId
    letter: str
    rows: tuple[str, ...]  # plots by letter, from above
    tiles: tuple[TileView, ...]
    insulae: Mapping[str, int]  # owner by cell
    revolting: bool
    available: tuple[str, ...]  # types that can still be built there
    senator: bool  # whether it lies at the end of the track


class SpaceView(Struct, frozen=True):
    name: str  # cibus:L, castra:velites
    user: int | None
    blocked: bool  # by the other space of a site
    left: int  # in the supply


class MarketView(Struct, frozen=True):
    resource: Resource
    price: int
    stock: int
    capacity: int
    supply: int


class DemandView(Struct, frozen=True):
    id: str
    what: Demanded
    minimum: int
    amphora: int
    troops: int  # each player's minimum
    offerings: int
    last: bool  # Senators instead of ranks


class DeliveryView(Struct, frozen=True):
    troops: Mapping[Troop, int]
    offerings: Mapping[Offering, int]
    goods: int
    amphorae: int


class PlayerView(Struct, frozen=True):
    seat: int  # or CAEPIO
    colour: PlayerColour
    family: str | None  # None: hidden, or nobody's
    cards: tuple[str, ...] | None  # Hereditas cards to choose from; None: hidden
    character: str | None
    hereditas: str | None
    chosen: bool  # whether both are
    denarii: int
    goods: Mapping[Resource, int]
    workers: int
    register: int
    freed: tuple[Colour, ...]
    ready: tuple[Colour, ...]
    special: int
    special_ready: int
    popularity: int
    harmony: int
    upkeep: int
    unrest: int
    held: int
    received: int
    late_unrest: int
    prestige: Mapping[DistrictId, int]
    rows: Mapping[DistrictId, int]  # insulae placed
    troops: Mapping[Troop, int]
    offerings: Mapping[Offering, int]
    troop_value: int  # of all markers, in a delivery
    offering_value: int
    monuments: tuple[str, ...]
    milestones: tuple[str, ...]
    builds: int
    trader_ready: bool
    ability_ready: bool
    senators: int  # as the game stands
    points: Mapping[str, int]  # the same by source
    delivered: bool
    delivery: DeliveryView | None  # None: hidden, or there is none
    conceded: bool


class SoloView(Struct, frozen=True):
    stacks: tuple[int, ...]
    built: tuple[str, ...]
    decks: tuple[int, ...]
    opened: tuple[str, ...]
    row: int
    monuments: int  # that the level asks for


class View(Struct, frozen=True):
    seat: Seat | None
    variant: Variant
    phase: Phase
    round: int
    decade: int
    order: tuple[int, ...]
    passed: tuple[int, ...]
    active: int
    players: tuple[PlayerView, ...]
    caepio: PlayerView | None
    solo: SoloView | None
    districts: tuple[DistrictView, ...]
    spaces: tuple[SpaceView, ...]
    market: tuple[MarketView, ...]
    market_tile: str | None  # shown last
    market_tiles_left: int
    demand: DemandView | None
    demands_used: tuple[str, ...]
    troops: Mapping[Troop, int]
    offerings: Mapping[Offering, int]
    neutral: int
    monuments: tuple[str, ...]
    milestones: tuple[str, ...]
    basilica_senators: int
    flames: int
    planned: Planned | None
    basket: Basket | None
    result: Result | None
