"""Answers in advance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from games.core.seats import Seat
from storage.records import NewOutbox, WaitRow
from storage.records.planned import PlanRow


class Planning(ABC):
    """Plans belong to a seat and go with its holder; commits say which of them answered."""

    @abstractmethod
    async def plans(self, table: int, seat: Seat) -> tuple[PlanRow, ...]:
        """What a seat has said, also what has ended and was not told yet."""

    @abstractmethod
    async def save_plan(self, row: PlanRow) -> None:
        """In place of what was said about this kind of question before."""

    @abstractmethod
    async def delete_plan(self, table: int, seat: Seat, key: str) -> None: ...

    @abstractmethod
    async def plans_told(self, table: int, seat: Seat) -> None:
        """Its holder knows what has become of them: those that ended go."""

    @abstractmethod
    async def due_answers(self, now: int, limit: int = 100) -> tuple[WaitRow, ...]:
        """Whoever is awaited, and a plan may answer now, longest due first."""

    @abstractmethod
    async def leave_answer(
        self, wait: WaitRow, broken: PlanRow | None = None, told: Sequence[NewOutbox] = ()
    ) -> bool:
        """Nothing answers this time; a plan that broke says so, and what is told of it is queued.
        False: it is not as it was, and nothing is done.
        """
