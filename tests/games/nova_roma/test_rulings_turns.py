"""Rulings on turns, actions and followers in them, as far as no vector covers them."""

from __future__ import annotations

import pytest

from tests.games.nova_roma.scene import Scene

FREE_HANDS = {"coins": 5, "goods": "w5 s5 t5 v5 h5", "artisans": 2, "influence": 5}


# ---- R1–R6: forum, forgoing, offers -----------------------------------------------------------


@pytest.mark.parametrize("figure", ["patrician", "legionnaire"])
def test_r01_a_square_holds_one_figure(figure: str) -> None:
    scene = Scene(2)
    scene.figures("b3:1") if figure == "patrician" else scene.figures(legionnaires="b3")
    assert "b3" not in scene.turn(0).options()


@pytest.mark.parametrize("seat", range(4))
def test_r02_the_emperor_strengthens_row_and_column_for_everybody(seat: int) -> None:
    scene = Scene(4).forum(emperor="c2").turn(seat)
    assert [*scene.strengths(seat, "a2").values(), *scene.strengths(seat, "c4").values()] == [
        2,
        1,
        1,
        2,
    ]


def test_r03_a_partial_action_brings_no_coin() -> None:
    scene = Scene(3).player(0, goods="s2").offers(sailing="SC12").acts(0, "sail", 1)
    assert scene.script(0, "contract:SC12", "stop").me().coins == 0


@pytest.mark.parametrize(
    ("action", "answers"),
    [
        ("sail", ["none"]),
        ("build", ["none"]),
        ("race", ["stop", "none"]),
        ("produce", ["stop"]),
        ("recruit", ["stop", "none"]),
        ("petition", ["none"]),
    ],
)
def test_r04_performing_without_a_main_step_counts_as_forgoing(
    action: str, answers: list[str]
) -> None:
    scene = (
        Scene(3).player(0, hand="bernardo", **FREE_HANDS).offers(sailing="SC12", building="BC01")
    )
    assert scene.acts(0, action, 1).script(0, *answers).me().coins == 6


def test_r04_a_forgone_action_gives_permanent_followers_nothing() -> None:
    scene = Scene(3).player(0, goods="s2", row="constantin").offers(sailing="SC12")
    assert scene.acts(0, "sail", 1, do=False).script(0, "forgo:sail").me().coins == 1


def test_r04_what_was_revealed_is_not_taken_back_and_there_is_no_coin() -> None:
    scene = Scene(3).player(0, coins=1, artisans=1, row="hadrianus", tiles="ES4@p22")
    scene.block(1, "B31", "B32").reward("B41", "RT12").offers(sailing="SC13 SC14")
    scene.acts(0, "sail", 1).script(0, "use:hadrianus", "p22", "B:I1.r0", "B42", "build")
    me = scene.me()
    assert (me.coins, len(me.hand), me.row[0].exhausted) == (0, 2, True)


def test_r04_after_a_follower_a_race_may_be_left_to_the_charioteer() -> None:
    scene = Scene(3).player(0, row="manius", artisans=1).acts(0, "race", 1).script(0, "use:manius")
    assert "stop" in scene.options()


def test_r04_but_then_the_charioteer_must_drive() -> None:
    scene = Scene(3).player(0, row="manius", artisans=1).acts(0, "race", 1)
    assert scene.script(0, "use:manius", "stop").options() == ["lane:1", "lane:2", "lane:3"]


def test_r04_without_an_artisan_the_race_may_not_be_left() -> None:
    scene = Scene(3).player(0, row="manius").acts(0, "race", 1).script(0, "use:manius")
    assert scene.options() == ["lane:1", "lane:2", "lane:3"]


def test_r04_the_legate_may_find_the_horse_for_the_charioteer() -> None:
    scene = Scene(3).player(0, row="lucius", artisans=2, coins=1, lanes=(2, 2, 2))
    scene.acts(0, "race", 1).script(0, "stop", "use:lucius", "p12")
    assert scene.options() == ["lane:1", "lane:2", "lane:3"]


@pytest.mark.parametrize(("hand", "stops"), [("calux", True), ("", False)])
def test_r04_after_the_cook_drawing_may_stop_only_if_a_card_can_be_played(
    hand: str, stops: bool
) -> None:
    scene = Scene(3).player(0, row="cassian", hand=hand, coins=2).acts(0, "recruit", 1)
    assert ("stop" in scene.script(0, "use:cassian").options()) == stops


