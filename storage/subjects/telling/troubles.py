"""Why nothing can be posted in a table's channel, as its people were told."""

from __future__ import annotations

from collections.abc import Sequence

from storage.queries import Queries
from storage.records import NewOutbox
from storage.subjects.telling import outbox


def find(connection: Queries, table: int, channel: int) -> frozenset[str]:
    rows = connection.execute(
        "SELECT trouble FROM troubles WHERE table_id = ? AND channel = ?", (table, channel)
    )
    return frozenset(row[0] for row in rows)


def add(
    connection: Queries,
    table: int,
    channel: int,
    trouble: str,
    told: Sequence[NewOutbox],
) -> None:
    added = connection.execute(
        "INSERT INTO troubles (table_id, channel, trouble) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, channel, trouble) DO NOTHING",
        (table, channel, trouble),
    )
    if added.rowcount:
        outbox.add(connection, told)


def end(connection: Queries, table: int, channel: int) -> None:
    connection.execute("DELETE FROM troubles WHERE table_id = ? AND channel = ?", (table, channel))
