"""A few threads, each with a connection of its own to a PostgreSQL server.

psycopg rather than asyncpg: it can wait in a thread. A visit there carries a whole transaction, as
with SQLite, so the same functions run on both; with asyncpg every statement would be an await.
Measured with a commit's statements, a transaction costs the event loop's process as much with
either (0.55 ms and 0.6 ms); psycopg's own asynchronous connection costs 0.9 ms.

A transaction that fails because of others, or because the server went away, is run again until
patience ends. Nothing is done twice for it: a transaction that writes leaves a token behind, and
when the answer to its COMMIT was lost, whether that token is there says what became of it.
"""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from secrets import token_hex
from typing import Concatenate, Generic, ParamSpec, TypeVar

import psycopg
from psycopg import errors

from storage.server.locks import Locks
from storage.server.postgres_session import Session, sentence
from storage.store import DatabaseError

P = ParamSpec("P")
T = TypeVar("T")

CONNECTIONS = 4
PATIENCE = 8.0  # seconds for one visit, with all that is tried again
FIRST_PAUSE, LONGEST_PAUSE = 0.01, 0.5  # seconds

BEGIN_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
BEGIN_WRITE = "BEGIN ISOLATION LEVEL REPEATABLE READ"
NO_WAITING = "SET LOCAL synchronous_commit = off"
BEGIN_TAKE = "BEGIN ISOLATION LEVEL READ COMMITTED"
TOKENS = """
CREATE TABLE IF NOT EXISTS writes (
    token TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT now()
)
"""
FORGET_TOKENS = "DELETE FROM writes WHERE at < now() - INTERVAL '1 day'"
# Waits for a transaction that is leaving the same token just now; keeps out one that still might.
CLAIM_TOKEN = "INSERT INTO writes (token) VALUES (?) ON CONFLICT DO NOTHING RETURNING token"

BUSY = "The database is busy or does not answer; nothing was written."
UNKNOWN = "The database went away while it wrote; whether it did cannot be told yet."


class Kind(Enum):
    PLAIN = ""
    READ = BEGIN_READ
    WRITE = BEGIN_WRITE
    TAKE = BEGIN_TAKE


