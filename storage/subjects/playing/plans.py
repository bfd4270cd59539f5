"""What seats have said before they were asked."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from storage.queries import Queries, Row
from storage.records import NewOutbox, WaitRow
from storage.records.planned import PlanRow, PlanUse
from storage.store import ConflictError
from storage.subjects.playing import waits
from storage.subjects.telling import outbox

PLAN = "SELECT key, pick, rests_on, lasts, ended, fired FROM plans WHERE table_id = ? AND seat = ?"


def of_seat(connection: Queries, table: int, seat: Seat) -> tuple[PlanRow, ...]:
    rows = connection.execute(f"{PLAN} ORDER BY key", (table, seat))
    return tuple(_plan(table, seat, row) for row in rows)


def _plan(table: int, seat: Seat, row: Row) -> PlanRow:
    key, pick, rests_on, lasts, ended, fired = row
    return PlanRow(table, seat, key, pick, rests_on, lasts, ended, bool(fired))


def save(connection: Queries, row: PlanRow) -> None:
    connection.execute(
        "INSERT INTO plans (table_id, seat, key, pick, rests_on, lasts, ended, fired)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, key) DO UPDATE SET"
        " pick = excluded.pick, rests_on = excluded.rests_on, lasts = excluded.lasts,"
        " ended = excluded.ended, fired = excluded.fired",
        (row.table, row.seat, row.key, *_said(row), row.ended, int(row.fired)),
    )


def _said(row: PlanRow) -> tuple[str, str, str]:
    return row.pick, row.rests_on, row.lasts


def delete(connection: Queries, table: int, seat: Seat, key: str) -> None:
    connection.execute(
        "DELETE FROM plans WHERE table_id = ? AND seat = ? AND key = ?", (table, seat, key)
    )


def told(connection: Queries, table: int, seat: Seat) -> None:
    connection.execute(
        "DELETE FROM plans WHERE table_id = ? AND seat = ? AND ended <> ''", (table, seat)
    )
    connection.execute(
        "UPDATE plans SET fired = 0 WHERE table_id = ? AND seat = ? AND fired = 1", (table, seat)
    )


def use(connection: Queries, id: int, used: Sequence[PlanUse]) -> None:
    """Raises ConflictError if one of them was changed or cancelled meanwhile."""
    for each in used:
        if each.old is not None:
            _replace(connection, id, each.old, each.new)
        elif any(row.key == each.new.key for row in of_seat(connection, id, each.new.seat)):
            raise ConflictError(f"Seat {each.new.seat} of table {id} has said something else.")
        else:
            save(connection, each.new)


def _replace(connection: Queries, id: int, old: PlanRow, new: PlanRow) -> None:
    changed = connection.execute(
        "UPDATE plans SET ended = ?, fired = ? WHERE table_id = ? AND seat = ? AND key = ?"
        " AND pick = ? AND rests_on = ? AND lasts = ? AND ended = ''",
        (new.ended, int(new.fired), id, old.seat, old.key, *_said(old)),
    )
    if not changed.rowcount:
        raise ConflictError(f"Seat {old.seat} of table {id} has changed a plan.")


# ---- when they may answer ---------------------------------------------------------------------


def due(connection: Queries, now: int, limit: int) -> tuple[WaitRow, ...]:
    rows = connection.execute(
        f"{waits.WAIT} WHERE answer_at IS NOT NULL AND answer_at <= ?"
        " ORDER BY answer_at, table_id, seat LIMIT ?",
        (now, limit),
    )
    return tuple(WaitRow(**dict(row)) for row in rows)


def leave(
    connection: Queries, wait: WaitRow, broken: PlanRow | None, told: Sequence[NewOutbox]
) -> bool:
    changed = connection.execute(
        "UPDATE waits SET answer_at = NULL"
        " WHERE table_id = ? AND seat = ? AND since = ? AND answer_at = ?",
        (wait.table, wait.seat, wait.since, wait.answer_at),
    )
    if not changed.rowcount:
        return False
    if broken is not None:
        save(connection, broken)
    outbox.add(connection, told)
    return True
