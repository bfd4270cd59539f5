"""Whose turn follows: whenever a game says so at the start of one, it is true."""

from __future__ import annotations

import pytest

from games.core.bots.random_bot import random_bot
from games.core.match import Match
from games.core.rng import Rng
from games.registry import all_games

CHOICES = 600


@pytest.mark.parametrize("key", all_games())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_game_foretells_comes_true(key: str, seats: int) -> None:
    game = all_games()[key]
    match, rng = Match.start(game, seats, 7), Rng(11)
    turn, after = None, ()
    right = 0
    for _ in range(CHOICES):
        waiting = match.waiting()
        if not waiting:
            break
        if len(waiting) == 1 and match.turn_key(waiting[0]) in game.turn_keys:
            (seat,) = waiting
            order = game.next_up(match.view(None), seat, seats)
            assert seat not in order
            begins = seat != turn and (order or after[:1] == (seat,))
            if begins and after:
                # Who can only pass is not asked in Corduba.
                assert after[0] == seat or key == "corduba"
                right += after[0] == seat
            if begins:
                turn, after = seat, order
        seat = waiting[rng.below(len(waiting))]
        decision = match.pending(seat)
        assert decision is not None
        match.submit(seat, match.seq, random_bot(None, decision, rng))
    assert right > 2, "it is foretold at all"
