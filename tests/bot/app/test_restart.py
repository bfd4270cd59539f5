"""What a start does besides going on."""

from __future__ import annotations

import pytest

from bot.app.care.housekeeping import KEPT_TOLD, Housekeeping
from bot.posts.rows import vote_later_row
from playground import LoopbackServer
from tests.bot.forum import Table, all_told, running_bot

pytestmark = pytest.mark.asyncio


async def test_what_was_told_is_forgotten_in_time_and_what_waits_is_kept(tmp_path) -> None:
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            assert (await roma.store.outbox_row(1)).state == "sent"
            row = await roma.store.table_in(table.channel.id)
            async with roma.sessions.table(row.id) as live:
                later = vote_later_row(live, 1, roma.sessions.now() + 3600)
                (waiting,) = await roma.store.post([later])
        async with running_bot(server, database) as roma:
            assert (await roma.store.outbox_row(1)).state == "sent", "a start forgets nothing"
            keeping = Housekeeping(roma.store, lambda: roma.sessions.now() + KEPT_TOLD - 60)
            await keeping.forget_told()
            assert await roma.store.outbox_row(1) is not None
            keeping.now = lambda: roma.sessions.now() + KEPT_TOLD + 60
            await keeping.forget_told()
            assert await roma.store.outbox_row(1) is None
            assert (await roma.store.outbox_row(waiting)).state == "waiting"


async def test_a_lobby_that_cannot_be_refreshed_does_not_undo_what_was_done() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia, gaius = server.person("Livia"), server.person("Gaius")
        opened = await livia.slash(server.channel, "table open", game="glory_to_rome")
        await opened.message()
        server.faults.add("PATCH", "/channels/*/messages/*", status=400, times=None)
        told = await (await gaius.slash(server.channel, "table join")).message()
        assert told.text == "You sit at the table."
