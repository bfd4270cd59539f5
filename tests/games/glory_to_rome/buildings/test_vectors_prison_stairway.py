"""Vectors 11.5: Prison, Stairway and functions that are everybody's."""

from __future__ import annotations

import pytest

from games.core.seats import Seat
from games.glory_to_rome.measures import active_names, client_limit, hand_limit, influence
from tests.games.glory_to_rome.scene import Scene, materials, names

SIX = "R W C B S M"
PRISON = {"prison": 2}


def active(scene: Scene, seat: int, name: str) -> bool:
    return name in active_names(scene.now, Seat(seat))


def influences(scene: Scene) -> list[int]:
    return [influence(player) for player in scene.now.players]


def hand_limits(scene: Scene) -> list[int]:
    return [hand_limit(scene.now, Seat(seat)) for seat in range(len(scene.now.players))]


# ---- Prison -----------------------------------------------------------------------------------


def test_v60_prison_takes_a_school_and_thinks_by_the_influence_that_is_left():
    scene = Scene().player(0, stockpile="S", begun=PRISON, influence=5).player(1, built="school")
    scene.state.players[1].sites = ["brick", "brick"]  # one of them the School's
    scene.performs(0, "architect").answer(0, "add:prison:stone")
    assert influences(scene) == [8, 6, 2]
    assert scene.key(0) == "gtr.prison"
    assert scene.options(0) == ["take:1:school", "decline"]
    scene.answer(0, "take:1:school")
    assert influences(scene) == [5, 9, 2]
    assert scene.me(0).sites == ["marble"]
    assert scene.me(1).sites == ["brick", "brick", "stone"]
    assert scene.me(1).buildings == []
    assert scene.house(0, "school").captured
    assert scene.key(0) == "gtr.think.optional"
    assert "skip" in scene.options(0)
    for _ in range(5):
        assert scene.key(0) == "gtr.think.optional"
        scene.answer(0, "think:one")
    assert len(scene.me(0).hand) == 5
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.lead"


def test_v60_the_thinks_of_a_taken_school_are_optional():
    scene = Scene().player(0, stockpile="S", begun=PRISON).player(1, built="school")
    scene.performs(0, "architect").script(0, "add:prison:stone", "take:1:school", "skip")
    assert scene.key(0) == "gtr.think.optional"  # influence 2: two of them
    scene.answer(0, "skip")
    assert scene.me(0).hand == []
    assert scene.key(1) == "gtr.lead"


def test_v60_prison_may_be_declined():
    scene = Scene().player(0, stockpile="S", begun=PRISON).player(1, built="school")
    scene.performs(0, "architect").script(0, "add:prison:stone", "decline")
    assert influences(scene) == [5, 2, 2]
    assert scene.house(1, "school").complete
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.lead"


def test_v61_prison_does_not_take_a_building_one_has_the_foundation_of():
    scene = Scene().player(0, stockpile="S", begun={"prison": 2, "school": 0})
    scene.player(1, built="school market").performs(0, "architect").answer(0, "add:prison:stone")
    assert scene.options(0) == ["take:1:market", "decline"]


def test_v61_prison_asks_nothing_when_nothing_may_be_taken():
    scene = Scene().player(0, stockpile="S", begun={"prison": 2, "school": 0})
    scene.player(1, built="school", begun={"market": 0}).performs(0, "architect")
    scene.answer(0, "add:prison:stone")
    assert scene.house(0, "prison").complete
    assert influences(scene) == [5, 2, 2]
    assert scene.key(0) is None


def aqueduct_taken(clients: str) -> Scene:
    """P0 takes the Aqueduct of P1, who then leads Patron."""
    scene = Scene().player(0, stockpile="S", begun=PRISON)
    scene.player(1, hand="basilica", clients=clients, built="aqueduct", influence=4).pool("R W")
    scene.performs(0, "architect").answer(0, "add:prison:stone")
    assert client_limit(scene.now, Seat(1)) == 8
    scene.answer(0, "take:1:aqueduct").answer(1, "lead:patron")
    return scene.answer(2, "think:senator").answer(0, "think:senator")


