"""What Discord's app does not let a person do, and what people see and remember."""

from __future__ import annotations

import asyncio

import pytest

from playground import RefusedError
from tests.playground.service.test_interactions import opened, panel_of

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("command", "options", "why"),
    [
        ("chair", {}, "there is no /chair"),
        ("table", {}, "needs a sub-command"),
        ("table shut", {}, "no sub-command 'shut'"),
        ("table open", {}, "needs fruit"),
        ("table open", {"fruit": "plum"}, "is one of"),
        ("table open", {"fruit": "apple", "seats": 6}, "from 2 to 5"),
        ("table open", {"fruit": "apple", "seats": "three"}, "is a number"),
        ("table open", {"fruit": "apple", "colour": "red"}, "no option 'colour'"),
        ("table seats give", {"to": "Marcus"}, "does not take"),
        ("close", {}, "lacks the permissions"),
    ],
)
async def test_a_command_is_checked_before_it_is_sent(server, bot, livia, command, options, why):
    with pytest.raises(RefusedError, match=why):
        await livia.slash(server.channel, command, **options)


async def test_a_moderator_sees_more_commands(server, bot):
    claudia = server.person("Claudia", permissions=["manage_messages"])
    started = await claudia.slash(server.channel, "close")
    assert (await started.message()).content == "closed by a moderator: True"
    with pytest.raises(RefusedError, match="no /close here"):
        await claudia.slash(claudia.dm, "close")


async def test_nobody_presses_what_they_cannot_see(server, bot, livia, marcus):
    panel = await panel_of(server, livia)
    with pytest.raises(RefusedError, match="does not see"):
        await marcus.click(panel, "Later")


async def test_a_disabled_button_cannot_be_pressed(server, bot, livia):
    panel = await panel_of(server, livia)
    with pytest.raises(RefusedError, match="disabled"):
        await livia.click(panel, "Never")


async def test_a_button_that_was_edited_away_cannot_be_pressed(server, bot, livia):
    panel = await panel_of(server, livia)
    await (await livia.click(panel, "Later")).message()
    with pytest.raises(RefusedError, match="nothing like 'Rename'"):
        await livia.click(panel, "Rename")


@pytest.mark.parametrize("values", [[], ["0", "1", "2"], ["9"], ["1", "1"]])
async def test_a_select_takes_only_what_it_offers(server, bot, livia, values):
    panel = await panel_of(server, livia)
    with pytest.raises(RefusedError):
        await livia.select(panel, values, "Pick cards")


@pytest.mark.parametrize(
    "answers",
    [
        {"Name": "X", "Colour": "red"},
        {"Name": "Messalina the younger", "Colour": "red"},
        {"Name": "Livia", "Colour": "green"},
        {"Name": "Livia"},
        {"Nickname": "Liv"},
    ],
)
async def test_a_modal_is_checked_before_it_is_sent(server, bot, livia, answers):
    panel = await panel_of(server, livia)
    modal = await (await livia.click(panel, "Rename")).modal()
    with pytest.raises(RefusedError):
        await livia.submit(modal, answers)


async def test_a_modal_belongs_to_one_person_and_is_sent_once(server, bot, livia, marcus):
    panel = await panel_of(server, livia)
    modal = await (await livia.click(panel, "Rename")).modal()
    answers = {"Name": "Livilla", "Colour": "red"}
    with pytest.raises(RefusedError, match="no such modal"):
        await marcus.submit(modal, answers)
    await (await livia.submit(modal, answers))
    with pytest.raises(RefusedError, match="already"):
        await livia.submit(modal, answers)


async def test_ephemeral_messages_are_gone_after_a_reload(server, bot, livia):
    await panel_of(server, livia)
    assert len(livia.sees(server.channel)) == 2
    livia.reload()
    assert [message.is_ephemeral for message in livia.sees(server.channel)] == [False]


async def test_only_ephemeral_messages_can_be_dismissed(server, bot, livia):
    message = await opened(server, livia)
    panel = await (await livia.click(message, "My move")).message()
    livia.dismiss(panel)
    assert livia.sees(server.channel) == [message]
    with pytest.raises(RefusedError, match="only ephemeral"):
        livia.dismiss(message)


async def test_a_person_changes_language(server, bot, livia):
    livia.set_locale("en-GB")
    assert (await opened(server, livia)).content.endswith("in en-GB")


async def test_waiting_finds_what_is_there_and_what_comes(server, bot, livia):
    await opened(server, livia)
    found = await livia.wait_for(lambda message: message.buttons)
    mark = livia.receipts
    waiting = asyncio.create_task(livia.wait_for(lambda m: m.author_id == server.bot.id, 2, mark))
    await bot.place(server.channel).send("something new")
    assert (await waiting).content == "something new"
    assert found.content.startswith("apple")


async def test_waiting_in_vain_says_what_was_seen(server, bot, livia):
    await opened(server, livia)
    with pytest.raises(TimeoutError, match="apple for 3"):
        await livia.wait_for(lambda message: False, timeout=0.05)


async def test_everything_that_reached_a_person_is_kept(server, bot, livia):
    sent = await bot.place(server.channel).send("a secret")
    await sent.edit(content="nothing to see")
    assert [message.content for message in livia.sees(server.channel)] == ["nothing to see"]
    assert livia.has_received("a secret")
    assert [receipt.event for receipt in livia.received] == ["MESSAGE_CREATE", "MESSAGE_UPDATE"]
    assert livia.received[0].json["content"] == "a secret"


async def test_the_bot_hears_people_but_not_their_words(server, bot, livia):
    await livia.say(server.channel, "psst, a secret")
    await livia.say(server.channel, f"hello <@{server.bot.id}>")
    await livia.say(livia.dm, "between us")
    await server.idle()
    assert [message.content for message in bot.heard] == [
        "",
        f"hello <@{server.bot.id}>",
        "between us",
    ]


async def test_a_person_without_access_sees_nothing(server, bot, livia):
    hidden = server.add_channel("hidden")
    server.forbid(hidden, "view_channel", who=livia)
    await bot.place(hidden).send("not for Livia")
    assert livia.sees(hidden) == []
    assert not livia.has_received("not for Livia")
    with pytest.raises(RefusedError, match="does not see"):
        await livia.slash(hidden, "play", choice="plum")


async def test_idle_waits_for_a_deferred_answer(server, bot, livia):
    await livia.slash(server.channel, "show")
    await server.idle()
    assert [message.is_loading for message in livia.sees(server.channel)] == [False, False]


async def test_idle_says_what_is_not_done(server, bot, livia):
    await livia.slash(server.channel, "slow", seconds=0.2)
    with pytest.raises(TimeoutError, match="1 unanswered"):
        await server.idle(timeout=0.05)


async def test_there_is_no_locale_that_discord_does_not_know(server):
    with pytest.raises(ValueError, match="no locale 'en'"):
        server.person("Julia", locale="en")
