"""The store that a setting names: a file, or a database on a server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from storage.environment import is_server
from storage.file.sqlite import SqliteStore
from storage.store import Store


async def open_store(database: str, *, upgrade: bool = True, alone: Sequence[str] = ()) -> Store:
    """Opens it; on a server, nobody else may do what `alone` names. A file's lock is the bot's.

    Who keeps a file never loads the driver of a server.
    """
    if is_server(database):
        from storage.server.postgres import PostgresStore

        return await PostgresStore.open(database, upgrade=upgrade, alone=alone)
    return await SqliteStore.open(Path(database), upgrade=upgrade)
