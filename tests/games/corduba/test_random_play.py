"""Random games to the end with all promises kept: all counts and variants, the solo game too."""

from __future__ import annotations

import pytest

from games.corduba import GAME
from games.core.bots.random_bot import random_bot
from games.core.checking import problems
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from tests.games.corduba.switches import variant

CHECKED_EVERY = 9
TABLES = [(seats, seed) for seats in GAME.seats for seed in range(6)]


def check_undo(match: Match, seat: Seat, decision: object, state: object) -> None:
    if match.can_undo(seat):
        twin = match.clone()
        twin.undo(seat)
        assert twin.pending(seat) == decision
        assert twin.state_copy() == state


def play(match: Match, seed: int, every: int = CHECKED_EVERY) -> None:
    rng = Rng(seed)
    assert problems(match, rng) == []
    while not match.outcome:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        decision, before = match.pending(seat), match.state_copy()
        match.submit(seat, match.seq, random_bot(None, decision, rng))
        if match.count % every == 0 or match.outcome:
            assert problems(match, rng) == []
            check_undo(match, seat, decision, before)
    assert tuple(sum(own.values()) for own in match.standing(None)) == match.outcome.scores


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_random_games_keep_all_promises(seats: int, seed: int) -> None:
    play(Match.start(GAME, seats, seed, variant(seats, seed)), seed)


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_boosted_games_keep_all_promises(seats: int, seed: int) -> None:
    play(Match.start(GAME, seats, seed, variant(seats, seed), boosted=True), seed)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_boost_is_rich_and_the_same_again(seats: int) -> None:
    def points(boosted: bool) -> int:
        matches = [Match.start(GAME, seats, seed, boosted=boosted) for seed in range(6)]
        return sum(sum(own.values()) for match in matches for own in match.standing(None))

    assert points(boosted=True) > points(boosted=False)
    one, other = (Match.start(GAME, seats, 1, boosted=True) for _ in range(2))
    assert GAME.dump(one.state_copy()) == GAME.dump(other.state_copy())


def test_a_game_can_be_given_up_and_alone_it_is_lost() -> None:
    match = Match.start(GAME, 2, 1)
    match.submit_aside(Seat(0), ["concede"])
    assert match.outcome.reason == "concession"
    assert match.outcome.winners == (1,)
    match = Match.start(GAME, 1, 1)
    match.submit_aside(Seat(0), ["concede"])
    assert match.outcome.winners == ()
