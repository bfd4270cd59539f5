"""Pings: one row pings once, another one not too soon, and a digest is queued by one process."""

from __future__ import annotations

import asyncio

import pytest
import pytest_asyncio

from storage.records import NewOutbox, TableWish
from storage.sql.store import SqlStore
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, USERS, Playing

pytestmark = pytest.mark.asyncio

USER = USERS[0]
INSTEAD = NewOutbox("reminder:1:1", "reminder", {}, 1)


@pytest_asyncio.fixture
async def table(store: SqlStore) -> int:
    return (await Playing.start(store, Toy(), 2, seed=1)).id


async def test_a_second_ping_may_come_when_the_pause_is_over(store: SqlStore, table: int) -> None:
    assert await store.claim_ping(1, table, USER, at=NOW, pause=300) is None
    assert await store.claim_ping(2, table, USER, at=NOW + 299, pause=300) == NOW + 300
    assert await store.claim_ping(3, table, USERS[1], at=NOW + 1, pause=300) is None
    assert await store.claim_ping(4, table, USER, at=NOW + 300, pause=300) is None
    assert await store.claim_ping(5, table, USER, at=NOW + 300, pause=0) is None


async def test_the_same_row_may_ping_again_after_a_kill(store: SqlStore, table: int) -> None:
    assert await store.claim_ping(1, table, USER, at=NOW, pause=300) is None
    assert await store.claim_ping(1, table, USER, at=NOW + 9, pause=300) is None
    assert await store.claim_ping(2, table, USER, at=NOW + 301, pause=300) == NOW + 309


async def test_what_comes_instead_is_queued_once_for_a_row(store: SqlStore, table: int) -> None:
    for _ in range(2):
        await store.leave_ping(7, table, USER, at=NOW, instead=[INSTEAD])
        assert await store.claim_ping(7, table, USER, at=NOW, pause=0) is not None
    assert await store.waiting_count() == 1
    assert await store.claim_ping(8, table, USER, at=NOW, pause=300) is None, "nobody rang"


async def test_a_ping_that_failed_does_not_count(store: SqlStore, table: int) -> None:
    assert await store.claim_ping(1, table, USER, at=NOW, pause=300) is None
    await store.leave_ping(1, table, USER, at=NOW)
    assert await store.claim_ping(2, table, USER, at=NOW, pause=300) is None


async def test_two_rows_at_once_ping_once(store: SqlStore, table: int) -> None:
    claims = [store.claim_ping(row, table, USER, at=NOW, pause=300) for row in range(1, 9)]
    answers = await asyncio.gather(*claims)
    assert sorted(answer is None for answer in answers) == [False] * 7 + [True]


async def test_a_digest_is_queued_by_one_process(store: SqlStore) -> None:
    await store.update_user(USER, ping_way="digest", digest_due=NOW)
    await store.update_user(USERS[1], digest_due=LATER)
    assert await store.next_wait() == NOW
    assert [user.id for user in await store.due_digests(NOW)] == [USER]
    told = NewOutbox(f"digest:{USER}", "digest", {})
    tries = [store.advance_digest(USER, NOW, LATER, [told]) for _ in range(4)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
    assert await store.waiting_count() == 1
    assert await store.due_digests(NOW) == ()
    user = await store.user(USER)
    assert user is not None
    assert (user.ping_way, user.digest_due) == ("digest", LATER)


async def test_wishes_for_a_table_are_kept_until_they_say_nothing(
    store: SqlStore, table: int
) -> None:
    assert await store.table_wish(table, USER) is None
    for wish in (TableWish(table, USER, "message"), TableWish(table, USER, "", False)):
        await store.save_table_wish(wish)
        assert await store.table_wish(table, USER) == wish
        assert await store.table_wishes(USER) == (wish,)
    await store.save_table_wish(TableWish(table, USER))
    assert await store.table_wishes(USER) == ()


async def test_pings_are_handed_out_and_forgotten(store: SqlStore, table: int) -> None:
    await store.claim_ping(1, table, USER, at=NOW, pause=0)
    await store.save_table_wish(TableWish(table, USER, "digest"))
    kept = await store.export(USER)
    assert len(kept["pings"]) == len(kept["table_wishes"]) == 1
    await store.close_table(table, LATER)
    await store.update_user(USER, ping_way="digest")
    await store.forget(USER)
    assert await store.user(USER) is None
    assert not any((await store.export(USER)).values())


async def test_old_pings_go_with_the_rows_that_made_them(store: SqlStore, table: int) -> None:
    await store.claim_ping(1, table, USER, at=NOW, pause=0)
    await store.prune_outbox(NOW)
    assert len((await store.export(USER))["pings"]) == 1
    await store.prune_outbox(NOW + 1)
    assert (await store.export(USER))["pings"] == []
