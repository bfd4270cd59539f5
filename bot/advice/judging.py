"""A finished game judged: bounded work, in small pieces, so that others are served in between."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from bot.advice.reasons import Difference
from bot.tables.thinking import Thinking
from games.core.bots.search.consul import Effort, Found
from games.core.bots.search.errand import Errand
from games.core.bots.search.review import Chosen, Review
from games.core.record import Record
from games.core.rng import computer_rng
from games.core.seats import Seat

MOST = 20  # choices that are looked at
TOLD = 3
GLANCE = Effort(futures=12)  # of each of them
CARE = Effort(futures=32)  # of those that seem to have cost most, in fresh worlds
LONGEST = 300.0  # seconds for all of it
KEPT = 32  # judgements: whoever asks again need not wait

# Told now and then: how many of all were looked at; none left: those that cost most, once more.
Progress: TypeAlias = Callable[[int, int], Awaitable[None]]


class Costly(Struct, frozen=True):
    """A choice, and by how much another one would have been better."""

    chosen: Chosen
    difference: Difference


class Judgement(Struct, frozen=True):
    costly: tuple[Costly, ...]  # what cost most first
    futures: int


class Judging:
    def __init__(self, advising: Thinking) -> None:
        self.advising = advising
        self._kept: OrderedDict[tuple[int, Seat], Judgement] = OrderedDict()

    async def of(self, table: int, record: Record, seat: Seat, tell: Progress) -> Judgement:
        """Raises one of the failures of thinking; a game that was judged is not judged again."""
        known = self._kept.get((table, seat))
        if known is None:
            known = await asyncio.wait_for(self._judged(record, seat, tell), LONGEST)
            self._kept[table, seat] = known
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return known

    async def _judged(self, record: Record, seat: Seat, tell: Progress) -> Judgement:
        wanted = Review(record.game, record, seat, MOST)
        chosen = (await self.advising.review(wanted)).chosen
        futures, seeming = 0, list[tuple[float, Chosen, tuple[str, ...]]]()
        for n, each in enumerate(chosen, 1):
            await tell(n, len(chosen))
            found = await self._compared(record, seat, each, (each.picks, *each.others), GLANCE)
            futures += found.futures
            best = found.estimates[0]
            if best.picks != each.picks:
                seeming.append((best.gain, each, best.picks))
        await tell(0, len(chosen))
        costly: list[Costly] = []
        for _, each, better in sorted(seeming, key=lambda it: -it[0])[:TOLD]:
            found = await self._compared(record, seat, each, (each.picks, better), CARE)
            futures += found.futures
            told = _over(found, each.picks, better)
            if told.is_sure:
                costly.append(Costly(each, told))
        return Judgement(tuple(sorted(costly, key=lambda it: -it.difference.points)), futures)

    async def _compared(
        self,
        record: Record,
        seat: Seat,
        chosen: Chosen,
        answers: tuple[tuple[str, ...], ...],
        effort: Effort,
    ) -> Found:
        """Each effort has worlds of its own: what looked good by chance is not believed twice."""
        rng = computer_rng(record.seed, chosen.count, seat).stream(f"look back {effort.futures}")
        errand = Errand(record.game, chosen.saved, seat, rng.state, effort, answers)
        return await self.advising.run(errand)


def _over(found: Found, own: tuple[str, ...], better: tuple[str, ...]) -> Difference:
    """By how much the better one is ahead of one's own, which may be less than nothing."""
    it = next(each for each in found.estimates if each.picks == better)
    return Difference(better, own, it.gain, it.error, it.worlds, it.points)