def test_r05_no_claim_is_offered_between_the_two_actions() -> None:
    scene = Scene(3).player(0, building=2).acts(0, "trade", 1, then="upgrade", do=False)
    assert scene.script(0, "forgo:trade").options() == ["do:upgrade", "forgo:upgrade"]


def test_r05_who_claimed_before_the_patrician_may_not_claim_after_the_actions() -> None:
    scene = Scene(3).player(0, building=2, row="calux", sailing=1).turn(0).script(0, "claim:m13")
    scene.answer(0, "wheat").answer(0, next(id for id in scene.options() if len(id) == 2))
    assert scene.decline(0).now.active == 1


def test_r05_what_a_claim_brings_can_be_used_in_the_same_turn() -> None:
    scene = Scene(3).player(0, building=2, goods="s1").offers(sailing="SC12")
    scene.forum("sail trade race build", "upgrade petition recruit produce", emperor="d4").turn(0)
    scene.script(0, "claim:m11", "stone", "a1", "do:sail", "contract:SC12")
    assert scene.me().sailing == ["SC12"]


def test_r06_offers_close_up_to_the_left_at_the_end_of_the_turn() -> None:
    scene = Scene(3).player(0, goods="s2").offers(sailing="SC11 SC12 SC13 SC14")
    top = scene.state.sailing_deck[-1]
    scene.acts(0, "sail", 1).script(0, "contract:SC12", "stop").decline(0)
    assert scene.now.sailing_offer == ["SC11", "SC13", "SC14", top]


def test_r06_building_and_follower_offers_close_up_too() -> None:
    scene = Scene(3).player(0, goods="s2").offers(building="BC01 BC02 BC03 BC04")
    scene.offers(followers="calux gloria hilaria hortense").acts(0, "build", 1, then="recruit")
    scene.script(0, "contract:BC02", "none", "do:recruit", "take:calux").decline(0)
    now = scene.now
    assert (now.building_offer[:3], now.follower_offer[:3]) == (
        ["BC01", "BC03", "BC04"],
        ["gloria", "hilaria", "hortense"],
    )


def test_r06_a_slot_of_the_follower_offer_stays_empty_during_the_turn() -> None:
    scene = Scene(3).offers(followers="calux gloria hilaria hortense").acts(0, "recruit", 2)
    assert scene.script(0, "take:gloria").now.follower_offer == [
        "calux",
        None,
        "hilaria",
        "hortense",
    ]


@pytest.mark.parametrize(("strength", "reached"), [(1, 2), (2, 3), (3, 4)])
@pytest.mark.parametrize(
    ("action", "contracts"),
    [("sail", "SC01 SC02 SC03 SC04"), ("build", "BC01 BC02 BC05 BC06")],
)
def test_r06_strength_reaches_contracts_by_their_slot(
    action: str, contracts: str, strength: int, reached: int
) -> None:
    scene = Scene(3).player(0, **FREE_HANDS).offers(sailing=contracts * (action == "sail"))
    scene.offers(building=contracts * (action == "build")).acts(0, action, strength)
    assert scene.options() == [*(f"contract:{id}" for id in contracts.split()[:reached]), "none"]


# ---- R7, R8: when followers work --------------------------------------------------------------


def test_r07_strength_is_added_only_before_the_first_step() -> None:
    scene = Scene(3).player(0, row="septimus", **FREE_HANDS).offers(sailing="SC12 SC13")
    scene.acts(0, "sail", 1).script(0, "go_on")
    assert scene.options() == ["contract:SC12", "contract:SC13", "none"]


def test_r07_other_followers_may_be_used_between_the_steps() -> None:
    scene = Scene(3).player(0, row="hadrianus", **FREE_HANDS).offers(sailing="SC12")
    scene.acts(0, "sail", 1).script(0, "contract:SC12")
    assert "use:hadrianus" in scene.options()


def test_r07_other_followers_may_be_used_after_the_last_step() -> None:
    scene = Scene(3).player(0, row="hadrianus", **FREE_HANDS).offers(sailing="SC12")
    scene.acts(0, "sail", 1).script(0, "contract:SC12", "a:N1")
    assert scene.options() == ["use:hadrianus", "go_on"]


