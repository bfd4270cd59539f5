"""Those around a table: who follows it, and the server it is in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from storage.records import FollowerRow, NewOutbox, ServerRow


class Company(ABC):
    """Followers, and what moderators want of a server's tables."""

    @abstractmethod
    async def followers(self, table: int) -> tuple[FollowerRow, ...]: ...

    @abstractmethod
    async def followed_by(self, user: int) -> tuple[FollowerRow, ...]:
        """The games somebody follows."""

    @abstractmethod
    async def save_follower(self, row: FollowerRow) -> None:
        """A new one, or how somebody wants to hear of it from now on."""

    @abstractmethod
    async def delete_follower(self, table: int, user: int) -> bool:
        """False if they did not follow it."""

    @abstractmethod
    async def tell_followers(
        self, table: int, last: int, told: Mapping[int, NewOutbox], *, is_over: bool = False
    ) -> None:
        """Queues what is told to each about the moves up to this one, unless they know of it; once
        the game is over nobody follows it any more.
        """

    @abstractmethod
    async def server(self, guild: int) -> ServerRow:
        """As its moderators want it, or as usual."""

    @abstractmethod
    async def save_server(self, row: ServerRow) -> None: ...
