"""Busy tables on a PostgreSQL server: one process, and three of which one is killed now and then.

All processes, the server, Discord and the people share this machine: what three processes cost
can be seen here, not what three machines would gain.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
from asyncio.subprocess import Process
from contextlib import asynccontextmanager
from statistics import mean
from tempfile import TemporaryDirectory
from time import perf_counter

import aiohttp
from msgspec import Struct

from games.core.rng import Rng
from playground import LoopbackServer
from playground.world.settings import Settings
from storage.server.postgres_session import Session
from tests.bench import busy
from tests.bench.crowd import BusyTable, Player, Seen
from tests.bench.processes import ROOT, START_SECONDS
from tests.bench.server import make_bare, write_bare
from tests.bench.storage import COMMIT_RATIO_BUDGET
from tests.bench.timing import Row
from tests.postgres import PostgresServer

TABLES = 200
PROCESSES = 3
SHARDS_EACH = 2
KILL_EVERY = 10.0  # seconds; later if not all are up again
WHOLE_SECONDS = 240.0
BARE_EVERY = 0.1
PATIENCE = 12.0  # seconds for an answer; who gets none opens the panel again
EXCUSED = ("did not respond", "already been acknowledged", "Unknown interaction")
DEAD = "a process was killed every 10 s, and who is dead answers nothing"


class Plan(Struct, frozen=True):
    area: str
    processes: int
    kills: bool


PLANS = (Plan("server", 1, kills=False), Plan("three processes", PROCESSES, kills=True))


async def rows(tables: int = TABLES, seconds: float = busy.PLAYED) -> list[Row]:
    database = PostgresServer(durable=True)
    try:
        found = []
        for plan in PLANS:
            found += await played(plan, database.new_database(), tables, seconds)
        return found
    finally:
        database.remove()


async def played(plan: Plan, database: str, count: int, seconds: float) -> list[Row]:
    shards = plan.processes * SHARDS_EACH if plan.processes > 1 else 1
    settings = Settings(kept_receipts=50, shards=shards)
    async with LoopbackServer(settings=settings) as server:
        seen = Seen()
        tables = [BusyTable(server, n, 1 + n % 2, seen) for n in range(count)]
        players = [player for table in tables for player in table.players]
        async with fleet(server, database, plan.processes, shards) as processes:
            await busy.start_all(tables)
            await server.idle(quiet=0.5, timeout=busy.SETTLED)
            # Who is killed begins to count anew, so that there is nothing to begin from.
            before = Commits() if plan.kills else await processes.commits()
            since = perf_counter()
            bare = await played_with_kills(plan, processes, database, players, seconds)
            note = told(plan, processes, seen, perf_counter() - since)
            commits = await processes.commits() - before
            await processes.whole()
            await busy.settle(database)
            found = busy.waiting_rows(plan.area, seen, note, "")
            found += [busy.missed_row(plan.area, seen), busy.picture_row(plan.area, tables)]
            if plan.kills:
                found = [without_budget(row) for row in found]
            found.append(commit_row(plan.area, commits, bare))
            excused = EXCUSED if plan.kills else ()
            found += await busy.truth_rows(plan.area, server, database, tables, excused)
    return found


def told(plan: Plan, processes: Fleet, seen: Seen, took: float) -> str:
    presses = len(seen.acknowledged)
    dead = f", {processes.kills} kills, {seen.broken} answers broken off" if plan.kills else ""
    return (
        f"{presses} clicks, {presses / took:.1f} a second{dead},"
        f" load average {os.getloadavg()[0]:.1f}"
    )


def without_budget(row: Row) -> Row:
    """Waiting for the dead is not what the budgets are about."""
    note = DEAD if row.what.startswith("clicks not") else row.note
    return Row(row.area, row.what, row.value, row.unit, None, note)


async def played_with_kills(
    plan: Plan, processes: Fleet, database: str, players: list[Player], seconds: float
) -> list[float]:
    """Gives how long a bare row took on the same server meanwhile."""
    for player in players:
        player.patience = PATIENCE if plan.kills else player.patience
    bare: list[float] = []
    besides = [asyncio.create_task(write_bare_rows(database, bare))]
    if plan.kills:
        besides.append(asyncio.create_task(processes.kill_now_and_then(Rng(1))))
    with busy.no_pauses():
        await busy.play_all(players, seconds)
    for task in besides:
        task.cancel()
    for ended in await asyncio.gather(*besides, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return bare


async def write_bare_rows(database: str, found: list[float]) -> None:
    session = Session(database)
    make_bare(session)
    try:
        while True:
            start = perf_counter()
            await asyncio.to_thread(write_bare, session)
            found.append(perf_counter() - start)
            await asyncio.sleep(BARE_EVERY)
    finally:
        session.close()


class Commits(Struct, frozen=True):
    """As the processes' own figures tell them."""

    count: float = 0.0
    seconds: float = 0.0

    def __sub__(self, before: Commits) -> Commits:
        return Commits(self.count - before.count, self.seconds - before.seconds)


