"""One game played by computer players: everything about it depends on its seed alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from games.core.bots import players
from games.core.checking import problems
from games.core.match import Match
from games.core.record import RecordedMatch
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games

# Chance of the players and of the checks, kept apart from the deck's and from each other.
PLAYERS_STREAM = 0x51B
CHECKS_STREAM = 0xC4EC
ENDLESS = 50_000  # choices; no game of ours comes near


class Job(NamedTuple):
    game: str
    players: int
    seed: int
    variant: dict[str, str]  # complete
    bots: tuple[str, ...]
    check: bool
    export: bool
    boost: bool = False  # starts in a rich middle position


class Run(NamedTuple):
    """What is told of one game, in the order it is told."""

    seed: int
    players: int
    variant: dict[str, str]
    bots: list[str]
    choices: int
    segments: int
    longest_tail: int
    end_reason: str
    scores: list[int]
    winner: list[int]


class Played(NamedTuple):
    run: Run | None  # None: a promise was broken
    export: bytes = b""
    seed: int = 0
    choice: int = 0
    problem: str = ""


def play_out(job: Job) -> Played:
    """Plays one game to its end, or to the first broken promise."""
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(job.bots)]
    game = all_games()[job.game]
    recorded = RecordedMatch.start(game, names, job.seed, job.variant)
    recorded.record.players = list(job.bots)
    if job.boost:  # of which a record could not tell
        recorded.match = Match.start(game, job.players, job.seed, job.variant, boosted=True)
    match = recorded.match
    rng, check_rng = Rng(job.seed ^ PLAYERS_STREAM), Rng(job.seed ^ CHECKS_STREAM)
    segments = longest = 0
    while match.outcome is None:
        _answer(recorded, job.bots, rng)
        longest = max(longest, len(match.tail))
        segments += not match.tail
        problem = _problem(match, check_rng) if job.check else ""
        if problem or match.count >= ENDLESS:
            return Played(None, b"", job.seed, match.count, problem or "endless")
    export = recorded.finished_record() if job.export else b""
    return Played(_run(job, match, segments, longest), export, job.seed)


def _answer(recorded: RecordedMatch[Any, Any], bots: tuple[str, ...], rng: Rng) -> None:
    """Any of those who are waited for, so that the order of answers is tried too."""
    match = recorded.match
    waiting = match.waiting()
    seat = waiting[rng.below(len(waiting))]
    recorded.submit(seat, match.seq, players.answer(match, bots[seat], seat, rng))


def _problem(match: Match[Any, Any], rng: Rng) -> str:
    return "; ".join(problems(match, rng))


def _run(job: Job, match: Match[Any, Any], segments: int, longest: int) -> Run:
    outcome = match.outcome
    assert outcome is not None
    winners: list[Seat] = list(outcome.winners)
    return Run(
        seed=job.seed,
        players=job.players,
        variant=job.variant,
        bots=list(job.bots),
        choices=match.count,
        segments=segments,
        longest_tail=longest,
        end_reason=outcome.reason,
        scores=list(outcome.scores),
        winner=[int(seat) for seat in winners],
    )
