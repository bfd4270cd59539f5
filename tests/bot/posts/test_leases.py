"""Two processes that deliver from one database: each row once, in order, whoever lives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio

from bot.posts import leases, outbox
from bot.posts.outbox import Outbox
from storage.records import NewOutbox, OutboxRow
from storage.server.postgres import PostgresStore
from tests.postgres import PostgresServer

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def stores(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[PostgresStore]]:
    monkeypatch.setattr(leases, "SECONDS", 3)
    monkeypatch.setattr(outbox, "SHARED_POLL", 0.3)
    url = postgres.new_database()
    opened = [await PostgresStore.open(url) for _ in range(2)]
    yield opened
    for store in opened:
        await store.close()
    postgres.drop(url)


class Deliverer:
    """An outbox and what it told."""

    def __init__(
        self, store: PostgresStore, told: list[str], slowly: Callable[[OutboxRow], Awaitable[None]]
    ) -> None:
        self.told = told
        self.slowly = slowly
        self.begun: list[str] = []
        self.outbox = Outbox(store, self._deliver, self._deliver, lambda: 1_000)
        self.running = asyncio.create_task(self.outbox.run())

    async def _deliver(self, row: OutboxRow) -> None:
        self.begun.append(row.kind)
        await self.slowly(row)
        self.told.append(row.kind)

    async def stop(self) -> None:
        self.running.cancel()
        await self.outbox.drain(0.2)

    def die(self) -> None:
        """Nothing more is done, nothing given back."""
        self.running.cancel()
        self.outbox._is_leaving = True
        for task in self.outbox._tasks():
            task.cancel()


async def at_once(row: OutboxRow) -> None:
    await asyncio.sleep(0.001)


async def never(row: OutboxRow) -> None:
    await asyncio.sleep(60)


async def all_done(store: PostgresStore, seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while await store.waiting_count():
            await asyncio.sleep(0.05)


def rows(many: int, lanes: int) -> list[NewOutbox]:
    return [NewOutbox(f"channel:{n % lanes}", f"{n:03}", {}) for n in range(many)]


async def test_both_deliver_each_row_once_and_in_order(stores: list[PostgresStore]) -> None:
    told: list[str] = []

    async def slow(row: OutboxRow) -> None:
        await asyncio.sleep(0.1)

    await stores[0].post(rows(120, lanes=60))
    both = [Deliverer(store, told, slow) for store in stores]
    await all_done(stores[0])
    assert sorted(told) == [f"{n:03}" for n in range(120)]
    for lane in range(60):
        assert [kind for kind in told if int(kind) % 60 == lane] == [
            f"{n:03}" for n in range(lane, 120, 60)
        ]
    assert all(each.begun for each in both)
    for each in both:
        await each.stop()


async def test_what_a_dead_one_carried_is_told_by_the_other(stores: list[PostgresStore]) -> None:
    told: list[str] = []
    await stores[0].post(rows(4, lanes=2))
    dying = Deliverer(stores[0], told, never)
    while len(dying.begun) < 2:
        await asyncio.sleep(0.02)
    dying.die()
    other = Deliverer(stores[1], told, at_once)
    await asyncio.sleep(0.5)
    assert told == []
    await all_done(stores[1])
    assert sorted(told) == ["000", "001", "002", "003"]
    await other.stop()


async def test_a_clean_stop_leaves_nothing_to_wait_for(stores: list[PostgresStore]) -> None:
    told: list[str] = []
    await stores[0].post(rows(2, lanes=2))
    leaving = Deliverer(stores[0], told, never)
    while len(leaving.begun) < 2:
        await asyncio.sleep(0.02)
    await leaving.stop()
    assert [row.holder for row in await stores[0].due(1_000)] == ["", ""]
    other = Deliverer(stores[1], told, at_once)
    await all_done(stores[1], 2)
    assert sorted(told) == ["000", "001"]
    await other.stop()


async def test_a_slow_delivery_is_nobody_elses(stores: list[PostgresStore]) -> None:
    told: list[str] = []

    async def slow(row: OutboxRow) -> None:
        await asyncio.sleep(5)

    await stores[0].post(rows(1, lanes=1))
    first = Deliverer(stores[0], told, slow)
    await asyncio.sleep(0.5)
    second = Deliverer(stores[1], told, at_once)
    await all_done(stores[0])
    assert (first.begun, second.begun, told) == (["000"], [], ["000"])
    await first.stop()
    await second.stop()


async def test_boards_do_not_wait_for_hands(stores: list[PostgresStore]) -> None:
    """More hands than are carried at once wait for their pictures; a board comes after them."""
    told: list[str] = []

    async def hands_wait(row: OutboxRow) -> None:
        if row.kind == "hand":
            await asyncio.sleep(60)

    many = outbox.MOST_CARRIED + 10
    await stores[0].post([NewOutbox(f"user:{n}", "hand", {}) for n in range(many)])
    deliverer = Deliverer(stores[0], told, hands_wait)
    while len(deliverer.begun) < outbox.OTHERS_AT_ONCE:
        await asyncio.sleep(0.02)
    await stores[0].post([NewOutbox("channel:1", "board", {})])
    deliverer.outbox.wake()
    async with asyncio.timeout(4):
        while not told:
            await asyncio.sleep(0.02)
    assert told == ["board"]
    await deliverer.stop()


async def test_who_lost_a_row_neither_sends_nor_marks_it(stores: list[PostgresStore]) -> None:
    """As a process does that was halted for long: its leases ended without its knowing."""
    told: list[str] = []
    one = stores[0]
    await one.post(rows(1, lanes=1))
    halted = Deliverer(one, told, never)
    while not halted.begun:
        await asyncio.sleep(0.02)
    await one._connection.run(lambda c: c.execute("UPDATE outbox SET holder = 'other'"))
    async with asyncio.timeout(4):
        while halted.outbox._tasks():
            await asyncio.sleep(0.05)
    (row,) = await one.due(1_000)
    assert (told, row.holder, row.attempts) == ([], "other", 0)
    await halted.stop()
    assert (await one.due(1_000))[0].holder == "other"