def test_r07_the_recruiter_works_on_the_tile_just_taken() -> None:
    scene = Scene(3).player(0, coins=1, artisans=1, row="rufus").offers(estate="EB01")
    scene.acts(0, "upgrade", 1).script(0, "go_on", "take:EB01", "p11", "use:rufus", "p11")
    assert scene.goods() == "w2 s1"


def test_r07_the_harbour_master_takes_the_coin_just_gained() -> None:
    scene = Scene(3).player(0, goods="s2", artisans=1, row="hadrianus").offers(sailing="SC12")
    scene.acts(0, "sail", 1).script(0, "contract:SC12", "a:N1", "use:hadrianus", "p11")
    assert (scene.me().coins, scene.goods()) == (1, "w1 s1")


def test_r07_a_used_follower_rests_until_the_clean_up() -> None:
    scene = Scene(3).player(0, row="bernardo sertor", exhausted="bernardo").acts(0, "trade", 1)
    assert scene.options() == ["use:sertor", "go_on"]


def test_r07_several_followers_may_be_used_in_one_action() -> None:
    scene = Scene(3).player(0, row="bernardo silvana sertor").acts(0, "trade", 1)
    scene.script(0, "use:silvana", "use:bernardo", "use:sertor")
    assert (scene.me().coins, scene.goods()) == (2, "w1 s1")


def test_r08_a_permanent_follower_pays_once_in_an_action() -> None:
    scene = Scene(3).player(0, artisans=2, row="jacobus").acts(0, "produce", 2)
    assert scene.script(0, "p11", "p22").me().coins == 1


def test_r08_a_permanent_follower_pays_with_the_first_main_step() -> None:
    scene = Scene(3).player(0, artisans=2, row="jacobus").acts(0, "produce", 2)
    assert scene.script(0, "p11").me().coins == 1


# ---- R12, R18, R19: recruit and petition ------------------------------------------------------


def test_r12_fewer_cards_than_the_strength_may_be_drawn() -> None:
    scene = Scene(3).acts(0, "recruit", 3).script(0, "deck", "stop")
    assert len(scene.me().hand) == 1


def test_r12_a_drawn_card_is_seen_before_the_next() -> None:
    scene = Scene(3).deck("petran priscus severin").acts(0, "recruit", 2).script(0, "deck")
    assert (scene.view(0).players[0].hand, scene.key()) == (("petran",), "nova.recruit.draw")


def test_r12_offer_and_deck_may_be_mixed() -> None:
    scene = Scene(3).deck("petran priscus severin").offers(followers="severin - - -")
    scene.acts(0, "recruit", 2).script(0, "take:severin", "deck")
    assert scene.me().hand == ["severin", "petran"]


def test_r12_exactly_one_card_may_be_played() -> None:
    scene = Scene(3).player(0, coins=9, hand="calux gloria").acts(0, "recruit", 1)
    assert scene.script(0, "stop", "play:calux").key() == "nova.action"


def test_r18_the_inner_action_has_the_strength_paid_and_no_more() -> None:
    scene = Scene(3).player(0, influence=1, row="silvana").acts(0, "petition", 3)
    assert scene.script(0, "trade:1").me().coins == 1


def test_r18_the_inner_action_brings_no_forgo_coin() -> None:
    scene = Scene(3).player(0, influence=1, goods="s2").offers(sailing="SC12")
    assert scene.acts(0, "petition", 1).script(0, "sail:1", "none").me().coins == 0


def test_r18_the_payment_is_lost_all_the_same() -> None:
    scene = Scene(3).player(0, influence=1, goods="s2").offers(sailing="SC12")
    assert scene.acts(0, "petition", 1).script(0, "sail:1", "none").me().influence == 0


def test_r18_a_petition_cannot_be_petitioned_for() -> None:
    scene = Scene(3).player(0, **FREE_HANDS).offers(sailing="SC01", building="BC01")
    actions = {id.partition(":")[0] for id in scene.acts(0, "petition", 3).options()}
    others = {"trade", "upgrade", "recruit", "sail", "build", "race", "produce", "none"}
    assert actions == others


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("hadrianus", "sail:1"),
        ("agrippa", "build:1"),
        ("lucius", "race:1"),
        ("patricia", "build:1"),
    ],
)
def test_r18_followers_of_the_inner_action_are_not_offered(card: str, wanted: str) -> None:
    scene = Scene(3).player(0, row=card, **FREE_HANDS).offers(sailing="SC12", building="BC10")
    assert f"use:{card}" not in scene.acts(0, "petition", 1).script(0, wanted).options()


