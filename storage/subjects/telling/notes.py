"""What one process did and the others need not do again."""

from __future__ import annotations

from storage.queries import Queries


def find(connection: Queries, name: str) -> str:
    row = connection.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return str(row[0]) if row else ""


def save(connection: Queries, name: str, value: str) -> None:
    connection.execute(
        "INSERT INTO notes (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
