"""How fast storage is on a PostgreSQL server on this machine, one that writes to the disk."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from games.core.contract import AnyGame
from games.core.rng import Rng
from storage.records import NewOutbox
from storage.server.postgres import PostgresStore
from storage.server.postgres_session import Session
from tests.bench.storage import (
    CLAIMED,
    COMMIT_RATIO_BUDGET,
    LANES,
    LEASE,
    LOAD_BUDGET,
    LOOKS,
    WAITING,
    commit_seconds,
    load_seconds,
)
from tests.bench.timing import Row
from tests.postgres import PostgresServer
from tests.storage.playing import Playing

GAMES = 3
BATCH = 2000  # rows; a statement has so much time


async def rows(game: AnyGame) -> list[Row]:
    server = PostgresServer(durable=True)
    store = await PostgresStore.open(server.new_database())
    try:
        await store._connection.run(make_bare)
        played = await game_rows(store, game)
        return [*played, *await version_rows(store), *await outbox_rows(store)]
    finally:
        await store.close()
        server.remove()


def make_bare(session: Session) -> None:
    session.execute("CREATE TABLE bare (value BIGINT)")


def write_bare(session: Session) -> None:
    session.execute("INSERT INTO bare VALUES (?)", (1,))


async def game_rows(store: PostgresStore, game: AnyGame) -> list[Row]:
    commits, bare, loads = [], [], []
    for seed in range(GAMES):
        seats = game.seats[seed % len(game.seats)]
        playing = await Playing.start(store, game, seats, seed, channel=seed)
        rng = Rng(playing.id)
        while not playing.match.outcome:
            commits.append(await commit_seconds(playing, rng))
            start = perf_counter()
            await store._connection.run(write_bare)
            bare.append(perf_counter() - start)
            loads.append(await load_seconds(playing, store))
    ours, theirs = median(commits), median(bare)
    note = f"bare row {theirs * 1e3:.2f} ms, {len(commits)} of each, {game.key}"
    return [
        Row("server", "load", median(loads) * 1e3, "ms", LOAD_BUDGET),
        Row("server", "submit and commit", ours * 1e3, "ms", None, note),
        Row("server", "commit : a bare row", ours / theirs, "×", COMMIT_RATIO_BUDGET),
    ]


async def outbox_rows(store: PostgresStore) -> list[Row]:
    for first in range(0, WAITING, BATCH):
        numbers = range(first, first + BATCH)
        await store.post([NewOutbox(f"user:{n % LANES}", "hand", {"n": n}) for n in numbers])
    found = []
    for _ in range(LOOKS):
        start = perf_counter()
        rows = await store.claim("bench", 0, LEASE, CLAIMED)
        await store.next_due(0)
        found.append(perf_counter() - start)
        await store.give_back("bench", [row.id for row in rows])
    note = f"{CLAIMED} of {WAITING} rows in {LANES} lanes, leased"
    return [Row("server", "heads of lanes", median(found) * 1e3, "ms", None, note)]


async def version_rows(store: PostgresStore) -> list[Row]:
    """What every use of a table in memory costs where other processes may have changed it."""
    found = []
    for _ in range(LOOKS):
        start = perf_counter()
        await store.version_of(1)
        found.append(perf_counter() - start)
    return [Row("server", "version of a table", median(found) * 1e3, "ms", None)]
