"""What is still to be told, lane by lane."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from storage.queries import Later, Queries, Row
from storage.records import NewOutbox, OutboxRow, OutboxState

LONGEST_ERROR = 500
# As their indexes have it, to the word.
HEADS = "head = 1 AND state = 'waiting'"
HEAD_OF_LANE = "lane = ? AND lane <> '' AND head = 1"
OWN = "id = ? AND state = 'waiting' AND holder IN (?, '')"  # and nobody else's
FREE = "holder = '', leased_until = 0"
COLUMNS = (
    'id, table_id AS "table", lane, kind, payload, nonce, replace_key, not_before, attempts,'
    " state, error, message, under_way, holder"
)


def add(connection: Queries, rows: Sequence[NewOutbox]) -> tuple[int, ...]:
    """Asks for the numbers at the end only: a server is waited for once, not for every row."""
    keys: set[str] = set()
    for n, row in enumerate(rows):
        if row.replace_key in keys:  # it takes the place of one of these
            return add(connection, rows[:n]) + add(connection, rows[n:])
        if row.replace_key is not None:
            keys.add(row.replace_key)
    gone, leases = _take_out(connection, sorted(keys)) if keys else ({}, [])
    token = secrets.token_urlsafe(12)  # 16 letters; a nonce may have 25
    added = [
        _add(connection, row, f"{token}.{n}", gone.get(row.replace_key, ""))
        for n, row in enumerate(rows)
    ]
    numbers = tuple(int(row()[0]) for row in added)
    for lane, holder, until in leases:
        _lease(connection, lane, holder, until)
    return numbers


def _add(connection: Queries, row: NewOutbox, nonce: str, under_way: str) -> Later:
    if not connection.writes_alone:
        # Written, not only read: whoever marks the head as told now must see this row.
        connection.execute(
            f"UPDATE outbox SET attempts = attempts WHERE {HEAD_OF_LANE}", (row.lane,)
        )
    return connection.ask(
        "INSERT INTO outbox"
        " (table_id, lane, kind, payload, nonce, replace_key, not_before, under_way, head)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, CASE WHEN EXISTS"
        f" (SELECT 1 FROM outbox WHERE {HEAD_OF_LANE}) THEN 0 ELSE 1 END) RETURNING id",
        (
            row.table,
            row.lane,
            row.kind,
            msgspec.json.encode(row.payload).decode(),
            row.nonce or nonce,
            row.replace_key,
            row.not_before,
            under_way,
            row.lane,
        ),
    )


def _lease(connection: Queries, lane: str, holder: str, until: int) -> None:
    """Who delivers what was taken out goes on with what is the head now: a lane has an order."""
    connection.execute(
        f"UPDATE outbox SET holder = ?, leased_until = ? WHERE {HEAD_OF_LANE}",
        (holder, until, lane),
    )


def _take_out(
    connection: Queries, keys: Sequence[str]
) -> tuple[dict[str | None, str], list[tuple[str, str, int]]]:
    """Makes room for newer rows; tells as what the old ones were about to be sent, if ever, and
    which lanes they left while somebody was delivering them.
    """
    marks = ", ".join("?" * len(keys))
    rows = connection.execute(
        f"DELETE FROM outbox WHERE replace_key IN ({marks}) AND state = 'waiting'"
        " RETURNING replace_key, lane, head, under_way, holder, leased_until",
        keys,
    ).fetchall()
    gone: dict[str | None, str] = {}
    leases = []
    for key, lane, head, under_way, holder, until in rows:
        gone[key] = max(gone.get(key, ""), under_way)
        if head:
            _let_next_go(connection, lane)
        if holder:
            leases.append((lane, holder, until))
    return gone, leases


def _let_next_go(connection: Queries, lane: str) -> None:
    """The lane has lost its head: the next of its rows is it."""
    connection.execute(
        "UPDATE outbox SET head = 1"
        " WHERE id = (SELECT id FROM outbox WHERE lane = ? AND state = 'waiting'"
        " ORDER BY id + 0 LIMIT 1)",
        (lane,),
    )


def due(connection: Queries, now: int, limit: int) -> tuple[OutboxRow, ...]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM outbox WHERE {HEADS} AND not_before <= ?"
        " ORDER BY not_before, id LIMIT ?",
        (now, limit),
    )
    return tuple(row_of(row) for row in rows)


def next_due(connection: Queries, after: int) -> int | None:
    row = connection.execute(
        f"SELECT MIN(not_before) FROM outbox WHERE {HEADS} AND not_before > ?", (after,)
    ).fetchone()
    return None if row[0] is None else int(row[0])


def find(connection: Queries, id: int) -> OutboxRow | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM outbox WHERE id = ?", (id,)).fetchone()
    return row_of(row) if row else None


def row_of(row: Row) -> OutboxRow:
    values = dict(row)
    values["payload"] = msgspec.json.decode(values["payload"])
    return OutboxRow(**values)


def under_way(connection: Queries, id: int, sign: str, holder: str) -> bool:
    changed = connection.execute(f"UPDATE outbox SET under_way = ? WHERE {OWN}", (sign, id, holder))
    return bool(changed.rowcount)


def sent(connection: Queries, id: int, message: int | None, at: int, holder: str) -> None:
    """From then on `not_before` says when it was done; it has no other use."""
    _done(connection, id, "sent", "", message, at, holder)


def given_up(connection: Queries, id: int, error: str, at: int, holder: str) -> None:
    _done(connection, id, "failed", error, None, at, holder)


def _done(
    connection: Queries,
    id: int,
    state: OutboxState,
    error: str,
    message: int | None,
    at: int,
    holder: str,
) -> None:
    changed = connection.execute(
        "UPDATE outbox SET state = ?, head = 0, attempts = attempts + 1, error = ?, message = ?,"
        f" not_before = CASE WHEN not_before > ? THEN not_before ELSE ? END, {FREE}"
        f" WHERE {OWN} RETURNING lane",
        (state, error[:LONGEST_ERROR], message, at, at, id, holder),
    ).fetchall()
    for (lane,) in changed:
        _let_next_go(connection, lane)


def postponed(connection: Queries, id: int, not_before: int, error: str, holder: str) -> None:
    connection.execute(
        f"UPDATE outbox SET not_before = ?, attempts = attempts + 1, error = ?, {FREE} WHERE {OWN}",
        (not_before, error[:LONGEST_ERROR], id, holder),
    )


def again(connection: Queries, lane: str, error: str) -> None:
    """Queues what was given up for this reason, unless something newer took its place."""
    newest = connection.execute(
        "SELECT MAX(id) FROM outbox WHERE lane = ? AND replace_key IS NOT NULL"
        " GROUP BY replace_key",
        (lane,),
    ).fetchall()
    for (id,) in newest:
        row = find(connection, id)
        if row and (row.state, row.error) == ("failed", error):
            again = NewOutbox(lane, row.kind, row.payload, row.table, replace_key=row.replace_key)
            add(connection, [again])


def told_by(connection: Queries, messages: Sequence[int]) -> frozenset[int]:
    if not messages:
        return frozenset()
    marks = ", ".join("?" * len(messages))
    rows = connection.execute(f"SELECT message FROM outbox WHERE message IN ({marks})", messages)
    return frozenset(row[0] for row in rows)


def waiting_count(connection: Queries) -> int:
    row = connection.execute("SELECT COUNT(*) FROM outbox WHERE state = 'waiting'").fetchone()
    return int(row[0])


def prune(connection: Queries, before: int) -> int:
    return connection.execute(
        "DELETE FROM outbox WHERE state <> 'waiting' AND not_before < ?", (before,)
    ).rowcount
