"""Closing a game is asked about, can be taken back, and hides nothing that was played."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.lobby.lobby import TAKEN_BACK
from bot.talk.refusals import RefusedError
from tests.bot.forum import Table, all_told, close_game, has_verb, told
from tests.bot.house import GAIUS, LIVIA, house

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


async def status(roma, table: Table) -> str:
    return (await roma.store.table_in(table.channel.id)).status


async def test_a_running_game_is_closed_after_a_question(table: Table, roma) -> None:
    livia, gaius = table.people
    sure = await (await livia.slash(table.channel, "table close")).message()
    assert sure.seen_by == livia.id
    assert has_verb(sure, "close")
    assert await status(roma, table) == "playing"
    await table.press(livia, sure, "close")
    assert await status(roma, table) == "closed"
    note = await gaius.wait_for(lambda m: "/table reopen" in m.text and m.seen_by is None)
    assert has_verb(note, "history"), "it leads to what was played"
    assert not has_verb(note, "move")


async def test_a_closed_game_still_shows_what_was_played(table: Table, roma, server) -> None:
    livia, _ = table.people
    await close_game(livia, table)
    stranger = server.person("Nemo")
    for person in (livia, stranger):
        assert "Move 1 of 1" in await told(person, table.channel, "history")
        assert "log" in await told(person, table.channel, "log")
        assert "board" in (await told(person, table.channel, "board")).lower()
    await livia.slash(table.channel, "replay")
    await livia.wait_for(lambda m: "picture could not be drawn" in m.text)  # found, not drawn here
    await livia.slash(table.channel, "play")
    await livia.wait_for(lambda m: "no table here" in m.text)


async def test_closing_is_taken_back_and_the_game_goes_on(table: Table, roma) -> None:
    livia, gaius = table.people
    await close_game(livia, table)
    await gaius.slash(table.channel, "table reopen")
    await gaius.wait_for(lambda m: "Only the host" in m.text)
    assert "goes on" in await told(livia, table.channel, "table reopen")
    await gaius.wait_for(lambda m: "opened this table again" in m.text and has_verb(m, "move"))
    assert await status(roma, table) == "playing"
    await all_told(roma)
    hand = [m for m in gaius.inbox if has_verb(m, "recap")][-1]
    assert has_verb(hand, "move")


async def test_after_a_week_a_closed_game_stays_closed() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            with pytest.raises(RefusedError, match="refused-not-closed"):
                await home.lobby.reopen(live, LIVIA.id, False)
            await home.lobby.close(live, LIVIA.id, False)
            home.time += TAKEN_BACK
            await home.lobby.reopen(live, LIVIA.id, False)
            await home.lobby.close(live, LIVIA.id, False)
            home.time += TAKEN_BACK + 1
            with pytest.raises(RefusedError, match="refused-reopen-late"):
                await home.lobby.reopen(live, LIVIA.id, False)


async def test_a_game_is_not_opened_again_beside_another_table() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            await home.lobby.close(live, LIVIA.id, False)
        await home.open(LIVIA)
        async with home.sessions.table(table) as live:
            with pytest.raises(RefusedError, match="refused-channel-taken"):
                await home.lobby.reopen(live, LIVIA.id, False)