def commit_row(area: str, commits: Commits, bare: list[float]) -> Row:
    each, row = commits.seconds / max(1, commits.count), mean(bare)
    note = f"means: {each * 1e3:.2f} ms of {commits.count:.0f}, a bare row {row * 1e3:.2f} ms"
    ratio = each / row
    return Row(area, "commit : a bare row, under load", ratio, "×", COMMIT_RATIO_BUDGET, note)


# ---- the processes ----------------------------------------------------------------------------


class Fleet:
    """Each with its part of the shards; none has a table of its own."""

    def __init__(self, server: LoopbackServer, database: str, processes: int, shards: int) -> None:
        self.kills = 0
        self._server = server
        self._shards = shards
        each = shards // processes
        self._folders = [TemporaryDirectory() for _ in range(processes)]
        self._environments = [
            {
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "DISCORD_TOKEN": server.token,
                "DISCORD_API_URL": server.api_url,
                "DISCORD_GATEWAY_URL": server.gateway_url,
                "DATABASE": database,
                "SHARDS": f"{n * each}-{n * each + each - 1}/{shards}",
                "METRICS_PORT": str(free_port()),
                "RENDER_WORKERS": "2" if processes == 1 else "1",
                "LOG_LEVEL": "ERROR",
            }
            for n in range(processes)
        ]
        self._running: list[Process] = []

    async def start(self) -> None:
        for n in range(len(self._environments)):
            self._running.append(await self._start(n))
        await self.whole()

    async def _start(self, n: int) -> Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            env=self._environments[n],
            cwd=self._folders[n].name,
        )

    async def whole(self) -> None:
        """Until every shard is connected."""
        async with asyncio.timeout(WHOLE_SECONDS):
            while self._connected() != set(range(self._shards)):
                ended = [process for process in self._running if process.returncode is not None]
                if ended:
                    raise RuntimeError(f"a bot ended with the code {ended[0].returncode}")
                await asyncio.sleep(0.1)

    def _connected(self) -> set[int]:
        sessions = self._server.loopback.gateway.sessions.values()
        return {session.shard.number for session in sessions if session.connection is not None}

    async def kill_now_and_then(self, rng: Rng) -> None:
        while True:
            await asyncio.sleep(KILL_EVERY)
            await self.whole()
            n = rng.below(len(self._running))
            self._running[n].kill()
            await self._running[n].wait()
            self.kills += 1
            self._running[n] = await self._start(n)

    async def commits(self) -> Commits:
        counts, seconds = 0.0, 0.0
        async with aiohttp.ClientSession() as http:
            for environment in self._environments:
                address = f"http://127.0.0.1:{environment['METRICS_PORT']}/metrics"
                try:
                    async with http.get(address) as answer:
                        text = await answer.text()
                except aiohttp.ClientError:
                    continue  # killed just now
                counts += figure(text, "count")
                seconds += figure(text, "sum")
        return Commits(counts, seconds)

    async def stop(self) -> None:
        for process in self._running:
            if process.returncode is None:
                process.terminate()
        for process in self._running:
            try:
                await asyncio.wait_for(process.wait(), START_SECONDS)
            except TimeoutError:
                process.kill()
                await process.wait()
        for folder in self._folders:
            folder.cleanup()


def figure(text: str, part: str) -> float:
    found = re.search(rf'roma_database_seconds_{part}{{call="commit"}} (\S+)', text)
    return float(found[1]) if found else 0.0


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@asynccontextmanager
async def fleet(server: LoopbackServer, database: str, processes: int, shards: int):
    started = Fleet(server, database, processes, shards)
    try:
        await started.start()
        yield started
    finally:
        await started.stop()
