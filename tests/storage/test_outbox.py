"""The outbox: lanes in order, newer news instead of older, nothing twice."""

from __future__ import annotations

import pytest

from storage.records import NONCE_LENGTH, Lanes, NewOutbox, OutboxRow
from storage.sql.store import SqlStore
from storage.store import DatabaseError
from tests.storage.playing import lobby

NOW = 1000


def row(lane: str = "channel:1", kind: str = "board", **more) -> NewOutbox:
    return NewOutbox(lane, kind, {"kind": kind}, **more)


async def due(store: SqlStore, now: int = NOW, limit: int = 100) -> list[str]:
    return [row.kind for row in await store.due(now, limit)]


@pytest.mark.asyncio
async def test_a_row_comes_back_as_it_was_posted(store: SqlStore) -> None:
    table = await lobby(store)
    payload = {"move": 3, "users": [1, 2], "nested": {"a": None, "b": True}, "text": "Ruhm für Rom"}
    posted = NewOutbox("user:5", "hand", payload, table.id, 10, "n-1", "hand:1:5")
    (id,) = await store.post([posted])
    expected = OutboxRow(
        id, table.id, "user:5", "hand", payload, "n-1", "hand:1:5", 10, 0, "waiting", "", None
    )
    assert await store.outbox_row(id) == expected
    assert await store.due(NOW) == (expected,)


@pytest.mark.asyncio
async def test_every_row_gets_a_nonce_discord_takes(store: SqlStore) -> None:
    await store.post([row(lane=str(i)) for i in range(50)])
    nonces = {found.nonce for found in await store.due(NOW)}
    assert len(nonces) == 50
    assert all(0 < len(nonce) <= NONCE_LENGTH for nonce in nonces)


@pytest.mark.asyncio
async def test_a_nonce_is_used_once(store: SqlStore) -> None:
    await store.post([row(nonce="same")])
    with pytest.raises(DatabaseError):
        await store.post([row(kind="other"), row(nonce="same")])
    assert await store.waiting_count() == 1


@pytest.mark.asyncio
async def test_some_lanes_are_asked_for_apart(store: SqlStore) -> None:
    """However many others wait, and though they waited longer."""
    await store.post([row(f"user:{n}", "hand") for n in range(9)])
    await store.post([row("channel:1"), row("", "note"), row("channel:2")])
    channels, others = Lanes("channel:"), Lanes("channel:", are_left_out=True)
    posts = await store.due(NOW, 2, channels)
    assert [found.lane for found in posts] == ["channel:1", "channel:2"]
    claimed = await store.claim("one", NOW, 30, 9, [posts[0].id], channels)
    assert [found.lane for found in claimed] == ["channel:2"]
    rest = await store.claim("one", NOW, 30, 20, (), others)
    assert [found.kind for found in rest] == ["hand"] * 9 + ["note"]


@pytest.mark.asyncio
async def test_only_the_head_of_each_lane_is_due(store: SqlStore) -> None:
    await store.post([row(kind="a1"), row(kind="a2"), row("user:2", "b1"), row("user:2", "b2")])
    assert await due(store) == ["a1", "b1"]
    for found in await store.due(NOW):
        await store.sent(found.id, message=9)
    assert await due(store) == ["a2", "b2"]
    assert await store.waiting_count() == 2


@pytest.mark.asyncio
async def test_a_head_that_must_wait_holds_its_lane(store: SqlStore) -> None:
    await store.post([row(kind="late", not_before=NOW + 5), row(kind="early")])
    assert await due(store) == []
    assert await store.next_due() == NOW + 5
    assert await due(store, NOW + 5) == ["late"]


@pytest.mark.asyncio
async def test_what_takes_the_place_of_a_row_knows_that_it_was_under_way(
    store: SqlStore,
) -> None:
    (first,) = await store.post([row(kind="old", replace_key="hand:1:5")])
    assert await store.under_way(first, "as this")
    (second,) = await store.post([row(kind="new", replace_key="hand:1:5")])
    assert not await store.under_way(first, "as that"), "it need not be sent any more"
    found = await store.outbox_row(second)
    assert found
    assert found.under_way == "as this"
    (other,) = await store.post([row(replace_key="hand:1:6")])
    unsigned = await store.outbox_row(other)
    assert unsigned
    assert unsigned.under_way == ""


@pytest.mark.asyncio
async def test_what_was_given_up_is_queued_again_if_nothing_newer_came(store: SqlStore) -> None:
    keys = ("hand:1:5", "hand:2:5", "hand:3:5")
    first, second, third = await store.post([row("user:5", key, replace_key=key) for key in keys])
    await store.given_up(first, "closed")
    await store.given_up(second, "too large")
    await store.given_up(third, "closed")
    (newer,) = await store.post([row("user:5", "newer", replace_key="hand:3:5")])
    await store.sent(newer, 7)
    user = await store.messages_open(5, "user:5", "closed")
    assert user.dm == "open"
    assert await due(store) == ["hand:1:5"]
    await store.messages_open(5, "user:5", "closed")
    assert await store.waiting_count() == 1, "once"


