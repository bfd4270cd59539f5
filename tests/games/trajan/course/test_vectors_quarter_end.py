"""Vectors V49–V58: demands, the senate's vote and the clean-up."""

from __future__ import annotations

import pytest

from games.trajan.data.board import PROVINCES
from tests.games.trajan.scene import Scene

ALL_DEMANDS = "bread games religion"


# ---- V49–V51: demands -------------------------------------------------------------------------


def bread_bread_games() -> Scene:
    scene = Scene().when(1, "bread bread games").player(0, vp=20, needs="bread")
    return scene.player(0, tiles="bread religion religion wild_demand").demands()


def test_v49_the_wild_tile_is_asked_for_with_the_loss_that_remains():
    asked = bread_bread_games().asked(0)
    assert [(o.id, o.label.args["loss"]) for o in asked.options] == [("wilds:1", 0), ("wilds:0", 4)]


def test_v49_spending_the_wild_tile_saves_the_points():
    me = bread_bread_games().answer(0, "wilds:1").me(0)
    assert (me.vp, me.tiles) == (20, {"religion": 2})


def test_v49_keeping_it_costs_four():
    me = bread_bread_games().answer(0, "wilds:0").me(0)
    assert (me.vp, me.tiles) == (16, {"religion": 2, "wild_demand": 1})


def test_v49_the_trajan_tile_stays():
    assert len(bread_bread_games().answer(0, "wilds:1").me(0).needs) == 1


def test_v49_spent_tiles_leave_the_game():
    removed = bread_bread_games().answer(0, "wilds:1").now.removed
    assert (removed["bread"], removed["wild_demand"]) == (1, 1)


def test_v50_three_equal_demands_want_three_covers():
    scene = Scene().when(1, "religion religion religion").player(0, vp=20, needs="religion")
    me = scene.player(0, tiles="religion bread games").demands().me(0)
    assert (me.vp, me.tiles) == (16, {"bread": 1, "games": 1})


def test_v51_points_may_become_negative():
    scene = Scene().when(1, ALL_DEMANDS).player(0, vp=2).demands()
    assert scene.me(0).vp == -13


# ---- V52–V54: the vote ------------------------------------------------------------------------


def voted(scene: Scene, first: int) -> tuple[list[list[str]], list[int]]:
    """Sides of the bonus tiles everybody got, and the new stack."""
    scene.answer(first, "bonus:left")
    sides = [[own.side for own in player.bonus] for player in scene.now.players]
    return sides, scene.now.senate_spaces[0]


def test_v52_with_equal_votes_the_higher_space_is_first():
    scene = Scene().when(1, ALL_DEMANDS).senate({3: [0], 5: [1]}).player(0, tiles="votes_2").votes()
    assert voted(scene, 1) == ([["grey"], ["yellow"], []], [2, 0, 1])


@pytest.mark.parametrize(("stack", "first", "second"), [([0, 1], 1, 0), ([1, 0], 0, 1)])
def test_v53_on_the_same_space_who_arrived_later_is_first(
    stack: list[int], first: int, second: int
):
    scene = Scene().when(1, ALL_DEMANDS).senate({3: stack}).votes()
    sides, discs = voted(scene, first)
    assert (sides[first], sides[second], discs) == (["yellow"], ["grey"], [2, second, first])


def test_v54_without_any_vote_the_stack_decides_and_stays_as_it_is():
    scene = Scene().when(1, ALL_DEMANDS).senate({0: [0, 1, 2]}).votes()
    assert voted(scene, 2) == ([[], ["grey"], ["yellow"]], [0, 1, 2])


# ---- V55, V56: provinces ----------------------------------------------------------------------


def test_v55_a_province_with_a_leader_gets_no_tile():
    scene = Scene().when(1, ALL_DEMANDS).player(1, leader="alpes").cleans_up()
    assert scene.now.provinces["alpes"].tile is None


def test_v55_a_province_with_a_legionnaire_gets_no_tile():
    scene = Scene().when(1, ALL_DEMANDS).player(2, legions="raetia").cleans_up()
    assert scene.now.provinces["raetia"].tile is None