def test_r18_followers_of_the_petition_are_offered_in_the_inner_action() -> None:
    scene = Scene(3).player(0, row="occius", **FREE_HANDS).offers(sailing="SC12")
    assert "use:occius" in scene.acts(0, "petition", 1).script(0, "sail:1").options()


def test_r19_the_animal_tamer_works_inside_a_petition() -> None:
    scene = Scene(3).player(0, influence=1, artisans=1, tiles="EB16@p32", row="trivia")
    scene.acts(0, "petition", 1).script(0, "produce:1", "p32")
    assert scene.me().coins == 1


# ---- R30, R38–R40, R47, R49, R52 --------------------------------------------------------------


def test_r30_the_bank_never_runs_out_of_coins() -> None:
    scene = Scene(3).player(0, coins=85).acts(0, "trade", 3)
    assert scene.me().coins == 88


def test_r38_who_reclaims_the_marker_is_first_player_again() -> None:
    scene = Scene(3).player(0, influence=2)
    scene.state.marker_claimed = 0
    assert scene.cleans_up(first_player=0).now.first_player == 0


def test_r38_claiming_does_not_change_the_order_of_this_round() -> None:
    scene = Scene(3).player(1, influence=2).acts(1, "petition", 1).script(1, "marker").decline(1)
    assert (scene.now.active, scene.now.first_player) == (2, 0)


def test_r39_the_hand_limit_holds_in_a_petition_for_recruiting() -> None:
    hand = "calux gloria hilaria hortense marcella marianus"
    scene = Scene(3).player(0, influence=1, hand=hand).acts(0, "petition", 1)
    assert scene.script(0, "recruit:1", "deck").key() == "nova.recruit.discard"


def test_r39_a_reward_may_exceed_the_hand_limit() -> None:
    scene = (
        Scene(3)
        .player(0, goods="s1 t1")
        .player(1, hand="calux gloria hilaria hortense marcella marianus")
    )
    scene.block(1, "B31", "B32").reward("B41", "RT12").offers(building="BC01")
    scene.acts(0, "build", 2).script(0, "contract:BC01", "B:I1.r0", "B42", "build")
    assert len(scene.me(1).hand) == 8


def test_r40_the_recruiting_office_replaces_a_follower_of_a_full_row() -> None:
    row = "calux gloria hilaria hortense marcella marianus martinus"
    scene = Scene(3).player(0, artisans=1, tiles="ES2@p11", hand="bernardo", row=row, influence=1)
    scene.acts(0, "produce", 1).script(0, "p11", "play:bernardo", "drop:calux")
    me = scene.me()
    assert (len(me.row), me.influence, me.row[-1].card) == (7, 0, "bernardo")


def test_r47_the_action_of_the_other_line_may_be_done_twice() -> None:
    scene = Scene(3).player(0, influence=1).acts(0, "petition", 1, then="trade")
    scene.script(0, "trade:1").answer(0).script(0, "do:trade")
    assert scene.me().coins == 2


def test_r49_a_follower_discarded_from_the_row_can_be_drawn_again() -> None:
    row = "calux gloria hilaria hortense marcella marianus martinus"
    scene = Scene(3).player(0, row=row, hand="bernardo", influence=2).offers(followers="-").deck("")
    scene.acts(0, "recruit", 3, then="petition")
    scene.script(0, "play:bernardo", "drop:martinus", "do:petition", "recruit:1", "deck")
    assert scene.me().hand == ["martinus"]


def test_r52_an_action_may_be_performed_after_the_other_was_forgone() -> None:
    scene = Scene(3).acts(0, "upgrade", 1, then="trade", do=False)
    scene.script(0, "forgo:trade", "do:upgrade")
    assert (scene.me().coins, scene.me().influence) == (1, 1)


def test_r52_the_column_may_be_performed_before_the_row() -> None:
    scene = Scene(3).acts(0, "upgrade", 1, then="trade", do=False)
    scene.script(0, "do:trade").answer(0).script(0, "do:upgrade")
    assert (scene.me().coins, scene.me().influence) == (1, 1)
