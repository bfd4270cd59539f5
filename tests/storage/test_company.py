"""Those around a table: followers, each told once; what moderators want of a server; guests."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from storage.records import FollowerRow, GuestRow, NewOutbox, SeatChange, ServerRow
from storage.sql.store import SqlStore
from storage.store import ConflictError, ServerFullError
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, Playing, lobby, new_table

pytestmark = pytest.mark.asyncio

ADA, EVE = 900, 901


def told(user: int) -> NewOutbox:
    return NewOutbox(f"follow:1:{user}", "followed", {"user": user}, 1)


async def queued(store: SqlStore) -> list[str]:
    return sorted(row.lane for row in await store.due(LATER) if row.kind != "board")


async def test_who_follows_a_game_is_told_once_however_many_try(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    for user, how in ((ADA, "round"), (EVE, "end")):
        await store.save_follower(FollowerRow(playing.id, user, how))
    assert (await store.table(playing.id)).followed == 2
    tell = {ADA: told(ADA)}
    await asyncio.gather(*(store.tell_followers(playing.id, 3, tell) for _ in range(5)))
    assert await queued(store) == [f"follow:1:{ADA}"]
    assert [row.told for row in await store.followers(playing.id)] == [3, 0]
    both = {user: told(user) for user in (ADA, EVE)}
    ends = (store.tell_followers(playing.id, 4, both, is_over=True) for _ in range(5))
    await asyncio.gather(*ends)
    assert len([row async for row in _all(store)]) == 3
    assert await store.followers(playing.id) == ()
    assert (await store.table(playing.id)).followed == 0


async def _all(store: SqlStore):
    for id in range(1, 50):
        row = await store.outbox_row(id)
        if row and row.kind == "followed":
            yield row


async def test_following_can_change_and_end(store: SqlStore) -> None:
    row = await lobby(store)
    await store.save_follower(FollowerRow(row.id, ADA, "end", 7))
    await store.save_follower(FollowerRow(row.id, ADA, "round"))
    assert await store.followers(row.id) == (FollowerRow(row.id, ADA, "round", 7),)
    assert await store.followed_by(ADA) == (FollowerRow(row.id, ADA, "round", 7),)
    assert await store.followed_by(EVE) == ()
    assert await store.delete_follower(row.id, ADA)
    assert not await store.delete_follower(row.id, ADA)


async def test_who_becomes_a_player_follows_no_longer(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    for user in (ADA, EVE):
        await store.save_follower(FollowerRow(playing.id, user, "round"))
    first, second = await store.seats(playing.id)
    heirs = (msgspec.structs.replace(first, user=ADA, name="Ada"), second)
    row = await store.give_seat(playing.id, SeatChange(first.seat, heirs, ADA, NOW))
    assert [each.user for each in await store.followers(playing.id)] == [EVE]
    assert row == await store.table(playing.id)
    assert row.followed == 1


async def test_what_is_known_of_followers_and_guests_is_told_and_forgotten(
    store: SqlStore,
) -> None:
    row = await lobby(store)
    await store.save_follower(FollowerRow(row.id, ADA, "end"))
    assert await store.save_guest(GuestRow(row.id, ADA, "Ada", "invited"))
    assert not await store.save_guest(GuestRow(row.id, ADA, "Ada", "invited"), [told(ADA)])
    kept = await store.export(ADA)
    assert (len(kept["followers"]), len(kept["guests"])) == (1, 1)
    await store.forget(ADA)
    assert not any((await store.export(ADA)).values())
    assert await queued(store) == []


async def test_a_step_about_a_lobby_is_written_once_with_what_is_told(store: SqlStore) -> None:
    row = await lobby(store)
    assert await store.due_lobbies(NOW) == (row.id,), "nobody has looked at it"
    steps = (
        store.update_table(row.id, version=row.version, told=[told(ADA)], stirs_at=LATER)
        for _ in range(5)
    )
    done = await asyncio.gather(*steps, return_exceptions=True)
    assert len([each for each in done if isinstance(each, ConflictError)]) == 4
    assert await queued(store) == [f"follow:1:{ADA}"]
    assert await store.due_lobbies(LATER - 1) == ()
    assert await store.next_wait() == LATER
    await store.close_table(row.id, LATER, told=[told(EVE)])
    assert await store.due_lobbies(LATER) == ()
    assert len(await queued(store)) == 2


async def test_a_server_is_as_usual_until_somebody_says_otherwise(store: SqlStore) -> None:
    assert await store.server(5) == ServerRow(5)
    wanted = ServerRow(5, "de", "live", (1, 2), 7, 3)
    await store.save_server(ServerRow(5, most=9))
    await store.save_server(wanted)
    assert await store.server(5) == wanted
    await store.server_gone(5, NOW)
    await store.delete_gone(LATER)
    assert await store.server(5) == ServerRow(5)


async def test_no_more_tables_are_opened_than_a_server_wants(store: SqlStore) -> None:
    await store.save_server(ServerRow(5, most=2))
    opening = [store.create_table(new_table(channel=n, most=2)) for n in range(800, 806)]
    done = await asyncio.gather(*opening, return_exceptions=True)
    refused = [each for each in done if isinstance(each, ServerFullError)]
    assert [each.tables for each in refused] == [2] * 4
    opened = next(each for each in done if not isinstance(each, Exception))
    await store.close_table(opened.id, LATER)
    await store.create_table(new_table(channel=810, most=2))
