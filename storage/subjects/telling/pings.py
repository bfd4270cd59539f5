"""Who was pinged by what, when the next digest is due, and what people want at single tables."""

from __future__ import annotations

from collections.abc import Sequence

from storage.queries import Queries, Row
from storage.records import NewOutbox, TableWish, UserRow
from storage.subjects.people import users
from storage.subjects.telling import outbox

WISH = 'SELECT table_id AS "table", "user", ping_way, next_up FROM table_wishes WHERE "user" = ?'


# ---- at single tables -------------------------------------------------------------------------


def wish(connection: Queries, table: int, user: int) -> TableWish | None:
    row = connection.execute(f"{WISH} AND table_id = ?", (user, table)).fetchone()
    return _wish(row) if row else None


def wishes(connection: Queries, user: int) -> tuple[TableWish, ...]:
    rows = connection.execute(f"{WISH} ORDER BY table_id", (user,))
    return tuple(_wish(row) for row in rows)


def _wish(row: Row) -> TableWish:
    values = dict(row)
    if values["next_up"] is not None:
        values["next_up"] = bool(values["next_up"])
    return TableWish(**values)


def save_wish(connection: Queries, wanted: TableWish) -> None:
    connection.execute(
        'DELETE FROM table_wishes WHERE "user" = ? AND table_id = ?', (wanted.user, wanted.table)
    )
    if wanted.ping_way or wanted.next_up is not None:
        connection.execute(
            'INSERT INTO table_wishes ("user", table_id, ping_way, next_up) VALUES (?, ?, ?, ?)',
            (
                *(wanted.user, wanted.table, wanted.ping_way),
                None if wanted.next_up is None else int(wanted.next_up),
            ),
        )


# ---- pings ------------------------------------------------------------------------------------


def claim(
    connection: Queries, row: int, table: int, user: int, *, at: int, pause: int
) -> int | None:
    if not connection.writes_alone:
        # Written, not only read: whoever pings them by another row now must see this one.
        connection.execute(
            'UPDATE seats SET seen = seen WHERE table_id = ? AND "user" = ?', (table, user)
        )
    known = connection.execute(
        'SELECT rang FROM pings WHERE "user" = ? AND outbox_id = ?', (user, row)
    ).fetchone()
    if known is None:
        last = connection.execute(
            'SELECT at FROM pings WHERE table_id = ? AND "user" = ? AND at > ? AND rang = 1'
            " ORDER BY at DESC LIMIT 1",
            (table, user, at - pause),
        ).fetchone()
        if last is not None:
            return int(last[0]) + pause
    elif not known["rang"]:
        return at + pause
    _note(connection, row, table, user, at, rang=1)
    return None


def leave(
    connection: Queries,
    row: int,
    table: int,
    user: int,
    *,
    at: int,
    instead: Sequence[NewOutbox],
) -> None:
    known = connection.execute(
        'SELECT rang FROM pings WHERE "user" = ? AND outbox_id = ?', (user, row)
    ).fetchone()
    if known is None or known["rang"]:
        _note(connection, row, table, user, at, rang=0)
        outbox.add(connection, instead)


def _note(connection: Queries, row: int, table: int, user: int, at: int, *, rang: int) -> None:
    connection.execute(
        'INSERT INTO pings ("user", outbox_id, table_id, at, rang) VALUES (?, ?, ?, ?, ?)'
        ' ON CONFLICT ("user", outbox_id) DO UPDATE SET at = excluded.at, rang = excluded.rang',
        (user, row, table, at, rang),
    )


# ---- digests ----------------------------------------------------------------------------------


def due_digests(connection: Queries, now: int, limit: int) -> tuple[UserRow, ...]:
    rows = connection.execute(
        f"SELECT {users.COLUMNS} FROM users WHERE digest_due IS NOT NULL AND digest_due <= ?"
        " ORDER BY digest_due, id LIMIT ?",
        (now, limit),
    )
    return tuple(users.row_of(row) for row in rows)


def advance_digest(
    connection: Queries, user: int, due: int, next_due: int | None, told: Sequence[NewOutbox]
) -> bool:
    changed = connection.execute(
        "UPDATE users SET digest_due = ? WHERE id = ? AND digest_due = ?", (next_due, user, due)
    )
    if changed.rowcount:
        outbox.add(connection, told)
    return bool(changed.rowcount)
