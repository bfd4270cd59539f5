"""Vectors V12–V26: Trajan tiles, the arch and what fulfilled tiles do."""

from __future__ import annotations

import pytest

from games.trajan.data.circle import ACTIONS
from tests.games.trajan.scene import Scene

ALL_SLOTS = "I tt_cards_1 II tt_cards_2 III tt_points_1 IV tt_points_2 V tt_points_8 VI tt_needs_1"
NEAR_POINTS = "YO GW WP YO GP BB"  # III lacks a yellow stone for yellow and white


def sown(circle: str, tray: str, order: str = "", **mat: object) -> Scene:
    """Seat 0 of three empties a tray."""
    scene = Scene().player(0, trays=circle, **mat).forum(G1="bread").turn(0)
    return scene.sow(0, tray, order)


# ---- V12–V16: when a tile is fulfilled --------------------------------------------------------


def test_v12_both_colours_in_the_target_tray_pay_the_tile():
    scene = sown(NEAR_POINTS, "I", "OY", slots="III tt_points_8")
    assert (scene.me(0).vp, scene.slot(0, "III")) == (9, None)


def test_v12_the_stones_stay_where_they_are():
    assert sown(NEAR_POINTS, "I", "OY", slots="III tt_points_8").tray(0, "III") == "WPY"


def test_v12_the_tile_leaves_the_game():
    scene = sown(NEAR_POINTS, "I", "OY", slots="III tt_points_8")
    assert scene.now.removed_trajan == ["tt_points_8"]


def test_v13_with_the_other_order_the_tile_stays():
    scene = sown(NEAR_POINTS, "I", "YO", slots="III tt_points_8")
    assert (scene.me(0).vp, scene.slot(0, "III")) == (0, "tt_points_8")


def test_v14_two_equal_colours_want_two_stones():
    scene = sown("Y YB OO GG WWP PB", "I", slots="II tt_cards_4")
    assert (scene.me(0).vp, scene.slot(0, "II")) == (3, None)


def test_v14_a_card_tile_draws_two_cards_from_the_deck():
    scene = Scene().player(0, trays="Y YB OO GG WWP PB", slots="II tt_cards_4")
    scene.deck("fish oils gems").turn(0).sow(0, "I")
    assert (sorted(scene.me(0).hand), scene.now.deck) == (["fish", "oils"], ["gems"])


def test_v15_one_stone_is_not_two():
    scene = sown("Y B YO OGG WWP PB", "I", slots="II tt_cards_4")
    assert (scene.me(0).vp, scene.slot(0, "II"), scene.me(0).hand) == (0, "tt_cards_4", [])


def test_v16_only_the_tile_at_the_target_tray_pays():
    slots = "III tt_points_8 IV tt_workers_5"
    scene = sown("YO GW WP GB YO PB", "I", "OY", slots=slots)
    assert (scene.me(0).vp, scene.slot(0, "IV")) == (9, "tt_workers_5")


# ---- V17–V20: the arch ------------------------------------------------------------------------


def fulfils_v_from_the_centre() -> Scene:
    return sown("OG OG PB Y W YWPB", "IV", slots=ALL_SLOTS, arch="center")


def test_v17_a_fulfilled_tile_brings_the_arch_from_the_centre():
    assert fulfils_v_from_the_centre().arch(0) == "V"


def test_v17_the_trajan_action_is_possible_in_the_same_turn():
    assert fulfils_v_from_the_centre().key(0) == "trajan.trajan"


def test_v17_with_the_new_tile_no_slot_is_free_and_the_arch_returns_to_the_centre():
    scene = fulfils_v_from_the_centre().answer(0, "stack:plus2")
    assert (scene.slot(0, "V")[:8], scene.arch(0)) == ("tt_plus2", "center")


def test_v17_an_arch_on_a_slot_does_not_move_when_a_tile_is_fulfilled():
    scene = sown(NEAR_POINTS, "I", "OY", slots="III tt_points_8", arch="VI")
    assert scene.arch(0) == "VI"


@pytest.mark.parametrize(
    ("arch", "slots", "then"),
    [
        pytest.param("I", "II tt_cards_1 IV tt_cards_2 VI tt_cards_3", "III", id="v18"),
        pytest.param(
            "V", "I tt_cards_1 II tt_cards_2 III tt_cards_3 IV tt_cards_4", "VI", id="v19"
        ),
        pytest.param(
            "VI", "I tt_cards_1 III tt_cards_2 IV tt_cards_3 V tt_cards_4", "II", id="v20"
        ),
    ],
)
def test_v18_v19_v20_the_arch_goes_on_to_the_next_free_slot(arch: str, slots: str, then: str):
    scene = Scene().player(0, slots=slots, arch=arch).stack("points", "tt_points_3")
    scene.acts(0, "trajan").answer(0, "stack:points")
    assert (scene.slot(0, arch), scene.arch(0)) == ("tt_points_3", then)


