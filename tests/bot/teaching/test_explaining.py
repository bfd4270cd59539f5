"""Every lesson, played to its end: each kind of question is explained once, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest
from discord import ui
from msgspec.structs import replace

from bot.tables.live import Live
from bot.tables.sitting import Sitting
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import view_of
from bot.teaching.explaining import Explaining
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import AnyGame, Bot
from games.core.lessons import Lesson, explanation
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.registry import all_games
from storage.records import Commit, LessonRow
from storage.records.outcomes import Result, SeatResult
from tests.bot.house import CHANNEL, LIVIA, House, house

pytestmark = pytest.mark.asyncio

PUPIL = Seat(0)
SENTENCES = 3
END = re.compile(r"[.!?](?=\s|$)")
PATIENCE = 150  # questions to whoever learns
LESSONS = {key: game for key, game in all_games().items() if game.lesson}
GAMES = pytest.mark.parametrize("game", LESSONS.values(), ids=LESSONS.keys())


async def begin(home: House, game: AnyGame) -> int:
    lesson = game.lesson
    assert lesson
    row = await home.lobby.open(
        CHANNEL, 5, LIVIA, game, lesson.seats, lesson.variant, "en", lesson=LessonRow()
    )
    async with home.sessions.table(row.id) as live:
        for _ in range(lesson.seats - 1):
            await home.lobby.add_bot(live, LIVIA.id, "steward")
        await home.lobby.start(live, LIVIA.id)
        first = await Explaining(home.sessions).instead(Sitting(live, PUPIL, live.voice()), "")
        assert first
        assert Voice("en", game)("lesson-begin") in first.content
        await Explaining(home.sessions).begin(live)
    return row.id


async def panel(home: House, live: Live) -> Reply | None:
    """What the lesson says on the panel of the open question; None: it is over."""
    teacher, sitting = Explaining(home.sessions), Sitting(live, PUPIL, Voice("en", live.game))
    if await teacher.instead(sitting, ""):
        return None
    decision = live.question(PUPIL)
    assert decision
    return await teacher.explained(sitting, Reply(""), [decision.key])


async def answer(home: House, live: Live, bot: Bot, rng: Rng) -> str:
    decision = live.question(PUPIL)
    assert decision
    picks = bot.answer(live.playing.view(PUPIL), decision, rng)
    await home.sessions.submit(live, PUPIL, live.playing.seq, picks)
    return decision.key


@GAMES
@pytest.mark.parametrize(("kind", "seed"), [("steward", 1), ("random", 2), ("random", 3)])
async def test_each_kind_of_question_is_explained_once(game: AnyGame, kind: str, seed: int) -> None:
    met, said, rng = Counter[str](), Counter[str](), Rng(seed)
    async with house() as home:
        table = await begin(home, game)
        async with home.sessions.table(table) as live:
            while reply := await panel(home, live):
                said.update(reply.content.replace("\n> \n", "\n").splitlines())
                met[await answer(home, live, game.bots[kind], rng)] += 1
                assert met.total() < PATIENCE, "the lesson does not end"
    assert met
    voice = Voice("en", game)
    for each in met:
        assert said[f"> {voice(explanation(each))}"] == 1, each
    for language in LANGUAGES:
        speaker = Catalogue(language, game.texts, strict=True)
        for each in ("begin", "end", *met):
            words = speaker.say(Text(explanation(each)))
            assert 1 <= len(END.findall(words)) <= SENTENCES, words


@GAMES
async def test_every_explanation_is_short(game: AnyGame) -> None:
    for language in LANGUAGES:
        file = files(game.texts) / "texts" / language / "lesson.ftl"
        lines = [
            line for line in file.read_text("utf-8").splitlines() if line.startswith("lesson-")
        ]
        assert lines
        assert [line for line in lines if len(END.findall(line)) > SENTENCES] == []


async def test_a_question_shown_again_is_explained_again(tmp_path) -> None:
    """Perhaps nobody has seen it: the process died, or the message was dismissed."""
    game = all_games()["glory_to_rome"]
    place = str(tmp_path / "roma.sqlite")
    async with house(place) as home:
        table = await begin(home, game)
        async with home.sessions.table(table) as live:
            first = await panel(home, live)
    async with house(place) as home, home.sessions.table(table) as live:
        again = await panel(home, live)
        assert first
        assert again
        assert again.content == first.content
        assert "No more explanations" in [item.label for item in again.view.children]
        for _ in range(6):
            await answer(home, live, game.bots["steward"], Rng(1))
        assert live.row.lesson.explained.keys() >= {"begin", "gtr.lead"}


async def test_the_end_is_said_until_somebody_goes_on() -> None:
    game = all_games()["glory_to_rome"]
    async with house() as home:
        table = await begin(home, game)
        async with home.sessions.table(table) as live:
            game = live.game = _with_rounds(game, 0)
            assert await panel(home, live) is None
            assert await panel(home, live) is None
            assert live.row.lesson.state == "over"
            sitting = Sitting(live, PUPIL, Voice("en", game))
            end = await Explaining(home.sessions).instead(sitting, "-# much happened")
            assert end
            assert end.content.startswith("## You can play now")
            assert end.content.endswith("-# much happened")
            left = replace(live.row.lesson, state="left")
            await Explaining(home.sessions).change(live, left)
            said = await panel(home, live)
            assert said
            assert said.content == ""


def _with_rounds(game: AnyGame, rounds: int) -> AnyGame:
    made = type(game)()
    assert game.lesson
    made.lesson = Lesson(game.lesson.seats, game.lesson.seed, rounds)
    return made


async def test_a_lesson_counts_for_nothing() -> None:
    game = all_games()["glory_to_rome"]
    async with house() as home:
        table = await begin(home, game)
        async with home.sessions.table(table) as live:
            for _ in range(3):
                home.time += 60
                await answer(home, live, game.bots["steward"], Rng(1))
            seq, count = live.playing.seq, live.playing.count
        seats = (SeatResult(PUPIL, 30, 1, True), SeatResult(Seat(1), 20, 2, False))
        over = Commit(seq, count, seq, home.time, status="over", result=Result("deck", seats))
        await home.store.commit(table, over)
        assert await home.store.result(table)
        assert await home.store.tallies(LIVIA.id) == ()
        assert await home.store.typical_time(LIVIA.id, game.key) is None


async def test_closing_a_lesson_leaves_no_game() -> None:
    async with house() as home:
        table = await begin(home, all_games()["glory_to_rome"])
        async with home.sessions.table(table) as live:
            await home.lobby.close(live, LIVIA.id, moderator=False)
        assert await home.store.tallies(LIVIA.id) == ()


@pytest.mark.parametrize("full", [False, True])
async def test_the_way_out_is_never_among_the_answers(full: bool) -> None:
    async with house() as home:
        table = await begin(home, all_games()["glory_to_rome"])
        async with home.sessions.table(table) as live:
            items = [ui.Button(label=str(n), row=n // 5) for n in range(25 if full else 21)]
            sitting = Sitting(live, PUPIL, Voice("en", live.game))
            reply = Reply("", view_of(items))
            await Explaining(home.sessions).explained(sitting, reply, ["gtr.lead"])
            rows = [item.row for item in reply.view.children[len(items) :]]
            assert rows == ([] if full else [4])
