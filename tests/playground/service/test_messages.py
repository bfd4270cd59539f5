"""Channel messages, files, direct messages, threads, and who may write where."""

from __future__ import annotations

import aiohttp
import discord
import pytest
import yarl

from playground import LoopbackServer, MessageFlag, Settings
from tests.playground.small_bot import PICTURE, Board, picture

pytestmark = pytest.mark.asyncio


async def refusal(awaitable) -> tuple[int, int]:
    with pytest.raises(discord.HTTPException) as caught:
        await awaitable
    return caught.value.status, caught.value.code


async def test_a_file_comes_with_alt_text_and_can_be_fetched(server, bot, livia):
    sent = await bot.place(server.channel).send("look", file=picture())
    (attachment,) = livia.sees(server.channel)[0].attachments
    assert attachment.description == "an empty board"
    assert (attachment.width, attachment.height) == (640, 480)
    assert await sent.attachments[0].read() == PICTURE
    async with aiohttp.ClientSession() as session, session.get(sent.attachments[0].url) as answer:
        assert answer.content_type == "image/png"
        assert await answer.read() == PICTURE
    assert livia.has_received(PICTURE)


async def test_a_files_address_cannot_be_guessed(server, bot, livia):
    sent = await bot.place(server.channel).send("look", files=[picture("a.png"), picture("b.png")])
    first, second = (yarl.URL(each.url) for each in sent.attachments)
    for address in (
        first.with_query(None),
        first.with_query(hm="0" * 64),
        first.with_query(second.query),
    ):
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            assert answer.status == 404


async def test_an_edit_replaces_keeps_or_adds_files(server, bot, livia):
    sent = await bot.place(server.channel).send("one", files=[picture("a.png"), picture("b.png")])
    kept = sent.attachments[1]
    edited = await sent.edit(attachments=[kept, picture("c.png", alt="the third")])
    assert [each.filename for each in edited.attachments] == ["b.png", "c.png"]
    assert edited.attachments[0].id == kept.id
    assert [each.description for each in edited.attachments] == ["an empty board", "the third"]
    more = await edited.add_files(picture("d.png"))
    assert [each.filename for each in more.attachments] == ["b.png", "c.png", "d.png"]
    assert (await more.edit(attachments=[])).attachments == []


async def test_messages_are_listed_fetched_edited_and_deleted(server, bot, livia):
    place = bot.place(server.channel)
    sent = [await place.send(str(number)) for number in range(5)]
    newest = [message.content async for message in place.history(limit=3)]
    assert newest == ["4", "3", "2"]
    after = [message.content async for message in place.history(after=sent[2])]
    assert after == ["3", "4"]
    before = [message.content async for message in place.history(before=sent[2], limit=1)]
    assert before == ["1"]
    await sent[0].edit(content="zero")
    assert (await place.fetch_message(sent[0].id)).content == "zero"
    await sent[0].delete()
    assert await refusal(place.fetch_message(sent[0].id)) == (404, 10008)
    assert [message.content for message in livia.sees(server.channel)] == ["1", "2", "3", "4"]


async def test_the_bot_is_told_of_its_own_messages(server, bot):
    sent = await bot.place(server.channel).send("me")
    await server.idle()
    assert bot.heard == [sent]


async def test_an_enforced_nonce_gives_the_earlier_message(server, bot, livia):
    place = bot.place(server.channel)
    first = await place.send("only once", nonce="row-17")
    again = await place.send("only once", nonce="row-17")
    other = await place.send("something else", nonce="row-18")
    assert again.id == first.id != other.id
    assert len(livia.sees(server.channel)) == 2


async def test_a_nonce_is_forgotten_after_a_while(connect):
    settings = Settings(nonce_seconds=0.0)
    async with LoopbackServer(settings=settings) as server, connect(server) as bot:
        place = bot.place(server.channel)
        first = await place.send("once", nonce="row")
        assert (await place.send("once", nonce="row")).id != first.id


async def test_only_allowed_mentions_ping(server, bot, livia, marcus):
    place = bot.place(server.channel)
    text = f"{livia.mention} and {marcus.mention}"
    await place.send(text, allowed_mentions=discord.AllowedMentions(users=[marcus.user]))
    assert len(marcus.pings) == 1
    assert livia.pings == []
    await place.send(text, allowed_mentions=discord.AllowedMentions.none())
    await place.send(text, silent=True)
    assert len(marcus.pings) == 1
    assert livia.sees(server.channel)[-1].flags == MessageFlag.SUPPRESS_NOTIFICATIONS
    await place.send(text)
    assert (len(livia.pings), len(marcus.pings)) == (1, 2)


