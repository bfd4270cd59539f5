"""Scenarios A–C of the specification, step by step."""

from __future__ import annotations

from tests.games.trajan.scene import Scene

# ---- A: one chained turn ----------------------------------------------------------------------

CHAIN = ("figures:1", "site:B2", "tile:bread", "yes", "site:B3", "advance")


def chained_turn(answers: int) -> Scene:
    """Scenario A after the sowing and so many answers."""
    scene = Scene(players=3).when(2, "bread").time(13)
    scene.player(0, trays="YP O GBW YO WP GB", slots="VI tt_workers_5", arch="I")
    scene.player(0, tiles="extra_construction").forum(G1="bread")
    scene.site("B2", "stairs_4").site("B3", "door_3").turn(0)
    return scene.sow(0, "III", "WGB").script(0, *CHAIN[:answers])


def test_scenario_a_t2_the_stones_lie_in_the_order_said():
    scene = chained_turn(0)
    trays = [scene.tray(0, numeral) for numeral in ("III", "IV", "V", "VI")]
    assert trays == ["", "YOW", "WPG", "GBB"]


def test_scenario_a_t3_three_steps_reach_the_start_space():
    now = chained_turn(0).now
    assert (now.time_pos, now.rounds_pending) == (0, 1)


def test_scenario_a_t4_the_tile_pays_five_and_a_figure_moves():
    me = chained_turn(1).me(0)
    assert (me.vp, me.supply, me.worker_camp) == (5, 12, 2)


def test_scenario_a_t4_the_slot_is_empty_and_the_arch_stays():
    scene = chained_turn(1)
    found = (scene.slot(0, "VI"), scene.now.removed_trajan, scene.arch(0))
    assert found == (None, ["tt_workers_5"], "I")


def test_scenario_a_t5_the_first_stairs_score_four_and_bring_the_forum():
    scene = chained_turn(2)
    assert (scene.me(0).worker_camp, scene.me(0).vp, scene.key(0)) == (1, 9, "trajan.forum")


def test_scenario_a_bonus_the_tile_is_taken_and_no_forum_window_opens():
    scene = chained_turn(3)
    window = scene.asked(0).prompt.args["action"].key
    assert (scene.me(0).tiles["bread"], window) == (1, "action-construction")


def test_scenario_a_t6_the_tile_is_spent_for_one_repetition():
    scene = chained_turn(4)
    assert ("extra_construction" in scene.me(0).tiles, scene.key(0)) == (
        False,
        "trajan.construction",
    )


def test_scenario_a_repeat_the_first_door_scores_three_and_brings_the_senate():
    scene = chained_turn(5)
    assert (scene.me(0).worker_camp, scene.me(0).vp, scene.key(0)) == (0, 12, "trajan.senate")


def test_scenario_a_bonus_of_the_repetition_scores_two_and_opens_no_window():
    scene = chained_turn(6)
    assert (scene.space(0), scene.me(0).vp, scene.key(0)) == (1, 14, None)


def test_scenario_a_t7_the_second_demand_is_open_and_the_next_player_moves():
    scene = chained_turn(6)
    now = scene.now
    assert (len(now.open_demands), now.round_in_quarter, scene.key(1)) == (2, 3, "trajan.tray")


# ---- B: the end of a quarter ------------------------------------------------------------------


def quarter_end() -> Scene:
    scene = Scene(players=3).when(2, "bread games religion").forum(G1="games", Y2="trajan")
    scene.player(0, vp=30, tiles="bread games votes_5")
    scene.player(1, vp=28, needs="games religion", tiles="wild_demand").player(2, vp=10)
    scene.senate({2: [0], 6: [1, 2]}).senate_bonus("workers", "bread")
    return scene.ship("ship_same", "back").demands()


def after_demands() -> Scene:
    return quarter_end().answer(1, "wilds:1")


def after_vote() -> Scene:
    return after_demands().answer(0, "bonus:left")


def test_scenario_b_q1_only_b_is_asked():
    scene = quarter_end()
    assert [scene.key(seat) for seat in range(3)] == [None, "trajan.wild_demand", None]


def test_scenario_b_q1_a_spends_both_tiles_and_loses_four():
    me = after_demands().me(0)
    assert (me.vp, me.tiles) == (26, {"votes_5": 1})


def test_scenario_b_q1_b_covers_bread_with_the_wild_tile():
    me = after_demands().me(1)
    assert (me.vp, me.tiles, len(me.needs)) == (28, {}, 2)


def test_scenario_b_q1_c_falls_below_zero():
    assert after_demands().me(2).vp == -5


def test_scenario_b_q2_a_has_eight_votes_c_and_b_seven_each():
    view = after_demands().match.view(None)
    assert [(seat, view.players[seat].votes) for seat in view.vote_order] == [
        (0, 8),
        (2, 7),
        (1, 7),
    ]


def test_scenario_b_q2_a_takes_yellow_and_c_gets_the_other_grey():
    bonus = [[(own.id, own.side) for own in p.bonus] for p in after_vote().now.players]
    assert bonus == [[("bonus_workers", "yellow")], [], [("bonus_bread", "grey")]]


def test_scenario_b_q2_discs_are_stacked_b_c_a():
    assert after_vote().now.senate_spaces == [[1, 2, 0], *([] for _ in range(7))]


def test_scenario_b_q3_the_senate_tile_and_the_open_demands_are_gone():
    scene = after_vote()
    assert (scene.me(0).tiles, scene.now.open_demands) == ({}, [])


def test_scenario_b_q3_the_old_forum_left_the_game_and_twelve_new_tiles_lie_there():
    now = after_vote().now
    filled = [space for space, tile in now.forum.items() if tile]
    assert (now.removed["games"], now.removed["extra_trajan"], len(filled)) == (2, 1, 12)


def test_scenario_b_q3_provinces_bonus_spaces_and_ships_are_ready():
    now = after_vote().now
    laid = [*(p.tile for p in now.provinces.values()), *now.senate_bonus.values()]
    assert (all(laid), set(now.ships.values())) == (True, {"front"})


def test_scenario_b_q3_the_third_quarter_begins_with_round_one():
    now = after_vote().now
    assert (now.quarter, now.round_in_quarter) == (3, 1)


# ---- C: final scoring -------------------------------------------------------------------------


def final() -> Scene:
    return Scene().player(
        0,
        vp=80,
        hand="gems gems",
        worker_camp=1,
        military_camp=0,
        slots="II tt_cards_1 IV tt_points_1 VI tt_needs_1",
        buildings="stairs_2 stairs_3 stairs_4 door_2 window_2 window_3",
        tiles="wild_construction wild_commodity",
        sites="A1 A2 A3 A4 A5 B1",
        display="wine wine fish oils oils oils oils",
        bonus="workers wine_fish/grey",
    )


def test_scenario_c_hand_camps_and_leftover_tiles():
    score = final().scored(0)
    found = (score.hand, score.worker_camp, score.military_camp, score.trajan_tiles)
    assert found == (2, 1, 0, 3)


def test_scenario_c_the_wild_construction_tile_brings_the_sets_to_twenty():
    assert sum(entry.points for entry in final().scored(0).sets) == 20


def test_scenario_c_bonus_tiles():
    points = {entry.id: entry.points for entry in final().scored(0).bonus}
    assert points == {"bonus_workers": 6, "bonus_wine_fish": 8}


def test_scenario_c_total():
    assert (final().scored(0).added, final().scored(0).total) == (40, 120)
