"""Searches done on the spot, with little effort, where a test is about what is made of them."""

from __future__ import annotations

import asyncio

import msgspec

from bot.tables.thinking import SearchError
from games.core.bots.search.consul import Effort, Found
from games.core.bots.search.errand import Errand, run
from games.core.bots.search.review import Review, Reviewed, review
from games.registry import all_games

LITTLE = Effort(answers=3, worlds=2, futures=6, turns=0, widely=True)


class Advising:
    """Finds at once; broken or held back where a test wants it so."""

    def __init__(self, effort: Effort | None = LITTLE) -> None:
        """None: as much effort as is wanted, but no turn ahead."""
        self.effort = effort
        self.broken = False
        self.sent: list[Errand] = []
        self.free = asyncio.Event()
        self.free.set()

    async def run(self, wanted: Errand) -> Found:
        self.sent.append(wanted)
        await self.free.wait()
        if self.broken:
            raise SearchError("nobody searches")
        effort = self.effort or msgspec.structs.replace(wanted.effort, turns=0)
        little = msgspec.structs.replace(wanted, effort=effort)
        return run(all_games()[wanted.game], little)

    async def review(self, wanted: Review) -> Reviewed:
        if self.broken:
            raise SearchError("nobody searches")
        return review(all_games()[wanted.game], wanted)

    def close(self) -> None:
        self.free.set()
