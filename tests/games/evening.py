"""A game among computer players, question by question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.contract import AnyGame, Bot, Decision
from games.core.errors import SetupError
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.variants import complete_variant


def moments(
    game: AnyGame, bots: Sequence[Bot], seed: int, variant: Mapping[str, str] | None = None
) -> Iterator[tuple[Match, Seat, Decision]]:
    """Every question, before it is answered."""
    match = Match.start(game, len(bots), seed, variant)
    rng = Rng(seed)
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision
        yield match, seat, decision
        match.submit(seat, match.seq, bots[seat].answer(match.view(seat), decision, rng))


def last_moment(game: AnyGame, bots: Sequence[Bot], seed: int) -> Match:
    """The match, played to its end."""
    for match, _, _ in moments(game, bots, seed):
        last = match
    return last


def seats_near(game: AnyGame, n: int) -> int:
    """As many seats, or what comes nearest in this game."""
    return min(game.seats, key=lambda seats: abs(seats - n))


def fits(game: AnyGame, seats: int, variant: Mapping[str, str]) -> bool:
    """Whether so many can play with these switches."""
    try:
        complete_variant(game, seats, variant)
    except SetupError:
        return False
    return True
