"""/table in direct messages: what names a table works there, what needs a channel says so."""

from __future__ import annotations

import pytest
import pytest_asyncio

from tests.bot.forum import Table, all_told, button, has_verb, told

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def tables(server, roma):
    """Two running games of the same two people."""
    people = [server.person("Livia"), server.person("Gaius")]
    made = []
    for channel in (server.channel, server.add_channel("ostia")):
        table = Table(server, people)
        table.channel = channel
        await table.start()
        made.append(table)
    await all_told(roma)
    return made


@pytest.mark.parametrize("command", ["info", "leave", "close", "settings"])
async def test_a_table_is_named_in_a_direct_message(tables, roma, command: str) -> None:
    livia = tables[0].people[0]
    name = f"table {command}"
    offered = await livia.autocomplete(livia.dm, name, table="ost")
    assert [choice.name for choice in offered] == ["Glory to Rome · #ostia"]
    answer = await (await livia.slash(livia.dm, name, table=offered[0].value)).message()
    row = await roma.store.table_in(tables[1].channel.id)
    if command in ("info", "leave"):
        assert f"<#{tables[1].channel.id}>" in answer.text
    verb = {"info": "pause", "leave": "quit", "close": "close"}.get(command)
    if verb:
        assert f":{row.id}:" in button(answer, verb)
    else:
        assert "Pace" in answer.text


async def test_the_only_lobby_is_meant_before_a_game_begins(server, roma) -> None:
    livia = server.person("Livia")
    await (await livia.slash(server.channel, "table open", game="glory_to_rome")).message()
    assert f"<#{server.channel.id}>" in await told(livia, livia.dm, "table info")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("open", {"game": "glory_to_rome"}),
        ("join", {}),
        ("move", {}),
        ("reopen", {}),
        ("replace", {"whose": "Gaius"}),
    ],
)
async def test_what_needs_a_channel_says_so(tables, server, command: str, options) -> None:
    livia, hans = tables[0].people[0], server.person("Hans", locale="de")
    assert "needs a channel" in await told(livia, livia.dm, f"table {command}", **options)
    assert "Kanal eines Servers" in await told(hans, hans.dm, f"table {command}", **options)


async def test_a_follower_finds_the_game_in_a_direct_message(tables, server) -> None:
    nero = server.person("Nero")
    assert "You follow no game" in await told(nero, nero.dm, "table follow")
    asked = await (await nero.slash(tables[1].channel, "table follow")).message()
    await (await nero.click(asked, custom_id=button(asked, "follow"))).message()
    offered = await nero.autocomplete(nero.dm, "table follow", table="")
    assert [choice.name for choice in offered] == ["Glory to Rome · #ostia"]
    for options in ({}, {"table": offered[0].value}):
        answer = await (await nero.slash(nero.dm, "table follow", **options)).message()
        assert f"<#{tables[1].channel.id}>" in answer.text
        assert has_verb(answer, "unfollow")
    assert "do not follow that" in await told(nero, nero.dm, "table follow", table="99")


async def test_who_moderates_one_server_cares_for_no_table_of_another(server, roma) -> None:
    gaius = server.person("Gaius", permissions=["manage_messages"])
    table = Table(server, [server.person("Livia"), gaius])
    await table.start()
    row = await roma.store.table_in(table.channel.id)
    here = {"table": str(row.id), "pace": "none"}
    assert "Pace" in await told(gaius, table.channel, "table settings", **here)
    async with roma.sessions.table(row.id) as live:
        live.row = await roma.store.update_table(row.id, version=live.row.version, guild=4711)
    assert "Only the host" in await told(gaius, table.channel, "table settings", **here)
