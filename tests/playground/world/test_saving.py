"""A world kept in a file: the next server goes on where the last one stopped."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing

import pytest

from playground import LoopbackServer, Settings
from playground.world.storage import WorldFile, taken_changes
from tests.playground.conftest import until
from tests.playground.service.test_interactions import panel_of
from tests.playground.small_bot import PICTURE, picture

pytestmark = pytest.mark.asyncio


async def test_a_restart_continues_where_people_were(connect, tmp_path):
    path = tmp_path / "world.sqlite3"
    async with LoopbackServer(path=path) as server, connect(server) as bot:
        livia = server.person("Livia", locale="de", permissions=["manage_messages"])
        panel = await panel_of(server, livia)
        await bot.place(server.channel).send("the board", file=picture())
        before = livia.sees(server.channel)
        guild_id, bot_id = server.guild.id, server.bot.id
    async with LoopbackServer(path=path) as server:
        assert (server.guild.id, server.bot.id) == (guild_id, bot_id)
        livia = server.person("Livia")
        assert livia.locale == "de"
        assert livia.sees(server.channel) == before
        assert livia.file(before[-1].attachments[0]) == PICTURE
        async with connect(server):
            started = await livia.click(before[0], "My move")
            message = await started.message()
            assert message.id > panel.id
            await (await livia.slash(server.channel, "close"))


async def test_a_bot_goes_on_with_an_interaction_after_the_server_restarted(connect, tmp_path):
    path = tmp_path / "world.sqlite3"
    async with LoopbackServer(path=path) as server, connect(server):
        livia = server.person("Livia")
        await (await livia.slash(server.channel, "play", choice="plum"))
        (record,) = server.loopback.world.interactions
    async with LoopbackServer(path=path) as server:
        assert server.loopback.interactions.alive(record.token) == record


async def test_a_nonce_is_remembered_across_a_restart(connect, tmp_path):
    path = tmp_path / "world.sqlite3"
    async with LoopbackServer(path=path) as server, connect(server) as bot:
        first = await bot.place(server.channel).send("your turn", nonce="row-1")
    async with LoopbackServer(path=path) as server, connect(server) as bot:
        again = await bot.place(server.channel).send("your turn", nonce="row-1")
        assert again.id == first.id


async def test_saving_happens_while_it_runs_and_only_for_the_owner(tmp_path):
    path = tmp_path / "world.sqlite3"
    async with LoopbackServer(path=path, settings=Settings(save_seconds=0.02)) as server:
        livia = server.person("Livia")
        await livia.say(server.channel, "kept")
        await until(lambda: kinds(path) == {"channel": 1, "guild": 1, "message": 1, "user": 2})
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def kinds(path):
    with closing(sqlite3.connect(path)) as reader:
        return dict(reader.execute("SELECT kind, count(*) FROM thing GROUP BY kind"))


async def test_a_save_is_written_whole_or_not_at_all(tmp_path):
    path = tmp_path / "world.sqlite3"
    async with LoopbackServer() as server:
        changes = taken_changes(server.loopback.world)
        file = WorldFile(path)
        broken = changes._replace(dropped=[("message", "1", "one too many")])
        with pytest.raises(sqlite3.Error):
            file.save(broken)
        assert file._connection.execute("SELECT count(*) FROM thing").fetchone() == (0,)
        file.save(changes)
        assert file._connection.execute("SELECT count(*) FROM thing").fetchone() == (3,)
        file.close()


async def test_messages_and_files_are_bounded(connect):
    settings = Settings(kept_messages=10, kept_file_bytes=3 * len(PICTURE))
    async with LoopbackServer(settings=settings) as server, connect(server) as bot:
        place = bot.place(server.channel)
        for number in range(12):
            await place.send(str(number), file=picture())
        kept = server.messages(server.channel)
        assert [message.content for message in kept] == [str(n) for n in range(2, 12)]
        assert len(server.loopback.world.files) == 3
