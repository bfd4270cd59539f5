"""Users: how they like to be addressed, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from storage.queries import Queries, Row
from storage.records import NewOutbox, UserChanges, UserRow
from storage.subjects.telling import outbox

COLUMNS = ", ".join(UserRow.__struct_fields__)  # a newer process may have added others
MARKS = ", ".join("?" * len(UserRow.__struct_fields__))
YES_OR_NO = ("pings", "next_up", "ping_away")
CHANGEABLE = frozenset(UserChanges.__annotations__)
AS_GIVEN = ", ".join(f"{name} = excluded.{name}" for name in sorted(CHANGEABLE))


def find(connection: Queries, id: int) -> UserRow | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM users WHERE id = ?", (id,)).fetchone()
    return row_of(row) if row else None


def row_of(row: Row) -> UserRow:
    values = dict(row)
    for name in YES_OR_NO:
        values[name] = bool(values[name])
    return UserRow(**values)


def save(connection: Queries, row: UserRow) -> None:
    connection.execute(
        f"INSERT INTO users ({COLUMNS}) VALUES ({MARKS}) ON CONFLICT (id) DO UPDATE SET {AS_GIVEN}",
        [int(it) if isinstance(it, bool) else it for it in msgspec.structs.astuple(row)],
    )


def update(connection: Queries, id: int, changes: Mapping[str, object]) -> UserRow:
    unknown = changes.keys() - CHANGEABLE
    if unknown:
        raise TypeError(f"a user has no {', '.join(sorted(unknown))} to change")
    row = msgspec.structs.replace(find(connection, id) or UserRow(id), **changes)
    save(connection, row)
    return row


def messages_closed(connection: Queries, id: int, told: Sequence[NewOutbox]) -> UserRow:
    known = find(connection, id)
    if known is None or known.dm != "closed":  # else another process has found it, and said so
        outbox.add(connection, told)
    return update(connection, id, {"dm": "closed"})


def messages_open(connection: Queries, id: int, lane: str, error: str) -> UserRow:
    outbox.again(connection, lane, error)
    return update(connection, id, {"dm": "open"})


def languages(connection: Queries) -> dict[int, str]:
    rows = connection.execute("SELECT id, language FROM users WHERE language != ''")
    return {row["id"]: row["language"] for row in rows}


def delete(connection: Queries, id: int) -> None:
    connection.execute("DELETE FROM users WHERE id = ?", (id,))
