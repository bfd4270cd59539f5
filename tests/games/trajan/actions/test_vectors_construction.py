"""Vectors V38–V48: building, bonus actions and extra-action tiles."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from tests.games.trajan.scene import Scene

ALL_SLOTS = "I tt_cards_1 II tt_cards_2 III tt_points_1 IV tt_points_2 V tt_points_8 VI tt_needs_1"
BARE = ("A1", "A2", "A3", "A4")


def sites(scene: Scene) -> list[str]:
    """The sites offered to seat 0."""
    return [id.removeprefix("site:") for id in scene.options(0) if id.startswith("site:")]


# ---- V38–V41: building ------------------------------------------------------------------------


def builds_first_window() -> Scene:
    scene = Scene().site("C3", "window_5").acts(0, "construction")
    return scene.answer(0, "site:C3")


def test_v38_the_first_worker_may_stand_on_any_of_the_twenty_sites():
    assert len(sites(Scene().acts(0, "construction"))) == 20


def test_v38_the_tile_scores_and_goes_to_the_mat():
    me = builds_first_window().me(0)
    assert (me.vp, me.buildings, me.worker_camp) == (5, {"window": [5]}, 0)


def test_v38_the_worker_stands_on_the_site_and_the_tile_is_gone():
    site = builds_first_window().now.sites["C3"]
    assert (site.workers, site.tile) == ([0], None)


def test_v38_the_first_window_brings_a_military_action():
    assert builds_first_window().key(0) == "trajan.military"


def test_v38_the_bonus_action_is_optional():
    scene = builds_first_window().answer(0, "skip")
    assert (scene.me(0).vp, scene.key(1)) == (5, "trajan.tray")


@pytest.mark.parametrize(
    ("tile", "action"),
    [
        ("stairs_2", "forum"),
        ("door_3", "senate"),
        ("fountain_4", "seaport"),
        ("roof_5", "trajan"),
        ("window_2", "military"),
    ],
)
def test_v38_every_building_brings_its_own_action(tile: str, action: str):
    scene = Scene().site("C3", tile).forum(G1="bread").acts(0, "construction")
    assert scene.answer(0, "site:C3").key(0) == f"trajan.{action}"


def test_v39_the_next_worker_stands_orthogonally_beside_an_own_one():
    scene = Scene().player(0, sites="C3").acts(0, "construction")
    assert sites(scene) == ["B3", "C2", "C4", "D3"]


def test_v39_diagonal_is_illegal():
    scene = Scene().player(0, sites="C3").acts(0, "construction")
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "site:D4")


def test_v39_rows_do_not_join_at_the_edge_of_the_district():
    scene = Scene().player(0, sites="B5").acts(0, "construction")
    assert sites(scene) == ["A5", "B4", "C5"]


def builds_beside_a_rival() -> Scene:
    scene = Scene().player(0, sites="C3").site("C4", workers=(1,)).acts(0, "construction")
    return scene.answer(0, "site:C4")


def test_v40_workers_of_others_are_in_nobodys_way():
    assert builds_beside_a_rival().now.sites["C4"].workers == [1, 0]


def test_v40_a_site_without_a_tile_brings_nothing():
    scene = builds_beside_a_rival()
    assert (scene.me(0).vp, scene.me(0).buildings, scene.key(1)) == (0, {}, "trajan.tray")


def test_v41_the_second_tile_of_a_type_scores_without_a_bonus_action():
    scene = Scene().player(0, buildings="window_2").site("C3", "window_4")
    scene.acts(0, "construction").answer(0, "site:C3")
    assert (scene.me(0).vp, scene.key(1)) == (4, "trajan.tray")


def test_v41_a_second_tile_of_another_players_type_still_brings_the_bonus_action():
    scene = Scene().player(1, buildings="window_2").site("C3", "window_4")
    assert scene.acts(0, "construction").answer(0, "site:C3").key(0) == "trajan.military"


# ---- V42: extra-action tiles ------------------------------------------------------------------


def builds_three_times() -> Scene:
    """On sites without tiles, so that no bonus action comes between."""
    scene = Scene().player(0, worker_camp=3, tiles="extra_construction", plus2="construction")
    for site in BARE:
        scene.site(site)
    scene.acts(0, "construction")
    return scene.script(0, "site:A1", "yes", "site:A2", "site:A3")


def test_v42_a_tile_with_a_marker_repeats_the_action_twice():
    scene = builds_three_times()
    standing = [site for site in BARE if scene.now.sites[site].workers == [0]]
    assert (standing, scene.key(1)) == (["A1", "A2", "A3"], "trajan.tray")


def test_v42_the_tile_leaves_the_game_and_the_marker_stays():
    me = builds_three_times().me(0)
    assert (me.tiles, me.plus2) == ({}, ["construction"])


def test_v42_without_the_marker_the_action_is_repeated_once():
    scene = Scene().player(0, worker_camp=3, tiles="extra_construction", plus2="military")
    scene.site("A1").site("A2").acts(0, "construction").script(0, "site:A1", "yes", "site:A2")
    assert (scene.me(0).worker_camp, scene.key(1)) == (1, "trajan.tray")


def test_v42_a_repetition_may_be_skipped_and_the_next_one_done():
    scene = Scene().player(0, tiles="extra_construction", plus2="construction").site("A1")
    scene.acts(0, "construction").script(0, "site:A1", "yes", "skip", "recruit")
    assert (scene.me(0).worker_camp, scene.me(0).supply) == (1, 12)


def test_v42_a_repetition_may_use_another_alternative():
    scene = Scene().player(0, tiles="extra_construction").site("A1").acts(0, "construction")
    scene.script(0, "recruit", "yes", "site:A1")
    assert (scene.me(0).supply, scene.now.sites["A1"].workers) == (12, [0])


def test_v42_the_tile_may_be_kept():
    scene = Scene().player(0, tiles="extra_construction").acts(0, "construction")
    scene.script(0, "recruit", "no")
    assert (scene.me(0).tiles, scene.key(1)) == ({"extra_construction": 1}, "trajan.tray")


# ---- V43, V44: windows one after the other ----------------------------------------------------


def first_stairs(**mat: object) -> Scene:
    scene = Scene().player(0, worker_camp=2, **mat).site("C3", "stairs_4").site("C4")
    scene.forum(Y1="construction", G1="bread", G2="games").acts(0, "construction")
    return scene.answer(0, "site:C3")


def test_v43_a_tile_taken_by_the_bonus_action_may_repeat_the_main_action():
    scene = first_stairs().answer(0, "tile:extra_construction")
    assert scene.asked(0).prompt.args["action"].key == "action-construction"


def test_v43_it_is_then_spent_for_one_more_building():
    scene = first_stairs().script(0, "tile:extra_construction", "yes", "site:C4")
    assert (scene.me(0).tiles, scene.now.sites["C4"].workers) == ({}, [0])


def test_v43_the_forum_window_comes_first_if_there_is_a_tile_for_it():
    scene = first_stairs(tiles="wild_extra").answer(0, "tile:extra_construction")
    assert scene.asked(0).prompt.args["action"].key == "action-forum"


def test_v43_declining_there_leaves_the_construction_window():
    scene = first_stairs(tiles="extra_forum").script(0, "tile:extra_construction", "no")
    assert scene.asked(0).prompt.args["action"].key == "action-construction"


def test_v44_after_one_extra_action_tile_no_second_is_offered_in_the_turn():
    scene = first_stairs(tiles="extra_forum extra_construction")
    scene.script(0, "tile:bread", "yes", "tile:games")
    assert (scene.key(0), scene.key(1)) == (None, "trajan.tray")


def test_v44_the_other_tile_is_kept():
    scene = first_stairs(tiles="extra_forum extra_construction")
    scene.script(0, "tile:bread", "yes", "tile:games")
    assert scene.me(0).tiles == {"extra_construction": 1, "bread": 1, "games": 1}


# ---- V45–V48 ----------------------------------------------------------------------------------


def test_v45_at_the_end_of_the_track_there_is_no_action_and_no_window():
    scene = Scene().player(0, senate=7, tiles="extra_senate").acts(0, "senate")
    assert (scene.key(0), scene.key(1)) == (None, "trajan.tray")


def test_v45_neither_points_nor_tile_are_touched():
    scene = Scene().player(0, senate=7, tiles="extra_senate").acts(0, "senate")
    assert (scene.me(0).vp, scene.me(0).tiles, scene.space(0)) == (0, {"extra_senate": 1}, 7)


def test_v46_a_wild_tile_repeats_twice_with_the_marker_of_the_action():
    scene = Scene().player(0, tiles="wild_extra", plus2="military").acts(0, "military")
    scene.script(0, "recruit", "yes", "recruit", "recruit")
    assert (scene.me(0).military_camp, scene.key(1)) == (4, "trajan.tray")


def test_v46_the_wild_tile_leaves_the_game():
    scene = Scene().player(0, tiles="wild_extra", plus2="military").acts(0, "military")
    scene.script(0, "recruit", "yes", "recruit", "recruit")
    assert (scene.me(0).tiles, scene.now.removed) == ({}, {"wild_extra": 1})


def first_roof_with_the_arch_in_the_centre() -> Scene:
    scene = Scene().player(0, slots=ALL_SLOTS, arch="center").site("C3", "roof_3")
    return scene.acts(0, "construction").answer(0, "site:C3")


def test_v47_an_impossible_bonus_action_is_lost():
    scene = first_roof_with_the_arch_in_the_centre()
    assert (scene.key(0), scene.key(1)) == (None, "trajan.tray")


def test_v47_nothing_else_changes():
    before = dict.fromkeys(("workers", "legionnaires", "plus2"), 9)
    scene = first_roof_with_the_arch_in_the_centre()
    sizes = {stack: len(scene.now.trajan_stacks[stack]) for stack in before}
    assert (scene.me(0).vp, scene.arch(0), sizes) == (3, "center", before)


def test_v48_without_workers_and_supply_construction_is_skipped():
    scene = Scene().player(0, worker_camp=0, supply=0).acts(0, "construction")
    assert (scene.key(0), scene.key(1)) == (None, "trajan.tray")


def test_v48_without_a_worker_in_camp_only_recruiting_is_offered():
    scene = Scene().player(0, worker_camp=0).acts(0, "construction")
    assert scene.options(0) == ["recruit", "skip"]


def test_v48_without_a_supply_only_building_is_offered():
    scene = Scene().player(0, supply=0).acts(0, "construction")
    assert (len(sites(scene)), "recruit" in scene.options(0)) == (20, False)
