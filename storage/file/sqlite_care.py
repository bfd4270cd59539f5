"""Looking after a SQLite file: copies, and whether all is well."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from storage.file.connection import PRIVATE, Connected
from storage.packing import Readable, is_json
from storage.store import DatabaseError
from storage.upkeep import care


def integrity(connection: Connected, readable: Readable = is_json) -> tuple[str, ...]:
    """What is wrong, a sentence each."""
    try:
        return (*_broken_rules(connection), *care.troubles(connection, readable))
    except sqlite3.DatabaseError as error:
        return (f"SQLite cannot read the file: {error}.",)


def _broken_rules(connection: Connected) -> Iterator[str]:
    for row in connection.execute("PRAGMA integrity_check"):
        if row[0] != "ok":
            yield f"SQLite says: {row[0]}."
    for row in connection.execute("PRAGMA foreign_key_check"):
        yield f"Row {row[1]} of {row[0]} belongs to a row of {row[2]} that is not there."


def copy(connection: sqlite3.Connection, path: Path) -> None:
    """Writes the database as it is at this moment into a new file.

    Under another name until it is whole: a copy that was cut off is never taken for a good one.
    """
    if path.exists():
        raise DatabaseError(f"{path} exists already; a backup overwrites nothing.")
    part = path.with_name(f"{path.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        raise DatabaseError(f"{part} is left of another backup; remove it first.") from None
    except OSError as error:
        raise DatabaseError(f"{path} cannot be written: {error.strerror}.") from error
    try:
        connection.execute("VACUUM INTO ?", (str(part),))
        _flush(part)
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    """VACUUM INTO leaves the last bytes to the operating system."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
