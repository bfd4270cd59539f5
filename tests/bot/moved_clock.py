"""The bot's time in the hands of a test: nobody sleeps, days pass at once."""

from __future__ import annotations

import asyncio

from bot.app import client
from bot.app.client import Roma

DAY = 24 * 3600
BEGIN = 1_800_000_000


class MovedClock:
    """For everything the bot does, from when it is put in."""

    def __init__(self, roma: Roma, monkeypatch) -> None:
        self.roma = roma
        self.now = BEGIN
        monkeypatch.setattr(client, "time", self)

    def time(self) -> int:
        return self.now

    async def pass_(self, seconds: float) -> None:
        """As if the bot had looked at its clock often meanwhile; all is told then."""
        end = self.now + int(seconds)
        while self.now < end:
            self.now = min(end, await self._next() or end)
            await self.look()

    async def look(self) -> None:
        """What is due now is done and told."""
        await self.roma.waiting.carry_due()
        self.roma.outbox.wake()
        await self.told()

    async def told(self, seconds: float = 30.0) -> None:
        """Waits until nothing is left that is due."""
        async with asyncio.timeout(seconds):
            while (due := await self.roma.store.next_due()) is not None and due <= self.now:
                await asyncio.sleep(0.02)

    async def _next(self) -> int | None:
        times = [await self.roma.store.next_wait(), await self.roma.store.next_due()]
        return min((max(due, self.now + 1) for due in times if due is not None), default=None)
