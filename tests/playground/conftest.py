from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground import LoopbackServer, Settings
from tests.playground.small_bot import SmallBot


@pytest_asyncio.fixture
async def server():
    async with LoopbackServer() as running:
        yield running


@pytest_asyncio.fixture
async def hasty_server():
    """For what is not answered in time: nobody waits three seconds for that."""
    async with LoopbackServer(settings=Settings(acknowledge_seconds=0.4)) as running:
        yield running


@pytest.fixture
def connect(monkeypatch):
    """Runs a bot against a server for as long as the block lasts."""

    @asynccontextmanager
    async def running(server, bot=None):
        monkeypatch.setattr(Route, "BASE", server.api_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))
        bot = bot or SmallBot()
        task = asyncio.create_task(bot.start(server.token))
        ready = asyncio.create_task(bot.is_up.wait())
        await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if task.done():
            await bot.close()
            task.result()
        try:
            yield bot
        finally:
            await bot.close()
            await asyncio.wait([task])

    return running


@pytest_asyncio.fixture
async def bot(server, connect):
    async with connect(server) as running:
        yield running


@pytest.fixture
def livia(server):
    return server.person("Livia", locale="de")


@pytest.fixture
def marcus(server):
    return server.person("Marcus")


async def until(condition: Callable[[], object], timeout: float = 10.0) -> None:
    async with asyncio.timeout(timeout):
        while not condition():
            await asyncio.sleep(0.005)
