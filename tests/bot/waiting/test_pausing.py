"""A pause needs everybody's consent, and ends by itself."""

from __future__ import annotations

import pytest

from bot.app.wiring import votes_of
from bot.votes.pause_votes import PauseVotes
from games.core.rng import Rng
from tests.bot.forum import Table, all_told, has_verb, told
from tests.bot.house import GAIUS, LIVIA, TITUS, house
from tests.bot.moved_clock import DAY, MovedClock
from tests.bot.waiting.test_stalled import kinds, pass_days

pytestmark = pytest.mark.asyncio


async def test_nobody_is_reminded_before_its_end_and_time_begins_anew_then() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        async with home.sessions.table(table) as live:
            vote = await PauseVotes(home.sessions).ask(live, live.seat_of(LIVIA.id), 14)
            first, second = vote.needed
            votes = votes_of(home.sessions)
            assert (await votes.agree(live, first, vote.expires_at)).state == "open"
            assert live.row.paused_until == 0, "one of them has not agreed"
            assert (await votes.agree(live, second, vote.expires_at)).state == "agreed"
        await pass_days(home, 14)
        assert "nudge" not in await kinds(home)
        await pass_days(home, 1)
        assert (await kinds(home))["nudge"] == 1


async def test_a_move_does_not_end_the_question_about_it() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            await PauseVotes(home.sessions).ask(live, live.seat_of(LIVIA.id), 4)
            for _ in range(4):
                await home.answer_at_random(live, Rng(1))
        assert (await home.store.vote(table)).state == "open"


@pytest.mark.parametrize("answer", ["agree", "refuse"])
async def test_it_is_found_from_buttons(server, roma, monkeypatch, answer: str) -> None:
    clock = MovedClock(roma, monkeypatch)
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    livia, gaius = table.people
    menu = await table.press(livia, table.latest(livia), "table")
    ask = await table.press(livia, menu, "pause")
    await (await livia.select(ask, "7")).message()
    question = await gaius.wait_for(lambda m: has_verb(m, "agree"))
    ended = await table.press(gaius, question, answer)
    assert not ended.buttons
    await clock.told()
    until = f"<t:{clock.now + 7 * DAY}:D>"
    told_so = [m for m in gaius.sees(table.channel) if "this table pauses" in m.text.lower()]
    assert len(told_so) == (answer == "agree"), "one message says it"
    assert all("Play on…" in m.text for m in told_so)
    paused = f"Paused until {until}" in await told(gaius, table.channel, "table info")
    assert paused == (answer == "agree")


async def test_whoever_plays_can_end_it_and_all_have_their_full_time_again() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        pauses = PauseVotes(home.sessions)
        async with home.sessions.table(table) as live:
            vote = await pauses.ask(live, live.seat_of(LIVIA.id), 14)
            await votes_of(home.sessions).agree(live, *vote.needed, vote.expires_at)
        await pass_days(home, 3)
        async with home.sessions.table(table) as live:
            await pauses.end(live, live.seat_of(LIVIA.id))
            await pauses.end(live, live.seat_of(GAIUS.id))
        assert (await kinds(home))["note"] == 1, "its end is told once"
        await pass_days(home, 1)
        assert (await kinds(home))["nudge"] == 1


async def test_its_end_is_found_from_buttons(server, roma, monkeypatch) -> None:
    clock = MovedClock(roma, monkeypatch)
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    livia, gaius = table.people
    menu = await table.press(livia, table.latest(livia), "table")
    ask = await table.press(livia, menu, "pause")
    await (await livia.select(ask, "7")).message()
    await table.press(gaius, await gaius.wait_for(lambda m: has_verb(m, "agree")), "agree")
    menu = await table.press(livia, table.latest(livia), "table")
    assert "Play on…" in [b.label for b in menu.buttons]
    running = await table.press(livia, menu, "pause")
    assert "Paused until" in running.content
    assert "is over" in (await table.press(livia, running, "playon")).content
    await clock.told()
    assert "Paused until" not in await told(livia, table.channel, "table info")
