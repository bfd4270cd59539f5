"""A thread for one table, opened from its lobby or with it: archived, locked, deleted."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from playground.people.person import Person
from playground.world.model import Channel, Message
from tests.bot.forum import Table, all_told, button, check_posts, has_verb
from tests.bot.moved_clock import DAY, MovedClock

pytestmark = pytest.mark.asyncio

GAME = "glory_to_rome"


@pytest.fixture
def people(server, roma) -> list[Person]:
    return [server.person("Livia"), server.person("Gaius")]


async def lobby_of(server, host: Person, **options: object) -> Message:
    sent = await host.slash(server.channel, "table open", game=GAME, seats=2, **options)
    return await sent.message()


def threads(server) -> list[Channel]:
    return [each for each in server.loopback.world.channels if each.is_thread]


async def in_thread(server, roma, host: Person) -> tuple[Table, Message]:
    """The lobby, moved into a thread by its host."""
    lobby = await lobby_of(server, host)
    menu = await (await host.click(lobby, custom_id=button(lobby, "table"))).message()
    done = await (await host.click(menu, custom_id=button(menu, "thread"))).message()
    await all_told(roma)
    (thread,) = threads(server)
    assert f"<#{thread.id}>" in done.text
    table = Table(server, [host])
    table.channel = thread
    return table, next(m for m in host.sees(thread) if has_verb(m, "join"))


async def test_everything_of_a_table_happens_in_its_thread(server, roma, people) -> None:
    livia, gaius = people
    table, lobby = await in_thread(server, roma, livia)
    assert table.channel.name == "Glory to Rome · Livia"
    assert livia.id in server.current(table.channel).thread.members
    (pointer,) = [m for m in livia.sees(server.channel) if m.seen_by is None]
    assert f"<#{table.channel.id}>" in pointer.text
    assert not pointer.buttons
    assert (await roma.store.table_in(server.channel.id)) is None
    table.people.append(gaius)
    await table.press(gaius, lobby, "join")
    await table.press(livia, lobby, "start")
    await livia.wait_for(lambda m: has_verb(m, "move") and m.channel_id == table.channel.id)
    rng = Rng(6)
    for _ in range(4):
        await table.play_round(rng)
    await all_told(roma)
    await check_posts(table, roma.store)
    assert [m for m in livia.sees(server.channel) if m.seen_by is None] == [pointer]
    assert "playing" in (await (await gaius.slash(table.channel, "table info")).message()).text


async def test_a_table_is_opened_in_a_thread_although_the_channel_has_one(
    server, roma, people
) -> None:
    livia, gaius = people
    await lobby_of(server, livia)
    pointer = await lobby_of(server, gaius, thread=True, language="de")
    lobby = await gaius.wait_for(lambda m: has_verb(m, "join") and m.channel_id == pointer.id)
    await all_told(roma)
    (thread,) = threads(server)
    assert thread.id == pointer.id
    assert thread.name == "Ruhm für Rom · Gaius"
    assert livia.mention in (await Table(server, [gaius]).press(livia, lobby, "join")).text
    row = await roma.store.table_in(thread.id)
    assert row.lobby_message == lobby.id


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_what_is_lacking_for_a_thread_is_named(server, roma, people, lacking) -> None:
    livia = people[0]
    server.forbid(server.channel, lacking)
    words = {"create_public_threads": "Create Public", "send_messages_in_threads": "Send Messages"}
    lobby = await lobby_of(server, livia)
    menu = await (await livia.click(lobby, custom_id=button(lobby, "table"))).message()
    await livia.click(menu, custom_id=button(menu, "thread"))
    told = await livia.wait_for(lambda m: "I cannot open a thread here" in m.text)
    assert words[lacking] in told.text
    assert threads(server) == []
    assert has_verb(livia.current(lobby), "join"), "the table stays where it is"
    livia.dismiss(told)
    other = server.add_channel("forum")
    server.forbid(other, lacking)
    await livia.slash(other, "table open", game=GAME, thread=True)
    await livia.wait_for(lambda m: "I cannot open a thread here" in m.text)
    assert await roma.store.table_in(other.id) is None


async def test_only_the_host_opens_a_thread_and_no_thread_in_a_thread(server, roma, people) -> None:
    livia, gaius = people
    _, lobby = await in_thread(server, roma, livia)
    menu = await (await livia.click(lobby, custom_id=button(lobby, "table"))).message()
    await livia.click(menu, custom_id=button(menu, "thread"))
    await livia.wait_for(lambda m: "This is a thread already" in m.text)
    theirs = await (await gaius.click(lobby, custom_id=button(lobby, "table"))).message()
    assert not has_verb(theirs, "thread")
    assert len(threads(server)) == 1


async def test_an_archived_thread_wakes_for_what_is_said(server, roma, people, monkeypatch) -> None:
    clock = MovedClock(roma, monkeypatch)
    table, _ = await in_thread(server, roma, people[0])
    server.archive(table.channel)
    await clock.pass_(12 * DAY)
    assert not server.current(table.channel).thread.archived
    assert [m for m in people[0].sees(table.channel) if has_verb(m, "keep")]


async def test_who_hosts_is_told_of_a_thread_that_was_deleted(
    server, roma, people, monkeypatch
) -> None:
    clock = MovedClock(roma, monkeypatch)
    livia = people[0]
    table, _ = await in_thread(server, roma, livia)
    server.loopback.broadcast.channel("THREAD_DELETE", server.current(table.channel))
    server.loopback.world.remove_channel(table.channel.id)
    await clock.pass_(12 * DAY)
    (letter,) = [m for m in livia.inbox if "/table move" in m.text]
    assert "gone" in letter.text
    done = await (await livia.slash(server.channel, "table move")).message()
    assert "goes on here" in done.text
    assert (await roma.store.table_in(server.channel.id)).host == livia.id


async def test_a_locked_thread_is_told_and_nothing_is_lost(server, roma, people) -> None:
    livia, gaius = people
    table, lobby = await in_thread(server, roma, livia)
    server.lock(table.channel)
    await table.press(gaius, lobby, "join")
    letter = await livia.wait_for(lambda m: "archived or locked" in m.text)
    assert letter.channel_id == livia.dm.id
