"""The garbage collector, kept out of the way of clicks.

A full collection looks at everything that lives: with two hundred tables in memory it holds up
every click for a tenth of a second. So what has outlived one is set aside and not looked at
again, except in a quiet moment now and then. Most things need no collector to be freed: only
those that refer to each other in a circle.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Mapping

LOOK = 20.0  # seconds between two looks whether it is quiet
QUIET = 30.0  # seconds without a click
OFTEN = 3600.0  # seconds that things stay set aside, and as long as it is not quiet up to
SELDOM = 6 * 3600.0
THRESHOLDS = (700, 10, 2)  # a full collection every 14,000 new things: often, but short


class GarbageSweeps:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._asked = self._swept = clock()

    def asked(self) -> None:
        """Somebody clicked, and more may follow."""
        self._asked = self._clock()

    def is_due(self) -> bool:
        now = self._clock()
        wait = OFTEN if now - self._asked >= QUIET else SELDOM
        return now - self._swept >= wait

    def sweep(self) -> None:
        """Looks at everything once."""
        gc.unfreeze()
        settle()
        self._swept = self._clock()

    async def run(self) -> None:
        """Until cancelled."""
        usual = gc.get_threshold()
        gc.callbacks.append(_set_aside)
        gc.set_threshold(*THRESHOLDS)
        try:
            while True:
                await asyncio.sleep(LOOK)
                if self.is_due():
                    self.sweep()
        finally:
            gc.callbacks.remove(_set_aside)
            gc.set_threshold(*usual)


def settle() -> None:
    """Sets aside all that lives now."""
    gc.collect()
    gc.freeze()
    gc.collect()  # it waits for a quarter of what it found last time: now for next to nothing


def _set_aside(phase: str, info: Mapping[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
