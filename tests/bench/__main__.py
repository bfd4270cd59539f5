"""Prints all figures as JSON and writes them into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys
from pathlib import Path

import msgspec

from games.registry import all_games
from tests.bench import busy, consuls, engine, fleet, load, many, pictures, server, storage, taps
from tests.bench.timing import Row

REPORT = Path(__file__).parents[2] / "docs" / "benchmarks.md"
INTRODUCTION = """\
# Benchmarks

Made by `make bench`. Machines differ, so the ratios matter more than the times; budgets are
upper limits. A choice is timed from the click's picks to the next open question: legality, rules,
all options with their texts, and the checkpoint. Taps are what a person would tap to give the
answers of stewards: a button is one, an entry of a menu two.

Under *load* 200 tables are played by people who press every few seconds, with one process on a
file; *one process* and *three processes* are the same on a PostgreSQL server, and of the three one
is killed every ten seconds. *Consuls* is the load again, with one at each of twenty tables. So many
stored *tables* are held against a hundredth of them.
"""


def figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"


def table(rows: list[Row]) -> str:
    lines = ["| area | what | measured | budget | note |", "|---|---|---|---|---|"]
    for row in rows:
        budget = "" if row.budget is None else f"≤ {row.budget:g} {row.unit}"
        mark = "" if row.holds else " **over**"
        lines.append(
            f"| {row.area} | {row.what} | {figure(row.value)} {row.unit}{mark} "
            f"| {budget} | {row.note} |"
        )
    return "\n".join(lines)


PARTS = ("engine", "storage", "taps", "pictures", "load", "consuls", "fleet", "many")


def measured(part: str, wanted: argparse.Namespace) -> list[Row]:
    games = all_games().values()
    if part == "engine":
        return [row for game in games for row in engine.rows(game)]
    if part == "storage":
        played = [row for game in games for row in asyncio.run(storage.rows(game))]
        on_server = asyncio.run(server.rows(next(iter(games))))
        return played + asyncio.run(storage.outbox_rows()) + on_server
    if part == "taps":
        return [row for game in games for row in taps.rows(game)]
    if part == "consuls":
        return asyncio.run(consuls.rows(wanted.tables, wanted.seconds))
    if part == "fleet":
        return asyncio.run(fleet.rows(wanted.tables, wanted.seconds))
    if part == "many":
        return asyncio.run(many.rows(wanted.stored))
    return pictures.rows() if part == "pictures" else asyncio.run(load.rows())


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--no-record", action="store_true", help="leave docs/benchmarks.md alone")
    parser.add_argument("--only", choices=PARTS, help="measure one part, record nothing")
    trial = "for a trial: "
    parser.add_argument("--tables", type=int, default=fleet.TABLES, help=f"{trial}busy ones")
    parser.add_argument("--seconds", type=float, default=busy.PLAYED, help=f"{trial}of pressing")
    parser.add_argument("--stored", type=int, default=many.MANY, help=f"{trial}stored tables")
    wanted = parser.parse_args()
    parts = [wanted.only] if wanted.only else PARTS
    rows = [row for part in parts for row in measured(part, wanted)]
    machine = f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}"
    print(msgspec.json.format(msgspec.json.encode({"machine": machine, "rows": rows})).decode())
    if not wanted.no_record and not wanted.only:
        REPORT.write_text(f"{INTRODUCTION}\nMeasured on {machine}.\n\n{table(rows)}\n", "utf-8")
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
