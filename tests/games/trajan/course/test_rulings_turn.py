"""Rulings of section 12 about a turn: time, Trajan tiles, bonus actions, extra-action tiles."""

from __future__ import annotations

import pytest

from games.core.seats import Seat
from tests.games.trajan.scene import Scene

PINK = "P YYOO GGWW B B P"  # with the stone of VI tray I holds pink, pink
MIXED = "OB YO GG WW PPB Y"  # with the stone of VI tray I holds orange, blue, yellow


def fulfils(tile: str, circle: str, **mat: object) -> Scene:
    """Seat 0 sows one stone from VI to I, where the tile is fulfilled."""
    scene = Scene().player(0, trays=circle, slots=f"I {tile}", arch="II", **mat)
    return scene.turn(0).sow(0, "VI")


def window(scene: Scene) -> str | None:
    """The action for which an extra-action tile is offered to seat 0."""
    if scene.key(0) != "trajan.extra":
        return None
    return scene.asked(0).prompt.args["action"].key.removeprefix("action-")


# ---- sowing and time --------------------------------------------------------------------------


def test_ruling_both_orders_of_two_different_stones_are_offered_r2():
    scene = Scene().turn(0).answer(0, "tray:0")
    assert sorted(scene.options(0)) == ["sow:orange-yellow", "sow:yellow-orange"]


def test_ruling_stones_of_one_colour_are_sown_without_a_question_r2():
    scene = Scene().player(0, trays="YY OO GG WW PP BB").turn(0).answer(0, "tray:0")
    assert (scene.tray(0, "II"), scene.tray(0, "III")) == ("OOY", "GGY")


def test_ruling_nobody_is_asked_to_move_the_time_marker_r3():
    scene = Scene().turn(0).sow(0, "I", "YO")
    asked = [scene.key(seat) for seat in range(3)]
    assert (scene.now.time_pos, asked) == (2, ["trajan.military", None, None])


def test_ruling_the_sowing_can_be_taken_back_r3():
    scene = Scene().turn(0).sow(0, "I", "YO")
    scene.match.undo(Seat(0))
    scene.match.undo(Seat(0))
    assert (scene.tray(0, "I"), scene.now.time_pos, scene.key(0)) == ("YO", 0, "trajan.tray")


def test_turns_go_clockwise():
    scene = Scene(players=4).turn(2).sow(2, "I", "YO").answer(2, "skip")
    scene.sow(3, "I", "YO").answer(3, "skip")
    assert [scene.key(seat) for seat in range(4)] == ["trajan.tray", None, None, None]


def test_the_player_after_the_one_who_ended_the_round_goes_on():
    scene = Scene(players=4).time(20).turn(2).sow(2, "I", "YO").answer(2, "skip")
    assert (scene.now.round_in_quarter, scene.key(3)) == (2, "trajan.tray")


def test_the_player_after_the_one_who_ended_the_quarter_goes_on():
    scene = Scene(players=4).when(1, "bread games religion").time(20).turn(1)
    scene.sow(1, "I", "YO").answer(1, "skip").answer(3, "bonus:left")
    assert (scene.now.quarter, scene.key(2)) == (2, "trajan.tray")


def test_the_action_is_optional():
    scene = Scene().acts(0, "senate").answer(0, "skip")
    assert (scene.space(0), scene.me(0).vp, scene.key(1)) == (0, 0, "trajan.tray")


# ---- Trajan tiles -----------------------------------------------------------------------------


def test_ruling_points_and_removal_cannot_be_declined_r4():
    scene = fulfils("tt_plus2_5", PINK)
    assert (scene.me(0).vp, scene.slot(0, "I")) == (4, None)


def test_ruling_a_marker_may_be_declined_r4():
    scene = fulfils("tt_plus2_5", PINK).answer(0, "decline")
    assert (scene.me(0).vp, scene.me(0).plus2) == (4, [])


ONE_OR_TWO = [("workers_1", 1), ("workers_8", 2), ("legionnaires_1", 1), ("legionnaires_9", 2)]


@pytest.mark.parametrize(("tile", "most"), ONE_OR_TWO)
def test_ruling_fewer_figures_may_be_moved_down_to_none_r4(tile: str, most: int):
    scene = fulfils(f"tt_{tile}", MIXED)
    assert scene.options(0) == [f"figures:{n}" for n in range(most, -1, -1)]


