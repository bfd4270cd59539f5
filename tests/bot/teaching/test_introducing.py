"""Outside lessons: who has not finished such a game is told once what a question is about."""

from __future__ import annotations

import pytest

from bot.panel.showing import about_lines
from bot.tables.sitting import Sitting
from bot.talk.voice import Voice
from bot.teaching.explaining import Explaining
from games.core.lessons import explanation
from games.core.rng import Rng
from games.core.seats import Seat
from storage.records import Commit
from storage.records.outcomes import Result, SeatResult
from tests.bot.house import LIVIA, House, house

pytestmark = pytest.mark.asyncio

FIRST = Seat(0)


async def test_a_kind_of_question_is_introduced_once() -> None:
    async with house() as home:
        table = await home.start(LIVIA, bots=1)
        told = []
        for _ in range(25):
            said, kind = await told_at(home, table)
            assert await told_at(home, table) == (said, kind), "shown again before it is answered"
            told.append((kind, bool(said)))
            async with home.sessions.table(table) as live:
                await home.answer_at_random(live, Rng(live.playing.count))
            home = House(home.store)  # as after a restart
        kinds = [kind for kind, _ in told]
        assert told == [(kind, kind not in kinds[:n]) for n, kind in enumerate(kinds)]
        assert len(set(kinds)) > 2


async def told_at(home: House, table: int) -> tuple[str, str]:
    async with home.sessions.table(table) as live:
        asked = live.question(FIRST)
        assert asked
        voice = Voice("en", live.game)
        said = await Explaining(home.sessions).about(Sitting(live, FIRST, voice), (asked.key,))
        assert said in ("", voice(explanation(asked.key)))
        return said, asked.key


async def test_who_has_finished_such_a_game_is_told_nothing() -> None:
    async with house() as home:
        before = await home.start(LIVIA, bots=1)
        async with home.sessions.table(before) as live:
            for _ in range(3):
                home.time += 60
                await home.answer_at_random(live, Rng(live.playing.count))
            seq, count = live.playing.seq, live.playing.count
        seats = (SeatResult(FIRST, 30, 1, True), SeatResult(Seat(1), 20, 2, False))
        over = Commit(seq, count, seq, home.time, status="over", result=Result("deck", seats))
        await home.store.commit(before, over)
        assert await home.store.tallies(LIVIA.id)
        said, _ = await told_at(home, await home.start(LIVIA, bots=1))
        assert not said


async def test_hints_keep_their_room_and_sentences_stay_whole() -> None:
    about = "One thing. Another (“so it is.”) And a third one."
    assert about_lines(about, 2000) == [f"> {about}"]
    assert about_lines(about, 500 + len("One thing. An")) == ["> One thing."]
    assert about_lines(about, 300) == []
