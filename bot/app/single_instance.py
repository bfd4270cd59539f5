"""One bot for one database: two would answer every click twice."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.app.settings import SettingsError


@contextmanager
def only_instance(database: Path) -> Iterator[None]:
    """Holds the database for this process; the lock goes with the process, however it ends."""
    file_itself = database.resolve()  # links to it are the same database
    file_itself.parent.mkdir(parents=True, exist_ok=True)
    with file_itself.with_name(f"{file_itself.name}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SettingsError(
                f"Another bot already uses {database}: stop it, or set another DATABASE."
            ) from None
        yield
