"""What is done now and then while the bot runs, and never while it starts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from storage.store import DamagedError, MissingError, Store, StoreError

log = logging.getLogger(__name__)

FIRST = 60.0  # seconds after the start
BREATH = 1.0  # seconds between two tables
OFTEN = 6 * 3600.0
KEPT_TOLD = 30 * 24 * 3600  # seconds; what was told longer ago is forgotten


class Housekeeping:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def run(self) -> None:
        """Until cancelled; by one process at a time, and by another when that one has ended."""
        while True:
            await asyncio.sleep(FIRST)
            async with self.store.duty("housekeeping", FIRST) as is_ours:
                await self._carefully(self.name_damaged)
                while await is_ours():
                    await self._carefully(self.forget_told)
                    await asyncio.sleep(OFTEN)

    async def _carefully(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreError as error:
            log.error("housekeeping: %s", error)

    async def name_damaged(self) -> None:
        """Reads every open table once, slowly: those that cannot be read stand in the log."""
        for row in await self.store.open_tables():
            try:
                await self.store.load(row.id)
            except DamagedError as damage:
                log.error("%s The others play on.", damage)
            except MissingError:
                continue  # a lobby, or closed meanwhile
            await asyncio.sleep(BREATH)

    async def forget_told(self) -> None:
        forgotten = await self.store.prune_outbox(self.now() - KEPT_TOLD)
        if forgotten:
            log.info("forgot %s messages that were told long ago", forgotten)
