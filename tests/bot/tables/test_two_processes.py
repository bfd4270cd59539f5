"""Any process may act on any table: two that share a database, each with its own memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.lobby.seating import Person
from bot.panel.drafts import Drafts
from bot.talk.refusals import RefusedError
from bot.votes.pause_votes import PauseVotes
from bot.votes.stalled_votes import StalledVotes
from bot.votes.undo_votes import UndoVotes
from bot.votes.votes import Votes
from games.core.errors import StaleChoiceError
from games.core.rng import Rng
from games.core.seats import Seat
from storage.server.postgres import PostgresStore
from storage.store import ConflictError
from tests.bot.house import GAIUS, LIVIA, TITUS, House
from tests.postgres import PostgresServer

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def houses(postgres: PostgresServer) -> AsyncIterator[tuple[House, House]]:
    url = postgres.new_database()
    stores = [await PostgresStore.open(url) for _ in range(2)]
    yield House(stores[0]), House(stores[1])
    for store in stores:
        await store.close()
    postgres.drop(url)


async def test_what_one_plays_the_other_knows(houses: tuple[House, House]) -> None:
    table = await houses[0].start(LIVIA, GAIUS)
    rng, played = Rng(3), 0
    while played < 40:
        for home in houses:
            async with home.sessions.table(table) as live:
                known = (live.playing.count, live.row.version)
                assert known[1] == await home.store.version_of(table)
                await home.answer_at_random(live, rng)
            assert (await home.sessions.glance(table)).row.version > known[1]
            played += 1
    views = [(await home.sessions.glance(table)).view_json(None) for home in houses]
    assert views[0] == views[1]


async def test_a_table_in_memory_is_not_read_again_without_need(
    houses: tuple[House, House],
) -> None:
    table = await houses[0].start(LIVIA, GAIUS)
    async with houses[0].sessions.table(table) as first:
        pass
    async with houses[0].sessions.table(table) as second:
        assert second is first
    await houses[1].store.update_table(table, language="de")
    async with houses[0].sessions.table(table) as third:
        assert third is not first
        assert third.language == "de"


async def test_who_is_slower_is_judged_by_what_the_faster_did(
    houses: tuple[House, House],
) -> None:
    """Nothing of it is written; loaded again, the question is another one."""
    table = await houses[0].start(LIVIA, GAIUS)
    async with houses[0].sessions.table(table) as live:
        seat, seq = live.waiting()[0], live.playing.seq
        decision = live.question(seat)
        assert decision
        picks = [decision.options[0].id]
        async with houses[1].sessions.table(table) as other:
            await houses[1].sessions.submit(other, seat, seq, picks)
        with pytest.raises(ConflictError):
            await houses[0].sessions.submit(live, seat, seq, picks)
    count = (await houses[1].sessions.glance(table)).playing.count
    async with houses[0].sessions.table(table) as live:
        assert live.playing.count == count
        with pytest.raises(StaleChoiceError):
            await houses[0].sessions.submit(live, seat, seq, picks)


async def test_nobody_is_answered_for_who_has_left_the_seat(
    houses: tuple[House, House],
) -> None:
    table = await houses[0].start(LIVIA, GAIUS)
    async with houses[0].sessions.table(table) as live:
        seat = live.waiting()[0]
        decision = live.question(seat)
        assert decision
        heir = houses[1].lobby._heir(live, live.seats[seat], TITUS)
        async with houses[1].sessions.table(table) as other:
            await houses[1].lobby.seat_votes.handing_over.carry_out(other, heir)
        with pytest.raises(ConflictError):
            await houses[0].sessions.submit(live, seat, live.playing.seq, [decision.options[0].id])
    async with houses[0].sessions.table(table) as live:
        assert live.user_at(seat) == TITUS.id


async def test_two_sit_down_at_once_and_both_have_a_seat(houses: tuple[House, House]) -> None:
    table = await houses[0].open(LIVIA)

    async def join(home: House, person: Person) -> None:
        try:
            async with home.sessions.table(table) as live:
                await home.lobby.join(live, person)
        except ConflictError:
            async with home.sessions.table(table) as live:
                await home.lobby.join(live, person)

    await asyncio.gather(join(houses[0], GAIUS), join(houses[1], TITUS))
    users = {row.user for row in await houses[0].store.seats(table)}
    assert users == {LIVIA.id, GAIUS.id, TITUS.id}


async def test_a_game_begins_once(houses: tuple[House, House]) -> None:
    table = await houses[0].open(LIVIA, GAIUS)

    async def start(home: House) -> None:
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)

    came = await asyncio.gather(*(start(home) for home in houses), return_exceptions=True)
    assert sorted(type(each) for each in came if each) in ([ConflictError], [RefusedError])
    assert len(await houses[0].store.moves(table)) == 1
    seeds = {(await home.sessions.glance(table)).row.seed for home in houses}
    assert len(seeds) == 1


async def test_agreements_given_at_once_all_count(houses: tuple[House, House]) -> None:
    table = await houses[0].start(LIVIA, GAIUS, TITUS)
    async with houses[0].sessions.table(table) as live:
        seat = live.waiting()[0]
        await houses[0].answer_at_random(live, Rng(1))
        vote = await UndoVotes(houses[0].sessions).ask(live, seat)
    others = [Seat(n) for n in range(3) if n != seat]

    async def agree(home: House, voter: Seat) -> None:
        undo = UndoVotes(home.sessions)
        votes = Votes(
            home.sessions,
            undo,
            home.lobby.seat_votes,
            StalledVotes(home.sessions),
            PauseVotes(home.sessions),
        )
        for _ in range(2):
            try:
                async with home.sessions.table(table) as live:
                    await votes.agree(live, voter, vote.expires_at)
            except ConflictError:
                continue
            return

    await asyncio.gather(*(agree(*each) for each in zip(houses, others, strict=True)))
    done = await houses[0].store.vote(table)
    assert done
    assert (done.state, set(done.agreed)) == ("agreed", set(others))
    assert (await houses[0].sessions.glance(table)).playing.count == vote.to_choice


async def test_drafts_are_those_that_were_picked_last(houses: tuple[House, House]) -> None:
    table = await houses[0].start(LIVIA, GAIUS)
    for picks in (("a",), ("b",)):
        for home, other in (houses, houses[::-1]):
            async with home.sessions.table(table) as live:
                seat = live.waiting()[0]
                await Drafts(home.store, lambda: 1).save(live, seat, picks)
            async with other.sessions.table(table) as live:
                assert await Drafts(other.store, lambda: 1).of(live, seat) == picks
