"""How games ended, on a database that speaks SQL."""

from __future__ import annotations

from storage.outcomes import Meeting, Outcomes, ResultRow, Tally
from storage.queries import Engine
from storage.subjects import results


class SqlOutcomes(Outcomes):
    _connection: Engine

    async def result(self, id: int) -> ResultRow | None:
        return await self._connection.read(results.result, id)

    async def tallies(self, user: int, guild: int | None = None) -> tuple[Tally, ...]:
        return await self._connection.read(results.tallies, user, guild)

    async def leaders(self, guild: int, game: str, limit: int = 10) -> tuple[Tally, ...]:
        return await self._connection.read(results.leaders, guild, game, limit)

    async def meetings(self, user: int, other: int) -> tuple[Meeting, ...]:
        return await self._connection.read(results.meetings, user, other)

    async def typical_time(self, user: int, game: str) -> int | None:
        return await self._connection.read(results.typical_time, user, game)

    async def is_counted(self, user: int) -> bool:
        return await self._connection.read(results.is_counted, user)

    async def count(self, user: int, *, wanted: bool) -> None:
        await self._connection.write(results.count, user, wanted=wanted)
