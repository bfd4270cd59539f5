"""Answers on one button, answers that go without saying, and why something is not offered."""

from __future__ import annotations

import pytest

from games.core.catalogue import Catalogue
from games.core.seats import Seat
from games.glory_to_rome import GAME
from tests.games.glory_to_rome.scene import Scene


def missing(scene: Scene, seat: int) -> dict[str, str]:
    """Ids of what is not offered, and the keys of the reasons."""
    decision = scene.match.pending(Seat(seat))
    assert decision
    view = scene.match.view(Seat(seat))
    for language in ("en", "de"):
        speaker = Catalogue(language, GAME.texts)
        for each in GAME.why_not(view, decision):
            assert "‹" not in speaker.say(each.label, ()) + speaker.say(each.reason, ())
    return {each.id: each.reason.key for each in GAME.why_not(view, decision)}


def joined(scene: Scene, seat: int) -> list[tuple[tuple[str, ...], ...]]:
    decision = scene.match.pending(Seat(seat))
    assert decision
    return [each.answers for each in GAME.shortcuts(scene.match.view(Seat(seat)), decision)]


def obvious(scene: Scene, seat: int) -> tuple[str, ...] | None:
    decision = scene.match.pending(Seat(seat))
    assert decision
    assert decision.key == "gtr.bath"
    return GAME.obvious(scene.match.view(Seat(seat)), decision)


def test_a_card_is_led_with_its_role_by_one_press():
    scene = Scene().player(0, hand="bath school temple").leads(0)
    ways = joined(scene, 0)
    assert {way[1] for way in ways if way[0] == ("lead:legionary",)} == {
        ("play:bath",),
        ("play:school",),
    }
    for answer in ways[0]:
        scene.answer(0, *answer)
    assert scene.match.view(None).players[0].stance == "lead"


def test_the_same_material_is_taken_with_all_actions_at_once():
    scene = Scene().player(0, clients="R").pool("B B B W").performs(0, "laborer")
    assert joined(scene, 0) == [(("pool:brick",), ("pool:brick",))]
    scene = Scene().player(0, clients="S S", stockpile="B B W", influence=9)
    assert joined(scene.performs(0, "merchant"), 0) == [(("stock:brick",), ("stock:brick",))]


@pytest.mark.parametrize(("influence", "told"), [(9, "role:merchant"), (0, "skip")])
def test_a_client_of_the_bath_goes_to_work_by_itself(influence, told):
    scene = Scene().player(0, built="bath market", stockpile="B", vault="B B B B")
    scene.player(0, influence=influence + 2).pool("S").performs(0, "patron")
    scene.answer(0, "pool:stone")
    assert obvious(scene, 0) == (told,)


def test_a_role_nobody_could_play_says_why():
    told = missing(Scene().player(0, hand="bath road").leads(0), 0)
    assert told["lead:patron"] == "why-not-role"
    assert "lead:legionary" not in told


@pytest.mark.parametrize(("stock", "told"), [("", "why-not-stock"), ("B", "")])
def test_what_cannot_be_built_says_why(stock, told):
    scene = Scene().player(0, hand="road bath", begun={"school": 0}, stockpile=stock)
    scene.state.sites["brick"].in_town = 0
    found = missing(scene.performs(0, "architect"), 0)
    assert found.get("add:school", "") == told
    assert found["found:bath"] == "why-not-site-out"
    assert "found:road" not in found


def cautioned(scene: Scene, seat: int) -> dict[str, str]:
    """Plays that would come to nothing, and the keys of the reasons."""
    decision = scene.match.pending(Seat(seat))
    assert decision
    found = GAME.cautions(scene.match.view(Seat(seat)), decision)
    assert found.keys() <= {option.id for option in decision.options}
    return {id: reason.key for id, reason in found.items()}


def test_who_follows_with_the_last_card_is_told_that_none_is_left_to_show():
    alone = Scene().player(1, hand="J").follows("legionary")
    assert cautioned(alone, 1) == {"play:senator": "caution-legionary"}
    backed = Scene().player(1, hand="J road").follows("legionary")
    assert cautioned(backed, 1) == {}
    own = Scene().player(1, hand="bath").follows("legionary")
    assert cautioned(own, 1) == {"play:bath": "caution-legionary"}


@pytest.mark.parametrize(
    ("role", "player", "pool", "wasted"),
    [
        ("laborer", {}, "", True),
        ("laborer", {}, "B", False),
        ("laborer", {"built": "dock"}, "", False),
        ("merchant", {"influence": 2}, "", True),
        ("merchant", {"influence": 2, "stockpile": "B"}, "", False),
        ("merchant", {"influence": 2, "stockpile": "B", "vault": "B B"}, "", True),
        ("merchant", {"influence": 4, "built": "atrium"}, "", False),
        ("patron", {"influence": 2}, "", True),
        ("patron", {"influence": 2}, "B", False),
        ("patron", {"influence": 2, "clients": "R R"}, "B", True),
        ("architect", {"influence": 2}, "", False),
    ],
)
def test_a_role_with_nothing_to_do_says_so_before_it_is_followed(role, player, pool, wasted):
    scene = Scene().player(1, hand="J road", **player).pool(pool).follows(role)
    assert ("play:senator" in cautioned(scene, 1)) is wasted


def test_nothing_is_built_with_an_empty_hand():
    empty = Scene().player(1, hand="J", begun={"school": 0})
    assert cautioned(empty.follows("architect"), 1) == {"play:senator": "caution-architect"}
    stocked = Scene().player(1, hand="J", begun={"school": 0}, stockpile="B")
    assert cautioned(stocked.follows("architect"), 1) == {}
    crafts = Scene().player(1, hand="J", begun={"school": 0}, stockpile="B")
    assert cautioned(crafts.follows("craftsman"), 1) == {"play:senator": "caution-craftsman"}


def test_a_petition_is_followed_with_its_cards_by_one_press():
    scene = Scene().player(1, hand="road latrine bar J").follows("patron")
    ways = joined(scene, 1)
    assert (("petition:rubble",), ("latrine", "road")) in ways
    assert len(ways) == 3
    twins = Scene().player(1, hand="road road bar").follows("patron")
    assert (("petition:rubble",), ("road", "road.2")) in joined(twins, 1)
    many = Scene().player(1, hand="road latrine bar insula").follows("patron")
    assert joined(many, 1) == []
