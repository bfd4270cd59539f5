"""Tables move to another channel, and everybody concerned hears of it."""

from __future__ import annotations

import pytest
import pytest_asyncio

from games.registry import all_games
from tests.bot.forum import (
    Table,
    all_told,
    has_verb,
    told,
)

pytestmark = pytest.mark.asyncio


GAME, OTHER_GAME = list(all_games())[:2]


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


async def refused(person, place, command: str, words: str, **options: object) -> str:
    """A refusal is for this person alone."""
    await person.slash(place, command, **options)
    return (await person.wait_for(lambda m: m.seen_by == person.id and words in m.text)).text


async def test_the_old_channel_hears_where_the_table_goes_on(table: Table, server) -> None:
    livia, gaius = table.people
    await told(livia, table.channel, "table settings", language="de")
    elsewhere = server.add_channel("elsewhere")
    assert "goes on here" in await told(livia, elsewhere, "table move")
    there = f"geht in <#{elsewhere.id}> weiter"
    assert await gaius.wait_for(lambda m: m.channel_id == table.channel.id and there in m.text)


async def test_a_silent_old_channel_keeps_nobody_from_moving(table: Table, server) -> None:
    livia, _ = table.people
    elsewhere = server.add_channel("elsewhere")
    server.forbid(table.channel, "send_messages")
    assert "goes on here" in await told(livia, elsewhere, "table move")
    await livia.wait_for(lambda m: m.channel_id == elsewhere.id and has_verb(m, "move"))
    await server.idle()


async def test_of_several_tables_the_one_that_is_meant_moves(table: Table, server, roma) -> None:
    livia, _ = table.people
    second, third = server.add_channel("second"), server.add_channel("third")
    await (await livia.slash(second, "table open", game=OTHER_GAME)).message()
    text = await refused(livia, third, "table move", "Which table")
    assert f"<#{table.channel.id}>" in text
    assert f"<#{second.id}>" in text
    assert "/table move" in text
    found = await livia.autocomplete(third, "table move", table="")
    assert {choice.name.partition("#")[2] for choice in found} == {table.channel.name, "second"}
    wanted = next(choice for choice in found if choice.name.endswith("#second"))
    await told(livia, third, "table move", table=wanted.value)
    assert (await roma.store.table_in(third.id)).game == OTHER_GAME
    assert (await roma.store.table_in(table.channel.id)).status == "playing"


async def test_a_number_that_is_no_table_of_mine_moves_nothing(server, roma) -> None:
    livia = server.person("Livia")
    old = server.add_channel("game-77")
    await (await livia.slash(old, "table open", game=GAME)).message()
    await refused(livia, server.channel, "table move", "Which table", table="77")
    assert (await roma.store.table_in(old.id)).status == "lobby"
    assert await roma.store.table_in(server.channel.id) is None


async def test_a_lobby_that_moves_can_be_joined_where_it_is_now(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    old = await (await livia.slash(server.channel, "table open", game=GAME)).message()
    elsewhere = server.add_channel("elsewhere")
    await told(livia, elsewhere, "table move")
    lobby = await gaius.wait_for(lambda m: m.channel_id == elsewhere.id and has_verb(m, "join"))
    assert "Gaius" in (await (await gaius.click(lobby, "Join")).message()).text
    await server.idle()
    assert f"<#{elsewhere.id}>" in livia.current(old).text
    assert not livia.current(old).buttons
    await told(livia, elsewhere, "table add-bot")
    assert "computer" in livia.current(lobby).text, "it is kept current there"


async def test_a_thread_that_is_not_cached_is_looked_up_before_it_is_called_gone(
    server, roma
) -> None:
    livia = server.person("Livia")
    elsewhere = server.add_channel("elsewhere")
    offered = []
    for name in ("saturnalia", "lupercalia"):
        thread = server.add_thread(server.channel, name, livia)
        await (await livia.slash(thread, "table open", game="glory_to_rome")).message()
        if name == "lupercalia":
            server.delete_channel(thread)
            await server.idle()
        else:
            roma.get_guild(server.guild.id)._remove_thread(thread)  # it sleeps: Discord is silent
        assert roma.get_channel(thread.id) is None
        offered = await livia.autocomplete(elsewhere, "table move", table="")
    assert sorted("#saturnalia" in choice.name for choice in offered) == [False, True]
    assert sorted("#" in choice.name for choice in offered) == [False, True], "one is gone"
