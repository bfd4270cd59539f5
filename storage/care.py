"""Looking after a database: copies, and whether all is well."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from storage.connection import PRIVATE
from storage.packing import Readable, UnpackError, is_json, unpacked
from storage.store import DatabaseError

# What no constraint can say: each query finds tables, its sentence says what is wrong with them.
TROUBLES = {
    "is played but has no checkpoint": (
        "SELECT id FROM tables WHERE status IN ('playing', 'over')"
        " AND id NOT IN (SELECT table_id FROM checkpoints)"
    ),
    "has gaps in its choices": (
        "SELECT table_id FROM choices WHERE undone_by IS NULL GROUP BY table_id"
        " HAVING MIN(number) <> 0 OR MAX(number) <> COUNT(*) - 1"
    ),
    "has a checkpoint that counts more choices than there are": (
        "SELECT DISTINCT table_id FROM checkpoints AS c WHERE before > (SELECT COUNT(*)"
        " FROM choices WHERE table_id = c.table_id AND undone_by IS NULL)"
    ),
    "has lost moves": (
        "SELECT id FROM tables AS t"
        " WHERE moves <> (SELECT COUNT(*) FROM moves WHERE table_id = t.id)"
    ),
    "has moves without their checkpoint": (
        "SELECT DISTINCT table_id FROM moves AS m WHERE NOT undone AND NOT EXISTS (SELECT 1"
        " FROM checkpoints WHERE table_id = m.table_id AND before = m.checkpoint)"
    ),
}

STUCK_LANES = (
    "SELECT lane FROM outbox WHERE state = 'waiting' GROUP BY lane"
    " HAVING MIN(id) <> COALESCE(MAX(CASE WHEN head = 1 THEN id END), 0)"
)


def integrity(connection: sqlite3.Connection, readable: Readable = is_json) -> tuple[str, ...]:
    """What is wrong, a sentence each. Every state of every table is read."""
    try:
        return tuple(_troubles(connection, readable))
    except sqlite3.DatabaseError as error:
        return (f"SQLite cannot read the file: {error}.",)


def _troubles(connection: sqlite3.Connection, readable: Readable) -> Iterator[str]:
    yield from _broken_rules(connection)
    rows = connection.execute(
        "SELECT c.table_id, c.before, c.layout, c.state, t.game FROM checkpoints AS c"
        " JOIN tables AS t ON t.id = c.table_id ORDER BY c.table_id, c.before"
    )
    for table, before, layout, state, game in rows:
        try:
            sound = readable(game, layout, unpacked(state))
            trouble = "cannot be read"
        except UnpackError as error:
            sound, trouble = False, str(error)
        if not sound:
            yield f"Table {table} is damaged: its state after {before} choices {trouble}."


def _broken_rules(connection: sqlite3.Connection) -> Iterator[str]:
    for row in connection.execute("PRAGMA integrity_check"):
        if row[0] != "ok":
            yield f"SQLite says: {row[0]}."
    for row in connection.execute("PRAGMA foreign_key_check"):
        yield f"Row {row[1]} of {row[0]} belongs to a row of {row[2]} that is not there."
    for trouble, query in TROUBLES.items():
        for row in connection.execute(query):
            yield f"Table {row[0]} {trouble}."
    for row in connection.execute(STUCK_LANES):
        yield f"Nothing of {row[0]} is told: its first message is not marked as such."


def copy(connection: sqlite3.Connection, path: Path) -> None:
    """Writes the database as it is at this moment into a new file.

    Under another name until it is whole: a copy that was cut off is never taken for a good one.
    """
    if path.exists():
        raise DatabaseError(f"{path} exists already; a backup overwrites nothing.")
    part = path.with_name(f"{path.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        raise DatabaseError(f"{part} is left of another backup; remove it first.") from None
    except OSError as error:
        raise DatabaseError(f"{path} cannot be written: {error.strerror}.") from error
    try:
        connection.execute("VACUUM INTO ?", (str(part),))
        _flush(part)
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    """VACUUM INTO leaves the last bytes to the operating system."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
