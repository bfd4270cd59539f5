"""Rulings about building that no vector covers."""

from __future__ import annotations

import pytest

from games.core.seats import Seat
from games.glory_to_rome.measures import client_limit, hand_limit, influence
from tests.games.glory_to_rome.scene import Scene, materials, names

SIX = "R W C B S M"


def hand_limits(scene: Scene) -> list[int]:
    return [hand_limit(scene.now, Seat(seat)) for seat in range(len(scene.now.players))]


def round_is_over(scene: Scene) -> bool:
    return scene.now.round == 2


# ---- Villa, Scriptorium, Archway (R34, R35) ----------------------------------------------------


@pytest.mark.parametrize(
    ("built", "material"), [("road", "wood"), ("tower", "rubble"), ("scriptorium", "marble")]
)
def test_r34_any_material_that_fits_completes_a_villa_by_itself(built, material):
    scene = Scene().player(0, stockpile=SIX, built=built, begun={"villa": 0})
    scene.performs(0, "architect", 2)
    offered = [option for option in scene.options(0) if option.endswith(material)]
    assert offered == [f"add:villa:{material}"]  # one way only: there is nothing to refuse
    scene.answer(0, f"add:villa:{material}")
    assert scene.house(0, "villa").complete
    assert influence(scene.me(0)) == 5


def test_r34_a_marble_completes_by_itself_although_more_would_fit():
    scene = Scene().player(0, stockpile="M M M", built="scriptorium", begun={"basilica": 0})
    scene.performs(0, "architect").answer(0, "add:basilica:marble")
    assert scene.house(0, "basilica").complete
    assert materials(scene.me(0).stockpile) == "M M"


def test_r34_a_fountain_card_does_not_finish_a_villa():
    scene = Scene().player(0, built="fountain", begun={"villa": 0}).deck("garden R R")
    scene.performs(0, "craftsman").script(0, "fountain", "add:villa:garden")
    villa = scene.house(0, "villa")
    assert (len(villa.materials), villa.complete) == (1, False)


def test_r34_a_marble_from_the_fountain_completes_with_a_scriptorium():
    scene = Scene().player(0, built="fountain scriptorium", begun={"sewer": 0})
    scene.deck("basilica R R").performs(0, "craftsman").script(0, "fountain", "add:sewer:basilica")
    assert scene.house(0, "sewer").complete


def test_r34_anothers_scriptorium_does_not_complete():
    scene = Scene().player(0, stockpile="M", begun={"sewer": 0, "temple": 0})
    scene.player(1, built="scriptorium").performs(0, "architect")
    assert scene.options(0) == ["add:temple:marble", "skip"]
    scene.answer(0, "add:temple:marble")
    assert not scene.house(0, "temple").complete


def test_r35_a_craftsman_takes_nothing_from_the_pool():
    scene = Scene().player(0, hand="garden", stockpile="S", built="archway", begun={"villa": 0})
    scene.pool("S").performs(0, "craftsman")
    assert scene.options(0) == ["found:garden", "add:villa:garden", "skip"]
    scene.answer(0, "add:villa:garden")
    assert not scene.house(0, "villa").complete


def test_r35_with_an_archway_stockpile_and_pool_are_both_open():
    scene = Scene().player(0, stockpile="S", built="archway", begun={"sewer": 0}).pool("S R")
    scene.performs(0, "architect")
    assert scene.options(0) == ["add:sewer:stone", "add:sewer:stone:pool", "skip"]
    scene.answer(0, "add:sewer:stone:pool")
    assert materials(scene.me(0).stockpile) == "S"
    assert materials(scene.now.pool) == "R"
    assert not scene.house(0, "sewer").complete


# ---- functions in the round of completion, same-round building (R15, R16, R56) -----------------


