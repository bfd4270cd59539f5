"""Hands by direct message: closed messages, own languages, new people in a seat."""

from __future__ import annotations

import asyncio

import discord
import pytest
import pytest_asyncio
from discord.utils import MISSING

from playground import LoopbackServer
from tests.bot.forum import (
    Table,
    all_told,
    close_game,
    concede,
    give_seat,
    has_verb,
    running_bot,
    told,
)

pytestmark = pytest.mark.asyncio


async def test_closed_dms_are_explained_at_once_and_the_panel_shows_the_hand() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        gaius.set_dms(open=False)
        table = Table(server, [livia, gaius])
        await table.start()
        told = await gaius.wait_for(lambda m: "direct messages are closed" in m.text)
        assert told.seen_by == gaius.id
        async with asyncio.timeout(5):
            while await roma.store.waiting_count():
                await asyncio.sleep(0.02)
        assert [m for m in gaius.inbox if "hand" in m.text.lower()] == []
        user = await roma.store.user(gaius.id)
        assert user.dm == "closed"
        panel = await table.panel(gaius)
        assert panel.text


async def test_if_that_explanation_is_lost_the_first_hand_brings_it(monkeypatch) -> None:
    send = discord.Webhook.send

    async def lost(self, content=MISSING, **kwargs):
        if "closed" in str(content):
            raise OSError("the connection is gone")
        return await send(self, content, **kwargs)

    monkeypatch.setattr(discord.Webhook, "send", lost)
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        gaius.set_dms(open=False)
        await Table(server, [livia, gaius]).start()
        told = await livia.wait_for(lambda m: f"<@{gaius.id}>" in m.text and "closed" in m.text)
        assert told.seen_by is None
        assert (await roma.store.user(gaius.id)).dm == "closed"


async def test_each_person_is_spoken_to_in_their_language_and_the_table_in_its_own() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia, gaius = server.person("Livia", locale="de"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        await table.start()
        german, english = await table.panel(livia), await table.panel(gaius)
        assert any(word in german.text for word in ("Du", "du", "dran"))
        assert any(word in english.text for word in ("You", "you", "next"))
        assert table.latest(livia).text == table.latest(gaius).text


async def test_a_new_person_in_a_seat_gets_the_hand() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia, gaius, titus = (server.person(name) for name in ("Livia", "Gaius", "Titus"))
        table = Table(server, [livia, gaius])
        await table.start()
        await give_seat(table, gaius, member=titus)
        await titus.wait_for(lambda m: m.channel_id == titus.dm.id and "hand" in m.text)


async def test_a_host_with_closed_messages_keeps_the_lobby() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        livia.set_dms(open=False)
        opened = await livia.slash(server.channel, "table open", game="glory_to_rome")
        lobby = await opened.message()
        note = await livia.wait_for(lambda m: m.seen_by == livia.id and not has_verb(m, "start"))
        await server.idle()
        assert note.text
        assert lobby.id in [m.id for m in livia.sees(server.channel)]


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


def hand_verbs(person) -> set[str]:
    (hand,) = [m for m in person.inbox if has_verb(m, "recap")]
    return {each.custom_id.split(":")[1] for each in hand.buttons}


@pytest.mark.parametrize("closed", [False, True])
async def test_a_hand_offers_no_move_after_the_game(table: Table, roma, closed: bool) -> None:
    assert [hand_verbs(person) for person in table.people] == [{"move", "recap", "settings"}] * 2
    if closed:
        await close_game(table.people[0], table)
    else:
        await concede(table)
    await all_told(roma)
    assert [hand_verbs(person) for person in table.people] == [{"recap", "history"}] * 2


async def test_another_language_is_soon_in_the_hand_too(table: Table, roma) -> None:
    _, gaius = table.people
    await told(gaius, table.channel, "settings", language="de")
    await asyncio.wait_for(all_told(roma), 5)
    (hand,) = [m for m in gaius.inbox if has_verb(m, "recap")]
    assert "Deine Hand" in hand.text
