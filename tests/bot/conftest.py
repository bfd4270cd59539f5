from __future__ import annotations

import pytest
import pytest_asyncio

from bot.lobby import lobby
from bot.people import ping_ways
from bot.posts.drawing import pool
from bot.tables import thinking
from bot.talk import replies
from playground import LoopbackServer
from tests.bot.forum import running_bot


@pytest_asyncio.fixture
async def server():
    async with LoopbackServer() as running:
        yield running
        assert list(running.violations) == []
        assert running.deprecations == []


@pytest_asyncio.fixture
async def roma(server):
    async with running_bot(server, ":memory:") as running:
        yield running


@pytest.fixture(autouse=True)
def same_deal(monkeypatch):
    """Every game of a test is dealt the same way each time."""
    monkeypatch.setattr(lobby, "keyed_seed", lambda key: 2026)


@pytest.fixture(autouse=True)
def no_pause(monkeypatch):
    """Here people play faster than anywhere; who wants a pause between pings chooses one."""
    monkeypatch.setattr(ping_ways, "PAUSE", 0)


@pytest.fixture(autouse=True)
def pictures_with_panels(monkeypatch):
    """On a machine full of tests they would come later; who wants that chooses it."""
    monkeypatch.setattr(replies, "PICTURE_WAITED_FOR", 60)


@pytest.fixture(autouse=True)
def no_stepping_back(monkeypatch):
    """A machine full of tests is never idle: who lets all others go first would starve."""
    monkeypatch.setattr(pool, "POLITENESS", 0)
    monkeypatch.setattr(pool, "HUMILITY", 0)
    monkeypatch.setattr(thinking, "HUMILITY", 0)
