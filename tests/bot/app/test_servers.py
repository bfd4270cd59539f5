"""Servers that removed the bot while it could not hear of it."""

from __future__ import annotations

import pytest
import pytest_asyncio
from msgspec import Struct, structs

from bot.app.care import servers
from bot.app.care.servers import Servers
from storage.file.sqlite import SqliteStore
from tests.storage.playing import NOW, new_table

pytestmark = pytest.mark.asyncio

SHARD = 1 << 22  # servers so far apart are served by shards that follow one another


class Known(Struct):
    here: set[int]
    connected: bool = True
    shard_count: int | None = 2
    shard_ids: list[int] | None = None

    def get_guild(self, id: int, /) -> object | None:
        return id if id in self.here else None


@pytest_asyncio.fixture
async def store(monkeypatch):
    monkeypatch.setattr(servers, "BREATH", 0)
    store = await SqliteStore.open(":memory:")
    for n, guild in enumerate((1, 1, 2, SHARD + 1, SHARD + 2)):
        await store.create_table(structs.replace(new_table(channel=n), guild=guild))
    yield store
    await store.close()


async def gone(store: SqliteStore) -> list[int]:
    found, last = [], 0
    while server := await store.next_server(last):
        last, is_gone = server
        found += [last] if is_gone else []
    return found


async def test_those_that_are_gone_are_found_and_those_that_are_back(store) -> None:
    known = Known({2, SHARD + 1})
    looking = Servers(store, known, lambda: NOW)
    await looking.compare()
    assert await gone(store) == [1, SHARD + 2]
    known.here |= {1}
    await looking.compare()
    assert await gone(store) == [SHARD + 2]
    assert await store.delete_gone(NOW + 1) == 1


async def test_nothing_is_said_of_what_other_processes_serve(store) -> None:
    await Servers(store, Known(set(), shard_ids=[1]), lambda: NOW).compare()
    assert await gone(store) == [SHARD + 1, SHARD + 2]


async def test_nothing_is_said_while_discord_is_away(store) -> None:
    await Servers(store, Known(set(), connected=False), lambda: NOW).compare()
    assert await gone(store) == []
