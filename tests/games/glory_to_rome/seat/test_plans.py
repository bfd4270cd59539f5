"""Ruhm für Rom: what a follower says before a role is led, and how it is thought for them."""

from __future__ import annotations

import pytest

from bot.talk.voice import Voice
from games.core.plans import AUTOMATIC, OFF, Plan, answer_ahead
from games.core.seats import Seat
from games.core.text import Language
from games.glory_to_rome import GAME
from tests.games.glory_to_rome.scene import Scene

ME = Seat(1)


def ways(scene: Scene, key: str) -> list[str]:
    view = GAME.view(scene.state, ME)
    kind = next(kind for kind in GAME.plans(view, ME) if kind.key == key)
    return [way.id for way in kind.ways]


def planned(scene: Scene, key: str, pick: str) -> Plan:
    """A plan as it would be made now."""
    view = GAME.view(scene.state, ME)
    kind = next(kind for kind in GAME.plans(view, ME) if kind.key == key)
    return Plan(key, pick, next(way.rests_on for way in kind.ways if way.id == pick))


def led(scene: Scene, role: str) -> Scene:
    scene.state.players[0].camp.clear()
    return scene.follows(role)


def ahead(scene: Scene, *plans: Plan, way: str = OFF):
    decision = scene.match.pending(ME)
    view = scene.match.view(ME)
    return answer_ahead(GAME, view, decision, {plan.key: plan for plan in plans}, way)


def test_each_role_can_be_followed_with_its_cards_a_senator_or_a_pair() -> None:
    scene = Scene().player(1, hand="road bar dock W J")
    assert ways(scene, "gtr.follow:laborer") == [
        "play:road",
        "play:bar",
        "play:senator",
        "petition:rubble",
        "petition:wood",
        "think:senator",
        "think:one",
    ]
    assert "play:dock" in ways(scene, "gtr.follow:craftsman")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Follow with Senator"), ("de", "Mit Senator folgen")]
)
def test_a_card_to_follow_with_says_so(language: Language, words: str) -> None:
    scene = Scene().player(1, hand="road J")
    view = GAME.view(scene.state, ME)
    kind = next(kind for kind in GAME.plans(view, ME) if kind.key == "gtr.follow:laborer")
    label = next(way.label for way in kind.ways if way.id == "play:senator")
    assert Voice(language, GAME).say(label) == words


def test_a_petition_with_cards_to_spare_is_left_to_be_asked() -> None:
    scene = Scene().player(1, hand="R R R")
    assert not [id for id in ways(scene, "gtr.follow:merchant") if id.startswith("petition")]


def test_with_a_palace_only_thinking_can_be_planned() -> None:
    scene = Scene().player(1, hand="road bar", built="palace")
    assert {id.partition(":")[0] for id in ways(scene, "gtr.follow:laborer")} == {"think"}


def test_with_a_latrine_the_questions_before_thinking_can_be_planned() -> None:
    scene = Scene().player(1, hand="road", built="latrine")
    assert "think" in ways(scene, "gtr.follow:merchant")
    assert ways(scene, "gtr.latrine") == ["keep"]
    assert "think:refill" in ways(scene, "gtr.think")


def test_a_plan_for_the_role_that_is_led_answers() -> None:
    scene = Scene().player(1, hand="road dock")
    plans = [planned(scene, "gtr.follow:laborer", "play:road")]
    plans.append(planned(scene, "gtr.follow:craftsman", "think:refill"))
    assert ahead(led(scene, "laborer"), *plans).pick == "play:road"
    assert ahead(led(scene, "craftsman"), *plans).pick == "think:refill"
    assert ahead(led(scene, "merchant"), *plans) is None


def test_one_plan_is_for_every_role_of_which_nothing_else_was_said() -> None:
    scene = Scene().player(1, hand="road dock")
    think = planned(scene, "gtr.follow", "think:refill")
    play = planned(scene, "gtr.follow:laborer", "play:road")
    assert ahead(led(scene, "merchant"), think, play).pick == "think:refill"
    assert ahead(led(scene, "laborer"), think, play).pick == "play:road"
    scene.state.players[1].hand.append(scene.card("villa"))
    assert ahead(led(scene, "merchant"), think, play).is_broken


def test_a_new_card_for_the_role_breaks_the_plan_and_another_does_not() -> None:
    scene = Scene().player(1, hand="dock")
    think = planned(scene, "gtr.follow:laborer", "think:refill")
    scene.state.players[1].hand.append(scene.card("villa"))
    assert ahead(led(scene, "laborer"), think).pick == "think:refill"
    scene.state.players[1].hand.append(scene.card("road"))
    assert ahead(led(scene, "laborer"), think).is_broken


def test_goods_that_are_gone_break_a_plan_to_sell_them() -> None:
    scene = Scene().player(1, hand="J", stockpile="M")
    sell = planned(scene, "gtr.follow:merchant", "play:senator")
    labour = planned(scene, "gtr.follow:laborer", "play:senator")
    scene.state.players[1].stockpile.clear()
    assert ahead(led(scene, "merchant"), sell, labour).is_broken
    assert ahead(led(scene, "laborer"), sell, labour).pick == "play:senator"


@pytest.mark.parametrize(
    ("hand", "way", "pick"),
    [
        ("dock", "cards", "think:refill"),
        ("dock", "senator", "think:senator"),
        ("dock C B S M", "cards", "think:senator"),
        ("road", "cards", ""),
        ("J", "cards", ""),
        ("W W", "cards", ""),
        ("dock", OFF, ""),
    ],
)
def test_who_can_only_think_is_thought_for(hand: str, way: str, pick: str) -> None:
    scene = led(Scene().player(1, hand=hand), "laborer")
    found = ahead(scene, way=way)
    assert (found.pick if found else "") == pick
    assert found is None or found.key == AUTOMATIC


def test_the_last_cards_of_the_deck_are_left_to_the_player() -> None:
    scene = Scene().player(1, hand="dock").deck("R W C B")
    assert ahead(led(scene, "laborer"), way="cards") is None


def test_a_leader_who_thinks_is_asked() -> None:
    scene = Scene().player(1, hand="road", built="latrine")
    plan = planned(scene, "gtr.latrine", "keep")
    scene.leads(1).answer(1, "think")
    assert scene.key(1) == "gtr.latrine"
    assert ahead(scene, plan) is None
