"""kill -9 at random points of a game: nothing lost, nothing told twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from storage.sqlite import SqliteStore
from tests.bot.forum import Table, is_question, press_anything, verb

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[2]
KILLS = 5


class BotProcess:
    """`python -m bot`, as it runs for real."""

    def __init__(self, server: LoopbackServer, database: Path) -> None:
        self.server = server
        self.environment = {
            **os.environ,
            "DISCORD_TOKEN": server.token,
            "DISCORD_API_URL": server.api_url,
            "DISCORD_GATEWAY_URL": server.gateway_url,
            "DATABASE": str(database),
            "RENDER_WORKERS": "1",
            "LOG_LEVEL": "WARNING",
        }
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        known = set(self.server.loopback.gateway.sessions)
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=self.environment, cwd=ROOT, start_new_session=True
        )
        async with asyncio.timeout(30):
            while set(self.server.loopback.gateway.sessions) <= known:
                assert self.process.returncode is None, "the bot did not start"
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(20):
            return await self.process.wait()


async def play_on(table: Table, rng: Rng, presses: int) -> None:
    """Presses at random; a press that dies with the bot is simply repeated later, as people do."""
    while presses > 0 and not table.is_over():
        for person in table.people:
            panel = await table.panel(person)
            while is_question(panel) and presses > 0:
                panel = await press_anything(person, panel, rng)
                presses -= 1


async def test_nothing_is_lost_and_nothing_is_told_twice(tmp_path: Path) -> None:
    database = tmp_path / "roma.sqlite3"
    rng = Rng(5)
    async with LoopbackServer() as server:
        bot = BotProcess(server, database)
        await bot.start()
        people = [server.person("Livia", locale="de"), server.person("Gaius")]
        table = Table(server, people)
        await table.start()
        for _ in range(KILLS):
            playing = asyncio.create_task(play_on(table, rng, 40))
            await asyncio.wait({playing}, timeout=1.0 + rng.below(2000) / 1000)
            await bot.kill()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await bot.start()
        await play_on(table, rng, 60)
        await settle(database)
        assert await bot.stop() == 0
        await check_posts(table, database)
        # A click that died with the bot was never answered; nothing else may be amiss.
        assert [v for v in server.violations if "did not respond" not in v.message] == []


async def settle(database: Path) -> None:
    """Waits until everything that must be told was told."""
    store = await SqliteStore.open(database)
    try:
        async with asyncio.timeout(30):
            while await store.waiting_count():
                await asyncio.sleep(0.1)
    finally:
        await store.close()


async def check_posts(table: Table, database: Path) -> None:
    """Every move is told in exactly one post, in order, and every post is of a stored move."""
    store = await SqliteStore.open(database)
    row = await store.table_in(table.channel.id)
    assert row is not None
    moves = [m for m in await store.moves(row.id, 0, 10_000) if not m.undone]
    posts = [m for m in table.people[0].sees(table.channel) if told_moves(m)]
    told = [told_moves(m) for m in posts]
    assert told == sorted(set(told)), "a move was told twice or out of order"
    assert told[-1] == moves[-1].number
    assert all(move.message in {m.id for m in posts} for move in moves)
    await store.close()


def told_moves(message) -> int:
    """The last move a public board post tells of; 0 for other messages."""
    if message.seen_by is not None or not (message.attachments or "•" in message.text):
        return 0
    for button in message.buttons:
        if verb(button.custom_id) == "history":
            return int(button.custom_id.split(":")[-1])
    return 0
