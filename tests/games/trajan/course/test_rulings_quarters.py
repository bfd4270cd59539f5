"""Rulings of section 12 about the end of a quarter and the final scoring."""

from __future__ import annotations

import pytest

from games.trajan.course.scoring import Score
from tests.games.trajan.scene import Scene

ALL_DEMANDS = "bread games religion"


# ---- demands ----------------------------------------------------------------------------------


def test_ruling_matching_tiles_are_spent_without_a_question_r27():
    scene = Scene().when(1, ALL_DEMANDS).player(0, vp=9, tiles=f"{ALL_DEMANDS} bread").demands()
    assert (scene.me(0).vp, scene.me(0).tiles, scene.key(0)) == (9, {"bread": 1}, None)


def test_ruling_matching_tiles_go_before_wild_ones_r27():
    scene = Scene().when(1, ALL_DEMANDS).player(0, vp=9, tiles=f"{ALL_DEMANDS} wild_demand")
    assert scene.demands().me(0).tiles == {"wild_demand": 1}


def test_ruling_any_number_of_wild_tiles_may_be_kept_r27():
    scene = (
        Scene().when(1, ALL_DEMANDS).player(0, tiles="games wild_demand wild_demand wild_demand")
    )
    assert scene.demands().options(0) == ["wilds:2", "wilds:1", "wilds:0"]


@pytest.mark.parametrize(("spent", "loss"), [(0, 15), (1, 9), (2, 4), (3, 0)])
def test_ruling_every_wild_tile_covers_one_demand_of_any_kind_r27(spent: int, loss: int):
    scene = Scene().when(1, "games games religion").player(0, vp=20)
    scene.player(0, tiles="wild_demand wild_demand wild_demand").demands()
    scene.answer(0, f"wilds:{spent}")
    left = scene.me(0).tiles.get("wild_demand", 0)
    assert (scene.me(0).vp, left) == (20 - loss, 3 - spent)


def test_ruling_no_more_wild_tiles_than_one_has_are_offered_r27():
    scene = Scene().when(1, ALL_DEMANDS).player(0, tiles="wild_demand").demands()
    assert scene.options(0) == ["wilds:1", "wilds:0"]


def test_ruling_a_trajan_tile_spares_the_forum_tile_r28():
    scene = Scene().when(1, ALL_DEMANDS).player(0, vp=9, needs="bread", tiles=ALL_DEMANDS).demands()
    assert (scene.me(0).vp, scene.me(0).tiles) == (9, {"bread": 1})


def test_ruling_a_trajan_tile_covers_one_demand_a_quarter_r28():
    scene = Scene().when(1, "games games games").player(0, vp=9, needs="games").demands()
    assert scene.me(0).vp == 0


def test_ruling_two_trajan_tiles_cover_two_demands_r28():
    scene = Scene().when(1, "games games games").player(0, vp=9, needs="games games").demands()
    assert scene.me(0).vp == 5


def test_ruling_a_trajan_tile_does_not_cover_another_kind_r28():
    scene = Scene().when(1, "games games games").player(0, vp=20, needs="bread").demands()
    assert scene.me(0).vp == 5


def test_tiles_of_another_kind_neither_help_nor_leave():
    scene = Scene().when(1, "games games games").player(0, vp=20, tiles="bread religion").demands()
    assert (scene.me(0).vp, scene.me(0).tiles) == (5, {"bread": 1, "religion": 1})


@pytest.mark.parametrize(("tiles", "loss"), [("", 9), ("games", 4), ("games wild_demand", 0)])
def test_the_view_warns_of_the_loss_as_things_stand(tiles: str, loss: int):
    scene = Scene().when(1, "bread games").player(0, tiles=tiles).turn(0)
    assert scene.match.view(None).players[0].loss == loss


# ---- the vote ---------------------------------------------------------------------------------


def test_ruling_all_senate_tiles_count_r30():
    scene = Scene().when(1, ALL_DEMANDS).senate({7: [1]})
    scene.player(0, senate=2, tiles="votes_2 votes_4 votes_2")
    votes = [player.votes for player in scene.votes().match.view(None).players]
    assert votes == [3 + 8, 8, 0]


def test_ruling_all_senate_tiles_leave_r30():
    scene = Scene().when(1, ALL_DEMANDS).player(0, tiles="votes_2 votes_4 votes_2")
    scene.player(1, tiles="votes_5").votes().answer(0, "bonus:left")
    assert [player.tiles for player in scene.now.players] == [{}, {}, {}]


def test_ruling_more_votes_beat_a_higher_space_r31():
    scene = Scene().when(1, ALL_DEMANDS).senate({1: [0], 2: [1]}).player(0, tiles="votes_2").votes()
    assert (scene.key(0), scene.key(1)) == ("trajan.bonus", None)


def test_ruling_discs_are_restacked_after_the_fourth_quarter_too_r32():
    scene = Scene().when(4, ALL_DEMANDS).senate({5: [0], 2: [2]}).votes().answer(0, "bonus:left")
    assert scene.now.senate_spaces == [[1, 2, 0], *([] for _ in range(7))]


def test_ruling_nobody_gets_new_senate_tiles_r34():
    scene = Scene().when(1, ALL_DEMANDS).player(0, tiles="votes_5").votes().answer(0, "bonus:left")
    assert scene.me(0).tiles == {}


def test_ruling_the_second_gets_the_other_tile_without_a_question_r40():
    scene = Scene().when(1, ALL_DEMANDS).senate_bonus("workers", "bonus").votes()
    scene.answer(2, "bonus:right")
    assert [(own.id, own.side) for own in scene.me(1).bonus] == [("bonus_workers", "grey")]


