"""What is done now and then while the bot runs, and never while it starts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from storage.store import DamagedError, MissingError, Store, StoreError

log = logging.getLogger(__name__)

FIRST = 60.0  # seconds after the start
BREATH = 1.0  # seconds between two tables
AT_ONCE = 100  # tables, of however many are open
OFTEN = 6 * 3600.0
KEPT_TOLD = 30 * 24 * 3600  # seconds; what was told longer ago is forgotten
KEPT_TABLES = 30 * 24 * 3600  # of a server that has removed the bot


class Housekeeping:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def run(self) -> None:
        """Until cancelled; by one process at a time, and by another when that one has ended."""
        while True:
            await asyncio.sleep(FIRST)
            async with self.store.duty("housekeeping", FIRST) as is_ours:
                reading = asyncio.create_task(self._carefully(self.name_damaged))
                try:
                    while await is_ours():
                        await self._carefully(self.forget_told)
                        await self._carefully(self.forget_servers)
                        await asyncio.sleep(OFTEN)
                finally:
                    reading.cancel()

    async def _carefully(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreError as error:
            log.error("housekeeping: %s", error)

    async def name_damaged(self) -> None:
        """Reads every open table once, slowly: those that cannot be read stand in the log."""
        last = 0
        while rows := await self.store.open_tables(last, AT_ONCE):
            for row in rows:
                await self._read(row.id)
            last = rows[-1].id

    async def _read(self, table: int) -> None:
        try:
            await self.store.load(table)
        except DamagedError as damage:
            log.error("%s The others play on.", damage)
        except MissingError:
            return  # a lobby, or closed meanwhile
        await asyncio.sleep(BREATH)

    async def forget_told(self) -> None:
        forgotten = await self.store.prune_outbox(self.now() - KEPT_TOLD)
        if forgotten:
            log.info("forgot %s messages that were told long ago", forgotten)

    async def forget_servers(self) -> None:
        deleted = await self.store.delete_gone(self.now() - KEPT_TABLES)
        if deleted:
            log.info("deleted %s tables of servers that removed the bot a month ago", deleted)
