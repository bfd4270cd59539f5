"""Random games to the end, for all seats, maps and variants, with all promises kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from games.core.bots.random_bot import random_bot
from games.core.checking import problems
from games.core.contract import Decision
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.romolo_o_remo import GAME
from tests.games.romolo_o_remo.players import eager

Player = Callable[[object, Decision, Rng], tuple[str, ...]]

TABLES = [
    (1, {}),
    (1, {"combat": "die", "events": "bag"}),
    (2, {}),
    (2, {"combat": "die", "hidden_money": "off"}),
    (3, {}),
    (3, {"combat": "die"}),
    (4, {}),
    (4, {"teams": "on"}),
    (4, {"teams": "on", "combat": "die", "hidden_money": "off"}),
]
CHECKED_EVERY = 13

tables = pytest.mark.parametrize(("seats", "variant"), TABLES, ids=str)


def now_and_then(match: Match, rng: Rng) -> None:
    """An aside; giving up less often than stances."""
    if match.outcome or rng.below(120):
        return
    seat = Seat(rng.below(match.seats))
    decision = match.aside(seat)
    if decision is None:
        return
    picks = random_bot(None, decision, rng)
    if picks[0] not in ("concede", "withdraw") or not rng.below(6):
        match.submit_aside(seat, picks)


def check_undo(match: Match, seat: Seat, decision: Decision, state: object) -> None:
    if match.can_undo(seat):
        twin = match.clone()
        twin.undo(seat)
        assert twin.pending(seat) == decision
        assert twin.state_copy() == state


def play(
    seats: int, variant: Mapping[str, str], seed: int, player: Player, *, boosted: bool = False
) -> Match:
    match = Match.start(GAME, seats, seed, variant, boosted=boosted)
    rng = Rng(seed)
    assert problems(match, rng) == []
    while not match.outcome:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        decision, before = match.pending(seat), match.state_copy()
        match.submit(seat, match.seq, player(None, decision, rng))
        if match.count % CHECKED_EVERY == 0 or match.outcome:
            assert problems(match, rng) == []
            check_undo(match, seat, decision, before)
        assert len(match.tail) < 60
        now_and_then(match, rng)
    return match


def check_end(match: Match) -> None:
    outcome = match.outcome
    assert len(outcome.scores) == match.seats
    assert outcome.winners or match.seats == 1
    assert tuple(sum(own.values()) for own in match.standing(None)) == outcome.scores


@tables
@pytest.mark.parametrize("seed", range(3))
def test_random_games_keep_all_promises(seats: int, variant: dict[str, str], seed: int):
    check_end(play(seats, variant, seed, random_bot))


@tables
def test_eager_games_keep_all_promises(seats: int, variant: dict[str, str]):
    check_end(play(seats, variant, 7, eager))


@tables
@pytest.mark.parametrize("seed", range(2))
def test_boosted_games_keep_all_promises(seats: int, variant: dict[str, str], seed: int):
    check_end(play(seats, variant, seed, eager, boosted=True))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_boost_is_rich_and_the_same_again(seats: int):
    def points(match: Match) -> int:
        return sum(sum(own.values()) for own in GAME.standing(match.state_copy()))

    plain = Match.start(GAME, seats, 1)
    rich, again = (Match.start(GAME, seats, 1, boosted=True) for _ in range(2))
    assert points(rich) > points(plain)
    assert GAME.dump(rich.state_copy()) == GAME.dump(again.state_copy())
    assert GAME.audit(rich.state_copy()) == []


@pytest.mark.parametrize(("seats", "variant"), [(3, {}), (4, {}), (4, {"teams": "on"})], ids=str)
def test_questions_to_others_keep_all_promises(seats: int, variant: dict[str, str]):
    """Everybody wants to be asked whether units are hostile."""
    match, rng = Match.start(GAME, seats, 3, variant, boosted=True), Rng(3)
    for seat in map(Seat, range(seats)):
        for option in match.aside(seat).options:
            if option.id.endswith(":ask"):
                match.submit_aside(seat, [option.id])
    asked = 0
    while not match.outcome and match.count < 300:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        if decision.key == "romolo.hostile":
            asked += 1
            assert problems(match, rng) == []
        match.submit(seat, match.seq, eager(None, decision, rng))
    assert asked
