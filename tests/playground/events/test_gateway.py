"""The gateway: ready, heartbeats, resuming, and being refused."""

from __future__ import annotations

import asyncio
import math
import time
import zlib

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground import LoopbackServer, Settings
from tests.playground.conftest import until
from tests.playground.small_bot import SmallBot

pytestmark = pytest.mark.asyncio


async def test_ready_brings_user_application_guilds_and_channels(server, bot):
    assert bot.user.id == server.bot.id
    assert bot.application_id == server.bot.id
    (guild,) = bot.guilds
    assert guild.name == server.guild.name
    assert not guild.unavailable
    assert [channel.name for channel in guild.text_channels] == [server.channel.name]
    assert guild.me.guild_permissions.send_messages
    assert not guild.me.guild_permissions.manage_messages


async def test_the_gateway_address_is_given_over_rest(server, bot):
    shards, url, _ = await bot.http.get_bot_gateway()
    assert (shards, url) == (1, server.gateway_url)


async def test_a_new_guild_and_a_new_channel_are_announced(server, bot):
    guild = server.add_guild("Ostia")
    channel = server.add_channel("harbour", guild)
    await server.idle()
    assert bot.get_guild(guild.id).name == "Ostia"
    assert bot.get_channel(channel.id).name == "harbour"
    server.expel_bot(guild)
    await server.idle()
    assert bot.get_guild(guild.id) is None


async def test_heartbeats_are_acknowledged(connect):
    settings = Settings(heartbeat_seconds=0.5)
    async with LoopbackServer(settings=settings) as server, connect(server) as bot:
        await until(lambda: server.loopback.gateway.heartbeats >= 2)
        assert math.isfinite(bot.latency)
        assert bot.connected == 1


async def test_a_heartbeat_is_answered_as_late_as_over_a_network(server):
    """Sooner, discord.py would measure from the beat before and warn that it cannot keep up."""
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(f"{server.gateway_url}?v=10&encoding=json") as socket,
    ):
        assert (await socket.receive_json())["op"] == 10
        sent = time.monotonic()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        assert 0.09 <= time.monotonic() - sent < 5


async def test_a_dropped_connection_resumes_with_what_was_missed(server, bot, livia):
    server.hold_gateway()
    await server.disconnect_gateway(resumable=True)
    message = await livia.say(livia.dm, "are you there?")
    started = await livia.slash(server.channel, "play", choice="plum")
    server.release_gateway()
    assert (await started.message()).content == "played 1 plum"
    await until(lambda: bot.resumed == 1)
    assert [heard.id for heard in bot.heard] == [message.id]
    assert bot.connected == 1
    assert server.loopback.gateway.resumes == 1


async def test_a_forgotten_session_is_begun_anew(server, bot, livia):
    await server.disconnect_gateway(resumable=False)
    await until(lambda: bot.connected == 2)
    assert bot.resumed == 0
    await server.bot_connected()
    started = await livia.slash(server.channel, "play", choice="plum")
    assert (await started.message()).content == "played 1 plum"


async def test_the_bot_reconnects_when_asked(server, bot, livia):
    await server.ask_to_reconnect()
    await until(lambda: bot.resumed == 1)
    started = await livia.slash(server.channel, "play", choice="plum")
    assert (await started.message()).content == "played 1 plum"


async def test_it_survives_a_storm_of_disconnections(server, bot, livia):
    for number in range(5):
        await server.disconnect_gateway()
        await livia.say(livia.dm, str(number))
        await until(lambda number=number: bot.resumed == number + 1)
    assert [message.content for message in bot.heard] == ["0", "1", "2", "3", "4"]


async def test_a_wrong_token_is_refused(server, connect, monkeypatch):
    monkeypatch.setattr(LoopbackServer, "token", "nobody")
    with pytest.raises(discord.LoginFailure):
        async with connect(server):
            pass


async def test_privileged_intents_are_refused(server, connect):
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with connect(server, SmallBot(intents=discord.Intents.all())):
            pass


async def test_privileged_intents_can_be_granted(connect):
    intents = discord.Intents.all()
    settings = Settings(privileged_intents=intents.value)
    async with LoopbackServer(settings=settings) as server:
        livia = server.person("Livia")
        async with connect(server, SmallBot(intents=intents)) as bot:
            assert bot.guilds[0].get_member(livia.id).display_name == "Livia"
            await livia.say(server.channel, "in the open")
            await server.idle()
            assert bot.heard[0].content == "in the open"
            livia.leave(server.guild.id)
            await server.idle()
            assert bot.guilds[0].get_member(livia.id) is None


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "nobody"}}', 4004),
        ('{"op": 2, "d": {"token": "loopback-token", "intents": 1073741824}}', 4013),
        ('{"op": 2, "d": {"token": "loopback-token", "intents": 2}}', 4014),
    ],
)
async def test_nonsense_closes_the_connection(server, frame, code):
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(server.gateway_url) as socket,
    ):
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(frame)
        await socket.receive()
        assert socket.close_code == code


async def test_frames_are_one_zlib_stream(server):
    inflate = zlib.decompressobj()
    url = f"{server.gateway_url}?v=10&encoding=json&compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        first = await socket.receive_bytes()
        assert first.endswith(b"\x00\x00\xff\xff")
        assert b'"op":10' in inflate.decompress(first)
        await socket.send_str('{"op": 1, "d": null}')
        assert b'"op":11' in inflate.decompress(await socket.receive_bytes())


async def test_a_compression_the_server_does_not_know_is_left_out(server):
    """discord.py takes text frames whatever it asked for; with Python 3.14 it asks for zstd."""
    url = f"{server.gateway_url}?v=10&encoding=json&compress=zstd-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        assert (await socket.receive_json())["op"] == 10


async def test_a_silent_client_is_put_out():
    async with (
        LoopbackServer(settings=Settings(heartbeat_seconds=0.05)) as server,
        aiohttp.ClientSession() as session,
        session.ws_connect(server.gateway_url) as socket,
    ):
        await socket.receive_json()
        await socket.receive()
        assert socket.close_code == 4009


async def test_stopping_leaves_nothing_behind(connect):
    before = asyncio.all_tasks()
    server = await LoopbackServer.start()
    async with connect(server):
        pass
    await server.stop()
    await server.stop()
    await asyncio.sleep(0.01)
    assert asyncio.all_tasks() == before


@pytest.mark.parametrize("code", [4004, 4011, 4013])
async def test_a_final_close_code_ends_the_bot(server, connect, code):
    server.refuse_gateway(code)
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with connect(server):
            pass
    assert closed.value.code == code
    async with connect(server) as bot:
        assert bot.connected == 1


async def test_intents_that_were_taken_away_end_the_bot(server, connect):
    server.refuse_gateway(4014)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with connect(server):
            pass


async def test_a_running_bot_can_be_closed_with_any_code(server):
    bot = SmallBot()
    running = asyncio.create_task(bot.start(server.token))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Route, "BASE", server.api_url)
        patched.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))
        await until(bot.is_up.is_set)
        await server.close_gateway(4004)
        with pytest.raises(discord.ConnectionClosed) as closed:
            await asyncio.wait_for(running, 5)
    assert closed.value.code == 4004
    await bot.close()


async def test_a_refused_connection_may_try_again(server, bot):
    server.refuse_gateway(4000, times=2)
    await server.disconnect_gateway()
    await until(lambda: bot.resumed == 1 or bot.connected == 2, timeout=20)
