"""Vectors V01–V14: the examples of the rulebook."""

from __future__ import annotations

import pytest

from games.core.match import Match
from games.nova_roma import GAME
from games.nova_roma.state import State
from tests.games.nova_roma.scene import Scene

# ---- V01–V04: the forum -----------------------------------------------------------------------


def example_forum() -> Scene:
    rows, columns = "upgrade recruit race build", "sail petition trade produce"
    return Scene(3).forum(rows, columns, emperor="a2")


def test_v01_the_emperor_in_the_column_makes_sailing_stronger() -> None:
    scene = example_forum().turn(0)
    assert scene.strengths(0, "a1") == {"upgrade": 1, "sail": 2}


def test_v02_the_emperor_in_the_row_makes_recruiting_stronger_for_another_player() -> None:
    scene = example_forum().figures("a1:0").turn(1)
    assert scene.strengths(1, "b2") == {"recruit": 2, "petition": 1}


def test_v03_the_patricians_of_others_add_nothing() -> None:
    scene = example_forum().figures("a1:0 b2:1").turn(2)
    assert scene.strengths(2, "a3") == {"sail": 2, "race": 1}


def test_v04_two_own_patricians_and_the_emperor_are_strength_three() -> None:
    scene = example_forum().figures("a1:0 b2:1 a3:2").turn(0, lap=2)
    assert scene.strengths(0, "a4") == {"sail": 3, "build": 1}


def test_v04_the_whole_example_played_move_by_move() -> None:
    scene = example_forum().turn(0)
    for seat, square in enumerate(("a1", "b2", "a3")):
        scene.answer(seat, square).decline(seat)
    assert scene.strengths(0, "a4") == {"sail": 3, "build": 1}


def test_v04_a_voyage_of_that_strength_has_three_sails() -> None:
    scene = example_forum().figures("a1:0 b2:1 a3:2").player(0, goods="w1 s1")
    scene.offers(sailing="- - - SC01").turn(0, lap=2).script(0, "a4", "do:sail", "contract:SC01")
    assert scene.now.turn.sails == 3


# ---- V05, V06 ---------------------------------------------------------------------------------


def petitioner() -> Scene:
    return Scene(3).player(0, influence=4).acts(0, "petition", 3)


def test_v05_a_petition_of_strength_three_offers_one_two_or_three_influence() -> None:
    offered = [id for id in petitioner().options() if id.startswith("trade:")]
    assert offered == ["trade:1", "trade:2", "trade:3"]


def test_v05_the_influence_paid_is_the_strength_of_the_trade() -> None:
    scene = petitioner().script(0, "trade:2")
    assert (scene.me().influence, scene.me().coins) == (2, 2)


def producer() -> Scene:
    return Scene(3).player(0, goods="w2", artisans=2).acts(0, "produce", 2)


@pytest.mark.parametrize(
    ("plan", "available", "working"),
    [
        (("p11", "p22"), 0, 2),
        (("hire", "hire"), 4, 0),
        (("hire", "p11"), 2, 1),
        (("p11", "hire"), 2, 1),
    ],
)
def test_v06_two_operations_in_any_order_and_mix(
    plan: tuple[str, str], available: int, working: int
) -> None:
    scene = producer().script(0, *plan)
    me = scene.me()
    assert (me.artisans, sum(space.artisan for space in me.production)) == (available, working)


def test_v06_a_third_operation_is_not_offered() -> None:
    scene = producer().script(0, "hire", "p11")
    assert scene.key() == "nova.action"


# ---- V07: achievements are not spent ----------------------------------------------------------


def four_followers() -> Scene:
    """Recruit is in row 1; fields m22 and m32 want four and six followers."""
    scene = Scene(3).player(
        0, row="calux gloria hilaria hortense", hand="marcella marianus", coins=3, influence=2
    )
    scene.forum("recruit build sail race", "trade upgrade petition produce", emperor="d4")
    return scene.turn(0)


def recruits(scene: Scene, square: str, card: str) -> Scene:
    """Places on a square of row 1, plays a card and forgoes the other action."""
    scene.script(0, square, "do:recruit", "stop", f"play:{card}")
    return scene.answer(0, next(id for id in scene.options() if id.startswith("forgo:")))


