"""All that is kept of one person or one server: to be handed out, and to be forgotten."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.codec import Json
from storage.queries import Queries
from storage.store import ConflictError
from storage.subjects.people import results

# How a person is found there. With a choice only the seat is kept, so games are found by seats.
OWN: Mapping[str, str] = {
    "users": "id",
    "result_seats": '"user"',
    "tallies": '"user"',
    "meetings": '"user"',
    "answer_times": '"user"',
    "uncounted": '"user"',
    "table_wishes": '"user"',
    "pings": '"user"',
    "guests": '"user"',
    "followers": '"user"',
    "absences": '"user"',
}
AT_TABLES: Mapping[str, str] = {
    "tables": "id, game, channel, guild, status, created_at, changed_at, lesson FROM tables"
    " WHERE id",
    "seats": "* FROM seats WHERE table_id",
    "plans": 'plans.*, "user" FROM plans JOIN seats USING (table_id, seat) WHERE table_id',
    "drafts": 'drafts.*, "user" FROM drafts JOIN seats USING (table_id, seat) WHERE table_id',
    "choices": 'choices.*, "user" FROM choices JOIN seats USING (table_id, seat)'
    " WHERE undone_by IS NULL AND table_id",
    "notes": "id AS table_id, host AS \"user\", note FROM tables WHERE note <> '' AND id",
    "hand_messages": "* FROM hand_messages WHERE table_id",
}
MOST = 20_000  # rows of a kind, of the latest tables: a file must fit into a message
# Apart, so that an index answers each.
PAST = 'SELECT table_id FROM seats WHERE "user" = ? AND open = 0'
OPEN = 'SELECT table_id FROM seats WHERE "user" = ? AND open = 1'
# Where else something may have been told to them alone.
ELSEWHERE = tuple(
    f'SELECT table_id FROM {table} WHERE "user" = ?'
    for table in ("absences", "pings", "table_wishes", "guests", "followers")
)
# Lanes of one person: everywhere, and at a table.
OWN_LANES = ("user", "digest")
LANES_AT_TABLES = ("nudge", "reminder", "next", "guest", "follow", "trouble", "look", "vote")


def export(connection: Queries, user: int) -> dict[str, list[dict[str, Json]]]:
    """Table by table, as it is stored; of answers in games those that stand."""
    kept: dict[str, list[dict[str, Json]]] = {}
    for table, column in OWN.items():
        rows = connection.execute(f"SELECT * FROM {table} WHERE {column} = ?", (user,))
        kept[table] = [dict(row) for row in rows]
    tables = {*_tables(connection, OPEN, user), *_tables(connection, PAST, user)}
    for name, columns in AT_TABLES.items():
        kept[name] = []
        for id in sorted(tables, reverse=True):
            rows = connection.execute(f"SELECT {columns} = ?", (id,))
            kept[name] += [row for row in map(dict, rows) if row.get("user", user) == user]
            if len(kept[name]) >= MOST:
                break
    return kept


def _tables(connection: Queries, which: str, user: int) -> list[int]:
    return [row[0] for row in connection.execute(which, (user,))]


def forget(connection: Queries, user: int, left: Sequence[int] = ()) -> tuple[int, ...]:
    """Name and id leave all games that are over, which are given, and what was told to them alone,
    also at tables they have `left` just now; raises ConflictError while a game of theirs is open.
    """
    if connection.execute(f"{OPEN} LIMIT 1", (user,)).fetchone():
        raise ConflictError(f"User {user} still sits at an open table.")
    past = [(table, user) for table in _tables(connection, PAST, user)]
    _forget_told(connection, user, {*left, *(id for id, _ in past)})
    connection.executemany('DELETE FROM hand_messages WHERE table_id = ? AND "user" = ?', past)
    connection.executemany(
        "UPDATE tables SET version = version + 1, note = CASE WHEN host = ? THEN '' ELSE note END,"
        " host = CASE WHEN host = ? THEN 0 ELSE host END WHERE id = ?",
        [(user, user, id) for id, _ in past],
    )
    connection.executemany(
        'UPDATE seats SET "user" = NULL, name = \'\' WHERE table_id = ? AND "user" = ?', past
    )
    results.leave_sums(connection, user)
    results.count(connection, user, wanted=True)  # no word of theirs is kept
    for table in ("table_wishes", "pings", "guests", "followers", "absences"):
        connection.execute(f'DELETE FROM {table} WHERE "user" = ?', (user,))
    connection.execute("DELETE FROM users WHERE id = ?", (user,))
    return tuple(id for id, _ in past)


def _forget_told(connection: Queries, user: int, tables: Collection[int]) -> None:
    """What is still on its way stays, for its order's sake; it goes with all that is old."""
    known = {*tables, *(id for which in ELSEWHERE for id in _tables(connection, which, user))}
    lanes = [f"{name}:{user}" for name in OWN_LANES]
    lanes += [f"{name}:{id}:{user}" for id in sorted(known) for name in LANES_AT_TABLES]
    connection.executemany(
        "DELETE FROM outbox WHERE lane = ? AND state <> 'waiting'", [(lane,) for lane in lanes]
    )


# ---- servers ----------------------------------------------------------------------------------


def server_gone(connection: Queries, guild: int, at: int) -> None:
    connection.execute(
        "INSERT INTO gone_servers (guild, since) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild, at)
    )


def server_back(connection: Queries, guild: int) -> None:
    connection.execute("DELETE FROM gone_servers WHERE guild = ?", (guild,))


def next_server(connection: Queries, after: int) -> tuple[int, bool] | None:
    row = connection.execute(
        "SELECT guild, EXISTS (SELECT 1 FROM gone_servers WHERE gone_servers.guild = tables.guild)"
        " FROM tables WHERE guild IS NOT NULL AND guild > ? ORDER BY guild LIMIT 1",
        (after,),
    ).fetchone()
    return (row[0], bool(row[1])) if row else None


def delete_gone(connection: Queries, before: int) -> int:
    """Deletes what was played in servers that removed the bot before then; how many tables."""
    gone = connection.execute(
        "SELECT guild FROM gone_servers WHERE since < ?", (before,)
    ).fetchall()
    deleted = 0
    for (guild,) in gone:
        deleted += connection.execute("DELETE FROM tables WHERE guild = ?", (guild,)).rowcount
        connection.execute("DELETE FROM tallies WHERE guild = ?", (guild,))
        connection.execute("DELETE FROM servers WHERE guild = ?", (guild,))
        server_back(connection, guild)
    return deleted
