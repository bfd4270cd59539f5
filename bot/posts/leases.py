"""What this process may deliver, and for how long: where others do too, each row is one's alone."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from storage.records import Lanes, OutboxRow
from storage.store import Store, StoreError

log = logging.getLogger(__name__)

SECONDS = 15  # a dead process's rows wait so long for another
RENEWED = 3  # times within that
MARGIN = 1.0  # seconds; the server counts whole ones


class LostError(Exception):
    """Another process has the row by now, or may have."""


class Leases:
    """Whatever is done with a row ends when its lease does; a slow delivery has it renewed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.holder = secrets.token_hex(8)
        self._until: dict[int, float] = {}  # by row, on the event loop's clock
        self._doing: dict[int, asyncio.Timeout] = {}

    async def claim(self, now: int, limit: int, lanes: Lanes) -> tuple[OutboxRow, ...]:
        until = self._from_now()  # before it is asked for, which may take long
        carried = tuple(self._until)
        rows = await self.store.claim(self.holder, now, SECONDS, limit, carried, lanes)
        self._until |= {row.id: until for row in rows}
        return rows

    @asynccontextmanager
    async def held(self, row: OutboxRow) -> AsyncIterator[None]:
        """Raises LostError if the lease ends before the work does."""
        if not self.store.is_shared:
            yield
            return
        try:
            async with asyncio.timeout_at(self._until[row.id]) as doing:
                self._doing[row.id] = doing
                yield
        except TimeoutError:
            raise LostError from None
        finally:
            self._doing.pop(row.id, None)

    def drop(self, row: OutboxRow) -> None:
        """What became of it is noted, or no longer ours to note."""
        self._until.pop(row.id, None)

    async def keep(self) -> None:
        """Until cancelled: renews what is carried, ends what was lost."""
        while True:
            await asyncio.sleep(SECONDS / RENEWED)
            if not self._until:
                continue
            try:
                await self._renew()
            except StoreError as error:
                log.warning("leases could not be renewed: %s", error)

    async def _renew(self) -> None:
        until = self._from_now()
        ids = tuple(self._until)
        lost = await self.store.renew(self.holder, ids, SECONDS)
        for id in ids:
            if id in self._until:
                self._until[id] = 0.0 if id in lost else until
            if id in self._doing and not self._doing[id].expired():
                self._doing[id].reschedule(0.0 if id in lost else until)

    async def give_back(self) -> None:
        """What was not delivered: others need not wait for it."""
        if self.store.is_shared and self._until:
            await self.store.give_back(self.holder, tuple(self._until))

    def _from_now(self) -> float:
        return asyncio.get_running_loop().time() + SECONDS - MARGIN
