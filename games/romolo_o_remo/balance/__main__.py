"""Plays games of stewards and prints the tables of the documentation."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import mean, median

from games.core.bots.measuring import Share
from games.core.bots.random_bot import RANDOM
from games.core.contract import Bot
from games.romolo_o_remo.balance.counting import Counted, play
from games.romolo_o_remo.seat.view import View
from games.romolo_o_remo.steward.player import steward

TEAMS = {"teams": "on"}
TABLES: dict[str, tuple[int, Mapping[str, str]]] = {
    "1": (1, {}),
    "2": (2, {}),
    "3": (3, {}),
    "4": (4, {}),
    "2 teams": (4, TEAMS),
}


def main(words: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m games.romolo_o_remo.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each table (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--only", default="", help="1, 2, 3, 4, '2 teams', random; all by default")
    options = parser.parse_args(words)
    seeds = range(options.seed, options.seed + options.games)
    columns = {
        name: [play([steward] * seats, seed, variant) for seed in seeds]
        for name, (seats, variant) in TABLES.items()
        if options.only in ("", name)
    }
    if columns:
        _print("Stewards among themselves", summary(columns))
        _print("A game", usage(columns))
        _print("Points", points(columns))
        _print("Wins by place", places(columns))
    if options.only in ("", "random"):
        won = sum(against_chance(seed) for seed in seeds)
        _print("Against random, two players", [_share(won, len(seeds))])
    return 0


def against_chance(seed: int) -> bool:
    """Whether a steward wins; it changes its seat with the seeds."""
    bots: list[Bot[View]] = [RANDOM, RANDOM]
    bots[seed % 2] = steward
    return play(bots, seed, {}).winners == [seed % 2]


# ---- tables -----------------------------------------------------------------------------------


def summary(columns: Mapping[str, Sequence[Counted]]) -> Iterator[str]:
    yield from _head(columns)
    yield _row("games", [str(len(games)) for games in columns.values()])
    rounds = [[game.rounds for game in games] for games in columns.values()]
    yield _row("rounds, median", [f"{median(found):g}" for found in rounds])
    yield _row("rounds, fewest to most", [f"{min(found)}–{max(found)}" for found in rounds])
    yield _row("choices", [f"{mean(g.choices for g in games):.0f}" for games in columns.values()])
    for reason in sorted({game.reason for games in columns.values() for game in games}):
        counts = [sum(game.reason == reason for game in games) for games in columns.values()]
        yield _row(f"ends: {reason}", [str(n) for n in counts])


def usage(columns: Mapping[str, Sequence[Counted]]) -> Iterator[str]:
    yield from _head(columns)
    total = {name: sum((g.used for g in games), Counter[str]()) for name, games in columns.items()}
    for what in sorted({what for used in total.values() for what in used}):
        yield _row(what, [f"{total[name][what] / len(columns[name]):.1f}" for name in columns])


def points(columns: Mapping[str, Sequence[Counted]]) -> Iterator[str]:
    """Of one player on average; alone also of the rival."""
    shown = {name: [g.points[0] for g in games] for name, games in columns.items() if name == "1"}
    if "1" in columns:
        shown["1, rival"] = [game.points[-1] for game in columns["1"]]
    for name, games in columns.items():
        if name != "1":
            shown[name] = [own for game in games for own in game.points]
    yield from _head(shown)
    for key in ("characters", "hexes", "dominion", "population", "battles", "money", "majorities"):
        yield _row(key, [f"{mean(o.get(key, 0) for o in found):.1f}" for found in shown.values()])


def places(columns: Mapping[str, Sequence[Counted]]) -> Iterator[str]:
    """A shared victory counts for each winner by halves; alone: whether the player wins."""
    yield from _head(columns)
    for place in range(4):
        cells = []
        for name, games in columns.items():
            seats = TABLES[name][0]
            own = sum((place in game.places) / max(1, len(game.places)) for game in games)
            cells.append(_share(own, len(games)) if place < seats else "")
        yield _row(f"place {place + 1}", cells)


def _head(columns: Mapping[str, object]) -> Iterator[str]:
    yield _row("players", list(columns))
    yield "|---" * (len(columns) + 1) + "|"


def _row(title: str, cells: Sequence[str]) -> str:
    return f"| {title} | {' | '.join(cells)} |"


def _share(n: float, of: int) -> str:
    share = Share(n, of)
    low, high = share.bounds
    return f"{100 * share.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def _print(title: str, lines: Iterator[str] | Sequence[str]) -> None:
    sys.stdout.write(f"## {title}\n\n" + "\n".join(lines) + "\n\n")


if __name__ == "__main__":
    sys.exit(main())
