"""The bot's database, read from outside while it plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import NamedTuple

import msgspec

from storage.environment import is_server
from storage.file.connection import Connected, open_file
from storage.opening import open_store
from storage.server.postgres_session import Session

# The bot forgets what it told at every start; we want to look at all of it in the end.
KEEP_ALL = (
    "CREATE TRIGGER soak_keeps_what_was_told BEFORE DELETE ON outbox"
    " WHEN old.state <> 'waiting' BEGIN SELECT RAISE(IGNORE); END",
)
KEEP_ALL_ON_SERVER = (
    "CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    "CREATE TRIGGER soak_keeps_what_was_told BEFORE DELETE ON outbox FOR EACH ROW"
    " WHEN (old.state <> 'waiting') EXECUTE FUNCTION keep()",
)


class Stored(NamedTuple):
    """A standing choice."""

    id: int
    number: int
    seat: int
    key: str
    picks: str


class Row(NamedTuple):
    """Something told, or to be told."""

    id: int
    table: int
    lane: str
    kind: str
    payload: dict[str, object]
    state: str
    error: str
    message: int | None
    under_way: str  # signed before it was sent


def _connected(place: str) -> Session | Connected:
    return Session(place) if is_server(place) else open_file(Path(place), create=False)


async def prepare(place: str) -> None:
    """An empty database that forgets nothing."""
    await (await open_store(place)).close()
    connection = _connected(place)
    for statement in KEEP_ALL_ON_SERVER if is_server(place) else KEEP_ALL:
        connection.execute(statement)
    connection.close()


class Ledger:
    def __init__(self, place: str) -> None:
        self._database = _connected(place)

    def close(self) -> None:
        self._database.close()

    def _all(self, query: str, *values: object) -> list[tuple]:
        return [tuple(row) for row in self._database.execute(query, values).fetchall()]

    def table_in(self, channel: int) -> tuple[int, str] | None:
        """Its id and status."""
        found = self._all("SELECT id, status FROM tables WHERE channel = ? ORDER BY id", channel)
        return found[-1] if found else None

    def seats(self, table: int) -> dict[int, int | None]:
        """Who sits where; None: a computer player."""
        query = (
            'SELECT seat, "user" FROM seats'
            ' WHERE table_id = ? AND ("user" IS NOT NULL OR bot IS NOT NULL)'
        )
        return dict(self._all(query, table))

    def choices(self, table: int) -> list[Stored]:
        query = (
            "SELECT id, number, seat, key, picks FROM choices"
            " WHERE table_id = ? AND undone_by IS NULL ORDER BY number"
        )
        return [Stored(*found) for found in self._all(query, table)]

    def count(self, table: int, seat: int) -> int:
        query = "SELECT COUNT(*) FROM choices WHERE table_id = ? AND seat = ?"
        return int(self._all(query, table, seat)[0][0])

    def moves(self, table: int) -> list[tuple[int, int | None]]:
        """Their numbers, and the messages that show them."""
        query = "SELECT number, message FROM moves WHERE table_id = ? ORDER BY number"
        return self._all(query, table)

    def rows(self, table: int) -> Sequence[Row]:
        query = (
            "SELECT id, table_id, lane, kind, payload, state, error, message, under_way"
            " FROM outbox WHERE table_id = ? ORDER BY id"
        )
        found = (Row(*each) for each in self._all(query, table))
        return [each._replace(payload=msgspec.json.decode(each.payload)) for each in found]

    def waiting(self, by: float | None = None) -> int:
        """Rows whose time has come, or had come by then."""
        query = "SELECT COUNT(*) FROM outbox WHERE state = 'waiting' AND not_before <= ?"
        return int(self._all(query, int(time() if by is None else by))[0][0])

    def has_closed_messages(self, user: int) -> bool:
        found = self._all("SELECT dm FROM users WHERE id = ?", user)
        return bool(found) and found[0][0] == "closed"

    def hand_message(self, table: int, user: int) -> tuple[int, str] | None:
        """The message, and the digest of the view it shows."""
        query = 'SELECT message, digest FROM hand_messages WHERE table_id = ? AND "user" = ?'
        found = self._all(query, table, user)
        return found[0] if found else None
