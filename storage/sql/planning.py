"""Answers in advance, on a database that speaks SQL."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from storage.promises.planning import Planning
from storage.queries import Engine
from storage.records import NewOutbox, WaitRow
from storage.records.planned import PlanRow
from storage.subjects.playing import plans


class SqlPlanning(Planning):
    _connection: Engine

    async def plans(self, table: int, seat: Seat) -> tuple[PlanRow, ...]:
        return await self._connection.read(plans.of_seat, table, seat)

    async def save_plan(self, row: PlanRow) -> None:
        await self._connection.write(plans.save, row)

    async def delete_plan(self, table: int, seat: Seat, key: str) -> None:
        await self._connection.write(plans.delete, table, seat, key)

    async def plans_told(self, table: int, seat: Seat) -> None:
        await self._connection.write(plans.told, table, seat)

    async def due_answers(self, now: int, limit: int = 100) -> tuple[WaitRow, ...]:
        return await self._connection.read(plans.due, now, limit)

    async def leave_answer(
        self, wait: WaitRow, broken: PlanRow | None = None, told: Sequence[NewOutbox] = ()
    ) -> bool:
        return await self._connection.write(plans.leave, wait, broken, told)
