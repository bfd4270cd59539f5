"""Cards lead their own roles by one press; what is missing among the options is explained."""

from __future__ import annotations

import pytest

from games.core.bots.random_bot import RANDOM
from games.core.catalogue import Catalogue
from games.core.ids import last
from games.glory_to_rome import GAME
from games.glory_to_rome.data.cards import KINDS, SENATOR
from tests.games.evening import moments
from tests.games.glory_to_rome.scene import Scene


def test_every_card_of_the_hand_leads_its_role():
    for match, seat, decision in moments(GAME, [RANDOM] * 2, 1):
        if decision.key == "gtr.lead":
            hand = match.view(seat).players[seat].hand
            found = GAME.shortcuts(match.view(seat), decision)
            names = {last(each.answers[1][0]): last(each.answers[0][0]) for each in found}
            assert names == {name: KINDS[name].role for name in hand if name != SENATOR}
            break


def test_what_cannot_be_done_has_a_reason():
    seen = set()
    for seed in range(3):
        for match, seat, decision in moments(GAME, [RANDOM] * 2, seed):
            for each in GAME.why_not(match.view(seat), decision):
                seen.add(each.reason.key)
    assert {"why-not-play", "why-not-twice", "why-not-role"} <= seen


@pytest.mark.parametrize(
    ("hand", "means"),
    [
        ("latrine senator", "mit dem Senator an."),
        ("latrine senator insula", "mit Senator oder Bittgesuch an."),
        ("latrine insula", "mit einem Bittgesuch an."),
    ],
)
def test_the_leader_is_told_what_leads_a_role_without_its_card(hand: str, means: str):
    scene = Scene().player(0, hand=hand).leads(0)
    said = Catalogue("de", GAME.texts).say(scene.asked(0).prompt)
    assert said.endswith(f"Rollen ohne eigene Karte führst du {means}")


def test_who_has_a_card_of_each_role_offered_is_told_nothing_more():
    scene = Scene().player(0, hand="latrine").leads(0)
    assert scene.asked(0).prompt.key == "ask-lead"
