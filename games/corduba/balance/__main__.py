"""Plays the games and prints the tables."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence

from games.corduba.balance import tables
from games.corduba.balance.counting import Counted, play
from games.corduba.course.setup import DIFFICULTIES
from games.corduba.seat.view import View
from games.corduba.steward.player import heedless, steward
from games.core.contract import Bot

COUNTS = (2, 3, 4)


def games(bots: Sequence[Bot[View]], n: int, seed: int, **variant: str) -> list[Counted]:
    """The seats change with the seeds; families and heirs are dealt, so that all are seen."""
    count = len(bots)
    turned = [[*bots[k:], *bots[:k]] for k in range(count)]
    dealt = {"draft": "random", **variant}
    return [play(turned[s % count], s, dealt) for s in range(seed, seed + n)]


def main(words: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m games.corduba.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each table (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--only", default="", help="players, heedless or solo; all by default")
    options = parser.parse_args(words)
    n, seed = options.games, options.seed
    if options.only in ("", "players"):
        columns = {f"{k} players": games([steward] * k, n, seed) for k in COUNTS}
        _print("Summary", tables.summary(columns))
        _print("Sources", tables.sources(columns))
        _print("Places", tables.places(columns))
        _print("Characters", tables.kinds(columns, lambda p: p.character, "character"))
        _print("Families", tables.kinds(columns, lambda p: p.character[:-2], "family"))
        _print("Hereditas", tables.kinds(columns, lambda p: p.hereditas, "card"))
        _print("Buildings", tables.buildings(columns))
        _print("Actions", tables.actions(columns))
        _print("Res Gestae", tables.milestones(columns))
        _print("Monuments", tables.monuments(columns))
    if options.only in ("", "heedless"):
        half = [steward, heedless, steward, heedless]
        columns = {"two of four": games(half, n, seed), "all four": games([heedless] * 4, n, seed)}
        _print("Heedless of Rome", tables.summary(columns))
    if options.only in ("", "solo"):
        levels = {str(level): games([steward], n, seed, difficulty=level) for level in DIFFICULTIES}
        _print("Solo", tables.solo(levels))
    return 0


def _print(title: str, lines: Iterable[str]) -> None:
    sys.stdout.write(f"## {title}\n\n" + "\n".join(lines) + "\n\n")


if __name__ == "__main__":
    sys.exit(main())
