"""--health: true only with a token and a connection, and quick."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

from bot.app.care.health import STALE, note_life, sign_of
from bot.app.shards import Shards

ROOT = Path(__file__).parents[3]
LOADED = (
    "import runpy, sys; sys.argv = ['bot', '--health']\n"
    "try: runpy.run_module('bot', run_name='__main__')\n"
    "except SystemExit as end: print(end.code, {'discord', 'PIL', 'asyncio'} & {*sys.modules})"
)


def health(database: Path, token: str = "x", *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DATABASE": str(database), "DISCORD_TOKEN": token}
    return subprocess.run(
        [sys.executable, *(command or ("-m", "bot", "--health"))],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_needs_a_token_and_a_connection(tmp_path):
    database = tmp_path / "roma.sqlite3"
    assert health(database).returncode == 1
    note_life(sign_of(database), connected=True)
    assert health(database).returncode == 0
    without = health(database, "")
    assert without.returncode == 1
    assert "no DISCORD_TOKEN" in without.stderr
    old = sign_of(database).stat().st_mtime - STALE
    os.utime(sign_of(database), (old, old))
    assert health(database).returncode == 1
    note_life(sign_of(database), connected=False)
    assert not sign_of(database).exists()


def test_each_part_of_the_shards_has_a_sign_of_its_own(tmp_path, monkeypatch):
    database = tmp_path / "roma.sqlite3"
    note_life(sign_of(database, Shards(0, 1, 4)), connected=True)
    assert health(database).returncode == 1
    monkeypatch.setenv("SHARDS", "2-3/4")
    assert health(database).returncode == 1
    note_life(sign_of(database, Shards(2, 3, 4)), connected=True)
    assert health(database).returncode == 0


def test_it_loads_neither_discord_nor_pillow(tmp_path):
    assert health(tmp_path / "roma.sqlite3", "x", "-c", LOADED).stdout == "1 set()\n"


def test_it_costs_less_than_a_tenth_of_a_second(tmp_path):
    """Of processor time: the machine may be busy."""
    costs = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        health(tmp_path / "roma.sqlite3")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        costs.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert min(costs) < 0.1
