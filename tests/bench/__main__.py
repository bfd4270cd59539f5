"""Prints figures as JSON; writes all of them, or those of a part, into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys
from pathlib import Path

import msgspec

from games.registry import all_games
from tests.bench import busy, consuls, engine, fleet, load, many, pictures, server, storage, taps
from tests.bench.report import report, with_rows
from tests.bench.timing import Row

REPORT = Path(__file__).parents[2] / "docs" / "benchmarks.md"

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
    parser.add_argument("--only", choices=PARTS, help="measure one part")
    parser.add_argument("--record", action="store_true", help="with --only: into that page, too")
    trial = "for a trial: "
    parser.add_argument("--tables", type=int, default=fleet.TABLES, help=f"{trial}busy ones")
    parser.add_argument("--seconds", type=float, default=busy.PLAYED, help=f"{trial}of pressing")
    parser.add_argument("--stored", type=int, default=many.MANY, help=f"{trial}stored tables")
    wanted = parser.parse_args()
    parts = [wanted.only] if wanted.only else PARTS
    rows = [row for part in parts for row in measured(part, wanted)]
    machine = f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}"
    print(msgspec.json.format(msgspec.json.encode({"machine": machine, "rows": rows})).decode())
    if wanted.only and wanted.record:
        REPORT.write_text(with_rows(REPORT.read_text("utf-8"), rows), "utf-8")
    elif not wanted.no_record and not wanted.only:
        REPORT.write_text(report(rows, machine), "utf-8")
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
