"""`python -m bot`, watched: how long its event loop stands still, and what then runs.

SIGUSR1 makes it print one line of JSON about the time since the last signal. With BARE_ROWS set it
writes a row into the table `bare` now and then, and tells among its figures how long the median of
these and of its own commits took.
"""

from __future__ import annotations

import asyncio
import gc
import os
import runpy
import signal
from asyncio import Handle, Task
from collections.abc import Coroutine
from functools import partial
from statistics import median
from time import perf_counter, process_time, thread_time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

if TYPE_CHECKING:  # the drawing processes load this file too
    from bot.app.client import Roma
    from storage.queries import Queries

BARE_ROWS = "BARE_ROWS"
BARE_EVERY = 0.2
BEAT = 0.01
LATE = 0.05


class Watch(Struct):
    """The longest of what was seen, in seconds."""

    late: float = 0.0  # a heartbeat, by the clock
    blocked: float = 0.0  # of a heartbeat's lateness, what this process had a processor for
    step: float = 0.0  # one call of the loop, by the clock
    step_name: str = ""
    collection: float = 0.0  # one run of the garbage collector, by its own work
    beats: int = 0
    late_beats: int = 0


class Watcher:
    def __init__(self) -> None:
        self.watch = Watch()
        self.collects = 0.0

    async def beat(self) -> None:
        """What a click meets: all that is done before it, in this thread or in another."""
        while True:
            begin, worked = perf_counter(), process_time()
            await asyncio.sleep(BEAT)
            late = max(0.0, perf_counter() - begin - BEAT)
            watch = self.watch
            watch.beats += 1
            watch.late_beats += late > LATE
            watch.late = max(watch.late, late)
            watch.blocked = max(watch.blocked, min(late, process_time() - worked))

    def run_step(self, handle: Handle) -> None:
        begin = perf_counter()
        plain_step(handle)
        took = perf_counter() - begin
        if took > self.watch.step:
            self.watch.step, self.watch.step_name = took, name_of(handle)

    def collecting(self, phase: str, _: object) -> None:
        if phase == "start":
            self.collects = thread_time()
        else:
            self.watch.collection = max(self.watch.collection, thread_time() - self.collects)

    def tell(self) -> None:
        print(msgspec.json.encode(self.watch).decode(), flush=True)
        self.watch = Watch()


def name_of(handle: Handle) -> str:
    """The task of a step and where it waits now; else what was called."""
    called: Any = handle._callback
    task = getattr(called, "__self__", None)
    if not isinstance(task, Task):
        return str(getattr(called, "__qualname__", called))[:80]
    names, awaited = [], task.get_coro()
    while isinstance(awaited, Coroutine):
        names.append(getattr(awaited, "__qualname__", type(awaited).__name__))
        awaited = getattr(awaited, "cr_await", None)
    return " > ".join((names[0], *names[1:][-2:]))


async def watched(program: Coroutine[Any, Any, None]) -> None:
    loop, watcher = asyncio.get_running_loop(), Watcher()
    loop.add_signal_handler(signal.SIGUSR1, watcher.tell)
    Handle._run = lambda handle: watcher.run_step(handle)
    gc.callbacks.append(watcher.collecting)
    beating = asyncio.create_task(watcher.beat())
    try:
        await program
    finally:
        beating.cancel()


class BareRows:
    """What the least write costs where the bot's own are made: same process, same connections."""

    def __init__(self, bot: type[Roma]) -> None:
        self.plain_start, self.plain_close = bot.setup_hook, bot.close
        self.rows: list[float] = []
        self.commits: list[float] = []
        self.writing: asyncio.Task[None] | None = None
        bot.setup_hook = lambda roma: self.start(roma)
        bot.close = lambda roma: self.close(roma)

    async def start(self, roma: Roma) -> None:
        from prometheus_client import Gauge

        for name, seconds in (("row", self.rows), ("commit", self.commits)):
            told = Gauge(f"bench_{name}", "Median seconds.", registry=roma.watch.figures.registry)
            told.set_function(partial(middle, seconds))
        write = partial(roma.store._connection.run, write_bare)
        roma.store.commit = partial(self.timed, self.commits, roma.store.commit)
        self.writing = asyncio.create_task(self.write(partial(self.timed, self.rows, write)))
        await self.plain_start(roma)

    async def timed(self, found: list[float], call: Any, *args: Any, **kwargs: Any) -> Any:
        since = perf_counter()
        result = await call(*args, **kwargs)
        found.append(perf_counter() - since)
        return result

    async def write(self, write: Any) -> None:
        while True:
            await write()
            await asyncio.sleep(BARE_EVERY)

    async def close(self, roma: Roma) -> None:
        if self.writing:
            self.writing.cancel()
        await self.plain_close(roma)


def middle(seconds: list[float]) -> float:
    return median(seconds) if seconds else 0.0


def write_bare(queries: Queries) -> None:
    queries.execute("INSERT INTO bare VALUES (?)", (1,))


if __name__ == "__main__":
    from bot.people import ping_ways

    if os.environ.get(BARE_ROWS):
        from bot.app.client import Roma

        BareRows(Roma)
    ping_ways.PAUSE = 0  # each turn is pinged, and counted: here they come within seconds
    plain_step, plain_run = Handle._run, asyncio.run
    asyncio.run = lambda program: plain_run(watched(program))
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
