"""Who delivers what, where several processes do: the head of a lane is claimed for a while.

The times are the server's: the clocks of machines differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.records import Lanes, OutboxRow
from storage.server.postgres_session import Session
from storage.subjects.telling.outbox import COLUMNS, HEADS, among, row_of

CLOCK = "CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp())) AS BIGINT)"
# Also what is leased to the same holder and not carried: a row that came in the place of one under
# way, or one whose claim was written while the answer to it was lost.
CLAIM = (
    f"UPDATE outbox SET holder = ?, leased_until = {CLOCK} + ? WHERE id = ANY(ARRAY("
    f"SELECT id FROM outbox WHERE {HEADS} AND not_before <= ? AND {{among}}"
    f" AND (leased_until <= {CLOCK} OR holder = ?) AND id <> ALL(?::BIGINT[])"
    f" ORDER BY not_before, id LIMIT ? FOR UPDATE SKIP LOCKED)) RETURNING {COLUMNS}"
)
RENEW = (
    f"UPDATE outbox SET leased_until = {CLOCK} + ?"
    " WHERE id = ANY(?::BIGINT[]) AND holder = ? AND state = 'waiting'"
)
LOST = (
    "SELECT id FROM outbox WHERE id = ANY(?::BIGINT[]) AND holder NOT IN (?, '')"
    " AND state = 'waiting'"
)
GIVE_BACK = (
    "UPDATE outbox SET holder = '', leased_until = 0"
    " WHERE id = ANY(?::BIGINT[]) AND holder = ? AND state = 'waiting'"
)


def claim(
    session: Session,
    holder: str,
    now: int,
    seconds: int,
    limit: int,
    carried: Sequence[int],
    lanes: Lanes,
) -> tuple[OutboxRow, ...]:
    rows = session.execute(
        CLAIM.format(among=among(lanes)),
        (holder, seconds, now, lanes.beginning, holder, list(carried), limit),
    )
    found = [row_of(row) for row in rows]
    return tuple(sorted(found, key=lambda row: (row.not_before, row.id)))


def renew(session: Session, holder: str, ids: Sequence[int], seconds: int) -> frozenset[int]:
    session.execute(RENEW, (seconds, list(ids), holder))
    return frozenset(int(row[0]) for row in session.execute(LOST, (list(ids), holder)))


def give_back(session: Session, holder: str, ids: Sequence[int]) -> None:
    session.execute(GIVE_BACK, (list(ids), holder))
