"""Telling what must be told: in order per lane, once each, with patience for Discord's troubles."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import assert_never

from bot.posts.leases import Leases, LostError
from bot.talk.troubles import brief, is_token_refused, meaning_of
from storage.records import Lanes, OutboxRow
from storage.store import ConflictError, DamagedError, DatabaseError, Store, StoreError

log = logging.getLogger(__name__)

Deliver = Callable[[OutboxRow], Awaitable[int | None]]
Untold = Callable[[OutboxRow], Awaitable[None]]
Noting = Callable[[], Awaitable[None]]  # writes down what became of a row

FIRST_WAIT = 2
LONGEST_WAIT = 600
POLL = 30.0  # seconds; rows are also announced by wake()
SHARED_POLL = 5.0  # where others may die with theirs
# Whoever waits for a panel waits for the pictures of those that are on their way.
POSTS_AT_ONCE = 16
OTHERS_AT_ONCE = 8
MOST_CARRIED = 48  # begun, or waiting for one of those
CHANNELS = "channel:"  # how lanes of posts are named
COURTESY = 1.0  # seconds a hand waits for the board of its table
FORBIDDEN_WAIT = 300
FORBIDDEN_LONG = 24  # so many waits, and it gets an hour between two tries
HOUR = 3600
MOST_WAITS = 750  # about a month
FIRST_PAUSE = 1.0  # seconds, while the database cannot be written
LONGEST_PAUSE = 60.0
MOST_FAULTS = 5  # of ours; no row may hold up its lane for ever


class Undeliverable(Exception):  # noqa: N818 - a verdict, not a fault
    """It will never arrive: closed DMs, a deleted channel, a missing permission."""


class WaitError(Exception):
    """Forbidden for now: somebody must mend it and was told so; it waits long between tries."""


class Road:
    """What goes to channels, or all else: neither fills the other's places.

    A hand waits long for its picture; boards are what everybody waits for.
    """

    def __init__(self, lanes: Lanes, places: int) -> None:
        self.lanes = lanes
        self.carried: set[asyncio.Task[None]] = set()
        self.places = asyncio.Semaphore(places)

    @property
    def room(self) -> int:
        return MOST_CARRIED - len(self.carried)

    def carry(self, task: asyncio.Task[None]) -> None:
        self.carried.add(task)
        task.add_done_callback(self.carried.discard)


class Outbox:
    def __init__(
        self, store: Store, deliver: Deliver, untold: Untold, now: Callable[[], int]
    ) -> None:
        self.store = store
        self.deliver = deliver
        self.untold = untold  # says that something could not be told
        self.now = now
        self.leases = Leases(store)
        self._news = asyncio.Event()
        self._busy: set[str] = set()  # lanes with a row on its way
        self._roads = (
            Road(Lanes(CHANNELS), POSTS_AT_ONCE),
            Road(Lanes(CHANNELS, are_left_out=True), OTHERS_AT_ONCE),
        )
        self._posting: dict[int | None, asyncio.Task[None]] = {}  # by table, to its channel
        self._store_fails = False
        self._is_leaving = False

    def wake(self) -> None:
        self._news.set()

    async def run(self) -> None:
        """Until cancelled: deliver what is due, then wait for news or the next time."""
        keeping = asyncio.create_task(self.leases.keep())
        try:
            await self._go_on()
        finally:
            keeping.cancel()

    async def _go_on(self) -> None:
        wait = FIRST_PAUSE
        while True:
            self._news.clear()
            now = self.now()
            try:
                await self._start_due(now)
                pause = await self._pause(now)
                wait = FIRST_PAUSE
                async with asyncio.timeout(pause):
                    await self._news.wait()
            except TimeoutError:
                continue
            except StoreError as error:
                self._store_failed(error)
                await asyncio.sleep(wait)
                wait = min(LONGEST_PAUSE, wait * 2)

    async def drain(self, seconds: float) -> None:
        """At shutdown: a last chance for what is due; the rest waits in the database."""
        try:
            async with asyncio.timeout(seconds):
                await self._start_last()
                while tasks := self._tasks():
                    await asyncio.wait(tasks)
                    await self._start_last()
        except TimeoutError:
            log.warning("left messages for the next start")
        except StoreError as error:
            log.warning("left messages for the next start: %s", error)
        self._is_leaving = True
        for task in (tasks := self._tasks()):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.leases.give_back()
        except StoreError as error:
            log.warning("others get what is left later: %s", error)

    async def _start_last(self) -> None:
        """Where others deliver too, they go on with what has not begun here."""
        if not self.store.is_shared:
            await self._start_due(self.now())

    async def _pause(self, now: int) -> float:
        """What may go already is under way, here or elsewhere."""
        longest = SHARED_POLL if self.store.is_shared else POLL
        due = await self.store.next_due(now)
        return longest if due is None else max(0.2, min(longest, due - self.now()))

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [task for road in self._roads for task in road.carried]

    async def _start_due(self, now: int) -> None:
        for road in self._roads:
            if self._store_fails and self._tasks():
                return  # one of them will find that it works again
            if road.room > 0:
                for row in await self.leases.claim(now, road.room, road.lanes):
                    self._start(row, road)

    def _start(self, row: OutboxRow, road: Road) -> None:
        if row.lane in self._busy:
            self.leases.drop(row)  # it took the place of what is under way there
            return
        self._busy.add(row.lane)
        task = asyncio.create_task(self._carry(row, road))
        road.carry(task)
        if row.lane.startswith(CHANNELS):
            self._posting[row.table] = task

    async def _carry(self, row: OutboxRow, road: Road) -> None:
        try:
            await self._let_channel_go_first(row)
            await self._carry_and_note(row, road)
        except LostError:
            log.warning("%s took too long; another process goes on with it", named(row))
        finally:
            if not self._is_leaving:
                self.leases.drop(row)
            self._busy.discard(row.lane)
            if self._posting.get(row.table) is asyncio.current_task():
                del self._posting[row.table]
            self._news.set()

    async def _carry_and_note(self, row: OutboxRow, road: Road) -> None:
        """While the database cannot be written, what was sent is remembered here, and the lane
        waits: nobody is told anything twice.
        """
        note: Noting | None = None
        wait = FIRST_PAUSE
        while True:
            try:
                if note is None:
                    async with road.places, self.leases.held(row):
                        note = await self._attempt(row)
                await note()
            except DatabaseError as error:
                if note is not None:
                    self._store_failed(error)  # else it may be this table alone that fails
                elif wait == FIRST_PAUSE:
                    log.error("%s waits for the database: %s", named(row), error)
                await asyncio.sleep(wait)
                wait = min(LONGEST_PAUSE, wait * 2)
            else:
                self._store_works()
                return

    def _store_failed(self, error: StoreError) -> None:
        if not self._store_fails:
            log.error("the outbox pauses until the database works again: %s", error)
        self._store_fails = True

    def _store_works(self) -> None:
        if self._store_fails:
            log.warning("the database works again, the outbox goes on")
        self._store_fails = False

    async def _let_channel_go_first(self, row: OutboxRow) -> None:
        """Everybody waits for the board, one person for a hand."""
        posting = self._posting.get(row.table)
        if posting is None or posting is asyncio.current_task():
            return
        await asyncio.wait({posting}, timeout=COURTESY)

    async def _attempt(self, row: OutboxRow) -> Noting:
        """Tries to deliver; returns what is to be noted then."""
        try:
            message = await self._deliver(row)
        except DatabaseError:
            raise
        except Undeliverable as verdict:
            log.info("%s given up: %s", named(row), verdict)
            return self._never(row, str(verdict)[:200])
        except WaitError as verdict:
            return self._wait_long(row, str(verdict))
        except ConflictError as conflict:
            log.info("%s waits: %s", named(row), conflict)
            return self._later(row, FIRST_WAIT, str(conflict))
        except DamagedError as damage:
            if row.error != str(damage):
                log.error("%s waits: %s", named(row), damage)
            return self._wait_long(row, str(damage))
        except Exception as error:
            return await self._failed(row, error)
        return partial(self.store.sent, row.id, message, at=self.now(), holder=row.holder)

    async def _deliver(self, row: OutboxRow) -> int | None:
        """Once more, from what is stored, if somebody changed the table meanwhile."""
        try:
            return await self.deliver(row)
        except ConflictError:
            return await self.deliver(row)

    async def _failed(self, row: OutboxRow, error: Exception) -> Noting:
        """By what it means; the parts that talk to Discord have told whom it concerns."""
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(row.attempts, 12))
        again = self._later(row, wait, brief(error))
        never = self._never(row, brief(error))
        match meaning_of(error):
            case "wait":
                if is_token_refused(error):
                    log.error("%s: Discord refuses DISCORD_TOKEN; again later", named(row))
                return again
            case "tell":
                return self._wait_long(row, brief(error))
            case "final" | "anew":
                log.warning("%s given up: %s", named(row), brief(error))
                return never
            case "fault" if row.attempts < MOST_FAULTS:
                log.error("%s failed, again in %s s", named(row), wait, exc_info=error)
                return again
            case "fault":
                log.error("%s given up after many faults", named(row), exc_info=error)
                await self._say_untold(row)
                return never
            case unknown:
                assert_never(unknown)

    async def _say_untold(self, row: OutboxRow) -> None:
        try:
            await self.untold(row)
        except DatabaseError:
            raise
        except Exception:
            log.exception("%s: that could not be said either", named(row))

    def _never(self, row: OutboxRow, why: str) -> Noting:
        return partial(self.store.given_up, row.id, why, at=self.now(), holder=row.holder)

    def _later(self, row: OutboxRow, wait: int, why: str) -> Noting:
        at = self.now() + wait
        return partial(self.store.postponed, row.id, at, why, holder=row.holder)

    def _wait_long(self, row: OutboxRow, why: str) -> Noting:
        if row.attempts >= MOST_WAITS:
            log.warning("%s given up after a month: %s", named(row), why)
            return self._never(row, why)
        return self._later(row, FORBIDDEN_WAIT if row.attempts < FORBIDDEN_LONG else HOUR, why)


def named(row: OutboxRow) -> str:
    return f"table {row.table}: outbox {row.id} {row.kind}"
