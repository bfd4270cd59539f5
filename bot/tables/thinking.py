"""Computer players who search: in processes of their own, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from bot.talk.faults import place_of_fault
from bot.talk.workers import step_back
from games.core.bots.search.consul import Found
from games.core.bots.search.errand import Errand, errand
from games.core.bots.search.futures import steward_of
from games.core.bots.search.review import Review, Reviewed
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

log = logging.getLogger(__name__)

PATIENCE = 2.0  # seconds, for all searches between two answers of people
MOST_WAITING = 16  # searches; who comes then gets the steward's answer at once
HUMILITY = 19  # everything else comes first on a full machine, drawing too


class SearchError(Exception):
    """Raised in a worker: where a search failed, without the words of the error."""


FAILURES = (TimeoutError, BrokenProcessPool, SearchError)


class Thought(Struct, frozen=True):
    """An answer to a question, and whether it was searched for: otherwise it is the steward's."""

    picks: Sequence[str]
    is_searched: bool


class Patience:
    """How long computer players may still think before people hear of their own answer."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._until = self._loop.time() + PATIENCE

    @property
    def left(self) -> float:
        return max(0.0, self._until - self._loop.time())


class Thinking:
    """Searches, at most so many at a time; a process is started when it is first needed.

    Where a search takes too long or breaks, the steward answers; the log and the post say so.
    """

    def __init__(self, search: Callable[[bytes], bytes], workers: int = 1) -> None:
        self._search = search
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._closed = False
        self.searched = self.fell_back = 0  # answers

    def close(self) -> None:
        self._closed = True
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def answer(
        self, table: int, match: Match[Any, Any], seat: Seat, rng: Rng, patience: float
    ) -> Thought:
        """What the consul answers to what a seat is asked; or the steward, if it must be."""
        try:
            picks = await asyncio.wait_for(self._found(match, seat, rng), patience)
        except FAILURES as error:
            self.fell_back += 1
            reason = str(error) or f"{type(error).__name__}, {patience:.1f} s were left"
            if patience:
                log.warning("table %s: the steward answers for the consul: %s", table, reason)
            decision = match.pending(seat)
            assert decision is not None
            usual = steward_of(match.game).answer(match.view(seat), decision, rng)
            return Thought(usual, is_searched=False)
        self.searched += 1
        return Thought(picks, is_searched=True)

    async def _found(self, match: Match[Any, Any], seat: Seat, rng: Rng) -> Sequence[str]:
        return (await self.run(errand(match, seat, rng))).picks

    async def run(self, wanted: Errand) -> Found:
        """What a search finds; raises one of FAILURES where there is no finding it."""
        return Found.decoded(await self._run(wanted.encoded()))

    async def review(self, wanted: Review) -> Reviewed:
        """What of a finished game is worth a second look; raises the same."""
        return Reviewed.decoded(await self._run(wanted.encoded()))

    async def _run(self, sent: bytes) -> bytes:
        if self._closed or self._waiting >= MOST_WAITING:
            raise SearchError("too many searches are waiting")
        if self._pool is None:
            self._pool = self._new_pool()
        pool = self._pool
        self._waiting += 1
        try:
            work = asyncio.get_running_loop().run_in_executor(pool, _searched, self._search, sent)
            return await work
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            self._waiting -= 1

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: this process has threads and an event loop that must not be copied.
        return ProcessPoolExecutor(
            self._workers,
            mp_context=get_context("spawn"),
            initializer=step_back,
            initargs=(HUMILITY,),
        )


def _searched(search: Callable[[bytes], bytes], sent: bytes) -> bytes:
    """Run in a worker. The words of an error may hold what is secret; its place does not."""
    try:
        return search(sent)
    except Exception as error:
        raise SearchError(place_of_fault(error)) from None
