"""Lobbies, on a database that speaks SQL."""

from __future__ import annotations

from collections.abc import Sequence

from storage.promises.lobbies import Lobbies
from storage.queries import Engine
from storage.records import GuestRow, NewOutbox
from storage.subjects.playing import lobbies


class SqlLobbies(Lobbies):
    _connection: Engine

    async def due_lobbies(self, now: int, limit: int = 100) -> tuple[int, ...]:
        return await self._connection.read(lobbies.due, now, limit)

    async def guests(self, table: int) -> tuple[GuestRow, ...]:
        return await self._connection.read(lobbies.guests, table)

    async def save_guest(self, row: GuestRow, told: Sequence[NewOutbox] = ()) -> bool:
        return await self._connection.write(lobbies.save_guest, row, told)