def test_v56_a_province_without_tile_leader_and_legionnaire_gets_a_tile():
    scene = Scene().when(1, ALL_DEMANDS).player(1, leader="alpes").player(2, legions="raetia")
    filled = [name for name, p in scene.cleans_up().now.provinces.items() if p.tile]
    assert filled == [name for name in PROVINCES if name not in ("alpes", "raetia")]


def test_v56_a_province_that_shows_its_tile_keeps_it():
    scene = Scene().when(1, ALL_DEMANDS).province("belgica", "wild_extra").cleans_up()
    assert scene.now.provinces["belgica"].tile == "ft_wild_extra"


# ---- V57: what leaves and what stays ----------------------------------------------------------


def test_v57_only_senate_tiles_leave_the_mat():
    scene = Scene().when(1, ALL_DEMANDS)
    scene.player(0, tiles="votes_4 bread wild_demand extra_trajan").cleans_up()
    assert scene.me(0).tiles == {"bread": 1, "wild_demand": 1, "extra_trajan": 1}


def test_v57_every_tile_left_in_the_forum_leaves_the_game():
    scene = Scene().when(1, ALL_DEMANDS).forum(Y1="senate", G1="votes_5", G9="bread").cleans_up()
    assert scene.now.removed == {"extra_senate": 1, "votes_5": 1, "bread": 1}


def test_v57_the_three_open_demands_are_gone():
    now = Scene().when(1, ALL_DEMANDS).cleans_up().now
    assert (now.open_demands, sorted(now.used_demands)) == ([], sorted(ALL_DEMANDS.split()))


def test_v57_hands_displays_markers_and_trajan_tiles_stay():
    scene = Scene().when(1, ALL_DEMANDS).player(0, hand="fish", display="gems", plus2="forum")
    me = scene.player(0, slots="II tt_cards_4", needs="bread").cleans_up().me(0)
    kept = (me.hand, me.display, me.plus2, me.slots[1], len(me.needs))
    assert kept == (["fish"], ["gems"], ["forum"], "tt_cards_4", 1)


# ---- V58: refilling ---------------------------------------------------------------------------


def short_of_tiles() -> Scene:
    """Four provinces are empty, fourteen tiles are left."""
    scene = Scene(players=4).when(1, ALL_DEMANDS)
    for name in ("raetia", "noricum", "belgica", "lugudunensis", "britannia", "aquitania"):
        scene.province(name, "religion")
    return scene.forum_stack(14).cleans_up()


def test_v58_provinces_are_filled_before_the_forum():
    assert all(province.tile for province in short_of_tiles().now.provinces.values())


def test_v58_the_forum_is_filled_as_far_as_the_stack_goes():
    forum = short_of_tiles().now.forum
    green = [space for space, tile in forum.items() if space[0] == "G" and tile]
    assert green == [f"G{n}" for n in range(1, 11)]


def test_v58_yellow_spaces_have_a_stack_of_their_own():
    now = short_of_tiles().now
    yellow = [now.forum[space][:3] for space in ("Y1", "Y2", "Y3")]
    assert (yellow, len(now.extra_stack)) == (["ex_"] * 3, 9)


def test_v58_with_too_few_tiles_provinces_are_filled_in_their_order():
    scene = Scene(players=2).when(1, ALL_DEMANDS).forum_stack(3).cleans_up()
    filled = [name for name, province in scene.now.provinces.items() if province.tile]
    assert filled == ["alpes", "raetia", "noricum"]


@pytest.mark.parametrize(("players", "green"), [(2, 6), (3, 9), (4, 12)])
def test_v58_with_enough_tiles_all_spaces_of_the_player_count_are_filled(players: int, green: int):
    forum = Scene(players=players).when(1, ALL_DEMANDS).cleans_up().now.forum
    filled = [space for space, tile in forum.items() if tile]
    assert filled == ["Y1", "Y2", "Y3", *(f"G{n}" for n in range(1, green + 1))]


def test_v58_two_new_bonus_tiles_lie_in_the_senate():
    scene = Scene(players=2).when(1, ALL_DEMANDS).senate_bonus("workers", "bonus")
    scene.votes().answer(1, "bonus:left")
    new = [tile for tile in scene.now.senate_bonus.values() if tile]
    assert (len(set(new)), {"bonus_workers", "bonus_bonus"} & set(new)) == (2, set())
