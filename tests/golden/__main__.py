"""Makes golden games: one per way to end and per setting of every variant switch.

python -m tests.golden          makes what is missing, and a stored game of every new layout
python -m tests.golden --anew   makes all golden games again (after a deliberate change of rules)
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from games.core.bots.random_bot import random_bot
from games.core.contract import AnyGame, Decision
from games.core.record import RecordedMatch
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from tests.games.evening import fits
from tests.golden import FOLDER, SAVES, end_reasons

NAMES = ("Livia", "Gaius", "Octavia", "Marcus", "Titus")
CONCEDED_AFTER = 30  # choices, in short games half of them
CONCEDING_TABLE = 3  # seats; with two the first concession would end the game


def lazy(view: object, decision: Decision, rng: Rng) -> tuple[str, ...]:
    """The last options: doing nothing stands behind everything that can be done."""
    ids = [option.id for option in decision.options]
    return tuple(ids[len(ids) - decision.least :])


def played(
    game: AnyGame,
    seats: int,
    seed: int,
    variant: Mapping[str, str],
    answer: Callable[[object, Decision, Rng], Sequence[str]] = random_bot,
) -> RecordedMatch:
    recorded = RecordedMatch.start(game, NAMES[:seats], seed, variant)
    match, rng = recorded.match, Rng(seed)
    while not match.outcome:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        recorded.submit(seat, match.seq, answer(None, match.pending(seat), rng))
    return recorded


def conceded(game: AnyGame, seats: int, seed: int) -> RecordedMatch:
    """A game that all but one give up, one of them in two minds."""
    whole = played(game, seats, seed, {})
    recorded = whole.rewound(min(CONCEDED_AFTER, whole.match.count // 2))
    for seat in range(1, seats):
        recorded.submit_aside(Seat(seat), ["concede"])
        if seat == 1:
            recorded.submit_aside(Seat(seat), ["withdraw"])
            recorded.submit_aside(Seat(seat), ["concede"])
    return recorded


def ending_with(game: AnyGame, reason: str) -> RecordedMatch:
    if reason == "concession":
        return conceded(game, CONCEDING_TABLE, 1)
    for seats in game.seats:
        recorded = played(game, seats, 1, {}, lazy)
        if recorded.match.outcome.reason == reason:
            return recorded
    for seed in range(100_000):
        seats = game.seats[seed % len(game.seats)]
        recorded = played(game, seats, seed, {})
        if recorded.match.outcome.reason == reason:
            return recorded
    raise LookupError(f"{game.key}: no random game ends with {reason}")


def wanted(game: AnyGame) -> Iterator[tuple[str, dict[str, str] | str]]:
    for reason in end_reasons(game):
        yield f"end-{reason}", reason
    for rule in game.variants:
        for value in rule.values[1:3]:
            yield f"variant-{rule.key}-{value}", {rule.key: value}


def fitting(game: AnyGame, n: int, variant: Mapping[str, str]) -> int:
    """A number of seats with which the switches can be played, another one for each n."""
    first = n % len(game.seats)
    turned = (*game.seats[first:], *game.seats)
    return next(seats for seats in turned if fits(game, seats, variant))


def make(game: AnyGame, folder: Path, anew: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for n, (name, what) in enumerate(wanted(game)):
        file = folder / f"{name}.json"
        if file.exists() and not anew:
            continue
        recorded = (
            ending_with(game, what)
            if isinstance(what, str)
            else played(game, fitting(game, n, what), n, what)
        )
        file.write_bytes(recorded.finished_record())
        print(file.name, recorded.match.outcome.reason, recorded.match.count)


def keep(game: AnyGame, folder: Path) -> None:
    """A game stored in the middle, if there is none of this layout yet."""
    file = folder / f"v{game.version}.json"
    if file.exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    whole = played(game, game.seats[-1], 1, {})
    match = whole.rewound(whole.match.count // 2).match
    file.write_bytes(msgspec.json.encode(match.saved()))
    print(f"{game.key}/{file.name}", match.count)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--anew", action="store_true")
    anew = parser.parse_args().anew
    for game in all_games().values():
        make(game, FOLDER / game.key, anew)
        keep(game, SAVES / game.key)


if __name__ == "__main__":
    main()
