"""A look back as people meet it: after the end, privately, as an estimate, bounded."""

from __future__ import annotations

import asyncio
import logging

import msgspec
import pytest

from bot.advice.look_back import LookBack
from games.core.bots.random_bot import random_bot
from games.core.rng import Rng
from tests.bot.advice.advising import Advising
from tests.bot.forum import PATIENCE, Table, all_told, button, has_verb

pytestmark = pytest.mark.asyncio
CHOICES = 40


@pytest.fixture
def looking(roma) -> LookBack:
    found = roma.clicks.handlers["lookback"].__self__
    found.judging.advising = Advising(None)
    return found


async def ended(server, roma, locale: str = "en-US"):
    """Two who do anything for a while, until one gives up; and the post that says so."""
    table = Table(server, [server.person("Livia", locale=locale), server.person("Gaius")])
    await table.start()
    rng = Rng(3)
    async with roma.sessions.table(1) as live:
        for _ in range(CHOICES):
            seat = live.waiting()[0]
            picks = random_bot(None, live.question(seat), rng)
            await roma.sessions.submit(live, seat, live.playing.seq, picks)
        for seat in (0, 1):
            if live.playing.outcome is None:
                await roma.sessions.submit_aside(live, seat, ["concede"])
    await all_told(roma)
    assert live.row.status == "over"
    post = await table.people[0].wait_for(lambda m: has_verb(m, "lookback"), PATIENCE)
    return table, post


async def begin(person, post):
    return await person.click(post, custom_id=button(post, "lookback"))


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        (
            "en-US",
            ("**Looking back**", "You chose", "probably have been better", "Estimated"),
        ),
        ("de", ("**Rückblick**", "Du hast", "wäre wohl besser gewesen", "Geschätzt")),
    ],
)
async def test_the_choices_that_cost_most_are_told_privately(
    server, roma, looking, locale: str, words: tuple[str, ...]
) -> None:
    table, post = await ended(server, roma, locale)
    livia = table.people[0]
    pressed = await begin(livia, post)
    first = await pressed.message(PATIENCE)
    assert first.seen_by == livia.id
    told = await livia.wait_for(lambda m: m.id == first.id and words[-1] in m.text, PATIENCE)
    for word in words:
        assert word in told.content
    assert told.content.count("**2.**") <= 1
    assert "**4.**" not in told.content


async def test_who_asks_twice_is_told_that_it_is_on_its_way(server, roma, looking) -> None:
    table, post = await ended(server, roma)
    livia = table.people[0]
    looking.judging.advising.free.clear()
    await (await begin(livia, post)).message(PATIENCE)
    async with asyncio.timeout(PATIENCE):
        while not looking.judging.advising.sent:
            await asyncio.sleep(0.01)
    again = await (await begin(livia, post)).message(PATIENCE)
    assert "on its way already" in again.content
    looking.judging.advising.free.set()


async def test_a_broken_search_is_said(server, roma, looking, caplog) -> None:
    looking.judging.advising.broken = True
    table, post = await ended(server, roma)
    with caplog.at_level(logging.WARNING):
        await begin(table.people[0], post)
        await table.people[0].wait_for(lambda m: "did not work this time" in m.text, PATIENCE)
    assert "table 1: no look back: nobody searches" in caplog.text


async def test_neither_a_running_game_nor_that_of_others(server, roma, looking) -> None:
    table, post = await ended(server, roma)
    stranger = server.person("Titus")
    refused = await (await begin(stranger, post)).message(PATIENCE)
    assert "play" in refused.content
    async with roma.sessions.table(1) as live:
        live.row = msgspec.structs.replace(live.row, status="playing")
    early = await (await begin(table.people[0], post)).message(PATIENCE)
    assert "when the game is over" in early.content
