"""What the components are: rows of the files in `data/`, which an owner of the game can correct."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from games.core.data_file import Row
from games.nova_roma.terms import GOODS, Good, MosaicColour, Payment, Yield, ZoneId

Count: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Price: TypeAlias = dict[Payment, Count]

BasicKind: TypeAlias = Literal[
    "prod_wheat",
    "prod_stone",
    "prod_wood",
    "prod_wine",
    "prod_horse",
    "prod_influence",
    "conv_coin_artisan",
    "conv_influence_good",
    "conv_influence_coins",
    "animal",
]
SpecialKind: TypeAlias = Literal[
    "lion", "sp_recruit", "sp_sails", "sp_build", "sp_income", "sp_hippodrome"
]
TileKind: TypeAlias = BasicKind | SpecialKind
LineId: TypeAlias = Literal[
    "row_1",
    "row_2",
    "row_3",
    "column_1",
    "column_2",
    "column_3",
    "diagonal_down",
    "diagonal_up",
]


class Reward(Row, frozen=True):
    coin: int = 0
    influence: int = 0
    artisan: int = 0
    card: int = 0  # followers from the deck
    good: int = 0  # of one's choice
    wheat: int = 0
    stone: int = 0
    wood: int = 0
    wine: int = 0
    horse: int = 0

    @property
    def goods(self) -> dict[Good, int]:
        """What is gained of each good without a choice."""
        return {good: n for good in GOODS if (n := getattr(self, good))}


class EmperorTile(Row, frozen=True):
    id: str
    emperor: tuple[str, str]  # squares to choose from
    shaded: tuple[str, str]  # squares of legionnaires, solo


class ChariotTile(Row, frozen=True):
    id: str
    lane: Annotated[int, Meta(ge=1, le=3)]
    vp: Points


class SailingContract(Row, frozen=True):
    id: str
    cost: Price


class BuildingContract(Row, frozen=True):
    id: str
    shape: str
    cost: Price
    vp: Points


class RewardTile(Row, frozen=True):
    id: str
    reward: Reward


class ZoneRow(Row, frozen=True):
    """`.` building cell, `n` with a neutral block for 1–2 players, `R` reward, `T` reward 3+."""

    id: ZoneId
    majority: tuple[Points, Points, Points]  # most blocks, second most, everybody else
    solo_majority: tuple[Points, Points, Points]  # the same in the open city of the solo game
    solo_blocks: list[str]  # cells of the opponent there
    grid: list[str]


class Harbour(Row, frozen=True):
    id: str
    name: str
    sails: Count  # of the leg that leads here
    vp: Points = 0
    reward: Reward | None = None


class HorseLine(Row, frozen=True):
    into: Count  # the first space behind the line
    horses: Count


class Hippodrome(Row, frozen=True):
    spaces: Count  # without the start; the last one is the goal
    lines: list[HorseLine]
    wheels: list[Count]


class BasicTiles(Row, frozen=True):
    kind: BasicKind
    ids: list[str]


class SpecialTiles(Row, frozen=True):
    kind: SpecialKind
    ids: list[str]


class OfferSlot(Row, frozen=True):
    slot: str
    price: Price


class MosaicTile(Row, frozen=True):
    id: str
    colour: MosaicColour
    fields: tuple[str, str, str]  # ids of achievements


class MosaicRow(Row, frozen=True):
    """What each claimed field of a colour brings."""

    colour: MosaicColour
    vp: Points
    reward: Reward


class MosaicLine(Row, frozen=True):
    """What a completely claimed line brings."""

    id: LineId
    vp: Points
    reward: Reward


class Tables(Struct, frozen=True):
    """All of the data files, by id, in the order of the files."""

    emperors: Mapping[str, EmperorTile]
    chariots: Mapping[str, ChariotTile]
    sailing: Mapping[str, SailingContract]
    building: Mapping[str, BuildingContract]
    rewards: Mapping[str, RewardTile]
    zones: Mapping[str, ZoneRow]
    harbours: Mapping[str, Harbour]
    routes: Mapping[str, tuple[Harbour, ...]]  # by name of the route
    hippodrome: Hippodrome
    basic_tiles: Mapping[str, BasicKind]
    special_tiles: Mapping[str, SpecialKind]
    prices: Mapping[str, Price]  # by slot of the estate offer
    row_yields: tuple[Yield, ...]
    column_yields: tuple[Yield, ...]
    mosaic: Mapping[str, MosaicTile]
    fields: Mapping[str, MosaicRow]
    lines: Mapping[str, MosaicLine]
