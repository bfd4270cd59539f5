"""Whether all is well with what a database holds."""

from __future__ import annotations

from collections.abc import Iterator

from storage.packing import Readable, UnpackError, unpacked
from storage.queries import Queries

# What no constraint can say: each query finds tables, its sentence says what is wrong with them.
TROUBLES = {
    "is played but has no checkpoint": (
        "SELECT id FROM tables WHERE status IN ('playing', 'over')"
        " AND id NOT IN (SELECT table_id FROM checkpoints)"
    ),
    "has gaps in its choices": (
        "SELECT table_id FROM choices WHERE undone_by IS NULL GROUP BY table_id"
        " HAVING MIN(number) <> 0 OR MAX(number) <> COUNT(*) - 1"
    ),
    "has a checkpoint that counts more choices than there are": (
        "SELECT DISTINCT table_id FROM checkpoints AS c WHERE before > (SELECT COUNT(*)"
        " FROM choices WHERE table_id = c.table_id AND undone_by IS NULL)"
    ),
    "has lost moves": (
        "SELECT id FROM tables AS t"
        " WHERE moves <> (SELECT COUNT(*) FROM moves WHERE table_id = t.id)"
    ),
    "has moves without their checkpoint": (
        "SELECT DISTINCT table_id FROM moves AS m WHERE undone = 0 AND NOT EXISTS (SELECT 1"
        " FROM checkpoints WHERE table_id = m.table_id AND before = m.checkpoint)"
    ),
}

STUCK_LANES = (
    "SELECT lane FROM outbox WHERE state = 'waiting' GROUP BY lane"
    " HAVING MIN(id) <> COALESCE(MAX(CASE WHEN head = 1 THEN id END), 0)"
)


def troubles(connection: Queries, readable: Readable) -> Iterator[str]:
    """A sentence each. Every state of every table is read."""
    for trouble, query in TROUBLES.items():
        for row in connection.execute(query):
            yield f"Table {row[0]} {trouble}."
    for row in connection.execute(STUCK_LANES):
        yield f"Nothing of {row[0]} is told: its first message is not marked as such."
    yield from _unreadable(connection, readable)


def _unreadable(connection: Queries, readable: Readable) -> Iterator[str]:
    """Table by table: all states together may be more than fits into memory."""
    for id, game in connection.execute("SELECT id, game FROM tables ORDER BY id").fetchall():
        rows = connection.execute(
            "SELECT before, layout, state FROM checkpoints WHERE table_id = ? ORDER BY before",
            (id,),
        )
        for before, layout, state in rows:
            try:
                sound = readable(game, layout, unpacked(state))
                trouble = "cannot be read"
            except UnpackError as error:
                sound, trouble = False, str(error)
            if not sound:
                yield f"Table {id} is damaged: its state after {before} choices {trouble}."
