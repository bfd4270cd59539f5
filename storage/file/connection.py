"""One thread that owns the database file. A visit there is one piece of work, whole or not at all.

Statements of two callers never mix: a transaction is one function run in aiosqlite's thread, not
a row of awaits. It is also one change of threads instead of one for every statement.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from storage.queries import EngineName, Later, Value
from storage.store import DatabaseError

P = ParamSpec("P")
T = TypeVar("T")

MEMORY = ":memory:"
OLDEST_SQLITE = (3, 37)  # STRICT tables
BUSY_SECONDS = 5
PRIVATE = 0o600
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an acknowledged move survives a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA trusted_schema = OFF",
)


def _is_no_debug(record: logging.LogRecord) -> bool:
    return record.levelno > logging.DEBUG


# Its debug lines show every parameter: seeds, states, picks.
logging.getLogger("aiosqlite").addFilter(_is_no_debug)


class Connected(sqlite3.Connection):
    """SQLite's own connection, as `Queries`."""

    engine: EngineName = "sqlite"
    writes_alone = True

    def ask(self, query: str, values: Sequence[Value], /) -> Later:
        row = self.execute(query, values).fetchone()
        return lambda: row


class Connection(aiosqlite.Connection):
    """Runs functions of a plain sqlite3 connection in the thread that owns it."""

    @property
    def _connected(self) -> Connected:
        return cast("Connected", self._conn)

    async def open(self) -> None:
        try:
            await self
        except BaseException:
            self._thread.join()  # it says goodbye to the event loop, which may soon be closed
            raise

    async def run(
        self,
        work: Callable[Concatenate[Connected, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Runs work that looks after its transactions itself."""
        return await self._visit(partial(work, self._connected, *args, **kwargs))

    async def read(
        self,
        work: Callable[Concatenate[Connected, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """All queries of the work see the same moment, also when other processes write."""
        bound = partial(work, self._connected, *args, **kwargs)
        return await self._visit(partial(in_transaction, self._connected, "BEGIN", bound))

    async def write(
        self,
        work: Callable[Concatenate[Connected, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Takes the writer's lock first, so that what the work reads stays true until it writes."""
        bound = partial(work, self._connected, *args, **kwargs)
        return await self._visit(partial(in_transaction, self._connected, "BEGIN IMMEDIATE", bound))

    async def _visit(self, work: Callable[[], T]) -> T:
        try:
            found = await self._execute(work)  # type: ignore[no-untyped-call]
        except sqlite3.Error as error:
            raise DatabaseError(f"The database failed: {error}.") from error
        return cast("T", found)


def in_transaction(connection: Connected, begin: str, work: Callable[[], T]) -> T:
    connection.execute(begin)
    try:
        result = work()
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return result


def connect(path: Path | str, *, create: bool = True) -> Connection:
    """A connection that must be opened; a file it creates is its owner's alone."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise DatabaseError(f"SQLite {sqlite3.sqlite_version} is too old; 3.37 or newer is needed.")
    return Connection(partial(open_file, path, create), iter_chunk_size=64)


def open_file(path: Path | str, create: bool) -> Connected:
    """A plain connection, for the thread that opens it."""
    if str(path) == MEMORY:
        place = MEMORY
    else:
        if create:
            make_file(Path(path))
        place = f"{Path(path).absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(
        place, timeout=BUSY_SECONDS, isolation_level=None, uri=True, factory=Connected
    )
    connection.row_factory = sqlite3.Row
    return connection


def set_up(connection: Connected) -> None:
    for pragma in PRAGMAS:
        connection.execute(pragma)


def make_file(path: Path) -> None:
    """Makes the file if need be, its owner's alone.

    An existing file is never opened here: closing it would drop SQLite's locks on it, for those
    belong to the process and not to the connection.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, PRIVATE))


def make_private(path: Path | str) -> None:
    """Nobody but its owner may read the database, nor what SQLite puts beside it.

    Only once it is known to be ours: the modes of other people's files are not our business.
    """
    if str(path) == MEMORY:
        return
    for file in (Path(path), Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists():
            file.chmod(PRIVATE)
