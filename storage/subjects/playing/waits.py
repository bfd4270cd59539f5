"""Whom a table waits for, since when, and when something is to be done about it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.seats import Seat
from storage.queries import Answer, Queries, Row
from storage.records import Awaited, NewOutbox, TableChanges, TableRow, WaitRow, WaitStep
from storage.subjects.people import panels, results
from storage.subjects.playing import tables
from storage.subjects.telling import outbox

WAIT = 'SELECT table_id AS "table", seat, since, stage, next_at, put_off, answer_at FROM waits'


def of_table(connection: Queries, id: int) -> tuple[WaitRow, ...]:
    rows = connection.execute(f"{WAIT} WHERE table_id = ? ORDER BY seat", (id,))
    return tuple(_wait(row) for row in rows)


def due(connection: Queries, now: int, limit: int) -> tuple[WaitRow, ...]:
    rows = connection.execute(
        f"{WAIT} WHERE next_at IS NOT NULL AND next_at <= ?"
        " ORDER BY next_at, table_id, seat LIMIT ?",
        (now, limit),
    )
    return tuple(_wait(row) for row in rows)


def next_at(connection: Queries) -> int | None:
    """Also when a plan may answer, the end of an absence, a digest, what a lobby needs."""
    wait = connection.execute(
        "SELECT next_at FROM waits WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1"
    ).fetchone()
    answer = connection.execute(
        "SELECT answer_at FROM waits WHERE answer_at IS NOT NULL ORDER BY answer_at LIMIT 1"
    ).fetchone()
    end = connection.execute(
        "SELECT away_until FROM seats WHERE away_until IS NOT NULL ORDER BY away_until LIMIT 1"
    ).fetchone()
    digest = connection.execute(
        "SELECT digest_due FROM users WHERE digest_due IS NOT NULL ORDER BY digest_due LIMIT 1"
    ).fetchone()
    lobby = connection.execute(
        "SELECT stirs_at FROM tables WHERE status = 'lobby' AND stirs_at >= 0"
        " ORDER BY stirs_at, id LIMIT 1"
    ).fetchone()
    return min((int(row[0]) for row in (wait, answer, end, digest, lobby) if row), default=None)


def without(connection: Queries) -> tuple[int, ...]:
    """Running games of which nothing is known here: an older version played them last."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE status IN ('lobby', 'playing') AND status = 'playing'"
        " AND NOT EXISTS (SELECT 1 FROM waits WHERE table_id = tables.id) ORDER BY id"
    )
    return tuple(row[0] for row in rows)


def _wait(row: Row) -> WaitRow:
    return WaitRow(**dict(row))


def keep(
    connection: Queries, id: int, awaited: Awaited, at: int, arranged: Sequence[Seat] = ()
) -> None:
    """From now on these are awaited; whoever was told to wait hears that it is over."""
    before = known(connection, id)
    outbox.add(connection, replace(connection, id, before, awaited, at, arranged=arranged))


def known(connection: Queries, id: int) -> Answer:
    return connection.execute(
        "SELECT seat, since, own, relief FROM waits WHERE table_id = ?", (id,)
    )


def replace(
    connection: Queries,
    id: int,
    known: Answer,
    awaited: Awaited,
    at: int,
    acted: Sequence[Seat] = (),
    arranged: Sequence[Seat] = (),
) -> list[NewOutbox]:
    """Who was awaited before goes on waiting, unless they acted. Gives what is to be told.

    A seat that is `arranged` otherwise is awaited anew, but nobody has answered there.
    """
    before = {Seat(row["seat"]): row for row in known.fetchall()}
    fresh = {*acted, *arranged}
    gone = [seat for seat in before if seat not in awaited.seats or seat in fresh]
    new = [seat for seat in awaited.seats if seat not in before or seat in fresh]
    next_at = None if awaited.patience is None else at + awaited.patience
    answers = dict(zip(awaited.seats, awaited.answers, strict=False))
    connection.executemany(
        "DELETE FROM waits WHERE table_id = ? AND seat = ?", [(id, seat) for seat in gone]
    )
    for seat in gone:
        if seat in acted and not before[seat]["own"]:
            results.answered(connection, id, seat, at - before[seat]["since"])
    connection.executemany(
        "INSERT INTO waits (table_id, seat, since, stage, next_at, put_off, own, answer_at)"
        " VALUES (?, ?, ?, 0, ?, 0, ?, ?)",
        [(id, seat, at, next_at, int(seat in fresh), answers.get(seat)) for seat in new],
    )
    reliefs = [before[seat]["relief"] for seat in gone]
    return [NewOutbox(**msgspec.json.decode(told)) for told in reliefs if told]


def anew(
    connection: Queries,
    id: int,
    awaited: Awaited,
    at: int,
    told: Sequence[NewOutbox],
    version: int | None,
    changes: TableChanges,
) -> TableRow:
    row = tables.update(connection, id, changes, version)
    keep(connection, id, Awaited(), at)
    keep(connection, id, awaited, at)
    outbox.add(connection, told)
    return row


def close(connection: Queries, id: int, at: int, version: int | None) -> TableRow:
    """Ends a table, and with it all waiting there."""
    row = results.close(connection, id, at, version)
    keep(connection, id, Awaited(), at)
    return row


# ---- people who are away ----------------------------------------------------------------------


def ended_absences(connection: Queries, now: int, limit: int) -> tuple[tuple[int, Seat], ...]:
    rows = connection.execute(
        "SELECT table_id, seat FROM seats WHERE away_until IS NOT NULL AND away_until <= ?"
        " ORDER BY away_until, table_id, seat LIMIT ?",
        (now, limit),
    )
    return tuple((row[0], Seat(row[1])) for row in rows)


def line(connection: Queries, id: int) -> int | None:
    row = connection.execute(
        "SELECT message FROM waiting_lines WHERE table_id = ?", (id,)
    ).fetchone()
    return int(row[0]) if row else None


def save_line(connection: Queries, id: int, message: int | None) -> None:
    connection.execute("DELETE FROM waiting_lines WHERE table_id = ?", (id,))
    if message is not None:
        connection.execute("INSERT INTO waiting_lines VALUES (?, ?)", (id, message))


def advance(connection: Queries, step: WaitStep) -> bool:
    """Unless somebody was faster, or has moved meanwhile."""
    old, new = step.old, step.new
    changed = connection.execute(
        "UPDATE waits SET since = ?, stage = ?, next_at = ?, put_off = ?,"
        " relief = COALESCE(?, relief)"
        " WHERE table_id = ? AND seat = ? AND since = ? AND stage = ? AND put_off = ?"
        " AND COALESCE(next_at, -1) = ?",
        (
            *(new.since, new.stage, new.next_at, new.put_off),
            msgspec.json.encode(step.relief).decode() if step.relief else None,
            *(old.table, old.seat, old.since, old.stage, old.put_off),
            -1 if old.next_at is None else old.next_at,
        ),
    )
    if not changed.rowcount:
        return False
    if step.vote is not None:
        panels.save_vote(connection, step.vote)
    outbox.add(connection, step.outbox)
    return True
