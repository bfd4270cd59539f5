"""Who of a table has left the server, and when that was last looked at."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from storage import outbox
from storage.records import AbsenceRow, NewOutbox


def find(connection: sqlite3.Connection, table: int, user: int) -> AbsenceRow | None:
    row = connection.execute(
        "SELECT looked_at, gone FROM absences WHERE table_id = ? AND user = ?", (table, user)
    ).fetchone()
    return AbsenceRow(table, user, row["looked_at"], bool(row["gone"])) if row else None


def save(connection: sqlite3.Connection, row: AbsenceRow, told: Sequence[NewOutbox]) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO absences (table_id, user, looked_at, gone) VALUES (?, ?, ?, ?)",
        (row.table, row.user, row.looked_at, row.gone),
    )
    outbox.add(connection, told)
