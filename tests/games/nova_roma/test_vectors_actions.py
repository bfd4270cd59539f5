"""Vectors V20–V37: strength, forgoing, trade, upgrade, recruit, petition; and V76."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from tests.games.nova_roma.scene import Scene

# ---- strength and squares ---------------------------------------------------------------------


def test_v20_only_the_patricians_of_the_line_count() -> None:
    scene = Scene(3).figures("c2:0 a4:0")
    scene.forum("trade sail race build", "upgrade petition recruit produce", emperor="a2").turn(0)
    assert scene.strengths(0, "b2") == {"sail": 3, "petition": 1}


def four_in_a_line() -> Scene:
    """Three own patricians and the emperor in the row of trade."""
    scene = Scene(3).player(0, row="silvana").figures("b1:0 c1:0")
    scene.forum("trade sail race build", "upgrade petition recruit produce", emperor="d1")
    return scene.turn(0).script(0, "a1", "do:trade")


def test_v21_strength_above_three_is_wasted() -> None:
    assert four_in_a_line().me().coins == 3


def test_v21_a_follower_that_could_add_nothing_is_not_offered() -> None:
    assert "use:silvana" not in four_in_a_line().options()


def test_v22_the_square_of_the_emperor_is_occupied() -> None:
    assert "c3" not in Scene(3).forum(emperor="c3").turn(0).options()


def test_v22_fifteen_squares_are_free_beside_the_emperor() -> None:
    assert len(Scene(3).forum(emperor="c3").turn(0).options()) == 15


# ---- forgoing ---------------------------------------------------------------------------------


def forgoer() -> Scene:
    """A player who could claim m11 and forgoes both actions."""
    scene = Scene(3).player(0, building=2).acts(0, "trade", 1, then="upgrade", do=False)
    return scene.script(0, "forgo:trade", "forgo:upgrade")


def test_v23_each_action_forgone_brings_a_coin() -> None:
    assert forgoer().me().coins == 2


def test_v23_an_achievement_may_still_be_claimed() -> None:
    assert forgoer().options() == ["claim:m11", "none"]


def harbour_master(offer: str) -> Scene:
    """Uses hadrianus in a voyage that cannot be paid yet, and puts the only artisan on p13."""
    scene = (
        Scene(3).player(0, coins=1, goods="s1", row="hadrianus", artisans=1).offers(sailing=offer)
    )
    return scene.acts(0, "sail", 1).script(0, "use:hadrianus", "p13")


def test_v24_the_artisan_brings_what_the_contract_wanted() -> None:
    scene = harbour_master("SC12 SC13")
    assert (scene.me().sailing, scene.goods(), scene.me().coins) == (["SC12"], "", 1)


def test_v24_the_used_follower_is_exhausted() -> None:
    assert harbour_master("SC12 SC13").me().row[0].exhausted


def test_v24_after_a_follower_the_voyage_cannot_be_ended_while_a_contract_can_be_paid() -> None:
    scene = Scene(3).player(0, coins=1, goods="s2 t2", row="hadrianus", artisans=1)
    scene.offers(sailing="SC12 SC13").acts(0, "sail", 1).script(0, "use:hadrianus", "p13")
    assert scene.options() == ["contract:SC12", "contract:SC13"]


def test_v24_without_a_follower_it_can_be_ended() -> None:
    scene = Scene(3).player(0, goods="s2 t2").offers(sailing="SC12 SC13").acts(0, "sail", 1)
    assert "none" in scene.options()


def test_v76_everything_is_taken_back_and_the_action_forgone() -> None:
    scene = harbour_master("SC13 SC14")
    me = scene.me()
    assert (scene.goods(), me.coins, me.artisans, me.row[0].exhausted) == ("s1", 2, 1, False)


def test_v76_no_artisan_is_left_in_the_production_area() -> None:
    assert not any(space.artisan for space in harbour_master("SC13 SC14").me().production)


# ---- upgrade ----------------------------------------------------------------------------------


def upgrader() -> Scene:
    return Scene(3).player(0, influence=7, goods="v2").acts(0, "upgrade", 3)


def test_v25_influence_above_eight_becomes_coins() -> None:
    scene = upgrader()
    assert (scene.me().influence, scene.me().coins) == (8, 2)


def test_v25_so_does_influence_from_wine() -> None:
    scene = upgrader().script(0, "wine:1")
    assert (scene.goods(), scene.me().influence, scene.me().coins) == ("v1", 8, 3)


# ---- goods ------------------------------------------------------------------------------------


def test_v26_goods_above_five_are_lost() -> None:
    scene = Scene(3).player(0, goods="s5 t2").block(1, "B31").reward("B41", "RT08")
    scene.offers(building="BC06").acts(0, "build", 2)
    scene.script(0, "contract:BC06", "B:I2.r1", "B32", "build")
    assert (scene.goods(), scene.goods(1), scene.me().coins) == ("s5", "s2", 0)


# ---- trade ------------------------------------------------------------------------------------


def test_v27_five_discarded_followers_bring_two_coins() -> None:
    cards = ["calux", "gloria", "hilaria", "hortense", "marcella"]
    scene = Scene(3).player(0, hand=" ".join(cards)).acts(0, "trade", 1)
    scene.answer(0, *(f"card:{card}" for card in cards))
    me, discard = scene.me(), scene.now.follower_discard
    assert (me.coins, me.hand, sorted(discard)) == (1 + 2, [], cards)


def buyer() -> Scene:
    """Has four coins in step 3."""
    return Scene(3).player(0, coins=3, goods="w5 s1 t1 v1 h1").acts(0, "trade", 1)


def test_v28_a_sixth_wheat_cannot_be_bought() -> None:
    assert "wheat" not in buyer().options()


def test_v28_any_mix_of_goods_can_be_bought() -> None:
    scene = buyer().answer(0, "stone", "stone.2", "horse", "horse.2")
    assert (scene.goods(), scene.me().coins) == ("w5 s3 t1 v1 h3", 0)


def test_v28_no_more_can_be_bought_than_there_are_coins() -> None:
    with pytest.raises(IllegalChoiceError):
        buyer().answer(0, "stone", "stone.2", "horse", "horse.2", "wood")


# ---- recruit ----------------------------------------------------------------------------------


def fourth_follower(influence: int) -> Scene:
    scene = Scene(3).player(0, row="calux gloria hilaria", hand="bernardo", influence=influence)
    return scene.acts(0, "recruit", 3).script(0, "deck", "stop")


def test_v29_the_fourth_follower_cannot_be_played_without_influence() -> None:
    assert fourth_follower(influence=0).key() == "nova.action"


def test_v30_the_fourth_follower_costs_an_influence_even_at_strength_three() -> None:
    scene = fourth_follower(influence=1).script(0, "play:bernardo")
    me = scene.me()
    assert (me.coins, me.influence, len(me.row)) == (0, 0, 4)


def eighth_follower() -> Scene:
    row = "calux gloria hilaria hortense marcella marianus martinus"
    scene = Scene(3).player(0, row=row, hand="bernardo", coins=1, influence=1)
    return scene.acts(0, "recruit", 2).script(0, "stop", "play:bernardo", "drop:martinus")


def test_v31_the_eighth_follower_takes_the_place_of_another() -> None:
    row = [hired.card for hired in eighth_follower().me().row]
    assert row == ["calux", "gloria", "hilaria", "hortense", "marcella", "marianus", "bernardo"]


def test_v31_coins_and_influence_are_paid() -> None:
    me = eighth_follower().me()
    assert (me.coins, me.influence) == (0, 0)


def test_v31_the_other_one_is_discarded() -> None:
    assert eighth_follower().now.follower_discard == ["martinus"]


def test_v31_without_influence_a_full_row_cannot_be_renewed() -> None:
    row = "calux gloria hilaria hortense marcella marianus martinus"
    scene = Scene(3).player(0, row=row, hand="bernardo", coins=1).acts(0, "recruit", 2)
    assert scene.script(0, "deck", "stop").key() == "nova.action"


def full_hand() -> Scene:
    """Five cards, three drawn, one played."""
    scene = Scene(3).player(0, hand="calux gloria hilaria hortense marcella").acts(0, "recruit", 3)
    return scene.script(0, "deck", "deck", "deck", "play:calux")


def test_v32_one_card_must_be_discarded() -> None:
    asked = full_hand().asked()
    assert (len(asked.options), asked.least, asked.most) == (7, 1, 1)


def test_v32_six_cards_stay() -> None:
    scene = full_hand().script(0, "card:gloria")
    assert (len(scene.me().hand), scene.now.follower_discard) == (6, ["gloria"])


def engineer() -> Scene:
    """egeria is played in the first action and used in the second, build at strength 1; the only
    contract is taken."""
    scene = Scene(3).player(0, hand="egeria", coins=2, goods="s1 t1").offers(building="BC05")
    scene.acts(0, "recruit", 1, then="build").script(0, "stop", "play:egeria", "do:build")
    return scene.script(0, "use:egeria")


def test_v33_a_follower_played_just_now_helps_in_the_second_action() -> None:
    assert engineer().now.turn.strength == 2


def test_v33_strength_two_opens_zones_a_and_b() -> None:
    assert {id.partition(":")[0] for id in engineer().options()} == {"A", "B", "none"}


# ---- petition ---------------------------------------------------------------------------------


def test_v34_the_priestess_makes_a_petition_stronger() -> None:
    scene = Scene(3).player(0, influence=3, row="petronia").acts(0, "petition", 1)
    scene.script(0, "use:petronia")
    assert [id for id in scene.options() if id.startswith("upgrade")] == ["upgrade:1", "upgrade:2"]


def petition_for_building() -> Scene:
    scene = Scene(3).player(0, influence=2, goods="s1 t1", row="egeria seraphina")
    return scene.offers(building="BC05").acts(0, "petition", 2).script(0, "build:2")


def test_v35_the_engineer_is_not_offered_inside_a_petition() -> None:
    assert petition_for_building().options() == ["contract:BC05", "none"]


def test_v35_the_sculptor_brings_no_coin_inside_a_petition() -> None:
    scene = petition_for_building().script(0, "contract:BC05")
    assert (scene.me().building, scene.me().coins) == (["BC05"], 0)


def test_v36_the_marker_alone_is_a_performed_petition() -> None:
    scene = Scene(3).player(1, influence=2, row="severa").acts(1, "petition", 1).script(1, "marker")
    me = scene.me(1)
    assert (me.influence, me.coins, scene.now.marker_claimed) == (0, 1, 1)


def test_v37_the_first_player_may_not_take_the_marker_in_the_first_turn() -> None:
    scene = Scene(3).player(0, influence=3).acts(0, "petition", 1, lap=1)
    assert "marker" not in scene.options()


def test_v37_in_the_second_turn_the_first_player_may_take_it() -> None:
    scene = Scene(3).player(0, influence=3).acts(0, "petition", 1, lap=2)
    assert scene.options() == ["marker", "none"]


def test_v37_another_player_may_take_it_in_the_first_turn() -> None:
    scene = Scene(3).player(1, influence=3).acts(1, "petition", 1, lap=1)
    assert scene.options(1) == ["marker", "none"]


def test_v37_once_claimed_it_is_gone_for_the_round() -> None:
    scene = Scene(3).player(0, influence=3)
    scene.state.marker_claimed = 2
    assert "marker" not in scene.acts(0, "petition", 1, lap=2).options()
