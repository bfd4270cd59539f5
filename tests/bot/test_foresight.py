"""What waits for a confirmation is rehearsed and drawn ahead, and comes to the very same thing."""

from __future__ import annotations

import pytest

from bot.changes import Change
from bot.deliveries import Composer
from bot.foresight import Foresight
from bot.posting import Telling
from games.core.random_bot import random_bot
from games.core.rng import Rng
from rendering.frame import Picture
from tests.bot.tables import GAIUS, LIVIA, house

pytestmark = pytest.mark.asyncio


class NotingPainter:
    """Notes what it is asked to draw."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    async def picture(self, *sketch: object) -> Picture:
        self.asked.append(sketch)
        return Picture(b"", "png", 1, 1, "")

    picture_or_late = picture


async def rehearse(home, live, seat, picks, painter=None) -> None:
    """As the panel does when it asks for a confirmation."""
    foresight = Foresight(home.sessions, Composer(home.store, painter or NotingPainter()))
    twin, change = live.playing.clone(), Change(live.playing)
    twin.submit(seat, live.playing.seq, picks)
    await foresight.after(live, twin, change)()


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
        painter = NotingPainter()
        composer = Composer(home.store, painter)
        table = await home.start(LIVIA, GAIUS)
        rng = Rng(5)
        posted = 0
        for _ in range(40):
            async with home.sessions.table(table) as live:
                seat = live.waiting()[0]
                picks = random_bot(None, live.question(seat), rng)
                before = live.row.moves
                painter.asked.clear()
                await rehearse(home, live, seat, picks, painter)
                ahead = list(painter.asked)
                await home.sessions.submit(live, seat, live.playing.seq, picks)
                if live.row.moves == before:
                    continue
                painter.asked.clear()
                await composer.board(live, Telling(before + 1, live.row.moves, live.waiting()))
                assert ahead == painter.asked
                posted += 1
            home.sessions.forget(table)
            async with home.sessions.table(table) as cold:
                painter.asked.clear()
                await composer.board(cold, Telling(before + 1, cold.row.moves, cold.waiting()))
                assert ahead == painter.asked  # read back from storage it is the same
        assert posted > 5


async def test_a_rehearsal_of_another_answer_or_an_older_table_is_not_taken() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            seq = live.playing.seq
            first, second = (option.id for option in live.question(seat).options[:2])
            await rehearse(home, live, seat, [first])
            assert live.rehearsal.fits(live.playing, seat, seq, [first])
            assert not live.rehearsal.fits(live.playing, seat, seq, [second])
            assert not live.rehearsal.fits(live.playing, seat, seq - 1, [first])
            rehearsal = live.rehearsal
            await home.sessions.submit(live, seat, seq, [second])
            assert live.playing.latest.picks == (second,)
            assert live.rehearsal is None
            assert not rehearsal.fits(live.playing, seat, seq, [first])