def test_r56_material_goes_on_a_foundation_of_the_same_round():
    scene = Scene().player(0, hand="dock market").performs(0, "craftsman", 2)
    assert "add:dock:market" not in scene.options(0)
    scene.answer(0, "found:dock")
    assert scene.options(0) == ["found:market", "add:dock:market", "skip"]
    scene.answer(0, "add:dock:market")
    assert scene.house(0, "dock").complete
    assert influence(scene.me(0)) == 3


@pytest.mark.parametrize(
    ("name", "last", "then"),
    [
        ("tower", "concrete", "add:shrine:rubble"),
        ("scriptorium", "stone", "add:shrine:marble"),
        ("road", "rubble", "add:sewer:wood"),
        ("archway", "brick", "add:shrine:brick:pool"),
    ],
)
def test_r56_a_function_serves_the_next_action_of_the_same_round(name, last, then):
    have = {"tower": 1, "scriptorium": 2, "road": 0, "archway": 1}[name]
    scene = Scene().player(0, begun={"shrine": 1, "sewer": 0, name: have})
    scene.player(0, stockpile="R R W C B S M").pool("B").performs(0, "architect", 2)
    assert then not in scene.options(0)
    scene.answer(0, f"add:{name}:{last}")
    assert scene.house(0, name).complete
    assert then in scene.options(0)


def test_r56_a_tower_just_completed_makes_out_of_town_cheap():
    scene = Scene().player(0, hand="garden", stockpile="C", begun={"tower": 1})
    scene.sites("stone", 0, 2).performs(0, "architect", 2).answer(0, "add:tower:concrete")
    assert scene.options(0) == ["found:garden:away", "skip"]


def test_r15_what_a_building_does_on_completion_comes_before_the_next_action():
    scene = Scene().player(0, hand="road", stockpile="S", begun={"garden": 2}).pool("R W")
    scene.performs(0, "architect", 2).answer(0, "add:garden:stone")
    assert scene.key(0) == "gtr.patron"
    scene.answer(0, "done_all")
    assert scene.key(0) == "gtr.architect"
    assert scene.options(0) == ["found:road", "skip"]


def test_r16_the_number_of_amphitheatre_actions_is_fixed_at_completion():
    scene = Scene().player(0, hand="bridge dock market road bar", begun={"amphitheatre": 1})
    scene.performs(0, "craftsman").answer(0, "add:amphitheatre:bridge")
    assert influence(scene.me(0)) == 4
    scene.script(0, "found:dock", "add:dock:market")
    assert influence(scene.me(0)) == 5
    assert scene.repeat(0, "skip") == 2
    assert round_is_over(scene)


# ---- skipping (R9) -----------------------------------------------------------------------------


def test_r9_a_skipped_action_is_lost():
    scene = Scene().player(0, hand="road dock").performs(0, "architect", 2).answer(0, "skip")
    assert scene.key(0) == "gtr.architect"
    assert "skip_all" not in scene.options(0)
    scene.answer(0, "skip")
    assert round_is_over(scene)
    assert names(scene.me(0).hand) == ["dock", "road"]


def test_r9_skip_all_drops_one_batch_only():
    scene = Scene().player(0, hand="bridge road", clients="W", begun={"amphitheatre": 1})
    scene.performs(0, "craftsman").script(0, "add:amphitheatre:bridge", "skip_all")
    assert scene.options(0) == ["found:road", "skip"]  # the client of the batch below
    scene.answer(0, "skip")
    assert round_is_over(scene)


# ---- Gate, Statue, Road (R33) ------------------------------------------------------------------


def test_r33_a_statue_on_a_stone_site_is_a_stone_building_for_the_road():
    scene = Scene().player(0, stockpile=SIX, built="road")
    scene.building(0, "statue", site="stone")
    scene.performs(0, "architect")
    assert len([o for o in scene.options(0) if o.startswith("add:statue:")]) == 6


def test_r33_a_statue_elsewhere_is_no_stone_building():
    scene = Scene().player(0, stockpile=SIX, built="road")
    scene.building(0, "statue", site="brick")
    scene.performs(0, "architect")
    assert scene.options(0) == ["add:statue:brick", "add:statue:marble", "skip"]