@pytest.mark.asyncio
async def test_closed_messages_are_noted_with_what_is_told_of_it(store: SqlStore) -> None:
    with pytest.raises(DatabaseError):
        await store.messages_closed(5, [row(nonce="n"), row(nonce="n")])
    assert await store.user(5) is None, "both or nothing"
    for _ in range(2):  # two processes may notice it
        await store.messages_closed(5, [row(kind="note")])
    user = await store.user(5)
    assert user
    assert user.dm == "closed"
    assert await due(store) == ["note"]


@pytest.mark.asyncio
async def test_a_trouble_is_noted_and_told_once_until_it_ends(store: SqlStore) -> None:
    table = await lobby(store)
    for _ in range(2):
        await store.save_trouble(table.id, 1, "forbidden", [row(kind="trouble")])
    assert await store.troubles(table.id, 1) == {"forbidden"}
    assert await store.troubles(table.id, 2) == set()
    assert await store.waiting_count() == 1
    await store.end_troubles(table.id, 1)
    assert await store.troubles(table.id, 1) == set()


@pytest.mark.asyncio
async def test_a_failed_row_is_tried_again_later_and_holds_its_lane(store: SqlStore) -> None:
    first, _ = await store.post([row(kind="first"), row(kind="second")])
    await store.postponed(first, NOW + 30, "503 Service Unavailable")
    assert await due(store, NOW + 29) == []
    (again,) = await store.due(NOW + 30)
    assert (again.id, again.attempts, again.error) == (first, 1, "503 Service Unavailable")
    await store.sent(first, 7)
    done = await store.outbox_row(first)
    assert done
    assert (done.state, done.attempts, done.message, done.error) == ("sent", 2, 7, "")


@pytest.mark.asyncio
async def test_a_row_given_up_lets_its_lane_go_on(store: SqlStore) -> None:
    first, _ = await store.post([row("user:3", "first"), row("user:3", "second")])
    await store.given_up(first, "50007 " + "x" * 1000)
    failed = await store.outbox_row(first)
    assert failed
    assert (failed.state, len(failed.error)) == ("failed", 500)
    assert await due(store) == ["second"]


@pytest.mark.asyncio
async def test_the_longest_waiting_come_first_and_not_all_at_once(store: SqlStore) -> None:
    await store.post([row(str(i), f"k{i}", not_before=100 - i) for i in range(10)])
    assert await due(store, limit=3) == ["k9", "k8", "k7"]
    assert await store.next_due() == 91


@pytest.mark.asyncio
async def test_newer_news_replace_older_ones_not_yet_told(store: SqlStore) -> None:
    hand = {"lane": "user:4", "replace_key": "hand:1:4"}
    old, _ = await store.post([row(kind="old", **hand), row("user:4", "ping")])
    await store.post([row(kind="new", **hand), row("user:5", "other", replace_key="hand:1:5")])
    assert await store.outbox_row(old) is None
    assert await due(store) == ["ping", "other"]
    assert await store.waiting_count() == 3


@pytest.mark.asyncio
async def test_what_was_told_is_not_replaced(store: SqlStore) -> None:
    (old,) = await store.post([row(replace_key="hand")])
    await store.sent(old)
    await store.post([row(kind="new", replace_key="hand")])
    told = await store.outbox_row(old)
    assert told
    assert told.state == "sent"
    assert await due(store) == ["new"]


@pytest.mark.asyncio
async def test_a_row_replaced_while_under_way_is_marked_by_nobody(store: SqlStore) -> None:
    """Ids are never given twice: else its mark would hit the row that took its place."""
    (old,) = await store.post([row(replace_key="hand")])
    (new,) = await store.post([row(kind="new", replace_key="hand")])
    assert new > old
    await store.sent(old, 5)
    await store.postponed(old, NOW, "")
    await store.given_up(old, "")
    assert await due(store) == ["new"]


@pytest.mark.asyncio
async def test_what_is_done_is_forgotten_in_time(store: SqlStore) -> None:
    ids = await store.post([row(str(i)) for i in range(4)])
    await store.sent(ids[0], at=0)
    await store.given_up(ids[1], "gone", at=1)
    await store.sent(ids[3], at=3)
    assert await store.prune_outbox(before=2) == 2
    assert [bool(await store.outbox_row(id)) for id in ids] == [False, False, True, True]


@pytest.mark.asyncio
async def test_an_empty_outbox_is_never_due(store: SqlStore) -> None:
    assert await store.next_due() is None
    assert await store.due(NOW) == ()
    assert await store.waiting_count() == 0
