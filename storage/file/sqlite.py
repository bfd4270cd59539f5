"""The store in one SQLite file, with what no other database needs."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Unpack

from storage.file import sqlite_care
from storage.file.connection import MEMORY, Connected, Connection, connect, make_private, set_up
from storage.packing import Readable, is_json
from storage.records import ALL_LANES, Lanes, NewOutbox, OutboxRow, UserChanges, UserRow
from storage.sql.store import SqlStore
from storage.store import DatabaseError
from storage.upkeep import migrating

log = logging.getLogger(__name__)

KNOWN_USERS = 4096


class SqliteStore(SqlStore):
    def __init__(self, connection: Connection, path: Path | str) -> None:
        super().__init__(connection)
        self._file = connection
        self._path = path
        self._users: dict[int, UserRow | None] = {}  # asked for with every post, changed seldom

    @classmethod
    async def open(
        cls, path: Path | str, *, upgrade: bool = True, migrations: Path = migrating.FOLDER
    ) -> SqliteStore:
        """Opens a file or ":memory:" and brings it to the layout of this code.

        Without `upgrade` the file must exist and have that layout already.
        """
        connection = await _connected(path, create=upgrade)
        try:
            if upgrade:
                await connection.run(_bring_up_to_date, path, migrations)
            else:
                await connection.run(migrating.check_version, migrations)
            await connection.run(set_up)
        except BaseException as error:
            await connection.close()
            if isinstance(error, DatabaseError):
                raise DatabaseError(f"{path} cannot be used: {error}") from error
            raise
        return cls(connection, path)

    # ---- outbox: one process delivers, whatever it was called before ----------------------------

    async def claim(
        self,
        holder: str,
        now: int,
        seconds: int,
        limit: int,
        carried: Sequence[int] = (),
        lanes: Lanes = ALL_LANES,
    ) -> tuple[OutboxRow, ...]:
        rows = await self.due(now, limit + len(carried), lanes)
        return tuple(row for row in rows if row.id not in carried)[:limit]

    async def renew(self, holder: str, ids: Sequence[int], seconds: int) -> frozenset[int]:
        return frozenset()

    async def give_back(self, holder: str, ids: Sequence[int]) -> None:
        """They are nobody's."""

    async def call_out(self, words: Sequence[str]) -> None:
        """There is nobody who would hear it."""

    # ---- users --------------------------------------------------------------------------------

    async def user(self, id: int) -> UserRow | None:
        if id not in self._users:
            return self._know(id, await super().user(id))
        return self._users[id]

    async def save_user(self, row: UserRow) -> None:
        await super().save_user(row)
        self._know(row.id, row)

    async def update_user(self, id: int, **changes: Unpack[UserChanges]) -> UserRow:
        row = await super().update_user(id, **changes)
        self._know(id, row)
        return row

    async def delete_user(self, id: int) -> None:
        await super().delete_user(id)
        self._know(id, None)

    async def messages_closed(self, user: int, told: Sequence[NewOutbox]) -> UserRow:
        row = await super().messages_closed(user, told)
        self._know(user, row)
        return row

    async def messages_open(self, user: int, lane: str, error: str) -> UserRow:
        row = await super().messages_open(user, lane, error)
        self._know(user, row)
        return row

    async def advance_digest(
        self, user: int, due: int, next_due: int | None, told: Sequence[NewOutbox]
    ) -> bool:
        done = await super().advance_digest(user, due, next_due, told)
        self._users.pop(user, None)
        return done

    async def forget(self, user: int, left: Sequence[int] = ()) -> tuple[int, ...]:
        tables = await super().forget(user, left)
        self._users.pop(user, None)
        return tables

    def _know(self, id: int, row: UserRow | None) -> UserRow | None:
        """The thread of the database answers in order, so what comes last is true."""
        if len(self._users) >= KNOWN_USERS:
            self._users.clear()
        self._users[id] = row
        return row

    # ---- care ---------------------------------------------------------------------------------

    async def backup(self, path: Path) -> None:
        if str(self._path) == MEMORY:
            await self._file.run(sqlite_care.copy, path)
        else:
            await backup_file(Path(self._path), path)

    async def integrity(self, readable: Readable = is_json) -> tuple[str, ...]:
        return await self._file.read(sqlite_care.integrity, readable)


def _bring_up_to_date(connection: Connected, path: Path | str, migrations: Path) -> None:
    is_new = not migrating.version(connection)
    make_private(path)
    migrating.migrate(connection, migrations)
    if is_new and str(path) != MEMORY:
        log.info("new database made at %s", Path(path).absolute())


async def backup_file(database: Path, path: Path) -> None:
    """Copies a database of any version, over a connection of its own: nobody waits for it."""
    connection = await _connected(database, create=False)
    try:
        await connection.run(sqlite_care.copy, path)
    finally:
        await connection.close()


async def _connected(path: Path | str, *, create: bool) -> Connection:
    connection = connect(path, create=create)
    try:
        await connection.open()
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{path} cannot be opened: {error}.") from error
    return connection
