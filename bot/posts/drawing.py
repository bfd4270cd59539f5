"""Pictures, drawn in worker processes so that the event loop never waits for Pillow."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from typing import Literal, TypeAlias

import msgspec

from bot.talk.faults import place_of_fault
from rendering.draw import draw, draw_animation
from rendering.frame import Frame, Kind, Picture

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds; after that the words go out alone
LATEST = 60.0  # seconds; a picture that is to follow its words is drawn for so long
ANIMATION_PATIENCE = 60.0
CACHED = 128
POLITENESS = 10  # on a full machine answering clicks comes before drawing

Late: TypeAlias = Literal["late"]
Drawn: TypeAlias = "Picture | Late | None"


class DrawingError(Exception):
    """Raised in a worker: where drawing failed, without the words of the error."""


class DrawingPool:
    """Draws outside this process; keeps the latest pictures."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._closed = False
        self._pool = self._new_pool()
        self._cache: OrderedDict[bytes, Picture] = OrderedDict()
        self._drawing: dict[bytes, asyncio.Task[Picture | None]] = {}
        self._to_follow: set[bytes] = set()  # drawn on when they are late

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: this process has threads and an event loop that must not be copied.
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=_step_back
        )

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self) -> None:
        """Starts the workers before the first player waits for one."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            *(loop.run_in_executor(self._pool, _ready) for _ in range(self._workers))
        )

    async def picture(
        self, game: str, kind: Kind, view: bytes, frame: Frame, table: int
    ) -> Picture | None:
        """The picture, or None if it could not be drawn in time; that is logged."""
        drawn = await self.picture_or_late(game, kind, view, frame, table, to_follow=False)
        return None if drawn == "late" else drawn

    async def picture_or_late(
        self,
        game: str,
        kind: Kind,
        view: bytes,
        frame: Frame,
        table: int,
        *,
        to_follow: bool = True,
    ) -> Drawn:
        """The picture; «late» if it is still being drawn, so that asking again may give it."""
        key = blake2b(
            b"\0".join((game.encode(), kind.encode(), view, msgspec.json.encode(frame)))
        ).digest()
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        drawing = self._drawing.get(key)
        if drawing is None:
            what = f"table {table}, move {frame.move}: the {kind} picture"
            drawing = asyncio.create_task(self._draw(key, (game, kind, view, frame), what))
            self._drawing[key] = drawing
        if to_follow:
            self._to_follow.add(key)
        # Not cancelled with whoever waits: others may be waiting for the same picture.
        done, _ = await asyncio.wait({drawing}, timeout=PATIENCE)
        return drawing.result() if done else "late"

    async def _draw(
        self, key: bytes, sketch: tuple[str, Kind, bytes, Frame], what: str
    ) -> Picture | None:
        try:
            drawn = await self._run(partial(draw, *sketch), what, PATIENCE, key)
        finally:
            del self._drawing[key]
            self._to_follow.discard(key)
        if drawn:
            self._cache[key] = drawn
            while len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return drawn

    async def animation(
        self, game: str, views: list[bytes], frames: list[Frame], table: int
    ) -> Picture | None:
        what = f"table {table}, moves {frames[0].move} to {frames[-1].move}: the animation"
        job = partial(draw_animation, game, views, frames)
        return await self._run(job, what, ANIMATION_PATIENCE)

    async def _run(
        self, job: Callable[[], Picture], what: str, patience: float, key: bytes | None = None
    ) -> Picture | None:
        """What a job draws; a worker that dies is replaced, and the job done again once."""
        for _ in range(2):
            if self._closed:
                break  # a new pool would keep the process from ending
            pool = self._pool
            try:
                work = asyncio.get_running_loop().run_in_executor(pool, _drawn, job)
                return await self._finished(work, what, patience, key)
            except BrokenProcessPool:
                log.error("%s: a drawing process died; starting new ones", what)
                if self._pool is pool and not self._closed:
                    self._pool = self._new_pool()
            except DrawingError as fault:
                log.error("%s could not be drawn: %s", what, fault)
                break
        return None

    async def _finished(
        self, work: asyncio.Future[Picture], what: str, patience: float, key: bytes | None
    ) -> Picture | None:
        done, _ = await asyncio.wait({work}, timeout=patience)
        if not done:
            log.warning("%s took longer than %s s", what, patience)
        if not done and key in self._to_follow:
            done, _ = await asyncio.wait({work}, timeout=LATEST)
        if done:
            return work.result()
        work.cancel()
        return None


def _step_back() -> None:
    """Run in a worker as it starts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends its workers
    if sys.platform != "win32":
        os.nice(POLITENESS)


def _ready() -> None:
    """Run in a worker: importing this module has loaded what drawing needs."""


def _drawn(job: Callable[[], Picture]) -> Picture:
    """Run in a worker."""
    try:
        return job()
    except Exception as error:
        raise DrawingError(place_of_fault(error)) from None
