"""Whom a table waits for: written with what was played, each step about it once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from games.core.rng import Rng
from games.core.seats import Seat
from storage.records import Awaited, Commit, NewOutbox, SeatChange, WaitRow, WaitStep
from storage.sql.store import SqlStore
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, Playing

A, B = Seat(0), Seat(1)
DAY = 24 * 3600
TOLD = NewOutbox("nudge:1:100", "nudge", {}, 1)

pytestmark = pytest.mark.asyncio


async def started(store: SqlStore, *awaited: Seat) -> Playing:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await store.keep_waits(playing.id, Awaited(awaited, DAY), NOW)
    return playing


async def commit(playing: Playing, awaited: Awaited, at: int) -> None:
    """A choice of the first who is asked, after which these are awaited."""
    before, seat = playing.match.saved(), playing.match.waiting()[0]
    picks = playing.match.pending(seat).options[0].id
    playing.match.submit(seat, playing.match.seq, [picks])
    change = msgspec.structs.replace(playing.change(before), awaited=awaited, at=at)
    await playing.store.commit(playing.id, change)


async def test_who_acts_waits_anew_and_who_did_not_waits_on(store: SqlStore) -> None:
    playing = await started(store, A, B)
    await commit(playing, Awaited((A, B), DAY), LATER)
    assert await store.waits(playing.id) == (
        WaitRow(playing.id, A, LATER, 0, LATER + DAY),
        WaitRow(playing.id, B, NOW, 0, NOW + DAY),
    )
    await commit(playing, Awaited((), DAY), LATER + 1)
    assert await store.waits(playing.id) == ()
    assert await store.next_wait() is None


async def test_a_commit_that_says_nothing_of_it_changes_nothing(store: SqlStore) -> None:
    playing = await started(store, B)
    await playing.random_choice(Rng(1))
    assert await store.waits(playing.id) == (WaitRow(playing.id, B, NOW, 0, NOW + DAY),)


async def test_a_commit_that_is_refused_leaves_who_is_awaited(store: SqlStore) -> None:
    playing = await started(store, B)
    with pytest.raises(Exception, match="not at"):
        await store.commit(playing.id, Commit(9, 9, 9, LATER, awaited=Awaited((A,), DAY)))
    assert [wait.seat for wait in await store.waits(playing.id)] == [B]


async def test_what_is_due_comes_in_the_order_of_its_time(store: SqlStore) -> None:
    playing = await started(store, B)
    await store.keep_waits(playing.id, Awaited((A, B), 60), NOW)
    assert await store.next_wait() == NOW + 60
    assert await store.due_waits(NOW + 59) == ()
    assert [wait.seat for wait in await store.due_waits(NOW + DAY)] == [A, B]
    assert [wait.seat for wait in await store.due_waits(NOW + DAY, 1)] == [A]


async def test_a_step_is_done_once_however_many_try(store: SqlStore) -> None:
    playing = await started(store, B)
    (old,) = await store.waits(playing.id)
    step = WaitStep(old, msgspec.structs.replace(old, stage=1, next_at=None), (TOLD,))
    done = await asyncio.gather(*(store.advance_wait(step) for _ in range(8)))
    assert sorted(done) == [False] * 7 + [True]
    assert [row.kind for row in await store.due(NOW)] == ["nudge"]
    assert await store.next_wait() is None


async def test_who_has_moved_meanwhile_is_not_reminded(store: SqlStore) -> None:
    playing = await started(store, A)
    (old,) = await store.waits(playing.id)
    await commit(playing, Awaited((A,), DAY), LATER)
    step = WaitStep(old, msgspec.structs.replace(old, stage=1), (TOLD,))
    assert not await store.advance_wait(step)
    assert await store.due(LATER) == ()


async def test_another_pace_lets_time_begin_anew(store: SqlStore) -> None:
    playing = await started(store, B)
    row = await store.wait_anew(playing.id, Awaited((B,), None), LATER, [TOLD], pace="none")
    assert row.pace == "none"
    assert await store.waits(playing.id) == (WaitRow(playing.id, B, LATER, 0, None),)
    assert [told.kind for told in await store.due(LATER)] == ["nudge"]


async def test_time_that_begins_anew_is_no_answer(store: SqlStore) -> None:
    playing = await started(store, A, B)
    people = [seat.user for seat in await store.seats(playing.id)]
    await store.wait_anew(playing.id, Awaited((A, B), DAY), LATER, pace="live")
    answers = [(await store.export(user))["answer_times"] for user in people]
    assert answers == [[], []]
    await commit(playing, Awaited((B,), DAY), LATER + 60)
    assert len((await store.export(people[0]))["answer_times"]) == 1


@pytest.mark.parametrize("stays", [True, False])
async def test_a_seat_that_is_arranged_otherwise_is_no_answer(store: SqlStore, stays: bool) -> None:
    playing = await started(store, A, B)
    seats = await store.seats(playing.id)
    away = (msgspec.structs.replace(seats[0], stand_in="steward"), seats[1])
    change = SeatChange(A, away, 1, LATER, awaited=Awaited((B,), DAY), stays=stays)
    await store.give_seat(playing.id, change)
    assert [wait.seat for wait in await store.waits(playing.id)] == [B]
    assert (await store.export(seats[0].user))["answer_times"] == []


async def test_a_closed_table_waits_for_nobody(store: SqlStore) -> None:
    playing = await started(store, A, B)
    await store.close_table(playing.id, LATER)
    assert await store.waits(playing.id) == ()
    assert await store.unwatched_tables() == ()


async def test_games_of_older_versions_are_found(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    assert await store.unwatched_tables() == (playing.id,)
    await store.keep_waits(playing.id, Awaited((A,), None), NOW)
    assert await store.unwatched_tables() == ()