# ---- V21–V24: figures and markers -------------------------------------------------------------

YELLOW_TO_I = "Y OOGG WWPP B B Y"  # VI to I gives I two yellow stones


def test_v21_at_most_the_figures_of_the_supply_move():
    scene = sown(YELLOW_TO_I, "VI", slots="I tt_workers_6", supply=1)
    assert scene.options(0) == ["figures:1", "figures:0"]


def test_v21_the_points_are_paid_in_full():
    scene = sown(YELLOW_TO_I, "VI", slots="I tt_workers_6", supply=1).answer(0, "figures:1")
    me = scene.me(0)
    assert (me.vp, me.supply, me.worker_camp) == (2, 0, 2)


def test_v21_two_figures_may_move_when_there_are_enough():
    scene = sown(YELLOW_TO_I, "VI", slots="I tt_workers_6").answer(0, "figures:2")
    assert (scene.me(0).supply, scene.me(0).worker_camp) == (11, 3)


BLUE_TO_I = "B YYOO GGWW P P B"


def test_v22_without_a_supply_no_figure_moves_and_nobody_is_asked():
    scene = sown(BLUE_TO_I, "VI", slots="I tt_legionnaires_2", supply=0)
    me = scene.me(0)
    assert (me.vp, me.military_camp, scene.key(0)) == (5, 1, "trajan.seaport")


def test_v22_the_tile_leaves_the_game_all_the_same():
    scene = sown(BLUE_TO_I, "VI", slots="I tt_legionnaires_2", supply=0)
    assert (scene.slot(0, "I"), scene.now.removed_trajan) == (None, ["tt_legionnaires_2"])


PINK_TO_I = "P YYOO GGWW B B P"


def test_v23_a_seventh_marker_has_no_place():
    scene = sown(PINK_TO_I, "VI", slots="I tt_plus2_5", plus2=" ".join(ACTIONS))
    assert (scene.me(0).vp, scene.me(0).plus2, scene.key(0)) == (4, [*ACTIONS], "trajan.seaport")


def test_v23_a_marker_goes_on_an_action_that_has_none():
    scene = sown(PINK_TO_I, "VI", slots="I tt_plus2_5", plus2="forum senate")
    free = ["seaport", "military", "trajan", "construction"]
    assert scene.options(0) == [*(f"plus2:{action}" for action in free), "decline"]


def test_v23_the_marker_lies_on_the_chosen_action():
    scene = sown(PINK_TO_I, "VI", slots="I tt_plus2_5").answer(0, "plus2:trajan")
    assert scene.me(0).plus2 == ["trajan"]


def test_v24_a_legionnaire_just_gained_may_be_deployed():
    mat = {"slots": "III tt_legionnaires_2", "military_camp": 0, "leader": "raetia"}
    scene = sown("YYOO B B GGWW P P", "II", **mat)
    scene.script(0, "figures:1", "deploy")
    assert (scene.me(0).vp, scene.me(0).military_camp) == (5 + 3, 0)


# ---- V25, V26: laid later, kept for ever ------------------------------------------------------


def laid_beside_its_colours() -> Scene:
    """A tile for yellow and white goes to slot II, where both colours lie already."""
    scene = Scene(players=2).player(0, trays="G YW GP O OPB YWB", slots="I tt_cards_1", arch="II")
    scene.stack("points", "tt_points_8").turn(0).sow(0, "IV")
    return scene.answer(0, "stack:points")


def test_v25_a_new_tile_scores_nothing_when_it_is_laid():
    scene = laid_beside_its_colours()
    assert (scene.me(0).vp, scene.slot(0, "II")) == (0, "tt_points_8")


def test_v25_it_scores_when_its_tray_is_a_target_later():
    scene = laid_beside_its_colours().sow(1, "I", "YO").answer(1, "skip").sow(0, "I")
    assert (scene.me(0).vp, scene.slot(0, "II")) == (9, None)


def test_v26_a_demand_tile_is_kept_and_pays_its_point():
    scene = sown("G YB GP OO WWP YB", "I", slots="II tt_needs_5")
    assert (scene.me(0).vp, scene.me(0).needs, scene.now.removed_trajan) == (1, ["tt_needs_5"], [])


@pytest.mark.parametrize("quarter", [1, 2, 3, 4])
def test_v26_it_covers_its_demand_every_quarter(quarter: int):
    scene = Scene().when(quarter, "games bread religion")
    scene.player(0, vp=30, needs="games", tiles="bread religion").demands()
    assert (scene.me(0).vp, len(scene.me(0).needs)) == (30, 1)


def test_v26_it_counts_in_the_quarter_in_which_it_was_fulfilled():
    scene = Scene(players=2).when(1, "games bread religion").time(10)
    scene.player(0, trays="G YB GP OO WWP YB", slots="II tt_needs_5", tiles="bread religion")
    scene.turn(0).sow(0, "I")
    assert scene.me(0).vp == 1
