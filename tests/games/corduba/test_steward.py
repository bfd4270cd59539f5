"""The steward: answers everything legally, ranks every option, beats chance, plays whole games."""

from __future__ import annotations

import pytest

from games.corduba import GAME
from games.corduba.steward.player import WEIGHTS, steward
from games.core.bots.random_bot import RANDOM
from games.core.bots.weighing import legal
from games.core.checking import problems
from games.core.contract import Bot
from games.core.match import Match
from games.core.rng import Rng

CHECKED_EVERY = 40


def play(match: Match, bots: list[Bot], seed: int, every: int = 0) -> Match:
    rng = Rng(seed)
    while not match.outcome:
        seat = match.waiting()[0]
        picks = bots[seat].answer(match.view(seat), match.pending(seat), rng)
        match.submit(seat, match.seq, picks)
        if every and match.count % every == 0:
            assert problems(match, rng) == []
    return match


@pytest.mark.parametrize("seats", GAME.seats)
def test_stewards_play_to_the_end_with_all_promises_kept(seats: int) -> None:
    play(Match.start(GAME, seats, 1), [steward] * seats, 1, CHECKED_EVERY)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_option_is_ranked_once_and_legally(seats: int) -> None:
    match, rng = Match.start(GAME, seats, 3), Rng(3)
    asked = set()
    while not match.outcome:
        seat = match.waiting()[0]
        decision, view = match.pending(seat), match.view(seat)
        found = steward.rank(view, decision)
        asked.add(decision.key)
        assert legal(decision, found)
        if found and decision.least == decision.most == 1:
            assert sorted(r.picks[0] for r in found) == sorted(o.id for o in decision.options)
        match.submit(seat, match.seq, steward.answer(view, decision, rng))
    assert len(asked & set(WEIGHTS)) > 8


def test_stewards_beat_chance() -> None:
    """In most of the games that somebody wins."""
    won = {steward: 0, RANDOM: 0}
    for seed in range(12):
        bots = [steward, RANDOM] if seed % 2 else [RANDOM, steward]
        match = play(Match.start(GAME, 2, seed), bots, seed)
        for seat in match.outcome.winners:
            won[bots[seat]] += 1
    assert won[RANDOM] == 0
    assert won[steward] >= 11
