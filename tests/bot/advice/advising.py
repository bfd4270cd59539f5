"""Searches done on the spot, with little effort, where a test is about what is made of them."""

from __future__ import annotations

import asyncio

import msgspec

from bot.tables.thinking import SearchError
from games.core.bots.search.consul import Effort, Found
from games.core.bots.search.errand import Errand, run
from games.registry import all_games

LITTLE = Effort(answers=3, futures=6, turns=0)


class Advising:
    """Finds at once; broken or held back where a test wants it so."""

    def __init__(self, *, broken: bool = False) -> None:
        self.broken = broken
        self.sent: list[Errand] = []
        self.free = asyncio.Event()
        self.free.set()

    async def run(self, wanted: Errand) -> Found:
        self.sent.append(wanted)
        await self.free.wait()
        if self.broken:
            raise SearchError("nobody searches")
        little = msgspec.structs.replace(wanted, effort=LITTLE)
        return run(all_games()[wanted.game], little)

    def close(self) -> None:
        self.free.set()
