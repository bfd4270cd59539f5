from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from storage.file.sqlite import SqliteStore
from storage.server.postgres import PostgresStore
from storage.sql.store import SqlStore
from tests.conftest import ENGINES
from tests.postgres import PostgresServer


@pytest_asyncio.fixture(params=ENGINES)
async def store(request: pytest.FixtureRequest) -> AsyncIterator[SqlStore]:
    """An empty one of each kind."""
    if request.param == "sqlite":
        opened: SqlStore = await SqliteStore.open(":memory:")
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        url = server.new_database()
        opened = await PostgresStore.open(url)
    yield opened
    assert await opened.integrity() == ()
    await opened.close()
    if request.param != "sqlite":
        server.drop(url)
