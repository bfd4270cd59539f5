"""Rulings and table options about building that no vector covers."""

from __future__ import annotations

import pytest

from games.core.text import Seat
from games.glory_to_rome.measures import active_names, client_limit, hand_limit, influence
from tests.games.glory_to_rome.scene import Scene, materials, names

SIX = "R W C B S M"
PRISON = {"prison": 2}


def active(scene: Scene, seat: int, name: str) -> bool:
    return name in active_names(scene.now, Seat(seat))


def hand_limits(scene: Scene) -> list[int]:
    return [hand_limit(scene.now, Seat(seat)) for seat in range(len(scene.now.players))]


def round_is_over(scene: Scene) -> bool:
    return scene.now.round == 2


# ---- Stairway: table option stairway_mode (R3) ------------------------------------------------


def stairs_on_top(**actor: object) -> Scene:
    scene = Scene(stairway_mode="additional").player(1, built="shrine school")
    return scene.player(0, built="stairway", **actor)


def test_r3_stairway_uses_up_the_architect_action():
    scene = Scene().player(0, hand="road", stockpile="B", built="stairway").player(1, built="bath")
    scene.performs(0, "architect")
    assert scene.options(0) == ["found:road", "stairs:1:bath:brick", "skip"]
    scene.answer(0, "stairs:1:bath:brick")
    assert round_is_over(scene)
    assert names(scene.me(0).hand) == ["road"]
    assert scene.key(0) is None


def test_r3_a_built_action_leaves_no_stairway_action():
    scene = Scene().player(0, hand="road", stockpile="B", built="stairway").player(1, built="bath")
    scene.performs(0, "architect").answer(0, "found:road")
    assert round_is_over(scene)
    assert scene.house(1, "bath").public_card is None


def test_r3_additional_stairway_comes_on_top_of_each_architect_action():
    scene = stairs_on_top(hand="road dock", stockpile="B B").performs(0, "architect", 2)
    assert not [o for o in scene.options(0) if o.startswith("stairs:")]
    scene.answer(0, "found:road")
    assert scene.key(0) == "gtr.stairs"
    assert scene.options(0) == ["stairs:1:shrine:brick", "stairs:1:school:brick", "skip"]
    scene.answer(0, "stairs:1:school:brick")
    assert scene.key(0) == "gtr.architect"
    scene.answer(0, "found:dock")
    assert scene.options(0) == ["stairs:1:shrine:brick", "skip"]
    scene.answer(0, "stairs:1:shrine:brick")
    assert round_is_over(scene)
    assert scene.me(0).stockpile == []
    assert hand_limits(scene) == [7, 7, 7]


def test_r3_additional_stairway_may_be_declined():
    scene = stairs_on_top(hand="road", stockpile="B").performs(0, "architect")
    scene.script(0, "found:road", "skip")
    assert round_is_over(scene)
    assert materials(scene.me(0).stockpile) == "B"


def test_r3_additional_stairway_comes_after_a_skipped_action():
    scene = stairs_on_top(hand="road", stockpile="B").performs(0, "architect").answer(0, "skip")
    assert scene.key(0) == "gtr.stairs"


def test_r3_additional_stairway_comes_after_an_action_without_anything_to_build():
    scene = stairs_on_top(stockpile="B").performs(0, "architect")
    assert scene.key(0) == "gtr.stairs"
    scene.answer(0, "stairs:1:shrine:brick")
    assert round_is_over(scene)


def test_r3_additional_stairway_does_not_come_for_dropped_actions():
    scene = stairs_on_top(hand="road", stockpile="B").performs(0, "architect", 3)
    scene.answer(0, "skip_all")
    assert round_is_over(scene)
    assert scene.house(1, "shrine").public_card is None


def test_r3_additional_stairway_comes_once_for_an_out_of_town_foundation():
    scene = stairs_on_top(hand="road dock", stockpile="B B").performs(0, "architect", 2)
    scene.answer(0, "found:road:away")
    assert scene.key(0) == "gtr.stairs"
    scene.answer(0, "stairs:1:shrine:brick")
    assert round_is_over(scene)
    assert names(scene.me(0).hand) == ["dock"]


def test_r3_additional_stairway_waits_for_what_the_action_completed():
    scene = stairs_on_top(stockpile="B", begun={"foundry": 1}).pool("B").performs(0, "architect")
    scene.answer(0, "add:foundry:brick")
    assert scene.key(0) == "gtr.laborer"
    scene.answer(0, "pool:brick")
    assert scene.key(0) == "gtr.stairs"
    scene.answer(0, "stairs:1:shrine:brick")
    assert scene.me(0).stockpile == []
    assert round_is_over(scene)