def test_ruling_the_first_cannot_refuse_r40():
    scene = Scene().when(1, ALL_DEMANDS).votes()
    asked = scene.asked(2)
    assert (scene.options(2), asked.least) == (["bonus:left", "bonus:right"], 1)


def test_with_two_players_the_loser_of_the_vote_gets_the_grey_tile():
    scene = Scene(players=2).when(1, ALL_DEMANDS).senate({4: [0]}).votes().answer(0, "bonus:left")
    assert [[own.side for own in p.bonus] for p in scene.now.players] == [["yellow"], ["grey"]]


# ---- clean-up ---------------------------------------------------------------------------------


def test_ruling_grey_ships_are_turned_back_when_the_quarter_ends_r15():
    scene = Scene().when(1, ALL_DEMANDS)
    for ship in ("ship_same", "ship_pairs", "ship_different"):
        scene.ship(ship, "back")
    assert set(scene.cleans_up().now.ships.values()) == {"front"}


def test_ruling_provinces_come_before_the_forum_r33():
    scene = Scene(players=2).when(1, ALL_DEMANDS).forum_stack(11).cleans_up()
    filled = [name for name, p in scene.now.provinces.items() if p.tile]
    green = [space for space, tile in scene.now.forum.items() if space[0] == "G" and tile]
    assert (len(filled), green) == (10, ["G1"])


def test_the_next_quarter_begins_with_its_first_round():
    now = Scene().when(2, ALL_DEMANDS).cleans_up().now
    assert (now.quarter, now.round_in_quarter, now.open_demands) == (3, 1, [])


def test_workers_and_buildings_stay_when_the_quarter_ends():
    scene = Scene().when(1, ALL_DEMANDS).player(0, sites="A1", buildings="roof_5", legions="alpes")
    now = scene.cleans_up().now
    found = (now.sites["A1"].workers, now.players[0].buildings, now.provinces["alpes"].legionnaires)
    assert found == ([0], {"roof": [5]}, [0])


def test_construction_tiles_are_never_refilled():
    scene = Scene().when(1, ALL_DEMANDS).site("A1").cleans_up()
    assert scene.now.sites["A1"].tile is None


def test_the_time_marker_is_not_reset_when_the_quarter_ends():
    scene = Scene().when(1, ALL_DEMANDS).time(5).cleans_up()
    assert scene.now.time_pos == 5


# ---- final scoring ----------------------------------------------------------------------------


def scored(**mat: object) -> Score:
    return Scene().player(0, worker_camp=0, military_camp=0, **mat).scored(0)


def test_ruling_sets_are_of_equal_type_r36():
    assert scored(buildings="stairs_2 door_2 roof_2 window_2 fountain_2").total == 0


def test_ruling_a_set_of_four_replaces_the_set_of_three_r36():
    assert scored(buildings="roof_2 roof_3 roof_4 roof_5").total == 20


def test_ruling_every_type_has_a_set_of_its_own_r36():
    mat = "roof_2 roof_3 roof_4 door_2 door_3 door_4 window_2 window_3 window_4 window_5"
    assert scored(buildings=mat).total == 10 + 10 + 20


def test_ruling_one_wild_demand_tile_serves_one_bonus_tile_r37():
    assert scored(bonus="bread games religion/grey", tiles="wild_demand").total == 9


def test_ruling_two_wild_demand_tiles_serve_two_r37():
    assert scored(bonus="bread/grey games religion", tiles="wild_demand wild_demand").total == 18


def test_ruling_a_wild_demand_tile_is_not_needed_where_the_kind_is_there_r37():
    assert scored(bonus="bread games/grey", tiles="bread wild_demand").total == 9 + 6


def test_ruling_a_wild_demand_tile_pays_no_bonus_tile_twice_r37():
    assert scored(bonus="bread", tiles="bread wild_demand").total == 9


def test_ruling_a_wild_commodity_counts_once_for_the_best_tile_r37():
    mat = {"bonus": "wine_fish/grey jewelry_gems", "display": "wine gems"}
    assert scored(tiles="wild_commodity", **mat).total == 2 + 3 + 3


def test_ruling_without_a_commodity_bonus_tile_a_wild_commodity_is_worth_nothing_r37():
    assert scored(bonus="workers", display="wine gems", tiles="wild_commodity").total == 0


def test_ruling_two_wild_commodities_count_for_the_best_tile_both_r37():
    assert scored(bonus="wine_fish", tiles="wild_commodity wild_commodity").total == 6


def test_ruling_a_grey_bonus_tile_of_bonus_tiles_does_not_count_itself_r38():
    assert scored(bonus="bonus/grey").total == 0


def test_ruling_hand_cards_do_not_count_for_commodity_tiles_r39():
    assert scored(bonus="wine_fish", hand="wine fish", display="fish").total == 2 + 3


def test_workers_in_camp_do_not_count_for_the_workers_tile():
    score = Scene().player(0, worker_camp=4, military_camp=0, bonus="workers", sites="A1").scored(0)
    assert score.total == 4 + 1


def test_legionnaires_in_camp_do_not_count_for_the_legionnaires_tile():
    scene = Scene().player(0, worker_camp=0, military_camp=4, bonus="legionnaires", legions="alpes")
    assert scene.scored(0).total == 4 + 2


def test_supply_extra_action_tiles_and_markers_are_worth_nothing():
    mat = {"tiles": "extra_forum wild_extra bread wild_demand", "plus2": "forum", "supply": 13}
    assert scored(**mat).total == 0
