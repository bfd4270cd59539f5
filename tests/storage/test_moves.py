"""Moves: what gets one public post, and the picture of any of them later."""

from __future__ import annotations

import msgspec
import pytest

from games.core.contract import Event
from games.core.match import resume
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text, who
from games.registry import all_games
from storage.records import Commit, NewMove, SeatChange
from storage.sql.store import SqlStore
from storage.store import MissingError
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, USERS, Playing, seated

EVENTS = (
    Event(Text("gtr-built", {"seat": who(1), "points": 3, "number": "3"}), reveals=True),
    Event(Text("gtr-drew", {"cards": (Text("bath"), Text("circus", {"n": 1}))}), only=(1,)),
)


@pytest.mark.asyncio
async def test_moves_are_numbered_by_storage_and_kept_in_order(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await playing.submit(0, "low")
    done = await playing.submit(1, "high")
    assert done.moves == (2,)
    begin, bids = await store.moves(playing.id)
    assert (begin.number, begin.seat, begin.first, begin.last) == (1, None, 0, -1)
    assert (bids.number, bids.seat, bids.first, bids.last, bids.checkpoint) == (2, 1, 0, 1, 2)
    assert (begin.at, bids.at, bids.message, bids.undone) == (NOW, LATER, None, False)
    assert len(bids.events) == 2
    assert (await store.table(playing.id)).moves == 2


@pytest.mark.asyncio
async def test_events_come_back_as_they_were_told(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    move = NewMove(None, 0, -1, 0, EVENTS, message=77)
    seq = playing.match.seq
    await store.commit(playing.id, Commit(seq, 0, seq, LATER, moves=(move,)))
    stored = await store.move(playing.id, 2)
    assert stored.events == EVENTS
    assert stored.message == 77


@pytest.mark.asyncio
async def test_moves_are_read_in_pages(store: SqlStore) -> None:
    playing = await Playing.start(store, next(iter(all_games().values())), 2, seed=1)
    rng = Rng(1)
    for _ in range(40):
        await playing.random_choice(rng)
    last = (await store.table(playing.id)).moves
    assert last > 10
    assert [move.number for move in await store.moves(playing.id, 3, 4)] == [4, 5, 6, 7]
    assert [move.number for move in await store.moves(playing.id, last - 1)] == [last]
    assert await store.moves(playing.id, last) == ()


@pytest.mark.asyncio
async def test_a_move_learns_which_message_shows_it(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await store.set_move_message(playing.id, 1, 2**62)
    assert (await store.move(playing.id, 1)).message == 2**62
    with pytest.raises(MissingError):
        await store.set_move_message(playing.id, 9, 5)
    with pytest.raises(MissingError):
        await store.move(playing.id, 9)


@pytest.mark.asyncio
async def test_the_table_after_every_move_can_be_shown_again(store: SqlStore) -> None:
    game = next(iter(all_games().values()))
    playing = await Playing.start(store, game, 3, seed=9)
    rng = Rng(9)
    shown = {1: playing.match.view(None)}
    while not playing.match.outcome:
        before = (await store.table(playing.id)).moves
        await playing.random_choice(rng)
        now = (await store.table(playing.id)).moves
        if now != before:
            shown[now] = playing.match.view(None)
    for number in list(shown)[::7]:
        assert resume(game, await store.saved_at(playing.id, number)).view(None) == shown[number]


@pytest.mark.asyncio
async def test_a_move_inside_a_segment_is_shown_with_its_choices(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "turn"})
    await playing.submit(0, "x")
    seq = playing.match.seq
    move = NewMove(0, 0, 0, checkpoint=0)
    await store.commit(playing.id, Commit(seq, 1, seq, LATER, moves=(move,)))
    await playing.submit(0, "p")
    assert len((await store.saved_at(playing.id, 2)).tail) == 1
    assert len((await store.load(playing.id)).tail) == 2


@pytest.mark.asyncio
async def test_each_seat_has_its_last_own_move(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 3, seed=1)
    assert await store.seen(playing.id) == {0: 0, 1: 0, 2: 0}
    await playing.submit(2, "low")  # acted, but the move is not over
    assert await store.seen(playing.id) == {0: 0, 1: 0, 2: 0}
    await playing.submit(1, "low")
    await playing.submit(0, "low")
    assert await store.seen(playing.id) == {0: 2, 1: 1, 2: 1}


@pytest.mark.asyncio
async def test_nobody_has_seen_what_was_played_for_them(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 3, seed=1)
    seats = [msgspec.structs.replace(row, stand_in="steward") for row in seated(3)]
    seats[1] = seated(3)[1]
    await store.set_seats(playing.id, seats)
    for seat in (2, 1, 0):
        await playing.submit(seat, "low")
    assert await store.seen(playing.id) == {0: 0, 1: 1, 2: 0}


@pytest.mark.asyncio
async def test_whoever_takes_a_seat_has_seen_nothing(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    for seat in (1, 0):
        await playing.submit(seat, "low")
    assert await store.seen(playing.id) == {0: 2, 1: 1}
    same = SeatChange(Seat(0), seated(2), USERS[0], LATER)
    await store.give_seat(playing.id, same)
    assert await store.seen(playing.id) == {0: 2, 1: 1}, "nobody came"
    heirs = (msgspec.structs.replace(seated(2)[0], user=99, name="Heir"), seated(2)[1])
    await store.give_seat(playing.id, msgspec.structs.replace(same, seats=heirs))
    assert await store.seen(playing.id) == {0: 0, 1: 1}


@pytest.mark.asyncio
async def test_the_last_choice_of_a_seat_is_known_by_what_stays(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 3, seed=1)
    assert await store.last_choice(playing.id, 2) is None
    await playing.submit(0, "low")
    await playing.submit(2, "low")
    last = await store.last_choice(playing.id, 2)
    assert last
    assert last.number == 1
    await playing.submit_aside(2, "wave")
    assert await store.last_choice(playing.id, 2) == last
    await playing.undo(0)
    moved = await store.last_choice(playing.id, 2)
    assert moved
    assert (moved.id, moved.number) == (last.id, 0)
    assert await store.last_choice(playing.id, 0) is None


@pytest.mark.asyncio
async def test_some_choices_are_read_alone_and_belong_to_a_move(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    for seat in (0, 1):
        await playing.submit(seat, "low")
    every = await store.choices(playing.id)
    assert await store.choices(playing.id, 1) == await store.choices(playing.id, 1, 1) == every[1:]
    assert await store.choices(playing.id, 0, -1) == ()
    bids = await store.move_with(playing.id, 1)
    assert bids == await store.move(playing.id, 2)
    await playing.rewind(1)
    begin = await store.move_with(playing.id, 1)
    assert begin == await store.move(playing.id, 1)
