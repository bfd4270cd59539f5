"""How games ended, and the sums that are kept of it."""

from __future__ import annotations

import pytest

from games.core.course import Mark
from games.core.seats import Seat
from storage.records import Awaited, Commit, Hints, SeatChange, SeatRow
from storage.records.outcomes import Meeting, Result, SeatResult, Tally
from storage.sql.store import SqlStore
from storage.subjects.people import results
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, USERS, Playing, seated

A, B = Seat(0), Seat(1)
ADA, BEN, GUILD = USERS[0], USERS[1], 5


async def ended(
    store: SqlStore, channel: int, scores: tuple[int, int], seats: tuple[SeatRow, ...] = ()
) -> Playing:
    """A game that is over with its first commit."""
    playing = await Playing.start(store, Toy(), 2, seed=1, channel=channel)
    if seats:
        await store.set_seats(playing.id, seats)
    await store.commit(playing.id, over(playing, scores))
    return playing


def over(playing: Playing, scores: tuple[int, int]) -> Commit:
    seq, count = playing.match.seq, playing.match.count
    best = max(scores)
    places = [1 + sum(other > score for other in scores) for score in scores]
    made = [
        SeatResult(Seat(n), score, places[n], score == best, {"hills": score})
        for n, score in enumerate(scores)
    ]
    result = Result("end", tuple(made))
    return Commit(seq, count, seq, LATER, status="over", result=result)


@pytest.mark.asyncio
async def test_an_end_is_kept_with_points_by_source(store: SqlStore) -> None:
    playing = await ended(store, 1, (30, 20))
    kept = await store.result(playing.id)
    assert kept is not None
    assert (kept.guild, kept.game, kept.company, kept.reason) == (GUILD, "toy", "people", "end")
    assert kept.ended_at == LATER
    assert kept.seats[1] == SeatResult(B, 20, 2, False, {"hills": 20})
    assert await store.result(99) is None


@pytest.mark.asyncio
async def test_points_after_each_round_are_kept_with_the_end(store: SqlStore) -> None:
    playing = await ended(store, 1, (30, 20))
    fresh = await store.result(playing.id)
    assert fresh is not None
    assert fresh.course is None
    course = (Mark(1, (12, 20)), Mark(2, (30, 20)))
    await store.save_course(playing.id, course)
    kept = await store.result(playing.id)
    assert kept is not None
    assert kept.course == course
    await store.save_course(99, course)  # a table whose end is not kept: nothing to keep it with
    assert await store.result(99) is None


@pytest.mark.asyncio
async def test_sums_by_person_game_and_server(store: SqlStore) -> None:
    await ended(store, 1, (30, 20))
    await ended(store, 2, (10, 40))
    assert await store.tallies(ADA) == (Tally(ADA, "toy", "people", 2, 1, 3, 40, 30),)
    assert await store.tallies(ADA, GUILD) == await store.tallies(ADA)
    assert await store.tallies(ADA, 6) == ()
    assert await store.tallies(999) == ()
    await ended(store, 3, (9, 1))
    leaders = await store.leaders(GUILD, "toy")
    assert [(it.user, it.won, it.played) for it in leaders] == [(ADA, 2, 3), (BEN, 1, 3)]
    assert await store.leaders(6, "toy") == ()


@pytest.mark.asyncio
async def test_who_was_ahead_of_whom_and_level(store: SqlStore) -> None:
    await ended(store, 1, (30, 20))
    await ended(store, 2, (7, 7))
    assert await store.meetings(ADA, BEN) == (Meeting("toy", 2, 1, 0),)
    assert await store.meetings(BEN, ADA) == (Meeting("toy", 2, 0, 1),)
    assert await store.meetings(ADA, 999) == ()


@pytest.mark.asyncio
async def test_games_with_computers_are_counted_apart(store: SqlStore) -> None:
    one, other = seated(2)
    computer = SeatRow(other.seat, None, "steward", "Tiro", "red")
    await ended(store, 1, (30, 20), (one, computer))
    (tally,) = await store.tallies(ADA)
    assert tally.company == "computers"
    assert await store.leaders(GUILD, "toy") == ()


