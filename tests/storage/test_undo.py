"""Taking back: the own last choice, and by consent further back."""

from __future__ import annotations

import msgspec
import pytest

from games.core.match import resume
from games.core.rng import Rng
from games.registry import all_games
from storage.records import Commit, NewMove, VoteRow
from storage.sql.store import SqlStore
from storage.store import ChannelTakenError, MissingError
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, Playing, dump, lobby, position


async def log(store: SqlStore) -> list[tuple[int, int, bool]]:
    """Number, seat and whether it was taken back, in the order things happened."""
    query = "SELECT number, seat, undone_by IS NOT NULL FROM choices ORDER BY id"
    return await store._connection.run(
        lambda connection: [(a, b, bool(c)) for a, b, c in connection.execute(query)]
    )


@pytest.mark.asyncio
async def test_the_last_choice_is_taken_back_and_stays_in_the_log(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "turn"})
    await playing.submit(0, "x")
    await playing.submit(0, "p")
    await playing.undo(0)
    assert position(await playing.cold()) == position(playing.match)
    await playing.submit(0, "q")
    assert [choice.picks for choice in await store.choices(playing.id)] == [("x",), ("q",)]
    assert await log(store) == [(0, 0, False), (1, 0, True), (1, 0, False)]


@pytest.mark.asyncio
async def test_a_choice_in_the_middle_is_taken_back_and_the_rest_moves_up(
    store: SqlStore,
) -> None:
    playing = await Playing.start(store, Toy(), 4, seed=1, variant={"plan": "bid"})
    for seat in (1, 2, 3):
        await playing.submit(seat, "high")
    assert await playing.undo(1) == 0
    assert position(await playing.cold()) == position(playing.match)
    assert [choice.seat for choice in await store.choices(playing.id)] == [2, 3]
    await playing.submit(1, "low")
    assert await log(store) == [(0, 1, True), (0, 2, False), (1, 3, False), (2, 1, False)]
    assert position(await playing.cold()) == position(playing.match)


@pytest.mark.asyncio
async def test_several_are_taken_back_in_one_commit_as_the_match_numbers_them(
    store: SqlStore,
) -> None:
    playing = await Playing.start(store, Toy(), 4, seed=1, variant={"plan": "bid"})
    for seat in (1, 2, 3):
        await playing.submit(seat, "high")
    seq, count = playing.match.seq, playing.match.count
    undone = (playing.match.undo(1), playing.match.undo(2))
    await store.commit(playing.id, Commit(seq, count, playing.match.seq, LATER, undone=undone))
    assert undone == (0, 0)
    assert position(await playing.cold()) == position(playing.match)


@pytest.mark.asyncio
async def test_undo_never_reaches_behind_a_checkpoint(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "bid open turn"})
    await playing.submit(0, "low")
    await playing.submit(1, "low")
    seq, count = playing.match.seq, playing.match.count
    with pytest.raises(ValueError, match="checkpoint"):
        await store.commit(playing.id, Commit(seq, count, seq + 1, LATER, undone=(0,)))


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(3))
async def test_random_undos_leave_store_and_match_the_same(store: SqlStore, seed: int) -> None:
    game = next(iter(all_games().values()))
    playing = await Playing.start(store, game, 3, seed=seed)
    rng, undone = Rng(seed), 0
    for _ in range(150):
        seat = rng.below(3)
        if not playing.match.outcome and playing.match.can_undo(seat) and not rng.below(3):
            await playing.undo(seat)
            undone += 1
            assert position(await playing.cold()) == position(playing.match)
        elif not playing.match.outcome:
            await playing.random_choice(rng)
    assert undone
    assert position(await playing.cold()) == position(playing.match)


# ---- by consent -------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_rewind_gives_the_table_as_it_was(store: SqlStore) -> None:
    game = next(iter(all_games().values()))
    playing = await Playing.start(store, game, 3, seed=5)
    rng = Rng(5)
    then = {0: playing.match.clone()}
    for _ in range(60):
        await playing.random_choice(rng)
        then[playing.match.count] = playing.match.clone()
    for to_choice in (60, 41, 40, 17, 1, 0):
        seq = playing.match.seq
        await playing.rewind(to_choice)
        assert playing.match.count == to_choice
        assert playing.match.seq == seq + 1
        before = then[to_choice]
        assert playing.match.state_copy() == before.state_copy()
        assert playing.match.waiting() == before.waiting()
        assert await store.integrity() == ()
    await playing.to_the_end(rng)
    assert position(await playing.cold()) == position(playing.match)


@pytest.mark.asyncio
async def test_a_rewind_marks_later_moves_and_ends_the_vote(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    for seat in (0, 1):
        await playing.submit(seat, "low")
    for seat in (0, 1):
        await playing.submit(seat, "a")
    await store.save_vote(VoteRow(playing.id, 0, 3, LATER, (1,), (1,)))
    await playing.rewind(3)
    moves = await store.moves(playing.id)
    assert [(move.number, move.undone) for move in moves] == [(1, False), (2, False), (3, True)]
    assert await store.vote(playing.id) is None
    with pytest.raises(MissingError, match="taken back"):
        await store.saved_at(playing.id, 3)
    await playing.submit(1, "b")
    assert (await store.table(playing.id)).moves == 4
    assert (await store.saved_at(playing.id, 4)).before == 4


@pytest.mark.asyncio
async def test_a_rewind_writes_its_own_move(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    for seat in (0, 1):
        await playing.submit(seat, "low")
    told = NewMove(1, 1, 0, checkpoint=0)
    change = Commit(playing.match.seq, 2, playing.match.seq + 1, LATER, moves=(told,))
    done = await store.rewind(playing.id, 1, change)
    assert done.moves == (3,)
    assert [move.undone for move in await store.moves(playing.id)] == [False, True, False]
    assert len((await store.saved_at(playing.id, 3)).tail) == 1


@pytest.mark.asyncio
async def test_a_finished_game_is_rewound_unless_the_channel_is_taken(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "bid"})
    for seat in (0, 1):
        await playing.submit(seat, "low")
    next_table = await lobby(store)
    before = await dump(store)
    with pytest.raises(ChannelTakenError):
        await playing.rewind(1)
    assert await dump(store) == before
    await store.close_table(next_table.id, NOW)
    await playing.rewind(1)
    assert (await store.table(playing.id)).status == "playing"


@pytest.mark.asyncio
@pytest.mark.parametrize("to_choice", [-1, 3])
async def test_a_rewind_goes_only_to_what_there_is(store: SqlStore, to_choice: int) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await playing.submit(0, "low")
    with pytest.raises(ValueError, match="no choice"):
        await playing.rewind(to_choice)


@pytest.mark.asyncio
async def test_choices_that_no_longer_fit_the_code_are_dropped(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, variant={"plan": "turn"})
    await playing.submit(0, "x")
    await playing.submit(0, "p")
    newer = Toy()
    newer.extra_option = True
    saved = await store.load(playing.id)
    match = resume(newer, saved)
    assert len(match.dropped) == 2
    stored = saved.before + len(saved.tail)
    await store.rewind(playing.id, match.count, Commit(saved.seq, stored, match.seq, LATER))
    again = Playing(store, playing.id, match)
    await again.submit(0, "z")
    assert position(await again.cold()) == position(match)
    assert msgspec.structs.replace(match.saved(), seq=0) == msgspec.structs.replace(
        await store.load(playing.id), seq=0
    )
