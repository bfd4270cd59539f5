"""Several processes deliver: each head of a lane is one's for a while, and then anybody's."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from storage.records import NewOutbox
from storage.server.postgres import PostgresStore
from storage.sql.store import SqlStore
from tests.postgres import PostgresServer
from tests.storage.playing import NOW

pytestmark = pytest.mark.asyncio

LONG = 60


@pytest_asyncio.fixture
async def stores(postgres: PostgresServer) -> AsyncIterator[list[PostgresStore]]:
    url = postgres.new_database()
    opened = [await PostgresStore.open(url) for _ in range(3)]
    yield opened
    assert await opened[0].integrity() == ()
    for store in opened:
        await store.close()
    postgres.drop(url)


def row(lane: str, kind: str = "board", **more: object) -> NewOutbox:
    return NewOutbox(lane, kind, {}, **more)


async def claimed(store: SqlStore, holder: str, seconds: int = LONG, **how: object) -> list[str]:
    return [row.kind for row in await store.claim(holder, NOW, seconds, 10, **how)]


async def test_a_row_is_claimed_once(stores: list[PostgresStore]) -> None:
    await stores[0].post([row(f"channel:{n}") for n in range(60)])
    found = Counter(
        row.id
        for rows in await asyncio.gather(
            *(store.claim(str(n), NOW, LONG, 7) for n, store in enumerate(stores * 4))
        )
        for row in rows
    )
    assert set(found.values()) == {1}
    assert len(found) == 60


async def test_a_lane_keeps_its_order_whoever_delivers(stores: list[PostgresStore]) -> None:
    """Three at once, until nothing waits."""
    await stores[0].post([row(f"channel:{n % 3}", f"{n:02}") for n in range(30)])
    told: list[str] = []

    async def deliver(store: PostgresStore, holder: str) -> None:
        while await store.waiting_count():
            for found in await store.claim(holder, NOW, LONG, 2):
                await asyncio.sleep(0.002)
                told.append(found.kind)
                await store.sent(found.id, holder=holder)

    await asyncio.gather(*(deliver(store, str(n)) for n, store in enumerate(stores)))
    for lane in range(3):
        assert [kind for kind in told if int(kind) % 3 == lane] == [
            f"{n:02}" for n in range(lane, 30, 3)
        ]


async def test_what_a_dead_process_held_is_taken_over_when_its_lease_ends(
    stores: list[PostgresStore],
) -> None:
    one, other, _ = stores
    await one.post([row("a")])
    (first,) = await one.claim("one", NOW, 1, 10)
    assert await claimed(other, "other") == []
    async with asyncio.timeout(5):
        while not (taken := await other.claim("other", NOW, LONG, 10)):
            await asyncio.sleep(0.1)
    assert taken[0].id == first.id
    assert taken[0].holder == "other"
    # It wakes up again, and may neither send nor mark.
    assert await one.renew("one", [first.id], LONG) == {first.id}
    assert not await one.under_way(first.id, "sign", holder="one")
    await one.sent(first.id, 5, holder="one")
    await one.postponed(first.id, NOW + 9, "late", holder="one")
    await one.given_up(first.id, "late", holder="one")
    await one.give_back("one", [first.id])
    now = await other.outbox_row(first.id)
    assert now
    assert (now.state, now.error, now.holder, now.not_before) == ("waiting", "", "other", 0)
    assert await other.under_way(first.id, "sign", holder="other")
    await other.sent(first.id, 6, holder="other")
    done = await one.outbox_row(first.id)
    assert done
    assert (done.state, done.message, done.holder) == ("sent", 6, "")


async def test_a_slow_delivery_keeps_its_row(stores: list[PostgresStore]) -> None:
    one, other, _ = stores
    await one.post([row("a")])
    (first,) = await one.claim("one", NOW, 1, 10)
    for _ in range(4):
        await asyncio.sleep(0.5)
        assert await one.renew("one", [first.id], 2) == frozenset()
        assert await claimed(other, "other") == []


async def test_given_back_it_is_anybodys_at_once(stores: list[PostgresStore]) -> None:
    one, other, _ = stores
    await one.post([row("a")])
    (first,) = await one.claim("one", NOW, LONG, 10)
    await one.give_back("one", [first.id])
    assert await claimed(other, "other") == ["board"]


async def test_postponed_it_is_anybodys_when_its_time_comes(stores: list[PostgresStore]) -> None:
    one, other, _ = stores
    await one.post([row("a")])
    (first,) = await one.claim("one", NOW, LONG, 10)
    await one.postponed(first.id, NOW, "again", holder="one")
    assert await claimed(other, "other") == ["board"]


@pytest.mark.parametrize("behind", [False, True], ids=["alone", "another waits"])
async def test_what_takes_the_place_of_a_row_under_way_waits_for_its_holder(
    stores: list[PostgresStore], behind: bool
) -> None:
    """Else another would tell the newer while one still tells the older."""
    one, other, _ = stores
    await one.post([row("user:1", "old", replace_key="hand")])
    (old,) = await one.claim("one", NOW, LONG, 10)
    if behind:
        await one.post([row("user:1", "next")])
    await other.post([row("user:1", "new", replace_key="hand")])
    assert await claimed(other, "other") == []
    assert not await one.under_way(old.id, "sign", holder="one")
    found = await one.claim("one", NOW, LONG, 10, [old.id])
    assert [each.kind for each in found] == ["next" if behind else "new"]
    assert await claimed(one, "one", carried=[found[0].id]) == []


async def test_a_file_has_one_holder_whatever_it_is_called(store: SqlStore) -> None:
    """Started again it goes on at once; on a server others wait for the end of the lease."""
    await store.post([row("a"), row("b")])
    first, second = await store.claim("one", NOW, LONG, 10)
    again = await store.claim("two", NOW, LONG, 10, [first.id])
    assert [each.id for each in again] == ([] if store.is_shared else [second.id])
    assert await store.renew("one", [first.id], LONG) == frozenset()
    await store.give_back("one", [first.id, second.id])
