"""Who may sit down: invitations, a private table, somebody asked to leave; the host's note."""

from __future__ import annotations

import pytest

from bot.lobby.guests import NOTE_LENGTH, clean_note
from playground.people.person import Person
from playground.world.model import Message
from tests.bot.forum import Table, all_told, button, concede, has_verb

pytestmark = pytest.mark.asyncio


async def opened(table: Table, **options: object) -> Message:
    host = table.people[0]
    sent = await host.slash(table.channel, "table open", game=table.game, seats=3, **options)
    return await sent.message()


async def menu(host: Person, lobby: Message) -> Message:
    return await (await host.click(lobby, custom_id=button(lobby, "table"))).message()


def chooser(shown: Message, verb: str) -> str:
    return next(m.custom_id for m in shown.selects if m.custom_id.split(":")[1] == verb)


async def invite(host: Person, lobby: Message, *people: Person) -> Message:
    shown = await menu(host, lobby)
    custom_id = chooser(shown, "invite")
    return await (await host.select(shown, list(people), custom_id=custom_id)).message()


@pytest.fixture
def table(server, roma) -> Table:
    people = [server.person("Livia"), server.person("Gaius"), server.person("Titus", locale="de")]
    return Table(server, people)


async def test_only_the_invited_sit_down_at_a_private_table(server, table: Table) -> None:
    livia, gaius, titus = table.people
    lobby = await opened(table, private=True)
    assert "By invitation" in lobby.text
    await titus.click(lobby, custom_id=button(lobby, "join"))
    refusal = await titus.wait_for(lambda m: "mit Einladung" in m.text)
    assert livia.mention in refusal.text
    done = await invite(livia, lobby, gaius, titus)
    assert "on its way to Gaius and Titus" in done.text
    letter = await titus.wait_for(lambda m: has_verb(m, "sit"))
    assert letter.channel_id == titus.dm.id
    assert "invites you to Glory to Rome" in letter.text
    sat = await table.press(titus, letter, "sit")
    assert not sat.buttons
    await server.idle()
    assert titus.mention in livia.current(lobby).text
    assert gaius.mention in (await table.press(gaius, lobby, "join")).text


async def test_an_invitation_is_told_once(server, roma, table: Table) -> None:
    livia, gaius, _ = table.people
    lobby = await opened(table)
    for _ in range(3):
        await invite(livia, lobby, gaius)
    await all_told(roma)
    assert len([m for m in gaius.inbox if has_verb(m, "sit")]) == 1


async def test_who_takes_no_direct_messages_is_invited_in_the_channel(server, table: Table) -> None:
    livia, gaius, _ = table.people
    gaius.set_dms(open=False)
    await invite(livia, await opened(table), gaius)
    told = await gaius.wait_for(lambda m: "invites you to this table" in m.text)
    assert list(told.mentions) == [gaius.id]


async def test_computers_are_not_invited(server, roma, table: Table) -> None:
    livia = table.people[0]
    shown = await menu(livia, await opened(table))
    custom_id = chooser(shown, "invite")
    robot = Person(server.loopback, server.bot)
    done = await (await livia.select(shown, robot, custom_id=custom_id)).message()
    assert "Everybody you named sits here already" in done.text


async def test_the_host_asks_somebody_to_leave_who_is_told(server, table: Table) -> None:
    livia, gaius, titus = table.people
    lobby = await opened(table)
    for person in (gaius, titus):
        await table.press(person, lobby, "join")
    shown = await menu(livia, lobby)
    custom_id = chooser(shown, "remove")
    done = await (await livia.select(shown, "Titus", custom_id=custom_id)).message()
    assert "**Titus** no longer sits here" in done.text
    letter = await titus.wait_for(lambda m: "braucht deinen Platz" in m.text)
    assert letter.channel_id == titus.dm.id
    await server.idle()
    assert titus.mention not in livia.current(lobby).text
    await titus.click(lobby, custom_id=button(lobby, "join"))
    await titus.wait_for(lambda m: "nur eine Einladung bringt dich zurück" in m.text)
    await invite(livia, lobby, titus)
    await server.idle()
    assert titus.mention in (await table.press(titus, lobby, "join")).text


