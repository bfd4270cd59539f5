"""kill -9 at random points of a game: nothing lost, nothing told twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from storage.opening import open_store
from tests.bot.forum import Table, check_posts, is_question, press_anything

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[3]
KILLS = 5


class BotProcess:
    """`python -m bot`, as it runs for real."""

    command = (sys.executable, "-m", "bot")
    folder = ROOT

    def __init__(self, server: LoopbackServer, database: Path | str) -> None:
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

    async def start(self, **streams: int) -> None:
        known = set(self.server.loopback.gateway.sessions)
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            env=self.environment,
            cwd=self.folder,
            start_new_session=True,
            **streams,
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


async def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    """A terminal sends it to the drawing processes too."""
    async with LoopbackServer() as server:
        bot = BotProcess(server, tmp_path / "roma.sqlite3")
        await bot.start(stderr=asyncio.subprocess.PIPE)
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        async with asyncio.timeout(60):  # until the drawing processes run
            while not table.latest(table.people[0]).attachments:
                await asyncio.sleep(0.05)
        os.killpg(bot.process.pid, signal.SIGINT)
        async with asyncio.timeout(20):
            _, said = await bot.process.communicate()
        assert bot.process.returncode == 0
        assert said == b""


async def play_on(table: Table, rng: Rng, presses: int) -> None:
    """Presses at random; a press that dies with the bot is simply repeated later, as people do."""
    while presses > 0 and not table.is_over():
        for person in table.people:
            panel = await table.panel(person)
            while is_question(panel) and presses > 0:
                panel = await press_anything(person, panel, rng)
                presses -= 1


async def test_nothing_is_lost_and_nothing_is_told_twice(place: str, tmp_path: Path) -> None:
    rng = Rng(5)
    async with LoopbackServer() as server:
        bot = BotProcess(server, place)
        bot.folder = tmp_path  # what it keeps beside a server
        bot.environment["PYTHONPATH"] = str(ROOT)
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
        await settle(place)
        assert await bot.stop() == 0
        store = await open_store(place)
        await check_posts(table, store)
        await store.close()
        # A click that died with the bot was never answered; nothing else may be amiss.
        assert [v for v in server.violations if "did not respond" not in v.message] == []


async def settle(place: str) -> None:
    """Waits until everything that must be told was told; pings may wait for minutes."""
    store = await open_store(place)
    try:
        async with asyncio.timeout(30):
            while (due := await store.next_due()) is not None and due < time.time() + 60:
                await asyncio.sleep(0.1)
    finally:
        await store.close()