async def test_components_v2_show_their_files(server, bot, livia):
    sent = await bot.place(server.channel).send(view=Board(), file=picture())
    (message,) = livia.sees(server.channel)
    assert message.is_v2
    assert message.text == "# The board"
    assert [button.label for button in message.buttons] == ["Zoom"]
    gallery = sent.components[0].children[1]
    media = gallery.items[0].media
    assert (media.content_type, media.attachment_id) == ("image/png", message.attachments[0].id)
    assert not sent.attachments, "a file that a component shows is told there alone"


async def test_a_message_stays_v2(server, bot):
    place = bot.place(server.channel)
    sent = await place.send(view=Board(), files=[picture()])
    assert (await refusal(sent.edit(content="words")))[1] == 50035
    assert (await refusal(sent.edit(view=None)))[1] == 50006
    await sent.edit(suppress=True)
    assert server.messages(server.channel)[0].is_v2


async def test_a_message_becomes_v2_only_without_its_old_text(server, bot):
    sent = await bot.place(server.channel).send("text")
    assert (await refusal(sent.edit(view=Board(), attachments=[picture()])))[1] == 50035
    await sent.edit(content=None, view=Board(), attachments=[picture()])
    assert server.messages(server.channel)[0].is_v2
    assert (await refusal(sent.edit(content="text again")))[1] == 50035


async def test_a_direct_message_arrives_and_pings(server, bot, livia, marcus):
    started = await livia.slash(server.channel, "whisper", text="your hand")
    assert (await started.message()).content == "sent"
    assert [message.content for message in livia.inbox] == ["your hand"]
    assert livia.pings == livia.inbox
    assert not marcus.has_received("your hand")


async def test_closed_direct_messages_are_refused(server, bot, livia):
    livia.set_dms(open=False)
    started = await livia.slash(server.channel, "whisper", text="your hand")
    assert (await started.message()).content == "closed: 50007"
    assert livia.inbox == []
    assert not server.violations


async def test_a_direct_message_stays_editable_when_they_are_closed(server, bot, livia):
    user = await bot.fetch_user(livia.id)
    sent = await user.send("one")
    livia.set_dms(open=False)
    await sent.edit(content="two")
    assert [message.content for message in livia.inbox] == ["two"]
    assert await refusal(user.send("three")) == (403, 50007)


async def test_without_a_common_guild_there_are_no_direct_messages(server, bot, livia):
    user = await bot.fetch_user(livia.id)
    livia.leave(server.guild.id)
    assert await refusal(user.send("hello")) == (403, 50278)
    guild = bot.get_guild(server.guild.id)
    assert await refusal(guild.fetch_member(livia.id)) == (404, 10007)


async def test_a_thread_is_started_used_and_archived(server, bot, livia):
    channel = bot.get_channel(server.channel.id)
    thread = await channel.create_thread(name="Game 1", type=discord.ChannelType.public_thread)
    place = server.current(server.loopback.world.channels[thread.id])
    sent = await thread.send("welcome")
    assert [message.content for message in livia.sees(place)] == ["welcome"]
    await thread.edit(archived=True)
    assert server.current(place).thread.archived
    assert await refusal(sent.edit(content="hello")) == (400, 50083)
    assert await refusal(thread.add_user(discord.Object(livia.id))) == (400, 50083)
    await thread.send("awake again")
    assert not server.current(place).thread.archived
    await sent.edit(content="hello")


async def test_a_locked_thread_takes_nothing(server, bot, livia):
    thread = server.add_thread(server.channel, "Game 2", livia)
    server.archive(thread, locked=True)
    assert await refusal(bot.place(thread).send("hello")) == (400, 50083)


async def test_a_thread_can_be_locked_without_being_archived(server, bot, livia):
    thread = server.add_thread(server.channel, "Game 2", livia)
    server.lock(thread)
    assert await refusal(bot.place(thread).send("hello")) == (403, 160005)
    server.permit(server.channel, "manage_threads")
    assert (await bot.place(thread).send("hello")).content == "hello"


async def test_a_thread_grows_from_a_message(server, bot, livia):
    sent = await bot.get_channel(server.channel.id).send("a table")
    thread = await sent.create_thread(name="Game 3")
    assert thread.id == sent.id
    await server.idle()
    assert bot.get_channel(server.channel.id).threads == [thread]
    assert (await refusal(sent.create_thread(name="again")))[1] == 160004


