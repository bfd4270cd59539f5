"""Answers in advance: kept with the seat, used by one commit, told once, gone with their holder."""

from __future__ import annotations

import msgspec
import pytest

from games.core.seats import Seat
from storage.records import Awaited, Commit, SeatChange, WaitRow
from storage.records.planned import PlanRow, PlanUse
from storage.sql.store import SqlStore
from storage.store import ConflictError
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, USERS, Playing, seated

A, B = Seat(0), Seat(1)

pytestmark = pytest.mark.asyncio


async def started(store: SqlStore) -> Playing:
    return await Playing.start(store, Toy(), 2, seed=1)


def plan(playing: Playing, key: str = "toy.pick", **said: object) -> PlanRow:
    return msgspec.structs.replace(PlanRow(playing.id, A, key, "a", "f00d"), **said)


def using(playing: Playing, *used: PlanUse, **more: object) -> Commit:
    match = playing.match
    return Commit(match.seq, match.count, match.seq, LATER, used=used, **more)


async def test_a_plan_takes_the_place_of_the_one_before(store: SqlStore) -> None:
    playing = await started(store)
    await store.save_plan(plan(playing))
    await store.save_plan(plan(playing, "toy.other"))
    await store.save_plan(plan(playing, pick="b", lasts="always"))
    assert await store.plans(playing.id, A) == (
        plan(playing, "toy.other"),
        plan(playing, pick="b", lasts="always"),
    )
    assert await store.plans(playing.id, B) == ()
    await store.delete_plan(playing.id, A, "toy.other")
    assert [row.key for row in await store.plans(playing.id, A)] == ["toy.pick"]


async def test_a_commit_notes_which_plan_it_used(store: SqlStore) -> None:
    playing = await started(store)
    old, new = plan(playing), plan(playing, ended="done", fired=True)
    await store.save_plan(old)
    await store.commit(playing.id, using(playing, PlanUse(old, new)))
    assert await store.plans(playing.id, A) == (new,)


@pytest.mark.parametrize("meanwhile", ["cancelled", "changed", "used"])
async def test_a_plan_that_is_another_meanwhile_is_not_used(
    store: SqlStore, meanwhile: str
) -> None:
    playing = await started(store)
    old, new = plan(playing), plan(playing, ended="done", fired=True)
    await store.save_plan(old)
    if meanwhile == "cancelled":
        await store.delete_plan(playing.id, A, old.key)
    else:
        await store.save_plan(plan(playing, pick="b") if meanwhile == "changed" else new)
    before = await store.stored(playing.id)
    with pytest.raises(ConflictError):
        await store.commit(playing.id, using(playing, PlanUse(old, new)))
    assert await store.stored(playing.id) == before


async def test_what_is_usual_is_done_unless_somebody_says_otherwise(store: SqlStore) -> None:
    playing = await started(store)
    usual = plan(playing, "automatic", lasts="always", fired=True)
    await store.save_plan(plan(playing, "automatic", pick="off"))
    with pytest.raises(ConflictError):
        await store.commit(playing.id, using(playing, PlanUse(None, usual)))
    await store.delete_plan(playing.id, A, "automatic")
    await store.commit(playing.id, using(playing, PlanUse(None, usual)))
    assert await store.plans(playing.id, A) == (usual,)


async def test_what_was_told_is_forgotten(store: SqlStore) -> None:
    playing = await started(store)
    await store.save_plan(plan(playing, "once", ended="done", fired=True))
    await store.save_plan(plan(playing, "broken", ended="broken"))
    await store.save_plan(plan(playing, "always", lasts="always", fired=True))
    await store.plans_told(playing.id, A)
    assert await store.plans(playing.id, A) == (plan(playing, "always", lasts="always"),)


@pytest.mark.parametrize("end", ["closed", "over", "given"])
async def test_plans_go_with_the_game_and_with_their_holder(store: SqlStore, end: str) -> None:
    playing = await started(store)
    await store.save_plan(plan(playing))
    if end == "closed":
        await store.close_table(playing.id, LATER)
    elif end == "over":
        await store.commit(playing.id, using(playing, status="over"))
    else:
        await store.give_seat(playing.id, SeatChange(A, seated(2), USERS[0], LATER))
    assert await store.plans(playing.id, A) == ()


async def test_plans_are_handed_out_to_their_owner_alone(store: SqlStore) -> None:
    playing = await started(store)
    await store.save_plan(plan(playing))
    seats = await store.seats(playing.id)
    (own,) = (await store.export(seats[0].user))["plans"]
    assert own["pick"] == "a"
    assert (await store.export(seats[1].user))["plans"] == []


# ---- when they may answer ---------------------------------------------------------------------


async def test_the_time_of_an_answer_is_written_with_the_turn_and_stays(store: SqlStore) -> None:
    playing = await started(store)
    awaited = Awaited((A, B), None, (NOW + 40, None))
    await store.keep_waits(playing.id, awaited, NOW)
    later = Awaited((A, B), None, (NOW + 90, NOW + 95))
    await store.keep_waits(playing.id, later, NOW + 1)  # they are awaited still
    waits = await store.waits(playing.id)
    assert [wait.answer_at for wait in waits] == [NOW + 40, None]
    assert await store.next_wait() == NOW + 40
    assert await store.due_answers(NOW + 39) == ()
    assert await store.due_answers(NOW + 40) == (waits[0],)
    change = using(playing, clear_drafts=(A,), awaited=later)
    await store.commit(playing.id, change)  # who acts is awaited anew
    assert (await store.waits(playing.id))[0].answer_at == NOW + 90


async def test_a_question_is_left_to_its_owner_once(store: SqlStore) -> None:
    playing = await started(store)
    await store.keep_waits(playing.id, Awaited((A,), None, (NOW + 40,)), NOW)
    (wait,) = await store.due_answers(NOW + 40)
    broken = plan(playing, ended="broken")
    assert await store.leave_answer(wait, broken)
    assert await store.waits(playing.id) == (WaitRow(playing.id, A, NOW),)
    assert await store.plans(playing.id, A) == (broken,)
    await store.plans_told(playing.id, A)
    assert not await store.leave_answer(wait, broken)
    assert await store.plans(playing.id, A) == ()
