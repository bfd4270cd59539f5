"""A flood of connections: half-sent requests are put out, and who has a key is still heard."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager

import aiohttp
import pytest

from playground.listening.connections import Patience, Room
from tests.playground.conftest import until
from tests.playground.page_client import local_table, window

pytestmark = pytest.mark.asyncio
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HASTY = Patience(head=0.2, body=0.2, next=0.3)


@asynccontextmanager
async def strangers(port: int, count: int, words: bytes = HALF):
    """So many connections that never finish what they ask."""
    made = [await asyncio.open_connection("127.0.0.1", port) for _ in range(count)]
    for _, writer in made:
        writer.write(words)
    try:
        yield [reader for reader, _ in made]
    finally:
        for _, writer in made:
            writer.close()


async def test_a_half_sent_request_is_put_out_in_time(tmp_path):
    async with local_table(tmp_path) as table:
        table.connections.patience = HASTY
        async with strangers(table.port, 1) as (reader,), asyncio.timeout(2):
            assert (await reader.read()).startswith(b"HTTP/1.1 408 ")


async def test_a_half_sent_body_is_put_out_in_time(tmp_path, caplog):
    async with local_table(tmp_path) as table:
        table.connections.patience = HASTY
        caplog.clear()
        head = (
            f"POST /page/api/people HTTP/1.1\r\nHost: 127.0.0.1:{table.port}\r\n"
            f"Origin: http://127.0.0.1:{table.port}\r\nX-Local-Table-Key: {table.key}\r\n"
            "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
        async with strangers(table.port, 1, head.encode()) as (reader,), asyncio.timeout(2):
            await reader.read()
        await until(lambda: not len(table.connections))
        assert not caplog.records, "no traceback for a client that is gone"
        assert not table.server.people


async def test_who_asks_nothing_more_is_let_go(tmp_path):
    async with local_table(tmp_path) as table:
        table.connections.patience = HASTY
        head = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{table.port}\r\n\r\n"
        async with strangers(table.port, 1, head.encode()) as (reader,), asyncio.timeout(2):
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1_000_000)


async def test_a_window_that_only_listens_stays(tmp_path):
    async with local_table(tmp_path) as table, window(table, "Livia") as livia:
        table.connections.patience = HASTY
        async with livia.watching():
            await asyncio.sleep(0.7)
            await livia.act("messages", channel=str(table.server.channel.id), content="still here")
            await livia.frame("still here")


async def test_the_page_survives_1100_half_sent_requests(tmp_path, caplog):
    async with local_table(tmp_path) as table, window(table, "Livia") as livia:
        caplog.clear()
        most = table.connections.room
        for _ in range(11):
            async with strangers(table.port, 100):
                assert len(table.connections) <= most.strangers_from_one + 2
                assert (await livia.get("/page/api/people")).status == 200
                async with window(table) as fresh:  # a connection of its own
                    assert (await fresh.get("/")).status == 200
        assert not caplog.records


async def test_a_put_out_stranger_hears_why(tmp_path):
    async with local_table(tmp_path) as table:
        table.connections.room = Room(strangers=2, strangers_from_one=2)
        async with strangers(table.port, 3) as (first, *_), asyncio.timeout(2):
            assert (await first.read()).startswith(b"HTTP/1.1 503 ")
            assert len(table.connections) == 2


async def test_even_who_has_the_key_has_only_so_many(tmp_path):
    async with local_table(tmp_path) as table, window(table, "Livia") as livia:
        table.connections.room = Room(9, 9, known=9, known_from_one=1)
        async with livia.watching(), window(table) as other:
            answer = await other.get("/page/api/people")
            assert answer.status == 503
            assert answer.headers["Connection"] == "close"


async def test_strangers_cannot_keep_the_bot_away(tmp_path, connect):
    async with local_table(tmp_path) as table, connect(table.server) as bot:
        async with strangers(table.server.port, 200), strangers(table.port, 200):
            await bot.place(table.server.channel).send("as ever")
            await table.server.disconnect_gateway()
            await until(lambda: bot.resumed == 1)
        assert bot.connected == 1


async def test_strangers_at_the_gateway_cannot_put_the_bot_out(tmp_path, connect):
    async with (
        local_table(tmp_path) as table,
        connect(table.server) as bot,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http,
    ):
        for _ in range(100):
            await http.ws_connect(table.gateway_url)
        assert len(table.server.connections) <= 70
        await bot.place(table.server.channel).send("as ever")
        assert table.server.loopback.gateway.resumes == 0
        assert bot.connected == 1


async def test_windows_are_counted_for_each_person(tmp_path, monkeypatch):
    monkeypatch.setattr("playground.page_server.bounds.SOCKETS_OF_ONE", 2)
    async with (
        local_table(tmp_path) as table,
        window(table, "Livia") as livia,
        window(table, "Gaius") as gaius,
        livia.watching(),
        livia.watching(),
    ):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with livia.watching():
                pass
        assert refused.value.status == 429
        async with gaius.watching():
            pass


async def test_windows_are_counted_for_each_address(tmp_path, monkeypatch):
    monkeypatch.setattr("playground.page_server.bounds.SOCKETS_FROM_ONE", 1)
    async with (
        local_table(tmp_path) as table,
        window(table, "Livia") as livia,
        window(table, "Gaius") as gaius,
        livia.watching(),
    ):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with gaius.watching():
                pass
        assert refused.value.status == 429


async def test_a_dropped_client_leaves_no_traceback(tmp_path, caplog, monkeypatch):
    caplog.set_level(logging.DEBUG, "playground")
    async with local_table(tmp_path) as table, window(table, "Livia") as livia:
        caplog.clear()
        for _ in range(5):
            asking = asyncio.create_task(livia.get("/page/static/main.js"))
            await asyncio.sleep(0)
            asking.cancel()
        async with strangers(table.port, 5, b"POST /page/api/people HTTP/1.1\r\n"):
            pass
        await livia.get("/page/api/people")
        assert not [record for record in caplog.records if record.name.startswith("playground")]
