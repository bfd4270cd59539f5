"""Cards lead their own roles by one press; what is missing among the options is explained."""

from __future__ import annotations

from games.core.bots.random_bot import RANDOM
from games.core.ids import last
from games.glory_to_rome import GAME
from games.glory_to_rome.data.cards import KINDS, SENATOR
from tests.games.evening import moments


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
