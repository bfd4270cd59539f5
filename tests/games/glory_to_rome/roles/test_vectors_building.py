"""Vectors 11.4: foundations, material, completion, the last site, Fountain and Academy."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.core.seats import Seat
from games.glory_to_rome.data.cards import MATERIALS
from games.glory_to_rome.measures import active_names, hand_limit, influence
from tests.games.glory_to_rome.scene import Scene, materials, names

SIX = "R W C B S M"


def only_in_town(scene: Scene, **left: int) -> Scene:
    for material in MATERIALS:
        scene.sites(material, left.get(material, 0), 2)
    return scene


def all_but_leader_think(scene: Scene, leader: int) -> None:
    for seat in ((leader + 1) % 3, (leader + 2) % 3):
        scene.answer(seat, "think:senator")


def test_v40_one_action_cannot_lay_out_of_town():
    scene = Scene().player(0, hand="garden shrine").sites("stone", 0, 2)
    scene.performs(0, "architect")
    assert scene.key(0) == "gtr.architect"
    assert scene.options(0) == ["found:shrine", "skip"]
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "found:garden:away")


def test_v40_nothing_is_asked_when_only_out_of_town_sites_are_left():
    scene = Scene().player(0, hand="garden").sites("stone", 0, 2).performs(0, "architect")
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.lead"
    assert names(scene.me(0).hand) == ["garden"]
    assert scene.me(0).buildings == []


@pytest.mark.parametrize(("role", "client"), [("architect", "C"), ("craftsman", "W")])
def test_v41_out_of_town_takes_both_actions(role, client):
    scene = Scene().player(0, hand="garden road", clients=client).sites("stone", 0, 2)
    scene.sites("rubble", 3, 0).performs(0, role)
    assert scene.options(0) == ["found:road", "found:garden:away", "skip", "skip_all"]
    scene.answer(0, "found:garden:away")
    garden = scene.house(0, "garden")
    assert (garden.site, garden.out_of_town, garden.complete) == ("stone", True, False)
    assert scene.now.sites["stone"].out_of_town == 1
    assert "told-founds-away" in scene.told()
    assert scene.key(0) is None  # although the Road could still be laid
    assert scene.key(1) == "gtr.lead"
    assert names(scene.me(0).hand) == ["road"]


def test_v41_in_town_takes_one_of_the_two_actions():
    scene = Scene().player(0, hand="garden shrine road", clients="C").sites("stone", 0, 2)
    scene.performs(0, "architect").answer(0, "found:shrine")
    assert scene.options(0) == ["found:road", "skip"]


def test_v42_tower_lays_out_of_town_with_one_action():
    scene = Scene().player(0, hand="garden", built="tower").sites("stone", 0, 2)
    scene.performs(0, "architect")
    assert scene.options(0) == ["found:garden:away", "skip"]
    scene.answer(0, "found:garden:away")
    assert scene.house(0, "garden").out_of_town
    assert scene.now.sites["stone"].out_of_town == 1
    assert scene.key(0) is None


def test_v42_tower_leaves_the_second_action():
    scene = Scene().player(0, hand="garden road", clients="C", built="tower")
    scene.sites("stone", 0, 2).performs(0, "architect").answer(0, "found:garden:away")
    assert scene.options(0) == ["found:road", "found:road:away", "skip"]


def test_v42_anothers_tower_does_not_help():
    scene = Scene().player(0, hand="garden shrine").player(1, built="tower")
    scene.sites("stone", 0, 2).performs(0, "architect")
    assert scene.options(0) == ["found:shrine", "skip"]


def test_v43_out_of_town_may_be_chosen_while_there_is_room_in_town():
    scene = Scene().player(0, hand="garden road", clients="C").sites("stone", 1, 2)
    scene.performs(0, "architect")
    assert {"found:garden", "found:garden:away"} <= set(scene.options(0))
    scene.answer(0, "found:garden:away")
    assert (scene.now.sites["stone"].in_town, scene.now.sites["stone"].out_of_town) == (1, 1)
    assert scene.key(0) is None


def test_v43_in_town_may_be_chosen_as_well():
    scene = Scene().player(0, hand="garden road", clients="C").sites("stone", 1, 2)
    scene.performs(0, "architect").answer(0, "found:garden")
    assert (scene.now.sites["stone"].in_town, scene.now.sites["stone"].out_of_town) == (0, 2)
    assert not scene.house(0, "garden").out_of_town
    assert scene.key(0) == "gtr.architect"


@pytest.mark.parametrize("material", ["wood", "marble"])
def test_v44_statue_on_wood_takes_one_wood_or_marble(material):
    scene = Scene().player(0, hand="statue", stockpile=SIX).sites("wood", 1, 3).deck("R")
    scene.performs(0, "architect", 2)
    assert {f"found:statue:{m}" for m in MATERIALS} <= set(scene.options(0))
    scene.answer(0, "found:statue:wood")
    assert scene.now.sites["wood"].in_town == 0
    assert scene.options(0) == ["add:statue:wood", "add:statue:marble", "skip"]
    scene.answer(0, f"add:statue:{material}")
    assert scene.house(0, "statue").complete
    assert scene.me(0).sites == ["wood"]
    assert influence(scene.me(0)) == 3
    scene.answer(1, "think:one")
    assert scene.end == "deck"
    assert scene.match.outcome.scores == (3 + 3, 2, 2)


@pytest.mark.parametrize(("built", "points"), [("gate", 5), ("", 2)])
def test_v45_gate_makes_an_unfinished_statue_score_without_influence(built, points):
    scene = Scene().player(0, hand="statue", built=built).deck("R").performs(0, "architect")
    scene.answer(0, "found:statue:rubble").answer(1, "think:one")
    assert scene.end == "deck"
    assert not scene.house(0, "statue").complete
    assert influence(scene.me(0)) == 2
    assert scene.match.outcome.scores == (points, 2, 2)


def palace_laid_last_round(built: str) -> Scene:
    scene = Scene().player(0, hand="dock palace villa garden", built=built)
    scene.player(1, hand="prison", stockpile="R").leads(0)
    scene.script(0, "lead:craftsman", "play:dock")
    all_but_leader_think(scene, 0)
    scene.answer(0, "found:palace")
    assert scene.now.round == 2
    return scene.script(1, "lead:merchant", "play:prison").answer(2, "think:one")


def test_v46_gate_makes_a_palace_foundation_work_in_the_next_round():
    scene = palace_laid_last_round("gate")
    assert "several" in scene.options(0)
    scene.answer(0, "several").answer(0, "garden", "villa")
    assert scene.key(1) == "gtr.merchant"
    assert (scene.me(0).stance, scene.me(0).units) == ("follow", 2)
    assert not scene.house(0, "palace").complete
    assert influence(scene.me(0)) == 2


def test_v46_without_gate_a_palace_foundation_does_nothing():
    scene = palace_laid_last_round("")
    assert "several" not in scene.options(0)
    assert {"play:garden", "play:villa", "petition:stone"} <= set(scene.options(0))


def test_v47_craftsman_does_not_finish_a_villa_but_a_later_architect_does():
    scene = Scene().player(0, hand="prison", clients="C", stockpile="S S", begun={"villa": 0})
    scene.player(1, hand="tower").performs(0, "craftsman").answer(0, "add:villa:prison")
    villa = scene.house(0, "villa")
    assert (len(villa.materials), villa.complete) == (1, False)
    assert influence(scene.me(0)) == 2
    scene.answer(1, "lead:architect")
    all_but_leader_think(scene, 1)
    assert scene.options(0) == ["add:villa:stone", "skip"]
    scene.answer(0, "add:villa:stone")
    assert scene.house(0, "villa").complete
    assert materials(scene.now.removed) == "S S"
    assert materials(scene.me(0).stockpile) == "S"
    assert influence(scene.me(0)) == 5


def test_v48_archway_finishes_a_villa_from_the_pool():
    scene = Scene().player(0, built="archway", begun={"villa": 0}).pool("S W")
    scene.performs(0, "architect")
    assert scene.options(0) == ["add:villa:stone:pool", "skip"]
    scene.answer(0, "add:villa:stone:pool")
    assert scene.house(0, "villa").complete
    assert materials(scene.now.pool) == "W"
    assert influence(scene.me(0)) == 5


def test_v49_scriptorium_finishes_a_sewer_with_one_marble():
    scene = Scene().player(0, hand="temple market", built="scriptorium", begun={"sewer": 0})
    scene.performs(0, "craftsman")
    added = [option for option in scene.options(0) if option.startswith("add:")]
    assert added == ["add:sewer:temple"]
    scene.answer(0, "add:sewer:temple")
    assert scene.house(0, "sewer").complete
    assert scene.me(0).sites == ["stone"]
    assert influence(scene.me(0)) == 5


def test_v49_without_scriptorium_marble_does_not_fit():
    scene = Scene().player(0, hand="temple", begun={"sewer": 0}).performs(0, "craftsman")
    assert scene.options(0) == ["found:temple", "skip"]


def test_v50_road_takes_rubble_for_stone_buildings_only():
    scene = Scene().player(0, stockpile="R", built="road", begun={"colosseum": 0, "shrine": 0})
    scene.performs(0, "architect")
    assert scene.options(0) == ["add:colosseum:rubble", "skip"]
    scene.answer(0, "add:colosseum:rubble")
    colosseum = scene.house(0, "colosseum")
    assert (materials(colosseum.materials), colosseum.complete) == ("R", False)


def test_v50_with_tower_rubble_goes_on_brick_too():
    scene = Scene().player(0, stockpile="R W", built="tower", begun={"colosseum": 0, "shrine": 0})
    scene.performs(0, "architect")
    assert scene.options(0) == ["add:colosseum:rubble", "add:shrine:rubble", "skip"]


@pytest.mark.parametrize(("role", "pick"), [("architect", "rubble"), ("craftsman", "bar")])
def test_v51_tower_completes_a_shrine_with_rubble(role, pick):
    scene = Scene().player(0, hand="bar", stockpile="R", built="tower", begun={"shrine": 1})
    scene.performs(0, role).answer(0, f"add:shrine:{pick}")
    assert scene.house(0, "shrine").complete
    assert materials(scene.now.removed) == "R B"
    assert influence(scene.me(0)) == 4
    assert hand_limit(scene.now, Seat(0)) == 7


@pytest.mark.parametrize("dock", [{"begun": {"dock": 0}}, {"built": "dock"}])
def test_v52_no_second_building_of_a_name(dock):
    scene = Scene().player(0, hand="dock market", **dock).performs(0, "architect", 2)
    assert scene.options(0) == ["found:market", "found:market:away", "skip", "skip_all"]


def test_v53_the_last_site_in_town_ends_the_game_at_once():
    scene = only_in_town(Scene(), wood=1).player(0, hand="dock market", clients="W")
    scene.player(1, hand="market", clients="W").performs(0, "craftsman")
    scene.answer(0, "found:dock")
    assert scene.end == "sites"
    assert [scene.key(seat) for seat in range(3)] == [None] * 3
    assert not scene.house(0, "dock").complete
    assert names(scene.me(0).hand) == ["market"]
    assert scene.me(1).buildings == []
    assert scene.match.outcome.scores == (2, 2, 2)
    assert "told-round" not in scene.told()


def test_v54_one_empty_stack_does_not_end_the_game():
    scene = Scene().player(0, hand="dock market road", clients="W").sites("wood", 1, 2)
    scene.performs(0, "craftsman").answer(0, "found:dock")
    assert scene.end is None
    assert scene.now.sites["wood"].in_town == 0
    assert scene.options(0) == ["found:road", "add:dock:market", "skip"]


def test_v55_a_forum_on_the_last_site_wins_under_a_gate():
    scene = only_in_town(Scene(), marble=1).player(0, hand="forum", built="gate")
    scene.player(0, clients=SIX, stockpile=SIX).player(1, influence=20)
    scene.performs(0, "craftsman").answer(0, "found:forum")
    assert scene.end == "forum"
    assert scene.match.outcome.winners == (0,)
    assert not scene.house(0, "forum").complete


def test_v55_without_gate_the_last_site_is_scored():
    scene = only_in_town(Scene(), marble=1).player(0, hand="forum", clients=SIX, stockpile=SIX)
    scene.player(1, influence=20).performs(0, "craftsman").answer(0, "found:forum")
    assert scene.end == "sites"
    assert scene.match.outcome.winners == (1,)


def test_v56_the_fountains_last_card_is_still_built_in():
    scene = Scene().player(0, built="fountain", begun={"temple": 2}).deck("statue")
    scene.performs(0, "craftsman").answer(0, "fountain")
    assert scene.now.deck == []
    assert scene.end is None
    assert scene.key(0) == "gtr.fountain"
    assert {"add:temple:statue", "hand", "found:statue:wood"} <= set(scene.options(0))
    assert not [option for option in scene.options(0) if option.endswith(":away")]
    scene.answer(0, "add:temple:statue")
    assert scene.house(0, "temple").complete
    assert influence(scene.me(0)) == 5
    assert scene.end == "deck"
    assert scene.match.outcome.scores == (5, 2, 2)


def test_v57_a_fountain_card_taken_to_hand_stays_secret():
    scene = Scene().player(0, hand="road", built="fountain").deck("bath R R R")
    scene.performs(0, "craftsman").answer(0, "fountain")
    assert scene.match.view(Seat(0)).drawn == "bath"
    assert scene.match.view(Seat(1)).drawn is None
    assert not scene.match.can_undo(Seat(0))
    scene.answer(0, "hand")
    assert names(scene.me(0).hand) == ["bath", "road"]
    assert scene.me(0).drawn is None
    assert scene.match.view(Seat(1)).players[0].hand is None
    naming = [event for event in scene.heard if "bath" in str(event.text)]
    assert [event.only for event in naming] == [(0,)]


def test_v57_the_fountain_spends_the_action_and_counts_for_the_academy():
    scene = Scene().player(0, hand="road", built="fountain academy").deck("bath R R R")
    scene.performs(0, "craftsman").script(0, "fountain", "hand")
    assert scene.me(0).did_craftsman
    assert scene.key(0) == "gtr.think.optional"  # no second Craftsman question
    assert scene.options(0) == ["think:senator", "think:refill", "think:one", "skip"]
    scene.answer(0, "think:one")
    assert len(scene.me(0).hand) == 3
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.lead"


def test_v57_no_academy_no_thinking():
    scene = Scene().player(0, hand="road", built="fountain").deck("bath R R R")
    scene.performs(0, "craftsman").script(0, "fountain", "hand")
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.lead"


def test_v58_academy_rests_when_the_craftsman_action_was_skipped():
    scene = Scene().player(0, hand="road", built="academy").performs(0, "craftsman")
    scene.answer(0, "skip")
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.lead"
    assert names(scene.me(0).hand) == ["road"]


def test_v58_academy_rests_after_architect_actions():
    scene = Scene().player(0, hand="road", built="academy").performs(0, "architect")
    scene.answer(0, "found:road")
    assert "academy" in active_names(scene.now, Seat(0))
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.lead"


def test_v58_academy_works_in_the_round_of_its_completion():
    scene = Scene().player(0, hand="shrine", begun={"academy": 1}).performs(0, "craftsman")
    scene.answer(0, "add:academy:shrine")
    assert scene.key(0) == "gtr.think.optional"
