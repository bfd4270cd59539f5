"""The bot in a process of its own, killed and started again as a machine would do it."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sys
from contextlib import suppress
from pathlib import Path

from playground import LoopbackServer
from tests.soak.hurried_bot import DRAW, GO

ROOT = Path(__file__).parents[2]
START_SECONDS = 40.0
STARTS = 5
STOP_SECONDS = 30.0
NOTHING_FITS = 1  # byte; sockets and pipes are not counted


class BotProcess:
    """One of `count` that share a database, each with a shard of its own."""

    def __init__(
        self, server: LoopbackServer, place: str, log: Path, shard: int = 0, count: int = 1
    ) -> None:
        self.shard = shard
        self.exits = 0  # ends that nobody asked for
        self.hangs = 0  # starts that came to nothing and did not end
        self._listens = False
        self.log = log
        self._server = server
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": server.token,
            "DISCORD_API_URL": server.api_url,
            "DISCORD_GATEWAY_URL": server.gateway_url,
            "DATABASE": place,
            "RENDER_WORKERS": "1",
            "LOG_LEVEL": "INFO",
            "PYTHONPATH": str(ROOT),
        }
        if count > 1:
            self._environment["SHARDS"] = f"{shard}/{count}"
        self._process: asyncio.subprocess.Process | None = None
        self._next: asyncio.subprocess.Process | None = None  # to be started
        self._groups: list[int] = []
        self._logging: list[asyncio.Task[None]] = []

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self, *, draws: bool = False) -> None:
        """Until it listens; started again if it does not, as whoever supervises it does."""
        self._listens = False
        for _ in range(STARTS):
            try:
                self._listens = await asyncio.wait_for(self._started(draws), START_SECONDS)
            except TimeoutError:
                self.hangs += 1
                await self.kill(alone=False)
            if self._listens:
                return
            self.exits += 1
            await asyncio.sleep(0.5)
        raise RuntimeError(f"the bot does not start: {self.log.read_text()[-500:]}")

    async def _started(self, draws: bool) -> bool:
        known = self._sessions()
        self._process = self._next or await self._ready()
        self._next = None
        assert self._process.stdin
        self._process.stdin.write(DRAW if draws else GO)
        self._process.stdin.close()
        with self.log.open("a") as file:
            file.write(f"---- started as {self._process.pid}\n")
        self._next = await self._ready()
        while self._sessions() <= known:
            if not self.is_running:
                return False
            await asyncio.sleep(0.05)
        return True

    def _sessions(self) -> set[str]:
        """With Discord, that were of this shard."""
        sessions = self._server.loopback.gateway.sessions
        return {id for id, session in sessions.items() if session.shard.number == self.shard}

    async def _ready(self) -> asyncio.subprocess.Process:
        """A bot that reads its code and then waits."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.soak.hurried_bot",
            env=self._environment,
            cwd=self.log.parent,  # what is kept beside a server
            start_new_session=True,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._groups.append(process.pid)
        self._logging.append(asyncio.create_task(self._keep_log(process)))
        return process

    async def _keep_log(self, process: asyncio.subprocess.Process) -> None:
        """By us, because a full disk is told of, too."""
        assert process.stdout
        with self.log.open("ab") as file:
            async for line in process.stdout:
                file.write(line)
                file.flush()

    async def kill(self, *, alone: bool) -> None:
        """SIGKILL: to it alone, as the kernel does without memory, or to its drawing too."""
        assert self._process
        with suppress(ProcessLookupError):
            if alone:
                os.kill(self._process.pid, signal.SIGKILL)
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        await self._ended()

    async def _ended(self) -> None:
        """Not `wait`, which waits for the drawing too that was left with our pipe."""
        while self.is_running:
            await asyncio.sleep(0.02)

    async def revive(self) -> None:
        """Starts it again if it ended by itself."""
        if not self.is_running:
            self.exits += 1
            await self.start()

    def fill_disk(self, *, full: bool) -> None:
        """Lets every write to a file fail, or none; not in its start, where locks are files too."""
        if self._process is None or not self.is_running or not self._listens:
            return
        with suppress(ProcessLookupError):
            _, most = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
            room = NOTHING_FITS if full else most
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (room, most))

    def halt(self, *, still: bool) -> None:
        """Nothing of it runs, as on a machine that sleeps; or it goes on and knows of nothing."""
        if self._process is not None and self.is_running and (self._listens or not still):
            with suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGSTOP if still else signal.SIGCONT)

    async def stop(self) -> int | None:
        """Its code if it ended as it was told; None if it had to be killed."""
        assert self._process
        code = None
        with suppress(TimeoutError, ProcessLookupError):
            self._process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(self._ended(), STOP_SECONDS)
            code = self._process.returncode
        self._end_groups()
        await self._process.wait()
        if self._next:
            await self._next.wait()
        await asyncio.gather(*self._logging)
        return code

    def _end_groups(self) -> None:
        """What a killed bot left behind, too."""
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
