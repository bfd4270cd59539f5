"""Sections 4 and 5: every tile, card, value and border as the specification lists it."""

from __future__ import annotations

from collections import Counter

import pytest

from games.trajan.data.board import (
    NEIGHBOURS,
    PENALTIES,
    PROVINCES,
    SENATE,
    SITE_NEIGHBOURS,
    SITES,
    TIME_LENGTH,
    green_spaces,
)
from games.trajan.data.cargo import SHIP_VALUES, commodity_cards
from games.trajan.data.circle import ACTIONS, STONES
from games.trajan.data.tiles import (
    BONUS_ACTION,
    BONUS_TILES,
    CONSTRUCTION_TILES,
    TRAJAN_TILES,
    demand_tiles,
    extra_tiles,
    forum_tiles,
)
from tests.games.trajan.scene import letters

# ---- 4.2, 4.3: the circle ---------------------------------------------------------------------


def test_data_4_2_the_actions_lie_around_the_circle():
    assert ACTIONS == ("seaport", "forum", "military", "senate", "trajan", "construction")


def test_data_4_3_twelve_stones_in_six_colours():
    colours = ("yellow", "orange", "green", "white", "pink", "blue")
    assert Counter(STONES) == dict.fromkeys(colours, 2)


# ---- 4.4: Trajan tiles ------------------------------------------------------------------------

PAIRS = {
    "cards": "OO BB YG YY PW GP WB OY BO",
    "points": "OO BB YY GG OW PP WW YW BW",
    "workers": "YO PO WO GO BG YY BY OY OO",
    "legionnaires": "YB BB PB WB GB WY GY PY OB",
    "plus2": "GW YP WP OP PP GP WW BP PW",
    "needs": "PP GG OG GG YG PG WG WW BO",
}
REWARDS = {
    "cards": [(3, "draw2")] * 9,
    "points": [(9, "none")] * 9,
    "workers": [(5, "worker_camp_1")] * 5 + [(2, "worker_camp_2")] * 4,
    "legionnaires": [(5, "military_camp_1")] * 5 + [(2, "military_camp_2")] * 4,
    "plus2": [(4, "plus2_marker")] * 9,
    "needs": [
        *[(1, "demand_bread")] * 3,
        *[(1, "demand_games")] * 3,
        *[(1, "demand_religion")] * 3,
    ],
}


@pytest.mark.parametrize("stack", PAIRS)
def test_data_4_4_colours_of_the_nine_tiles_of_a_stack(stack: str):
    found = [TRAJAN_TILES[f"tt_{stack}_{n}"].colours for n in range(1, 10)]
    assert [letters(list(pair)) for pair in found] == PAIRS[stack].split()


@pytest.mark.parametrize("stack", REWARDS)
def test_data_4_4_points_and_effects_of_the_nine_tiles_of_a_stack(stack: str):
    tiles = [TRAJAN_TILES[f"tt_{stack}_{n}"] for n in range(1, 10)]
    assert [(tile.vp, tile.effect) for tile in tiles] == REWARDS[stack]


def test_data_4_4_54_tiles_of_six_stacks():
    assert Counter(tile.stack for tile in TRAJAN_TILES.values()) == dict.fromkeys(PAIRS, 9)


def test_data_4_4_every_colour_occurs_eighteen_times():
    found = Counter(colour for tile in TRAJAN_TILES.values() for colour in tile.colours)
    assert set(found.values()) == {18}


def test_data_4_4_every_pair_of_equal_colours_occurs_three_times():
    pairs = [tile.colours for tile in TRAJAN_TILES.values()]
    equal = Counter(one for one, two in pairs if one == two)
    assert list(equal.values()) == [3] * 6


# ---- 4.5–4.8: forum, extra-action, demand and construction tiles ------------------------------


def test_data_4_5_seventy_forum_tiles():
    wanted = {"ft_bread": 14, "ft_games": 14, "ft_religion": 14}
    wanted |= {f"ft_votes_{n}": 3 for n in (2, 3, 4, 5)}
    wanted |= {"ft_wild_commodity": 3, "ft_wild_demand": 3}
    wanted |= {"ft_wild_construction": 2, "ft_wild_extra": 2}
    wanted |= {f"ft_extra_{action}": 1 for action in ACTIONS}
    assert (Counter(forum_tiles()), len(forum_tiles())) == (wanted, 70)


def test_data_4_6_twelve_extra_action_tiles():
    assert Counter(extra_tiles()) == {f"ex_{action}": 2 for action in ACTIONS}


def test_data_4_7_fifteen_demand_tiles():
    assert Counter(demand_tiles()) == {"bread": 5, "games": 5, "religion": 5}


def test_data_4_8_twenty_construction_tiles_of_two_to_five_points():
    found = {id: (tile.type, tile.vp) for id, tile in CONSTRUCTION_TILES.items()}
    types = ("stairs", "door", "fountain", "roof", "window")
    assert found == {f"ct_{kind}_{vp}": (kind, vp) for kind in types for vp in (2, 3, 4, 5)}


