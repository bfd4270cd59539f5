"""Names that one process holds at a time; the server forgets them with the connection."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from hashlib import blake2b

import psycopg

from storage.server.postgres_session import Session
from storage.store import DatabaseError

LEAVING = 2.0  # seconds until the server has noticed that a bot was killed
PAUSE = 0.01
TAKEN = "Another bot already serves {} with this database: stop it, or set other SHARDS."


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
        for name in self.kept:
            while not _locked(session, name):
                if time.monotonic() > until:
                    self._end()
                    raise DatabaseError(TAKEN.format(name))
                time.sleep(PAUSE)
        return session


def taken(locks: Locks, name: str) -> bool:
    """Whether it could be taken; a server that is away gives nothing."""
    try:
        return locks.take(name)
    except psycopg.Error:
        return False


def _locked(session: Session, name: str) -> bool:
    found = session.execute("SELECT pg_try_advisory_lock(?)", (_key(name),)).fetchone()
    return bool(found[0])


def _key(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
