"""What the bot may not do is said when a table is opened, before anybody sits down."""

from __future__ import annotations

import pytest

from playground.protocol.numbers import ComponentType
from tests.bot.forum import Table, all_told, button

pytestmark = pytest.mark.asyncio


async def opened(person, place) -> str:
    return (await (await person.slash(place, "table open", game="glory_to_rome")).message()).text


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_channel_in_which_nothing_can_be_posted_gets_no_table(server, roma, locale):
    livia = server.person("Livia", locale=locale)
    server.forbid(server.channel, "send_messages")
    words = await opened(livia, server.channel)
    assert ("Send Messages" if locale == "en-US" else "Nachrichten senden") in words
    assert await roma.store.table_in(server.channel.id) is None
    thread = server.add_thread(server.channel, "thread", livia)
    assert "##" in await opened(livia, thread), "threads have a permission of their own"
    server.forbid(server.channel, "send_messages_in_threads")
    other = server.add_thread(server.channel, "other", livia)
    assert "Threads" in await opened(livia, other)


async def test_what_is_only_missed_is_told_to_who_opens(server, roma):
    livia = server.person("Livia")
    server.forbid(server.channel, "attach_files")
    assert "##" in await opened(livia, server.channel)
    told = await livia.wait_for(lambda m: "I lack Attach Files" in m.text)
    assert told.seen_by == livia.id


async def test_commands_say_where_they_work_and_modals_have_labels(server, roma):
    commands = {command.name: command for command in server.loopback.world.commands}
    assert commands["table"].contexts == (0, 1)
    assert commands["server"].contexts == (0,)
    assert all(command.integration_types == (0,) for command in commands.values())
    assert all(command.contexts in {(0,), (0, 1)} for command in commands.values())
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    livia, post = table.people[0], table.latest(table.people[0])
    shown = await (await livia.click(post, custom_id=button(post, "history"))).message()
    dialog = await (await livia.click(shown, custom_id=button(shown, "jump"))).modal()
    assert [part.type for part in dialog.components] == [ComponentType.LABEL]
    assert server.deprecations == []
