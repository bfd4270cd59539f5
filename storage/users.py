"""Users: how they like to be addressed, and when."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

import msgspec

from storage.records import UserChanges, UserRow

CHANGEABLE = frozenset(UserChanges.__annotations__)


def find(connection: sqlite3.Connection, id: int) -> UserRow | None:
    row = connection.execute("SELECT * FROM users WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    values = dict(row)
    values["pings"] = bool(values["pings"])
    return UserRow(**values)


def save(connection: sqlite3.Connection, row: UserRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO users (id, locale, name, dm, pings, style, time_zone, quiet_from,"
        " quiet_to, last_seen, language) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        msgspec.structs.astuple(row),
    )


def update(connection: sqlite3.Connection, id: int, changes: Mapping[str, object]) -> UserRow:
    unknown = changes.keys() - CHANGEABLE
    if unknown:
        raise TypeError(f"a user has no {', '.join(sorted(unknown))} to change")
    row = msgspec.structs.replace(find(connection, id) or UserRow(id), **changes)
    save(connection, row)
    return row


def languages(connection: sqlite3.Connection) -> dict[int, str]:
    rows = connection.execute("SELECT id, language FROM users WHERE language != ''")
    return {row["id"]: row["language"] for row in rows}


def delete(connection: sqlite3.Connection, id: int) -> None:
    connection.execute("DELETE FROM users WHERE id = ?", (id,))
