"""Lobbies: who may sit down there, and how long they last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from storage.queries import Queries
from storage.records import GuestRow, NewOutbox, SeatRow, TableRow
from storage.subjects.playing import tables, waits
from storage.subjects.telling import outbox

GUEST = 'SELECT table_id AS "table", "user", name, state FROM guests'


def due(connection: Queries, now: int, limit: int) -> tuple[int, ...]:
    rows = connection.execute(
        "SELECT id FROM tables WHERE status = 'lobby' AND stirs_at <= ?"
        " ORDER BY stirs_at, id LIMIT ?",
        (now, limit),
    )
    return tuple(row[0] for row in rows)


def update(
    connection: Queries,
    id: int,
    changes: Mapping[str, object],
    told: Sequence[NewOutbox],
    version: int | None,
) -> TableRow:
    row = tables.update(connection, id, changes, version)
    outbox.add(connection, told)
    return row


def set_seats(
    connection: Queries,
    id: int,
    seats: Sequence[SeatRow],
    host: int | None,
    version: int | None,
    told: Sequence[NewOutbox],
    changes: Mapping[str, object] | None,
) -> TableRow:
    row = tables.set_seats(connection, id, seats, host, version, changes)
    outbox.add(connection, told)
    return row


def close(
    connection: Queries, id: int, at: int, version: int | None, told: Sequence[NewOutbox]
) -> TableRow:
    row = waits.close(connection, id, at, version)
    forget_guests(connection, id)
    outbox.add(connection, told)
    return row


# ---- guests -----------------------------------------------------------------------------------


def guests(connection: Queries, id: int) -> tuple[GuestRow, ...]:
    rows = connection.execute(f'{GUEST} WHERE table_id = ? ORDER BY "user"', (id,))
    return tuple(GuestRow(**dict(row)) for row in rows)


def save_guest(connection: Queries, row: GuestRow, told: Sequence[NewOutbox]) -> bool:
    """Unless it was known; then nothing is told again."""
    known = connection.execute(
        'SELECT state FROM guests WHERE table_id = ? AND "user" = ?', (row.table, row.user)
    ).fetchone()
    if known and known[0] == row.state:
        return False
    connection.execute(
        'INSERT INTO guests (table_id, "user", name, state) VALUES (?, ?, ?, ?)'
        ' ON CONFLICT (table_id, "user") DO UPDATE SET name = excluded.name,'
        " state = excluded.state",
        (row.table, row.user, row.name, row.state),
    )
    outbox.add(connection, told)
    return True


def forget_guests(connection: Queries, id: int) -> None:
    """Once there is no seat to be had."""
    connection.execute("DELETE FROM guests WHERE table_id = ?", (id,))
