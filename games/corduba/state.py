"""Everything that is on the table and in the hands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from games.corduba.terms import (
    BASILICA_SENATORS,
    DISTRICTS,
    NEUTRAL_INSULAE,
    OFFERINGS,
    OFFERINGS_IN_BOX,
    RESOURCES,
    TROOPS,
    TROOPS_IN_BOX,
    Colour,
    DistrictId,
    Offering,
    Resource,
    Troop,
)

Phase: TypeAlias = Literal[
    "draft",
    "families",
    "heirs",
    "decade",
    "spread",
    "sharing",
    "placing",
    "market",
    "turn",
    "rome",
    "harmony",
    "round_end",
    "storage",
    "politics",
]
Draft: TypeAlias = Literal["choose", "random", "first_game"]
Difficulty: TypeAlias = Literal["aedil", "praetor", "consul"]
Goal: TypeAlias = Literal["senators", "monuments", "both"]
EndReason: TypeAlias = Literal["decades", "disgrace", "rebellion", "flames", "concession"]
Source: TypeAlias = Literal[
    "politics", "troops", "offerings", "rome", "tracks", "res_gestae", "basilica"
]
Owner: TypeAlias = int  # a seat, or CAEPIO


class Variant(Struct):
    draft: Draft = "choose"
    difficulty: Difficulty = "aedil"
    goal: Goal = "senators"


def _no_goods() -> dict[Resource, int]:
    return dict.fromkeys(RESOURCES, 0)


def _no_prestige() -> dict[DistrictId, int]:
    return dict.fromkeys(DISTRICTS, 0)


def _no_troops() -> dict[Troop, int]:
    return dict.fromkeys(TROOPS, 0)


def _no_offerings() -> dict[Offering, int]:
    return dict.fromkeys(OFFERINGS, 0)


class Delivery(Struct):
    """What somebody sends to Rome; `ready` when it is final."""

    troops: dict[Troop, int] | None = None
    offerings: dict[Offering, int] | None = None
    goods: int | None = None
    amphorae: int | None = None
    by_hand: bool = False  # chosen part by part
    ready: bool = False
    sent: bool = False  # on its way: shown, and no longer the player's


class Player(Struct):
    family: str = ""  # the card dealt
    cards: list[str] = []  # Hereditas cards dealt
    character: str | None = None
    hereditas: str | None = None
    denarii: int = 0
    goods: dict[Resource, int] = field(default_factory=_no_goods)
    workers: int = 0  # at hand
    register: int = 0
    freed: list[Colour] = []
    ready: list[Colour] = []  # specialists at hand
    special_ready: int = 0  # special workers at hand
    popularity: int = 0
    harmony: int = 0
    unrest: int = 0
    held: int = 0  # unrest markers taken since the last Phase 1
    received: int = 0  # unrest markers to be placed
    late_unrest: int = 0  # markers taken in the last round
    prestige: dict[DistrictId, int] = field(default_factory=_no_prestige)
    reached: dict[DistrictId, int] = field(default_factory=_no_prestige)  # the most so far
    rows: dict[DistrictId, int] = field(default_factory=_no_prestige)  # insulae placed
    troops: dict[Troop, int] = field(default_factory=_no_troops)
    offerings: dict[Offering, int] = field(default_factory=_no_offerings)
    monuments: list[str] = []
    milestones: list[str] = []
    trader_ready: bool = True
    ability_ready: bool = True
    senators: dict[Source, int] = {}
    delivery: Delivery | None = None
    conceded: bool = False


class Tile(Struct, omit_defaults=True):
    """A building. `place` is the id of a placement."""

    kind: str
    place: str
    builder: Owner
    user: Owner | None = None  # whose pieces stand on it
    unrest: bool = False


class District(Struct):
    tiles: list[Tile] = []
    insulae: dict[str, int] = {}  # owner, or NEUTRAL, by cell


class Planned(Struct):
    """A tile that is being placed; nothing is final before it is confirmed."""

    district: DistrictId
    kind: str | None = None
    turn: int | None = None
    place: str | None = None
    chain: list[str] = []


class Basket(Struct):
    """A visit to the market; nothing is final before it is over."""

    sold: dict[Resource, int] = {}
    bought: dict[Resource, int] = {}


class Turn(Struct):
    """What the active player is doing; empty between turns."""

    slowly: bool = False  # chooses pieces, and is asked again after the action
    acted: bool = False
    moved: int = 0  # how often another spot for a tile was wanted
    sold: list[Resource] = []  # in this turn
    bought: list[Resource] = []
    planned: Planned | None = None
    basket: Basket | None = None


class Solo(Struct):
    """The opponent of the solo game."""

    board: Player
    stacks: list[list[str]] = []  # buildings by decade; the last one is on top
    built: list[str] = []  # types with a card that stand in the city
    decks: list[list[str]] = []  # action cards by decade; the last one is on top
    opened: list[str] = []  # in this round; the last one is being played
    row: int = 0  # of that card, which comes next
    used: list[str] = []  # action cards of earlier rounds


class Result(Struct):
    reason: EndReason
    winners: list[int]


def _districts() -> dict[DistrictId, District]:
    return {district: District() for district in DISTRICTS}


class State(Struct):
    variant: Variant
    players: list[Player]
    phase: Phase = "draft"
    round: int = 1
    order: list[Owner] = []  # turn order of this round
    passed: list[Owner] = []  # turn order of the next one, as far as it is known
    active: Owner = 0
    queue: list[Owner] = []  # who is still to do something in this phase
    districts: dict[DistrictId, District] = field(default_factory=_districts)
    spaces: dict[str, Owner] = {}  # used sites and spaces of the Castra
    supply: dict[Resource, int] = field(default_factory=_no_goods)
    stock: dict[Resource, int] = field(default_factory=_no_goods)  # of the Macellum
    prices: dict[Resource, int] = field(default_factory=_no_goods)
    market_tiles: list[str] = []  # face down; the last one is on top
    market_used: list[str] = []
    demand: str | None = None
    demand_deck: list[str] = []  # face down; the last one is on top
    demands_used: list[str] = []
    troops: dict[Troop, int] = field(default_factory=lambda: dict(TROOPS_IN_BOX))
    offerings: dict[Offering, int] = field(default_factory=lambda: dict(OFFERINGS_IN_BOX))
    neutral: int = NEUTRAL_INSULAE
    monuments: list[str] = []  # not built yet
    milestones: list[str] = []  # on display
    milestones_out: list[str] = []  # removed unseen
    families_out: list[str] = []  # not dealt
    hereditas_out: list[str] = []  # not dealt, or not chosen
    track_senators: list[DistrictId] = field(default_factory=lambda: list(DISTRICTS))
    basilica_senators: int = BASILICA_SENATORS
    solo: Solo | None = None
    turn: Turn = field(default_factory=Turn)
    result: Result | None = None
