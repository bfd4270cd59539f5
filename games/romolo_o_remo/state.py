"""Everything on the map, in the bank and in the hands of the kings."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from games.romolo_o_remo.terms import (
    RESOURCES,
    START_MONEY,
    START_STOCK,
    BankKind,
    Building,
    DiceTile,
    EventCube,
    Resource,
    Stance,
    Terrain,
    UnitKind,
    Withdrawal,
)

# Secret choice of a tile, tiles laid, a resource taken, pieces placed; then turns.
Phase: TypeAlias = Literal[
    "lots", "zones", "gifts", "placing", "start", "action", "combat", "supply", "rival", "over"
]
Combat: TypeAlias = Literal["tiles", "die"]
EndReason: TypeAlias = Literal["ended", "conquest", "concession", "defeat", "rounds"]


class Variant(Struct):
    combat: Combat = "tiles"
    hidden_money: bool = True
    teams: bool = False
    event_row: bool = True  # solo: events lie in a row; else they are drawn


class Place(Struct, omit_defaults=True):
    """A hex. `buildings` counts what is neither a warehouse nor a harbour."""

    terrain: Terrain
    up: bool = False
    marker: int = 0  # multiplier lying here; 0: none
    marker_up: bool = False
    buildings: dict[Building, int] = {}
    stores: list[list[Resource]] = []  # a list of cubes for each warehouse
    harbours: list[int] = []  # sides
    walls: list[int] = []  # sides
    tower: int | None = None  # whose
    damaged: bool = False


class Unit(Struct, omit_defaults=True):
    name: str  # W1 … W6, S1 … S4, E1 of each owner; M1 … M8; A1 … A10 of the rival
    owner: int
    kind: UnitKind
    hex: str
    lying: bool = False
    hindered: int = 0  # the turn in which it crossed a wall; 0: not hindered
    activated: bool = False  # in this turn
    left: int = 0  # actions, while it is active
    retreated: bool = False  # in this action phase


class Character(Struct, omit_defaults=True):
    """A tile in front of its owner."""

    tile: str
    tokens: int = 0
    walls: int = 0
    deposit: list[Resource] = []


def _start_stock() -> dict[Resource, int]:
    return {kind: START_STOCK.get(kind, 0) for kind in RESOURCES}


class Player(Struct):
    zone: tuple[str, ...] = ()
    capital: str | None = None
    money: int = START_MONEY  # half-coins
    stock: dict[Resource, int] = field(default_factory=_start_stock)
    characters: list[Character] = []
    battles: int = 0  # battle markers
    hand: list[DiceTile] = []
    aside: list[DiceTile] = []
    played: list[DiceTile] = []  # since the hand was last filled
    fallen: list[str] = []  # mercenaries still to be paid
    explorer_gone: bool = False
    stances: list[Stance] = []  # by seat of the other
    consents: bool = False  # takes every exchange of the partner
    withdraws: Withdrawal = "ask"  # as a defender; known to nobody else
    farm_hex: str | None = None  # where Architectus counts a farm
    seen: list[str] = []  # hidden hexes an explorer has looked at
    lot: Terrain | None = None  # forest or hill, chosen and not yet laid
    endgame_turns: int = 0
    alive: bool = True
    conceded: bool = False


class Turn(Struct):
    """What the player at turn has done so far."""

    unit: str | None = None  # being activated
    via: str | None = None  # Traductor: as if the worker stood here
    acted: bool = False  # some unit took an action
    worked: bool = False  # the active worker has done his closing action
    moved: bool = False  # the active unit has done anything
    fled: list[str] = []  # hexes where it left units behind whose king wants to be asked
    used: list[str] = []  # character tiles
    worked_hexes: list[str] = []  # sources of production
    sold: dict[str, int] = {}  # harbours used for selling, by hex
    bought: dict[str, int] = {}
    forum: bool = False
    recruited: bool = False
    foederatus: Literal["", "hire", "wages"] = ""
    rides: int = 0  # steps of Equus taken
    sailor: str | None = None  # unit that steps with Nauta
    sailed: list[Literal["in", "on"]] = []  # its steps: into water, on water
    redesignated: bool = False
    razes_home: bool = False  # wants the combat phase though only own ground can be razed
    refused: bool = False  # an exchange, in this activation
    answers: dict[str, Stance] = {}  # by `seat:hex`
    revealed: bool = False  # something was shown: nobody can go back behind it


class Side(Struct):
    """One side of a fight."""

    seat: int
    units: list[str]
    tower: bool = False
    value: int = 0  # attack or defence value
    tile: DiceTile | None = None
    dux: int = 0
    conflict: int = 0


class Fight(Struct):
    hex: str
    attacker: Side
    defender: Side
    heros: bool = False
    over: bool = False


class Result(Struct):
    reason: EndReason
    winners: list[int]


class State(Struct):
    """Of every list that is a stack the last one is on top."""

    variant: Variant
    players: list[Player]
    bank: dict[BankKind, int]
    prices: dict[Resource, int]
    market: dict[Resource, list[Resource]]  # cubes above each column
    places: dict[str, Place] = {}
    units: list[Unit] = []
    mercenaries: list[str] = []  # names still in the bank
    rival: Player | None = None  # solo; its seat is 1
    start: int = 0
    active: int = 0
    round: int = 1
    turn_no: int = 0
    phase: Phase = "lots"
    endgame: bool = False
    water_stack: int = 0
    terrain: list[Terrain] = []  # tiles left over, unseen
    drowned: list[Terrain] = []  # removed unseen by the river
    markers: list[int] = []  # multipliers left over, unseen
    display: list[str | None] = []
    stack: list[str] = []
    boxed: list[str] = []  # characters not in the game
    removed: dict[BankKind, int] = {}  # out of the game for good
    removed_characters: list[str] = []
    events: list[EventCube] = []  # solo: to come, the first one next
    events_used: list[EventCube] = []
    turn: Turn = field(default_factory=Turn)
    fight: Fight | None = None  # running or, until the next, the last one
    result: Result | None = None
