"""Pictures, drawn in worker processes so that the event loop never waits for Pillow."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context

import msgspec

from rendering.draw import draw, draw_animation
from rendering.frame import Frame, Kind, Picture

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds; after that the words go out alone
ANIMATION_PATIENCE = 60.0
CACHED = 128
POLITENESS = 10  # on a full machine answering clicks comes before drawing


class Painter:
    """Draws outside this process; keeps the latest pictures."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()
        self._cache: OrderedDict[bytes, Picture] = OrderedDict()
        self._drawing: dict[bytes, asyncio.Task[Picture | None]] = {}

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: this process has threads and an event loop that must not be copied.
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=_step_back
        )

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self) -> None:
        """Starts the workers before the first player waits for one."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            *(loop.run_in_executor(self._pool, _ready) for _ in range(self._workers))
        )

    async def picture(self, game: str, kind: Kind, view: bytes, frame: Frame) -> Picture | None:
        """The picture, or None if it could not be drawn in time; that is logged."""
        key = blake2b(
            b"\0".join((game.encode(), kind.encode(), view, msgspec.json.encode(frame)))
        ).digest()
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.create_task(self._draw(key, partial(draw, game, kind, view, frame)))
            self._drawing[key] = drawing
        # Shielded: others may be waiting for the same picture.
        return await asyncio.shield(drawing)

    async def _draw(self, key: bytes, job: Callable[[], Picture]) -> Picture | None:
        try:
            drawn = await self._run(job, PATIENCE)
        finally:
            del self._drawing[key]
        if drawn:
            self._cache[key] = drawn
            while len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return drawn

    async def animation(self, game: str, views: list[bytes], frames: list[Frame]) -> Picture | None:
        return await self._run(partial(draw_animation, game, views, frames), ANIMATION_PATIENCE)

    async def _run(self, job: Callable[[], Picture], patience: float) -> Picture | None:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._pool, job), patience)
        except TimeoutError:
            log.warning("a picture took longer than %s s", patience)
        except BrokenProcessPool:
            log.exception("a drawing process died; starting new ones")
            self._pool = self._new_pool()
        except Exception:
            log.exception("a picture could not be drawn")
        return None


def _step_back() -> None:
    """Run in a worker as it starts."""
    if sys.platform != "win32":
        os.nice(POLITENESS)


def _ready() -> None:
    """Run in a worker: importing this module has loaded what drawing needs."""
