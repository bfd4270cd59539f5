"""A bot in a process of its own, as it runs for real, and what can be seen of it from outside."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import check_output
from time import perf_counter

import msgspec

from playground import LoopbackServer
from tests.bench.watched_bot import Watch

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0
STOP_SECONDS = 30.0


class BotProcess:
    def __init__(self, process: Process) -> None:
        self._process = process

    async def connected(self, server: LoopbackServer) -> None:
        connecting = asyncio.create_task(server.bot_connected(START_SECONDS))
        ending = asyncio.create_task(self._process.wait())
        await asyncio.wait({connecting, ending}, return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if not connecting.done():
            connecting.cancel()
            raise RuntimeError("the bot did not start")
        connecting.result()

    async def watch(self) -> Watch:
        """What its heartbeat learnt since this was last asked."""
        assert self._process.stdout
        self._process.send_signal(signal.SIGUSR1)
        return msgspec.json.decode(await self._process.stdout.readline(), type=Watch)

    def memory(self) -> float:
        """MiB resident, without the drawing processes."""
        return sum(size for pid, _, size in _processes() if pid == self._process.pid)

    def drawing_memory(self) -> float:
        return sum(size for _, parent, size in _processes() if parent == self._process.pid)

    async def stop(self) -> None:
        if self._process.returncode is None:
            self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), STOP_SECONDS)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


def _processes() -> list[tuple[int, int, float]]:
    """Of the whole machine: id, parent, MiB resident."""
    lines = check_output(["ps", "-A", "-o", "pid=,ppid=,rss="], text=True).splitlines()
    numbers = [[int(word) for word in line.split()] for line in lines]
    return [(pid, parent, kib / 1024) for pid, parent, kib in numbers]


@asynccontextmanager
async def running(
    server: LoopbackServer,
    database: Path | str,
    module: str,
    *arguments: str,
    ready: Callable[[float], None] = lambda at: None,
    environment: Mapping[str, str] | None = None,
):
    """`python -m module`, ready to be talked to; `ready` hears when it had connected."""
    surroundings = {
        **os.environ,
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "DATABASE": str(database),
        "LOG_LEVEL": "ERROR",
        **(environment or {}),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, env=surroundings, cwd=ROOT, stdout=PIPE
    )
    bot = BotProcess(process)
    try:
        await bot.connected(server)
        ready(perf_counter())
        await server.idle(quiet=1.0, timeout=START_SECONDS)
        yield bot
    finally:
        await bot.stop()
