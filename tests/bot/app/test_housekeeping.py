"""Keeping house among any number of tables: a few at a time, and nothing waits for it."""

from __future__ import annotations

import asyncio

import pytest

from bot.app.care import housekeeping
from bot.app.care.housekeeping import KEPT_TOLD, Housekeeping
from storage.file.sqlite import SqliteStore
from storage.records import NewOutbox
from tests.storage.playing import lobby

pytestmark = pytest.mark.asyncio


class NotingStore(SqliteStore):
    """Notes what is asked of it."""

    asked: list[int]
    read: list[int]

    async def open_tables(self, after=0, limit=100):
        found = await super().open_tables(after, limit)
        self.asked.append(len(found))
        return found

    async def load(self, id):
        self.read.append(id)
        return await super().load(id)


async def store_with(tables: int) -> NotingStore:
    store = await NotingStore.open(":memory:")
    store.asked, store.read = [], []
    for n in range(tables):
        await lobby(store, channel=n)
    return store


async def test_every_open_table_is_read_a_few_at_a_time(monkeypatch):
    monkeypatch.setattr(housekeeping, "AT_ONCE", 2)
    store = await store_with(5)
    await store.close_table(2, at=1)
    await Housekeeping(store, lambda: 0).name_damaged()
    assert store.read == [1, 3, 4, 5]
    assert store.asked == [2, 2, 0]
    await store.close()


async def test_what_was_told_is_forgotten_before_all_tables_are_read(monkeypatch):
    """With a second between two tables a hundred thousand take more than a day."""
    store = await store_with(1)
    (row,) = await store.post([NewOutbox("user:1", "note", {})])
    await store.sent(row, 1, at=1)
    monkeypatch.setattr(housekeeping, "FIRST", 0.0)
    reading = asyncio.Event()

    async def for_ever(*_: object) -> None:
        reading.set()
        await asyncio.sleep(60)

    monkeypatch.setattr(store, "load", for_ever)
    keeping = asyncio.create_task(Housekeeping(store, lambda: KEPT_TOLD + 2).run())
    async with asyncio.timeout(20):
        while await store.outbox_row(row) is not None or not reading.is_set():
            await asyncio.sleep(0.01)
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    await store.close()