def test_v62_clients_above_the_limit_stay_when_the_aqueduct_goes():
    scene = aqueduct_taken("R R R R R R R")
    assert len(scene.me(1).clients) == 7
    assert (influence(scene.me(1)), client_limit(scene.now, Seat(1))) == (7, 7)
    assert client_limit(scene.now, Seat(0)) == 2 * 2
    assert scene.key(1) is None  # no room: the Patron action ended by itself
    assert scene.key(2) == "gtr.lead"
    assert materials(scene.now.pool) == "R W M"


def test_v62_below_the_limit_hiring_goes_on():
    scene = aqueduct_taken("R R R R R M")
    assert scene.options(1) == ["pool:rubble", "pool:wood", "done", "done_all"]
    scene.answer(1, "pool:wood")
    assert len(scene.me(1).clients) == 7
    assert scene.key(1) is None  # the Patron client finds no room any more
    assert scene.key(2) == "gtr.lead"


def test_v63_a_taken_building_may_be_taken_again():
    scene = Scene().player(0, stockpile="S", begun=PRISON).player(1, built="insula")
    scene.player(2, stockpile="S", clients="C", begun=PRISON).performs(0, "architect")
    scene.script(0, "add:prison:stone", "take:1:insula")
    assert influences(scene) == [2, 5, 2]
    assert client_limit(scene.now, Seat(0)) == 4
    scene.answer(2, "add:prison:stone")
    assert scene.options(2) == ["take:0:insula", "decline"]  # no second Prison
    scene.answer(2, "take:0:insula")
    assert influences(scene) == [5, 5, 2]
    assert [client_limit(scene.now, Seat(seat)) for seat in range(3)] == [5, 5, 4]
    assert [b.name for b in scene.me(0).buildings] == ["prison"]


def test_v69_a_gate_taken_puts_the_losers_marble_to_sleep():
    scene = Scene().player(0, stockpile="S", begun={"prison": 2, "temple": 1})
    scene.player(1, hand="garden sewer", built="gate", begun={"palace": 1})
    scene.performs(0, "architect").answer(0, "add:prison:stone")
    assert active(scene, 1, "palace")
    assert not active(scene, 0, "temple")
    scene.answer(0, "take:1:gate")
    assert not active(scene, 1, "palace")
    assert hand_limits(scene) == [9, 5, 5]  # the taker's unfinished Temple wakes
    scene.answer(1, "lead:merchant")
    assert scene.options(1) == ["play:garden", "play:sewer", "petition:stone"]


# ---- Stairway and public functions ------------------------------------------------------------


def test_v64_stairway_opens_a_shrine_to_everybody_once():
    scene = Scene(4).player(0, stockpile="B W", built="stairway")
    scene.player(1, built="shrine").player(2, built="shrine").performs(0, "architect")
    assert hand_limits(scene) == [5, 7, 7, 5]
    assert scene.options(0) == ["stairs:1:shrine:brick", "stairs:2:shrine:brick", "skip"]
    brick = scene.me(0).stockpile[0]
    scene.answer(0, "stairs:1:shrine:brick")
    assert materials(scene.me(0).stockpile) == "W"
    assert scene.house(1, "shrine").public_card == brick
    assert scene.house(2, "shrine").public_card is None
    assert hand_limits(scene) == [7, 7, 7, 7]
    assert "told-stairs" in scene.told()
    assert scene.key(0) is None  # the action is spent


def test_v64_two_public_shrines_are_worth_one():
    scene = Scene(4).player(1, built="shrine").player(2, built="shrine")
    scene.player(0, stockpile="B B", built="stairway").performs(0, "architect", 2)
    scene.answer(0, "stairs:1:shrine:brick")
    assert scene.options(0) == ["stairs:2:shrine:brick", "skip"]
    scene.answer(0, "stairs:2:shrine:brick")
    assert hand_limits(scene) == [7, 7, 7, 7]


def test_v64_without_stairway_nothing_goes_on_anothers_building():
    scene = Scene().player(0, hand="road", stockpile="B").player(1, built="shrine")
    scene.performs(0, "architect")
    assert scene.options(0) == ["found:road", "skip"]


