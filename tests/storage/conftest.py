from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from storage.sqlite import SqliteStore


@pytest_asyncio.fixture
async def store() -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(":memory:")
    yield opened
    assert await opened.integrity() == ()
    await opened.close()
