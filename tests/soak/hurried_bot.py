"""`python -m bot` with shorter waits: a soak cannot last for the hours that patience takes.

It reads its code and waits for a line, so that the next one stands ready when a bot is killed.
Unless that line tells it to draw, a small picture stands for each one, and is late now and then:
processes that draw are slower to start than a bot lives here.
"""

from __future__ import annotations

import asyncio
import runpy
import sys
from random import random

from bot.app import client
from bot.people import ping_ways
from bot.posts import leases, outbox
from bot.posts.drawing import pool as drawing
from bot.posts.drawing.order import Turn
from bot.posts.sending import hand_delivery
from bot.tables import pace
from bot.waiting import clock
from rendering.frame import Picture
from storage.server import listening

GO, DRAW = b"go\n", b"draw\n"
LATE = 0.1  # of the pictures
SMALL = Picture(b"a small picture", "png", 1, 1, "")

SHORTER = {
    (outbox, "FIRST_WAIT"): 1,
    (outbox, "LONGEST_WAIT"): 4,
    (outbox, "POLL"): 2.0,
    (outbox, "SHARED_POLL"): 1.0,
    (leases, "SECONDS"): 4,
    (listening, "POLL"): 1.0,
    (outbox, "FORBIDDEN_WAIT"): 2,
    (outbox, "HOUR"): 4,
    (hand_delivery, "TRY_CLOSED"): 3,
    (drawing, "PATIENCE"): 2.0,
    (ping_ways, "PAUSE"): 0,
    (clock, "POLL"): 0.5,
    (clock, "LONGEST_PAUSE"): 2.0,
}
DAY = 4  # seconds of a table's pace: who is silent for longer is reminded, and asked about


def hurry() -> None:
    for (module, name), seconds in SHORTER.items():
        getattr(module, name)  # one that was renamed is to be named anew here, too
        setattr(module, name, seconds)
    pace.SECONDS["day"] = DAY


class SmallPictures(drawing.DrawingPool):
    async def warm_up(self) -> None:
        """There is nothing to be started."""

    async def _work(self, job: drawing.Job, turn: Turn) -> Picture | None:
        await self._order.come(turn)
        try:
            await asyncio.sleep(2 * drawing.PATIENCE if random() < LATE else 0.05)
        finally:
            self._order.done()
        return SMALL


def main() -> None:
    hurry()
    told = sys.stdin.buffer.readline()
    if told == GO:
        client.DrawingPool = SmallPictures  # type: ignore[misc]
    if told:
        runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
