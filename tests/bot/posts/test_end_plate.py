"""The post that ends a game: its plate with the course of the game, and the board."""

from __future__ import annotations

import pytest

from bot.posts.composer import Composer
from bot.posts.drawing.pool import DrawingPool
from bot.posts.news import End
from games.core.course import Course, course_of
from games.core.record import Record
from games.core.rng import Rng
from games.registry import all_games
from tests.bot.house import GAIUS, LIVIA, House, NotingPool, house


class Reckoning(NotingPool):
    """Works out courses here, and counts how often."""

    def __init__(self) -> None:
        super().__init__()
        self.reckoned = 0

    async def course(self, record: Record, _: int) -> Course:
        self.reckoned += 1
        return course_of(all_games()[record.game], record)

    def kinds(self) -> list[object]:
        return [sketch[1] for sketch in self.asked]


async def ended(home: House, pictures: str = "both") -> int:
    table = await home.start(LIVIA, GAIUS)
    if pictures != "both":
        await home.store.update_table(table, pictures=pictures)
        home.sessions.forget(table)
    async with home.sessions.table(table) as live:
        rng = Rng(3)
        for _ in range(60):
            await home.answer_at_random(live, rng)
        await home.sessions.submit_aside(live, live.waiting()[0], ["concede"])
    return table


async def post(home: House, composer: Composer, table: int) -> None:
    async with home.sessions.table(table) as live:
        moves = live.row.moves
        news = End(first=moves, last=moves, seq=0)
        await composer.board(live, news, "final")


@pytest.mark.asyncio
async def test_the_course_of_a_game_is_worked_out_once_and_kept() -> None:
    async with house() as home:
        table, pool = await ended(home), Reckoning()
        composer = Composer(home.store, pool)  # type: ignore[arg-type]
        await post(home, composer, table)
        kept = await home.store.result(table)
        assert kept is not None
        assert kept.course
        assert kept.course[-1].points == tuple(seat.score for seat in kept.seats)
        frame = pool.asked[0][3]
        assert frame.course == kept.course  # type: ignore[attr-defined]
        await post(home, composer, table)
        assert pool.reckoned == 1


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("pictures", "kinds"),
    [("both", ["final", "board"]), ("front", ["final"]), ("board", ["final", "board"])],
)
async def test_the_plate_takes_the_place_of_the_front_page(pictures: str, kinds: list[str]) -> None:
    async with house() as home:
        table, pool = await ended(home, pictures), Reckoning()
        await post(home, Composer(home.store, pool), table)  # type: ignore[arg-type]
        assert pool.kinds() == kinds


@pytest.mark.asyncio
async def test_a_drawing_process_works_it_out_and_knows_when_it_cannot() -> None:
    async with house() as home:
        record = await home.store.record(await ended(home))
    pool = DrawingPool(1)
    try:
        assert await pool.course(record, 1) == course_of(all_games()[record.game], record)
        record.choices.reverse()
        assert await pool.course(record, 1) == ()
    finally:
        pool.close()
