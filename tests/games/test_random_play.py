"""Every game, for nothing: random play to the end, with all promises kept after every choice."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.core.bots.random_bot import random_bot
from games.core.checking import problems
from games.core.contract import AnyGame, Decision
from games.core.errors import SetupError
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.variants import complete_variant
from games.registry import all_games

DRAWN_CHOICES = 60  # shrinkable; the rest of a game is decided by its seed
CHECKED_EVERY = 7
ALL_LOSE = ("rebellion", "flames", "disgrace")  # nobody wins; alone one may lose anyhow
TABLES = [(key, seats) for key, game in all_games().items() for seats in game.seats]

quick = settings(max_examples=4, suppress_health_check=list(HealthCheck), derandomize=True)


def draw_variant(data: st.DataObject, game: AnyGame, seats: int) -> dict[str, str]:
    drawn = {rule.key: data.draw(st.sampled_from(rule.values), rule.key) for rule in game.variants}
    try:
        return complete_variant(game, seats, drawn)
    except SetupError:
        return {}


def draw_picks(data: st.DataObject, decision: Decision) -> tuple[str, ...]:
    ids = [option.id for option in decision.options]
    most = min(decision.most, len(ids))
    picks = st.lists(st.sampled_from(ids), min_size=decision.least, max_size=most, unique=True)
    return tuple(data.draw(picks, decision.key))


def aside_now_and_then(match: Match, rng: Rng) -> None:
    if match.outcome or rng.below(300):
        return
    seat = Seat(rng.below(match.seats))
    decision = match.aside(seat)
    if decision:
        match.submit_aside(seat, random_bot(None, decision, rng))


def check_undo(match: Match, seat: Seat, decision: Decision, state: object) -> None:
    if match.can_undo(seat):
        twin = match.clone()
        twin.undo(seat)
        assert twin.pending(seat) == decision
        assert twin.state_copy() == state


@pytest.mark.parametrize(("key", "seats"), TABLES)
@quick
@given(data=st.data())
def test_random_games_keep_all_promises(key: str, seats: int, data: st.DataObject) -> None:
    game = all_games()[key]
    seed = data.draw(st.integers(0, 2**64 - 1), "seed")
    variant, rich = draw_variant(data, game, seats), data.draw(st.booleans(), "rich start")
    match = Match.start(game, seats, seed, variant, boosted=rich)
    rng = Rng(seed)
    assert problems(match, rng) == []
    while not match.outcome:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        decision = match.pending(seat)
        before = match.state_copy()
        drawn = match.count < DRAWN_CHOICES
        picks = draw_picks(data, decision) if drawn else random_bot(None, decision, rng)
        match.submit(seat, match.seq, picks)
        if drawn or match.count % CHECKED_EVERY == 0 or match.outcome:
            assert problems(match, rng) == []
            check_undo(match, seat, decision, before)
        aside_now_and_then(match, rng)
    assert len(match.outcome.scores) == seats
    assert match.outcome.winners or seats == 1 or match.outcome.reason in ALL_LOSE
