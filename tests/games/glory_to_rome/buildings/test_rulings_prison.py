"""Rulings about the Prison, the Fountain and building out of town that no vector covers."""

from __future__ import annotations

import pytest

from games.core.seats import Seat
from games.glory_to_rome.measures import active_names, influence
from tests.games.glory_to_rome.scene import Scene, names

SIX = "R W C B S M"
PRISON = {"prison": 2}


def active(scene: Scene, seat: int, name: str) -> bool:
    return name in active_names(scene.now, Seat(seat))


def round_is_over(scene: Scene) -> bool:
    return scene.now.round == 2


# ---- Prison (R31, R32, R55) --------------------------------------------------------------------


def test_r31_prison_takes_no_name_one_has_complete_or_begun():
    scene = Scene().player(0, stockpile="S", built="market", begun={"prison": 2, "school": 1})
    scene.player(1, built="market school").player(2, built="bath").performs(0, "architect")
    scene.answer(0, "add:prison:stone")
    assert scene.options(0) == ["take:2:bath", "decline"]


def test_r31_the_taken_name_is_barred_for_the_taker_and_free_for_the_loser():
    scene = Scene().player(0, hand="market road", stockpile="S", begun=PRISON)
    scene.player(1, hand="market", clients="C", built="market").performs(0, "architect", 2)
    assert "found:market" in scene.options(0)
    scene.script(0, "add:prison:stone", "take:1:market")
    assert scene.options(0) == ["found:road", "skip"]
    scene.answer(0, "skip")
    assert scene.options(1) == ["found:market", "skip"]


def test_r31_prison_reaches_all_opponents():
    scene = Scene(4).player(0, stockpile="S", begun=PRISON).player(1, built="road")
    scene.player(2, built="bath").player(3, built="road").performs(0, "architect")
    scene.answer(0, "add:prison:stone")
    assert scene.options(0) == ["take:1:road", "take:2:bath", "take:3:road", "decline"]
    scene.answer(0, "take:3:road")
    assert [influence(player) for player in scene.now.players] == [2, 2, 2, 5]
    assert active(scene, 0, "road")
    assert not active(scene, 3, "road")


@pytest.mark.parametrize(
    ("name", "key", "no"),
    [
        ("amphitheatre", "gtr.craftsman", "skip"),
        ("foundry", "gtr.laborer", "skip"),
        ("garden", "gtr.patron", "done"),
        ("school", "gtr.think.optional", "skip"),
    ],
)
def test_r32_a_taken_building_acts_by_the_influence_after_handing_over(name, key, no):
    scene = Scene().player(0, hand="road", stockpile="S", begun=PRISON, influence=3).pool(SIX)
    scene.player(1, built=name).performs(0, "architect")
    scene.script(0, "add:prison:stone", f"take:1:{name}")
    assert scene.key(0) == key
    assert scene.repeat(0, no) == 3
    assert round_is_over(scene)


def test_r32_the_taken_function_serves_in_the_same_round():
    scene = Scene().player(0, stockpile="S R", begun={"prison": 2, "shrine": 1})
    scene.player(1, built="tower").performs(0, "architect", 2)
    assert "add:shrine:rubble" not in scene.options(0)
    scene.script(0, "add:prison:stone", "take:1:tower", "add:shrine:rubble")
    assert scene.house(0, "shrine").complete


def test_r55_prison_takes_no_building_that_only_a_gate_wakes():
    scene = Scene().player(0, stockpile="S", begun=PRISON)
    scene.player(1, built="gate", begun={"temple": 2}).performs(0, "architect")
    assert active(scene, 1, "temple")
    scene.answer(0, "add:prison:stone")
    assert scene.options(0) == ["take:1:gate", "decline"]


# ---- out of town (R8, R53) ---------------------------------------------------------------------


def test_r8_an_earlier_action_cannot_pay_for_out_of_town():
    scene = Scene().player(0, hand="garden road market", clients="C").sites("stone", 0, 2)
    scene.performs(0, "architect").answer(0, "skip")
    assert scene.options(0) == ["found:road", "found:market", "skip"]


def test_r8_two_clients_of_one_who_thinks_lay_out_of_town_together():
    scene = Scene().player(1, hand="garden road", clients="C C").sites("stone", 0, 2)
    scene.performs(1, "architect", 0, leader=0)
    assert "found:garden:away" in scene.options(1)
    scene.answer(1, "found:garden:away")
    assert scene.house(1, "garden").out_of_town
    assert round_is_over(scene)


def test_r8_a_client_of_another_role_does_not_pay():
    scene = Scene().player(0, hand="garden road", clients="W").sites("stone", 0, 2)
    scene.performs(0, "architect")
    assert scene.options(0) == ["found:road", "skip"]


