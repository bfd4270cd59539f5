"""A rich middle position made of a fresh set-up: what random play hardly reaches."""

from __future__ import annotations

from games.core.ids import kind as name_of
from games.core.rng import Rng
from games.romolo_o_remo.jobs.recruiting import DEPOSITS, take_character
from games.romolo_o_remo.kings import RIVAL
from games.romolo_o_remo.map.people import add_unit, military_room, worker_fits
from games.romolo_o_remo.map.sites import count, grid, limit, put_up
from games.romolo_o_remo.opening.setup import (
    LOTS,
    deal,
    lay_zone,
    place_farm,
    place_tower,
    place_warehouse,
    place_workers,
    start_plains,
)
from games.romolo_o_remo.state import State, Unit
from games.romolo_o_remo.terms import POOL, RESOURCES, Building, Resource

ROUND = 6
CITY: tuple[Building, ...] = ("warehouse", "temple", "aqueduct", "forum", "warehouse", "temple")
SUBURB: tuple[Building, ...] = ("farm", "warehouse", "farm")
RIVALS_UNITS = 3


def boost(s: State, rng: Rng) -> None:
    for player in s.players:
        player.lot = LOTS[rng.below(len(LOTS))]
    deal(rng, s)
    for seat in range(len(s.players)):
        _settle(s, rng, seat)
    for seat in range(len(s.players)):
        _enrich(s, rng, seat)
    if s.rival:
        assert s.rival.capital
        for n in range(RIVALS_UNITS):
            s.units.append(Unit(f"A{n + 1}", RIVAL, "soldier", s.rival.capital))
    s.phase, s.round, s.active = "start", ROUND, s.start


def _settle(s: State, rng: Rng, seat: int) -> None:
    player = s.players[seat]
    lay_zone(s, seat, player.zone[rng.below(len(player.zone))])
    one, two = start_plains(s, seat)
    place_tower(s, seat, one)
    place_farm(s, two)
    place_warehouse(s, one)
    place_workers(s, seat, [one, two])


def _enrich(s: State, rng: Rng, seat: int) -> None:
    player = s.players[seat]
    capital, other = player.capital, start_plains(s, seat)[1]
    assert capital
    away = grid(s).distance[capital]
    for hex, place in s.places.items():
        if away[hex] <= 2 and not place.up:
            place.up, place.marker_up = True, place.marker > 0
    for hex, kinds in ((capital, CITY), (other, SUBURB)):
        for kind in kinds:
            room = limit(s, hex) + (kind == "aqueduct")
            if s.bank[POOL[kind]] > 1 and count(s.places[hex]) < room and rng.below(4):
                put_up(s, hex, kind)
    if s.bank["wall"] > 3:
        s.places[capital].walls = sorted({rng.below(6), rng.below(6)})
        s.bank["wall"] -= len(s.places[capital].walls)
    _people(s, rng, seat, capital, other)
    player.money += 8 + rng.below(17)
    for good in RESOURCES:
        player.stock[good] += 1 + rng.below(4)
    for _ in range(2 + rng.below(2)):
        _recruit(s, rng, seat)
    if s.bank["battle_marker"] > 1:
        s.bank["battle_marker"] -= 1
        player.battles += 1


def _people(s: State, rng: Rng, seat: int, capital: str, other: str) -> None:
    ground = [capital, other, *_open_ground(s, capital)]
    while worker_fits(s, seat) and rng.below(4):
        add_unit(s, seat, "worker", ground[rng.below(len(ground))], lying=False)
    if military_room(s, seat):
        add_unit(s, seat, "soldier", ground[rng.below(len(ground))], lying=False)
    if military_room(s, seat) and s.bank["mercenary"] > 1 and rng.below(2):
        add_unit(s, seat, "mercenary", ground[rng.below(len(ground))], lying=False)
    add_unit(s, seat, "explorer", ground[rng.below(len(ground))], lying=False)


def _open_ground(s: State, capital: str) -> list[str]:
    """Land two steps around, but no other king's capital."""
    away = grid(s).distance[capital]
    return [
        hex
        for hex, place in s.places.items()
        if away[hex] <= 2 and place.up and place.terrain != "water" and place.tower is None
    ]


def _recruit(s: State, rng: Rng, seat: int) -> None:
    slots = [slot for slot, tile in enumerate(s.display) if tile]
    if not slots or len(s.stack) <= 1:
        return
    slot = slots[rng.below(len(slots))]
    tile = s.display[slot]
    assert tile
    deposit: list[Resource] = []
    if name_of(tile) in DEPOSITS:
        deposit = [RESOURCES[rng.below(3)]]
        s.players[seat].stock[deposit[0]] -= 1
    take_character(s, seat, tile, deposit)
    s.display[slot] = s.stack.pop()
