"""What one seat may see. Hidden zones are counts.

Options name places by spots; the pictures use the same names: `hex:<A1 …>`, `unit:<owner>:<W1 …>`,
`side:<hex>:<NE …>` (a wall's place), `column:<resource>` (market), `character:<tile>` (display),
`dice:<tile>` (own hand).
"""

from __future__ import annotations

from msgspec import Struct

from games.core.seats import Seat
from games.romolo_o_remo.ending.scoring import Score
from games.romolo_o_remo.state import Phase, Result, Variant
from games.romolo_o_remo.terms import (
    BankKind,
    Building,
    CharacterType,
    DiceTile,
    EventCube,
    Resource,
    Stance,
    Terrain,
    UnitKind,
    Withdrawal,
)


class UnitView(Struct, frozen=True):
    name: str
    owner: int  # a seat, or 1 for the rival of a single player
    kind: UnitKind
    hex: str
    lying: bool
    hindered: bool
    activated: bool
    left: int  # actions, while it is active
    active: bool  # being activated now


class HexView(Struct, frozen=True):
    name: str
    x: int  # double-width coordinates
    y: int
    up: bool
    terrain: Terrain | None  # None: hidden from this seat
    seen: bool  # hidden, but this seat has looked at it
    marker: int  # multiplier, 0: none or not known
    marker_down: bool  # a multiplier lies face down here
    buildings: dict[Building, int]  # kinds that are there
    stores: tuple[tuple[Resource, ...], ...]  # cubes in each warehouse
    harbours: tuple[int, ...]  # sides
    walls: tuple[int, ...]  # sides
    tower: int | None  # owner
    damaged: bool
    count: int  # buildings
    limit: int
    strength: int  # for everybody; see `capital_strength` of players for Architectus
    units: tuple[UnitView, ...]
    influence: dict[str, int]  # points by seat
    rulers: tuple[int, ...]  # who controls it: nobody, a seat, or both of a team
    zone: int | None  # whose start hex it is
    worked: bool  # was produced from in this turn


class CharacterView(Struct, frozen=True):
    tile: str
    name: str
    type: CharacterType
    tokens: int = 0
    walls: int = 0
    deposit: tuple[Resource, ...] = ()
    used: bool = False


class PlayerView(Struct, frozen=True):
    seat: int
    colour: str
    team: int
    alive: bool
    conceded: bool
    capital: str | None
    strength: int
    radius: int  # of influence
    workers: int
    most_workers: int
    military: int
    most_military: int
    pool: dict[UnitKind, int]  # own figures not on the map
    stock: dict[Resource, int]
    money: int | None  # half-coins; None: not for this seat to know
    characters: tuple[CharacterView, ...]
    next_price: int  # half-coins for the next character
    battles: int
    dice: int  # tiles in hand
    fallen: tuple[str, ...]
    stances: tuple[Stance, ...]  # by seat
    consents: bool
    farm_hex: str | None
    endgame_turns: int
    looked: tuple[str, ...]  # hidden hexes this player has looked at
    hand: tuple[DiceTile, ...] | None = None  # own
    lot: Terrain | None = None  # own, before it is laid
    withdraws: Withdrawal | None = None  # own
    mouths: int = 0  # own workers and soldiers, who eat at the end of the turn
    fed: int = 0  # of them, by farms


class ColumnView(Struct, frozen=True):
    kind: Resource
    price: int
    cubes: tuple[Resource, ...]  # lying above


class SideView(Struct, frozen=True):
    seat: int
    units: tuple[str, ...]
    tower: bool
    value: int
    tile: DiceTile | None
    dux: int
    conflict: int


class FightView(Struct, frozen=True):
    hex: str
    attacker: SideView
    defender: SideView
    heros: bool
    over: bool


class TurnView(Struct, frozen=True):
    unit: str | None
    via: str | None
    acted: bool
    used: tuple[str, ...]  # character tiles
    worked_hexes: tuple[str, ...]
    recruited: bool
    forum: bool
    rides: int
    sailor: str | None


class View(Struct, frozen=True):
    seat: Seat | None
    variant: Variant
    phase: Phase
    round: int
    active: int
    start: int
    endgame: bool
    players: tuple[PlayerView, ...]
    rival: PlayerView | None
    hexes: tuple[HexView, ...]  # in reading order; empty before the tiles are dealt
    market: tuple[ColumnView, ...]
    market_cubes: int
    bank: dict[BankKind, int]
    exhausted: int  # kinds the bank has none of
    display: tuple[str | None, ...]
    stack: int
    stack_types: dict[CharacterType, int]
    water_stack: int
    terrain_left: int
    events: tuple[EventCube, ...] | None  # solo: the row; None: drawn from a bag
    events_left: int
    events_used: tuple[EventCube, ...]
    turn: TurnView
    fight: FightView | None
    result: Result | None
    scores: tuple[Score, ...]  # after the end, by side
    points: tuple[int, ...] = ()  # what everybody may know of each king's, the rival's last
