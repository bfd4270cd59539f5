"""Several connections in one process, or a part of them in each: the bot is the same."""

from __future__ import annotations

import asyncio
import logging

import pytest
import pytest_asyncio

from bot.app import patience
from bot.app.patience import StartError
from bot.app.shards import Shards
from games.core.rng import Rng
from playground import LoopbackServer, Settings
from tests.bot.forum import (
    Table,
    all_told,
    button,
    check_posts,
    has_verb,
    is_question,
    press_anything,
    running_bot,
)

pytestmark = pytest.mark.asyncio
COUNT = 3


@pytest_asyncio.fixture
async def server(monkeypatch):
    """That recommends three shards and has a guild for each."""
    monkeypatch.setattr("discord.AutoShardedClient.before_identify_hook", at_once)
    async with LoopbackServer(settings=Settings(shards=COUNT)) as running:
        while {shard_of(guild) for guild in running.loopback.world.guilds} != set(range(COUNT)):
            await asyncio.sleep(0.002)  # ids hold the time, and the time decides
            running.add_guild("Ostia")
        yield running


async def at_once(*_: object, **__: object) -> None:
    """Without the five seconds between two shards."""


def shard_of(guild) -> int:
    return (guild.id >> 22) % COUNT


async def until(condition, seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


async def test_a_table_is_played_on_any_shard_and_by_direct_message(server):
    livia = server.person("Livia", permissions=["manage_messages"])
    guilds = {shard_of(guild): guild for guild in server.loopback.world.guilds}
    async with running_bot(server, ":memory:") as roma:
        assert sorted(roma.shards) == [0, 1, 2]
        places = [server.add_channel("forum", guild) for guild in guilds.values()]
        for place in places:
            opened = await livia.slash(place, "table open", game="glory_to_rome")
            assert (await opened.message(20)).buttons
        listed = await livia.slash(livia.dm, "mygames")
        text = (await listed.message(20)).content
        assert all(f"<#{place.id}>" in text for place in places)
    assert server.violations == []


async def test_it_is_connected_only_with_all_its_shards(server):
    async with running_bot(server, ":memory:") as roma:
        await until(lambda: roma.connected)
        server.hold_gateway()
        await server.disconnect_gateway(shard=1)
        await until(lambda: not roma.connected)
        server.release_gateway()
        await until(lambda: roma.connected)


async def test_a_process_takes_its_part_alone(server):
    async with running_bot(server, ":memory:", shards=Shards(1, 2, 3)) as roma:
        await until(lambda: roma.connected)
        assert sorted(roma.shards) == [1, 2]
        assert {shard_of(guild) for guild in roma.guilds} == {1, 2}


async def test_a_game_is_played_in_its_channel_and_by_direct_message_by_two_bots(server, postgres):
    """What is pressed in a direct message comes to shard 0, wherever the table is."""
    livia, gaius = server.person("Livia"), server.person("Gaius")
    guild = next(each for each in server.loopback.world.guilds if shard_of(each) == 2)
    table, rng = Table(server, [livia, gaius]), Rng(4)
    table.channel = server.add_channel("forum", guild)
    url = postgres.new_database()
    async with (
        running_bot(server, url, shards=Shards(0, 0, 3)) as first,
        running_bot(server, url, shards=Shards(1, 2, 3)) as second,
    ):
        await table.start()
        for _ in range(2):
            await all_told(second)
            for person, roma in ((livia, first), (gaius, second)):
                place = table.latest(person) if roma is second else hand_of(person)
                pressed = await person.click(place, custom_id=button(place, "move"))
                panel = await pressed.message(20)
                for _ in range(40):
                    if not is_question(panel):
                        break
                    panel = await press_anything(person, panel, rng)
        await all_told(second)
        await check_posts(table, second.store)
        assert first.sessions.live_count == second.sessions.live_count == 1
        assert not first.get_guild(guild.id)
    postgres.drop(url)
    assert server.violations == []


def hand_of(person):
    """The message that is kept current in somebody's direct messages."""
    return [m for m in person.inbox if m.seen_by is None and has_verb(m, "move")][-1]


async def test_the_invite_link_is_logged_and_asks_for_the_least(server, caplog):
    caplog.set_level(logging.INFO)
    async with running_bot(server, ":memory:"):
        pass
    (said,) = [line for line in caplog.messages if "invite the bot" in line]
    assert f"client_id={server.bot.id}" in said
    assert "scope=bot+applications.commands" in said
    assert "permissions=309237746688" in said
    assert server.token not in said


async def test_asking_for_the_number_of_shards_is_patient(server, monkeypatch):
    monkeypatch.setattr(patience, "FIRST_WAIT", 0.01)
    server.faults.add(route="/gateway/bot", status=503, times=2)
    async with running_bot(server, ":memory:") as roma:
        assert roma.shard_count == COUNT


async def test_a_gateway_that_is_refused_is_said_in_one_sentence(server):
    server.faults.add(route="/gateway/bot", code=50001)
    with pytest.raises(StartError, match="refused the number of shards"):
        async with running_bot(server, ":memory:"):
            pass
