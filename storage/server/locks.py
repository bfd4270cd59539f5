"""Names that one process holds at a time; the server forgets them with the connection."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b

import psycopg

from storage.server.postgres_session import Session
from storage.store import DatabaseError

LEAVING = 2.0  # seconds until the server has noticed that a bot was killed
PAUSE = 0.01
TAKEN = "Another bot already serves {} with this database: stop it, or set other SHARDS."
OTHERWISE = (
    "Another bot with this database divides the servers otherwise than into {}: stop it, or set"
    " SHARDS alike for all."
)
DIVIDED = 27  # our kind of locks with two numbers
DIVIDE = f"SELECT pg_advisory_lock_shared({DIVIDED}, ?::INTEGER)"
DIVISIONS = (
    "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
    f" AND classid = {DIVIDED} AND objid <> ?::OID"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Locks:
    """Some names for good, others for a while, over one connection; for any thread."""

    def __init__(self, url: str, kept: Sequence[str] = ()) -> None:
        self.url = url
        self.kept = kept
        self._guard = threading.Lock()
        self._session: Session | None = None
        self._held: set[str] = set()

    def ensure(self) -> None:
        """Whoever connects asks: when the server was away, so is what it remembered.

        Raises DatabaseError if another process has a name that is to be kept.
        """
        if self.kept:
            with self._guard:
                self._connected()

    def take(self, name: str) -> bool:
        """Whether it is ours from now on."""
        with self._guard:
            if name not in self._held and _locked(self._connected(), name):
                self._held.add(name)
            return name in self._held

    def holds(self, name: str) -> bool:
        """Whether it is ours still: the connection may have been lost."""
        with self._guard:
            lost = self._session is None or not self._session.answers()
            return name in self._held and not lost

    def release(self, name: str) -> None:
        with self._guard:
            if name in self._held and self._session is not None and self._session.answers():
                self._session.execute("SELECT pg_advisory_unlock(?)", (_key(name),))
            self._held.discard(name)

    def end(self) -> None:
        with self._guard:
            self._end()

    def _end(self) -> None:
        self._held.clear()
        if self._session is not None:
            self._session.close()
            self._session = None

    def _connected(self) -> Session:
        if self._session is not None and self._session.answers():
            return self._session
        self._held.clear()
        self._session = session = Session(self.url)
        until = time.monotonic() + LEAVING
        for division in {_division(name) for name in self.kept}:
            session.execute(DIVIDE, (_number(division),))
            self._wait(until, OTHERWISE.format(division), partial(_alike, session, division))
        for name in self.kept:
            self._wait(until, TAKEN.format(name), partial(_locked, session, name))
        return session

    def _wait(self, until: float, trouble: str, is_free: Callable[[], bool]) -> None:
        while not is_free():
            if time.monotonic() > until:
                self._end()
                raise DatabaseError(trouble)
            time.sleep(PAUSE)


def taken(locks: Locks, name: str) -> bool:
    """Whether it could be taken; a server that is away gives nothing."""
    try:
        return locks.take(name)
    except psycopg.Error:
        return False


def _division(name: str) -> str:
    """What a name is a part of: `3 shards` of `shard 1/3`. All must be parts of the same."""
    _, stroke, count = name.partition("/")
    return f"{count} shards" if stroke else name


def _alike(session: Session, division: str) -> bool:
    found = session.execute(DIVISIONS, (_number(division),)).fetchone()
    return not found[0]


def _number(division: str) -> int:
    return _key(division) & 0x7FFFFFFF


def _locked(session: Session, name: str) -> bool:
    found = session.execute("SELECT pg_try_advisory_lock(?)", (_key(name),)).fetchone()
    return bool(found[0])


def _key(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
