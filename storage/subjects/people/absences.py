"""Who of a table has left the server, and when that was last looked at."""

from __future__ import annotations

from collections.abc import Sequence

from storage.queries import Queries
from storage.records import AbsenceRow, NewOutbox
from storage.subjects.telling import outbox


def find(connection: Queries, table: int, user: int) -> AbsenceRow | None:
    row = connection.execute(
        'SELECT looked_at, gone FROM absences WHERE table_id = ? AND "user" = ?', (table, user)
    ).fetchone()
    return AbsenceRow(table, user, row["looked_at"], bool(row["gone"])) if row else None


def save(connection: Queries, row: AbsenceRow, told: Sequence[NewOutbox]) -> None:
    known = find(connection, row.table, row.user)
    connection.execute(
        'INSERT INTO absences (table_id, "user", looked_at, gone) VALUES (?, ?, ?, ?)'
        ' ON CONFLICT (table_id, "user") DO UPDATE SET'
        " looked_at = excluded.looked_at, gone = excluded.gone",
        (row.table, row.user, row.looked_at, row.gone),
    )
    if known is None or known.gone != row.gone:  # else another process has seen it, and said so
        outbox.add(connection, told)