async def test_others_see_the_table_and_change_nothing(server, table: Table) -> None:
    livia, gaius, _ = table.people
    lobby = await opened(table)
    mine = await menu(livia, lobby)
    theirs = await menu(gaius, lobby)
    assert not theirs.selects
    assert "waiting to start" in theirs.text
    entry = button(mine, "entry")
    assert "By invitation" in (await (await livia.click(mine, custom_id=entry)).message()).text
    await server.idle()
    assert "By invitation" in livia.current(lobby).text


async def test_a_note_is_shown_as_plain_words(server, table: Table) -> None:
    livia = table.people[0]
    lobby = await opened(table)
    shown = await menu(livia, lobby)
    asked = await livia.click(shown, custom_id=button(shown, "note"))
    modal = await asked.modal()
    said = "Sundays! **loud** <@1> https://evil.example\nand more"
    (field,) = [label for label, _ in modal.inputs]
    done = await (await livia.submit(modal, {field: said})).message()
    await server.idle()
    for text in (done.text, livia.current(lobby).text):
        assert "Note: Sundays!" in text
        assert "**loud**" not in text
        assert "<@1>" not in text.replace("\\<@1>", "")
        assert "https://evil" not in text
    shown = await menu(livia, lobby)
    modal = await (await livia.click(shown, custom_id=button(shown, "note"))).modal()
    await (await livia.submit(modal, {field: ""})).message()
    await server.idle()
    assert "Note:" not in livia.current(lobby).text


async def test_the_note_is_there_after_the_game_has_begun(server, table: Table) -> None:
    livia, gaius = table.people[:2]
    lobby = await opened(table, note="Sundays only")
    await (await gaius.click(lobby, custom_id=button(lobby, "join"))).message()
    await (await livia.click(lobby, custom_id=button(lobby, "start"))).message()
    info = await (await gaius.slash(table.channel, "table info")).message()
    assert "Note: Sundays only" in info.text


async def test_a_note_is_not_long() -> None:
    assert len(clean_note("x" * 999)) == NOTE_LENGTH


async def test_a_table_opened_with_a_note_and_in_a_language(server, table: Table) -> None:
    lobby = await opened(table, note="Slowly, please", language="de")
    assert "Notiz: Slowly, please" in lobby.text


async def test_the_language_of_who_opens_it_is_the_tables(server, roma) -> None:
    titus = server.person("Titus", locale="de")
    lobby = await opened(Table(server, [titus]))
    assert "Ruhm für Rom" in lobby.text


async def test_what_a_lobby_knows_of_guests_ends_with_it(server, roma, table: Table) -> None:
    livia, gaius, titus = table.people
    lobby = await opened(table)
    await invite(livia, lobby, titus)
    await table.press(gaius, lobby, "join")
    (row,) = await roma.store.tables_of(livia.id)
    assert [guest.user for guest in await roma.store.guests(row.id)] == [titus.id]
    assert (await roma.store.export(titus.id))["guests"]
    await table.press(livia, lobby, "start")
    assert await roma.store.guests(row.id) == ()
    assert not (await roma.store.export(titus.id))["guests"]


async def test_a_rematch_of_a_private_table_needs_no_invitations(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    livia, gaius = table.people
    lobby = await (
        await livia.slash(table.channel, "table open", game=table.game, seats=2, private=True)
    ).message()
    await invite(livia, lobby, gaius)
    await table.press(gaius, lobby, "join")
    await table.press(livia, lobby, "start")
    await livia.wait_for(lambda m: has_verb(m, "move") and m.channel_id == table.channel.id)
    final = await concede(table)
    again = await (await gaius.click(final, "Rematch")).message()
    assert livia.mention in again.text
    assert "By invitation" in again.text


async def test_a_free_seat_of_a_private_table_is_the_hosts_to_give(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius"), server.person("Nero")])
    livia, gaius, nero = table.people
    lobby = await opened(table, private=True)
    await invite(livia, lobby, gaius, nero)
    for person in (gaius, nero):
        await table.press(person, lobby, "join")
    await table.press(livia, lobby, "start")
    await livia.wait_for(lambda m: has_verb(m, "move") and m.channel_id == table.channel.id)
    menu = await table.press(nero, table.latest(nero), "table")
    ways = await table.press(nero, menu, "quit")
    tap = next(b.custom_id for b in ways.buttons if b.custom_id.endswith(":give_up"))
    sure = await (await nero.click(ways, custom_id=tap)).message()
    await table.press(nero, sure, "quitting")
    offer = await gaius.wait_for(lambda m: "This table is by invitation" in m.text)
    assert livia.mention in offer.text
    assert not offer.buttons
