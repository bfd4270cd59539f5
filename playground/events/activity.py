"""Knowing when nothing happens any more, so that tests need not guess how long to wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Activity:
    """Counts what is under way and remembers when something last happened."""

    def __init__(self) -> None:
        self.requests = 0
        self._last = time.monotonic()
        self._waiting: list[Callable[[], str]] = []

    def touch(self) -> None:
        self._last = time.monotonic()

    def watch(self, waiting: Callable[[], str]) -> None:
        """Add something that says in words what it waits for; nothing when it is idle."""
        self._waiting.append(waiting)

    @contextmanager
    def request(self) -> Iterator[None]:
        self.requests += 1
        self.touch()
        try:
            yield
        finally:
            self.requests -= 1
            self.touch()

    def under_way(self) -> str:
        """What is not finished, in words; empty when all is."""
        waits = [waiting() for waiting in self._waiting]
        if self.requests:
            waits.append(f"{self.requests} requests")
        return ", ".join(text for text in waits if text)

    async def idle(self, quiet: float, timeout: float, busy: Callable[[], object] | None) -> None:
        """Return once nothing has been under way, and nothing has happened, for `quiet` s."""
        end = time.monotonic() + timeout
        while True:
            unfinished = self.under_way() or ("the caller's own work" if busy and busy() else "")
            if unfinished:
                self.touch()
            elif time.monotonic() - self._last >= quiet:
                return
            if time.monotonic() > end:
                raise TimeoutError(f"not idle after {timeout} s: {unfinished or 'never quiet'}")
            await asyncio.sleep(quiet / 5)
