"""Everything of one database in another, of whichever kind, compared table by table."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from itertools import islice
from pathlib import Path

import psycopg

from storage.environment import is_server
from storage.file.connection import PRIVATE, in_transaction, open_file
from storage.queries import Queries, Row
from storage.server.postgres_connection import BEGIN_READ, BEGIN_WRITE
from storage.server.postgres_session import Session, sentence
from storage.store import DatabaseError
from storage.upkeep import migrating
from storage.upkeep.dialects import dialect_of

# In an order in which nothing is there before what it belongs to.
TABLES = (
    "tables",
    "seats",
    "choices",
    "checkpoints",
    "moves",
    "outbox",
    "users",
    "drafts",
    "hand_messages",
    "votes",
    "absences",
    "troubles",
    "notes",
    "waits",
    "waiting_lines",
    "results",
    "result_seats",
    "tallies",
    "meetings",
    "answer_times",
    "uncounted",
    "gone_servers",
    "table_wishes",
    "pings",
    "guests",
    "followers",
    "servers",
    "plans",
)
NUMBERED = ("tables", "choices", "checkpoints", "outbox")
AT_ONCE = 500  # rows
SUMS = 1 << 128


def copy(source: str, target: str) -> dict[str, int]:
    """Returns how many rows each table has. The target must be empty; it is filled or stays so."""
    with _failures_told():
        if is_server(target):
            return _into_server(source, target)
        return _into_file(source, Path(target))


def back_up(source: str, path: Path) -> None:
    copy(source, str(path))


@contextmanager
def _failures_told() -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        raise DatabaseError(f"The server failed: {sentence(error)}.") from None
    except sqlite3.Error as error:
        raise DatabaseError(f"The file failed: {error}.") from error
    except OSError as error:
        raise DatabaseError(f"{error.filename} cannot be written: {error.strerror}.") from error


def _into_server(source: str, url: str) -> dict[str, int]:
    session = Session(url)
    try:
        session.take_time()
        _expect_empty(session)
        migrating.migrate(session)
        session.execute(BEGIN_WRITE)
        with _reading(source) as original:
            counts = _copied(original, session)
        session.execute("COMMIT")
    finally:
        session.close()
    return counts


def _expect_empty(session: Session) -> None:
    if migrating.version(session):
        for table in TABLES:
            if session.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                raise DatabaseError("There are tables in the database already; take an empty one.")


def _into_file(source: str, path: Path) -> dict[str, int]:
    """Under another name until it is whole: what was cut off is never taken for a good one."""
    if path.exists():
        raise DatabaseError(f"{path} exists already; it is not overwritten.")
    part = path.with_name(f"{path.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        raise DatabaseError(f"{part} is left of another copy; remove it first.") from None
    try:
        counts = _filled(source, part)
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)
    return counts


def _filled(source: str, path: Path) -> dict[str, int]:
    connection = open_file(path, create=False)
    try:
        migrating.migrate(connection)
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        with _reading(source) as original:
            return in_transaction(
                connection, "BEGIN IMMEDIATE", lambda: _copied(original, connection)
            )
    finally:
        connection.close()


@contextmanager
def _reading(source: str) -> Iterator[Queries]:
    """One moment of the source, which must have the layout of this code."""
    if not is_server(source):
        connection = open_file(Path(source), create=False)
        try:
            migrating.check_version(connection)
            connection.execute("BEGIN")
            yield connection
        finally:
            connection.close()
        return
    session = Session(source)
    try:
        migrating.check_version(session)
        session.take_time()
        session.execute(BEGIN_READ)
        yield session
    finally:
        session.close()


def _copied(source: Queries, target: Queries) -> dict[str, int]:
    counts = {}
    for table in TABLES:
        count, sum_there = copy_table(source, target, table)
        if (count, sum_there) != _sum_of(dialect_of(target).every(table)):
            raise DatabaseError(
                f"What was written into {table} is not what was read; nothing is kept."
            )
        counts[table] = count
    for table in NUMBERED:
        dialect_of(target).go_on_after(table, dialect_of(source).last_number(table))
    return counts


def copy_table(source: Queries, target: Queries, table: str) -> tuple[int, int]:
    """How many rows were read, and a number that says what they hold."""
    rows = iter(dialect_of(source).every(table))
    count, total = 0, 0
    while batch := list(islice(rows, AT_ONCE)):
        names = list(batch[0].keys())
        columns = ", ".join(f'"{name}"' for name in names)
        marks = ", ".join("?" * len(names))
        target.executemany(
            f"INSERT INTO {table} ({columns}) VALUES ({marks})", [tuple(row) for row in batch]
        )
        more, added = _sum_of(batch)
        count, total = count + more, (total + added) % SUMS
    return count, total


def _sum_of(rows: Iterable[Row]) -> tuple[int, int]:
    """How many, and a number that says what they hold; in whatever order columns and rows come."""
    count, total = 0, 0
    for row in rows:
        values = repr(sorted(dict(row).items())).encode()
        count += 1
        total += int.from_bytes(blake2b(values, digest_size=16).digest())
    return count, total % SUMS
