"""Shards: each hears of its own servers, the first one of direct messages, and none too early."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack

import aiohttp
import discord
import pytest
import pytest_asyncio

from playground import LoopbackServer, Settings
from tests.playground.conftest import until
from tests.playground.small_bot import SmallBot, play

pytestmark = pytest.mark.asyncio

COUNT = 3


class ShardedBot(discord.AutoShardedClient):
    """Answers one command and tells which of its shards heard it."""

    def __init__(self, **options) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.01, **options)
        self.tree = discord.app_commands.CommandTree(self)
        self.tree.add_command(play)
        self.is_up = asyncio.Event()
        self.heard: list[tuple[int, int | None]] = []  # message, guild
        self.asked: list[int | None] = []  # guilds
        self.resumed: list[int] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id, *, initial=False) -> None:
        """Without discord.py's five seconds."""

    async def on_ready(self) -> None:
        self.is_up.set()

    async def on_message(self, message) -> None:
        self.heard.append((message.id, message.guild and message.guild.id))

    async def on_interaction(self, interaction) -> None:
        self.asked.append(interaction.guild_id)

    async def on_shard_resumed(self, shard_id) -> None:
        self.resumed.append(shard_id)


@pytest_asyncio.fixture
async def server():
    """With one guild for each shard."""
    async with LoopbackServer(settings=Settings(shards=COUNT)) as running:
        while {number(guild) for guild in running.loopback.world.guilds} != set(range(COUNT)):
            await asyncio.sleep(0.002)  # ids hold the time, and the time decides
            running.add_guild("Ostia")
        yield running


def number(guild) -> int:
    return (guild.id >> 22) % COUNT


def channels(server) -> dict[int, object]:
    """A channel in a guild of each shard."""
    guilds = {number(guild): guild for guild in server.loopback.world.guilds}
    return {shard: server.add_channel("forum", guild) for shard, guild in guilds.items()}


async def test_a_bot_takes_as_many_shards_as_discord_recommends(server, connect):
    async with connect(server, ShardedBot()) as bot:
        assert bot.shard_count == COUNT
        assert sorted(bot.shards) == [0, 1, 2]
        assert len(bot.guilds) == len(server.loopback.world.guilds)
        sessions = server.loopback.gateway.sessions.values()
        assert sorted(session.shard for session in sessions) == [(0, 3), (1, 3), (2, 3)]


async def test_every_event_reaches_one_process_alone(server, connect):
    """Two bots of the same token: direct messages, and commands there, go to the first shard."""
    livia = server.person("Livia")
    places = channels(server)
    async with AsyncExitStack() as stack:
        first, second = (
            ShardedBot(shard_ids=[0], shard_count=3),
            ShardedBot(shard_ids=[1, 2], shard_count=3),
        )
        for bot in (first, second):
            await stack.enter_async_context(connect(server, bot))
        assert not {guild.id for guild in first.guilds} & {guild.id for guild in second.guilds}
        for place in (*places.values(), livia.dm):
            await livia.say(place, "salve")
            started = await livia.slash(place, "play", choice="plum")
            assert (await started.message()).content == "played 1 plum"
        await server.idle()
        of = {shard: place.guild_id for shard, place in places.items()}
        assert first.asked == [of[0], None]
        assert sorted(second.asked) == sorted([of[1], of[2]])
        assert [guild for _, guild in first.heard] == [of[0], None]
        assert len(second.heard) == 2
    assert server.violations == []


async def test_a_new_guild_is_told_to_its_shard_alone(server, connect):
    async with AsyncExitStack() as stack:
        bots = [ShardedBot(shard_ids=[n], shard_count=3) for n in range(3)]
        for bot in bots:
            await stack.enter_async_context(connect(server, bot))
        guild = server.add_guild("Antium")
        await server.idle()
        knowing = [n for n, bot in enumerate(bots) if bot.get_guild(guild.id)]
        assert knowing == [number(guild)]


async def test_one_shard_resumes_and_hears_what_it_missed(server, connect):
    livia = server.person("Livia")
    places = channels(server)
    async with connect(server, ShardedBot()) as bot:
        server.hold_gateway()
        await server.disconnect_gateway(shard=1)
        for place in places.values():
            await livia.say(place, "salve")
        await until(lambda: len(bot.heard) == 2)
        server.release_gateway()
        await until(lambda: len(bot.heard) == 3)
        assert bot.resumed == [1]


