"""Rulings and the table option about the Stairway that no vector covers."""

from __future__ import annotations

import pytest

from games.core.seats import Seat
from games.glory_to_rome.measures import active_names, hand_limit, influence
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