@pytest.mark.parametrize("hints", ["on", "had"])
@pytest.mark.asyncio
async def test_a_game_with_hints_is_kept_but_not_counted(store: SqlStore, hints: Hints) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, channel=1)
    await store.update_table(playing.id, hints=hints)
    await store.commit(playing.id, over(playing, (30, 20)))
    assert await store.result(playing.id) is not None
    assert await store.tallies(ADA) == ()
    assert await store.meetings(ADA, BEN) == ()


@pytest.mark.asyncio
async def test_a_game_with_hints_may_be_left(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1, channel=1)
    await store.update_table(playing.id, hints="on")
    await store.close_table(playing.id, LATER)
    assert await store.tallies(ADA) == ()


@pytest.mark.asyncio
async def test_an_end_told_twice_counts_once_and_taken_back_not(store: SqlStore) -> None:
    playing = await ended(store, 1, (30, 20))
    await store.commit(playing.id, over(playing, (30, 20)))
    assert (await store.tallies(ADA))[0].played == 1
    seq, count = playing.match.seq, playing.match.count
    await store.rewind(playing.id, 0, Commit(seq, count, seq + 1, LATER, status="playing"))
    assert await store.result(playing.id) is None
    assert await store.tallies(ADA) == ()
    assert await store.meetings(ADA, BEN) == ()


@pytest.mark.asyncio
async def test_games_that_were_left_are_counted_as_such(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await store.close_table(playing.id, LATER)
    assert [(it.company, it.played) for it in await store.tallies(ADA)] == [("left", 1)]
    await store.reopen_table(playing.id, LATER)
    assert await store.tallies(ADA) == ()
    heir = (SeatRow(A, None, "steward", "Tiro", "red"), seated(2)[1])
    await store.give_seat(playing.id, SeatChange(A, heir, BEN, LATER))
    assert [(it.company, it.played) for it in await store.tallies(ADA)] == [("left", 1)]
    assert await store.tallies(BEN) == ()


@pytest.mark.asyncio
async def test_who_does_not_want_to_be_counted_is_not(store: SqlStore) -> None:
    first = await ended(store, 1, (30, 20))
    await store.count(ADA, wanted=False)
    assert not await store.is_counted(ADA)
    assert await store.tallies(ADA) == ()
    assert await store.meetings(BEN, ADA) == ()
    await ended(store, 2, (30, 20))
    assert await store.tallies(ADA) == ()
    assert (await store.tallies(BEN))[0].played == 2
    kept = await store.result(first.id)
    assert kept is not None
    assert kept.seats[0].score == 30  # how the table's game ended stays to be seen there
    await store.count(ADA, wanted=True)
    await ended(store, 3, (30, 20))
    assert (await store.tallies(ADA))[0].played == 1


@pytest.mark.asyncio
async def test_the_middle_time_somebody_lets_others_wait(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    at = NOW
    for waited in (60, 3600, 3700, 3800, 90_000):
        await store.keep_waits(playing.id, Awaited((A,), None), at)
        at += waited
        await store._connection.write(results.answered, playing.id, A, waited)
    typical = await store.typical_time(ADA, "toy")
    assert typical is not None
    assert 3000 < typical < 4500
    assert await store.typical_time(BEN, "toy") is None


@pytest.mark.asyncio
async def test_only_the_first_answer_of_a_turn_was_waited_for(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await store.keep_waits(playing.id, Awaited((A,), None), NOW)
    seq, count = playing.match.seq, playing.match.count
    for at in (NOW + 7200, NOW + 7205, NOW + 7210):
        change = Commit(seq, count, seq, at, clear_drafts=(A,), awaited=Awaited((A,), None))
        await store.commit(playing.id, change)
    typical = await store.typical_time(ADA, "toy")
    assert typical is not None
    assert 6000 < typical < 9000
