from __future__ import annotations

import pytest

from bot.talk.refusals import RefusedError
from bot.waiting.free_seats import FreeSeats
from games.core.errors import StaleChoiceError
from games.core.rng import Rng
from games.core.seats import Seat
from storage.store import ConflictError
from tests.bot.house import GAIUS, LIVIA, TITUS, house

pytestmark = pytest.mark.asyncio


async def rows_of(store, lane: str) -> list:
    return [row for row in await store.due(2_000_000_000) if row.lane.startswith(lane)]


async def test_a_started_table_posts_its_board_and_sends_every_hand() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        kinds = {(row.lane, row.kind) for row in await home.store.due(2_000_000_000)}
        assert ("channel:77", "board") in kinds
        assert {lane for lane, kind in kinds if kind == "hand"} == {"user:1", "user:2", "user:3"}
        assert (await home.store.table(table)).status == "playing"


async def test_a_whole_game_is_the_same_after_forgetting_at_every_choice() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        rng = Rng(4)
        over = False
        while not over:
            async with home.sessions.table(table) as live:
                await home.answer_at_random(live, rng)
                seats = [Seat(0), Seat(1)]
                asked = [live.question(seat) for seat in seats]
                over = live.playing.outcome is not None
            home.sessions.forget(table)
            async with home.sessions.table(table) as live:
                assert [live.question(seat) for seat in seats] == asked
        assert (await home.store.table(table)).status == "over"
        record = await home.store.record(table)
        assert len(record.choices) == live.playing.count


async def test_computer_players_answer_in_the_same_transaction() -> None:
    async with house() as home:
        table = await home.start(LIVIA, bots=2)
        rng = Rng(1)
        for _ in range(30):
            async with home.sessions.table(table) as live:
                if live.playing.outcome:
                    break
                assert all(live.bot_at(seat) is None for seat in live.waiting())
                await home.answer_at_random(live, rng)


async def test_a_stale_answer_changes_nothing() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            seq, count = live.playing.seq, live.playing.count
            pick = live.question(seat).options[0].id
        with pytest.raises(StaleChoiceError):
            async with home.sessions.table(table) as live:
                await home.sessions.submit(live, seat, seq - 1, [pick])
        async with home.sessions.table(table) as live:
            assert live.playing.count == count


async def test_what_was_not_written_never_happened() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)

        async def refuse(*_: object) -> None:
            raise ConflictError("elsewhere")

        home.store.commit, commit = refuse, home.store.commit
        with pytest.raises(ConflictError):
            async with home.sessions.table(table) as live:
                await home.answer_at_random(live, Rng(1))
        home.store.commit = commit
        async with home.sessions.table(table) as live:
            assert live.playing.count == 0
            await home.answer_at_random(live, Rng(1))


async def test_undo_is_written_down() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            role = next(o.id for o in live.question(seat).options if o.id.startswith("lead:"))
            before = live.question(seat)
            await home.sessions.submit(live, seat, live.playing.seq, [role])
            if not live.playing.can_undo(seat):
                pytest.fail("the first half of leading can be taken back")
            await home.sessions.undo(live, seat)
            assert live.question(seat) == before
        home.sessions.forget(table)
        async with home.sessions.table(table) as live:
            assert live.question(seat) == before


async def test_seats_are_for_those_who_sit_in_them() -> None:
    async with house() as home:
        table = await home.open(LIVIA)
        async with home.sessions.table(table) as live:
            with pytest.raises(RefusedError):
                await home.lobby.join(live, LIVIA)
            with pytest.raises(RefusedError):
                await home.lobby.start(live, LIVIA.id)
            await home.lobby.join(live, GAIUS)
            with pytest.raises(RefusedError):
                await home.lobby.start(live, GAIUS.id)
            with pytest.raises(RefusedError):
                await home.lobby.add_bot(live, LIVIA.id, "genius")


async def test_a_channel_has_one_table() -> None:
    async with house() as home:
        await home.open(LIVIA)
        with pytest.raises(RefusedError):
            await home.open(GAIUS)


async def test_the_host_leaves_and_another_person_is_host() -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS, bots=1)
        async with home.sessions.table(table) as live:
            await home.lobby.leave(live, LIVIA.id)
            assert live.row.host == GAIUS.id
            assert [row.seat for row in live.seats] == [0, 1]
            await home.lobby.leave(live, GAIUS.id)
            assert live.row.status == "closed"


async def test_a_seat_can_be_handed_on_in_the_middle_of_a_game() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            seat = live.seat_of(GAIUS.id)
            with pytest.raises(RefusedError):
                await home.lobby.replace(live, TITUS.id, False, seat, TITUS)
            await home.lobby.replace(live, LIVIA.id, False, seat, TITUS, gone=True)
            await FreeSeats(home.sessions).take(live, seat, TITUS.id, TITUS.name)
            assert live.user_at(seat) == TITUS.id
            await home.lobby.replace(live, 99, True, seat, "steward", gone=True)
            assert live.bot_at(seat) == "steward"
            assert seat not in live.waiting()
            with pytest.raises(RefusedError):
                await home.lobby.replace(live, LIVIA.id, False, Seat(0), "steward")


async def test_one_ping_per_turn() -> None:
    """Between two pings a seat has always acted."""
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        rng = Rng(3)
        owed: set[int] = set()
        for _ in range(80):
            while rows := await rows_of(home.store, "channel:"):
                for row in rows:
                    pinged = set(row.payload["pinged"])
                    assert not pinged & owed
                    owed |= pinged
                    await home.store.sent(row.id)
            async with home.sessions.table(table) as live:
                if live.playing.outcome:
                    break
                owed.discard(live.waiting()[0])
                await home.answer_at_random(live, rng)
