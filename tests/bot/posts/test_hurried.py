"""Where a consul had no time to look ahead, the post says that the steward answered."""

from __future__ import annotations

import pytest

from bot.posts.composer import Composer
from bot.posts.news import Board, End, news_in
from bot.tables.thinking import Thinking
from games.core.bots.search.consul import Effort, search
from games.core.bots.search.errand import Errand
from games.core.match import resume
from games.core.rng import Rng
from games.registry import all_games
from games.searching import searched
from storage.records import TableRow
from tests.bot.house import LIVIA, House, NotingPool, house

pytestmark = pytest.mark.asyncio


class Hasty(Thinking):
    """Whose searches all come too late."""

    def __init__(self) -> None:
        super().__init__(searched)

    async def _run(self, sent: bytes) -> bytes:
        raise TimeoutError


class Quick(Hasty):
    """Whose searches are all in time."""

    async def _run(self, sent: bytes) -> bytes:
        errand = Errand.decoded(sent)
        match = resume(all_games()[errand.game], errand.saved)
        return search(match, errand.seat, Rng(1), Effort(answers=2, futures=2, turns=0)).encoded()


async def posts_of(home: House, thinking: Thinking, volume: str = "move") -> list[Board]:
    """Boards told at a table of one person and a consul."""
    home.sessions.thinking = thinking
    table = await home.open(LIVIA)
    await home.store.update_table(table, volume=volume)
    home.sessions.forget(table)
    async with home.sessions.table(table) as live:
        await home.lobby.add_bot(live, LIVIA.id, "consul")
        await home.lobby.start(live, LIVIA.id)
    rng = Rng(3)
    for _ in range(6):
        async with home.sessions.table(table) as live:
            await home.answer_at_random(live, rng)
    rows = [await home.store.outbox_row(id) for id in range(1, 100)]
    told = [news_in(row) for row in rows if row and row.kind in ("board", "end")]
    return [news for news in told if isinstance(news, Board | End)]


async def words(home: House, news: Board, language: str) -> str:
    row: TableRow = await home.store.table(1)
    await home.store.update_table(row.id, language=language)
    home.sessions.forget(row.id)
    async with home.sessions.table(row.id) as live:
        return (await Composer(home.store, NotingPool()).board(live, news)).content


async def test_the_post_says_for_whom_and_how_often_the_steward_answered() -> None:
    async with house() as home:
        told = await posts_of(home, thinking := Hasty())
        assert sum(len(news.hurried) for news in told) == thinking.fell_back > 0
        assert {seat for news in told for seat in news.hurried} == {1}
        once = next(news for news in told if len(news.hurried) == 1)
        line = "-# ⏳ **Tiro** ran out of time to look ahead: one of these answers is the steward’s"
        assert line in await words(home, once, "en")
        assert "-# ⏳ Für **Tiro** reichte die Zeit zum Vorausdenken nicht: Eine dieser" in (
            await words(home, once, "de")
        )


async def test_nothing_is_said_of_who_looked_ahead() -> None:
    async with house() as home:
        told = await posts_of(home, thinking := Quick())
        assert thinking.searched > 0
        assert not any(news.hurried for news in told)
        assert "⏳" not in await words(home, told[-1], "en")


async def test_moves_held_back_are_told_with_the_post_that_tells_them() -> None:
    async with house() as home:
        told = await posts_of(home, thinking := Hasty(), "round")
        async with home.sessions.table(1) as live:
            waiting = len(live.hurried)
        assert sum(len(news.hurried) for news in told) + waiting == thinking.fell_back
        assert max(len(news.hurried) for news in told) > 1
