"""Rulings of section 12 about hiring, demands, merchants, the end of a round, scoring, concession,
as far as no vector covers them."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.core.seats import Seat
from games.glory_to_rome.measures import influence
from games.glory_to_rome.state import Batch
from tests.games.glory_to_rome.scene import Scene, materials, names

# ---- hiring and selling -----------------------------------------------------------------------


def test_r9_done_ends_one_hiring_done_all_every_remaining_one():
    scene = Scene().player(0, clients="M M", influence=8).pool("R R R R").performs(0, "patron")
    scene.answer(0, "done")
    assert scene.key(0) == "gtr.patron"
    assert scene.options(0) == ["pool:rubble", "done", "done_all"]
    scene.answer(0, "done_all")
    assert scene.key(0) is None
    assert materials(scene.me(0).clients) == "M M"


def test_r9_the_last_hiring_offers_no_done_all():
    scene = Scene().pool("R").performs(0, "patron")
    assert scene.options(0) == ["pool:rubble", "done"]


def test_r9_done_ends_one_sale_done_all_every_remaining_one():
    scene = Scene().player(0, clients="S S", stockpile="R R R", influence=8)
    scene.performs(0, "merchant").answer(0, "done")
    assert scene.options(0) == ["stock:rubble", "done", "done_all"]
    scene.answer(0, "done_all")
    assert scene.key(0) is None
    assert scene.me(0).vault == []


def test_r9_done_all_leaves_the_batch_below_alone():
    scene = Scene().pool("R R R R R")
    garden = Batch("actions", 0, "patron", left=3)
    scene.stacked("patron", Batch("perform", 0, "patron", left=1), garden)
    scene.answer(0, "done_all")
    assert scene.key(0) == "gtr.patron"
    assert scene.options(0) == ["pool:rubble", "done"]
    scene.answer(0, "pool:rubble")
    assert scene.key(0) is None
    assert materials(scene.me(0).clients) == "R"


def test_r16_the_number_of_extra_actions_is_fixed_on_completion():
    scene = Scene().player(0, hand="wall palisade road", begun={"amphitheatre": 1, "dock": 0})
    scene.player(0, influence=4).performs(0, "craftsman").answer(0, "add:amphitheatre:wall")
    assert influence(scene.me(0)) == 6
    scene.answer(0, "add:dock:palisade")
    assert influence(scene.me(0)) == 7
    assert scene.repeat(0, "skip") == 5  # of six, not of seven


def test_r18_with_a_storeroom_any_new_client_may_labor_in_the_bath():
    scene = Scene().player(0, built="bath storeroom").pool("W R").performs(0, "patron")
    scene.answer(0, "pool:wood")
    assert scene.options(0) == ["role:laborer", "role:craftsman", "skip"]
    scene.script(0, "role:laborer", "pool:rubble")
    assert materials(scene.me(0).stockpile) == "R"


def test_r18_ludus_does_not_help_other_clients_in_the_bath():
    scene = Scene().player(0, built="bath ludus_magnus").pool("B R").performs(0, "patron")
    scene.answer(0, "pool:brick")
    assert scene.options(0) == ["role:legionary", "skip"]


def test_r19_a_slave_market_does_not_double_the_bath():
    scene = Scene().player(0, built="bath slave_market").pool("R W W W").performs(0, "patron")
    scene.script(0, "pool:rubble", "role:laborer", "pool:wood")
    assert scene.key(0) is None
    assert materials(scene.me(0).stockpile) == "W"


@pytest.mark.parametrize(
    ("begun", "card", "offered"),
    [({"bar": 0}, "road", ["deck", "done"]), ({"aqueduct": 1}, "wall", ["hand:dock", "done"])],
)
def test_r43_a_building_completed_in_the_bath_serves_the_same_hiring(begun, card, offered):
    (name,) = begun
    scene = Scene().player(0, hand=f"{card} dock", built="bath", begun=begun).pool("W R")
    scene.performs(0, "patron").script(0, "pool:wood", "role:craftsman", f"add:{name}:{card}")
    assert scene.key(0) == "gtr.patron"
    assert scene.options(0) == offered  # the pool has been used


def test_r49_vaults_and_clients_above_the_limit_stay_and_take_nothing_new():
    scene = Scene().player(0, vault="W W W", stockpile="R", clients="S S S")
    scene.performs(0, "merchant")
    assert scene.key(0) is None
    assert len(scene.me(0).vault) == 3
    for clients in ("S S", "S S S"):
        scene = Scene().player(0, clients=clients).pool("R").performs(0, "patron")
        assert scene.key(0) is None
        assert materials(scene.me(0).clients) == clients


def test_r51_a_role_may_be_led_and_followed_without_any_use():
    scene = Scene().player(0, hand="villa").player(1, hand="garden").leads(0)
    assert "lead:merchant" in scene.options(0)
    scene.answer(0, "lead:merchant")
    assert "play:garden" in scene.options(1)
    scene.answer(1, "play:garden").answer(2, "think:one")
    assert names(scene.now.pool) == ["garden", "villa"]
    assert scene.key(1) == "gtr.lead"


def test_basilica_sells_without_a_main_card_and_no_senator():
    scene = Scene().player(0, built="basilica", hand="temple J").performs(0, "merchant")
    assert scene.options(0) == ["hand:temple", "done"]
    scene.answer(0, "hand:temple")
    assert materials(scene.me(0).vault) == "M"
    assert names(scene.me(0).hand) == ["senator"]
    assert scene.key(0) is None


def test_atrium_replaces_the_stockpile_card_and_is_chosen_anew_each_action():
    scene = Scene().player(0, built="atrium", stockpile="R R", clients="S", influence=8)
    scene.deck("M W").performs(0, "merchant")
    assert scene.options(0) == ["stock:rubble", "deck", "done", "done_all"]
    scene.answer(0, "deck")
    assert scene.options(0) == ["stock:rubble", "deck", "done"]  # the next action already
    scene.answer(0, "stock:rubble")
    assert scene.key(0) is None
    assert materials(scene.me(0).vault) == "R M"
    assert materials(scene.me(0).stockpile) == "R"


# ---- demands ----------------------------------------------------------------------------------


def two_demands_through_the_bath(hand: str) -> Scene:
    """Seat 0 has hired its first Legionary and is asked what to show."""
    scene = Scene().player(0, hand=hand, built="bath").pool("B B")
    scene.performs(0, "patron", units=2)
    return scene.script(0, "pool:brick", "role:legionary")


def test_r21_a_card_is_shown_in_one_demand_of_a_round_only():
    scene = two_demands_through_the_bath("dock road")
    assert scene.options(0) == ["road", "dock"]
    scene.script(0, "dock", "pool:brick", "role:legionary")
    assert scene.key(0) == "gtr.demand"
    assert scene.options(0) == ["road"]


def test_r21_another_copy_of_a_shown_card_may_be_shown():
    scene = two_demands_through_the_bath("dock dock")
    scene.script(0, "dock", "pool:brick", "role:legionary")
    assert scene.options(0) == ["dock"]
    assert len(scene.me(0).revealed) == 1


def test_r21_a_card_that_was_not_shown_is_still_free():
    scene = two_demands_through_the_bath("dock road")
    scene.answer(0).script(0, "pool:brick", "role:legionary")
    assert scene.options(0) == ["road", "dock"]


def test_r21_the_next_round_a_card_may_be_shown_again():
    scene = Scene().player(0, hand="dock").player(1, hand="bath").player(0, clients="B")
    scene.performs(0, "legionary").answer(0, "dock")
    scene.answer(1, "lead:legionary").answer(2, "think:one").answer(0, "think:senator")
    assert scene.key(1) is None  # nothing left to show
    assert scene.key(0) == "gtr.demand"
    assert scene.options(0) == ["dock"]


def test_r23_a_bridge_takes_a_stockpile_card_per_demanded_card_from_empty_hands_too():
    scene = Scene().player(0, hand="bath school temple", built="bridge")
    scene.player(1, stockpile="B B B M").player(2, stockpile="M W")
    scene.performs(0, "legionary", units=3).answer(0, "bath", "school", "temple")
    assert materials(scene.me(0).stockpile) == "B B M M"
    assert materials(scene.me(1).stockpile) == "B"
    assert materials(scene.me(2).stockpile) == "W"
    assert "told-glory" not in scene.told()


@pytest.mark.parametrize(("shield", "eaten"), [("palisade", ["1:rubble"]), ("wall", [])])
def test_r24_a_bridge_leads_lions_past_a_palisade_not_past_a_wall(shield, eaten):
    scene = Scene().player(0, hand="road", built="colosseum bridge", influence=4)
    scene.player(1, clients="R", built=shield).performs(0, "legionary").answer(0, "road")
    assert scene.options(0) == eaten


def test_r24_a_bridge_leads_lions_to_everybody():
    scene = Scene(players=4).player(0, hand="road", built="colosseum bridge", influence=8)
    scene.player(1, clients="R").player(2, clients="R").player(3, clients="R W")
    scene.performs(0, "legionary").answer(0, "road")
    assert scene.options(0) == ["1:rubble", "2:rubble", "3:rubble"]
    without = Scene(players=4).player(0, hand="road", built="colosseum", influence=8)
    without.player(1, clients="R").player(2, clients="R").player(3, clients="R W")
    without.performs(0, "legionary").answer(0, "road")
    assert without.options(0) == ["1:rubble", "3:rubble"]


def demands_brick(shield: str = "", hand: str = "gate school dock", built: str = "") -> Scene:
    """Seat 0 may show a Bath; seat 1 is protected by the shield."""
    scene = Scene().player(0, hand="bath", built=built)
    scene.player(1, hand=hand, stockpile="B", built=shield)
    return scene.performs(0, "legionary")


@pytest.mark.parametrize("shield", ["palisade", "wall"])
def test_r26_the_protected_are_not_asked_unless_they_wish(shield):
    scene = demands_brick(shield).answer(0, "bath")
    assert scene.whose("told-protected") == [1]
    assert len(scene.me(1).hand) == 3
    assert scene.me(0).stockpile == []


@pytest.mark.parametrize(("given", "told"), [("gate", "told-gives"), ("", "told-protected")])
def test_r26_a_volunteer_is_asked_and_may_give_or_not(given, told):
    scene = demands_brick("palisade").aside(1, "volunteer_on").answer(0, "bath")
    asked = scene.asked(1)
    assert (asked.key, asked.least, asked.most) == ("gtr.give.may", 0, 1)
    assert sorted(scene.options(1)) == ["gate", "school"]
    scene.answer(1, *given.split())
    assert names(scene.me(0).stockpile) == given.split()
    assert given not in names(scene.me(1).hand)
    assert scene.whose(told) == [1]


def test_r26_a_volunteer_behind_a_wall_gives_hand_cards_only_even_to_a_bridge():
    scene = demands_brick("wall", built="bridge").aside(1, "volunteer_on").answer(0, "bath")
    scene.answer(1, "school")
    assert names(scene.me(0).stockpile) == ["school"]
    assert materials(scene.me(1).stockpile) == "B"


def test_r26_volunteering_does_not_feed_the_lions():
    scene = Scene().player(0, hand="bath", built="colosseum", influence=4)
    scene.player(1, hand="gate", clients="B", built="palisade").performs(0, "legionary")
    scene.aside(1, "volunteer_on").answer(0, "bath").answer(1, "gate")
    assert scene.key(0) is None
    assert materials(scene.me(1).clients) == "B"


def test_r26_a_volunteer_without_a_fitting_card_is_not_asked():
    scene = demands_brick("palisade", hand="dock").aside(1, "volunteer_on").answer(0, "bath")
    assert scene.key(1) != "gtr.give.may"
    assert scene.whose("told-protected") == [1]


def test_r26_the_wish_can_be_taken_back():
    scene = demands_brick("palisade").aside(1, "volunteer_on").aside(1, "volunteer_off")
    scene.answer(0, "bath")
    assert scene.whose("told-protected") == [1]
    assert len(scene.me(1).hand) == 3


def test_r26_a_volunteer_without_protection_must_give():
    scene = demands_brick().aside(1, "volunteer_on").answer(0, "bath")
    asked = scene.asked(1)
    assert (asked.key, asked.least, asked.most) == ("gtr.give.must", 1, 1)


def test_r26_the_aside_offers_the_other_position_of_the_switch():
    scene = demands_brick("palisade")
    offered = [option.id for option in scene.match.aside(Seat(1)).options]
    assert offered == ["concede", "volunteer_on"]
    scene.aside(1, "volunteer_on")
    offered = [option.id for option in scene.match.aside(Seat(1)).options]
    assert offered == ["concede", "volunteer_off"]
    with pytest.raises(IllegalChoiceError):
        scene.aside(1, "volunteer_on")


def test_r47_the_giving_player_chooses_exactly_as_many_as_demanded():
    scene = Scene().player(0, hand="bath archway").player(1, hand="gate school foundry")
    scene.performs(0, "legionary", units=2).answer(0, "bath", "archway")
    asked = scene.asked(1)
    assert (asked.key, asked.least, asked.most) == ("gtr.give.must", 2, 2)
    with pytest.raises(IllegalChoiceError):
        scene.answer(1, "gate")
    scene.answer(1, "gate", "foundry")
    assert names(scene.me(0).stockpile) == ["foundry", "gate"]
    assert names(scene.me(1).hand) == ["school"]


def test_r47_without_a_choice_nobody_is_asked():
    scene = Scene().player(0, hand="bath archway").player(1, hand="gate school")
    scene.performs(0, "legionary", units=2).answer(0, "bath", "archway")
    assert scene.me(1).hand == []
    assert names(scene.me(0).stockpile) == ["gate", "school"]


def demands_two_brick_and_a_marble() -> Scene:
    scene = Scene().player(0, hand="bath archway temple").pool("B B B M W")
    return scene.performs(0, "legionary", units=3).answer(0, "bath", "archway", "temple")


def test_r48_the_pool_may_be_left_alone():
    scene = demands_two_brick_and_a_marble()
    assert scene.options(0) == ["all", "none", "some"]
    scene.answer(0, "none")
    assert scene.me(0).stockpile == []
    assert materials(scene.now.pool) == "W B B B M"
    assert scene.whose("told-glory") == [1, 2]  # the neighbours are asked all the same


def test_r48_some_of_the_pool_may_be_taken():
    scene = demands_two_brick_and_a_marble().answer(0, "some")
    assert scene.options(0) == ["brick", "brick.2", "marble"]  # no third brick, no wood
    scene.answer(0, "brick", "marble")
    assert materials(scene.me(0).stockpile) == "B M"
    assert materials(scene.now.pool) == "W B B"


def test_r52_card_clients_and_ludus_merchants_make_one_demand():
    scene = Scene().player(0, hand="road road dock wall", clients="B S R", built="ludus_magnus")
    scene.player(1, hand="insula bar latrine").performs(0, "legionary")
    assert scene.asked(0).most == 3  # the card, the Legionary, the Merchant; no Laborer
    scene.answer(0, "road", "road.2", "dock")
    assert scene.asked(1).least == 2
    scene.answer(1, "insula", "bar")
    assert scene.told().count("told-demands") == 1
    assert scene.key(0) is None  # no second demand, although the Wall was not shown
    assert materials(scene.me(0).stockpile) == "R R"


def test_r59_targets_give_clockwise_from_the_demanding_player():
    scene = Scene(players=4).player(2, hand="bath", built="bridge")
    for seat in (0, 1, 3):
        scene.player(seat, hand="B")
    scene.performs(2, "legionary").answer(2, "bath")
    assert scene.whose("told-gives") == [3, 0, 1]


# ---- the end of a round -----------------------------------------------------------------------


def test_r39_senate_then_sewer_then_clean_up_then_academy():
    scene = Scene().player(0, built="academy sewer senate", camp="road dock")
    scene.player(1, camp="J villa").player(2, built="senate")
    scene.state.players[0].did_craftsman = True
    scene.ends_round()
    assert scene.key(0) == "gtr.senate"
    scene.answer(0)
    assert scene.key(2) == "gtr.senate"  # all Senates before any Sewer
    scene.answer(2)
    assert scene.key(0) == "gtr.sewer"
    assert scene.now.pool == []
    scene.answer(0, "road")
    assert scene.key(0) == "gtr.think.optional"
    assert names(scene.now.pool) == ["dock", "villa"]
    assert scene.now.senators == 6
    scene.answer(0, "skip")
    assert scene.key(1) == "gtr.lead"


def test_r39_sewers_and_academies_go_in_turn_order():
    scene = Scene().player(0, built="sewer academy", camp="road")
    scene.player(1, built="sewer academy", camp="dock")
    for seat in (0, 1):
        scene.state.players[seat].did_craftsman = True
    scene.ends_round(leader=1)
    assert scene.key(1) == "gtr.sewer"
    scene.answer(1)
    assert scene.key(0) == "gtr.sewer"
    scene.answer(0)
    assert scene.key(1) == "gtr.think.optional"
    assert scene.key(0) is None
    scene.answer(1, "skip")
    assert scene.key(0) == "gtr.think.optional"


def test_r40_sewer_keeps_any_subset():
    scene = Scene().player(0, built="sewer", camp="villa garden prison J").ends_round()
    assert sorted(scene.options(0)) == ["garden", "prison", "villa"]
    scene.answer(0, "garden", "villa")
    assert names(scene.me(0).stockpile) == ["garden", "villa"]
    assert names(scene.now.pool) == ["prison"]


# ---- scoring and concession -------------------------------------------------------------------


def last_card(scene: Scene) -> Scene:
    """Seat 0 takes the last card of the deck."""
    return scene.deck("R").leads(0).answer(0, "think:one")


def test_r30_a_public_wall_scores_for_everybody():
    scene = Scene().player(0, vault="R R R R").player(1, vault="W W").player(2, vault="M")
    scene.building(1, "wall", complete=True).public_card = scene.card("C")
    table = last_card(scene).match.view(None).scores
    assert [score.buildings for score in table] == [{"wall": 2}, {"wall": 1}, {"wall": 0}]


def test_r41_a_full_tie_is_shared_by_all_who_are_in_it():
    scene = Scene().player(0, hand="R R", influence=8).player(1, hand="R R R", influence=8)
    scene.player(2, hand="J J J", influence=8)
    assert last_card(scene).match.outcome.winners == (0, 1, 2)


def test_score_counts_neither_hands_clients_stockpiles_nor_unfinished_buildings():
    scene = Scene().player(0, begun={"statue": 2, "wall": 1})
    scene.player(0, hand="M M M", clients="M M", stockpile="S S S S", camp="M")
    assert last_card(scene).match.outcome.scores == (2, 2, 2)


def test_r42_a_single_concession_changes_nothing():
    scene = Scene().leads(1).aside(1, "concede")
    assert scene.end is None
    assert scene.whose("told-concedes") == [1]
    assert [player.conceded for player in scene.match.view(None).players] == [False, True, False]
    scene.answer(1, "think:one")
    assert len(scene.me(1).hand) == 1
    assert scene.key(2) == "gtr.lead"


def test_r42_a_concession_can_be_withdrawn():
    scene = Scene().leads(0).aside(1, "concede")
    offered = [option.id for option in scene.match.aside(Seat(1)).options]
    assert offered == ["withdraw", "volunteer_on"]
    scene.aside(1, "withdraw").aside(2, "concede")
    assert scene.whose("told-plays-on") == [1]
    assert scene.end is None
    scene.aside(0, "concede")
    assert scene.end == "concession"
    assert scene.match.outcome.winners == (1,)


def test_r42_conceding_does_not_cost_the_victory_if_the_game_ends_otherwise():
    scene = Scene().player(1, influence=20).deck("R").leads(0).aside(1, "concede")
    scene.answer(0, "think:one")
    assert scene.end == "deck"
    assert scene.match.outcome.winners == (1,)


def test_r42_of_two_players_one_concession_decides():
    scene = Scene(players=2).player(1, hand="road").leads(0).aside(0, "concede")
    assert scene.end == "concession"
    assert scene.match.outcome.winners == (1,)


def test_r42_concession_ends_the_game_in_the_middle_of_a_demand():
    scene = demands_brick().answer(0, "bath")
    assert scene.key(1) == "gtr.give.must"
    scene.aside(0, "concede").aside(2, "concede")
    assert scene.end == "concession"
    assert scene.key(1) is None
    assert scene.match.outcome.winners == (1,)


def test_a_dock_with_an_empty_pool_still_lets_all_remaining_actions_go() -> None:
    scene = Scene().player(0, hand="temple villa", clients="R R", built="dock")
    scene.performs(0, "laborer")
    assert "skip_all" in scene.options(0)
    scene.answer(0, "skip_all")
    assert scene.key(0) != "gtr.laborer.dock"
    assert scene.me(0).stockpile == []


def test_a_demand_once_spoken_cannot_be_taken_back() -> None:
    scene = Scene().player(0, hand="shrine").pool("B").performs(0, "legionary")
    scene.answer(0, "shrine")
    assert scene.key(0) == "gtr.demand.pool"
    assert not scene.match.can_undo(0)


def test_no_card_is_out_of_every_hand_while_a_giver_still_chooses() -> None:
    """Found by random play: the forced card of one material left the hand before the question
    about another."""
    scene = Scene().player(0, hand="wall temple").player(1, hand="bridge palace statue")
    scene.performs(0, "legionary", units=2)
    scene.answer(0, "wall", "temple")
    assert scene.key(1) == "gtr.give.must"
    assert names(scene.me(1).hand) == ["bridge", "palace", "statue"]
