"""Processes that share a server: they hear of one another, and each duty is one's at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from storage.server import listening
from storage.server.postgres import PostgresStore
from storage.sql.store import SqlStore
from storage.store import ANYTHING, LANGUAGES, WAITING
from tests.postgres import PostgresServer

pytestmark = pytest.mark.asyncio

CUT_OFF = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?"


@pytest_asyncio.fixture
async def stores(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[PostgresStore]]:
    monkeypatch.setattr(listening, "POLL", 0.1)
    url = postgres.new_database()
    opened = [await PostgresStore.open(url) for _ in range(2)]
    yield opened
    for store in opened:
        await store.close()
    postgres.drop(url)


class Ear:
    def __init__(self, store: PostgresStore) -> None:
        self.words: asyncio.Queue[str] = asyncio.Queue()
        self.task = asyncio.create_task(store.listen(self.words.put_nowait))

    async def hears(self, word: str) -> None:
        async with asyncio.timeout(5):
            while await self.words.get() != word:
                pass

    async def only(self) -> list[str]:
        await asyncio.sleep(0.2)
        return [self.words.get_nowait() for _ in range(self.words.qsize())]

    def close(self) -> None:
        self.task.cancel()


async def test_others_hear_what_is_called_out(stores: list[PostgresStore]) -> None:
    ears = [Ear(store) for store in stores]
    for ear in ears:
        await ear.hears(ANYTHING)
    await stores[0].call_out([WAITING])
    await ears[1].hears(WAITING)
    await stores[0].update_user(5, language="de")
    await stores[0].update_user(5, dm="open")
    await ears[1].hears(LANGUAGES)
    assert [await ear.only() for ear in ears] == [[], []]
    await stores[0].call_out(["x" * 10_000])
    await ears[1].hears(ANYTHING)
    for ear in ears:
        ear.close()


async def test_who_was_cut_off_looks_at_everything_and_hears_again(
    stores: list[PostgresStore], caplog: pytest.LogCaptureFixture
) -> None:
    ear = Ear(stores[0])
    await ear.hears(ANYTHING)
    for _ in range(2):
        await stores[1]._connection.run(lambda s: s.execute(CUT_OFF, ("roma listens",)))
        await ear.hears(ANYTHING)
        await ear.hears(ANYTHING)  # it is connected again
        await stores[1].call_out([WAITING])
        await ear.hears(WAITING)
    ear.close()
    said = [record.message for record in caplog.records]
    assert sum("are not heard" in words for words in said) == 2


async def test_a_duty_is_done_by_one_and_then_by_the_next(stores: list[PostgresStore]) -> None:
    done: list[str] = []

    async def do(store: PostgresStore, name: str) -> None:
        async with store.duty("cleaning", 0.01):
            done.append(f"{name} begins")
            await asyncio.sleep(0.2)
            done.append(f"{name} ends")

    await asyncio.gather(*(do(store, str(n)) for n, store in enumerate(stores)))
    first, second = done[0][0], done[2][0]
    assert done == [f"{first} begins", f"{first} ends", f"{second} begins", f"{second} ends"]
    assert first != second


async def test_a_duty_is_lost_with_the_connection(stores: list[PostgresStore]) -> None:
    one, other = stores
    async with one.duty("cleaning", 0.01) as is_ours:
        assert await is_ours()
        await other._connection.run(
            lambda s: s.execute(CUT_OFF + " AND pid <> pg_backend_pid()", ("roma",))
        )
        async with other.duty("cleaning", 0.01) as is_theirs:
            assert await is_theirs()
            assert not await is_ours()


async def test_a_note_is_for_all(store: SqlStore) -> None:
    assert await store.note("done") == ""
    for value in ("once", "twice"):
        await store.save_note("done", value)
        assert await store.note("done") == value
