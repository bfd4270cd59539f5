"""What waits for a confirmation is rehearsed and drawn ahead, and comes to the very same thing."""

from __future__ import annotations

import msgspec
import pytest

from bot.panel.drawing_ahead import DrawingAhead
from bot.posts.composer import Composer
from bot.posts.lines.turn_lines import asked_of
from bot.posts.news import Telling
from bot.waiting.free_seats import FreeSeats
from games.core.bots.random_bot import random_bot
from games.core.rng import Rng
from games.core.seats import Seat
from tests.bot.house import GAIUS, LIVIA, TITUS, NotingPool, house

pytestmark = pytest.mark.asyncio


async def rehearse(home, live, seat, picks, pool=None) -> None:
    """As the panel does when it asks for a confirmation."""
    ahead = DrawingAhead(home.sessions, Composer(home.store, pool or NotingPool()))
    await ahead.after(live, home.sessions.try_out(live, seat, live.playing.seq, picks))()


def telling(live, first: int) -> Telling:
    waiting = live.waiting()
    return Telling(first, live.row.moves, waiting, tuple(asked_of(live, waiting)))


def record(live) -> bytes:
    return live.game.dump(live.playing.state_copy())


@pytest.mark.parametrize("bots", [0, 2])
async def test_a_rehearsed_game_is_the_game_played_without(bots: int) -> None:
    ends = []
    for rehearsed in (True, False):
        people = (LIVIA, GAIUS) if not bots else (LIVIA,)
        async with house() as home:
            table = await home.start(*people, bots=bots)
            rng = Rng(3)
            for _ in range(60):
                async with home.sessions.table(table) as live:
                    seat = live.waiting()[0]
                    seq, picks = live.playing.seq, random_bot(None, live.question(seat), rng)
                    if rehearsed:
                        await rehearse(home, live, seat, picks)
                    await home.sessions.submit(live, seat, seq, picks)
            moves = await home.store.moves(table, 0, 1000)
            ends.append((record(live), [move.events for move in moves], live.row.seq))
    assert ends[0] == ends[1]


async def test_the_post_asks_for_the_picture_that_was_drawn_ahead() -> None:
    async with house() as home:
        pool = NotingPool()
        composer = Composer(home.store, pool)
        table = await home.start(LIVIA, GAIUS)
        rng = Rng(5)
        posted = 0
        for _ in range(40):
            async with home.sessions.table(table) as live:
                seat = live.waiting()[0]
                picks = random_bot(None, live.question(seat), rng)
                before = live.row.moves
                pool.asked.clear()
                await rehearse(home, live, seat, picks, pool)
                ahead = list(pool.asked)
                await home.sessions.submit(live, seat, live.playing.seq, picks)
                if live.row.moves == before:
                    continue
                pool.asked.clear()
                await composer.board(live, telling(live, before + 1))
                assert ahead == pool.asked
                posted += 1
            home.sessions.forget(table)
            async with home.sessions.table(table) as cold:
                pool.asked.clear()
                await composer.board(cold, telling(cold, before + 1))
                assert ahead == pool.asked  # read back from storage it is the same
        assert posted > 5


async def test_a_rehearsal_of_another_answer_or_an_older_table_is_not_taken() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            seq = live.playing.seq
            first, second = (option.id for option in live.question(seat).options[:2])
            await rehearse(home, live, seat, [first])
            assert live.rehearsal.fits(live.playing, live.seats, seat, seq, [first])
            assert not live.rehearsal.fits(live.playing, live.seats, seat, seq, [second])
            assert not live.rehearsal.fits(live.playing, live.seats, seat, seq - 1, [first])
            others = (
                live.seats[0],
                msgspec.structs.replace(live.seats[1], user=None, bot="random"),
            )
            assert not live.rehearsal.fits(live.playing, others, seat, seq, [first])
            rehearsal = live.rehearsal
            await home.sessions.submit(live, seat, seq, [second])
            assert live.playing.latest.picks == (second,)
            assert live.rehearsal is None
            assert not rehearsal.fits(live.playing, live.seats, seat, seq, [first])


async def until_livia_may_think(home, table: int) -> str:
    """Plays on until the lead is hers to pass on; returns how."""
    rng = Rng(4)
    while True:
        async with home.sessions.table(table) as live:
            asked = live.question(Seat(0))
            offered = [option.id for option in asked.options] if asked else []
            thinking = [id for id in offered if id.startswith("think")]
            if thinking and any(id.startswith("lead") for id in offered):
                return thinking[0]
            await home.answer_at_random(live, rng)


@pytest.mark.parametrize("to_computer", [True, False])
async def test_a_seat_handed_on_meanwhile_is_its_new_owners(to_computer: bool) -> None:
    """Nobody plays for a person who has come, and a computer who has come plays."""
    async with house() as home:
        people = (LIVIA, GAIUS) if to_computer else (LIVIA,)
        table = await home.start(*people, bots=2 - len(people))
        think = await until_livia_may_think(home, table)
        async with home.sessions.table(table) as live:
            await rehearse(home, live, Seat(0), [think])
            successor = "steward" if to_computer else TITUS
            await home.lobby.replace(live, LIVIA.id, False, Seat(1), successor, gone=True)
            if not to_computer:
                await FreeSeats(home.sessions).take(live, Seat(1), TITUS.id, TITUS.name)
            await home.sessions.submit(live, Seat(0), live.playing.seq, [think])
            last = (await home.store.choices(table))[-1]
            assert (last.seat, live.waiting()) == ((1, (0,)) if to_computer else (0, (1,)))


async def test_a_computer_that_was_kept_from_playing_plays_when_the_table_is_read() -> None:
    """As after a crash between handing it the seat and its answer."""
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        think = await until_livia_may_think(home, table)
        async with home.sessions.table(table) as live:
            await home.sessions.submit(live, Seat(0), live.playing.seq, [think])
            assert live.waiting() == (1,)
            seat = msgspec.structs.replace(live.seats[1], user=None, bot="steward")
            await home.store.set_seats(table, [live.seats[0], seat])
        home.sessions.forget(table)
        async with home.sessions.table(table) as live:
            assert live.waiting() == (0,)
        assert (await home.store.choices(table))[-1].seat == 1
