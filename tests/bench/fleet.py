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
from contextlib import asynccontextmanager, suppress
from statistics import median
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
from tests.bench.server import make_bare
from tests.bench.storage import COMMIT_RATIO_BUDGET
from tests.bench.timing import Row
from tests.bench.watched_bot import BARE_ROWS
from tests.postgres import PostgresServer

TABLES = 200
PROCESSES = 3
SHARDS_EACH = 2
KILL_EVERY = 10.0  # seconds; later if not all are up again
WHOLE_SECONDS = 240.0
PATIENCE = 12.0  # seconds for an answer; who gets none opens the panel again
EXCUSED = ("did not respond", "already been acknowledged", "Unknown interaction")
DEAD = "a process was killed every 10 s, and who is dead answers nothing"


class Plan(Struct, frozen=True):
    area: str
    processes: int
    kills: bool


PLANS = (Plan("one process", 1, kills=False), Plan("three processes", PROCESSES, kills=True))


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
    session = Session(database)
    make_bare(session)
    session.close()
    settings = Settings(kept_receipts=50, shards=shards)
    async with LoopbackServer(settings=settings) as server:
        seen = Seen()
        tables = [BusyTable(server, n, 1 + n % 2, seen) for n in range(count)]
        players = [player for table in tables for player in table.players]
        async with fleet(server, database, plan.processes, shards) as processes:
            await busy.start_all(tables)
            await server.idle(quiet=0.5, timeout=busy.SETTLED)
            since = perf_counter()
            await played_with_kills(plan, processes, players, seconds)
            note = told(plan, processes, seen, perf_counter() - since)
            await processes.whole()
            await busy.settle(database)
            found = busy.waiting_rows(plan.area, seen, note, "")
            found += [busy.missed_row(plan.area, seen), busy.picture_row(plan.area, tables)]
            if plan.kills:
                found = [without_budget(row) for row in found]
            found.append(commit_row(plan.area, await processes.figures()))
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
    plan: Plan, processes: Fleet, players: list[Player], seconds: float
) -> None:
    if not plan.kills:
        with busy.no_pauses():
            await busy.play_all(players, seconds)
        return
    for player in players:
        player.patience = PATIENCE
    ending = asyncio.Event()
    killing = asyncio.create_task(processes.kill_now_and_then(Rng(1), ending))
    with busy.no_pauses():
        await busy.play_all(players, seconds)
    ending.set()
    await killing


def commit_row(area: str, texts: list[str]) -> Row:
    """By the bots' own figures: both are written in the same processes, by the same connections."""
    commit, bare = told_median(texts, "commit"), told_median(texts, "row")
    note = f"medians: {commit * 1e3:.2f} and {bare * 1e3:.2f} ms, with the wait for a connection"
    what = "commit : a bare row, under load"
    return Row(area, what, commit / bare, "×", COMMIT_RATIO_BUDGET, note)


def told_median(texts: list[str], name: str) -> float:
    """Seconds; of whoever lives and has written, since they were started."""
    found = [re.findall(rf"^bench_{name} (\S+)", text, re.MULTILINE) for text in texts]
    return median(float(value) for (value,) in found if float(value))


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
                BARE_ROWS: "1",
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
            *(sys.executable, "-m", "tests.bench.watched_bot"),
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

    async def kill_now_and_then(self, rng: Rng, ending: asyncio.Event) -> None:
        while not await _is_set(ending, KILL_EVERY):
            await self.whole()
            n = rng.below(len(self._running))
            self._running[n].kill()
            await self._running[n].wait()
            self.kills += 1
            self._running[n] = await self._start(n)

    async def figures(self) -> list[str]:
        """As each process tells them."""
        ports = [environment["METRICS_PORT"] for environment in self._environments]
        async with aiohttp.ClientSession() as http:
            answers = [await http.get(f"http://127.0.0.1:{port}/metrics") for port in ports]
            return [await answer.text() for answer in answers]

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


async def _is_set(event: asyncio.Event, seconds: float) -> bool:
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()


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
