"""A server that dies, hangs, fills up or loses answers: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest
import pytest_asyncio

from games.core.rng import Rng
from storage.records import NewOutbox
from storage.server.postgres import PostgresStore
from storage.store import DatabaseError
from tests.games.core.toy import Toy
from tests.postgres import PostgresServer
from tests.storage.faulty_line import Fault, FaultyLine, faulty_line
from tests.storage.playing import LATER, NOW, Playing, lobby

pytestmark = pytest.mark.asyncio

BRIEF = 1.5  # seconds of patience, where it is to end


@pytest.fixture
def url(postgres: PostgresServer) -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest_asyncio.fixture
async def line(postgres: PostgresServer) -> AsyncIterator[FaultyLine]:
    async with faulty_line(postgres.folder) as line:
        yield line


async def bid(playing: Playing) -> None:
    """A choice, told by one row."""
    before = playing.match.saved()
    playing.match.submit(0, playing.match.seq, ["low"])
    row = NewOutbox("channel:1", "board", {}, playing.id)
    await playing.store.commit(playing.id, playing.change(before, [row]))


@pytest.mark.parametrize("fault", ["lost", "unanswered", "late"])
@pytest.mark.parametrize("where", [b"COMMIT", b"INSERT INTO choices", b"BEGIN"])
async def test_a_choice_is_written_once_wherever_the_line_is_cut(
    url: str, line: FaultyLine, where: bytes, fault: Fault
) -> None:
    store = await PostgresStore.open(line.url(url), connections=1)
    playing = await Playing.start(store, Toy(), 2, seed=1)
    line.faults = [(where, fault)]
    await bid(playing)
    assert line.happened == [fault]
    await line.settled()
    assert len(await store.choices(playing.id)) == 1
    assert await store.waiting_count() == 1
    assert await store.integrity() == ()
    await store.close()


@pytest.mark.parametrize("fault", ["lost", "unanswered"])
async def test_a_line_that_is_cut_again_and_again(url: str, line: FaultyLine, fault: Fault) -> None:
    store = await PostgresStore.open(line.url(url))
    line.faults = [(b"COMMIT", fault)] * 20
    rows = [NewOutbox(f"user:{n}", "hand", {}) for n in range(40)]
    await asyncio.gather(*(store.post([row]) for row in rows))
    assert len(line.happened) == 20
    assert await store.waiting_count() == 40
    await store.close()


async def test_a_server_that_is_killed_under_load_loses_and_doubles_nothing() -> None:
    server = PostgresServer()
    store = await PostgresStore.open(server.new_database(empty=True), patience=30)
    tables = [
        await Playing.start(store, Toy(), 2, seed=n, channel=n, variant={"plan": "turn"})
        for n in range(8)
    ]
    posted: list[int] = []
    stopping = asyncio.Event()

    async def post(lane: int) -> None:
        while not stopping.is_set():
            (id,) = await store.post([NewOutbox(f"user:{lane}", "hand", {"n": len(posted)})])
            posted.append(id)

    async def play(playing: Playing) -> None:
        rng = Rng(playing.id)
        while not playing.match.outcome:
            await playing.random_choice(rng)
            await asyncio.sleep(0.1)

    load = [asyncio.create_task(play(playing)) for playing in tables]
    load += [asyncio.create_task(post(lane)) for lane in range(3)]
    for _ in range(3):
        await asyncio.sleep(0.3)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    stopping.set()
    await asyncio.gather(*load)
    assert len(set(posted)) == len(posted) == await store.waiting_count()
    for playing in tables:
        assert len(await store.choices(playing.id)) == playing.match.count
    assert await store.integrity() == ()
    await store.close()
    server.remove()


async def test_a_server_that_is_away_is_told_in_a_sentence_and_found_again() -> None:
    server = PostgresServer()
    store = await PostgresStore.open(
        server.new_database(empty=True), patience=BRIEF, alone=["all shards"]
    )
    table = await lobby(store)
    server.stop()
    with pytest.raises(DatabaseError, match="The database failed: connection"):
        await store.table(table.id)
    with pytest.raises(DatabaseError, match="The database failed: connection"):
        await store.update_table(table.id, host=7)
    server.start()
    assert await store.table(table.id) == table
    await store.close()
    server.remove()


async def test_a_server_that_hangs_is_not_waited_for_for_ever() -> None:
    server = PostgresServer()
    store = await PostgresStore.open(server.new_database(empty=True), patience=BRIEF)
    playing = await Playing.start(store, Toy(), 2, seed=1)
    with server.frozen():
        begun = time.monotonic()
        with pytest.raises(DatabaseError, match="does not answer"):
            await bid(playing)
        assert time.monotonic() - begun < BRIEF + 3
    again = Playing(store, playing.id, await playing.cold())
    assert again.match.count == len(await store.choices(playing.id)) == 0
    await bid(again)
    assert await store.waiting_count() == 1
    await store.close()
    server.remove()


async def test_a_slow_line_is_only_slow(url: str, line: FaultyLine) -> None:
    store = await PostgresStore.open(line.url(url))
    line.slowness = 0.03
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await bid(playing)
    assert len(await store.choices(playing.id)) == 1
    await store.close()


async def post_for_ever(store: PostgresStore, rows: list[NewOutbox]) -> None:
    while True:
        await store.post(rows)


def cannot_grow() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (20 << 20, 20 << 20))


async def test_a_full_server_takes_nothing_half_and_goes_on_when_there_is_room() -> None:
    server = PostgresServer(preparing=cannot_grow)
    store = await PostgresStore.open(server.new_database(empty=True))
    playing = await Playing.start(store, Toy(), 2, seed=1)
    rng = Rng(1)
    letters = "".join(chr(33 + rng.below(90)) for _ in range(1 << 16))
    big = [NewOutbox("user:1", "hand", {"letters": letters[n:] + letters[:n]}) for n in range(64)]
    with pytest.raises(DatabaseError, match="The database failed: could not extend file"):
        await post_for_ever(store, big)
    stored = await store.waiting_count()
    assert stored % len(big) == 0
    with pytest.raises(DatabaseError):
        await store.post(big)
    assert await store.waiting_count() == stored
    await store._connection.run(lambda it: it.execute("DELETE FROM outbox WHERE head = 0"))
    await store._connection.run(lambda it: it.execute("VACUUM outbox"))
    await store.post(big[1:])
    await bid(playing)
    assert await store.integrity() == ()
    await store.close()
    server.remove()


async def test_when_all_connections_are_taken_the_rest_is_told_to_wait(url: str) -> None:
    store = await PostgresStore.open(url, connections=2, patience=BRIEF)
    table = await lobby(store)
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        begun = time.monotonic()
        waiting = [store.update_table(table.id, host=n) for n in range(6)]
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert time.monotonic() - begun < BRIEF + 3
        assert [type(error) for error in told] == [DatabaseError] * 6
        assert "busy" in str(told[-1])
    assert (await store.table(table.id)).host == table.host
    await store.update_table(table.id, host=9)
    await store.close()


async def test_of_many_at_once_each_has_its_turn(url: str) -> None:
    """Two processes change the same rows: conflicts are settled by running again."""
    stores = [await PostgresStore.open(url) for _ in range(2)]
    table = await lobby(stores[0])

    async def change(n: int) -> None:
        store = stores[n % 2]
        await store.update_table(table.id, host=n)
        await store.update_user(5, quiet_from=n)
        await store.post([NewOutbox("user:1", "hand", {"n": n})])

    await asyncio.gather(*(change(n) for n in range(40)))
    assert await stores[0].waiting_count() == 40
    assert await stores[0].integrity() == ()
    for store in stores:
        await store.close()


async def test_of_many_who_choose_at_once_one_is_taken(url: str) -> None:
    stores = [await PostgresStore.open(url) for _ in range(2)]
    first = await Playing.start(stores[0], Toy(), 2, seed=1)
    others = [Playing(store, first.id, await first.cold()) for store in stores for _ in range(4)]
    done = await asyncio.gather(*(bid(playing) for playing in others), return_exceptions=True)
    assert sorted(type(error).__name__ for error in done) == ["ConflictError"] * 7 + ["NoneType"]
    assert len(await stores[0].choices(first.id)) == await stores[0].waiting_count() == 1
    for store in stores:
        await store.close()


async def test_of_many_lobbies_at_once_a_channel_has_one(url: str) -> None:
    store = await PostgresStore.open(url)
    made = await asyncio.gather(*(lobby(store) for _ in range(6)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in made) == ["ChannelTakenError"] * 5 + ["TableRow"]
    await store.close()


async def test_rows_added_while_others_are_told_are_told_in_order(url: str) -> None:
    """Adding to a lane and telling its head at the same moment must leave it a head."""
    stores = [await PostgresStore.open(url) for _ in range(2)]
    told: list[int] = []

    async def add() -> None:
        for n in range(60):
            await stores[0].post([NewOutbox("user:1", "hand", {"n": n})])

    async def tell() -> None:
        while len(told) < 60:
            for row in await stores[1].due(NOW):
                told.append(int(str(row.payload["n"])))
                await stores[1].sent(row.id, 1, at=LATER)

    async with asyncio.timeout(60):
        await asyncio.gather(add(), tell())
    assert told == list(range(60))
    for store in stores:
        await store.close()
