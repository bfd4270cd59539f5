"""Servers that removed the bot, or took it back, while nobody could hear of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from storage.store import Store, StoreError

log = logging.getLogger(__name__)

FIRST = 30.0  # seconds after the start
OFTEN = 6 * 3600.0
BREATH = 0.02  # seconds between two servers


class Connection(Protocol):
    """What the bot knows of Discord at the moment."""

    @property
    def connected(self) -> bool:
        """With all shards of this process."""

    @property
    def shard_count(self) -> int | None: ...

    @property
    def shard_ids(self) -> Sequence[int] | None:
        """None: all."""

    def get_guild(self, id: int, /) -> object | None:
        """None: the bot is not there. A server that is out of order is known."""


class Servers:
    def __init__(self, store: Store, connection: Connection, now: Callable[[], int]) -> None:
        self.store = store
        self.connection = connection
        self.now = now

    async def run(self) -> None:
        """Until cancelled."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.compare()
            except StoreError as error:
                log.error("whether servers have removed the bot is looked at later: %s", error)
            await asyncio.sleep(OFTEN if self.connection.connected else FIRST)

    async def compare(self) -> None:
        """Whether the bot is still where games are stored; of its own shards' servers only."""
        last = 0
        while self.connection.connected and (found := await self.store.next_server(last)):
            last, is_gone = found
            is_here = self.connection.get_guild(last) is not None
            if self._is_ours(last) and is_here == is_gone:
                await self._note(last, is_here)
            await asyncio.sleep(BREATH)

    def _is_ours(self, guild: int) -> bool:
        """As Discord gives servers to shards."""
        ours, count = self.connection.shard_ids, self.connection.shard_count or 1
        return ours is None or (guild >> 22) % count in ours

    async def _note(self, guild: int, is_here: bool) -> None:
        if not self.connection.connected:  # perhaps nothing is known any more
            return
        if is_here:
            await self.store.server_back(guild)
        else:
            log.info("server %s has removed the bot; its tables are kept for a month", guild)
            await self.store.server_gone(guild, self.now())
