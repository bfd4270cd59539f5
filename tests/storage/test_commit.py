"""A commit is one transaction, and only for who knows how things stand."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from games.core.match import Match
from storage.opening import open_store
from storage.records import Commit, DraftRow, NewMove, NewOutbox
from storage.sql.store import SqlStore
from storage.store import ConflictError, DatabaseError, MissingError
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, Playing, dump, lobby, position, seated


def nonce(text: str) -> NewOutbox:
    return NewOutbox("channel:1", "board", {}, nonce=text)


def bid_low(playing: Playing) -> Commit:
    before = playing.match.saved()
    playing.match.submit(0, playing.match.seq, ["low"])
    return playing.change(before)


@pytest.mark.asyncio
async def test_a_lobby_starts_once(store: SqlStore) -> None:
    table = await lobby(store)
    saved = Match.start(Toy(), 2, 1).saved()
    start = (table.id, 1, {"plan": "turn"}, seated(2), saved, None)
    done = await store.start_match(*start, [nonce("hello")], at=LATER)
    assert (done.moves, len(done.outbox)) == ((), 1)
    before = await dump(store)
    with pytest.raises(ConflictError, match="begun"):
        await store.start_match(*start, [nonce("again")], at=LATER)
    assert await dump(store) == before
    now = await store.table(table.id)
    assert (now.status, now.seed, now.seq, now.seats_wanted) == ("playing", 1, saved.seq, 2)


@pytest.mark.asyncio
async def test_a_start_must_be_the_start_of_the_tables_game(store: SqlStore) -> None:
    table = await lobby(store)
    saved = msgspec.structs.replace(Match.start(Toy(), 2, 1).saved(), game="other")
    with pytest.raises(ValueError, match="not the start"):
        await store.start_match(table.id, 1, {}, seated(2), saved, None, at=LATER)
    assert (await store.table(table.id)).status == "lobby"


@pytest.mark.asyncio
async def test_a_table_that_has_not_begun_cannot_be_loaded_or_played(store: SqlStore) -> None:
    table = await lobby(store)
    with pytest.raises(MissingError, match="not begun"):
        await store.load(table.id)
    with pytest.raises(ConflictError, match="lobby"):
        await store.commit(table.id, Commit(0, 0, 1, LATER))


@pytest.mark.asyncio
@pytest.mark.parametrize("wrong", [{"expected_seq": 0}, {"expected_count": 7}])
async def test_a_commit_for_another_position_changes_nothing(
    store: SqlStore, wrong: dict[str, int]
) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await store.save_draft(DraftRow(playing.id, 0, 1, ("low",), NOW))
    before = await dump(store)
    change = msgspec.structs.replace(bid_low(playing), **wrong)
    with pytest.raises(ConflictError):
        await store.commit(playing.id, change)
    with pytest.raises(ConflictError):
        await store.rewind(playing.id, 0, change)
    assert await dump(store) == before


@pytest.mark.asyncio
async def test_a_closed_table_takes_no_commit(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await store.close_table(playing.id, LATER)
    with pytest.raises(ConflictError, match="closed"):
        await playing.submit(0, "low")


@pytest.mark.asyncio
async def test_of_two_processes_one_is_told_to_load_again(place: str) -> None:
    one = await open_store(place)
    other = await open_store(place)
    here = await Playing.start(one, Toy(), 2, seed=1, variant={"plan": "turn"})
    there = Playing(other, here.id, await here.cold())
    await here.submit(0, "x")
    with pytest.raises(ConflictError):
        await there.submit(0, "y")
    there.match = await there.cold()
    await there.submit(0, "p")
    assert [choice.picks for choice in await one.choices(here.id)] == [("x",), ("p",)]
    await one.close()
    await other.close()


@pytest.mark.asyncio
async def test_a_choice_that_leaves_the_seq_alone_is_a_conflict_too(store: SqlStore) -> None:
    here = await Playing.start(store, Toy(), 3, seed=1, variant={"plan": "bid"})
    there = Playing(store, here.id, await here.cold())
    seq = here.match.seq
    await here.submit(1, "high")
    assert here.match.seq == seq
    with pytest.raises(ConflictError):
        await there.submit(2, "low")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("broken", "error"),
    [
        ({"outbox": (nonce("same"), nonce("same"))}, DatabaseError),
        ({"outbox": (nonce("x" * 26),)}, DatabaseError),
        ({"moves": (NewMove(0, 0, 0, checkpoint=77),)}, ValueError),
        ({"undone": (5,)}, ConflictError),
        ({"seq": 0}, ValueError),
    ],
)
async def test_what_breaks_halfway_leaves_nothing_behind(
    store: SqlStore, broken: dict[str, object], error: type[Exception]
) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    before = await dump(store)
    change = msgspec.structs.replace(bid_low(playing), **broken)
    with pytest.raises(error):
        await store.commit(playing.id, change)
    assert await dump(store) == before
    again = Playing(store, playing.id, await playing.cold())
    await again.submit(0, "low")  # and the next one works


@pytest.mark.asyncio
async def test_a_checkpoint_cannot_count_choices_that_are_not_there(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    change = bid_low(playing)
    ahead = msgspec.structs.replace(playing.match.saved(), before=9)
    with pytest.raises(ValueError, match="not stored"):
        await store.commit(playing.id, msgspec.structs.replace(change, checkpoints=(ahead,)))


@pytest.mark.asyncio
async def test_several_choices_go_in_together(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "bid"})
    before = playing.match.saved()
    choices = []
    for seat in (0, 1):
        playing.match.submit(seat, playing.match.seq, ["high"])
        choices.append(playing.match.latest)
    change = msgspec.structs.replace(playing.change(before), choices=tuple(choices))
    done = await store.commit(playing.id, change)
    assert done.moves == (2,)
    assert position(await playing.cold()) == position(playing.match)


@pytest.mark.asyncio
async def test_a_commit_clears_the_drafts_it_names(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "bid"})
    for seat in (0, 1):
        await store.save_draft(DraftRow(playing.id, seat, 1, ("low",), NOW))
    await playing.submit(0, "low")
    assert await store.draft(playing.id, 0) is None
    assert await store.draft(playing.id, 1)


@pytest.mark.asyncio
async def test_readers_never_see_half_a_commit(place: str) -> None:
    """Two tasks on one connection: the work of one is never cut by the other's."""
    store = await open_store(place)
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "turn"})
    seen = []

    async def watch() -> None:
        while len(await store.choices(playing.id)) < 3:
            saved = await store.load(playing.id)
            seen.append(saved.seq - saved.before - len(saved.tail))

    watching = asyncio.create_task(watch())
    for picks in (["x"], ["p"], ["1", "2", "3"]):
        await playing.submit(0, *picks)
    await watching
    assert len(set(seen)) <= 1  # here the seq grows by one with every choice
    await store.close()


@pytest.mark.asyncio
async def test_a_caller_that_is_cancelled_leaves_no_half_commit_and_an_open_store(
    store: SqlStore,
) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    task = asyncio.create_task(store.commit(playing.id, bid_low(playing)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    again = Playing(store, playing.id, await playing.cold())
    assert again.match.count == len(await store.choices(playing.id))
    await again.submit(1, "low")


@pytest.mark.asyncio
async def test_a_commit_that_is_refused_leaves_nothing_unfinished(store: SqlStore) -> None:
    """Also while its error is kept, and it was about to take the place of something told."""
    playing = await Playing.start(store, Toy(), 2, seed=1)
    row = NewOutbox("user:1", "hand", {}, 1, replace_key="hand")
    await store.post([row])
    with pytest.raises(ConflictError) as kept:
        await store.commit(playing.id, Commit(9, 9, 9, LATER, outbox=(row,)))
    await store.post([row])
    assert await store.waiting_count() == 1
    assert kept.value