def test_r3_additional_stairway_waits_for_a_prison_and_what_it_took():
    scene = Scene(stairway_mode="additional").player(1, built="foundry shrine").pool("B R")
    scene.player(0, stockpile="S", built="stairway", begun=PRISON).performs(0, "architect")
    scene.script(0, "add:prison:stone", "take:1:foundry")
    assert scene.key(0) == "gtr.laborer"
    scene.script(0, "pool:brick", "skip")
    assert scene.key(0) == "gtr.stairs"
    assert scene.options(0) == ["stairs:1:shrine:brick", "skip"]


def test_r3_additional_stairway_is_not_asked_when_nothing_fits():
    scene = stairs_on_top(hand="road", stockpile="W S").performs(0, "architect")
    scene.answer(0, "found:road")
    assert round_is_over(scene)


def test_r3_additional_stairway_does_not_follow_a_craftsman():
    scene = stairs_on_top(hand="road", stockpile="B").performs(0, "craftsman")
    scene.answer(0, "found:road")
    assert round_is_over(scene)


def test_r3_additional_stairway_takes_material_from_the_pool_with_an_archway():
    scene = Scene(stairway_mode="additional").player(0, built="stairway archway")
    scene.player(1, built="shrine").pool("B R").performs(0, "architect")
    assert scene.options(0) == ["stairs:1:shrine:brick:pool", "skip"]
    scene.answer(0, "stairs:1:shrine:brick:pool")
    assert materials(scene.now.pool) == "R"
    assert active(scene, 2, "shrine")


def test_r3_additional_stairway_works_after_the_action_that_completed_it():
    scene = Scene(stairway_mode="additional").player(1, built="shrine")
    scene.player(0, stockpile="M B", begun={"stairway": 2}).performs(0, "architect")
    scene.answer(0, "add:stairway:marble")
    assert scene.options(0) == ["stairs:1:shrine:brick", "skip"]


def test_r3_additional_stairway_follows_an_architect_action_of_a_bath():
    scene = Scene(stairway_mode="additional").player(0, stockpile="B", built="stairway bath")
    scene.player(1, built="shrine").pool("C").performs(0, "patron")
    scene.script(0, "pool:concrete", "role:architect")
    assert scene.key(0) == "gtr.stairs"
    scene.answer(0, "stairs:1:shrine:brick")
    assert round_is_over(scene)


def test_r3_stairway_completed_by_one_action_serves_the_next():
    scene = Scene().player(0, stockpile="M B", begun={"stairway": 2}).player(1, built="shrine")
    scene.performs(0, "architect", 2).answer(0, "add:stairway:marble")
    assert scene.options(0) == ["stairs:1:shrine:brick", "skip"]


def test_r3_stairway_takes_material_from_stockpile_or_pool_with_an_archway():
    scene = Scene().player(0, stockpile="B", built="stairway archway").player(1, built="shrine")
    scene.pool("B").performs(0, "architect")
    assert scene.options(0) == ["stairs:1:shrine:brick", "stairs:1:shrine:brick:pool", "skip"]
    scene.answer(0, "stairs:1:shrine:brick:pool")
    assert materials(scene.me(0).stockpile) == "B"
    assert scene.now.pool == []


def test_r3_stairway_without_archway_leaves_the_pool_alone():
    scene = Scene().player(0, hand="road", built="stairway").player(1, built="shrine")
    scene.pool("B").performs(0, "architect")
    assert scene.options(0) == ["found:road", "skip"]


# ---- Stairway: what fits where (R27, R28, R29, R30, R50, R54) ----------------------------------


@pytest.mark.parametrize(
    ("built", "offered"),
    [
        ("stairway", {"stairs:1:sewer:stone", "stairs:1:gate:brick"}),
        (
            "stairway tower",
            {
                "stairs:1:sewer:stone",
                "stairs:1:gate:brick",
                "stairs:1:sewer:rubble",
                "stairs:1:gate:rubble",
            },
        ),
        (
            "stairway road",
            {
                *(f"stairs:1:sewer:{m}" for m in ("rubble", "wood", "concrete", "brick", "stone")),
                "stairs:1:sewer:marble",
                "stairs:1:gate:brick",
            },
        ),
        ("stairway scriptorium", {"stairs:1:sewer:stone", "stairs:1:gate:brick"}),
    ],
)
def test_r27_road_and_tower_help_on_the_stairway_scriptorium_does_not(built, offered):
    scene = Scene().player(0, stockpile=SIX, built=built).player(1, built="sewer gate")
    scene.performs(0, "architect")
    assert set(scene.options(0)) == offered | {"skip"}


def test_r27_the_owners_road_and_tower_do_not_help():
    scene = Scene().player(0, hand="dock", stockpile="R", built="stairway")
    scene.player(1, built="sewer tower").player(2, built="road").performs(0, "architect")
    assert scene.options(0) == ["found:dock", "stairs:2:road:rubble", "skip"]


