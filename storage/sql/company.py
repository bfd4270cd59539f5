"""Those around a table, on a database that speaks SQL."""

from __future__ import annotations

from collections.abc import Mapping

from storage.promises.company import Company
from storage.queries import Engine
from storage.records import FollowerRow, NewOutbox, ServerRow
from storage.subjects.people import servers
from storage.subjects.telling import followers


class SqlCompany(Company):
    _connection: Engine

    async def followers(self, table: int) -> tuple[FollowerRow, ...]:
        return await self._connection.read(followers.of_table, table)

    async def followed_by(self, user: int) -> tuple[FollowerRow, ...]:
        return await self._connection.read(followers.of_user, user)

    async def save_follower(self, row: FollowerRow) -> None:
        await self._connection.write(followers.save, row)

    async def delete_follower(self, table: int, user: int) -> bool:
        return await self._connection.write(followers.delete, table, user)

    async def tell_followers(
        self, table: int, last: int, told: Mapping[int, NewOutbox], *, is_over: bool = False
    ) -> None:
        await self._connection.write(followers.tell, table, last, told, is_over=is_over)

    async def server(self, guild: int) -> ServerRow:
        return await self._connection.read(servers.find, guild)

    async def save_server(self, row: ServerRow) -> None:
        await self._connection.write(servers.save, row)
