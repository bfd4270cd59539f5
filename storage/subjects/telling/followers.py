"""Who follows a game without playing it, and what they have heard of it."""

from __future__ import annotations

from collections.abc import Mapping

from storage.queries import Queries
from storage.records import FollowerRow, NewOutbox
from storage.subjects.telling import outbox

FOLLOWER = 'SELECT table_id AS "table", "user", how, told FROM followers'


def of_table(connection: Queries, id: int) -> tuple[FollowerRow, ...]:
    rows = connection.execute(f'{FOLLOWER} WHERE table_id = ? ORDER BY "user"', (id,))
    return tuple(FollowerRow(**dict(row)) for row in rows)


def of_user(connection: Queries, user: int) -> tuple[FollowerRow, ...]:
    rows = connection.execute(f'{FOLLOWER} WHERE "user" = ? ORDER BY table_id', (user,))
    return tuple(FollowerRow(**dict(row)) for row in rows)


def save(connection: Queries, row: FollowerRow) -> None:
    connection.execute(
        'INSERT INTO followers (table_id, "user", how, told) VALUES (?, ?, ?, ?)'
        ' ON CONFLICT (table_id, "user") DO UPDATE SET how = excluded.how',
        (row.table, row.user, row.how, row.told),
    )
    count(connection, row.table)


def delete(connection: Queries, id: int, user: int) -> bool:
    gone = connection.execute('DELETE FROM followers WHERE table_id = ? AND "user" = ?', (id, user))
    if gone.rowcount:
        count(connection, id)
    return bool(gone.rowcount)


def count(connection: Queries, id: int) -> None:
    """Also at the table, which then knows whether there is anybody to be told."""
    connection.execute(
        "UPDATE tables SET version = version + 1, followed ="
        " (SELECT COUNT(*) FROM followers WHERE table_id = ?) WHERE id = ?",
        (id, id),
    )


def tell(
    connection: Queries, id: int, last: int, told: Mapping[int, NewOutbox], *, is_over: bool
) -> None:
    """Those who have heard of it already are left out; after the end there is nothing to follow."""
    who = 'WHERE table_id = ? AND "user" = ?'
    for user, row in told.items():
        if is_over:
            noted = connection.execute(f"DELETE FROM followers {who}", (id, user))
        else:
            noted = connection.execute(
                f"UPDATE followers SET told = ? {who} AND told < ?", (last, id, user, last)
            )
        if noted.rowcount:
            outbox.add(connection, [row])
    if is_over:
        count(connection, id)
