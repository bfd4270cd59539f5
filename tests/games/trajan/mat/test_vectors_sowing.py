"""Vectors V1–V11: sowing and time."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.trajan.data.circle import NUMERALS
from tests.games.trajan.scene import Scene

ALL_TWELVE = "- YYOOGGWWPPBB - - - -"


def trays(scene: Scene) -> list[str]:
    return [scene.tray(0, numeral) for numeral in NUMERALS]


def four_players(circle: str = "", time: int = 0) -> Scene:
    """L = 21; stones of seat 0 as said, by itself YO GW PB YO GW PB."""
    return Scene(players=4).player(0, trays=circle).forum(G1="bread").time(time).turn(0)


# ---- V1, V2: the order is the player's --------------------------------------------------------


def test_v1_the_first_stone_goes_to_the_next_tray_and_the_last_to_the_target():
    scene = four_players().sow(0, "I", "OY")
    assert trays(scene) == ["", "GWO", "PBY", "YO", "GW", "PB"]


def test_v1_the_target_tray_decides_the_action():
    assert four_players().sow(0, "I", "OY").key(0) == "trajan.military"


def test_v1_two_stones_move_the_time_marker_two_steps_and_end_no_round():
    now = four_players().sow(0, "I", "OY").now
    assert (now.time_pos, now.rounds_pending) == (2, 0)


def test_v2_the_other_order_lays_the_other_stones():
    scene = four_players().sow(0, "I", "YO")
    assert trays(scene) == ["", "GWY", "PBO", "YO", "GW", "PB"]


def test_v2_the_other_order_has_the_same_target():
    assert four_players().sow(0, "I", "YO").key(0) == "trajan.military"


# ---- V3–V6: around the circle -----------------------------------------------------------------

ONE_IN_VI = "O GW PB YO GWPB Y"
SIX_IN_IV = "W W P YYOOGG PB B"
SEVEN_IN_IV = "W P P YYOOGGW B B"


def test_v3_from_tray_vi_the_sowing_goes_on_in_tray_i():
    scene = four_players(ONE_IN_VI).sow(0, "VI")
    assert (scene.tray(0, "VI"), scene.tray(0, "I")) == ("", "OY")


def test_v3_one_stone_from_vi_means_the_seaport_and_one_step():
    scene = four_players(ONE_IN_VI).sow(0, "VI")
    assert (scene.key(0), scene.now.time_pos) == ("trajan.seaport", 1)


def test_v4_the_sixth_stone_comes_back_into_the_emptied_tray():
    scene = four_players(SIX_IN_IV).sow(0, "IV", "YYOOGG")
    assert trays(scene) == ["WO", "WO", "PG", "G", "PBY", "BY"]


def test_v4_six_stones_lead_back_to_their_own_action():
    assert four_players(SIX_IN_IV).sow(0, "IV", "YYOOGG").key(0) == "trajan.senate"


def test_v5_the_seventh_stone_goes_into_the_next_tray_again():
    scene = four_players(SEVEN_IN_IV).sow(0, "IV", "YYOOGGW")
    assert trays(scene) == ["WO", "PO", "PG", "G", "BYW", "BY"]


def test_v5_seven_stones_lead_to_the_next_action():
    assert four_players(SEVEN_IN_IV).sow(0, "IV", "YYOOGGW").key(0) == "trajan.trajan"


def test_v6_twelve_stones_give_every_tray_two():
    scene = four_players(ALL_TWELVE).answer(0, "rest:any")
    assert [len(tray) for tray in scene.me(0).trays] == [2] * 6


def test_v6_twelve_stones_lead_back_to_their_own_action():
    assert four_players(ALL_TWELVE).answer(0, "rest:any").key(0) == "trajan.forum"


# ---- V7–V10: time -----------------------------------------------------------------------------


def test_v7_reaching_the_start_space_exactly_ends_the_round():
    now = four_players(time=19).sow(0, "I", "YO").now
    assert (now.time_pos, now.rounds_pending) == (0, 1)


def test_v7_one_step_short_of_the_start_space_does_not():
    now = four_players(time=18).sow(0, "I", "YO").now
    assert (now.time_pos, now.rounds_pending) == (20, 0)


def test_v7_the_round_ends_only_after_the_turn():
    scene = four_players(time=19).sow(0, "I", "YO")
    assert scene.now.open_demands == []


def test_v8_the_marker_goes_on_from_where_it_is():
    now = four_players("YOGW PB YO GW P B", time=20).sow(0, "I", "YOGW").now
    assert (now.time_pos, now.rounds_pending) == (3, 1)


def test_v8_the_marker_stays_there_when_the_round_has_ended():
    scene = four_players("YOGW PB YO GW P B", time=20).sow(0, "I", "YOGW").answer(0, "skip")
    assert (scene.now.time_pos, scene.now.round_in_quarter) == (3, 2)


def two_players(demands: str) -> Scene:
    """L = 11, the marker on the last space, all twelve stones sown from tray II."""
    scene = Scene(players=2).player(0, trays=ALL_TWELVE).when(1, demands).time(10)
    return scene.forum(G1="bread").turn(0).answer(0, "rest:any")


def test_v9_twelve_steps_from_the_last_of_eleven_spaces_end_two_rounds():
    now = two_players("").now
    assert (now.time_pos, now.rounds_pending) == (0, 2)


def test_v9_two_demands_are_revealed_one_after_the_other():
    scene = two_players("").answer(0, "skip")
    assert (len(scene.now.open_demands), scene.now.round_in_quarter) == (2, 3)


def test_v9_then_the_next_player_is_to_move_and_no_round_is_left_over():
    scene = two_players("").answer(0, "skip")
    assert (scene.key(1), scene.now.rounds_pending) == ("trajan.tray", 0)


def test_v10_the_third_demand_is_revealed_and_the_quarter_ends_at_once():
    scene = two_players("bread games").answer(0, "skip")
    told = [key for key in scene.told() if key in ("told-demand", "told-quarter-ends")]
    assert told == ["told-demand", "told-quarter-ends"]


def test_v10_the_third_demand_counts_in_that_quarter_end():
    scene = two_players("bread games").answer(0, "skip")
    assert [player.vp for player in scene.now.players] == [-15, -15]


def test_v10_a_second_round_end_after_the_quarter_opens_the_new_quarters_first_demand():
    scene = two_players("bread games religion").answer(0, "skip").answer(1, "bonus:left")
    assert (scene.now.quarter, len(scene.now.open_demands), scene.key(1)) == (2, 1, "trajan.tray")


# ---- V11 --------------------------------------------------------------------------------------

EMPTY_V = "YO GW PB YOGW - PB"


def test_v11_an_empty_tray_is_not_offered():
    scene = four_players(EMPTY_V)
    assert scene.options(0) == ["tray:0", "tray:1", "tray:2", "tray:3", "tray:5"]


def test_v11_an_empty_tray_cannot_be_taken():
    with pytest.raises(IllegalChoiceError):
        four_players(EMPTY_V).sow(0, "V")
