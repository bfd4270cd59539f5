"""What storage promises, whatever keeps it, and what can go wrong there."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from storage.packing import Readable, is_json
from storage.promises.company import Company
from storage.promises.lobbies import Lobbies
from storage.promises.outcomes import Outcomes
from storage.promises.people import People
from storage.promises.pings import Pings
from storage.promises.planning import Planning
from storage.promises.playing import Playing
from storage.promises.privacy import Privacy
from storage.promises.telling import Telling
from storage.promises.waiting import Waiting

# What processes call out to one another.
WAITING = "waiting"  # something is to be told
LANGUAGES = "languages"  # somebody chose one
ANYTHING = "anything"


class StoreError(Exception):
    """Its text is one sentence for whoever runs the bot; it holds no seeds, hands or picks."""


class MissingError(StoreError):
    """No such table, move or match."""


class ChannelTakenError(StoreError):
    """The channel already has a table that is open."""


class ServerFullError(StoreError):
    """The server has as many open tables as its moderators want."""

    def __init__(self, tables: int) -> None:
        super().__init__(f"{tables} tables are open.")
        self.tables = tables


class ConflictError(StoreError):
    """The table is not as the caller thinks; nothing was written. Load it again."""


class HiddenError(StoreError):
    """It would show what players must not know yet."""


class DatabaseError(StoreError):
    """The database cannot be opened, read or written."""


class DamagedError(StoreError):
    """What is kept of a table cannot be read; the others are not touched by it."""


class Store(
    Playing, Planning, Lobbies, Waiting, Telling, People, Pings, Outcomes, Privacy, Company, ABC
):
    """Every method is all or nothing. Storage reads no clock: times are the caller's, unix seconds.

    A caller that is cancelled cannot know whether its write happened, and must load again.
    Whoever writes because of what was read names the `version` the table had then: if it is
    another one, ConflictError is raised.
    """

    is_shared: bool = False  # whether other processes may write, too

    @abstractmethod
    async def close(self) -> None: ...

    # ---- other processes ----------------------------------------------------------------------

    @abstractmethod
    async def call_out(self, words: Sequence[str]) -> None:
        """Tells those who `listen` in other processes, if there are any."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hears what they call out, until cancelled; ANYTHING when it may have been missed."""
        await asyncio.Event().wait()

    @asynccontextmanager
    async def duty(self, name: str, pause: float) -> AsyncIterator[Callable[[], Awaitable[bool]]]:
        """Waits until no other process does what it names, asking again after each pause; gives
        what tells whether that is so still.
        """

        async def is_alone() -> bool:
            return True

        yield is_alone

    @abstractmethod
    async def note(self, name: str) -> str:
        """What one process noted for all; nothing: empty."""

    @abstractmethod
    async def save_note(self, name: str, value: str) -> None: ...

    # ---- care ---------------------------------------------------------------------------------

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A copy in a new file, while play goes on; raises DatabaseError if the file exists."""

    @abstractmethod
    async def integrity(self, readable: Readable = is_json) -> tuple[str, ...]:
        """What is wrong with the database; empty when all is well."""
