"""Load with consuls at some tables: they search in processes of their own and slow nobody down."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp

from playground import LoopbackServer
from playground.world.settings import Settings
from tests.bench.busy import picture_row, settle, truth_rows
from tests.bench.crowd import BusyTable, Seen
from tests.bench.fleet import free_port
from tests.bench.load import crowd_rows
from tests.bench.processes import running
from tests.bench.timing import Row

AREA = "consuls"
CONSULS = 20
BY_WHOM = re.compile(r'roma_searched_answers_total\{by="(\w+)"\} ([\d.]+)')


async def rows(tables: int, seconds: float) -> list[Row]:
    """Every click has the budget it has without them."""
    port = free_port()
    with TemporaryDirectory() as folder:
        database = Path(folder, "roma.sqlite3")
        async with LoopbackServer(settings=Settings(kept_receipts=50)) as server:
            seen = Seen()
            busy = [
                BusyTable(server, n, 1 + n % 2, seen, consul=n < CONSULS) for n in range(tables)
            ]
            figures = {"METRICS_PORT": str(port)}
            async with running(
                server, database, "tests.bench.watched_bot", environment=figures
            ) as bot:
                await bot.watch()  # of the start
                found = await crowd_rows(AREA, server, bot, busy, seen, seconds)
                await settle(database)
                found.append(picture_row(AREA, busy))
                found.append(await searched_row(port))
                found += await truth_rows(AREA, server, database, busy)
    return found


async def searched_row(port: int) -> Row:
    """By the bot's own figures."""
    async with aiohttp.ClientSession() as http:
        answer = await http.get(f"http://127.0.0.1:{port}/metrics")
        return answers_row(await answer.text())


def answers_row(figures: str) -> Row:
    given = {by: float(n) for by, n in BY_WHOM.findall(figures)}
    wanted = sum(given.values())
    share = 100 * given.get("consul", 0.0) / max(1.0, wanted)
    note = f"of {wanted:.0f}; the others came from the steward, after two seconds"
    return Row(AREA, f"answers that were searched, {CONSULS} consuls", share, "%", None, note)
