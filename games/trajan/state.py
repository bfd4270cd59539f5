"""Everything that is on the table, on the mats and in the hands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from games.trajan.data.board import CAMP, FIGURES, START_IN_CAMP, Pile
from games.trajan.data.cargo import Commodity, Ship, ShipSide
from games.trajan.data.circle import START_ARCH, TRAYS, Action, Colour
from games.trajan.data.tiles import Building, Demand, Side, Stack

# Stones are laid in secret, cards and tiles taken in turn; then turns, and at the end of a
# quarter demands and senate.
Phase: TypeAlias = Literal["stones", "cards", "tiles", "turn", "demands", "senate", "over"]
Doing: TypeAlias = Literal["main", "bonus", "repeat"]
EndReason: TypeAlias = Literal["quarters", "concession"]


class Variant(Struct):
    stone_setup: Literal["choose", "random"] = "choose"
    score_leftover_trajan_tiles: bool = True
    reshuffle_commodities: bool = True
    time_length: int = 0  # 0: as usual for the number of players


class OwnedBonus(Struct):
    id: str
    side: Side


class Player(Struct):
    """A mat and what belongs to it.

    `tiles` counts forum and extra-action tiles by kind (`bread`, `votes_4`, `extra_forum` …).
    """

    vp: int = 0
    trays: list[list[Colour]] = field(default_factory=lambda: [[] for _ in range(TRAYS)])
    slots: list[str | None] = field(default_factory=lambda: [None] * TRAYS)
    arch: int | None = START_ARCH  # None: in the centre
    leader: str = CAMP
    supply: int = FIGURES - 2 * START_IN_CAMP
    worker_camp: int = START_IN_CAMP
    military_camp: int = START_IN_CAMP
    needs: list[str] = []  # fulfilled Trajan tiles that cover a demand every quarter
    tiles: dict[str, int] = {}
    plus2: list[Action] = []
    buildings: dict[Building, list[int]] = {}  # points of the tiles taken, by type
    bonus: list[OwnedBonus] = []
    hand: list[Commodity] = []
    known: list[Commodity] = []  # of the hand, what everybody saw come in
    fresh: list[Commodity] = []  # of the hand, what came from the deck since the last own turn
    display: list[Commodity] = []
    ready: bool = False  # has laid all stones in set-up
    conceded: bool = False


class Province(Struct):
    tile: str | None = None
    legionnaires: list[int] = []  # seats, in the order of arrival


class Site(Struct):
    tile: str | None = None
    workers: list[int] = []  # seats, in the order of arrival


class Turn(Struct):
    """The turn being taken or, until the next one begins, the last one."""

    seat: int
    source: int
    time_from: int
    order: list[Colour] = []  # stones sown so far
    left: list[Colour] = []  # stones still in hand
    fulfilled: str | None = None  # Trajan tile
    extra_used: bool = False
    doing: Doing | None = None  # in what way `action` is being carried out now
    action: Action | None = None
    repeats: int = 0  # left after the present one


class Result(Struct):
    reason: EndReason
    winners: list[int]


class State(Struct):
    """Of every list that is a stack or pile the last one is on top."""

    variant: Variant
    players: list[Player]
    start_seat: int
    active_seat: int
    forum_stack: list[str]
    extra_stack: list[str]
    demand_stack: list[Demand]
    demands_aside: list[Demand]  # removed unseen
    bonus_bag: list[str]
    trajan_stacks: dict[Stack, list[str]]
    deck: list[Commodity]
    discards: dict[Pile, list[Commodity]]
    provinces: dict[str, Province]
    forum: dict[str, str | None]
    sites: dict[str, Site]
    ships: dict[Ship, ShipSide]
    senate_spaces: list[list[int]]  # seats, from the bottom up
    senate_bonus: dict[Pile, str | None]
    phase: Phase = "stones"
    quarter: int = 1
    round_in_quarter: int = 1
    time_pos: int = 0
    rounds_pending: int = 0
    open_demands: list[Demand] = []
    used_demands: list[Demand] = []
    covered: list[Stack] = []  # stacks whose new top is shown when the set-up choice is complete
    removed: dict[str, int] = {}  # forum and extra-action tiles out of the game, by kind
    removed_trajan: list[str] = []
    turn: Turn | None = None
    result: Result | None = None