def test_v64_a_craftsman_does_not_climb_the_stairway():
    scene = Scene().player(0, hand="bath", stockpile="B", built="stairway")
    scene.player(1, built="shrine").performs(0, "craftsman")
    assert scene.options(0) == ["found:bath", "skip"]


@pytest.mark.parametrize(
    ("name", "letter", "material"),
    [
        ("school", "B", "brick"),
        ("foundry", "B", "brick"),
        ("amphitheatre", "C", "concrete"),
        ("garden", "S", "stone"),
        ("prison", "S", "stone"),
    ],
)
def test_v65_a_public_building_does_nothing_on_completion(name, letter, material):
    scene = Scene().player(0, hand="road", stockpile=letter, built="stairway")
    scene.player(1, hand="road", built=name).player(2, hand="road", built="market").pool(SIX)
    scene.performs(0, "architect").answer(0, f"stairs:1:{name}:{material}")
    assert scene.house(1, name).public_card is not None
    assert [scene.key(seat) for seat in range(3)] == [None, "gtr.lead", None]
    assert [names(player.hand) for player in scene.now.players] == [["road"]] * 3
    assert "told-extra-actions" not in scene.told()


def test_v66_a_public_statue_scores_for_everybody():
    scene = Scene().player(0, stockpile=SIX, built="stairway").deck("R")
    scene.building(1, "statue", complete=True, site="wood")
    scene.performs(0, "architect")
    assert scene.options(0) == ["stairs:1:statue:wood", "stairs:1:statue:marble", "skip"]
    scene.answer(0, "stairs:1:statue:wood").answer(1, "think:one")
    assert scene.end == "deck"
    assert scene.match.outcome.scores == (5, 5, 5)


def test_v66_a_private_statue_scores_for_its_owner():
    scene = Scene().player(0, stockpile="M", built="stairway").player(1, built="statue").deck("R")
    scene.performs(0, "architect").answer(0, "skip").answer(1, "think:one")
    assert scene.match.outcome.scores == (2, 5, 2)


def forum_goes_public(third_influence: int, **third: str) -> Scene:
    """P0 makes P1's Forum public; P0 and P2 meet the condition, P1 with most points does not."""
    scene = Scene().player(0, clients=SIX, stockpile=f"{SIX} M", built="stairway", influence=18)
    scene.player(1, built="forum", influence=30)
    scene.player(2, clients=SIX, stockpile=SIX, influence=third_influence, **third)
    scene.performs(0, "architect")
    assert scene.end is None
    return scene.answer(0, "stairs:1:forum:marble")


def test_v67_of_several_forum_winners_the_one_with_more_points_wins():
    scene = forum_goes_public(21)
    assert scene.end == "forum"
    assert scene.match.outcome.scores == (18, 30, 21)
    assert scene.match.outcome.winners == (2,)


@pytest.mark.parametrize(("hand", "winners"), [("J", (2,)), ("", (0, 2))])
def test_v67_equal_forum_winners_compare_hands_and_else_share(hand, winners):
    scene = forum_goes_public(18, hand=hand)
    assert scene.end == "forum"
    assert scene.match.outcome.winners == winners


def test_v67_the_material_put_on_the_forum_no_longer_counts_in_the_stockpile():
    scene = Scene().player(0, clients=SIX, stockpile=SIX, built="stairway")
    scene.player(1, built="forum").performs(0, "architect").answer(0, "stairs:1:forum:marble")
    assert active(scene, 0, "forum")
    assert scene.end is None


def test_v68_a_public_gate_wakes_everybodys_marble_foundations():
    scene = Scene(4).player(0, stockpile="B", built="stairway").player(1, built="gate")
    scene.player(3, hand="road", clients="S", begun={"ludus_magnus": 1}).performs(0, "architect")
    assert not active(scene, 3, "ludus_magnus")
    scene.answer(0, "stairs:1:gate:brick")
    assert active(scene, 3, "ludus_magnus")
    assert not active(scene, 0, "ludus_magnus")
    assert scene.options(3) == ["found:road", "skip"]  # the Merchant client acts as Architect
    scene.answer(3, "found:road")
    assert scene.key(3) is None
    assert scene.key(1) == "gtr.lead"
    assert influence(scene.me(3)) == 2
