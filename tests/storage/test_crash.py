"""Killed at any moment: what was acknowledged is there, nothing is half there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from games.core.match import resume
from games.core.record import RecordedMatch
from games.registry import all_games
from storage.opening import open_store
from storage.sql.store import SqlStore

KILLS = 6
GAME = next(iter(all_games().values()))
ROOT = Path(__file__).parents[2]


def play_and_kill(place: str, seconds: float) -> list[tuple[int, int]]:
    """Table and number of choices, for every commit the player was told of."""
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.crashing", place],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    )
    assert player.stdout
    first = player.stdout.readline()
    assert first, "it plays now"
    sleep(seconds)
    player.kill()
    rest, _ = player.communicate()
    whole = [line for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]
    return [(int(table), int(count)) for table, count in map(str.split, whole)]


@pytest.mark.asyncio
async def test_killed_while_committing(place: str) -> None:
    told = 0
    for n in range(KILLS):
        acknowledged = play_and_kill(place, 0.05 + 0.037 * n)
        told += len(acknowledged)
        store = await open_store(place)
        assert await store.integrity() == ()
        table, count = acknowledged[-1]
        stored = await whole_choices(store, table)
        assert stored - count in (0, 1)  # one may be written and not yet told
        await store.close()
    assert told > KILLS


async def whole_choices(store: SqlStore, table: int) -> int:
    """How many choices stand, after making sure that everything else says the same."""
    row = await store.table(table)
    saved = await store.load(table)
    match = resume(GAME, saved)
    assert not match.dropped
    assert match.seq == row.seq
    choices = await store.choices(table)
    assert match.count == len(choices)
    moves = await store.moves(table, limit=10_000)
    assert [move.number for move in moves] == list(range(1, row.moves + 1))
    assert moves[-1].checkpoint == saved.before
    assert await store.waiting_count() == await all_choices(store)
    replayed = RecordedMatch.replayed(GAME, await store.record(table, running=True)).match
    assert replayed.state_copy() == match.state_copy()
    return len(choices)


async def all_choices(store: SqlStore) -> int:
    query = "SELECT COUNT(*) FROM choices"
    return await store._connection.run(lambda connection: connection.execute(query).fetchone()[0])
