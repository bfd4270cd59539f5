"""For all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.postgres import PostgresServer

ENGINES = ("sqlite", "postgresql")

# No test is timed: on a busy machine any of them may be slow once.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# Moved in and tested by tests/test_adding_a_game.py; here its imports lead nowhere.
collect_ignore = ["small_game"]


def pytest_xdist_auto_num_workers() -> int:
    """One more than processors: tests of the bot and of the page wait for other processes much."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture(params=ENGINES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that can be opened more than once, of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "roma.sqlite3")
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    url = server.new_database()
    yield url
    server.drop(url)
