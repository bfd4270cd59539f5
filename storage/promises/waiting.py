"""Whom tables wait for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Unpack

from games.core.seats import Seat
from storage.records import (
    Awaited,
    NewOutbox,
    TableChanges,
    TableRow,
    WaitRow,
    WaitStep,
)


class Waiting(ABC):
    """One row for a seat that is awaited, in one of its turns."""

    @abstractmethod
    async def waits(self, table: int) -> tuple[WaitRow, ...]:
        """Whom a table waits for."""

    @abstractmethod
    async def keep_waits(self, table: int, awaited: Awaited, at: int) -> None:
        """These are awaited, whoever was before; the time of those who were goes on."""

    @abstractmethod
    async def wait_anew(
        self,
        table: int,
        awaited: Awaited,
        at: int,
        told: Sequence[NewOutbox] = (),
        *,
        version: int | None = None,
        **changes: Unpack[TableChanges],
    ) -> TableRow:
        """Changes a table and tells it; the time of all who are awaited begins anew."""

    @abstractmethod
    async def due_waits(self, now: int, limit: int = 100) -> tuple[WaitRow, ...]:
        """Those about whom something may have to be done, longest due first."""

    @abstractmethod
    async def next_wait(self) -> int | None:
        """When the first of them is, an absence ends, a digest is due, or something is to be done
        about a lobby; None: nothing is.
        """

    @abstractmethod
    async def advance_wait(self, step: WaitStep) -> bool:
        """Does a step and queues what is told; False if it is not as it was: then nothing is."""

    @abstractmethod
    async def ended_absences(self, now: int, limit: int = 100) -> tuple[tuple[int, Seat], ...]:
        """Tables and seats whose people said that they would be back by now."""

    @abstractmethod
    async def waiting_line(self, table: int) -> int | None:
        """The message that says for whom a table waits."""

    @abstractmethod
    async def save_waiting_line(self, table: int, message: int | None) -> None: ...

    @abstractmethod
    async def unwatched_tables(self) -> tuple[int, ...]:
        """Running games of which nobody is known to be awaited."""