class Connections:
    """Runs functions of `Queries` in whichever thread is free."""

    def __init__(
        self,
        url: str,
        connections: int = CONNECTIONS,
        patience: float = PATIENCE,
        *,
        alone: Sequence[str] = (),
    ) -> None:
        self.url = url
        self.patience = patience
        self.locks = Locks(url, alone)
        self._threads = ThreadPoolExecutor(connections, "postgres")
        self._local = threading.local()
        self._open: set[Session] = set()

    async def run(
        self, work: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Runs work that looks after its transactions itself; it has time and is not run again."""
        return await self._visit(Kind.PLAIN, lambda it: work(it, *args, **kwargs))

    async def read(
        self, work: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """All queries of the work see the same moment."""
        return await self._visit(Kind.READ, lambda it: work(it, *args, **kwargs))

    async def write(
        self, work: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """If what the work changes was changed by others meanwhile, it is run again."""
        return await self._visit(Kind.WRITE, lambda it: work(it, *args, **kwargs))

    async def take(
        self, work: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Each statement sees its own moment: many can take of the same without a conflict.

        Done twice, or forgotten by a server that loses its power, it must do no harm: it leaves no
        token, and the disk is not waited for.
        """

        def at_once(session: Session) -> T:
            session.execute(NO_WAITING)
            return work(session, *args, **kwargs)

        return await self._visit(Kind.TAKE, at_once)

    async def _visit(self, kind: Kind, work: Callable[[Session], T]) -> T:
        visit = Visit(self, kind, work)
        running = asyncio.get_running_loop().run_in_executor(self._threads, visit.run)
        running.add_done_callback(_noticed)
        patience = None if kind is Kind.PLAIN else self.patience
        try:
            done, _ = await asyncio.wait({running}, timeout=patience)
        except asyncio.CancelledError:
            # What has begun ends, and before who comes next: with SQLite they stand in a row.
            await asyncio.wait({running}, timeout=self.patience)
            raise
        if not done:
            visit.given_up = True
            # One pause more for an answer that is on its way.
            done, _ = await asyncio.wait({running}, timeout=LONGEST_PAUSE)
        if not done:
            raise DatabaseError(BUSY if visit.token is None else UNKNOWN)
        return running.result()

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        for session in self._open:
            session.close()
        self._open.clear()
        self.locks.end()

    def session(self) -> Session:
        """This thread's; made anew if the last one broke."""
        if self.is_lost:
            self.drop()
            self.locks.ensure()
            self._local.session = Session(self.url)
            self._open.add(self._local.session)
        session: Session = self._local.session
        return session

    @property
    def is_lost(self) -> bool:
        """Whether this thread's connection broke, or could not be made."""
        session: Session | None = getattr(self._local, "session", None)
        return session is None or session.is_broken

    def drop(self) -> None:
        session: Session | None = getattr(self._local, "session", None)
        if session is not None:
            session.close()
            self._open.discard(session)
            self._local.session = None


def _noticed(running: asyncio.Future[T]) -> None:
    """Its caller may be gone; then nobody else asks what came of it."""
    if not running.cancelled():
        running.exception()


class Visit(Generic[T]):
    """One piece of work in a thread, until it is done or patience ends."""

    def __init__(self, connections: Connections, kind: Kind, work: Callable[[Session], T]) -> None:
        self.connections = connections
        self.kind = kind
        self.work = work
        self.until = time.monotonic() + connections.patience
        self.given_up = False  # by whom it was for
        self.token: str | None = None  # while a COMMIT is under way
        self.lost = False  # the connection, or there was none
        self.collided = False

    def run(self) -> T:
        pause = FIRST_PAUSE
        while True:
            if self.given_up:
                raise DatabaseError(BUSY)
            try:
                return self._attempt()
            except psycopg.Error as error:
                if not self._is_passing(error) or time.monotonic() + pause > self.until:
                    # Without the cause: a traceback would show the values it names.
                    raise DatabaseError(f"The database failed: {sentence(error)}.") from None
            # Not all at the same time again.
            time.sleep(pause * random.uniform(0.5, 1))
            pause = min(LONGEST_PAUSE, pause * 2)

    def _is_passing(self, error: psycopg.Error) -> bool:
        match error:
            case errors.SerializationFailure() | errors.DeadlockDetected():
                return True
            case errors.UniqueViolation() if not self.collided:
                self.collided = True  # with somebody at the same moment, or with what is there
                return True
            case _:
                return self.lost

    def _attempt(self) -> T:
        self.lost = True
        session = self.connections.session()
        self.lost = False
        if self.kind is Kind.PLAIN:
            return self.work(session)
        try:
            session.begin(self.kind.value)
            result = self.work(session)
            if self.kind is not Kind.WRITE:
                session.end()
                return result
        except psycopg.Error:
            self.lost = session.is_broken
            self.connections.drop()  # psycopg may believe that skipped statements were prepared
            raise
        except BaseException:
            session.roll_back()
            raise
        if self._committed(session):
            return result
        return self._attempt()

    def _committed(self, session: Session) -> bool:
        """Whether it is written; asks again over another connection if the answer was lost."""
        if self.given_up:
            session.roll_back()
            raise DatabaseError(BUSY)
        self.token = token_hex(16)
        try:
            session.commit(self.token)
        except psycopg.Error:
            if session.is_broken:
                return self._was_written(self.token)
            self.token = None
            self.connections.drop()
            raise
        self.token = None
        return True

    def _was_written(self, token: str) -> bool:
        pause = FIRST_PAUSE
        while time.monotonic() + pause < self.until:
            try:
                claimed = self.connections.session().execute(CLAIM_TOKEN, (token,)).fetchone()
            except psycopg.Error:
                time.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
                continue
            self.token = None
            return claimed is None
        raise DatabaseError(UNKNOWN)
