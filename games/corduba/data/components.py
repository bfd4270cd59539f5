"""What the components are: rows of the files in `data/`, which an owner of the game can correct."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from games.corduba.data.effects import Change, Count, Effects, Modifier
from games.corduba.terms import (
    BASICS,
    Basic,
    Colour,
    Demanded,
    DistrictId,
    Resource,
    Side,
    SiteId,
    Troop,
)
from games.core.data_file import Row

Some: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Decade: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
ConditionKind: TypeAlias = Literal[
    "builds",  # n tiles and monuments together
    "insulae",  # n own insulae on the board
    "denarii",
    "register",
    "popularity",
    "specialists",  # n freed
    "prestige_each",  # n in every district
    "everywhere",  # n monuments, and a tile in every district
]
Bonus: TypeAlias = Literal["strength", "basic", "denarii"]


class Cost(Row, frozen=True):
    """Pieces are counted apart; amphorae are never asked for."""

    denarii: Some = 0
    food: Some = 0
    wood: Some = 0
    stone: Some = 0
    tool: Some = 0
    marble: Some = 0

    @property
    def basics(self) -> dict[Basic, int]:
        return {basic: n for basic in BASICS if (n := getattr(self, basic))}


class Action(Row, frozen=True):
    """One of the actions of a building."""

    id: str
    strength: Count
    effects: Effects
    cost: Cost = Cost()


class BuildingType(Row, frozen=True):
    id: str
    short: Annotated[str, Meta(min_length=3, max_length=3)]  # its name on the map
    colour: Colour
    shape: str
    strength: Count
    cost: Cost
    prestige: Count
    actions: tuple[Action, ...]
    caepio: Effects = ()  # what the solo opponent gets of it
    caepio_otherwise: Effects = ()  # and if none of that can happen
    decade: Decade | None = None  # of its card in the solo game; none: it has no card


class MonumentRow(Row, frozen=True):
    id: str
    strength: Count
    cost: Cost
    prestige: dict[DistrictId, Count]  # received in this order
    bonus: Modifier


class DistrictRow(Row, frozen=True):
    """`rows` are the rows of the map from above; equal letters are one plot."""

    id: DistrictId
    letter: Annotated[str, Meta(min_length=1, max_length=1)]
    rows: tuple[str, ...]
    bonus: Bonus  # what is saved when building there
    saved: Count  # how much of it
    track: dict[str, Effects]  # bonuses by space
    insulae: dict[str, Effects]  # bonuses by position in the row of the player board


class SiteSpace(Row, frozen=True):
    site: SiteId
    side: Side
    pieces: Count
    what: Resource
    n: Count


class CastraSpace(Row, frozen=True):
    kind: Troop
    strength: Count
    cost: Cost


class Specialist(Row, frozen=True):
    colour: Colour
    peculium: Effects


class MarketRow(Row, frozen=True):
    resource: Resource
    price: Count
    capacity: tuple[Count, Count, Count]  # with up to two, three, four players


class MarketTile(Row, frozen=True):
    id: str
    food: Change = 0
    wood: Change = 0
    stone: Change = 0
    tool: Change = 0
    amphora: Change = 0
    marble: Change = 0


class Demand(Row, frozen=True):
    id: str
    what: Demanded
    minimum: tuple[Count, Count, Count]  # of the group, with up to two, three, four players
    amphora: Some  # units that an amphora counts; 0: not accepted
    ranks: tuple[Effects, Effects, Effects, Effects]
    solo: bool = True  # whether it is in the solo game


class Condition(Row, frozen=True):
    kind: ConditionKind
    n: Count | Annotated[int, Meta(ge=1, le=99)]


class ResGestae(Row, frozen=True):
    id: str
    condition: Condition
    piece: Colour | None = None  # the only specialist who may claim it


class Hereditas(Row, frozen=True):
    id: str
    register: Annotated[int, Meta(ge=1, le=10)]
    popularity: Annotated[int, Meta(ge=0, le=10)]
    harmony: Annotated[int, Meta(ge=0, le=16)]
    denarii: Some
    basics: Some
    specialist: Colour | Literal["choice"] | None = None
    extra: Effects = ()


class Ability(Row, frozen=True):
    """A permanent modifier, or effects for a price once per decade."""

    modifier: Modifier | None = None
    price: Some = 0  # denarii
    effects: Effects = ()
    otherwise: Effects = ()  # if the effects cannot happen


class Character(Row, frozen=True):
    id: str
    family: str
    district: DistrictId  # of the first prestige
    ability: Ability
    start: Effects = ()


class CaepioCard(Row, frozen=True):
    """Rows of alternatives; see the README for their words."""

    id: str
    decade: Decade
    rows: tuple[tuple[str, ...], ...]
    sell: Resource
    buy: Resource


class Level(Row, frozen=True):
    """How the solo opponent begins."""

    id: Literal["aedil", "praetor", "consul"]
    prestige: Some
    unrest: Some
    monuments: Count  # that the monument builder needs
    extra: Effects = ()


class FirstGame(Row, frozen=True):
    """What a seat begins with in a first game."""

    hereditas: str
    character: str
    basics: dict[Basic, Count]


class Tables(Struct, frozen=True):
    """All of the data files, by id, in the order of the files."""

    buildings: Mapping[str, BuildingType]
    actions: Mapping[str, Action]
    monuments: Mapping[str, MonumentRow]
    shapes: Mapping[str, tuple[str, ...]]  # rows of the printed orientation
    districts: Mapping[DistrictId, DistrictRow]
    sites: Mapping[str, SiteSpace]  # by name: `cibus:L`
    castra: Mapping[Troop, CastraSpace]
    specialists: Mapping[Colour, Specialist]
    market: Mapping[Resource, MarketRow]
    market_tiles: Mapping[str, MarketTile]
    demands: Mapping[str, Demand]
    res_gestae: Mapping[str, ResGestae]
    hereditas: Mapping[str, Hereditas]
    characters: Mapping[str, Character]
    families: Mapping[str, tuple[str, str]]  # their two characters
    caepio: Mapping[str, CaepioCard]
    levels: Mapping[str, Level]
    first_game: tuple[FirstGame, ...]
