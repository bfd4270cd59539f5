"""What is still to be told, lane by lane."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from storage.queries import Queries, Row, Value
from storage.records import ALL_LANES, Lanes, NewOutbox, OutboxRow, OutboxState

LONGEST_ERROR = 500
TOGETHER = 1000  # rows in one statement
# As their indexes have it, to the word.
HEADS = "head = 1 AND state = 'waiting'"
HEAD_OF_LANE = "lane = ? AND lane <> '' AND head = 1"
OWN = "id = ? AND state = 'waiting' AND holder IN (?, '')"  # and nobody else's
# Rows written together: whether one is the head of its lane.
FIRST_PLACE = (
    "(?, ?, ?, ?, ?, ?, ?, ?, CASE WHEN EXISTS"
    f" (SELECT 1 FROM outbox WHERE {HEAD_OF_LANE}) THEN 0 ELSE 1 END)"
)
NEXT_PLACE = "(?, ?, ?, ?, ?, ?, ?, ?, 0)"
ALONE = "(?, ?, ?, ?, ?, ?, ?, ?, 1)"  # without a lane
FREE = "holder = '', leased_until = 0"
COLUMNS = (
    'id, table_id AS "table", lane, kind, payload, nonce, replace_key, not_before, attempts,'
    " state, error, message, under_way, holder"
)


def add(
    connection: Queries, rows: Sequence[NewOutbox], going: Going | None = None
) -> tuple[int, ...]:
    """Writes all in one statement: a server is waited for once, not for every row."""
    if len(rows) > TOGETHER:
        return add(connection, rows[:TOGETHER], going) + add(connection, rows[TOGETHER:])
    keys: set[str] = set()
    for n, row in enumerate(rows):
        if row.replace_key in keys:  # it takes the place of one of these
            return add(connection, rows[:n], going) + add(connection, rows[n:])
        if row.replace_key is not None:
            keys.add(row.replace_key)
    if not rows:
        return ()
    room = [] if going is None else [going]
    more = keys if going is None else keys - going.keys
    if more:
        room.append(take_out(connection, more))
    gone, leases = _left(connection, room)
    numbers = _insert(connection, rows, gone)
    for lane, holder, until in leases:
        _lease(connection, lane, holder, until)
    return numbers


def _insert(
    connection: Queries, rows: Sequence[NewOutbox], gone: Mapping[str | None, str]
) -> tuple[int, ...]:
    lanes = list(dict.fromkeys(row.lane for row in rows if row.lane))
    if lanes and not connection.writes_alone:
        # Written, not only read: whoever marks a head as told now must see these rows.
        marks = ", ".join("?" * len(lanes))
        connection.execute(
            "UPDATE outbox SET attempts = attempts"
            f" WHERE lane IN ({marks}) AND lane <> '' AND head = 1",
            sorted(lanes),
        )
    token = secrets.token_urlsafe(12)  # 16 letters; a nonce may have 25
    values: list[Value] = []
    places = []
    for n, row in enumerate(rows):
        values += (
            row.table,
            row.lane,
            row.kind,
            msgspec.json.encode(row.payload).decode(),
            row.nonce or f"{token}.{n}",
            row.replace_key,
            row.not_before,
            gone.get(row.replace_key, ""),
        )
        if row.lane in lanes:  # the first of its lane here
            lanes.remove(row.lane)
            values.append(row.lane)
            places.append(FIRST_PLACE)
        else:
            places.append(NEXT_PLACE if row.lane else ALONE)
    found = connection.execute(
        "INSERT INTO outbox"
        " (table_id, lane, kind, payload, nonce, replace_key, not_before, under_way, head)"
        f" VALUES {', '.join(places)} RETURNING id",
        values,
    )
    return tuple(sorted(int(row[0]) for row in found))


def _lease(connection: Queries, lane: str, holder: str, until: int) -> None:
    """Who delivers what was taken out goes on with what is the head now: a lane has an order."""
    connection.execute(
        f"UPDATE outbox SET holder = ?, leased_until = ? WHERE {HEAD_OF_LANE}",
        (holder, until, lane),
    )


class Going(NamedTuple):
    """Rows that were taken out for newer ones; what they were need not be known at once."""

    keys: frozenset[str]
    rows: Iterable[Row]


def take_out(connection: Queries, keys: Iterable[str]) -> Going:
    """Makes room for newer rows."""
    names = sorted(keys)
    marks = ", ".join("?" * len(names))
    rows = connection.execute(
        f"DELETE FROM outbox WHERE replace_key IN ({marks}) AND state = 'waiting'"
        " RETURNING replace_key, lane, head, under_way, holder, leased_until",
        names,
    )
    # SQLite ends no transaction while a deletion is remembered whose rows nobody took.
    return Going(frozenset(names), rows.fetchall() if connection.writes_alone else rows)


def _left(
    connection: Queries, room: Sequence[Going]
) -> tuple[dict[str | None, str], list[tuple[str, str, int]]]:
    """As what the old rows were about to be sent, if ever, and which lanes they left while
    somebody was delivering them.
    """
    gone: dict[str | None, str] = {}
    leases = []
    for row in (row for going in room for row in going.rows):
        key, lane, head, under_way, holder, until = row
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


def due(
    connection: Queries, now: int, limit: int, lanes: Lanes = ALL_LANES
) -> tuple[OutboxRow, ...]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM outbox WHERE {HEADS} AND not_before <= ? AND {among(lanes)}"
        " ORDER BY not_before, id LIMIT ?",
        (now, lanes.beginning, limit),
    )
    return tuple(row_of(row) for row in rows)


def among(lanes: Lanes) -> str:
    """A condition with the beginning of their names as its value."""
    beginning = f"SUBSTR(lane, 1, {len(lanes.beginning)})"
    return f"{beginning} {'<>' if lanes.are_left_out else '='} ?"


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
    connection.execute("DELETE FROM pings WHERE at < ?", (before,))
    return connection.execute(
        "DELETE FROM outbox WHERE state <> 'waiting' AND not_before < ?", (before,)
    ).rowcount
