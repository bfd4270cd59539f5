"""Builds what one seat may see from nothing, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.core.seats import Seat
from games.nova_roma.city.blocks import blocks_in, blocks_left, completed_by, majority_of
from games.nova_roma.city.board import PLACES, REWARD_SPACES
from games.nova_roma.course.order import everybody
from games.nova_roma.course.scoring import automa_score, scores
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS, in_order
from games.nova_roma.estate.tiles import SPACES, TILE_KINDS
from games.nova_roma.forum import patricians_left
from games.nova_roma.hippodrome import spaces_of
from games.nova_roma.mosaic.fields import FIELDS, claimable
from games.nova_roma.mosaic.lines import completed_lines
from games.nova_roma.seat.packs import packs_are_seen
from games.nova_roma.seat.passed_over import passed_over
from games.nova_roma.seat.view import (
    AutomaView,
    BuildingView,
    EstateSlot,
    FieldView,
    FollowerView,
    ForumView,
    LaneView,
    OfferView,
    PlannedView,
    PlayerView,
    RacerView,
    RewardView,
    ShipView,
    SpaceView,
    Token,
    TurnView,
    View,
    ZoneView,
    colour_of,
)
from games.nova_roma.state import Player, Slots, State
from games.nova_roma.terms import (
    COLOURS,
    FREE_ROW,
    LEGIONNAIRES_SOLO,
    MOSAIC_COLOURS,
    NEUTRAL,
    ZONES,
    MosaicColour,
    ZoneId,
)

# Fields of the mosaic: the colour of their tile, and which of its fields they are.
_FIELDS: tuple[tuple[str, MosaicColour, int], ...] = tuple(
    (name, MOSAIC_COLOURS[int(name[1]) - 1], int(name[2]) - 1) for name in FIELDS
)


def view(s: State, seat: Seat | None, *, glance: bool = False) -> View:
    """At a glance: without what computer players do not read."""
    return View(
        seat=seat,
        variant=s.variant,
        round=s.round,
        lap=s.lap,
        phase=s.phase,
        active=Seat(s.active),
        first_player=Seat(s.first_player),
        marker_claimed=s.marker_claimed,
        forum=_forum(s),
        sailing=_offer(s.sailing_offer, s.sailing_deck),
        building=_offer(s.building_offer, s.building_deck),
        followers=_offer(s.follower_offer, s.follower_deck),
        follower_discard=tuple(s.follower_discard),
        estate=tuple(_estate(s)),
        basic_left=len(s.basic_stack),
        special_left=len(s.special_stack),
        buildings=tuple(_buildings(s)),
        rewards=tuple(_rewards(s)),
        zones=tuple([_zone(s, zone, glance) for zone in ZONES]),
        ships=() if glance else tuple(_ships(s)),
        lanes=tuple(_lane(s, n) for n in range(len(s.lanes))),
        favoured=s.favoured,
        next_favoured=s.next_favoured,
        chariots_left=len(s.chariot_stack),
        artisans=s.artisans,
        players=tuple(
            [
                passed_over(each) if glance and each != seat else _player(s, each, seat)
                for each in everybody(s)
            ]
        ),
        mosaic_offer={colour: tuple(tiles) for colour, tiles in s.mosaic_offer.items()},
        mosaic_left=_mosaic_left(s),
        turn=_turn(s),
        automa=_automa(s),
        result=s.result,
        scores=() if glance else tuple(scores(s)),
        automa_score=None if glance else automa_score(s),
    )


# ---- board ------------------------------------------------------------------------------------


def _forum(s: State) -> ForumView:
    tile = TABLES.emperors[s.emperor_tile] if s.emperor_tile else None
    return ForumView(
        rows=tuple(s.rows),
        columns=tuple(s.columns),
        tokens=tuple(_tokens(s)),
        emperor=s.emperor,
        emperor_tile=s.emperor_tile,
        emperor_squares=tile.emperor if tile else (),
        shaded_squares=tile.shaded if tile else (),
        tiles_left=len(s.emperor_stack),
    )


def _tokens(s: State) -> Iterator[Token]:
    if s.emperor:
        yield Token(s.emperor, "emperor")
    for square, owner in s.patricians.items():
        yield Token(square, "patrician", owner)
    for square in s.legionnaires:
        yield Token(square, "legionnaire")


def _offer(offer: Slots, stack: list[str]) -> OfferView:
    return OfferView(tuple(offer), len(stack))


def _estate(s: State) -> Iterator[EstateSlot]:
    tiles = [*s.basic_offer, s.special_offer]
    for tile, (slot, price) in zip(tiles, TABLES.prices.items(), strict=True):
        yield EstateSlot(slot, tile, TILE_KINDS[tile] if tile else None, price)


def _buildings(s: State) -> list[BuildingView]:
    return [_building(each.owner, each.place, each.contract) for each in s.buildings]


@lru_cache(maxsize=4096)  # they stay where they are
def _building(owner: int, at: str, contract: str | None) -> BuildingView:
    place = PLACES[at]
    return BuildingView(
        owner=owner,
        colour=colour_of(owner),
        zone=place.zone,
        shape=place.orientation.partition(".")[0],
        orientation=place.orientation,
        anchor=place.anchor,
        cells=place.cells,
        contract=contract,
    )


def _rewards(s: State) -> Iterator[RewardView]:
    for name in REWARD_SPACES:
        here = s.rewards.get(name)
        yield _reward(name, here.tile, here.resolved) if here else _reward(name, None, False)


@lru_cache(maxsize=1024)
def _reward(name: str, tile: str | None, resolved: bool) -> RewardView:
    space = REWARD_SPACES[name]
    return RewardView(
        space=space.name,
        zone=space.zone,
        tile=tile,
        reward=TABLES.rewards[tile].reward if tile else None,
        resolved=resolved,
        neighbours=space.cells,
    )


def _zone(s: State, zone: ZoneId, glance: bool) -> ZoneView:
    if glance:
        return ZoneView(zone, (), majority_of(s, zone))
    blocks = sorted(blocks_in(s, zone).items(), key=lambda pair: -pair[1])
    return ZoneView(zone, tuple(blocks), majority_of(s, zone))


def _ships(s: State) -> Iterator[ShipView]:
    fleets: list[tuple[int, list[str]]] = [(seat, s.players[seat].ships) for seat in everybody(s)]
    if s.automa:
        fleets.append((NEUTRAL, s.automa.ships))
    for owner, harbours in fleets:
        for name, harbour in zip("ab", harbours, strict=True):
            yield ShipView(owner, colour_of(owner), name, harbour)


def _lane(s: State, n: int) -> LaneView:
    """Racers by rank: farther ahead first, on one space from the bottom of the stack."""
    seen: dict[int, int] = {}
    racers = []
    for racer in s.lanes[n]:
        height = seen.get(racer.space, 0)
        seen[racer.space] = height + 1
        racers.append(RacerView(racer.owner, colour_of(racer.owner), racer.space, height))
    return LaneView(n + 1, tuple(sorted(racers, key=lambda r: (-r.space, r.height))))


# ---- players ----------------------------------------------------------------------------------


def _player(s: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    player = s.players[seat]
    own = seat == viewer
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        coins=player.coins,
        goods=dict(player.goods),
        influence=player.influence,
        artisans=player.artisans,
        production=tuple(_production(player)),
        row=tuple(
            FollowerView(h.card, FOLLOWERS[h.card].kind, h.exhausted, h.fresh) for h in player.row
        ),
        row_surcharge=int(len(player.row) >= FREE_ROW),
        hand_size=len(player.hand),
        ships=tuple(player.ships),
        sailing=tuple(player.sailing),
        building=tuple(player.building),
        blocks_left=blocks_left(s, seat),
        patricians_left=patricians_left(s, seat),
        legionnaires=player.legionnaires,
        markers=player.markers,
        markers_to_win=player.markers_to_win,
        spaces=spaces_of(s, seat),
        mosaic=tuple(_mosaic(s, seat)),
        mosaic_tiles=dict(player.mosaic),
        lines=tuple(completed_lines(player.claimed)),
        chariots=tuple(player.chariots),
        conceded=player.conceded,
        pack_size=len(player.pack),
        kept_size=len(player.kept),
        hand=tuple(in_order(player.hand)) if own or s.result else None,
        pack=tuple(in_order(player.pack)) if own and packs_are_seen(s) else None,
        kept=tuple(in_order(player.kept)) if own else None,
    )


def _production(player: Player) -> Iterator[SpaceView]:
    for name, space in zip(SPACES, player.production, strict=True):
        kind = TILE_KINDS[space.tile] if space.tile else None
        yield SpaceView(name, space.tile, kind, space.flipped, space.artisan)


def _mosaic(s: State, seat: Seat) -> Iterator[FieldView]:
    player = s.players[seat]
    if len(player.mosaic) < len(MOSAIC_COLOURS):
        return
    now = claimable(s, seat)
    for name, colour, n in _FIELDS:
        achievement = TABLES.mosaic[player.mosaic[colour]].fields[n]
        yield FieldView(name, colour, achievement, name in player.claimed, name in now)


def _mosaic_left(s: State) -> dict[MosaicColour, int]:
    return {colour: len(s.mosaic_stacks[colour]) for colour in s.mosaic_offer}


# ---- what is going on -------------------------------------------------------------------------


def _turn(s: State) -> TurnView:
    turn = s.turn
    return TurnView(
        square=turn.square,
        pending=tuple(turn.pending),
        claimed=turn.claimed,
        action=turn.action,
        via_petition=turn.via_petition,
        strength=turn.strength,
        sails=turn.sails,
        planned=_planned(s),
    )


def _planned(s: State) -> PlannedView | None:
    planned = s.turn.planned
    if planned is None:
        return None
    place = PLACES[planned.place] if planned.place else None
    return PlannedView(
        owner=s.active,
        colour=colour_of(s.active),
        shape=planned.shape,
        zones=tuple(planned.zones),
        zone=planned.zone,
        orientation=planned.orientation,
        anchor=place.anchor if place else None,
        cells=place.cells if place else (),
        completes=tuple(completed_by(s, place)) if place else (),
    )


def _automa(s: State) -> AutomaView | None:
    automa = s.automa
    if automa is None:
        return None
    return AutomaView(
        points=automa.points,
        ships=tuple(automa.ships),
        contracts=tuple(automa.contracts),
        chariots=tuple(automa.chariots),
        spaces=spaces_of(s, NEUTRAL),
        legionnaires=LEGIONNAIRES_SOLO - len(s.legionnaires),
        emperor_tiles=tuple(s.emperor_used),
    )
