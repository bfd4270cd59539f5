"""What is kept of people and servers, for themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from games.core.codec import Json


class Privacy(ABC):
    """What is kept of somebody, for themselves."""

    @abstractmethod
    async def export(self, user: int) -> dict[str, list[dict[str, Json]]]:
        """What is kept of one person, table by table; of very long lists the latest games."""

    @abstractmethod
    async def forget(self, user: int, left: Sequence[int] = ()) -> tuple[int, ...]:
        """Their name and id leave everything; raises ConflictError while they sit at a table.

        Also what was told to them at tables they have `left` for this. Gives the tables that
        changed by it.
        """

    @abstractmethod
    async def server_gone(self, guild: int, at: int) -> None:
        """A server has removed the bot."""

    @abstractmethod
    async def server_back(self, guild: int) -> None: ...

    @abstractmethod
    async def next_server(self, after: int) -> tuple[int, bool] | None:
        """The next one by its number that has tables, and whether it is said to be gone."""

    @abstractmethod
    async def delete_gone(self, before: int) -> int:
        """Deletes all tables of servers that are gone since before then; gives their number."""
