"""Builds what a seat may see, field by field from nothing."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.corduba.city.maps import MAPS, placement_of
from games.corduba.course.deliveries import demand_of, group_minimum, least_offerings, least_troops
from games.corduba.course.scoring import points
from games.corduba.data import TABLES
from games.corduba.measures import (
    available,
    board,
    builds,
    capacity,
    everybody,
    flames,
    is_free,
    is_revolting,
    offering_value,
    special_workers,
    troop_value,
    upkeep,
)
from games.corduba.seat.view import (
    DeliveryView,
    DemandView,
    DistrictView,
    MarketView,
    PlayerView,
    SoloView,
    SpaceView,
    TileView,
    View,
    colour_of,
)
from games.corduba.state import Delivery, Owner, State, Tile
from games.corduba.terms import (
    CAEPIO,
    DECADES,
    DISTRICTS,
    RESOURCES,
    TROOPS,
    DistrictId,
    decade_of,
)
from games.core.seats import Seat


def view(s: State, seat: Seat | None, *, glance: bool = False) -> View:
    """At a glance: without what computer players do not read."""
    return View(
        seat=seat,
        variant=s.variant,
        phase=s.phase,
        round=s.round,
        decade=decade_of(s.round),
        order=tuple(s.order),
        passed=tuple(s.passed),
        active=s.active,
        players=tuple(_player(s, owner, seat) for owner in everybody(s)),
        caepio=_player(s, CAEPIO, seat) if s.solo else None,
        solo=_solo(s),
        districts=tuple(_district(s, district) for district in DISTRICTS),
        spaces=() if glance else tuple(_spaces(s)),
        market=tuple(
            MarketView(what, s.prices[what], s.stock[what], capacity(s, what), s.supply[what])
            for what in RESOURCES
        ),
        market_tile=s.market_used[-1] if s.market_used else None,
        market_tiles_left=len(s.market_tiles),
        demand=_demand(s),
        demands_used=tuple(s.demands_used),
        troops=dict(s.troops),
        offerings=dict(s.offerings),
        neutral=s.neutral,
        monuments=tuple(s.monuments),
        milestones=tuple(s.milestones),
        basilica_senators=s.basilica_senators,
        flames=flames(s),
        planned=msgspec.structs.replace(s.turn.planned) if s.turn.planned else None,
        basket=msgspec.structs.replace(s.turn.basket) if s.turn.basket else None,
        result=s.result,
    )


def _solo(s: State) -> SoloView | None:
    if s.solo is None:
        return None
    return SoloView(
        tuple(len(stack) for stack in s.solo.stacks),
        tuple(s.solo.built),
        tuple(len(deck) for deck in s.solo.decks),
        tuple(s.solo.opened),
        s.solo.row,
        TABLES.levels[s.variant.difficulty].monuments,
    )


# ---- the board --------------------------------------------------------------------------------


def _district(s: State, id: DistrictId) -> DistrictView:
    row, here = TABLES.districts[id], s.districts[id]
    return DistrictView(
        id,
        row.letter,
        row.rows,
        tuple(_tile(id, tile) for tile in here.tiles),
        dict(here.insulae),
        is_revolting(s, id),
        tuple(available(s, id)),
        id in s.track_senators,
    )


def _tile(district: DistrictId, tile: Tile) -> TileView:
    return _tile_of(district, tile.kind, tile.place, tile.builder, tile.user, tile.unrest)


@lru_cache(maxsize=4096)  # most tiles look the same from one question to the next
def _tile_of(
    district: DistrictId, kind: str, place: str, builder: Owner, user: Owner | None, unrest: bool
) -> TileView:
    type = TABLES.buildings[kind]
    placement = placement_of(district, type.shape, place)
    return TileView(
        kind,
        type.short,
        type.colour,
        type.shape,
        placement.turn,
        placement.anchor,
        MAPS[district].cells(placement.mask),
        builder,
        user,
        unrest,
    )


def _spaces(s: State) -> list[SpaceView]:
    found = []
    for name, space in TABLES.sites.items():
        user = s.spaces.get(name)
        blocked = user is None and not is_free(s, name)
        found.append(SpaceView(name, user, blocked, s.supply[space.what]))
    for kind in TROOPS:
        name = f"castra:{kind}"
        found.append(SpaceView(name, s.spaces.get(name), False, s.troops[kind]))
    return found


def _demand(s: State) -> DemandView | None:
    if s.demand is None:
        return None
    card = demand_of(s)
    return DemandView(
        card.id,
        card.what,
        group_minimum(s),
        card.amphora,
        least_troops(s),
        least_offerings(s),
        decade_of(s.round) == DECADES,
    )


# ---- players ----------------------------------------------------------------------------------


def _player(s: State, owner: Owner, viewer: Seat | None) -> PlayerView:
    """Drafts and deliveries are seen by their owner alone until all are shown."""
    p = board(s, owner)
    open_to_all = s.phase != "draft"
    knows = open_to_all or owner == viewer
    own, senators = p.delivery, points(s, owner)
    return PlayerView(
        seat=owner,
        colour=colour_of(owner),
        family=(p.family or None) if knows else None,
        cards=tuple(p.cards) if owner == viewer else None,
        character=p.character if knows else None,
        hereditas=p.hereditas if knows else None,
        chosen=p.hereditas is not None,
        denarii=p.denarii,
        goods=dict(p.goods),
        workers=p.workers,
        register=p.register,
        freed=tuple(p.freed),
        ready=tuple(p.ready),
        special=special_workers(p),
        special_ready=p.special_ready,
        popularity=p.popularity,
        harmony=p.harmony,
        upkeep=0 if owner == CAEPIO else upkeep(p),  # he pays nobody
        unrest=p.unrest,
        held=p.held,
        received=p.received,
        late_unrest=p.late_unrest,
        prestige=dict(p.prestige),
        rows=dict(p.rows),
        troops=dict(p.troops),
        offerings=dict(p.offerings),
        troop_value=troop_value(p, p.troops) if knows else 0,
        offering_value=offering_value(p, p.offerings) if knows else 0,
        monuments=tuple(p.monuments),
        milestones=tuple(p.milestones),
        builds=builds(s, owner),
        trader_ready=p.trader_ready,
        ability_ready=p.ability_ready,
        senators=sum(senators.values()),
        points=senators,
        delivered=own is not None and own.ready,
        delivery=_delivery(own) if own and (own.sent or owner in (viewer, CAEPIO)) else None,
        conceded=p.conceded,
    )


def _delivery(own: Delivery) -> DeliveryView:
    """What is chosen so far."""
    return DeliveryView(
        dict(own.troops or {}), dict(own.offerings or {}), own.goods or 0, own.amphorae or 0
    )
