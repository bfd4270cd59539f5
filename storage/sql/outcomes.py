"""How games ended and what is kept of people, on a database that speaks SQL."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.codec import Json
from games.core.course import Course
from storage.promises.outcomes import Outcomes
from storage.promises.privacy import Privacy
from storage.queries import Engine
from storage.records.outcomes import Meeting, ResultRow, Tally
from storage.subjects.people import privacy, results


class SqlOutcomes(Outcomes, Privacy):
    _connection: Engine

    async def result(self, id: int) -> ResultRow | None:
        return await self._connection.read(results.result, id)

    async def save_course(self, id: int, course: Course) -> None:
        await self._connection.write(results.save_course, id, course)

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

    async def export(self, user: int) -> dict[str, list[dict[str, Json]]]:
        return await self._connection.read(privacy.export, user)

    async def forget(self, user: int, left: Sequence[int] = ()) -> tuple[int, ...]:
        return await self._connection.write(privacy.forget, user, left)

    async def server_gone(self, guild: int, at: int) -> None:
        await self._connection.write(privacy.server_gone, guild, at)

    async def server_back(self, guild: int) -> None:
        await self._connection.write(privacy.server_back, guild)

    async def next_server(self, after: int) -> tuple[int, bool] | None:
        return await self._connection.read(privacy.next_server, after)

    async def delete_gone(self, before: int) -> int:
        return await self._connection.write(privacy.delete_gone, before)
