"""Keeping a world in an SQLite file: only what changed, in one transaction each time."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import NamedTuple

import msgspec

from playground.world.model import StoredFile
from playground.world.shelf import Shelf
from playground.world.world import World

SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (kind, id)
) WITHOUT ROWID
"""
PRIVATE = 0o600  # it holds hands and tokens


class Changes(NamedTuple):
    """Rows to write and rows to drop, made in the event loop, written in a thread."""

    written: list[tuple[str, int, bytes]]
    dropped: list[tuple[str, int]]


class WorldFile:
    def __init__(self, path: Path) -> None:
        path.touch(mode=PRIVATE)
        os.chmod(path, PRIVATE)
        self._connection = sqlite3.connect(path, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute(SCHEMA)

    def load(self, world: World) -> None:
        for shelf in world.shelves:
            rows = self._connection.execute(
                "SELECT id, body FROM thing WHERE kind = ? ORDER BY id", (shelf.kind,)
            )
            for id, body in rows:
                shelf.restore(id, _read(shelf, body))
        world.reindex()

    def save(self, changes: Changes) -> None:
        """All or nothing."""
        with self._connection:
            self._connection.executemany(
                "INSERT OR REPLACE INTO thing (kind, id, body) VALUES (?, ?, ?)", changes.written
            )
            self._connection.executemany(
                "DELETE FROM thing WHERE kind = ? AND id = ?", changes.dropped
            )

    def close(self) -> None:
        self._connection.close()


def taken_changes(world: World) -> Changes:
    """What changed since the last time; from now on it counts as saved."""
    changes = Changes([], [])
    for shelf in world.shelves:
        for id in shelf.touched:
            thing = shelf.get(id)
            if thing is None:
                changes.dropped.append((shelf.kind, id))
            else:
                changes.written.append((shelf.kind, id, _written(thing)))
        shelf.touched.clear()
    return changes


# A file's bytes stand behind a short head, so that they are neither encoded nor copied twice.
def _written(thing: object) -> bytes:
    if isinstance(thing, StoredFile):
        head = msgspec.json.encode([thing.name, thing.content_type])
        return len(head).to_bytes(4, "big") + head + thing.data
    return msgspec.json.encode(thing)


def _read(shelf: Shelf[object], body: bytes) -> object:
    if shelf.of is not StoredFile:
        return msgspec.json.decode(body, type=shelf.of)
    end = 4 + int.from_bytes(body[:4], "big")
    name, content_type = msgspec.json.decode(body[4:end], type=tuple[str, str])
    return StoredFile(name, content_type, body[end:])