def test_ruling_declined_figures_stay_in_the_supply_r4():
    me = fulfils("tt_workers_1", MIXED).answer(0, "figures:0").me(0)
    assert (me.vp, me.supply, me.worker_camp) == (5, 13, 1)


@pytest.mark.parametrize(
    ("tile", "camps"),
    [("tt_workers_8", (11, 3, 1)), ("tt_legionnaires_9", (11, 1, 3))],
)
def test_figures_go_to_the_camp_of_their_tile(tile: str, camps: tuple[int, int, int]):
    me = fulfils(tile, MIXED).answer(0, "figures:2").me(0)
    assert (me.supply, me.worker_camp, me.military_camp) == camps


def test_ruling_cards_are_drawn_without_a_question_r4():
    scene = fulfils("tt_cards_8", MIXED)
    assert (len(scene.me(0).hand), scene.key(0)) == (2, "trajan.seaport")


def test_ruling_a_demand_tile_is_kept_without_a_question_r4():
    scene = fulfils("tt_needs_1", PINK)
    assert (scene.me(0).needs, scene.key(0)) == (["tt_needs_1"], "trajan.seaport")


@pytest.mark.parametrize("tile", ["tt_workers_1", "tt_legionnaires_9", "tt_legionnaires_1"])
def test_ruling_stones_that_lay_there_before_count_r5(tile: str):
    assert fulfils(tile, MIXED).slot(0, "I") is None


def test_ruling_drawn_cards_can_be_shipped_in_the_same_turn_r6():
    scene = Scene().player(0, trays=MIXED, slots="I tt_cards_8", arch="II")
    scene.discards("oils", "furs").deck("gems gems fish").turn(0).sow(0, "VI")
    assert scene.script(0, "ship_same", "gems.2").me(0).vp == 3 + 6


def test_ruling_a_marker_just_gained_doubles_the_repetition_r6():
    scene = fulfils("tt_plus2_5", PINK, tiles="extra_seaport")
    scene.script(0, "plus2:seaport", "take_left", "yes", "take_left", "take_left")
    assert len(scene.me(0).hand) == 3


def test_ruling_a_worker_just_gained_can_build_r6():
    scene = Scene().player(0, trays="YO GG WWPP BB Y O", slots="VI tt_workers_1", worker_camp=0)
    scene.site("A1").turn(0).sow(0, "V").script(0, "figures:1", "site:A1")
    assert (scene.me(0).worker_camp, scene.now.sites["A1"].workers) == (0, [0])


# ---- bonus actions ----------------------------------------------------------------------------


def first_door(**mat: object) -> Scene:
    """The first door is built; its senate action is asked for."""
    scene = Scene().player(0, worker_camp=2, **mat).site("A1", "door_2").site("A2")
    return scene.acts(0, "construction").answer(0, "site:A1")


def test_ruling_a_skipped_bonus_action_opens_no_window_of_its_own_r21():
    scene = first_door(tiles="extra_senate extra_construction").answer(0, "skip")
    assert window(scene) == "construction"


def test_ruling_a_bonus_action_may_be_repeated_by_a_tile_of_its_kind_r21():
    scene = first_door(tiles="extra_senate").script(0, "advance", "yes", "advance")
    assert (scene.space(0), scene.me(0).vp) == (2, 2 + 2 + 3)


def test_ruling_the_window_of_the_bonus_action_comes_first_r21():
    scene = first_door(tiles="extra_senate extra_construction").answer(0, "advance")
    assert window(scene) == "senate"


def test_ruling_then_the_window_of_the_construction_r21():
    scene = first_door(tiles="extra_senate extra_construction").script(0, "advance", "no")
    assert window(scene) == "construction"


def test_ruling_a_bonus_action_inside_a_repetition_is_carried_out_r21():
    scene = Scene().player(0, tiles="extra_construction").site("A1", "door_5")
    scene.acts(0, "construction").script(0, "recruit", "yes", "site:A1")
    assert scene.key(0) == "trajan.senate"


def test_ruling_a_bonus_action_inside_a_repetition_opens_no_window_r21():
    scene = Scene().player(0, tiles="extra_construction extra_senate").site("A1", "door_5")
    scene.acts(0, "construction").script(0, "recruit", "yes", "site:A1", "advance")
    assert (scene.me(0).tiles, scene.key(1)) == ({"extra_senate": 1}, "trajan.tray")


