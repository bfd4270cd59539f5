"""`python -m storage`: copies, checks and exports what the setting DATABASE names."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from games.core.errors import GameError
from games.core.record import write_record
from games.registry import all_games
from storage.environment import DEFAULT_DATABASE, database_given, is_server
from storage.file.sqlite import backup_file
from storage.opening import open_store
from storage.packing import is_json
from storage.server.postgres import shown
from storage.store import DatabaseError, Store, StoreError
from storage.upkeep.copying import back_up, copy

TROUBLE, BAD_INPUT = 1, 2


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="python -m storage",
        description="Looks after the database.",
        epilog="The setting DATABASE, in the environment or in .env, names the file"
        f" (if not set: {DEFAULT_DATABASE}) or the server (postgresql://…).",
    )
    commands = top.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="copy the database into a new file")
    backup.add_argument("file", type=Path, metavar="FILE")
    commands.add_parser("check", help="tell whether all is well: every state is read")
    export = commands.add_parser("export", help="print a table's game: seed, variant, choices")
    export.add_argument("table", type=int, metavar="TABLE", help="number of the table")
    export.add_argument(
        "--running", action="store_true", help="also a game still played; shows hidden cards"
    )
    moving = commands.add_parser(
        "copy", help="copy everything into a new file or an empty database, and compare"
    )
    for name, meaning in (("source", "FROM"), ("target", "TO")):
        moving.add_argument(name, metavar=meaning, help="a file, or postgresql://…")
    return top


async def run(wanted: argparse.Namespace, database: str) -> int:
    if wanted.command == "copy":
        return copy_all(wanted.source, wanted.target)
    expect_database(database)
    if wanted.command == "backup":
        if is_server(database):
            back_up(database, wanted.file)
        else:
            await backup_file(Path(database), wanted.file)
        print(f"{wanted.file}: {wanted.file.stat().st_size} bytes.")
        return 0
    store = await open_store(database, upgrade=False)
    try:
        if wanted.command == "check":
            return await check(store, database)
        record = await store.record(wanted.table, running=wanted.running)
        print(write_record(record).decode(), end="")
        return 0
    finally:
        await store.close()


def expect_database(database: str) -> None:
    if not is_server(database) and not Path(database).is_file():
        raise DatabaseError(f"There is no database {database}: set DATABASE to the file you mean.")


def copy_all(source: str, target: str) -> int:
    expect_database(source)
    counts = copy(source, target)
    print("\n".join(f"{table}: {count} rows, the same in both." for table, count in counts.items()))
    return 0


def readable(game: str, layout: int, state: bytes) -> bool:
    """Whether its game reads a state; of a game that is not here only whether it is JSON."""
    known = all_games().get(game)
    if known is None:
        return is_json(game, layout, state)
    try:
        known.load(state, layout)
    except GameError:
        return False
    return True


async def check(store: Store, database: str) -> int:
    found = await store.integrity(readable)
    name = shown(database) if is_server(database) else database
    print("\n".join(found) or f"{name}: all is well.")
    return TROUBLE if found else 0


def main(argv: Sequence[str] | None = None, environment: Mapping[str, str] | None = None) -> int:
    wanted = parser().parse_args(argv)
    try:
        return asyncio.run(run(wanted, database_given(environment)))
    except StoreError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
