"""No query grows with the length of a game, or with what is stored besides."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

import pytest

from storage.file.sqlite import SqliteStore
from storage.queries import Answer
from storage.server.postgres import PostgresStore
from storage.server.postgres_session import Session
from storage.store import Store
from tests.postgres import PostgresServer
from tests.storage.crowded import calls, fill

# Read from one end to the other, but they hold only what is open.
VALUES = ["CONSTANT", "ROWS"]  # of the statement itself
SMALL_INDEXES = {"open_tables", "open_in_order", "open_votes", "chosen_languages", "waiting_lanes"}


# Of the whole by their meaning: copies, checks, a finished game as a file, a count of what waits.
WHOLE = {"close", "backup", "integrity", "record", "waiting_count"}


def test_every_promise_of_a_store_is_looked_at() -> None:
    assert {*calls(SqliteStore(None, ""), 0), *WHOLE} == Store.__abstractmethods__


class Planner:
    """A connection that asks SQLite for the plan of everything before it does it."""

    def __init__(self, connection: sqlite3.Connection, plans: list[str]) -> None:
        self.real = connection
        self.plans = plans

    def __getattr__(self, name: str) -> object:
        return getattr(self.real, name)

    def execute(self, query: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
        if not query.startswith(("BEGIN", "COMMIT")):
            steps = self.real.execute(f"EXPLAIN QUERY PLAN {query}", values)
            self.plans += [f"{step[3]} | {query}" for step in steps]
        return self.real.execute(query, values)

    def executemany(self, query: str, rows: Sequence[Sequence[object]]) -> None:
        for values in rows:
            self.execute(query, values)


def read_whole(plans: Sequence[str]) -> Iterator[str]:
    for plan in plans:
        step = plan.partition(" | ")[0].split()
        if step[0] == "SCAN" and step[-1] not in SMALL_INDEXES and step[-2:] != VALUES:
            yield plan


@pytest.mark.asyncio
async def test_no_query_reads_a_whole_table_of_a_file() -> None:
    store = await SqliteStore.open(":memory:")
    await fill(store, moves=3, others=3)
    plans: list[str] = []
    store._connection._connection = Planner(store._connection._conn, plans)
    for call in calls(store, 3).values():
        await call()
    assert len(plans) > 100
    assert list(read_whole(plans)) == []
    await store.close()


async def steps_of(moves: int, others: int) -> dict[str, int]:
    """How many steps SQLite's machine makes for each call."""
    store = await SqliteStore.open(":memory:")
    await fill(store, moves, others)
    found = {}
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 1

    await store._connection.run(lambda c: c.set_progress_handler(count, 1))
    for name, call in calls(store, moves).items():
        before = steps
        await call()
        found[name] = steps - before
    await store.close()
    return found


@pytest.mark.asyncio
async def test_a_long_game_among_many_costs_as_much_as_a_short_one_alone() -> None:
    few, many = await steps_of(moves=4, others=3), await steps_of(moves=300, others=600)
    grown = {name: (few[name], many[name]) for name in few if many[name] > 1.3 * few[name] + 20}
    assert grown == {}


class PlanningSession(Session):
    """Asks the server for the plan of everything before it does it."""

    plans: list[tuple[str, dict]] = []  # noqa: RUF012 - shared by all threads on purpose

    def execute(self, query: str, values: Sequence[object] = (), /) -> Answer:
        if query.startswith(("SELECT", "INSERT", "UPDATE", "DELETE")) and " writes " not in query:
            (plan,) = super().execute(f"EXPLAIN (FORMAT JSON) {query}", values).fetchone()
            self.plans.append((query, plan[0]["Plan"]))
        return super().execute(query, values)

    def executemany(self, query: str, rows: Sequence[Sequence[object]], /) -> None:
        for values in rows:
            self.execute(query, values)


def nodes(plan: dict) -> Iterator[dict]:
    """But those of which only the first row is wanted."""
    yield plan
    for part in plan.get("Plans", ()):
        if plan["Node Type"] != "Limit" or "Filter" in part:
            yield from nodes(part)


def reads_whole(node: dict) -> bool:
    match node["Node Type"]:
        case "Seq Scan":
            return True
        case "Index Scan" | "Index Only Scan" | "Bitmap Index Scan":
            return "Index Cond" not in node and node["Index Name"] not in SMALL_INDEXES
        case _:
            return False


@pytest.mark.asyncio
@pytest.mark.parametrize("others", [3, 300])
async def test_no_query_reads_a_whole_table_of_a_server(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    """Neither when it knows what is there, nor while it knows of nothing."""
    url = postgres.new_database()
    store = await PostgresStore.open(url)
    await fill(store, moves=30, others=others)
    if others > 3:
        await store._connection.run(lambda session: session.execute("ANALYZE"))
    await store.close()
    monkeypatch.setattr("storage.server.postgres_connection.Session", PlanningSession)
    store = await PostgresStore.open(url)
    PlanningSession.plans.clear()  # those of opening
    for call in calls(store, 30).values():
        await call()
    await store.close()
    plans = PlanningSession.plans
    assert len(plans) > 100
    whole = [(query, node) for query, plan in plans for node in nodes(plan) if reads_whole(node)]
    assert whole == []
    postgres.drop(url)
