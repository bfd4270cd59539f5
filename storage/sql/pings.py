"""Who is pinged, on a database that speaks SQL."""

from __future__ import annotations

from collections.abc import Sequence

from storage.promises.pings import Pings
from storage.queries import Engine
from storage.records import NewOutbox, TableWish, UserRow
from storage.subjects.telling import pings


class SqlPings(Pings):
    _connection: Engine

    async def table_wish(self, table: int, user: int) -> TableWish | None:
        return await self._connection.read(pings.wish, table, user)

    async def table_wishes(self, user: int) -> tuple[TableWish, ...]:
        return await self._connection.read(pings.wishes, user)

    async def save_table_wish(self, wish: TableWish) -> None:
        await self._connection.write(pings.save_wish, wish)

    async def claim_ping(
        self, row: int, table: int, user: int, *, at: int, pause: int
    ) -> int | None:
        return await self._connection.write(pings.claim, row, table, user, at=at, pause=pause)

    async def leave_ping(
        self, row: int, table: int, user: int, *, at: int, instead: Sequence[NewOutbox] = ()
    ) -> None:
        await self._connection.write(pings.leave, row, table, user, at=at, instead=instead)

    async def due_digests(self, now: int, limit: int = 100) -> tuple[UserRow, ...]:
        return await self._connection.read(pings.due_digests, now, limit)

    async def advance_digest(
        self, user: int, due: int, next_due: int | None, told: Sequence[NewOutbox]
    ) -> bool:
        return await self._connection.write(pings.advance_digest, user, due, next_due, told)
