"""Settings as they are given: environment variables, and behind them the file .env."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

DEFAULT_DATABASE = Path("data/roma.sqlite3")
SERVERS = ("postgresql://", "postgres://")


def settings_given(
    names: Iterable[str], environment: Mapping[str, str] | None = None, folder: Path = Path()
) -> dict[str, str]:
    """Those of the names that are set, the environment before .env; empty ones count as not set."""
    given = os.environ if environment is None else environment
    places = (given, _filed(folder / ".env"))
    found = {
        name: next((value for place in places if (value := (place.get(name) or "").strip())), "")
        for name in names
    }
    return {name: value for name, value in found.items() if value}


def _filed(path: Path) -> Mapping[str, str | None]:
    """Loads what reads it only where it is: a health check has none and must be quick."""
    if not path.exists():
        return {}
    from dotenv import dotenv_values

    return dotenv_values(path)


def is_server(database: str) -> bool:
    """Whether this names a PostgreSQL server, not a file."""
    return database.startswith(SERVERS)


def database_given(environment: Mapping[str, str] | None = None, folder: Path = Path()) -> str:
    """The file or the server that the setting DATABASE names."""
    given = settings_given(["DATABASE"], environment, folder)
    return given.get("DATABASE", str(DEFAULT_DATABASE))


def database_file(environment: Mapping[str, str] | None = None, folder: Path = Path()) -> Path:
    """The file the setting DATABASE names, or beside which a server's bot keeps what is local."""
    given = database_given(environment, folder)
    return DEFAULT_DATABASE if is_server(given) else Path(given)