def test_r8_architect_and_craftsman_actions_do_not_combine():
    scene = Scene().player(0, hand="garden road", stockpile="C", clients="C")
    scene.player(0, begun={"amphitheatre": 1}).sites("stone", 0, 2).performs(0, "architect")
    scene.script(0, "add:amphitheatre:concrete", "skip", "skip")
    assert "found:garden:away" in scene.options(0)
    scene.answer(0, "skip")
    assert scene.key(0) == "gtr.craftsman"  # the last one, on an Architect client's action
    assert scene.options(0) == ["found:road", "skip"]


def test_r8_statue_goes_out_of_town_on_any_site():
    scene = Scene().player(0, hand="statue", clients="C").sites("wood", 0, 2)
    scene.performs(0, "architect")
    assert "found:statue:wood" not in scene.options(0)
    scene.answer(0, "found:statue:wood:away")
    statue = scene.house(0, "statue")
    assert (statue.site, statue.out_of_town) == ("wood", True)
    assert round_is_over(scene)


def test_r53_the_last_out_of_town_site_does_not_end_the_game():
    scene = Scene(5).player(0, hand="garden road", built="tower")
    for material in ("rubble", "wood", "concrete", "brick", "marble"):
        scene.sites(material, 5, 0)
    scene.sites("stone", 5, 1).performs(0, "architect", 2).answer(0, "found:garden:away")
    assert sum(stack.out_of_town for stack in scene.now.sites.values()) == 0
    assert scene.end is None
    assert scene.options(0) == ["found:road", "skip"]


# ---- Fountain (R36, R60) -----------------------------------------------------------------------


def test_r8_a_fountain_card_goes_out_of_town_with_a_second_craftsman_action():
    scene = Scene().player(0, hand="road", clients="W", built="fountain").deck("garden R R")
    scene.sites("stone", 0, 2).performs(0, "craftsman").answer(0, "fountain")
    assert scene.options(0) == ["found:garden:away", "hand"]
    scene.answer(0, "found:garden:away")
    assert scene.house(0, "garden").out_of_town
    assert scene.me(0).drawn is None
    assert round_is_over(scene)


def test_r8_a_fountain_in_the_last_amphitheatre_action_is_paid_by_the_batch_below():
    scene = Scene().player(0, hand="bridge", clients="W", built="fountain").deck("garden R R")
    scene.player(0, begun={"amphitheatre": 1}).sites("stone", 0, 2).performs(0, "craftsman")
    scene.script(0, "add:amphitheatre:bridge", "skip", "skip", "skip", "fountain")
    assert scene.options(0) == ["found:garden:away", "hand"]
    scene.answer(0, "found:garden:away")
    assert round_is_over(scene)


def test_r8_a_fountain_of_a_baths_craftsman_cannot_pay_for_out_of_town():
    scene = Scene().player(0, built="fountain bath").deck("garden R R").pool("W")
    scene.sites("stone", 0, 2).performs(0, "patron", 2)
    scene.script(0, "pool:wood", "role:craftsman", "fountain")
    assert names(scene.me(0).hand) == ["garden"]  # no other use: it went to the hand
    assert [b.name for b in scene.me(0).buildings] == ["fountain", "bath"]


def test_r8_with_a_tower_a_fountain_card_goes_out_of_town_with_one_action():
    scene = Scene().player(0, built="fountain tower").deck("garden R R").sites("stone", 0, 2)
    scene.performs(0, "craftsman").script(0, "fountain", "found:garden:away")
    assert scene.house(0, "garden").out_of_town
    assert round_is_over(scene)


def test_r36_the_fountains_last_card_completes_without_a_trigger():
    scene = Scene().player(0, hand="road", built="fountain", begun={"amphitheatre": 1})
    scene.deck("bridge").performs(0, "craftsman", 2)
    scene.script(0, "fountain", "add:amphitheatre:bridge")
    assert scene.end == "deck"
    assert scene.house(0, "amphitheatre").complete
    assert influence(scene.me(0)) == 4
    assert "told-extra-actions" not in scene.told()
    assert scene.now.stack == []


def test_r36_the_fountains_last_card_may_win_by_forum():
    scene = Scene().player(0, clients=SIX, stockpile=SIX, built="fountain", begun={"forum": 2})
    scene.player(1, influence=30).deck("basilica").performs(0, "craftsman")
    scene.script(0, "fountain", "add:forum:basilica")
    assert scene.end == "forum"
    assert scene.match.outcome.winners == (0,)


def test_r60_a_fountain_card_without_use_goes_to_hand_and_the_action_is_spent():
    scene = Scene().player(0, built="fountain academy", begun={"dock": 0}).deck("garden R R")
    scene.sites("stone", 0, 2).performs(0, "craftsman").answer(0, "fountain")
    assert names(scene.me(0).hand) == ["garden"]
    assert scene.me(0).drawn is None
    assert "told-fountain-keeps" in scene.told()
    assert scene.key(0) == "gtr.think.optional"  # the draw counted as a Craftsman action


def test_r60_an_architect_has_no_fountain():
    scene = Scene().player(0, hand="road", built="fountain").performs(0, "architect")
    assert scene.options(0) == ["found:road", "skip"]
