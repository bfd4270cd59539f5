"""Wakes the clock when something is due before it would look."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf


class Alarm:
    def __init__(self) -> None:
        self._rings = asyncio.Event()
        self._until = -inf

    def expect(self, due: float) -> None:
        """Something is due then, in unix seconds."""
        if due < self._until:
            self._rings.set()

    async def rest(self, now: float, pause: float) -> None:
        """So long, or until something is due sooner."""
        self._until = now + pause
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._rings.wait()
        self._until = -inf
        self._rings.clear()
