"""Section 8: how a game ends, who wins, and giving up."""

from __future__ import annotations

import pytest

from games.core.seats import Seat
from tests.games.trajan.scene import Scene

ALL_DEMANDS = "bread games religion"


def last_vote(scene: Scene, first: int) -> Scene:
    """The fourth quarter's vote, with bonus tiles that bring nobody anything."""
    scene.when(4, ALL_DEMANDS).senate_bonus("workers", "legionnaires")
    return scene.votes().answer(first, "bonus:left")


# ---- the end ----------------------------------------------------------------------------------


@pytest.mark.parametrize("quarter", [1, 2, 3])
def test_the_first_three_quarters_do_not_end_the_game(quarter: int):
    scene = Scene().when(quarter, ALL_DEMANDS).votes().answer(2, "bonus:left")
    assert (scene.end, scene.now.quarter) == (None, quarter + 1)


def test_after_the_fourth_quarter_nobody_is_asked():
    scene = last_vote(Scene(), 2)
    assert (scene.end, scene.match.waiting(), scene.now.phase) == ("quarters", (), "over")


def test_a_second_round_end_after_the_last_quarter_is_dropped():
    scene = Scene(players=2).player(0, trays="- YYOOGGWWPPBB - - - -").time(10)
    scene.when(4, ALL_DEMANDS).turn(0).answer(0, "rest:any").answer(1, "bonus:left")
    now = scene.now
    assert (scene.end, now.rounds_pending, now.open_demands) == ("quarters", 0, [])


def test_the_last_demands_and_the_last_vote_come_before_the_scoring():
    scene = Scene(players=2).when(4, ALL_DEMANDS).player(0, vp=40, sites="A1 A2", senate=3)
    scene.senate_bonus("workers", "legionnaires").demands().answer(0, "bonus:left")
    in_camps = 2
    assert scene.match.outcome.scores[0] == 40 - 15 + 2 + in_camps


def test_unused_demand_tiles_count_after_the_last_demands():
    scene = Scene(players=2).when(4, "games games religion").player(0, vp=40, tiles="bread games")
    scene.player(0, bonus="bread games").senate_bonus("workers", "legionnaires").demands()
    scene.answer(1, "bonus:left")
    in_camps = 2
    assert scene.match.outcome.scores[0] == 40 - 9 + 9 + in_camps


def test_scores_of_all_players_are_given():
    scene = last_vote(Scene().player(0, vp=10).player(1, vp=20).player(2, vp=5), 2)
    assert scene.match.outcome.scores == (12, 22, 7)


# ---- the winner -------------------------------------------------------------------------------


def test_most_points_win_whatever_the_senate_says():
    scene = last_vote(Scene().player(0, vp=10).player(1, vp=11).senate({5: [2], 6: [0]}), 0)
    assert scene.match.outcome.winners == (1,)


def test_a_tie_goes_to_the_better_in_the_fourth_vote():
    scene = last_vote(Scene().player(0, vp=10, senate=2).player(1, vp=10, senate=1), 0)
    assert scene.match.outcome.winners == (0,)


def test_a_tie_of_three_has_one_winner():
    scene = last_vote(Scene().senate({1: [1], 2: [0]}), 0)
    assert (set(scene.match.outcome.scores), scene.match.outcome.winners) == ({2}, (0,))


def test_a_tie_between_the_lower_two_of_the_vote_is_decided_by_their_order():
    scene = Scene().player(0, vp=10).player(1, vp=10).senate({0: [1, 0], 3: [2]})
    assert last_vote(scene, 2).match.outcome.winners == (0,)


def test_senate_tiles_of_the_last_vote_decide_a_tie():
    scene = Scene().player(0, vp=10, senate=1).player(1, vp=10, tiles="votes_5")
    assert last_vote(scene, 1).match.outcome.winners == (1,)


def test_negative_points_can_win():
    scene = last_vote(Scene(players=2).player(0, vp=-20).player(1, vp=-19), 1)
    assert (scene.match.outcome.scores, scene.match.outcome.winners) == ((-18, -17), (1,))


# ---- giving up --------------------------------------------------------------------------------


def test_one_of_three_may_give_up_and_play_goes_on():
    scene = Scene().turn(0).aside(1, "concede")
    assert (scene.end, scene.match.view(None).players[1].conceded) == (None, True)


def test_giving_up_can_be_taken_back():
    scene = Scene().turn(0).aside(1, "concede").aside(1, "withdraw").aside(2, "concede")
    assert scene.end is None


def test_when_all_but_one_have_given_up_that_one_wins():
    scene = Scene().player(0, vp=90).turn(0).aside(0, "concede").aside(2, "concede")
    assert (scene.end, scene.match.outcome.winners) == ("concession", (1,))


def test_of_two_players_one_who_gives_up_decides():
    scene = Scene(players=2).turn(1).aside(1, "concede")
    assert (scene.end, scene.match.outcome.winners) == ("concession", (0,))


def test_giving_up_ends_the_game_in_the_middle_of_a_sealed_choice():
    scene = Scene(players=2).when(1, ALL_DEMANDS).player(0, tiles="wild_demand")
    scene.player(1, tiles="wild_demand").demands().answer(0, "wilds:1").aside(0, "concede")
    assert (scene.end, scene.match.waiting()) == ("concession", ())


def test_a_flag_does_not_cost_the_victory_if_the_game_ends_otherwise():
    scene = Scene().player(1, vp=50).when(4, ALL_DEMANDS).votes().aside(1, "concede")
    scene.answer(2, "bonus:left")
    assert (scene.end, scene.match.outcome.winners) == ("quarters", (1,))


def test_after_the_end_nobody_can_give_up():
    scene = last_vote(Scene(), 2)
    assert scene.match.aside(Seat(0)) is None