async def test_a_private_thread_is_seen_by_its_members(server, bot, livia, marcus):
    channel = bot.get_channel(server.channel.id)
    thread = await channel.create_thread(name="hands", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(livia.id))
    await thread.send("only for members")
    assert len(livia.sees(thread.id)) == 1
    assert marcus.sees(thread.id) == []
    assert not marcus.has_received("only for members")
    await thread.send(f"come in, {marcus.mention}")
    assert len(marcus.sees(thread.id)) == 2
    moderator = server.person("Claudia", permissions=["manage_threads"])
    assert len(moderator.sees(thread.id)) == 2


@pytest.mark.parametrize(
    ("permission", "expected"),
    [("view_channel", (403, 50001)), ("send_messages", (403, 50013))],
)
async def test_missing_permissions_are_refused(server, bot, permission, expected):
    server.forbid(server.channel, permission)
    assert await refusal(bot.place(server.channel).send("hello")) == expected
    assert not server.violations
    server.permit(server.channel, permission)
    await bot.place(server.channel).send("hello")


async def test_files_need_a_permission_of_their_own(server, bot):
    server.forbid(server.channel, "attach_files")
    place = bot.place(server.channel)
    await place.send("hello")
    assert await refusal(place.send(file=picture())) == (403, 50013)


async def test_the_bot_knows_its_permissions(server, bot):
    server.forbid(server.channel, "send_messages")
    await server.idle()
    channel = bot.get_channel(server.channel.id)
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_a_deleted_channel_is_unknown(server, bot, livia):
    place = bot.place(server.channel)
    server.delete_channel(server.channel)
    assert await refusal(place.send("hello")) == (404, 10003)
    await server.idle()
    assert bot.get_channel(place.id) is None


async def test_others_messages_are_not_the_bots_to_change(server, bot, livia):
    said = await livia.say(server.channel, "mine")
    message = bot.place(server.channel).get_partial_message(said.id)
    assert await refusal(message.edit(content="yours")) == (403, 50005)
    assert await refusal(message.delete()) == (403, 50013)
    server.permit(server.channel, "manage_messages")
    await message.delete()
    assert livia.sees(server.channel) == []


async def test_a_reply_points_to_its_message(server, bot, livia):
    said = await livia.say(server.channel, "who is next?")
    message = bot.place(server.channel).get_partial_message(said.id)
    answer = await message.reply("you are")
    assert answer.reference.resolved.id == said.id
    assert [ping.content for ping in livia.pings] == ["you are"]
    server.delete_message(said)
    assert (await refusal(message.reply("still you")))[1] == 50035


async def test_the_bot_types_and_fetches_its_places(server, bot, livia):
    async with bot.place(server.channel).typing():
        pass
    thread = server.add_thread(server.channel, "Game 4", livia)
    assert (await bot.fetch_channel(thread.id)).name == "Game 4"
    assert (await bot.fetch_channel(livia.dm.id)).recipient.id == livia.id
    server.forbid(server.channel, "view_channel")
    assert await refusal(bot.fetch_channel(server.channel.id)) == (403, 50001)


async def test_guilds_members_and_users_can_be_fetched(server, bot, livia):
    guild = await bot.fetch_guild(server.guild.id)
    assert guild.name == server.guild.name
    assert (await guild.fetch_member(livia.id)).display_name == "Livia"
    assert (await bot.fetch_user(livia.id)).name == "livia"
    assert await refusal(bot.fetch_user(1)) == (404, 10013)
    assert [c.name for c in await guild.fetch_channels()] == [server.channel.name]
    (found,) = await bot.get_guild(guild.id).query_members(user_ids=[livia.id])
    assert found.id == livia.id


async def test_edits_of_old_messages_are_limited_on_demand(connect):
    settings = Settings(limits_old_edits=True, old_message_seconds=0.0, edits_of_old_messages=0)
    async with LoopbackServer(settings=settings) as server:
        headers = {"Authorization": f"Bot {server.token}"}
        every = f"{server.api_url}/channels/{server.channel.id}/messages"
        async with aiohttp.ClientSession(headers=headers) as session:
            answer = await session.post(every, json={"content": "old"})
            one = f"{every}/{(await answer.json())['id']}"
            answer = await session.patch(one, json={"content": "new"})
            assert (answer.status, (await answer.json())["code"]) == (429, 30046)