def test_the_second_repetition_follows_the_bonus_action_of_the_first():
    scene = Scene().player(0, tiles="extra_construction", plus2="construction")
    scene.site("A1", "door_5").acts(0, "construction")
    scene.script(0, "recruit", "yes", "site:A1", "advance", "recruit")
    assert (scene.me(0).worker_camp, scene.me(0).supply) == (2, 11)


# ---- extra-action tiles -----------------------------------------------------------------------


def test_ruling_a_skipped_action_opens_no_window_r22():
    scene = Scene().player(0, tiles="extra_senate").acts(0, "senate").answer(0, "skip")
    assert (window(scene), scene.me(0).tiles) == (None, {"extra_senate": 1})


def test_ruling_no_window_opens_when_the_action_has_become_impossible_r22():
    scene = Scene().player(0, senate=6, tiles="extra_senate").acts(0, "senate").answer(0, "advance")
    assert (window(scene), scene.space(0)) == (None, 7)


def test_ruling_no_window_opens_when_the_forum_has_been_emptied_r22():
    scene = Scene().player(0, tiles="extra_forum").forum(G1="bread").acts(0, "forum")
    assert window(scene.answer(0, "tile:bread")) is None


def test_ruling_no_window_opens_when_the_last_figure_has_been_placed_r22():
    scene = Scene().player(0, supply=0, tiles="extra_construction").site("A1")
    assert window(scene.acts(0, "construction").answer(0, "site:A1")) is None


def test_ruling_no_window_opens_when_the_last_trajan_tile_has_been_taken_r22():
    scene = Scene().player(0, tiles="extra_trajan").stack("points", "tt_points_1")
    for stack in ("cards", "workers", "legionnaires", "plus2", "needs"):
        scene.stack(stack)
    assert window(scene.acts(0, "trajan").answer(0, "stack:points")) is None


def test_ruling_no_window_opens_when_the_arch_has_gone_to_the_centre_r22():
    slots = "I tt_cards_1 II tt_cards_2 III tt_cards_3 IV tt_cards_4 V tt_cards_5"
    scene = Scene().player(0, slots=slots, arch="VI", tiles="extra_trajan").acts(0, "trajan")
    assert window(scene.answer(0, "stack:points")) is None


def test_a_tile_of_another_action_opens_no_window():
    scene = Scene().player(0, tiles="extra_forum").acts(0, "senate").answer(0, "advance")
    assert window(scene) is None


def test_ruling_the_tile_of_the_action_is_spent_before_a_wild_one_r23():
    scene = Scene().player(0, tiles="wild_extra extra_senate").acts(0, "senate")
    scene.script(0, "advance", "yes", "advance")
    assert scene.me(0).tiles == {"wild_extra": 1}


def test_ruling_the_marker_of_another_action_does_not_help_a_wild_tile_r24():
    scene = Scene().player(0, tiles="wild_extra", plus2="forum").acts(0, "senate")
    scene.script(0, "advance", "yes", "advance")
    assert (scene.space(0), scene.key(1)) == (2, "trajan.tray")


@pytest.mark.parametrize(
    ("action", "deed"),
    [
        ("seaport", "take_left"),
        ("forum", "tile:bread"),
        ("military", "recruit"),
        ("senate", "advance"),
        ("trajan", "stack:needs"),
        ("construction", "recruit"),
    ],
)
def test_every_action_has_its_window(action: str, deed: str):
    scene = Scene().player(0, tiles=f"extra_{action}").forum(G1="bread", G2="games")
    assert window(scene.acts(0, action).answer(0, deed)) == action


def test_ruling_a_tile_may_be_used_in_the_turn_in_which_it_was_taken_r45():
    scene = Scene().forum(Y1="forum", G1="bread").acts(0, "forum")
    scene.script(0, "tile:extra_forum", "yes", "tile:bread")
    assert scene.me(0).tiles == {"bread": 1}


def test_ruling_a_tile_found_in_a_province_may_be_used_at_once_r45():
    scene = Scene().province("alpes", "extra_military").acts(0, "military")
    assert window(scene.answer(0, "move:alpes")) == "military"


def test_in_the_next_turn_another_tile_may_be_used():
    scene = Scene(players=2).player(0, trays="YO GW B YO P GWPB")
    scene.player(0, tiles="extra_senate extra_construction").turn(0)
    scene.sow(0, "III").script(0, "advance", "yes", "advance")
    scene.sow(1, "I", "YO").answer(1, "skip").sow(0, "V").answer(0, "recruit")
    assert window(scene) == "construction"
