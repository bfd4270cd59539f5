"""One connection to PostgreSQL, as `Queries`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.types.numeric import Int8Dumper

from storage.queries import Answer, EngineName, Value

# The server ends what takes too long; it does so too if it no longer hears of us.
SETTINGS = (
    "SET statement_timeout = '6s'; SET lock_timeout = '4s';"
    " SET idle_in_transaction_session_timeout = '30s'; SET client_min_messages = 'warning';"
    " SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
)
CONNECT_SECONDS = 4
PREPARE_AFTER = 3  # times


class PostgresRow:
    """As SQLite's: values by number and by name."""

    __slots__ = ("_names", "_values")

    def __init__(self, names: dict[str, int], values: Sequence[Value]) -> None:
        self._names = names
        self._values = tuple(values)

    def keys(self) -> Iterator[str]:
        return iter(self._names)

    def __getitem__(self, key: int | str) -> Value:
        return self._values[self._names[key] if isinstance(key, str) else key]

    def __iter__(self) -> Iterator[Value]:
        return iter(self._values)


class RowMaker:
    """psycopg's row factory."""

    def __init__(self, cursor: psycopg.Cursor[Any]) -> None:
        columns = cursor.description or ()
        self.names = {column.name: n for n, column in enumerate(columns)}

    def __call__(self, values: Sequence[Value]) -> PostgresRow:
        return PostgresRow(self.names, values)


class TruthDumper(Int8Dumper):
    """Truth is 0 or 1 in our tables, as SQLite has it."""

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


@lru_cache(maxsize=1000)
def translated(query: str) -> bytes:
    """With psycopg's marks for values."""
    return query.replace("%", "%%").replace("?", "%s").encode()


class Session:
    engine: EngineName = "postgresql"

    def __init__(self, url: str) -> None:
        self._connection: psycopg.Connection[Any] = psycopg.connect(
            url,
            autocommit=True,  # we say BEGIN ourselves
            row_factory=RowMaker,
            prepare_threshold=PREPARE_AFTER,
            connect_timeout=CONNECT_SECONDS,
            client_encoding="utf8",
            application_name="roma",
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=3,
            tcp_user_timeout=10_000,  # milliseconds
        )
        self._connection.adapters.register_dumper(bool, TruthDumper)
        self._connection.execute(SETTINGS)
        self._token = ""

    @property
    def is_broken(self) -> bool:
        return self._connection.closed

    def answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    @property
    def server_version(self) -> int:
        return self._connection.info.server_version

    def close(self) -> None:
        self._connection.close()

    def execute(self, query: str, values: Sequence[Value] = (), /) -> Answer:
        if values:
            return self._connection.execute(translated(query), values)
        return self._connection.execute(query.encode())

    def executemany(self, query: str, rows: Sequence[Sequence[Value]], /) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(translated(query), rows)

    def stream(self, query: str) -> Iterator[PostgresRow]:
        """Rows one after the other, however many; in a transaction only."""
        with self._connection.cursor(name="stream") as cursor:
            yield from cursor.execute(query.encode())

    def take_time(self) -> None:
        """For work on everything there is: nothing of it is ended for taking long."""
        self.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")

    def commit(self, token: str) -> None:
        """Leaves the token in the place of the last one; one message to the server."""
        self.execute(
            f"DELETE FROM writes WHERE token = '{self._token}';"
            f" INSERT INTO writes (token) VALUES ('{token}'); COMMIT"
        )
        self._token = token

    def roll_back(self) -> None:
        """A connection that is lost has rolled back by itself."""
        with suppress(psycopg.OperationalError):
            self.execute("ROLLBACK")


def sentence(error: psycopg.Error) -> str:
    """What the server said, without its details: they show values."""
    said = error.diag.message_primary or str(error).partition("\n")[0]
    return said.rstrip(".")
