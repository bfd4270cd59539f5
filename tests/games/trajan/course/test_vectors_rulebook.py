"""Vectors R1–R12: what the rulebook's summary states in numbers."""

from __future__ import annotations

import pytest

from games.core.match import Match
from games.trajan import GAME
from games.trajan.seat.view import View
from games.trajan.state import State
from tests.games.trajan.scene import Scene

ALL_DEMANDS = "bread games religion"


def new_game(players: int) -> View:
    """A fresh table whose stones chance has laid."""
    return Match.start(GAME, players, 1, {"stone_setup": "random"}).view(None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rulebook_r1_leader_and_a_legionnaire_start_in_the_military_camp(players: int):
    mats = new_game(players).players
    found = {(mat.leader, mat.military_camp, mat.legions) for mat in mats}
    assert found == {("military_camp", 1, ())}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rulebook_r1_one_worker_is_in_camp_and_thirteen_figures_in_the_supply(players: int):
    mats = new_game(players).players
    assert {(mat.worker_camp, mat.sites, mat.supply) for mat in mats} == {(1, (), 13)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rulebook_r1_the_arch_stands_on_slot_i(players: int):
    assert {mat.arch for mat in new_game(players).players} == {0}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rulebook_r1_two_stones_lie_in_every_tray(players: int):
    mats = new_game(players).players
    assert {len(tray) for mat in mats for tray in mat.trays} == {2}


def test_rulebook_r2_four_players_have_ten_province_and_twelve_green_and_three_yellow_tiles():
    view = new_game(4)
    green = [tile for space, tile in view.forum.items() if space[0] == "G" and tile]
    yellow = [tile for space, tile in view.forum.items() if space[0] == "Y" and tile]
    provinces = [province.tile for province in view.provinces if province.tile]
    assert (len(provinces), len(green), len(yellow)) == (10, 12, 3)


def test_rulebook_r2_four_players_leave_48_forum_9_extra_and_12_demand_tiles_face_down():
    view = new_game(4)
    assert (view.forum_stack, view.extra_stack, view.demand_stack) == (48, 9, 12)


def test_rulebook_r3_a_legionnaire_in_empty_britannia_scores_ten():
    scene = Scene().player(0, leader="britannia").acts(0, "military").answer(0, "deploy")
    assert (scene.me(0).vp, scene.me(0).military_camp) == (10, 0)


def test_rulebook_r4_a_foreign_legionnaire_takes_three_from_belgica():
    scene = Scene().player(1, legions="belgica").player(0, leader="belgica")
    scene.acts(0, "military").answer(0, "deploy")
    assert scene.me(0).vp == 3


def test_rulebook_r5_two_foreign_legionnaires_leave_alpes_worth_nothing_but_never_less():
    scene = Scene().province("alpes", legions=(1, 2)).player(0, leader="alpes", vp=5)
    scene.acts(0, "military").answer(0, "deploy")
    assert scene.me(0).vp == 5


def test_rulebook_r5_the_legionnaire_without_points_is_placed_all_the_same():
    scene = Scene().province("alpes", legions=(1, 2)).player(0, leader="alpes")
    scene.acts(0, "military").answer(0, "deploy")
    assert (scene.now.provinces["alpes"].legionnaires, scene.me(0).military_camp) == ([1, 2, 0], 0)


@pytest.mark.parametrize(
    ("tiles", "loss"),
    [(ALL_DEMANDS, 0), ("bread games", 4), ("religion", 9), ("", 15)],
)
def test_rulebook_r6_unmet_demands_cost_four_nine_or_fifteen(tiles: str, loss: int):
    scene = Scene().when(1, ALL_DEMANDS).player(0, vp=40, tiles=tiles).demands()
    assert scene.me(0).vp == 40 - loss


def test_rulebook_r7_the_first_senate_action_scores_two_on_space_one():
    scene = Scene().acts(0, "senate").answer(0, "advance")
    assert (scene.space(0), scene.me(0).vp) == (1, 2)


def test_rulebook_r7_the_disc_goes_on_top_of_those_already_there():
    scene = Scene().senate({1: [2, 1]}).acts(0, "senate").answer(0, "advance")
    assert scene.now.senate_spaces[1] == [2, 1, 0]


def vote_of_four() -> Scene:
    """A 4 + 3 votes, B 6, C 0, D 0 + 5."""
    scene = Scene(players=4).when(1, ALL_DEMANDS).senate({3: [0], 5: [1]})
    scene.player(0, tiles="votes_3").player(3, tiles="votes_5")
    return scene.senate_bonus("workers", "legionnaires").votes()


def test_rulebook_r8_most_votes_choose_a_bonus_tile():
    scene = vote_of_four()
    assert [scene.key(seat) for seat in range(4)] == ["trajan.bonus", None, None, None]


def test_rulebook_r8_the_first_takes_yellow_and_the_second_the_other_grey():
    scene = vote_of_four().answer(0, "bonus:right")
    bonus = [[(own.id, own.side) for own in player.bonus] for player in scene.now.players]
    assert bonus == [[("bonus_legionnaires", "yellow")], [("bonus_workers", "grey")], [], []]


def test_rulebook_r8_discs_are_stacked_with_fewest_votes_at_the_bottom():
    scene = vote_of_four().answer(0, "bonus:right")
    assert scene.now.senate_spaces == [[2, 3, 1, 0], *([] for _ in range(7))]


def fourth_round_ends() -> Scene:
    """Two players; two steps end the fourth round of the first quarter."""
    scene = Scene(players=2).when(1, ALL_DEMANDS).time(9).turn(0)
    return scene.sow(0, "I", "YO").answer(0, "skip")


def test_rulebook_r9_no_fourth_demand_is_revealed():
    assert "told-demand" not in fourth_round_ends().told()


def test_rulebook_r9_with_three_demands_open_the_end_of_a_round_ends_the_quarter():
    scene = fourth_round_ends()
    assert ("told-quarter-ends" in scene.told(), scene.now.phase) == (True, "senate")


def end_of_the_fourth_quarter() -> State:
    scene = Scene(players=2).when(4, ALL_DEMANDS).province("belgica", "bread")
    scene.senate({1: [0]}).votes().answer(0, "bonus:left")
    return scene.now


def test_rulebook_r10_the_fourth_quarter_ends_the_game():
    result = end_of_the_fourth_quarter().result
    assert result is not None
    assert result.reason == "quarters"


def test_rulebook_r10_nothing_is_refilled_after_the_fourth_quarter():
    now = end_of_the_fourth_quarter()
    laid = [tile for tile in (*now.forum.values(), *now.senate_bonus.values()) if tile]
    laid += [name for name, province in now.provinces.items() if province.tile]
    assert laid == ["belgica"]


def test_rulebook_r11_hands_camps_and_sets_score_at_the_end():
    score = (
        Scene()
        .player(0, hand="gems gems fish oils", worker_camp=2, military_camp=1)
        .player(0, buildings="stairs_2 stairs_3 stairs_4 door_2 door_3 door_4 door_5")
        .scored(0)
    )
    assert (score.hand, score.worker_camp, score.military_camp, score.total) == (4, 2, 1, 37)


@pytest.mark.parametrize(("stack", "winner"), [([0, 1], 1), ([1, 0], 0)])
def test_rulebook_r12_a_tie_goes_to_the_disc_that_lies_higher(stack: list[int], winner: int):
    scene = Scene(players=2).when(4, ALL_DEMANDS).senate({0: stack})
    scene.senate_bonus("workers", "legionnaires").votes().answer(winner, "bonus:left")
    outcome = scene.match.outcome
    assert (outcome.scores[0] - outcome.scores[1], outcome.winners) == (0, (winner,))
