"""How much waits to be told, looked up at the same cost however much it is."""

from __future__ import annotations

from storage.queries import Queries
from storage.records import Backlog
from storage.subjects.telling.outbox import HEADS


def backlog(connection: Queries, now: int, most: int) -> Backlog:
    rows = connection.execute(
        f"SELECT id, not_before FROM outbox WHERE {HEADS} AND not_before <= ?"
        " ORDER BY not_before, id LIMIT ?",
        (now, most),
    ).fetchall()
    if not rows:
        return Backlog()
    return Backlog(len(rows), int(rows[0][0]), int(rows[0][1]))
