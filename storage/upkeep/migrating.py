"""Brings a database to the layout of this code: numbered scripts, each in a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from storage.queries import Queries
from storage.store import DatabaseError
from storage.upkeep.dialects import Dialect, dialect_of

FOLDER = Path(__file__).parent / "migrations"
VERSIONS = """
CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT
"""


class Migration(NamedTuple):
    number: int
    name: str
    script: str


def migrations_in(folder: Path) -> list[Migration]:
    """`0001_first.sql`, `0002_….sql` and so on, without a gap."""
    files = sorted(folder.glob("*.sql"))
    found = [Migration(int(file.stem[:4]), file.stem, file.read_text("utf-8")) for file in files]
    assert [migration.number for migration in found] == list(range(1, len(found) + 1)), folder
    return found


def version(connection: Queries) -> int:
    """0: nothing in it yet. Raises DatabaseError for a database that is not ours."""
    names = dialect_of(connection).tables()
    if "schema_version" not in names:
        if names:
            raise DatabaseError("The database belongs to another program: it has other tables.")
        return 0
    row = connection.execute("SELECT MAX(version) FROM schema_version").fetchone()
    return int(row[0] or 0)


def check_version(connection: Queries, folder: Path = FOLDER) -> None:
    """Raises DatabaseError unless the database has exactly the layout of this code."""
    found, known = version(connection), len(migrations_in(folder))
    if found > known:
        raise DatabaseError(
            f"The database has version {found}, this program knows {known}: use a newer program."
        )
    if found < known:
        raise DatabaseError(
            f"The database has version {found}, this program needs {known}: start the bot once."
        )


def migrate(connection: Queries, folder: Path = FOLDER) -> None:
    dialect = dialect_of(connection)
    dialect.prepare()
    for migration in migrations_in(folder):
        if version(connection) < migration.number:
            dialect.alone(partial(_apply, connection, dialect, migration))
    check_version(connection, folder)


def _apply(connection: Queries, dialect: Dialect, migration: Migration) -> None:
    if version(connection) >= migration.number:
        return  # another process was faster
    for statement in statements(dialect.script(f"{VERSIONS};\n{migration.script}")):
        connection.execute(statement)
    if dialect.has_orphans():
        raise DatabaseError(f"Migration {migration.name} would leave rows without what they need.")
    connection.execute(
        "INSERT INTO schema_version VALUES (?, ?)", (migration.number, migration.name)
    )


def statements(script: str) -> Iterator[str]:
    """One by one: sqlite3's executescript would end the transaction first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip(), "a migration ends with a whole statement"
