"""Everything that is on the table and in the hands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from games.nova_roma.terms import GOODS, SLOTS, Action, Good, MosaicColour, ZoneId

Phase: TypeAlias = Literal[
    "mosaic_draft", "follower_draft", "emperor", "legionnaires", "turn", "cleanup"
]
Difficulty: TypeAlias = Literal["easy", "normal", "hard"]
SoloCity: TypeAlias = Literal["open", "crowded"]
EndReason: TypeAlias = Literal["rounds", "concession"]
Slots: TypeAlias = list[str | None]  # of an offer, from the left; None is a gap


class Variant(Struct):
    mosaic_draft: bool = False
    follower_draft: bool = False
    difficulty: Difficulty = "easy"
    solo_city: SoloCity = "crowded"  # as it was before layout 4
    chariot_needs_step: bool = False
    age_order: list[int] = []  # seats from the youngest to the oldest; empty: not known


class Space(Struct, omit_defaults=True):
    """One of the nine spaces of a production area."""

    tile: str | None = None
    flipped: bool = False
    artisan: bool = False


class Hired(Struct, omit_defaults=True):
    """A follower in the row; `fresh` until the action that played it is over."""

    card: str
    exhausted: bool = False
    fresh: bool = False


def _one_each() -> dict[Good, int]:
    return dict.fromkeys(GOODS, 1)


def _nine_spaces() -> list[Space]:
    return [Space() for _ in range(9)]


class Player(Struct):
    coins: int = 0
    goods: dict[Good, int] = field(default_factory=_one_each)
    influence: int = 1
    artisans: int = 1  # available; others stand in production
    production: list[Space] = field(default_factory=_nine_spaces)  # in reading order
    row: list[Hired] = []
    hand: list[str] = []
    known: list[str] = []  # cards of the hand that everybody saw being taken
    ships: list[str] = []  # harbours of ship a and ship b
    sailing: list[str] = []  # contracts
    building: list[str] = []  # contracts
    markers: int = 0  # achievement markers at hand
    markers_to_win: int = 0  # achievement markers beside the hippodrome
    mosaic: dict[MosaicColour, str] = {}
    claimed: list[str] = []  # fields m11 … m33
    chariots: list[str] = []
    legionnaires: int = 0  # at hand, with two players
    pack: list[str] = []  # followers to choose from, in the draft
    kept: list[str] = []  # followers chosen, in the draft
    drafted: list[str] = []  # after it all four, in the order of choosing
    conceded: bool = False


class Building(Struct, omit_defaults=True):
    """Blocks in the city. `place` is an id of `city.board.PLACES`."""

    owner: int  # a seat, or NEUTRAL
    place: str
    contract: str | None = None


class Racer(Struct):
    owner: int  # a seat, or NEUTRAL
    space: int


class RewardOnBoard(Struct, omit_defaults=True):
    tile: str
    resolved: bool = False


class Automa(Struct):
    """The solo opponent. Its blocks and racers are those of NEUTRAL."""

    points: int
    ships: list[str]
    contracts: list[str] = []
    chariots: list[str] = []


class Planned(Struct):
    """A building that is being placed; nothing is final before it stands."""

    shape: str
    zone: str | None = None
    orientation: str | None = None
    place: str | None = None  # an id of `city.board.PLACES`
    zones: list[ZoneId] = []  # in which it may stand


class Turn(Struct):
    """What the active player is doing; empty between turns."""

    square: str | None = None
    pending: list[Action] = []
    claimed: str | None = None  # the field claimed in this turn
    action: Action | None = None
    via_petition: bool = False
    strength: int = 0
    sails: int = 0  # still to be spent
    planned: Planned | None = None


class Result(Struct):
    reason: EndReason
    winners: list[int]


def _gaps() -> Slots:
    return [None] * SLOTS


class State(Struct):
    variant: Variant
    players: list[Player]
    round: int = 1
    lap: int = 1
    phase: Phase = "emperor"
    active: int = 0
    first_player: int = 0
    marker_claimed: int | None = None  # by which seat, in this round
    rows: list[Action] = []  # forum tiles, from above
    columns: list[Action] = []  # forum tiles, from the left
    emperor: str | None = None
    emperor_tile: str | None = None  # shown last
    emperor_stack: list[str] = []  # the last one is on top
    emperor_out: list[str] = []  # removed unseen
    emperor_used: list[str] = []  # shown; with one player since the last shuffle
    patricians: dict[str, int] = {}  # seat by square
    legionnaires: list[str] = []  # squares
    sailing_deck: list[str] = []  # the last one is on top
    sailing_offer: Slots = field(default_factory=_gaps)
    building_deck: list[str] = []  # the last one is on top
    building_offer: Slots = field(default_factory=_gaps)
    follower_deck: list[str] = []  # the last one is on top
    follower_offer: Slots = field(default_factory=_gaps)
    follower_discard: list[str] = []
    older: list[list[str]] = []  # per reshuffle: hidden cards of hands that were drawn before it
    basic_stack: list[str] = []  # the last one is on top
    basic_offer: Slots = field(default_factory=_gaps)
    special_stack: list[str] = []  # the last one is on top
    special_offer: str | None = None
    chariot_stack: list[str] = []  # the last one is on top
    chariot_out: list[str] = []  # removed unseen
    favoured: str | None = None
    next_favoured: str | None = None
    lanes: list[list[Racer]] = []  # in the order of arrival: on one space the earlier lies below
    buildings: list[Building] = []
    rewards: dict[str, RewardOnBoard] = {}  # by reward space
    artisans: int = 0  # in the supply
    mosaic_stacks: dict[MosaicColour, list[str]] = {}  # the last one is on top
    mosaic_offer: dict[MosaicColour, list[str]] = {}  # face up, in the draft
    removed: list[str] = []  # out of the game for all to see
    automa: Automa | None = None
    turn: Turn = field(default_factory=Turn)
    result: Result | None = None
