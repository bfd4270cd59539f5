"""What one seat may see. Hidden zones are counts; `make_view` builds it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.seats import Seat
from games.nova_roma.course.scoring import AutomaScore, Score
from games.nova_roma.data.components import LineId, Price, Reward, TileKind
from games.nova_roma.data.followers import Kind
from games.nova_roma.state import Phase, Result, Variant
from games.nova_roma.terms import COLOURS, NEUTRAL, Action, Colour, Good, MosaicColour, ZoneId

AnyColour: TypeAlias = "Colour | Literal['neutral']"
Figure: TypeAlias = Literal["patrician", "legionnaire", "emperor"]


def colour_of(owner: int) -> AnyColour:
    return "neutral" if owner == NEUTRAL else COLOURS[owner]


class Token(Struct, frozen=True):
    """A figure in the forum."""

    square: str  # a1 … d4
    figure: Figure
    owner: int | None = None  # of a patrician


class ForumView(Struct, frozen=True):
    rows: tuple[Action, ...]  # actions of the rows 1–4
    columns: tuple[Action, ...]  # actions of the columns a–d
    tokens: tuple[Token, ...]
    emperor: str | None  # his square
    emperor_tile: str | None  # shown last
    emperor_squares: tuple[str, ...]  # of that tile
    shaded_squares: tuple[str, ...]  # of that tile, for the solo game
    tiles_left: int


class OfferView(Struct, frozen=True):
    cards: tuple[str | None, ...]  # slots from the left; None is a gap
    left: int  # in the stack


class EstateSlot(Struct, frozen=True):
    slot: str  # basic_1 … basic_4, special_1
    tile: str | None
    kind: TileKind | None
    price: Price


class BuildingView(Struct, frozen=True):
    owner: int  # a seat, or NEUTRAL
    colour: AnyColour
    zone: ZoneId
    shape: str
    orientation: str
    anchor: str
    cells: tuple[str, ...]
    contract: str | None  # None: a single block without contract


class RewardView(Struct, frozen=True):
    space: str
    zone: ZoneId
    tile: str | None  # None: the space is not used with so few players
    reward: Reward | None
    resolved: bool
    neighbours: tuple[str, ...]


class ZoneView(Struct, frozen=True):
    zone: ZoneId
    blocks: tuple[tuple[int, int], ...]  # owner and number of blocks, most first
    majority: tuple[int, int, int]


class ShipView(Struct, frozen=True):
    owner: int
    colour: AnyColour
    name: str  # a or b
    harbour: str


class RacerView(Struct, frozen=True):
    owner: int
    colour: AnyColour
    space: int
    height: int  # in the stack of its space; 0 lies at the bottom and ranks first


class LaneView(Struct, frozen=True):
    lane: int  # 1, 2, 3
    racers: tuple[RacerView, ...]  # the first in the race first


class SpaceView(Struct, frozen=True):
    name: str  # p11 … p33
    tile: str | None
    kind: TileKind | None
    flipped: bool
    artisan: bool


class FollowerView(Struct, frozen=True):
    card: str
    kind: Kind
    exhausted: bool
    fresh: bool  # played in the present action: no effect yet


class FieldView(Struct, frozen=True):
    name: str  # m11 … m33
    colour: MosaicColour
    achievement: str
    claimed: bool
    claimable: bool  # condition, cost and marker are there now


class PlayerView(Struct, frozen=True):
    seat: Seat
    colour: Colour
    coins: int
    goods: dict[Good, int]
    influence: int
    artisans: int  # available
    production: tuple[SpaceView, ...]  # in reading order
    row: tuple[FollowerView, ...]
    row_surcharge: int  # influence the next follower costs
    hand_size: int
    ships: tuple[str, ...]  # harbours of ship a and ship b
    sailing: tuple[str, ...]  # contracts
    building: tuple[str, ...]  # contracts
    blocks_left: int
    patricians_left: int
    legionnaires: int
    markers: int
    markers_to_win: int
    spaces: tuple[int, ...]  # of the racers, by lane
    mosaic: tuple[FieldView, ...]  # in reading order; empty until all tiles are there
    mosaic_tiles: dict[MosaicColour, str]
    lines: tuple[LineId, ...]  # completed lines of the mosaic
    chariots: tuple[str, ...]
    conceded: bool
    pack_size: int  # in the draft of followers
    kept_size: int
    hand: tuple[str, ...] | None = None  # own; everybody's after the end
    pack: tuple[str, ...] | None = None  # own
    kept: tuple[str, ...] | None = None  # own


class PlannedView(Struct, frozen=True):
    """The building that is being placed, as far as it is decided."""

    owner: int
    colour: AnyColour
    shape: str
    zones: tuple[ZoneId, ...]  # in which it may stand
    zone: str | None
    orientation: str | None
    anchor: str | None
    cells: tuple[str, ...]  # empty until the spot is chosen
    completes: tuple[str, ...]  # reward spaces it would complete


class TurnView(Struct, frozen=True):
    square: str | None
    pending: tuple[Action, ...]
    claimed: str | None  # field claimed in this turn
    action: Action | None
    via_petition: bool
    strength: int
    sails: int
    planned: PlannedView | None


class AutomaView(Struct, frozen=True):
    points: int
    ships: tuple[str, ...]
    contracts: tuple[str, ...]
    chariots: tuple[str, ...]
    spaces: tuple[int, ...]  # of its racers, by lane
    legionnaires: int  # not in the forum
    emperor_tiles: tuple[str, ...]  # shown since the last shuffle


class View(Struct, frozen=True):
    seat: Seat | None
    variant: Variant
    round: int
    lap: int  # 1–3: which of the three turns of everybody
    phase: Phase
    active: Seat
    first_player: Seat
    marker_claimed: int | None  # by which seat, in this round
    forum: ForumView
    sailing: OfferView
    building: OfferView
    followers: OfferView
    follower_discard: tuple[str, ...]
    estate: tuple[EstateSlot, ...]
    basic_left: int
    special_left: int
    buildings: tuple[BuildingView, ...]
    rewards: tuple[RewardView, ...]
    zones: tuple[ZoneView, ...]
    ships: tuple[ShipView, ...]
    lanes: tuple[LaneView, ...]
    favoured: str | None  # chariot tile
    next_favoured: str | None
    chariots_left: int  # face down
    artisans: int  # in the supply
    players: tuple[PlayerView, ...]
    mosaic_offer: dict[MosaicColour, tuple[str, ...]]  # in the draft
    mosaic_left: dict[MosaicColour, int]  # face down, in the draft
    turn: TurnView
    automa: AutomaView | None
    result: Result | None
    scores: tuple[Score, ...]  # as if the game ended now
    automa_score: AutomaScore | None
