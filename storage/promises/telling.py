"""What is still to be told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from storage.records import (
    ALL_LANES,
    Backlog,
    Lanes,
    NewOutbox,
    OutboxRow,
)


class Telling(ABC):
    """Rows in lanes, each told once and in order."""

    @abstractmethod
    async def post(self, rows: Sequence[NewOutbox]) -> tuple[int, ...]:
        """Queues what is to be told without a move."""

    @abstractmethod
    async def due(
        self, now: int, limit: int = 100, lanes: Lanes = ALL_LANES
    ) -> tuple[OutboxRow, ...]:
        """The head of each of these lanes whose time has come, longest waiting first."""

    @abstractmethod
    async def claim(
        self,
        holder: str,
        now: int,
        seconds: int,
        limit: int,
        carried: Sequence[int] = (),
        lanes: Lanes = ALL_LANES,
    ) -> tuple[OutboxRow, ...]:
        """Those of `due` that nobody else delivers, besides the ones `carried` already; for so
        many seconds they are the holder's. Where there is one process only, nothing is noted.
        """

    @abstractmethod
    async def renew(self, holder: str, ids: Sequence[int], seconds: int) -> frozenset[int]:
        """Claims them for so long from now on; returns those that are somebody else's by now."""

    @abstractmethod
    async def give_back(self, holder: str, ids: Sequence[int]) -> None:
        """Others may deliver them at once."""

    @abstractmethod
    async def next_due(self, after: int = -1) -> int | None:
        """When the first head of a lane may go that may not before; None: nothing waits so."""

    @abstractmethod
    async def under_way(self, id: int, sign: str, *, holder: str = "") -> bool:
        """It is about to be sent, as this; False if it was replaced or taken over meanwhile.

        What takes the place of a row gets its sign, too.
        """

    @abstractmethod
    async def sent(
        self, id: int, message: int | None = None, *, at: int = 0, holder: str = ""
    ) -> None:
        """It was delivered. This and the next two do nothing for a row that was replaced, or that
        is delivered by another holder.
        """

    @abstractmethod
    async def postponed(self, id: int, not_before: int, error: str, *, holder: str = "") -> None:
        """It failed and stays at the head of its lane."""

    @abstractmethod
    async def given_up(self, id: int, error: str, *, at: int = 0, holder: str = "") -> None:
        """It failed for good; its lane goes on."""

    @abstractmethod
    async def outbox_row(self, id: int) -> OutboxRow | None: ...

    @abstractmethod
    async def told_by(self, messages: Sequence[int]) -> frozenset[int]:
        """Those of some messages that are known to tell a row."""

    @abstractmethod
    async def waiting_count(self) -> int: ...

    @abstractmethod
    async def backlog(self, now: int, most: int) -> Backlog:
        """How many lanes have something due, counted up to `most`, and the first of it."""

    @abstractmethod
    async def prune_outbox(self, before: int) -> int:
        """Forgets what was sent or given up before then, and who was pinged by it; returns how many
        rows.
        """

    @abstractmethod
    async def troubles(self, table: int, channel: int) -> frozenset[str]:
        """Why nothing can be posted there, as people were told."""

    @abstractmethod
    async def save_trouble(
        self, table: int, channel: int, trouble: str, told: Sequence[NewOutbox]
    ) -> None:
        """Notes a trouble and queues what is told about it, unless it was noted before."""

    @abstractmethod
    async def end_troubles(self, table: int, channel: int) -> None: ...
