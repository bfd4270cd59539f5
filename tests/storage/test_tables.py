"""Lobbies, channels and seats."""

from __future__ import annotations

import pytest

from games.core.seats import Seat
from storage.records import SeatRow
from storage.sql.store import SqlStore
from storage.store import ChannelTakenError, ConflictError, MissingError
from tests.games.core.toy import Toy
from tests.storage.playing import CHANNEL, LATER, NOW, USERS, Playing, lobby, new_table, seated


@pytest.mark.asyncio
async def test_a_new_table_is_a_lobby(store: SqlStore) -> None:
    made = await store.create_table(new_table())
    assert made == await store.table(made.id) == await store.table_in(CHANNEL)
    assert (made.status, made.seq, made.moves) == ("lobby", 0, 0)
    assert (made.guild, made.variant, made.created_at) == (5, {"plan": "turn"}, NOW)
    assert await store.seats(made.id) == seated(1)
    assert await store.open_tables() == (made,)


@pytest.mark.asyncio
async def test_a_channel_has_one_open_table(store: SqlStore) -> None:
    first = await lobby(store)
    with pytest.raises(ChannelTakenError):
        await lobby(store)
    await lobby(store, channel=CHANNEL + 1)
    await store.close_table(first.id, LATER)
    second = await lobby(store)
    assert await store.table_in(CHANNEL) == second
    assert second.id > first.id


@pytest.mark.asyncio
async def test_a_channel_shows_its_last_table_when_none_is_open(store: SqlStore) -> None:
    for _ in range(2):
        last = await store.close_table((await lobby(store)).id, LATER)
    assert await store.table_in(CHANNEL) == last
    assert await store.table_in(1) is None


@pytest.mark.asyncio
async def test_a_lobby_that_was_closed_hides_no_game(store: SqlStore) -> None:
    game = await Playing.start(store, Toy(), 2, seed=1)
    await store.close_table(game.id, LATER)
    await store.close_table((await lobby(store)).id, LATER)
    assert (await store.table_in(CHANNEL)).id == game.id


@pytest.mark.asyncio
async def test_only_a_closed_game_opens_again_and_only_in_a_free_channel(
    store: SqlStore,
) -> None:
    game = await Playing.start(store, Toy(), 2, seed=1)
    with pytest.raises(ConflictError):
        await store.reopen_table(game.id, NOW)
    await store.close_table(game.id, NOW)
    other = await lobby(store)
    with pytest.raises(ChannelTakenError):
        await store.reopen_table(game.id, LATER)
    await store.close_table(other.id, LATER)
    with pytest.raises(ConflictError):
        await store.reopen_table(other.id, LATER)
    opened = await store.reopen_table(game.id, LATER)
    assert (opened.status, opened.changed_at) == ("playing", LATER)


@pytest.mark.asyncio
async def test_a_table_moves_only_to_a_free_channel(store: SqlStore) -> None:
    one, other = await lobby(store), await lobby(store, channel=8)
    with pytest.raises(ChannelTakenError):
        await store.update_table(one.id, channel=8)
    moved = await store.update_table(one.id, channel=9, guild=None, changed_at=LATER)
    assert (moved.channel, moved.guild, moved.changed_at) == (9, None, LATER)
    assert await store.table(other.id) == other


@pytest.mark.asyncio
async def test_a_lobby_changes_what_will_be_played(store: SqlStore) -> None:
    table = await lobby(store)
    changed = await store.update_table(
        table.id, variant={"plan": "bid"}, seats_wanted=4, host=3, language="de", lobby_message=1
    )
    assert (changed.variant, changed.seats_wanted) == ({"plan": "bid"}, 4)
    assert (changed.host, changed.language, changed.lobby_message) == (3, "de", 1)


@pytest.mark.asyncio
async def test_a_running_game_keeps_what_it_is_played_with(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    with pytest.raises(ConflictError):
        await store.update_table(playing.id, variant={})
    with pytest.raises(ConflictError):
        await store.set_seats(playing.id, seated(3))
    await store.update_table(playing.id, host=4)


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["seq", "id", "seed", "moves; DROP TABLE tables"])
async def test_other_columns_cannot_be_changed(store: SqlStore, name: str) -> None:
    table = await lobby(store)
    with pytest.raises(TypeError):
        await store.update_table(table.id, **{name: 1})
    assert await store.table(table.id) == table


@pytest.mark.asyncio
async def test_a_missing_table_is_said(store: SqlStore) -> None:
    for ask in (store.table(7), store.load(7), store.choices(7), store.update_table(7, host=1)):
        with pytest.raises(MissingError, match="no table 7"):
            await ask
    for ask in (store.close_table(7, NOW), store.set_seats(7, ())):
        with pytest.raises(MissingError):
            await ask


@pytest.mark.asyncio
async def test_a_user_finds_the_open_tables_it_sits_at(store: SqlStore) -> None:
    tables = [await lobby(store, channel=channel) for channel in (1, 2, 3, 4)]
    await store.close_table(tables[0].id, LATER)
    await store.set_seats(tables[1].id, [])
    await store.update_table(tables[2].id, changed_at=LATER)
    found = await store.tables_of(USERS[0])
    assert [table.id for table in found] == [tables[3].id, tables[2].id]
    assert await store.tables_of(999) == ()


@pytest.mark.asyncio
async def test_a_seat_changes_hands_and_keeps_what_it_has_seen(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "bid"})
    await playing.submit(0, "low")
    await playing.submit(1, "high")
    seats = (seated(2)[0], SeatRow(Seat(1), None, "random", "Robot", "red"))
    await store.set_seats(playing.id, seats)
    assert await store.seats(playing.id) == seats
    assert await store.seen(playing.id) == {0: 1, 1: 2}
    assert await store.tables_of(USERS[1]) == ()


@pytest.mark.asyncio
async def test_seats_are_numbered_without_a_gap(store: SqlStore) -> None:
    table = await lobby(store)
    with pytest.raises(ValueError, match="without a gap"):
        await store.set_seats(table.id, seated(3)[1:])
    assert await store.seats(table.id) == seated(1)


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", [0, 2**63 - 1, 2**63, 2**64 - 1, "k" + "5" * 64, "k" + "e" * 64])
async def test_a_seed_has_64_bits_or_is_a_key(store: SqlStore, seed: int | str) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=seed)
    assert (await store.table(playing.id)).seed == seed
    assert (await store.load(playing.id)).rng == playing.match.saved().rng
    assert (await store.record(playing.id, running=True)).seed == seed


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", [-1, 2**64, "rosebud"])
async def test_what_is_no_seed_is_refused(store: SqlStore, seed: int | str) -> None:
    with pytest.raises(ValueError, match=r"64 bits|not a seed"):
        await Playing.start(store, Toy(), 2, seed=seed)
