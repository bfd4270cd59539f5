"""Who is pinged, how, and how often."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from storage.records import NewOutbox, TableWish, UserRow


class Pings(ABC):
    """What people want at single tables, pings that were made, digests that are due."""

    @abstractmethod
    async def table_wish(self, table: int, user: int) -> TableWish | None:
        """What somebody wants otherwise at this table."""

    @abstractmethod
    async def table_wishes(self, user: int) -> tuple[TableWish, ...]: ...

    @abstractmethod
    async def save_table_wish(self, wish: TableWish) -> None:
        """One that wants nothing otherwise is forgotten."""

    @abstractmethod
    async def claim_ping(
        self, row: int, table: int, user: int, *, at: int, pause: int
    ) -> int | None:
        """Notes that a row of the outbox pings somebody now; or says when it may, if another one
        did less than `pause` seconds ago at this table. The same row may always again.
        """

    @abstractmethod
    async def leave_ping(
        self, row: int, table: int, user: int, *, at: int, instead: Sequence[NewOutbox] = ()
    ) -> None:
        """A row of the outbox does not ping somebody; queues what does instead. Once for a row."""

    @abstractmethod
    async def due_digests(self, now: int, limit: int = 100) -> tuple[UserRow, ...]:
        """Whose digest is due, longest due first."""

    @abstractmethod
    async def advance_digest(
        self, user: int, due: int, next_due: int | None, told: Sequence[NewOutbox]
    ) -> bool:
        """Queues somebody's digest; False if another process has, or it is no longer due then."""
