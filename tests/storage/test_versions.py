"""A table that changed since it was read is not written to by whoever believes otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from games.core.seats import Seat
from storage.records import Commit, SeatChange, TableStatus
from storage.server.postgres import PostgresStore
from storage.sql.store import SqlStore
from storage.store import ConflictError, MissingError
from tests.games.core.toy import Toy
from tests.postgres import PostgresServer
from tests.storage.playing import LATER, NOW, USERS, Playing, lobby, seated

pytestmark = pytest.mark.asyncio


async def test_every_change_of_a_table_counts(store: SqlStore) -> None:
    """Also those that leave the seq as it is."""
    playing = await Playing.start(store, Toy(), 2, seed=1)
    id = playing.id
    changes: list[Callable[[], Awaitable[object]]] = [
        lambda: playing.submit(0, "low"),
        lambda: playing.undo(0),
        lambda: store.update_table(id, language="de"),
        lambda: store.set_seats(id, seated(2)),
        lambda: store.give_seat(id, SeatChange(Seat(0), seated(2), USERS[1], NOW)),
        lambda: playing.rewind(0),
        lambda: store.close_table(id, LATER),
        lambda: store.reopen_table(id, LATER),
    ]
    for change in changes:
        before = await store.version_of(id)
        await change()
        assert await store.version_of(id) == before + 1
        stored = await store.stored(id)
        assert stored.row == await store.table(id)
        assert (stored.seats, stored.saved) == (await store.seats(id), await store.load(id))
    with pytest.raises(MissingError):
        await store.version_of(99)


async def test_whoever_is_out_of_date_writes_nothing(store: SqlStore) -> None:
    table = await lobby(store)
    old = table.version
    now = await store.set_seats(table.id, seated(2), host=USERS[1], version=old)
    assert (now.host, now.version) == (USERS[1], old + 1)
    match = (await Playing.start(store, Toy(), 2, seed=1, channel=9)).match
    change = SeatChange(Seat(0), seated(2), USERS[0], NOW, version=old)
    for act in (
        store.update_table(table.id, version=old, host=USERS[0]),
        store.set_seats(table.id, seated(1), version=old),
        store.give_seat(table.id, change),
        store.close_table(table.id, LATER, version=old),
        store.start_match(table.id, 1, {}, seated(2), match.saved(), None, at=NOW, version=old),
    ):
        with pytest.raises(ConflictError):
            await act
    assert await store.table(table.id) == now


async def test_a_commit_knows_who_sat_where(store: SqlStore) -> None:
    """The seq has not changed, but somebody else would be answered for."""
    playing = await Playing.start(store, Toy(), 2, seed=1)
    known = (await store.table(playing.id)).version
    await store.set_seats(playing.id, seated(2))
    before = playing.match.saved()
    playing.match.submit(Seat(0), playing.match.seq, ("low",))
    change = playing.change(before)
    with pytest.raises(ConflictError):
        await store.commit(playing.id, replace(change, version=known))
    done = await store.commit(playing.id, replace(change, version=known + 1))
    assert done.version == known + 2 == await store.version_of(playing.id)


async def test_of_two_processes_one_takes_the_last_seat(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    stores = [await PostgresStore.open(url) for _ in range(3)]
    table = await lobby(stores[0])
    came = await asyncio.gather(
        *(store.set_seats(table.id, seated(2), version=table.version) for store in stores),
        return_exceptions=True,
    )
    assert sum(isinstance(each, ConflictError) for each in came) == 2
    assert await stores[0].version_of(table.id) == table.version + 1
    for store in stores:
        await store.close()
    postgres.drop(url)


async def test_open_tables_are_found_among_those_played_to_the_end(store: SqlStore) -> None:
    over, closed = [await Playing.start(store, Toy(), 2, seed=1, channel=n) for n in (1, 2)]
    await store.close_table(closed.id, LATER)
    saved = over.match.saved()
    count = saved.before + len(saved.tail)
    await store.commit(over.id, _ended(saved.seq, count, "over"))
    waiting = await lobby(store, channel=3)
    assert [row.id for row in await store.tables_of(USERS[0])] == [waiting.id]
    await store.reopen_table(closed.id, LATER)
    await store.commit(over.id, _ended(saved.seq, count, "playing"))
    found = [row.id for row in await store.tables_of(USERS[0])]
    assert sorted(found) == [over.id, closed.id, waiting.id]
    assert [row.id for row in await store.tables_of(USERS[0], 2)] == found[:2]


def _ended(seq: int, count: int, status: TableStatus) -> Commit:
    return Commit(seq, count, seq, NOW, status=status)