def test_r33_a_statue_takes_as_many_materials_as_its_site_is_worth():
    scene = Scene().player(0, stockpile="B M")
    scene.building(0, "statue", site="brick")
    scene.performs(0, "architect", 2).answer(0, "add:statue:brick")
    assert not scene.house(0, "statue").complete
    scene.answer(0, "add:statue:marble")
    assert scene.house(0, "statue").complete
    assert influence(scene.me(0)) == 4


def test_r33_gate_wakes_marble_and_nothing_else():
    scene = Scene().player(0, built="gate", begun={"temple": 0, "shrine": 1, "insula": 0})
    scene.performs(0, "architect")
    assert hand_limits(scene) == [9, 5, 5]
    assert client_limit(scene.now, Seat(0)) == 2
    assert influence(scene.me(0)) == 2


def test_r33_a_fountain_laid_under_a_gate_serves_the_next_action():
    scene = Scene().player(0, hand="fountain", built="gate").deck("bath R R")
    scene.performs(0, "craftsman", 2)
    assert "fountain" not in scene.options(0)
    scene.answer(0, "found:fountain")
    assert scene.options(0) == ["fountain", "skip"]


def test_r33_a_stairway_laid_under_a_gate_serves_the_next_action():
    scene = Scene().player(0, hand="stairway", stockpile="B", built="gate")
    scene.player(1, built="shrine").performs(0, "architect", 2).answer(0, "found:stairway")
    assert scene.options(0) == ["stairs:1:shrine:brick", "skip"]


def test_r33_anothers_gate_does_not_wake_ones_marble():
    scene = Scene().player(0, begun={"temple": 2}).player(1, built="gate").performs(0, "architect")
    assert hand_limits(scene) == [5, 5, 5]


# ---- Circus (R57) ------------------------------------------------------------------------------


def test_r57_circus_is_about_order_cards_a_senator_is_any_role_anyway():
    scene = Scene().player(0, hand="temple J", built="circus").leads(0)
    scene.answer(0, "lead:architect")
    assert scene.options(0) == ["play:temple", "play:senator"]


def test_r57_circus_plays_any_card_for_architect_only():
    scene = Scene().player(1, hand="temple J", built="circus").follows("craftsman")
    assert [o for o in scene.options(1) if o.startswith("play:")] == ["play:senator"]


def test_r57_circus_and_senator_make_one_action_each_with_a_palace():
    scene = Scene().player(0, hand="temple J road garden", built="circus palace")
    scene.player(1, hand="road").leads(0)
    scene.script(0, "lead:architect").answer(0, "temple", "senator")
    scene.answer(1, "think:one").answer(2, "think:one")
    assert scene.me(0).units == 2
    assert scene.repeat(0, "skip") == 2


# ---- the trial game: buildings without functions -----------------------------------------------


def test_trial_game_statue_and_villa_are_ordinary_buildings():
    scene = Scene(trial_game="on").player(0, hand="statue", stockpile="S", begun={"villa": 0})
    scene.performs(0, "architect", 2)
    assert [o for o in scene.options(0) if o.startswith("found:statue")] == [
        "found:statue",
        "found:statue:away",
    ]
    scene.answer(0, "add:villa:stone")
    assert not scene.house(0, "villa").complete


def test_trial_game_complete_buildings_do_nothing():
    scene = Scene(trial_game="on", stairway_mode="additional")
    scene.player(0, hand="road", stockpile="S R B M", begun={"prison": 2, "dock": 0})
    scene.player(0, built="tower scriptorium stairway archway gate").pool("W")
    scene.player(1, built="school shrine").performs(0, "architect", 2)
    assert "add:prison:stone" in scene.options(0)
    scene.answer(0, "add:prison:stone")
    assert scene.key(0) == "gtr.architect"  # neither Prison nor Stairway asks
    assert scene.options(0) == ["found:road", "skip"]
    assert influence(scene.me(0)) == 5
