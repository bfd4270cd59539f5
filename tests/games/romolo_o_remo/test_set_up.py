"""The set-up, step by step as the rulebook has it."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.ids import kind as name_of
from games.core.match import Match
from games.core.seats import Seat
from games.romolo_o_remo import GAME
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.terms import (
    BANK,
    CHARACTERS_USED,
    DISPLAY,
    EVENT_CUBES,
    RESOURCES,
    TERRAIN_TILES,
    TYPES,
)

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def dealt(seats: int, seed: int = 1, **variant: str) -> Match:
    """After the secret choice."""
    match = Match.start(GAME, seats, seed, variant)
    for seat in list(match.waiting()):
        match.submit(seat, match.seq, ["hill" if seat % 2 else "forest"])
    return match


def answered(match: Match, *picks: str) -> Match:
    """Whoever is asked answers, one after the other."""
    for pick in picks:
        seat = match.waiting()[0]
        match.submit(seat, match.seq, [pick])
    return match


@every_table
def test_tiles_not_taken_are_dealt_in_hiding(seats: int):
    s = dealt(seats).state_copy()
    zones = [hex for zone in GRIDS[seats].layout.zones for hex in zone]
    rival = GRIDS[seats].layout.rival
    hidden = [hex for hex, place in s.places.items() if not place.up and hex not in zones]
    assert len(hidden) == {1: 17, 2: 19, 3: 28, 4: 33}[seats]
    pool = Counter([*(s.places[hex].terrain for hex in hidden), *s.terrain])
    taken = Counter("hill" if seat % 2 else "forest" for seat in range(seats))
    assert pool["plains"] == TERRAIN_TILES["plains"] - 2 * seats - (rival is not None)
    assert pool["water"] == 6
    for lot in ("forest", "hill"):
        assert pool[lot] == TERRAIN_TILES[lot] - taken[lot]


@every_table
def test_markers_lie_face_down_on_the_middle(seats: int):
    s = dealt(seats).state_copy()
    marked = [hex for hex, place in s.places.items() if place.marker]
    assert marked == sorted(GRIDS[seats].layout.multipliers)
    assert not any(place.marker_up for place in s.places.values())
    assert len(marked) + len(s.markers) == 6


@every_table
def test_type_i_comes_before_ii_before_iii(seats: int):
    s = dealt(seats).state_copy()
    order = [*s.display, *reversed(s.stack)]
    types = [TABLES.characters[name_of(tile)].type for tile in order]
    assert types == sorted(types)
    assert Counter(types) == {type: CHARACTERS_USED[type][seats - 1] for type in TYPES}
    assert len(s.display) == DISPLAY[seats - 1]


@every_table
def test_the_bank_is_that_of_the_table(seats: int):
    s = dealt(seats).state_copy()
    assert s.bank == {kind: row[seats - 1] for kind, row in BANK.items()}
    assert set(s.prices.values()) == {1}
    assert s.water_stack == 9


def test_everybody_has_six_dice_tiles_and_one_is_away():
    s = dealt(3).state_copy()
    for player in s.players:
        assert sorted([*player.hand, *player.aside]) == sorted(TABLES.dice_tiles)
        assert len(player.aside) == 1
    assert (
        len({player.aside[0] for n in range(12) for player in dealt(3, n).state_copy().players}) > 3
    )


def test_with_the_die_there_are_no_dice_tiles():
    for player in dealt(2, combat="die").state_copy().players:
        assert (player.hand, player.aside) == ([], [])


def test_alone_the_rival_has_a_tower_and_events_wait():
    s = dealt(1).state_copy()
    assert (s.rival.capital, s.places["A2"].tower, s.places["A2"].up) == ("A2", 1, True)
    assert s.places["A2"].terrain == "plains"
    assert Counter(s.events) == Counter(EVENT_CUBES)
    assert len(s.rival.hand) == 5


def test_the_start_player_is_chosen_by_chance_and_takes_the_first_zone():
    starts = set()
    for seed in range(20):
        s = Match.start(GAME, 3, seed).state_copy()
        starts.add(s.start)
        zones = [s.players[(s.start + n) % 3].zone for n in range(3)]
        assert tuple(zones) == GRIDS[3].layout.zones
    assert starts == {0, 1, 2}


def test_tiles_are_laid_and_pieces_placed_from_the_start_player_on():
    match = dealt(2)
    first = match.state_copy().start
    zones = GRIDS[2].layout.zones
    assert match.waiting() == (first,)
    answered(match, zones[0][2])
    assert match.waiting() == (1 - first,)
    s = match.state_copy()
    lots = {hex: s.places[hex].terrain for hex in zones[0]}
    assert Counter(lots.values())["plains"] == 2
    assert lots[zones[0][2]] in ("forest", "hill")
    answered(match, zones[1][0])
    assert match.pending(match.waiting()[0]).key == "romolo.gift"
    answered(match, "salt", "refined")
    one, two = (hex for hex in zones[0] if hex != zones[0][2])
    answered(match, two, one, two, f"{two}+{two}")
    s = match.state_copy()
    player = s.players[first]
    assert (player.capital, s.places[two].tower, s.places[one].tower) == (two, first, None)
    assert s.places[one].buildings == {"farm": 1}
    assert (s.places[one].stores, s.places[two].stores) == ([], [[]])
    workers = [u for u in s.units if u.owner == first]
    assert [u.hex for u in workers] == [two, two]
    assert not any(u.lying for u in workers)
    wanted = {"grain": 2, "wood": 2, "stone": 2, "salt": 1}
    assert player.stock == {kind: wanted.get(kind, 0) for kind in RESOURCES}
    assert player.money == 4


def test_who_gives_up_before_the_land_is_laid_ends_the_game() -> None:
    match = Match.start(GAME, 2, 7)
    match.submit_aside(Seat(0), ["concede"])
    assert match.outcome
    assert match.view(Seat(1)).scores
