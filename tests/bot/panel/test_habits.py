"""The same as last time: one button where it would have to be looked for, or one word."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.panel.ways.habits import last_answer
from bot.tables.sitting import Sitting
from bot.talk.replies import Reply
from games.core.choices import Choice
from games.core.contract import Option
from games.core.seats import Seat
from games.core.text import Text
from games.trajan.game import Trajan
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.panel.test_shortcuts import answering_in, choices_of, pressable

pytestmark = pytest.mark.asyncio
PAIR = "pair:pink-blue"


@pytest.fixture(autouse=True)
def without_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that the game itself says goes together, and a menu below five buttons."""
    monkeypatch.setattr("bot.panel.hints.MOST_LINES", 0)
    monkeypatch.setattr("bot.panel.hints.SHORT_LABEL", 1)
    monkeypatch.setattr(Trajan, "shortcuts", lambda *_: ())
    monkeypatch.setattr(Trajan, "obvious", lambda *_: None)
    monkeypatch.setattr(Trajan, "grid", lambda *_: ())


def again(shown: Reply) -> str:
    return next((a for name, a in pressable(shown).items() if name.startswith("again")), "")


async def test_the_last_answer_to_a_question_is_one_press() -> None:
    async with house() as home:
        table, answering = await home.open(LIVIA, GAIUS, game="trajan"), answering_in(home)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            sitting = Sitting.of(live, LIVIA.id, "en")
            assert again(await answering.showing.show(sitting)) == "", "nothing was answered yet"
            shown = await answering.pick(sitting, live.playing.seq, [PAIR])
            mark = again(shown)
            label = next(name for name in pressable(shown) if name.startswith("again"))
            assert label == "again As last time: pink + blue"
            await answering.same_again(sitting, live.playing.seq, mark)
            assert choices_of(live)[-2:] == [(PAIR,), (PAIR,)]
            shown = await answering.same_again(sitting, live.playing.seq, mark)
            assert len(choices_of(live)) == 2, "there are but two stones of a colour"
            assert again(shown) == ""


async def test_the_same_again_can_be_typed() -> None:
    async with house() as home:
        table, answering = await home.open(LIVIA, GAIUS, game="trajan"), answering_in(home)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            sitting = Sitting.of(live, LIVIA.id, "de")
            await answering.typed(sitting, PAIR)
            await answering.typed(sitting, "nochmal")
            assert choices_of(live) == [(PAIR,), (PAIR,)]


async def test_passing_is_not_proposed_again(monkeypatch) -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS, game="trajan")
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            question = live.playing.pending(Seat(0))
            assert question is not None
            options = (*question.options, Option("pass", Text("number", {"n": 1})))
            for picks, proposed in (((PAIR,), (PAIR,)), (("pass",), None)):
                made = [Choice(question.seat, question.key, picks, 0)]

                async def choices(*_: object, made: list[Choice] = made) -> list[Choice]:
                    return made

                monkeypatch.setattr(home.store, "choices", choices)
                asked = replace(question, options=options)
                assert await last_answer(home.store, live, asked) == proposed
