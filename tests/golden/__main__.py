"""Makes golden games: one per way to end and per setting of every variant switch.

python -m tests.golden          makes what is missing
python -m tests.golden --anew   makes all of them again (after a deliberate change of rules)
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path

from games.core.contract import AnyGame
from games.core.random_bot import random_bot
from games.core.record import RecordedMatch
from games.core.rng import Rng
from games.core.text import Seat
from games.registry import all_games
from tests.golden import FOLDER, end_reasons

NAMES = ("Livia", "Gaius", "Octavia", "Marcus", "Titus")
CONCEDED_AFTER = 30
CONCEDING_TABLE = 3  # seats; with two the first concession would end the game


def played(game: AnyGame, seats: int, seed: int, variant: Mapping[str, str]) -> RecordedMatch:
    recorded = RecordedMatch.start(game, NAMES[:seats], seed, variant)
    match, rng = recorded.match, Rng(seed)
    while not match.outcome:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        recorded.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
    return recorded


def conceded(game: AnyGame, seats: int, seed: int) -> RecordedMatch:
    """A game that all but one give up, one of them in two minds."""
    recorded = played(game, seats, seed, {}).rewound(CONCEDED_AFTER)
    for seat in range(1, seats):
        recorded.submit_aside(Seat(seat), ["concede"])
        if seat == 1:
            recorded.submit_aside(Seat(seat), ["withdraw"])
            recorded.submit_aside(Seat(seat), ["concede"])
    return recorded


def ending_with(game: AnyGame, reason: str) -> RecordedMatch:
    if reason == "concession":
        return conceded(game, CONCEDING_TABLE, 1)
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


def make(game: AnyGame, folder: Path, anew: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for n, (name, what) in enumerate(wanted(game)):
        file = folder / f"{name}.json"
        if file.exists() and not anew:
            continue
        seats = game.seats[n % len(game.seats)] if "two_player" not in name else 2
        recorded = (
            ending_with(game, what) if isinstance(what, str) else played(game, seats, n, what)
        )
        file.write_bytes(recorded.finished_record())
        print(file.name, recorded.match.outcome.reason, recorded.match.count)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--anew", action="store_true")
    anew = parser.parse_args().anew
    for game in all_games().values():
        make(game, FOLDER / game.key, anew)


if __name__ == "__main__":
    main()
