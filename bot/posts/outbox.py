"""Telling what must be told: in order per lane, once each, with patience for Discord's troubles."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.talk.troubles import brief, is_token_refused, meaning_of
from storage.records import OutboxRow
from storage.store import Store, StoreError

log = logging.getLogger(__name__)

Deliver = Callable[[OutboxRow], Awaitable[int | None]]
Untold = Callable[[OutboxRow], Awaitable[None]]

FIRST_WAIT = 2
LONGEST_WAIT = 600
POLL = 30.0  # seconds; rows are also announced by wake()
AT_ONCE = 16
COURTESY = 1.0  # seconds a hand waits for the board of its table
FORBIDDEN_WAIT = 300
FORBIDDEN_LONG = 24  # so many waits, and it gets an hour between two tries
HOUR = 3600
MOST_WAITS = 750  # about a month
MOST_FAULTS = 5  # of ours; no row may hold up its lane for ever


class Undeliverable(Exception):  # noqa: N818 - a verdict, not a fault
    """It will never arrive: closed DMs, a deleted channel, a missing permission."""


class WaitError(Exception):
    """Forbidden for now: somebody must mend it and was told so; it waits long between tries."""


class Outbox:
    def __init__(
        self, store: Store, deliver: Deliver, untold: Untold, now: Callable[[], int]
    ) -> None:
        self.store = store
        self.deliver = deliver
        self.untold = untold  # says that something could not be told
        self.now = now
        self._news = asyncio.Event()
        self._busy: set[str] = set()  # lanes with a row on its way
        self._tasks: set[asyncio.Task[None]] = set()
        self._posting: dict[int | None, asyncio.Task[None]] = {}  # by table, to its channel
        self._room = asyncio.Semaphore(AT_ONCE)

    def wake(self) -> None:
        self._news.set()

    async def run(self) -> None:
        """Until cancelled: deliver what is due, then wait for news or the next time."""
        while True:
            self._news.clear()
            try:
                await self._start_due()
                pause = await self._pause()
                async with asyncio.timeout(pause):
                    await self._news.wait()
            except TimeoutError:
                continue
            except StoreError:
                log.exception("the outbox could not be read; again soon")
                await asyncio.sleep(FIRST_WAIT)

    async def drain(self, seconds: float) -> None:
        """At shutdown: a last chance for what is due; the rest waits in the database."""
        try:
            async with asyncio.timeout(seconds):
                await self._start_due()
                while self._tasks:
                    await asyncio.wait(self._tasks)
                    await self._start_due()
        except TimeoutError:
            log.warning("left %s messages for the next start", await self.store.waiting_count())
        for task in self._tasks:
            task.cancel()

    async def _pause(self) -> float:
        if self._busy:
            return POLL  # their end is news
        due = await self.store.next_due()
        if due is None:
            return POLL
        return max(0.2, min(POLL, due - self.now()))

    async def _start_due(self) -> None:
        for row in await self.store.due(self.now()):
            if row.lane in self._busy:
                continue
            self._busy.add(row.lane)
            task = asyncio.create_task(self._carry(row))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            if row.lane.startswith("channel:"):
                self._posting[row.table] = task

    async def _carry(self, row: OutboxRow) -> None:
        try:
            await self._let_channel_go_first(row)
            async with self._room:
                await self._attempt(row)
        finally:
            self._busy.discard(row.lane)
            if self._posting.get(row.table) is asyncio.current_task():
                del self._posting[row.table]
            self._news.set()

    async def _let_channel_go_first(self, row: OutboxRow) -> None:
        """Everybody waits for the board, one person for a hand."""
        posting = self._posting.get(row.table)
        if posting is None or posting is asyncio.current_task():
            return
        await asyncio.wait({posting}, timeout=COURTESY)

    async def _attempt(self, row: OutboxRow) -> None:
        try:
            message = await self.deliver(row)
        except Undeliverable as verdict:
            log.info("%s given up: %s", named(row), verdict)
            await self.store.given_up(row.id, str(verdict)[:200])
        except WaitError as verdict:
            await self._wait_long(row, str(verdict))
        except Exception as error:
            await self._failed(row, error)
        else:
            await self.store.sent(row.id, message)

    async def _failed(self, row: OutboxRow, error: Exception) -> None:
        """By what it means; the parts that talk to Discord have told whom it concerns."""
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(row.attempts, 12))
        match meaning_of(error):
            case "wait":
                if is_token_refused(error):
                    log.error("%s: Discord refuses DISCORD_TOKEN; again later", named(row))
                await self.store.postponed(row.id, self.now() + wait, brief(error))
            case "tell":
                await self._wait_long(row, brief(error))
            case "final" | "anew":
                log.warning("%s given up: %s", named(row), brief(error))
                await self.store.given_up(row.id, brief(error))
            case "fault" if row.attempts < MOST_FAULTS:
                log.error("%s failed, again in %s s", named(row), wait, exc_info=error)
                await self.store.postponed(row.id, self.now() + wait, brief(error))
            case "fault":
                log.error("%s given up after many faults", named(row), exc_info=error)
                await self.untold(row)
                await self.store.given_up(row.id, brief(error))

    async def _wait_long(self, row: OutboxRow, why: str) -> None:
        if row.attempts >= MOST_WAITS:
            log.warning("%s given up after a month: %s", named(row), why)
            await self.store.given_up(row.id, why)
            return
        wait = FORBIDDEN_WAIT if row.attempts < FORBIDDEN_LONG else HOUR
        await self.store.postponed(row.id, self.now() + wait, why)


def named(row: OutboxRow) -> str:
    return f"table {row.table}: outbox {row.id} {row.kind}"
