"""Positions fuller than computer players make them, to see whether everything still fits."""

from __future__ import annotations

from msgspec.structs import replace

from games.nova_roma.city.board import PLACES, ZONE_MASK, Place
from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS, Feats
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.estate.tiles import TILE_KINDS
from games.nova_roma.mosaic.lines import completed_lines
from games.nova_roma.seat.guide.standing import feats_of
from games.nova_roma.seat.view import (
    BuildingView,
    FieldView,
    FollowerView,
    PlayerView,
    SpaceView,
    Token,
    View,
    ZoneView,
    colour_of,
)
from games.nova_roma.terms import GOODS, ROW_LIMIT, SQUARES, ZONES

_SHAPES = ("L4", "T4", "V3", "Z4", "I2", "I3", "O4", "I1", "I4")
EMPTY = 5  # every so many places stay free


def crowded(view: View) -> View:
    """A city built over, full estates, rows and mosaics, ships and racers in one place."""
    built = _city(view)
    forum = replace(view.forum, tokens=tuple(_tokens(view)), emperor=SQUARES[6])
    ships = tuple(
        replace(ship, harbour=("N7", "N7", "S4")[n % 3]) for n, ship in enumerate(view.ships)
    )
    lanes = tuple(
        replace(lane, racers=tuple(replace(r, space=(5, 7, 3)[lane.lane - 1]) for r in lane.racers))
        for lane in view.lanes
    )
    scores = tuple(replace(score, ships=28, contracts=30 + score.seat) for score in view.scores)
    rewards = tuple(replace(r, resolved=n % 3 == 0) for n, r in enumerate(view.rewards))
    return replace(
        view,
        forum=forum,
        buildings=built,
        zones=tuple(_count(zone, built) for zone in view.zones),
        rewards=rewards,
        ships=ships,
        lanes=lanes,
        scores=scores,
        players=tuple(_player(player) for player in view.players),
    )


def _tokens(view: View) -> list[Token]:
    seats = len(view.players)
    free = [square for square in SQUARES if square != SQUARES[6]]
    patricians = [Token(free[n], "patrician", n % seats) for n in range(3 * seats)]
    return [Token(SQUARES[6], "emperor"), *patricians, Token(SQUARES[15], "legionnaire")]


# ---- city -------------------------------------------------------------------------------------


def _city(view: View) -> tuple[BuildingView, ...]:
    """As many buildings as fit, of one owner after the other."""
    found: list[BuildingView] = []
    taken, turn = 0, 0
    by_shape = {
        shape: [p for p in PLACES.values() if p.orientation[:2] == shape] for shape in _SHAPES
    }
    for shape in (*_SHAPES, *_SHAPES, *_SHAPES, *["I2"] * 4, *["I1"] * 8):
        for zone in ZONES:
            free = [p for p in by_shape[shape] if not p.mask & taken and p.zone == zone]
            turn += 1
            if free and turn % EMPTY:
                place = free[turn * 7 % len(free)]
                taken |= place.mask
                found.append(_building(place, turn % len(view.players)))
    assert taken & ZONE_MASK["C"]
    return tuple(found)


def _building(place: Place, owner: int) -> BuildingView:
    return BuildingView(
        owner=owner,
        colour=colour_of(owner),
        zone=place.zone,
        shape=place.orientation[:2],
        orientation=place.orientation,
        anchor=place.anchor,
        cells=place.cells,
        contract=None,
    )


def _count(zone: ZoneView, built: tuple[BuildingView, ...]) -> ZoneView:
    counts: dict[int, int] = {}
    for building in built:
        if building.zone == zone.zone:
            counts[building.owner] = counts.get(building.owner, 0) + len(building.cells)
    return replace(zone, blocks=tuple(sorted(counts.items(), key=lambda pair: -pair[1])))


# ---- players ----------------------------------------------------------------------------------


def _player(player: PlayerView) -> PlayerView:
    seat = player.seat
    cards = [card for n, card in enumerate(FOLLOWERS) if n % 4 == seat][-ROW_LIMIT:]
    tiles = (list(TILE_KINDS) * 2)[seat * 2 : seat * 2 + 27 : 3]
    fields = tuple(
        replace(f, claimed=(n + seat) % 7 > 1, claimable=False) for n, f in enumerate(player.mosaic)
    )
    full = replace(
        player,
        coins=19 + seat,
        goods={good: 5 - (n + seat) % 2 for n, good in enumerate(GOODS)},
        influence=8,
        artisans=3,
        production=tuple(
            SpaceView(space.name, tile, TILE_KINDS[tile], n == 4, n % 3 != seat % 3)
            for n, (space, tile) in enumerate(zip(player.production, tiles, strict=True))
        ),
        row=tuple(
            FollowerView(card, FOLLOWERS[card].kind, n % 3 == 0, n == 1)
            for n, card in enumerate(cards)
        ),
        hand_size=10,
        sailing=tuple(TABLES.sailing)[:10],
        building=tuple(TABLES.building)[seat::4],
        markers=1,
        mosaic=fields,
        lines=tuple(completed_lines([field.name for field in fields if field.claimed])),
        chariots=("CT1", "CT4"),
        conceded=seat == 1,
    )
    return replace(full, mosaic=tuple(_open(field, feats_of(full)) for field in fields))


def _open(field: FieldView, feats: Feats) -> FieldView:
    met = ACHIEVEMENTS[field.achievement].is_met(feats)
    return replace(field, claimable=met and not field.claimed)
