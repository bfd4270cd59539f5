"""Users, absences, drafts, hand messages and votes."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from games.core.seats import Seat
from storage.file.sqlite import SqliteStore
from storage.records import (
    AbsenceRow,
    DraftRow,
    HandMessageRow,
    NewOutbox,
    SeatChange,
    SeatRow,
    UserRow,
    VoteRow,
)
from storage.server.postgres import PostgresStore
from storage.sql.store import SqlStore
from storage.store import ConflictError, DatabaseError
from tests.games.core.toy import Toy
from tests.postgres import PostgresServer
from tests.storage.playing import LATER, NOW, USERS, Playing, lobby, seated

A, B, C = Seat(0), Seat(1), Seat(2)


@pytest.mark.asyncio
async def test_a_user_is_kept_changed_and_forgotten(store: SqlStore) -> None:
    row = UserRow(7, "de", "Ada", "open", False, "large", "Europe/Rome", 22 * 60, 7 * 60, NOW)
    assert await store.user(7) is None
    await store.save_user(row)
    assert await store.user(7) == row
    await store.delete_user(7)
    assert await store.user(7) is None


@pytest.mark.asyncio
async def test_an_absence_is_noted_together_with_what_is_told(store: SqlStore) -> None:
    table = (await lobby(store)).id
    assert await store.absence(table, 7) is None
    gone = AbsenceRow(table, 7, NOW, True)
    for _ in range(2):  # two processes may notice it
        await store.save_absence(gone, [NewOutbox("channel:1", "note", {}, table)])
    assert await store.absence(table, 7) == gone
    assert await store.waiting_count() == 1
    back = AbsenceRow(table, 7, LATER, False)
    await store.save_absence(back)
    assert await store.absence(table, 7) == back
    with pytest.raises(DatabaseError):
        await store.save_absence(AbsenceRow(99, 7, NOW, True), [NewOutbox("x", "note", {})])
    assert await store.waiting_count() == 1


@pytest.mark.asyncio
async def test_one_field_of_a_user_changes_alone(store: SqlStore) -> None:
    first = await store.update_user(7, locale="de", quiet_from=60)
    assert first == UserRow(7, "de", quiet_from=60)
    second = await store.update_user(7, dm="closed", quiet_from=None)
    assert second == await store.user(7) == UserRow(7, "de", dm="closed")
    with pytest.raises(TypeError):
        await store.update_user(7, id=8)
    with pytest.raises(DatabaseError):
        await store.update_user(7, dm="ajar")
    assert await store.user(7) == second


@pytest.mark.asyncio
async def test_users_of_a_file_are_read_once_and_never_stale(monkeypatch) -> None:
    store = await SqliteStore.open(":memory:")
    await store.user(7)
    readings = asyncio.gather(store.user(8), store.update_user(8, name="Ada"), store.user(8))
    assert [row and row.name for row in await readings] == [None, "Ada", "Ada"]
    monkeypatch.setattr(store._connection, "read", None)  # whatever is known is not read again
    assert await store.user(7) is None
    assert await store.user(8) == UserRow(8, name="Ada")
    monkeypatch.undo()
    monkeypatch.setattr("storage.file.sqlite.KNOWN_USERS", 2)
    await store.user(9)  # one too many: all are forgotten and read anew
    assert await store.user(8) == UserRow(8, name="Ada")
    await store.close()


@pytest.mark.asyncio
async def test_what_another_process_says_of_a_user_is_known_at_once(
    postgres: PostgresServer,
) -> None:
    url = postgres.new_database()
    one, other = await PostgresStore.open(url), await PostgresStore.open(url)
    assert await one.user(8) is None
    await other.update_user(8, name="Ada")
    assert await one.user(8) == UserRow(8, name="Ada")
    await one.close()
    await other.close()


@pytest.mark.asyncio
async def test_a_seat_has_one_draft(store: SqlStore) -> None:
    table = (await lobby(store)).id
    for picks in ((), ("a", "Straße 3")):
        row = DraftRow(table, B, 4, picks, LATER)
        await store.save_draft(row)
        assert await store.draft(table, B) == row
    assert await store.draft(table, A) is None
    await store.delete_draft(table, B)
    assert await store.draft(table, B) is None


@pytest.mark.asyncio
async def test_a_draft_needs_its_table(store: SqlStore) -> None:
    with pytest.raises(DatabaseError):
        await store.save_draft(DraftRow(99, A, 1, (), NOW))


@pytest.mark.asyncio
async def test_a_hand_message_is_kept_current(store: SqlStore) -> None:
    table = (await lobby(store)).id
    await store.save_hand_message(HandMessageRow(table, 5, 50, 500, "old"))
    new = HandMessageRow(table, 5, 50, 501, "new")
    other = HandMessageRow(table, 4, 40, 400, "x")
    await store.save_hand_message(new)
    await store.save_hand_message(other)
    assert await store.hand_message(table, 5) == new
    assert await store.hand_messages(table) == (other, new)
    await store.delete_hand_message(table, 5)
    assert await store.hand_message(table, 5) is None


@pytest.mark.asyncio
async def test_a_table_has_one_vote(store: SqlStore) -> None:
    one, other = (await lobby(store)).id, (await lobby(store, channel=2)).id
    vote = VoteRow(one, A, 12, LATER, (B, C))
    await store.save_vote(vote)
    await store.save_vote(VoteRow(other, A, 1, NOW, (B,)))
    assert [row.table for row in await store.open_votes()] == [other, one]
    heir = SeatRow(A, 7, None, "Titus", "red")
    agreed = VoteRow(one, A, 12, LATER, (B, C), (B, C), 99, "agreed", heir)
    with pytest.raises(ConflictError):
        await store.save_vote(agreed)  # somebody asked before
    await store.save_vote(agreed, instead_of=vote)
    assert await store.vote(one) == agreed
    assert [row.table for row in await store.open_votes()] == [other]
    await store.delete_vote(one)
    assert await store.vote(one) is None


@pytest.mark.asyncio
async def test_a_closed_table_has_no_drafts_and_no_vote(store: SqlStore) -> None:
    table = (await lobby(store)).id
    await store.save_draft(DraftRow(table, A, 1, ("a",), NOW))
    await store.save_vote(VoteRow(table, A, 0, LATER, (B,)))
    await store.close_table(table, LATER)
    assert await store.draft(table, A) is None
    assert await store.vote(table) is None


@pytest.mark.asyncio
async def test_who_is_forgotten_leaves_absences_and_what_was_told(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    user, other = USERS[0], USERS[1]
    lanes = [f"user:{user}", f"nudge:{playing.id}:{user}", f"user:{other}", f"nudge:1:{other}"]
    for lane in lanes:
        (id,) = await store.post([NewOutbox(lane, "nudge", {}, playing.id)])
        await store.sent(id)
    await store.save_absence(AbsenceRow(playing.id, user, NOW, gone=True))
    heirs = (msgspec.structs.replace(seated(2)[0], user=99), seated(2)[1])
    await store.give_seat(playing.id, SeatChange(A, heirs, other, LATER))
    assert len((await store.export(user))["absences"]) == 1
    await store.forget(user, [playing.id])
    kept = await store._connection.read(
        lambda c: c.execute("SELECT lane FROM outbox ORDER BY id").fetchall()
    )
    assert [row[0] for row in kept] == lanes[2:]
    assert (await store.export(user))["absences"] == []