def test_data_4_8_bonus_actions():
    wanted = {"stairs": "forum", "door": "senate", "fountain": "seaport"}
    assert {**wanted, "roof": "trajan", "window": "military"} == BONUS_ACTION


# ---- 4.9–4.11: cargo and bonus tiles ----------------------------------------------------------


def test_data_4_9_ship_values():
    assert SHIP_VALUES == {
        "ship_same": {"front": (2, 6, 12, 20), "back": (0, 1, 7, 15)},
        "ship_pairs": {"front": (5, 10, 15), "back": (1, 6, 11)},
        "ship_different": {"front": (2, 4, 6, 8), "back": (0, 1, 3, 5)},
    }


def test_data_4_10_sixty_cards_of_twelve_kinds():
    kinds = "columns furs scrolls oils fruit ceramics wine fish jewelry gems cattle wheat"
    assert Counter(commodity_cards()) == dict.fromkeys(kinds.split(), 5)


@pytest.mark.parametrize(
    ("id", "yellow", "grey"),
    [
        ("bread", 9, 6),
        ("games", 9, 6),
        ("religion", 9, 6),
        ("legionnaires", 2, 1),
        ("bonus", 3, 2),
        ("columns_furs", 3, 2),
        ("scrolls_oils", 3, 2),
        ("fruit_ceramics", 3, 2),
        ("wine_fish", 3, 2),
        ("jewelry_gems", 3, 2),
        ("cattle_wheat", 3, 2),
    ],
)
def test_data_4_11_ruling_values_of_both_sides_of_a_bonus_tile_r42(id: str, yellow: int, grey: int):
    tile = BONUS_TILES[f"bonus_{id}"]
    assert (tile.yellow, tile.grey) == (yellow, grey)


def test_data_4_11_twelve_bonus_tiles():
    assert (len(BONUS_TILES), "bonus_workers" in BONUS_TILES) == (12, True)


# ---- 4.12, 4.13, 4.1: board -------------------------------------------------------------------


def test_data_4_12_ten_provinces_with_their_points_in_the_order_of_filling():
    assert list(PROVINCES.items()) == [
        ("alpes", 3),
        ("raetia", 3),
        ("noricum", 5),
        ("narbonensis", 6),
        ("lugudunensis", 6),
        ("belgica", 6),
        ("germania_superior", 6),
        ("aquitania", 10),
        ("britannia", 10),
        ("germania_inferior", 10),
    ]


def test_data_4_13_the_senate_track_is_worth_35_points_in_all():
    assert (SENATE, sum(SENATE)) == ((0, 2, 3, 4, 5, 6, 7, 8), 35)


def test_data_4_1_penalties():
    assert PENALTIES == (0, 4, 9, 15)


def test_data_4_1_the_time_cycle_has_11_16_or_21_spaces():
    assert TIME_LENGTH == {2: 11, 3: 16, 4: 21}


@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 9), (4, 12)])
def test_data_5_3_three_green_spaces_a_player(players: int, last: int):
    assert green_spaces(players) == tuple(f"G{n}" for n in range(1, last + 1))


# ---- 5.1, 5.2: borders ------------------------------------------------------------------------

BORDERS = """
alpes-narbonensis alpes-lugudunensis alpes-belgica alpes-raetia
raetia-belgica raetia-germania_superior raetia-noricum
narbonensis-aquitania narbonensis-lugudunensis
lugudunensis-britannia lugudunensis-aquitania lugudunensis-belgica
belgica-britannia belgica-germania_inferior belgica-germania_superior
germania_superior-germania_inferior britannia-germania_inferior
"""


def borders() -> set[frozenset[str]]:
    return {frozenset(border.split("-")) for border in BORDERS.split()}


def test_data_5_1_the_seventeen_borders_between_provinces_go_both_ways():
    found = [(a, b) for a, near in NEIGHBOURS.items() for b in near if a != "military_camp"]
    assert sorted(found) == sorted(
        (a, b) for border in borders() for a in border for b in border - {a}
    )


def test_data_5_1_three_ways_lead_out_of_the_camp():
    assert set(NEIGHBOURS["military_camp"]) == {"alpes", "raetia", "noricum"}


def test_data_5_1_ruling_no_way_leads_back_into_the_camp_r16():
    assert not [place for place, near in NEIGHBOURS.items() if "military_camp" in near]


def test_data_5_2_ruling_the_district_has_four_rows_of_five_sites_r43():
    assert [row + column for row in "ABCD" for column in "12345"] == list(SITES)


@pytest.mark.parametrize(
    ("site", "near"),
    [
        ("A1", "A2 B1"),
        ("A3", "A2 A4 B3"),
        ("C5", "B5 C4 D5"),
        ("B2", "A2 B1 B3 C2"),
        ("D5", "C5 D4"),
    ],
)
def test_data_5_2_neighbours_are_orthogonal(site: str, near: str):
    assert sorted(SITE_NEIGHBOURS[site]) == near.split()