def test_r28_a_public_building_is_not_offered_again():
    scene = Scene().player(0, hand="road", stockpile="B B", built="stairway")
    scene.player(1, built="bath").performs(0, "architect", 2)
    scene.answer(0, "stairs:1:bath:brick")
    assert scene.options(0) == ["found:road", "skip"]


def test_r28_nor_is_an_own_or_an_unfinished_one():
    scene = Scene().player(0, hand="road", stockpile=f"{SIX} M", built="stairway shrine")
    scene.player(1, begun={"bath": 1}).player(2, built="gate", begun={"temple": 1})
    scene.performs(0, "architect")
    assert active(scene, 2, "temple")
    assert scene.options(0) == ["found:road", "stairs:2:gate:brick", "skip"]


def test_r29_a_public_building_stays_public_in_the_prison():
    scene = Scene().player(0, stockpile="B B S", built="stairway", begun=PRISON)
    scene.player(1, built="shrine").performs(0, "architect", 3)
    scene.script(0, "stairs:1:shrine:brick", "add:prison:stone", "take:1:shrine")
    shrine = scene.house(0, "shrine")
    assert shrine.captured
    assert shrine.public_card is not None
    assert hand_limits(scene) == [7, 7, 7]
    assert round_is_over(scene)  # nothing is left that a third action could use


def test_r29_a_public_building_taken_by_prison_cannot_be_made_public_again():
    scene = Scene().player(0, stockpile="B S", built="stairway", begun=PRISON)
    scene.player(1, built="shrine").player(2, hand="road", stockpile="B", clients="C")
    scene.building(2, "stairway", complete=True)
    scene.performs(0, "architect", 2)
    scene.script(0, "stairs:1:shrine:brick", "add:prison:stone", "take:1:shrine")
    assert scene.options(2) == ["found:road", "skip"]


def test_r30_a_public_wall_scores_for_everybodys_own_vault():
    scene = Scene().player(0, stockpile="C", vault="R R R", built="stairway").deck("R")
    scene.player(1, vault="W W W W W", built="wall").player(2, vault="R").performs(0, "architect")
    scene.answer(0, "stairs:1:wall:concrete").answer(1, "think:one")
    assert scene.end == "deck"
    # influence + vault + merchant bonus + Wall
    assert scene.match.outcome.scores == (2 + 3 + 3 + 1, 2 + 5 + 3 + 2, 2 + 1)


def test_r50_a_foundation_of_a_public_name_may_be_laid():
    scene = Scene().player(0, hand="shrine", stockpile="B", built="stairway")
    scene.player(1, built="shrine").performs(0, "architect", 2)
    scene.answer(0, "stairs:1:shrine:brick")
    assert active(scene, 0, "shrine")
    assert scene.options(0) == ["found:shrine", "skip"]
    scene.answer(0, "found:shrine")
    assert not scene.house(0, "shrine").complete
    assert hand_limits(scene) == [7, 7, 7]


def test_r50_a_public_name_one_has_already_may_not_be_laid():
    scene = Scene().player(0, hand="bath road", stockpile="B", built="stairway", begun={"bath": 0})
    scene.player(1, built="bath").performs(0, "architect", 2).answer(0, "stairs:1:bath:brick")
    assert scene.options(0) == ["found:road", "skip"]


def test_r54_material_put_on_by_a_stairway_counts_for_nothing_else():
    scene = Scene().player(0, stockpile="B", built="stairway").player(1, built="shrine")
    scene.performs(0, "architect").answer(0, "stairs:1:shrine:brick")
    shrine = scene.house(1, "shrine")
    assert materials([shrine.public_card]) == "B"
    assert shrine.materials == []
    assert scene.now.removed == []
    assert scene.now.pool == []
    assert scene.me(1).stockpile == []
    assert [influence(player) for player in scene.now.players] == [2, 2, 2]


@pytest.mark.parametrize(
    ("name", "material", "then"),
    [
        ("tower", "concrete", "add:dock:rubble"),
        ("archway", "brick", "add:dock:wood:pool"),
        ("scriptorium", "stone", "add:dock:marble"),
    ],
)
def test_r54_a_public_function_serves_at_once(name, material, then):
    scene = Scene().player(0, stockpile="R C B S M", built="stairway", begun={"dock": 0})
    scene.player(1, built=name).pool("W").performs(0, "architect", 2)
    assert then not in scene.options(0)
    scene.answer(0, f"stairs:1:{name}:{material}")
    assert then in scene.options(0)
    scene.answer(0, then)
    assert scene.house(0, "dock").complete


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
