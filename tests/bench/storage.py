"""How fast storage is on disk: loading a table early and late, writing a choice.

A load is cold for SQLite and for us: its connection sees each position for the first time, after
another one wrote it, and the match is built anew. The operating system may have the pages.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import aiosqlite
from msgspec import Struct

from games.core.bots.random_bot import random_bot
from games.core.contract import AnyGame
from games.core.match import resume
from games.core.rng import Rng
from storage.file.sqlite import SqliteStore
from storage.records import NewOutbox
from tests.bench.timing import Row
from tests.storage.playing import Playing

GAMES = 8
EARLY = 10
WINDOW = 10  # positions around a choice: what is asked there differs from one to the next
LOAD_BUDGET = 10.0
LOAD_RATIO_BUDGET = 1.5
COMMIT_RATIO_BUDGET = 2.0
WAITING = 100_000  # rows of the outbox
CLAIMED, LEASE = 48, 15  # as many as the bot carries, for as many seconds
LANES = 20_000
LOOKS = 200
HEADS_BUDGET = 1.0


class Sample(Struct):
    """Seconds, over all games."""

    early: list[float] = []
    last: list[float] = []
    commits: list[float] = []
    bare: list[float] = []
    counts: list[int] = []


async def rows(game: AnyGame) -> list[Row]:
    sample = Sample()
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder, "roma.sqlite3"))
        reader = await SqliteStore.open(Path(folder, "roma.sqlite3"))
        bare = await bare_database(Path(folder, "bare.sqlite3"))
        for seed in range(GAMES):
            seats = game.seats[seed % len(game.seats)]
            playing = await Playing.start(store, game, seats, seed, channel=seed)
            await time_game(playing, reader, bare, sample)
        await bare.close()
        await reader.close()
        await store.close()
    return load_rows(game.key, sample) + commit_rows(game.key, sample)


async def outbox_rows() -> list[Row]:
    """What the outbox asks whenever something has happened, with all Discord waiting."""
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder, "roma.sqlite3"))
        for first in range(0, WAITING, LANES):
            lanes = [f"user:{n}" for n in range(LANES)]
            await store.post([NewOutbox(lane, "hand", {"seat": first}) for lane in lanes])
        found = []
        for _ in range(LOOKS):
            start = perf_counter()
            await store.claim("bench", 0, LEASE, CLAIMED)
            await store.next_due(0)
            found.append(perf_counter() - start)
        await store.close()
    note = f"{WAITING} rows in {LANES} lanes"
    return [Row("storage", "heads of lanes", median(found) * 1e3, "ms", HEADS_BUDGET, note)]


async def bare_database(path: Path) -> aiosqlite.Connection:
    """As safe as ours, and nothing else."""
    connection = await aiosqlite.connect(path)
    for statement in (
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "CREATE TABLE bare (value INTEGER)",
    ):
        await connection.execute(statement)
    await connection.commit()
    return connection


async def time_game(
    playing: Playing, reader: SqliteStore, bare: aiosqlite.Connection, sample: Sample
) -> None:
    rng = Rng(playing.id)
    last: deque[float] = deque(maxlen=WINDOW)
    while not playing.match.outcome:
        # In turns, so that a slow moment of the disk hits both.
        if playing.match.count % 2:
            sample.bare.append(await bare_seconds(bare, playing.match.count))
            sample.commits.append(await commit_seconds(playing, rng))
        else:
            sample.commits.append(await commit_seconds(playing, rng))
            sample.bare.append(await bare_seconds(bare, playing.match.count))
        last.append(await load_seconds(playing, reader))
        if EARLY <= playing.match.count < EARLY + WINDOW:
            sample.early.append(last[-1])
    sample.last.extend(last)
    sample.counts.append(playing.match.count)


async def bare_seconds(bare: aiosqlite.Connection, value: int) -> float:
    start = perf_counter()
    await bare.execute("INSERT INTO bare VALUES (?)", (value,))
    await bare.commit()
    return perf_counter() - start


async def commit_seconds(playing: Playing, rng: Rng) -> float:
    """Submit and commit, with the rows a move needs; not the bot that picks."""
    match = playing.match
    before, seat = match.saved(), match.waiting()[0]
    picks = random_bot(None, match.pending(seat), rng)
    start = perf_counter()
    match.submit(seat, match.seq, picks)
    await playing.store.commit(playing.id, playing.change(before, news(playing, before.before)))
    return perf_counter() - start


def news(playing: Playing, before: int) -> list[NewOutbox]:
    """What a move is told with: the board, the ping, the hand of who moved."""
    table, match = playing.id, playing.match
    if match.saved().before == before:
        return []
    assert match.latest
    lane, seat = f"channel:{table}", match.latest.seat
    return [
        NewOutbox(lane, "board", {"move": match.count}, table),
        NewOutbox(lane, "ping", {"seats": list(match.waiting())}, table),
        NewOutbox(f"user:{seat}", "hand", {"seat": seat}, table, 0, "", f"hand:{table}:{seat}"),
    ]


async def load_seconds(playing: Playing, reader: SqliteStore) -> float:
    start = perf_counter()
    resume(playing.match.game, await reader.load(playing.id))
    return perf_counter() - start


def load_rows(key: str, sample: Sample) -> list[Row]:
    early, last = median(sample.early), median(sample.last)
    lengths = f"choices {min(sample.counts)}–{max(sample.counts)}"
    return [
        Row(key, f"load from disk at choice {EARLY}", early * 1e3, "ms", LOAD_BUDGET),
        Row(key, "load from disk at the last choice", last * 1e3, "ms", LOAD_BUDGET),
        Row(key, "load from disk, last : early", last / early, "×", LOAD_RATIO_BUDGET, lengths),
    ]


def commit_rows(key: str, sample: Sample) -> list[Row]:
    ours, bare = sorted(sample.commits), sorted(sample.bare)
    half, tenth, most = len(ours) // 2, len(ours) // 10, len(ours) * 95 // 100
    note = f"bare row {bare[half] * 1e3:.2f} ms, {len(ours)} of each"
    quick = "when the disk hardly counts"
    return [
        Row(key, "submit and commit on disk", ours[half] * 1e3, "ms", None, note),
        Row(key, "submit and commit on disk, p95", ours[most] * 1e3, "ms"),
        Row(key, "commit : a bare row", ours[half] / bare[half], "×", COMMIT_RATIO_BUDGET),
        Row(key, "commit : a bare row, p10", ours[tenth] / bare[tenth], "×", None, quick),
    ]
