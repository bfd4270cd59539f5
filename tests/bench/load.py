"""The whole bot under load: in a process of its own, with people who press on a loopback Discord.

The drawing processes, the bot, Discord and the people share the machine, so the processors are
the limit: whoever waits for a panel waits longer, but a click must be acknowledged at once.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from games.core.rng import Rng
from games.registry import all_games
from playground import LoopbackServer
from playground.people.person import Person
from playground.world.model import Message
from playground.world.settings import Settings
from storage.file.sqlite import SqliteStore
from tests.bench.busy import (
    GAME,
    PLAYED,
    SETTLED,
    missed_row,
    no_pauses,
    picture_row,
    play_all,
    settle,
    start_all,
    truth_rows,
    waiting_rows,
)
from tests.bench.crowd import SEATS, BusyTable, Seen
from tests.bench.processes import BotProcess, running
from tests.bench.timing import Row
from tests.bench.watched_bot import Watch, Watcher
from tests.bot.forum import has_verb, is_question
from tests.storage.playing import Playing

AREA = "load"
STORED = 1000
CHOICES = 12  # of each stored table
TABLES = 200
POSTS = 24
WARM_UP = 8  # moves, until the table holds about as much as it will
NO_POST = 1.0  # seconds after which a confirmed choice was no move
LOOK = 0.3  # seconds in which a person reads what is to be confirmed: hardly anybody is so quick

POST_RATIO_BUDGET = 2.0
BLOCKED_BUDGET = 50.0
IDLE_BUDGET = 150.0
LIVE_BUDGET = 1.0


async def rows() -> list[Row]:
    with TemporaryDirectory() as folder:
        database = Path(folder, "roma.sqlite3")
        await store_tables(database)
        async with LoopbackServer(settings=Settings(kept_receipts=50)) as server:
            seen = Seen()
            tables = [BusyTable(server, n, 1 + n % 2, seen) for n in range(TABLES)]
            async with running(server, database, "tests.bench.watched_bot") as bot:
                await bot.watch()  # of the start
                idle = bot.memory()
                found = idle_rows(bot, idle)
                found += await post_rows(server, Path(folder))
                found += await crowd_rows(AREA, server, bot, tables, seen)
                await settle(database)
                found.append(picture_row(AREA, tables))
                found += live_rows(bot, idle)
                found += await truth_rows(AREA, server, database, tables)
    return found


async def store_tables(database: Path) -> None:
    """Running games nobody plays; unsafely written, because that is not what is measured."""
    store = await SqliteStore.open(database)
    await store._connection.run(lambda file: file.execute("PRAGMA synchronous = OFF"))
    game = all_games()[GAME]
    for n in range(STORED):
        playing = await Playing.start(store, game, game.seats[n % len(game.seats)], n, channel=n)
        rng = Rng(n)
        for _ in range(CHOICES):
            await playing.random_choice(rng)
    await store.close()


# ---- memory -----------------------------------------------------------------------------------


def idle_rows(bot: BotProcess, idle: float) -> list[Row]:
    drawing = f"and {bot.drawing_memory():.0f} MiB in the drawing processes"
    what = f"memory, idle with {STORED} stored tables"
    return [Row(AREA, what, idle, "MiB", IDLE_BUDGET, drawing)]


def live_rows(bot: BotProcess, idle: float) -> list[Row]:
    """All that grew while they were played, the latest pictures and open connections too."""
    now = bot.memory()
    note = f"{now:.0f} MiB with {TABLES} live"
    return [
        Row(AREA, "memory for each live match", (now - idle) / TABLES, "MiB", LIVE_BUDGET, note)
    ]


# ---- a board post, on an idle machine ---------------------------------------------------------


async def post_rows(server: LoopbackServer, folder: Path) -> list[Row]:
    """From the click that confirms a move; in turns with a bare bot, so that both have it equal."""
    table = BusyTable(server, TABLES, SEATS, Seen())
    await table.start()
    timed = TimedTable(table)
    while len(timed.sizes) < WARM_UP:
        await timed.press()
    picture = timed.picture()
    Path(folder, "board.png").write_bytes(picture)
    ours, bare = [], []
    async with LoopbackServer() as other:
        clicker = other.person("Clicker")
        place = str(Path(folder, "board.png"))
        async with running(other, folder / "none", "tests.bench.bare_bot", place):
            button = await (await clicker.slash(other.channel, "post")).message()
            await time_bare(clicker, button)
            while len(ours) < POSTS:
                took = await timed.press()
                ours += [took] if took else []
                bare.append(await time_bare(clicker, button))
    return compared(ours, bare, median(timed.sizes[-POSTS:]), len(picture))


class TimedTable:
    """People who play one table, one press after the other."""

    def __init__(self, table: BusyTable) -> None:
        self.players = table.players
        self.panels: dict[int, Message | None] = {}  # by the player's place

    @property
    def sizes(self) -> list[int]:
        boards = [message for _, message in self.players[0].boards]
        sizes = [[each.size for each in message.attachments] for message in boards]
        return [sum(each) for each in sizes if each]

    def picture(self) -> bytes:
        _, message = self.players[0].boards[-1]
        person = self.players[0].person
        return b"".join(person.file(each) for each in message.attachments)

    async def press(self) -> float | None:
        """One press of somebody who is asked; its seconds to the public post if it made one."""
        n, panel = await self._asked()
        player, watcher = self.players[n], self.players[0]
        panel = player.person.current(panel)
        known, confirms = len(watcher.boards), has_verb(panel, "confirm")
        if confirms:
            await asyncio.sleep(LOOK)
        since = perf_counter()
        self.panels[n] = await player.press(panel)
        if not confirms:
            return None
        try:
            at, _ = await asyncio.wait_for(watcher.hear_board(known), NO_POST)
        except TimeoutError:
            return None
        await asyncio.sleep(0.1)  # what else follows the move
        return at - since

    async def _asked(self) -> tuple[int, Message]:
        for n, player in enumerate(self.players):
            panel = self.panels.get(n)
            if panel is None or not is_question(panel):
                panel = self.panels[n] = await player.open_panel()
            if panel is not None and is_question(panel):
                return n, panel
        raise RuntimeError("the table of the post benchmark is over")


async def time_bare(clicker: Person, button) -> float:
    arrived: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def note(receipt) -> None:
        if receipt.event == "MESSAGE_CREATE" and not arrived.done():
            arrived.set_result(perf_counter())

    stop = clicker.listen(note)
    since = perf_counter()
    await clicker.click(button, "post")
    at = await asyncio.wait_for(arrived, 5)
    stop()
    return at - since


def compared(ours: list[float], bare: list[float], size: float, stored: int) -> list[Row]:
    own, other = median(ours), median(bare)
    note = f"{len(ours)} posts of {size / 1024:.0f} KiB, one after the other"
    other_note = f"{len(bare)} posts of {stored / 1024:.0f} KiB, {other * 1e3:.1f} ms"
    return [
        Row(AREA, "click → board post, median", own * 1e3, "ms", None, note),
        Row(AREA, "board post : a bare bot's", own / other, "×", POST_RATIO_BUDGET, other_note),
    ]


# ---- many tables ------------------------------------------------------------------------------


async def crowd_rows(
    area: str,
    server: LoopbackServer,
    bot: BotProcess,
    tables: Sequence[BusyTable],
    seen: Seen,
    seconds: float = PLAYED,
) -> list[Row]:
    await start_all(tables)
    await server.idle(quiet=0.5, timeout=SETTLED)
    here = Watcher()
    beating = asyncio.create_task(here.beat())
    begin = perf_counter()
    with no_pauses():
        await play_all([player for table in tables for player in table.players], seconds)
    took = perf_counter() - begin
    beating.cancel()
    presses = len(seen.acknowledged)
    note = (
        f"{len(tables)} tables, {presses} clicks, {presses / took:.1f} a second, "
        f"load average {os.getloadavg()[0]:.1f}"
    )
    own = f"the measuring process itself was up to {here.watch.late * 1e3:.0f} ms late"
    return [
        *waiting_rows(area, seen, note, own),
        missed_row(area, seen),
        *loop_rows(area, await bot.watch()),
    ]


def loop_rows(area: str, watch: Watch) -> list[Row]:
    """Held to its own work: on a full machine other processes keep any loop waiting."""
    beats = f"{watch.late_beats} of {watch.beats} heartbeats more than 50 ms late"
    return [
        Row(area, "loop blocked, own work", watch.blocked * 1e3, "ms", BLOCKED_BUDGET, beats),
        Row(area, "loop blocked, by the clock", watch.late * 1e3, "ms"),
        Row(area, "longest garbage collection, own work", watch.collection * 1e3, "ms"),
        Row(area, "longest step, by the clock", watch.step * 1e3, "ms", None, watch.step_name),
    ]
