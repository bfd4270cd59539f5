"""Positions fuller than computer players make them, to see whether everything still fits."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.seats import Seat
from games.trajan.data.cargo import COMMODITIES
from games.trajan.data.circle import ACTIONS, COLOURS, TRAYS
from games.trajan.data.tiles import (
    BONUS_TILES,
    BUILDING_VALUES,
    BUILDINGS,
    DEMANDS,
    TRAJAN_TILES,
    WILDS,
)
from games.trajan.seat.view import BonusView, PlayerView, ProvinceView, SiteView, View


def crowded(view: View) -> View:
    """Everybody everywhere: full mats, one tray with all stones, no empty slot."""
    seats = tuple(Seat(seat) for seat in range(len(view.players)))
    spaces = [list[Seat]() for _ in view.senate_spaces]
    spaces[-1] = list(seats)
    return replace(
        view,
        players=tuple(_player(player) for player in view.players),
        provinces=tuple(_province(province, seats) for province in view.provinces),
        camp_leaders=(),
        sites=tuple(_site(site, seats) for site in view.sites),
        open_demands=("religion", "religion", "games"),
        senate_spaces=tuple(map(tuple, spaces)),
        vote_order=seats[::-1],
        turn=None,
    )


def _province(province: ProvinceView, seats: tuple[Seat, ...]) -> ProvinceView:
    value = max(0, province.vp - 3 * len(seats))
    return replace(province, tile=None, value=value, leaders=seats, legionnaires=seats)


def _site(site: SiteView, seats: tuple[Seat, ...]) -> SiteView:
    return replace(site, tile=None, type=None, vp=0, workers=seats)


def _player(player: PlayerView) -> PlayerView:
    stones = COLOURS * 2
    trays = tuple(stones if n == player.seat else () for n in range(TRAYS))
    tiles = [id for id in TRAJAN_TILES if id.endswith(str(player.seat + 1))]
    bonus = list(BONUS_TILES)[player.seat * 2 :][:5]
    return replace(
        player,
        vp=128 + player.seat,
        trays=trays,
        slots=tuple(tiles[:TRAYS]),
        arch=None,
        worker_camp=12,
        military_camp=11,
        supply=10,
        trajan_needs=dict.fromkeys(DEMANDS, 2),
        need_tiles=dict.fromkeys(DEMANDS, 8),
        wild=dict.fromkeys(WILDS, 3),
        extra=dict.fromkeys(ACTIONS, 3),
        plus2=ACTIONS,
        votes_tiles=(5, 5, 4, 4, 3, 2),
        votes=31,
        senate_pos=7,
        buildings=dict.fromkeys(BUILDINGS, BUILDING_VALUES),
        bonus=tuple(BonusView(id, "grey" if n % 2 else "yellow") for n, id in enumerate(bonus)),
        display=COMMODITIES * 5,
        hand_size=14,
        unmet=3,
        loss=15,
    )