async def test_connected_sessions_are_never_forgotten(server, connect):
    """However many bots were killed before."""
    gateway = server.loopback.gateway
    async with connect(server, ShardedBot()) as bot, aiohttp.ClientSession() as http:
        living = set(gateway.sessions)
        for _ in range(20):
            await identify(server, http, [0, 3], stay=False)
        assert living <= set(gateway.sessions)
        assert len(gateway.sessions) <= 3 + 17
        livia = server.person("Livia")
        await livia.say(livia.dm, "salve")
        await until(lambda: bot.heard)


async def identify(server, http, shard, *, stay=True) -> object:
    """What the gateway answers: a frame, or a close code."""
    async with http.ws_connect(f"{server.gateway_url}?v=10&encoding=json") as socket:
        await socket.receive_json()
        data = {"token": server.token, "intents": 1, "properties": {}, "shard": shard}
        await socket.send_json({"op": 2, "d": data})
        answer = await socket.receive()
        if answer.type is aiohttp.WSMsgType.CLOSE:
            return answer.data
        if not stay:
            await socket.close(code=4000)
        return answer.json()


@pytest.mark.parametrize("shard", [[1, 1], [-1, 2], [0, 0], [0], "0", ["0", "1"], {}])
async def test_shards_that_make_no_sense_are_refused(server, shard):
    async with aiohttp.ClientSession() as http:
        assert await identify(server, http, shard) == 4010


async def test_too_many_guilds_need_more_shards(server, monkeypatch):
    monkeypatch.setattr("playground.protocol.limits.GUILDS_OF_ONE_SHARD", 2)
    async with aiohttp.ClientSession() as http:
        assert await identify(server, http, None) == 4011
        assert (await identify(server, http, [0, 1000]))["t"] == "READY"


async def test_shards_of_one_bucket_may_not_start_together():
    settings = Settings(shards=4, max_concurrency=2, identify_seconds=0.3, session_starts=10)
    async with LoopbackServer(settings=settings) as server, aiohttp.ClientSession() as http:
        assert (await identify(server, http, [0, 4]))["t"] == "READY"
        assert (await identify(server, http, [1, 4]))["t"] == "READY"
        refused = await identify(server, http, [2, 4])  # the bucket of shard 0
        assert (refused["op"], refused["d"]) == (9, False)
        await asyncio.sleep(0.35)
        assert (await identify(server, http, [2, 4]))["t"] == "READY"
        allowed = await http.get(
            f"{server.api_url}/gateway/bot", headers={"Authorization": f"Bot {server.token}"}
        )
        told = await allowed.json()
        limit = told["session_start_limit"]
        assert told["shards"] == 4
        assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (10, 7, 2)
        assert 0 < limit["reset_after"] <= 24 * 3600 * 1000


async def test_a_refused_start_is_tried_again(connect):
    """As when two processes start at the same moment: the real client waits and comes again."""
    settings = Settings(shards=2, identify_seconds=0.5)
    async with LoopbackServer(settings=settings) as server, connect(server, Patient()) as bot:
        begun = time.monotonic()
        assert sorted(bot.shards) == [0, 1]
        assert bot.tries > 2
        assert time.monotonic() - begun < 5


class Patient(ShardedBot):
    tries = 0

    async def before_identify_hook(self, shard_id, *, initial=False) -> None:
        self.tries += 1
        await asyncio.sleep(0 if initial else 0.2)


async def test_who_starts_too_often_in_a_day_loses_the_token():
    async with LoopbackServer(settings=Settings(session_starts=1)) as server:
        token = server.token
        async with aiohttp.ClientSession() as http:
            assert (await identify(server, http, [0, 1]))["t"] == "READY"
            assert await identify(server, http, [0, 1]) == 4004
        assert server.token != token


async def test_a_client_without_shards_is_the_only_one(server, connect):
    async with connect(server, SmallBot()) as bot:
        assert len(bot.guilds) == len(server.loopback.world.guilds)
