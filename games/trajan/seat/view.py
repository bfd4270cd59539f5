"""What one seat may see, built from nothing field by field. Hidden zones are counts.

Options name places by spots; the pictures use the same names: `tray:0`–`tray:5` and `slot:0`–
`slot:5` (circle of the seat that is asked), `action:<action>` (its row of +2 markers),
`province:<id>`, `camp:military`, `camp:worker`, `site:<A1–D5>`, `space:<G1…|Y1–Y3>`,
`stack:<Trajan stack>`, `ship:<id>`, `deck`, `discard:left`, `discard:right`, `senate:<0–7>`,
`bonus:left`, `bonus:right`, `p<seat>:wild:<kind of wild tile>`.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from games.core.seats import Seat
from games.trajan.actions.shipping import largest_shipment, ship_points
from games.trajan.course.scoring import Score, scores
from games.trajan.data.board import CAMP, PILES, PROVINCES, QUARTERS, SITES, Pile
from games.trajan.data.cargo import CARD_ORDER, SHIP_VALUES, SHIPS, Commodity, Ship, ShipSide
from games.trajan.data.circle import ACTIONS, TRAYS, Action, Colour
from games.trajan.data.tiles import (
    BUILDINGS,
    CONSTRUCTION_TILES,
    DEMANDS,
    EXTRA,
    STACKS,
    VOTES,
    WILDS,
    Building,
    Demand,
    Side,
    Stack,
)
from games.trajan.measures import (
    leaders_in,
    legions_of,
    penalty,
    province_value,
    senate_position,
    sites_of,
    tiles_of,
    time_length,
    trajan_needs,
    unmet,
    vote_ranking,
    votes,
)
from games.trajan.state import Doing, Phase, Player, Province, Result, Site, State, Turn, Variant


class BonusView(Struct, frozen=True):
    id: str
    side: Side


class PlayerView(Struct, frozen=True):
    seat: Seat
    vp: int  # on the track, before the final scoring
    trays: tuple[tuple[Colour, ...], ...]  # six; empty while others may not see them
    slots: tuple[str | None, ...]  # Trajan tiles by slot
    arch: int | None  # slot, or None for the centre of the circle
    leader: str  # province or `military_camp`
    supply: int
    worker_camp: int
    military_camp: int
    sites: tuple[str, ...]  # with an own worker
    legions: tuple[str, ...]  # provinces with an own legionnaire
    trajan_needs: dict[Demand, int]  # demands covered every quarter
    need_tiles: dict[Demand, int]
    wild: dict[str, int]  # wild_commodity, wild_demand, wild_construction, wild_extra
    extra: dict[Action, int]
    plus2: tuple[Action, ...]
    votes_tiles: tuple[int, ...]
    votes: int  # track and tiles
    senate_pos: int
    buildings: dict[Building, tuple[int, ...]]  # points of the tiles, all five types
    bonus: tuple[BonusView, ...]
    display: tuple[Commodity, ...]
    hand_size: int
    known_hand: tuple[Commodity, ...]  # what everybody saw go into the hand
    unmet: int  # open demands not covered, before wild tiles
    loss: int  # points the quarter end would cost now, all useful wild tiles spent
    ready: bool  # in set-up: all stones laid
    conceded: bool
    hand: tuple[Commodity, ...] | None = None  # own, and everybody's after the end


class ProvinceView(Struct, frozen=True):
    id: str
    vp: int
    value: int  # for the next legionnaire of somebody who has none there
    tile: str | None
    leaders: tuple[Seat, ...]
    legionnaires: tuple[Seat, ...]


class SiteView(Struct, frozen=True):
    id: str
    tile: str | None
    type: Building | None
    vp: int  # of the tile, 0 without one
    workers: tuple[Seat, ...]


class ShipView(Struct, frozen=True):
    id: Ship
    side: ShipSide
    values: tuple[int, ...]  # of the side showing, for 1, 2, … units


class PileView(Struct, frozen=True):
    size: int
    top: Commodity | None
    cards: tuple[Commodity, ...]  # from the bottom up: discard piles are public


class StackView(Struct, frozen=True):
    """A stack of Trajan tiles: only the top one lies open."""

    id: Stack
    top: str | None
    size: int


class TurnView(Struct, frozen=True):
    """The turn being taken or, until the next one begins, the last one."""

    seat: Seat
    source: int
    target: int | None  # known once all stones are sown
    order: tuple[Colour, ...]  # sown so far, into source + 1, source + 2, …
    left: tuple[Colour, ...]  # still in hand: the sowing goes on while there are any
    next_tray: int | None  # where the next stone goes
    time_from: int
    steps: int  # of the time marker in all
    fulfilled: str | None  # Trajan tile fulfilled in this turn
    extra_used: bool
    doing: Doing | None
    action: Action | None
    repeats: int


class BestShipment(Struct, frozen=True):
    """The most the own hand can put on a ship now, and what it would bring."""

    ship: Ship
    units: int
    points: int


class View(Struct, frozen=True):
    seat: Seat | None
    variant: Variant
    phase: Phase
    active: Seat  # whose turn it is; in set-up, who takes cards or tiles
    start: Seat | None  # start player; None while stones are laid
    quarter: int
    quarters: int
    round_in_quarter: int
    time_pos: int
    time_length: int
    time_left: int  # steps to the end of the round
    rounds_pending: int
    open_demands: tuple[Demand, ...]
    used_demands: tuple[Demand, ...]
    demand_stack: int
    players: tuple[PlayerView, ...]
    provinces: tuple[ProvinceView, ...]
    camp_leaders: tuple[Seat, ...]  # leaders still in the military camp
    sites: tuple[SiteView, ...]
    ships: tuple[ShipView, ...]
    deck_size: int
    discards: dict[Pile, PileView]
    trajan_stacks: tuple[StackView, ...]
    forum: dict[str, str | None]  # spaces Y1–Y3 and G1 … in use
    forum_stack: int
    extra_stack: int
    senate_spaces: tuple[tuple[Seat, ...], ...]  # eight, each from the bottom up
    senate_bonus: dict[Pile, str | None]
    vote_order: tuple[Seat, ...]  # best first, if the quarter ended now
    bonus_bag: int
    turn: TurnView | None
    fresh: tuple[Commodity, ...]  # own cards drawn from the deck since the last own turn
    shipments: tuple[BestShipment, ...]  # for the own hand
    result: Result | None
    scores: tuple[Score, ...]  # after the end


def view(s: State, seat: Seat | None, *, glance: bool = False) -> View:
    """At a glance: without what computer players do not read."""
    me = s.players[seat] if seat is not None else None
    laying = s.phase == "stones"
    return View(
        seat=seat,
        variant=s.variant,
        phase=s.phase,
        active=Seat(0 if laying else s.active_seat),
        start=None if laying else Seat(s.start_seat),
        quarter=s.quarter,
        quarters=QUARTERS,
        round_in_quarter=s.round_in_quarter,
        time_pos=s.time_pos,
        time_length=time_length(s),
        time_left=time_length(s) - s.time_pos,
        rounds_pending=s.rounds_pending,
        open_demands=tuple(s.open_demands),
        used_demands=tuple(s.used_demands),
        demand_stack=len(s.demand_stack),
        players=tuple([_player(s, Seat(i), seat, glance) for i in range(len(s.players))]),
        provinces=tuple(_province(s, name, p) for name, p in s.provinces.items()),
        camp_leaders=tuple(leaders_in(s, CAMP)),
        sites=tuple(_site(name, s.sites[name]) for name in SITES),
        ships=tuple(_ship(ship, s.ships[ship]) for ship in SHIPS),
        deck_size=len(s.deck),
        discards={pile: _pile([] if laying else s.discards[pile]) for pile in PILES},
        trajan_stacks=tuple(_stack(s, stack) for stack in STACKS),
        forum=dict(s.forum),
        forum_stack=len(s.forum_stack),
        extra_stack=len(s.extra_stack),
        senate_spaces=_senate(s),
        senate_bonus={pile: None if laying else s.senate_bonus[pile] for pile in PILES},
        vote_order=() if laying else tuple(vote_ranking(s)),
        bonus_bag=len(s.bonus_bag),
        turn=_turn(s.turn) if s.turn else None,
        fresh=_cards(me.fresh) if me else (),
        shipments=tuple(_best_shipments(s, me)) if me and not glance else (),
        result=s.result,
        scores=tuple(scores(s)) if s.result else (),
    )


def _cards(cards: list[Commodity]) -> tuple[Commodity, ...]:
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))


def _player(s: State, seat: Seat, viewer: Seat | None, glance: bool) -> PlayerView:
    player = s.players[seat]
    passed = glance and seat != viewer  # over: what is his own affair is left out
    laying = s.phase == "stones"
    sees_trays = seat == viewer or not laying
    short = unmet(player, s.open_demands)
    return PlayerView(
        seat=seat,
        vp=player.vp,
        trays=tuple(map(tuple, player.trays)) if sees_trays else ((),) * TRAYS,
        slots=tuple(player.slots),
        arch=player.arch,
        leader=player.leader,
        supply=player.supply,
        worker_camp=player.worker_camp,
        military_camp=player.military_camp,
        sites=tuple(sites_of(s, seat)),
        legions=tuple(legions_of(s, seat)),
        trajan_needs={} if passed else trajan_needs(player),
        need_tiles={} if passed else {kind: tiles_of(player, kind) for kind in DEMANDS},
        wild={kind: tiles_of(player, kind) for kind in WILDS},
        extra={} if passed else {action: tiles_of(player, EXTRA[action]) for action in ACTIONS},
        plus2=tuple(action for action in ACTIONS if action in player.plus2),
        votes_tiles=()
        if passed
        else tuple([n for kind, n in VOTES.items() for _ in range(tiles_of(player, kind))]),
        votes=votes(s, seat),
        senate_pos=senate_position(s, seat),
        buildings={type: tuple(player.buildings.get(type, ())) for type in BUILDINGS},
        bonus=() if laying else tuple(BonusView(own.id, own.side) for own in player.bonus),
        display=_cards(player.display),
        hand_size=len(player.hand),
        known_hand=_cards(player.known),
        unmet=short,
        loss=penalty(max(0, short - tiles_of(player, "wild_demand"))),
        ready=player.ready,
        conceded=player.conceded,
        hand=_cards(player.hand) if seat == viewer or s.result else None,
    )


def _province(s: State, name: str, province: Province) -> ProvinceView:
    return ProvinceView(
        id=name,
        vp=PROVINCES[name],
        value=province_value(s, name),
        tile=province.tile,
        leaders=tuple(leaders_in(s, name)),
        legionnaires=tuple(Seat(seat) for seat in province.legionnaires),
    )


def _site(name: str, site: Site) -> SiteView:
    return _site_of(name, site.tile, tuple(site.workers))


@lru_cache(maxsize=4096)  # most sites look the same from one question to the next
def _site_of(name: str, tile: str | None, workers: tuple[int, ...]) -> SiteView:
    seats = tuple(Seat(seat) for seat in workers)
    if tile is None:
        return SiteView(name, None, None, 0, seats)
    printed = CONSTRUCTION_TILES[tile]
    return SiteView(name, tile, printed.type, printed.vp, seats)


def _ship(ship: Ship, side: ShipSide) -> ShipView:
    return ShipView(ship, side, SHIP_VALUES[ship][side])


def _pile(cards: list[Commodity]) -> PileView:
    return PileView(len(cards), cards[-1] if cards else None, tuple(cards))


def _stack(s: State, stack: Stack) -> StackView:
    tiles = s.trajan_stacks[stack]
    hidden = s.phase == "stones" or stack in s.covered
    return StackView(stack, None if hidden or not tiles else tiles[-1], len(tiles))


def _senate(s: State) -> tuple[tuple[Seat, ...], ...]:
    """While stones are laid the order of the discs would tell who starts."""
    if s.phase == "stones":
        return ((),) * len(s.senate_spaces)
    return tuple(tuple(Seat(seat) for seat in space) for space in s.senate_spaces)


def _turn(turn: Turn) -> TurnView:
    sown, steps = len(turn.order), len(turn.order) + len(turn.left)
    return TurnView(
        seat=Seat(turn.seat),
        source=turn.source,
        target=None if turn.left else (turn.source + steps) % TRAYS,
        order=tuple(turn.order),
        left=tuple(turn.left),
        next_tray=(turn.source + sown + 1) % TRAYS if turn.left else None,
        time_from=turn.time_from,
        steps=steps,
        fulfilled=turn.fulfilled,
        extra_used=turn.extra_used,
        doing=turn.doing,
        action=turn.action,
        repeats=turn.repeats,
    )


def _best_shipments(s: State, me: Player) -> list[BestShipment]:
    found = []
    for ship in SHIPS:
        if units := largest_shipment(me, ship):
            found.append(BestShipment(ship, units, ship_points(s.ships[ship], ship, units)))
    return found
