"""Plays whole games by clicks while the bot is killed and its Discord fails; prints JSON."""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from games.registry import all_games
from tests.postgres import PostgresServer
from tests.soak.soak import Summary, Wanted, soak

OWN = "postgresql"
REPORT = Path(__file__).parents[2] / "docs" / "soak.md"


def read_arguments() -> argparse.Namespace:
    usual = Wanted()
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seed", type=int, default=usual.seed, help="of faults, kills and presses")
    parser.add_argument("--kills", type=int, default=usual.kills)
    parser.add_argument("--faults", type=int, default=usual.faults)
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="at most")
    parser.add_argument("--games", nargs="+", choices=list(all_games()), default=usual.games)
    parser.add_argument("--kinds", nargs="+", default=(), help="of faults, as the summary has them")
    parser.add_argument("--short", action="store_true", help="games need not come to their end")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the bot's log")
    parser.add_argument(
        "--database",
        default="",
        help=f"postgresql://… of an empty one, or {OWN!r} for a server of its own; none: a file",
    )
    parser.add_argument("--processes", type=int, default=usual.processes, help="on a server only")
    parser.add_argument("--record", action="store_true", help="append a line to docs/soak.md")
    return parser.parse_args()


def line(summary: Summary) -> str:
    """As a row of the table in docs/soak.md."""
    where = f"{summary.processes} × {summary.database}"
    kinds = ", ".join(f"{name} {n}" for name, n in summary.faults_by_kind.items())
    ended = ", ".join(f"{name} {n}" for name, n in summary.games.items())
    cells = (
        f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {where}",
        summary.seed,
        summary.minutes,
        summary.kills,
        f"{summary.faults}: {kinds}",
        ended,
        f"{summary.moves} / {summary.posts} / {summary.pings}",
        summary.lost,
        summary.doubled,
        summary.silent,
    )
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


def main() -> int:
    given = read_arguments()
    wanted = Wanted(
        seed=given.seed,
        kills=given.kills,
        faults=given.faults,
        minutes=given.minutes,
        games=tuple(given.games),
        kinds=tuple(given.kinds),
        to_the_end=not given.short,
        processes=given.processes,
    )
    with TemporaryDirectory() as scratch:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        place = PostgresServer().new_database() if given.database == OWN else given.database
        summary = asyncio.run(soak(wanted, folder.absolute(), place))
    print(msgspec.json.format(msgspec.json.encode(summary)).decode())
    if given.record:
        with REPORT.open("a", encoding="utf-8") as file:
            file.write(line(summary))
    return 0 if summary.is_well and summary.reaches(wanted) else 1


if __name__ == "__main__":
    sys.exit(main())