def others_pass(scene: Scene) -> Scene:
    for seat in (1, 2):
        scene.answer(seat, ("a4", "b4")[seat - 1]).decline(seat)
    return scene


def test_v07_four_followers_are_claimed_and_stay() -> None:
    scene = four_followers().script(0, "claim:m22")
    assert (scene.me().claimed, len(scene.me().row)) == (["m22"], 4)


def test_v07_six_followers_are_not_there_yet() -> None:
    assert "claim:m32" not in four_followers().options()


def test_v07_two_more_followers_bring_the_other_achievement_in_a_later_turn() -> None:
    scene = four_followers().script(0, "claim:m22")
    others_pass(recruits(scene, "a1", "marcella"))
    recruits(scene, "b1", "marianus").script(0, "claim:m32")
    assert (scene.me().claimed, len(scene.me().row)) == (["m22", "m32"], 6)


# ---- V08–V11: scoring -------------------------------------------------------------------------


def test_v08_a_ship_scores_the_farthest_harbour_with_points_it_reached_or_passed() -> None:
    assert Scene(3).player(0, ships="N5 S6").score().ships == 7 + 10


def test_v09_alone_ships_score_alike() -> None:
    assert Scene(1).player(0, ships="N5 S8").score().ships == 7 + 14


def test_v10_five_animals_are_a_set_of_three_and_a_set_of_two() -> None:
    animals = "EB16@p11 EB17@p12 EB18@p13 EB19@p21 EB20@p22"
    assert Scene(3).player(0, tiles=animals).score().animals == 9 + 5


def test_v11_alone_the_opponent_scores_the_fields_left_open() -> None:
    scene = Scene(1).player(0, claimed="m11 m12 m13 m21 m22 m23 m31")
    assert scene.automa_score().mosaic == 10


# ---- V12: the start ---------------------------------------------------------------------------


def four_players() -> State:
    return Match.start(GAME, 4, 5).state_copy()


def test_v12_coins_rise_in_turn_order() -> None:
    start = four_players()
    order = [(start.first_player + k) % 4 for k in range(4)]
    assert [start.players[seat].coins for seat in order] == [3, 4, 5, 6]


@pytest.mark.parametrize("seat", range(4))
def test_v12_everybody_has_one_of_everything(seat: int) -> None:
    player = four_players().players[seat]
    assert (player.influence, [*player.goods.values()], player.artisans) == (1, [1] * 5, 1)


def test_v12_twelve_artisans_are_left() -> None:
    assert four_players().artisans == 12


# ---- V13, V14 ---------------------------------------------------------------------------------


def rich_in_deeds(markers: int) -> Scene:
    """Seven fields claimed; the conditions of the other two (m32, m33) hold."""
    scene = Scene(3).player(0, claimed="m11 m12 m13 m21 m22 m23 m31", markers=markers)
    scene.player(
        0, row="calux gloria hilaria hortense marcella marianus", lanes=(4, 4, 4), markers_to_win=0
    )
    return scene.turn(0)


def claims(scene: Scene) -> list[str]:
    return [id for id in scene.options() if id.startswith("claim:")]


def test_v13_without_a_marker_an_eighth_achievement_cannot_be_claimed() -> None:
    assert claims(rich_in_deeds(markers=0)) == []


def test_v13_only_the_marker_is_missing() -> None:
    assert claims(rich_in_deeds(markers=1)) == ["claim:m32", "claim:m33"]


def test_v13_four_markers_and_three_to_be_won_make_seven() -> None:
    player = four_players().players[0]
    assert (player.markers, player.markers_to_win) == (4, 3)


@pytest.mark.parametrize("row", ["", "calux", "calux gloria"])
@pytest.mark.parametrize(("strength", "price"), [(1, 2), (2, 1), (3, 0)])
def test_v14_playing_a_follower_costs_coins_by_strength(
    strength: int, price: int, row: str
) -> None:
    scene = Scene(3).player(0, coins=2, influence=1, hand="bernardo", row=row)
    scene.acts(0, "recruit", strength).script(0, "stop", "play:bernardo")
    assert (scene.me().coins, scene.me().influence) == (2 - price, 1)


def test_v14_without_the_coins_nothing_can_be_played() -> None:
    scene = Scene(3).player(0, coins=1, hand="bernardo").acts(0, "recruit", 1).script(0, "deck")
    assert scene.key() == "nova.action"
