"""One connection to PostgreSQL, as `Queries`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.types.numeric import Int8Dumper

from storage.queries import Answer, EngineName, Found, Later, Value

# The server ends what takes too long; it does so too if it no longer hears of us. Every query has
# its index, also while a table is so small that reading it whole were quicker: the plan would stay.
SETTINGS = (
    "SET enable_seqscan = off; SET statement_timeout = '6s'; SET lock_timeout = '4s';"
    " SET idle_in_transaction_session_timeout = '30s'; SET client_min_messages = 'warning';"
    " SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
)
LEAVE_TOKEN = (
    "WITH last AS (DELETE FROM writes WHERE token = ?) INSERT INTO writes (token) VALUES (?)"
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


class Promised:
    """What a statement will have found, once somebody asks."""

    __slots__ = ("_cursor", "_pipeline")

    def __init__(self, cursor: psycopg.Cursor[Any], pipeline: psycopg.Pipeline) -> None:
        self._cursor = cursor
        self._pipeline = pipeline

    @property
    def rowcount(self) -> int:
        self._pipeline.sync()
        return self._cursor.rowcount

    def fetchone(self) -> Found:
        return self._cursor.fetchone()

    def fetchall(self) -> list[Found]:
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Found]:
        return iter(self._cursor)


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
    writes_alone = False

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
        self._in_pipeline = ExitStack()
        self._pipeline: psycopg.Pipeline | None = None
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
        with suppress(psycopg.Error):  # else psycopg would write it into the log, with values
            self._wait()
        self._connection.close()

    def execute(self, query: str, values: Sequence[Value] = (), /) -> Answer:
        words = translated(query) if values else query.encode()
        cursor = self._connection.execute(words, values or None)
        return cursor if self._pipeline is None else Promised(cursor, self._pipeline)

    def ask(self, query: str, values: Sequence[Value], /) -> Later:
        return self.execute(query, values).fetchone

    def executemany(self, query: str, rows: Sequence[Sequence[Value]], /) -> None:
        if self._pipeline is None:
            with self._connection.cursor() as cursor:
                cursor.executemany(translated(query), rows)
        else:
            for values in rows:
                self.execute(query, values)

    def stream(self, query: str) -> Iterator[PostgresRow]:
        """Rows one after the other, however many; in a transaction only."""
        with self._connection.cursor(name="stream") as cursor:
            yield from cursor.execute(query.encode())

    def take_time(self) -> None:
        """For work on everything there is: nothing of it is ended for taking long."""
        self.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")

    def begin(self, words: str) -> None:
        """Begins a transaction; from here on, the server is waited for only where it is asked."""
        self._pipeline = self._in_pipeline.enter_context(self._connection.pipeline())
        self.execute(words)

    def commit(self, token: str) -> None:
        """Leaves the token in the place of the last one."""
        self.execute(LEAVE_TOKEN, (self._token, token))
        self.end()
        self._token = token

    def end(self) -> None:
        """Nothing that failed before lets a COMMIT through."""
        self.execute("COMMIT")
        self._wait()

    def _wait(self) -> None:
        self._pipeline = None
        self._in_pipeline.close()

    def roll_back(self) -> None:
        """What failed is known already; a connection that is lost has rolled back by itself."""
        with suppress(psycopg.Error):
            self._wait()
        with suppress(psycopg.OperationalError):
            self.execute("ROLLBACK")


def sentence(error: psycopg.Error) -> str:
    """What the server said, without its details: they show values."""
    said = error.diag.message_primary or str(error).partition("\n")[0]
    return said.rstrip(".")
