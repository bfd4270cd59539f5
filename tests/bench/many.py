"""A hundred thousand stored tables against a thousand: what the bot does must cost the same.

All of them run and wait for somebody. The thousand are played; the others are copies of them, in
other channels and with other people.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct

from games.core.match import resume
from games.core.rng import Rng
from games.registry import all_games
from playground import LoopbackServer
from playground.people.person import Person
from storage.environment import is_server
from storage.opening import open_store
from storage.queries import Queries
from storage.sql.store import SqlStore
from tests.bench.busy import GAME
from tests.bench.processes import running
from tests.bench.timing import Row
from tests.postgres import PostgresServer
from tests.storage.playing import Playing

MANY = 100_000
FEWER = 100  # times
CHOICES = 2  # of each stored table
NEVER = 4_000_000_000  # unix seconds
OWN = 5  # tables of the person who asks for them
STARTS = 3
LISTS = 30
LOADS = 200
RATIO_BUDGET = 1.2
STRIDE = 1_000_000  # between the numbers of one copy and the next
SAFE_ENOUGH = {True: "SET synchronous_commit = off", False: "PRAGMA synchronous = OFF"}

# How many strides are added to a number in each copy; other columns are taken as they are.
SHIFTED = {
    "tables": {"id": 1, "channel": 1000, "host": 1000},
    "seats": {"table_id": 1, "user": 1000},
    "choices": {"id": 1, "table_id": 1},
    "checkpoints": {"id": 1, "table_id": 1},
    "moves": {"table_id": 1},
    "waits": {"table_id": 1},
}


class Taken(Struct):
    """Seconds and MiB with so many tables."""

    starts: list[float] = []
    memory: list[float] = []
    lists: list[float] = []
    loads: list[float] = []


async def rows(many: int = MANY) -> list[Row]:
    few = many // FEWER
    found = await measured("file", few, many)
    server = PostgresServer(durable=True)
    try:
        return found + await measured("server", few, many, server)
    finally:
        server.remove()


async def measured(
    kind: str, few: int, many: int, server: PostgresServer | None = None
) -> list[Row]:
    taken = {few: Taken(), many: Taken()}
    with TemporaryDirectory() as folder:
        places = {}
        for count in taken:
            place = server.new_database() if server else str(Path(folder, f"{count}.sqlite3"))
            places[count] = place
            async with LoopbackServer() as discord:
                livia = discord.person("Livia")
                await fill(place, few, count, livia.id)
                await time_bot(discord, place, livia, taken[count])
        await time_loads(places[few], places[many], few, taken[few], taken[many])
    return compared(f"{many} tables, {kind}", f"{few}", taken[few], taken[many])


# ---- what is stored ---------------------------------------------------------------------------


async def fill(place: str, played: int, count: int, user: int) -> None:
    """Running games; a few of them are this person's. Unsafely written: that is not measured."""
    store = await open_store(place)
    assert isinstance(store, SqlStore)
    await store._connection.run(unhurried, is_server(place))
    game = all_games()[GAME]
    for n in range(played):
        playing = await Playing.start(store, game, game.seats[n % len(game.seats)], n, channel=n)
        rng = Rng(n)
        for _ in range(CHOICES):
            await playing.random_choice(rng)
    await store._connection.run(scatter, user)
    for copy in range(1, count // played):
        await store._connection.run(multiply, copy * STRIDE)
    await store._connection.run(looked_over)
    await store.close()


def unhurried(queries: Queries, on_server: bool) -> None:
    queries.execute(SAFE_ENOUGH[on_server])
    if on_server:
        queries.execute("SET statement_timeout = 0")


def scatter(queries: Queries, user: int) -> None:
    """The same five sit at every table: everybody gets one alone. Each table waits for somebody."""
    named = '"user"'
    queries.execute(f"UPDATE seats SET {named} = {named} * {STRIDE} + table_id")
    queries.execute(
        f"UPDATE seats SET {named} = ? WHERE seat = 0 AND table_id IN"
        " (SELECT id FROM tables ORDER BY id LIMIT ?)",
        (user, OWN),
    )
    queries.execute(
        "INSERT INTO waits (table_id, seat, since, stage, next_at, put_off)"
        " SELECT table_id, seat, 0, 0, ?, 0 FROM seats WHERE seat = 0",
        (NEVER,),
    )


def multiply(queries: Queries, by: int) -> None:
    """One more copy of the tables that were played."""
    for table, shifted in SHIFTED.items():
        columns = list(queries.execute(f"SELECT * FROM {table} LIMIT 1").fetchone().keys())
        names = ", ".join(f'"{column}"' for column in columns)
        taken = ", ".join(
            f'"{column}" + CAST(? AS BIGINT)' if column in shifted else f'"{column}"'
            for column in columns
        )
        mine = "id" if table == "tables" else "table_id"
        queries.execute(
            f"INSERT INTO {table} ({names}) SELECT {taken} FROM {table} WHERE {mine} < {STRIDE}",
            [by * shifted[column] for column in columns if column in shifted],
        )


def looked_over(queries: Queries) -> None:
    """As the engines do by themselves in time."""
    queries.execute("ANALYZE")


# ---- what it costs ----------------------------------------------------------------------------


async def time_bot(discord: LoopbackServer, place: str, livia: Person, taken: Taken) -> None:
    for _ in range(STARTS):
        since = perf_counter()
        async with running(discord, place, "bot", ready=taken.starts.append) as bot:
            taken.starts[-1] -= since
            taken.memory.append(bot.memory())
            for _ in range(LISTS // STARTS):
                since = perf_counter()
                listed = await livia.slash(livia.dm, "mygames")
                await listed.message()
                taken.lists.append(perf_counter() - since)


async def time_loads(few: str, many: str, played: int, taken_few: Taken, taken_many: Taken) -> None:
    """In turns, so that a slow moment of the machine hits both."""
    game, rng = all_games()[GAME], Rng(7)
    stores = [(await open_store(few), taken_few.loads), (await open_store(many), taken_many.loads)]
    for _ in range(LOADS):
        number = 1 + rng.below(played)
        for store, loads in stores:
            since = perf_counter()
            resume(game, await store.load(number))
            loads.append(perf_counter() - since)
    for store, _ in stores:
        await store.close()


def compared(area: str, than: str, few: Taken, many: Taken) -> list[Row]:
    return [
        ratio(area, "start", than, few.starts, many.starts, 1.0, "s"),
        ratio(area, "memory, idle", than, few.memory, many.memory, 1.0, "MiB"),
        ratio(area, "/mygames", than, few.lists, many.lists, 1e3, "ms"),
        ratio(area, "load of one table", than, few.loads, many.loads, 1e3, "ms"),
    ]


def ratio(
    area: str,
    what: str,
    than: str,
    few: Sequence[float],
    many: Sequence[float],
    scale: float,
    unit: str,
) -> Row:
    first, second = median(few), median(many)
    note = f"medians: {second * scale:.2f} and {first * scale:.2f} {unit}"
    return Row(area, f"{what} : with {than}", second / first, "×", RATIO_BUDGET, note)
