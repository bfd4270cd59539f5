"""Pictures, drawn in worker processes so that the event loop never waits for Pillow."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from typing import Literal, TypeAlias

import msgspec

from bot.posts.drawing.order import DrawingOrder, Rank, Turn
from bot.talk.faults import place_of_fault
from bot.talk.refusals import RefusedError
from bot.talk.workers import step_back
from games.core.course import Course, course_of
from games.core.errors import ReplayDriftError, SetupError
from games.core.record import Record
from rendering.draw import draw, draw_animation
from rendering.frame import Frame, Kind, Picture
from rendering.readiness import get_ready
from rendering.registry import UnknownGameError, painter_of

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds; after that the words go out alone
LATEST = 60.0  # seconds; a picture that is to follow its words is drawn for so long
ANIMATION_PATIENCE = 60.0
CACHED = 128
POLITENESS = 10  # on a full machine answering clicks comes before drawing
HUMILITY = 15  # and drawing boards before drawing animations
BACKLOG = {Rank.PANEL: 64, Rank.AHEAD: 64, Rank.HISTORY: 16}  # that may wait; others always may

Late: TypeAlias = Literal["late"]
Drawn: TypeAlias = "Picture | Late | None"
Job: TypeAlias = Callable[[], Picture]


class DrawingError(Exception):
    """Raised in a worker: where drawing failed, without the words of the error."""


class DrawingPool:
    """Draws outside this process; keeps the latest pictures.

    Animations have a process of their own: whatever is asked for, boards do not wait for them.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._closed = False
        self._pool = self._new_pool()
        self._film_pool = _film_pool()
        self._order = DrawingOrder(workers)
        self._filming = asyncio.Lock()
        self._cache: OrderedDict[bytes, Picture] = OrderedDict()
        self._drawing: dict[bytes, tuple[asyncio.Task[Picture | None], Turn]] = {}
        self._to_follow: set[bytes] = set()  # drawn on when they are late
        self.found = self.drawn = 0  # pictures asked for: those kept, and the others

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: this process has threads and an event loop that must not be copied.
        return ProcessPoolExecutor(
            self._workers,
            mp_context=get_context("spawn"),
            initializer=_begin,
            initargs=(POLITENESS,),
        )

    def waiting(self, rank: Rank) -> int:
        """How many wait for a drawing process."""
        return self._order.waiting(rank)

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._film_pool.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self) -> None:
        """Starts the workers before the first player waits for one."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            *(loop.run_in_executor(self._pool, _ready) for _ in range(self._workers))
        )

    # ---- pictures -----------------------------------------------------------------------------

    async def picture(
        self,
        game: str,
        kind: Kind,
        view: bytes,
        frame: Frame,
        table: int,
        *,
        rank: Rank = Rank.POST,
    ) -> Picture | None:
        """The picture, or None if it could not be drawn in time; that is logged."""
        drawn = await self.picture_or_late(
            game, kind, view, frame, table, to_follow=False, rank=rank
        )
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
        rank: Rank = Rank.POST,
    ) -> Drawn:
        """The picture; «late» if it is still being drawn, so that asking again may give it."""
        key = blake2b(
            b"\0".join((game.encode(), kind.encode(), view, msgspec.json.encode(frame)))
        ).digest()
        if key in self._cache:
            self._cache.move_to_end(key)
            self.found += 1
            return self._cache[key]
        self.drawn += 1
        if key in self._drawing:
            drawing, turn = self._drawing[key]
            self._order.prefer(turn, rank)
        else:
            if self._is_crowded(rank):
                return None
            what = f"table {table}, move {frame.move}: the {kind} picture"
            turn = self._order.queue_up(rank)
            drawing = asyncio.create_task(self._draw(key, (game, kind, view, frame), what, turn))
            self._drawing[key] = drawing, turn
        if to_follow:
            self._to_follow.add(key)
        # Not cancelled with whoever waits: others may be waiting for the same picture.
        done, _ = await asyncio.wait({drawing}, timeout=PATIENCE)
        return drawing.result() if done else "late"

    def _is_crowded(self, rank: Rank) -> bool:
        """Whether a panel must do without its picture; who looks back is asked to come again."""
        if rank not in BACKLOG or self._order.waiting(rank) < BACKLOG[rank]:
            return False
        if rank is Rank.HISTORY:
            raise RefusedError("refused-busy")
        if rank is Rank.PANEL:
            log.warning("%s pictures of panels are waiting to be drawn", BACKLOG[rank])
        return True

    async def _draw(
        self, key: bytes, sketch: tuple[str, Kind, bytes, Frame], what: str, turn: Turn
    ) -> Picture | None:
        try:
            drawn = await self._run(partial(draw, *sketch), what, key, turn)
        finally:
            del self._drawing[key]
            self._to_follow.discard(key)
        if drawn:
            self._cache[key] = drawn
            while len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return drawn

    async def _run(self, job: Job, what: str, key: bytes, turn: Turn) -> Picture | None:
        """What a job draws; a worker that dies is replaced, and the job done again once."""
        for again in (False, True):
            if again:
                turn = self._order.queue_up(turn.rank)
            work = asyncio.create_task(self._work(job, turn))
            try:
                return await self._finished(work, what, key)
            except BrokenProcessPool:
                log.error("%s: a drawing process died; starting new ones", what)
            except DrawingError as fault:
                log.error("%s could not be drawn: %s", what, fault)
                break
        return None

    async def _work(self, job: Job, turn: Turn) -> Picture | None:
        """Draws when it is its turn. The worker counts as busy until it is done, late or not."""
        await self._order.come(turn)
        if self._closed:
            self._order.done()
            return None  # a new pool would keep the process from ending
        pool = self._pool
        try:
            work = asyncio.get_running_loop().run_in_executor(pool, _drawn, job)
        except BrokenProcessPool:
            self._order.done()
            self._replace(pool)
            raise
        work.add_done_callback(self._worker_is_free)
        try:
            return await asyncio.shield(work)
        except BrokenProcessPool:
            self._replace(pool)
            raise

    def _worker_is_free(self, work: asyncio.Future[Picture]) -> None:
        if not work.cancelled():
            work.exception()  # told to whoever waits; perhaps nobody does any more
        self._order.done()

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken and not self._closed:
            self._pool = self._new_pool()

    async def _finished(
        self, work: asyncio.Task[Picture | None], what: str, key: bytes
    ) -> Picture | None:
        patience = PATIENCE
        done, _ = await asyncio.wait({work}, timeout=patience)
        if not done:
            log.warning("%s took longer than %s s", what, patience)
        if not done and key in self._to_follow:
            done, _ = await asyncio.wait({work}, timeout=LATEST)
        if done:
            return work.result()
        work.cancel()
        return None

    # ---- what pictures need -------------------------------------------------------------------

    async def course(self, record: Record, table: int) -> Course | None:
        """Points after each round, from the choices of a whole game; None if that failed."""
        if self._closed:
            return None
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _course, record)
        except BrokenProcessPool:
            log.error("table %s: a process died over the course of its game", table)
            self._replace(pool)
        except DrawingError as fault:
            log.error("table %s: the course of its game cannot be told: %s", table, fault)
        return None

    # ---- animations ---------------------------------------------------------------------------

    async def animation(
        self, game: str, views: list[bytes], frames: list[Frame], table: int
    ) -> Picture | None:
        """One at a time; what takes too long or is waited for no more stops, process and all."""
        what = f"table {table}, moves {frames[0].move} to {frames[-1].move}: the animation"
        job = partial(draw_animation, game, views, frames)
        async with self._filming:
            if self._closed:
                return None
            try:
                work = asyncio.get_running_loop().run_in_executor(self._film_pool, _drawn, job)
                return await asyncio.wait_for(work, ANIMATION_PATIENCE)
            except TimeoutError:
                log.warning("%s took longer than %s s", what, ANIMATION_PATIENCE)
                self._stop_filming()
            except asyncio.CancelledError:
                self._stop_filming()
                raise
            except BrokenProcessPool:
                log.error("%s: its drawing process died", what)
                self._stop_filming()
            except DrawingError as fault:
                log.error("%s could not be drawn: %s", what, fault)
        return None

    def _stop_filming(self) -> None:
        for process in list((self._film_pool._processes or {}).values()):
            process.terminate()
        self._film_pool.shutdown(wait=False, cancel_futures=True)
        if not self._closed:
            self._film_pool = _film_pool()


def _film_pool() -> ProcessPoolExecutor:
    """Started when it is first needed."""
    return ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=step_back, initargs=(HUMILITY,)
    )


def _course(record: Record) -> Course:
    """Run in a worker; nothing where rules have changed since."""
    try:
        return course_of(painter_of(record.game).game, record)
    except (ReplayDriftError, SetupError, UnknownGameError):
        return ()
    except Exception as error:
        raise DrawingError(place_of_fault(error)) from None


def _begin(politeness: int) -> None:
    """Run in a worker as it starts."""
    step_back(politeness)
    get_ready()


def _ready() -> None:
    """Run in a worker, which has begun."""


def _drawn(job: Job) -> Picture:
    """Run in a worker."""
    try:
        return job()
    except Exception as error:
        raise DrawingError(place_of_fault(error)) from None
