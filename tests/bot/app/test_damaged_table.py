"""A damaged table: its people are told, the log names it, the others play on."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.app.care import housekeeping
from bot.app.care.housekeeping import Housekeeping
from games.core.rng import Rng
from playground import LoopbackServer
from tests.bot.forum import Table, all_told, running_bot, told

pytestmark = pytest.mark.asyncio


async def test_the_others_play_on(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(housekeeping, "BREATH", 0.0)
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        hurt = Table(server, [server.person("Livia"), server.person("Gaius")])
        well = Table(server, [server.person("Titus"), server.person("Marcus")])
        well.channel = server.add_channel("other")
        async with running_bot(server, database) as roma:
            await hurt.start()
            await well.start()
            await all_told(roma)
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE checkpoints SET state = ? WHERE table_id = 1", (b"",))
            connection.execute(
                "UPDATE outbox SET state = 'waiting', head = 1"
                " WHERE table_id = 1 AND kind = 'board'"
            )
        caplog.clear()
        async with running_bot(server, database) as roma:
            words = await told(hurt.people[0], hurt.channel, "table info")
            assert "damaged" in words
            assert "Table 1 is damaged" in caplog.text
            assert "Traceback" not in caplog.text
            await asyncio.wait_for(well.play_round(Rng(1), presses=4), 60)
            caplog.clear()
            await Housekeeping(roma.store, roma.sessions.now).name_damaged()
            assert caplog.text.count("Table 1 is damaged") == 1
            assert "Table 2" not in caplog.text


async def test_a_game_that_this_version_does_not_know_keeps_nobody_from_playing(tmp_path, caplog):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        newer = Table(server, [server.person("Livia"), server.person("Gaius")])
        well = Table(server, [server.person("Titus"), server.person("Marcus")])
        well.channel = server.add_channel("other")
        async with running_bot(server, database) as roma:
            await newer.start()
            await well.start()
            await all_told(roma)
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE tables SET game = 'tomorrow' WHERE id = 1")
            connection.execute("DELETE FROM waits")
            connection.execute("DELETE FROM notes")
        caplog.clear()
        async with running_bot(server, database) as roma:
            assert "damaged" in await told(newer.people[0], newer.channel, "table info")
            await asyncio.wait_for(well.play_round(Rng(1), presses=4), 60)
            assert await roma.store.waits(2)
            assert "Traceback" not in caplog.text
