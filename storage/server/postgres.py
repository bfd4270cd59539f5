"""The store on a PostgreSQL server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Unpack

from psycopg.conninfo import conninfo_to_dict

from storage.packing import Readable, is_json
from storage.records import ALL_LANES, Lanes, OutboxRow, UserChanges, UserRow
from storage.server import leases
from storage.server.listening import Voice
from storage.server.locks import taken
from storage.server.postgres_connection import (
    BEGIN_READ,
    CONNECTIONS,
    FORGET_TOKENS,
    PATIENCE,
    TOKENS,
    Connections,
)
from storage.server.postgres_session import Session
from storage.sql.store import SqlStore
from storage.store import LANGUAGES, DatabaseError
from storage.upkeep import care, copying, migrating

log = logging.getLogger(__name__)

OLDEST_SERVER = 14_00_00


class PostgresStore(SqlStore):
    is_shared = True

    def __init__(self, connections: Connections) -> None:
        super().__init__(connections)
        self._connections = connections
        self._voice = Voice(connections.url)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        upgrade: bool = True,
        alone: Sequence[str] = (),
        migrations: Path = migrating.FOLDER,
        connections: int = CONNECTIONS,
        patience: float = PATIENCE,
    ) -> PostgresStore:
        """Opens a database and brings it to the layout of this code.

        Without `upgrade` it must have that layout already. For as long as it is open, nobody
        else gets what `alone` names.
        """
        opened = Connections(url, connections, patience, alone=alone)
        try:
            await opened.run(_bring_up_to_date if upgrade else _check, migrations)
        except BaseException as error:
            await opened.close()
            if isinstance(error, DatabaseError):
                raise DatabaseError(f"{shown(url)} cannot be used: {error}") from None
            raise
        return cls(opened)

    async def claim(
        self,
        holder: str,
        now: int,
        seconds: int,
        limit: int,
        carried: Sequence[int] = (),
        lanes: Lanes = ALL_LANES,
    ) -> tuple[OutboxRow, ...]:
        return await self._connections.take(
            leases.claim, holder, now, seconds, limit, carried, lanes
        )

    async def renew(self, holder: str, ids: Sequence[int], seconds: int) -> frozenset[int]:
        return await self._connections.take(leases.renew, holder, ids, seconds)

    async def give_back(self, holder: str, ids: Sequence[int]) -> None:
        await self._connections.take(leases.give_back, holder, ids)

    # ---- other processes ----------------------------------------------------------------------

    async def update_user(self, id: int, **changes: Unpack[UserChanges]) -> UserRow:
        row = await super().update_user(id, **changes)
        if "language" in changes:
            await self.call_out([LANGUAGES])
        return row

    async def call_out(self, words: Sequence[str]) -> None:
        await self._connections.take(self._voice.call_out, words)

    async def listen(self, heard: Callable[[str], None]) -> None:
        await self._voice.listen(heard)

    @asynccontextmanager
    async def duty(self, name: str, pause: float) -> AsyncIterator[Callable[[], Awaitable[bool]]]:
        locks = self._connections.locks
        while not await asyncio.to_thread(taken, locks, name):
            await asyncio.sleep(pause)
        try:
            yield partial(asyncio.to_thread, locks.holds, name)
        finally:
            await asyncio.to_thread(locks.release, name)

    # ---- care ---------------------------------------------------------------------------------

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(copying.back_up, self._connections.url, path)

    async def integrity(self, readable: Readable = is_json) -> tuple[str, ...]:
        return await self._connections.run(_troubles, readable)


def shown(url: str) -> str:
    """A server's address without its password."""
    known = conninfo_to_dict(url)
    return f"postgresql://{known.get('host', '')}/{known.get('dbname', '')}"


def _bring_up_to_date(session: Session, migrations: Path) -> None:
    _expect_known_server(session)
    is_new = not migrating.version(session)
    migrating.migrate(session, migrations)
    session.execute(TOKENS)
    session.execute(FORGET_TOKENS)
    if is_new:
        log.info("new database made on the server")


def _check(session: Session, migrations: Path) -> None:
    _expect_known_server(session)
    migrating.check_version(session, migrations)


def _expect_known_server(session: Session) -> None:
    if session.server_version < OLDEST_SERVER:
        raise DatabaseError(
            f"The server is version {session.server_version // 10000}; {OLDEST_SERVER // 10000}"
            " or newer is needed."
        )


def _troubles(session: Session, readable: Readable) -> tuple[str, ...]:
    """It may take long, but it sees one moment."""
    session.execute(BEGIN_READ)
    try:
        session.execute("SET LOCAL statement_timeout = 0")
        return tuple(care.troubles(session, readable))
    finally:
        session.roll_back()
