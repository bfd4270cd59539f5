"""Vectors V59–V67: the final scoring."""

from __future__ import annotations

import pytest

from games.trajan.course.scoring import Score
from tests.games.trajan.scene import Scene

NO_CAMPS = {"worker_camp": 0, "military_camp": 0}


def scored(**mat: object) -> Score:
    return Scene().player(0, **{**NO_CAMPS, **mat}).scored(0)


def bonus(score: Score) -> dict[str, int]:
    return {entry.id.removeprefix("bonus_"): entry.points for entry in score.bonus}


def sets(score: Score) -> int:
    return sum(entry.points for entry in score.sets)


# ---- V59–V62, V67: bonus tiles ----------------------------------------------------------------

DISPLAY = "cattle cattle wheat wheat wheat"


def test_v59_display_cards_and_a_wild_tile_count_three_each():
    mat = {"display": DISPLAY, "hand": "wheat", "tiles": "wild_commodity"}
    assert bonus(scored(bonus="cattle_wheat", **mat)) == {"cattle_wheat": 18}


def test_v59_a_hand_card_is_worth_its_point_only():
    score = scored(bonus="cattle_wheat", display=DISPLAY, hand="wheat", tiles="wild_commodity")
    assert (score.hand, score.total) == (1, 19)


def test_v59_the_grey_side_pays_two_a_card():
    assert bonus(scored(bonus="cattle_wheat/grey", display=DISPLAY)) == {"cattle_wheat": 10}


@pytest.mark.parametrize("tile", ["columns_furs", "scrolls_oils", "fruit_ceramics", "wine_fish"])
def test_v59_every_commodity_tile_counts_its_own_two_kinds(tile: str):
    one, two = tile.split("_")
    display = f"{one} {two} {two} gems wheat"
    assert bonus(scored(bonus=tile, display=display)) == {tile: 9}


@pytest.mark.parametrize(("workers", "points"), [(0, 0), (1, 1), (6, 3), (7, 4)])
def test_v60_grey_workers_count_half_rounded_up(workers: int, points: int):
    sites = " ".join(("A1", "A2", "A3", "A4", "A5", "B1", "B2")[:workers])
    assert bonus(scored(bonus="workers/grey", sites=sites)) == {"workers": points}


def test_v60_yellow_workers_count_one_each():
    assert bonus(scored(bonus="workers", sites="A1 A2 A3")) == {"workers": 3}


def test_v61_a_yellow_bonus_tile_of_bonus_tiles_counts_itself():
    assert bonus(scored(bonus="bonus workers bread/grey"))["bonus"] == 6


def test_v61_a_grey_one_counts_only_the_others():
    assert bonus(scored(bonus="bonus/grey workers bread"))["bonus"] == 4


def test_v62_a_wild_demand_tile_serves_the_yellow_bonus_tile():
    mat = {"tiles": "wild_demand", "needs": "bread"}
    assert bonus(scored(bonus="games/grey bread", **mat)) == {"bread": 9, "games": 0}


def test_v62_a_trajan_tile_does_not_help():
    assert bonus(scored(bonus="bread", needs="bread")) == {"bread": 0}


@pytest.mark.parametrize("demand", ["bread", "games", "religion"])
@pytest.mark.parametrize(("side", "points"), [("yellow", 9), ("grey", 6)])
def test_v62_a_tile_of_the_kind_pays_once(demand: str, side: str, points: int):
    score = scored(bonus=f"{demand}/{side}", tiles=f"{demand} {demand}")
    assert bonus(score) == {demand: points}


# ---- V63–V65: construction sets ---------------------------------------------------------------


def test_v63_two_wild_tiles_go_where_they_bring_most():
    mat = {"buildings": "stairs_2 stairs_3 stairs_4 window_2 window_3"}
    assert sets(scored(tiles="wild_construction wild_construction", **mat)) == 30


def test_v64_one_tile_and_two_wild_ones_are_a_set_of_three():
    assert sets(scored(buildings="fountain_2", tiles="wild_construction wild_construction")) == 10


def test_v64_a_type_needs_a_tile_of_its_own():
    assert sets(scored(tiles="wild_construction wild_construction")) == 0


def test_v65_five_tiles_are_worth_as_much_as_four():
    mat = {"buildings": "door_2 door_3 door_4 door_5"}
    assert sets(scored(tiles="wild_construction", **mat)) == 20


@pytest.mark.parametrize(("tiles", "points"), [(1, 0), (2, 0), (3, 10), (4, 20)])
def test_v63_v65_sets_of_three_and_four_pay_ten_and_twenty(tiles: int, points: int):
    buildings = " ".join(("roof_2", "roof_3", "roof_4", "roof_5")[:tiles])
    assert sets(scored(buildings=buildings)) == points


# ---- V66, V67: what is left over --------------------------------------------------------------


@pytest.mark.parametrize(("option", "points"), [("on", 2), ("off", 0)])
def test_v66_tiles_at_the_circle_score_if_the_table_wants_it(option: str, points: int):
    scene = Scene(score_leftover_trajan_tiles=option)
    scene.player(0, slots="II tt_cards_1 IV tt_needs_1", **NO_CAMPS)
    assert (scene.scored(0).trajan_tiles, scene.scored(0).total) == (points, points)


def test_v66_fulfilled_demand_tiles_are_not_at_the_circle():
    assert scored(needs="bread games").total == 0


SIX_PROVINCES = "alpes raetia noricum belgica britannia aquitania"


def test_v67_grey_legionnaires_count_in_provinces_and_those_in_camp_score_by_themselves():
    score = scored(bonus="legionnaires/grey", legions=SIX_PROVINCES, military_camp=3)
    assert (bonus(score), score.military_camp) == ({"legionnaires": 6}, 3)


def test_v67_yellow_legionnaires_count_two_each():
    assert bonus(scored(bonus="legionnaires", legions=SIX_PROVINCES)) == {"legionnaires": 12}
