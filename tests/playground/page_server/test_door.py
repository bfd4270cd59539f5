"""Who is let in: the right Host, no foreign site, the key where others could come."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
import pytest_asyncio

from playground.local import LocalTable, NotLocalError
from playground.rest.refused_requests import request_log
from tests.playground.page_client import local_table, window

pytestmark = pytest.mark.asyncio
PEOPLE = "/page/api/people"


@pytest_asyncio.fixture
async def table(tmp_path):
    async with local_table(tmp_path) as running:
        yield running


@pytest_asyncio.fixture
async def livia(table):
    async with window(table, "Livia") as made:
        yield made


async def test_the_page_comes_with_headers_that_keep_others_out(livia):
    answer = await livia.get("/")
    assert answer.status == 200
    rules = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in rules
    assert "script-src 'self';" in rules
    assert "unsafe" not in rules
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert (await livia.get(PEOPLE)).headers["Cache-Control"] == "no-store"


async def test_there_is_no_inline_script_or_style(livia):
    text = await (await livia.get("/")).text()
    assert "<style" not in text
    assert "style=" not in text
    assert text.count("<script") == text.count('<script type="module" src=')


async def test_without_scripts_the_page_says_what_it_needs(livia):
    text = await (await livia.get("/")).text()
    inside = text.partition("<noscript>")[2].partition("</noscript>")[0]
    assert "needs JavaScript" in inside
    assert "braucht JavaScript" in inside


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "192.168.0.7", "[::2]"])
async def test_another_name_is_refused(livia, table, host):
    for path in ("/", PEOPLE, "/page/static/main.js"):
        answer = await livia.get(path, Host=f"{host}:{table.port}")
        assert answer.status == 421, path


async def test_another_port_is_refused(livia):
    assert (await livia.get("/", Host="127.0.0.1:1")).status == 421
    assert (await livia.get("/", Host="localhost")).status == 421


async def test_both_names_of_this_machine_are_fine(livia, table):
    assert (await livia.get("/", Host=f"localhost:{table.port}")).status == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", ""])
async def test_a_foreign_site_cannot_post(livia, origin):
    answer = await livia.post(PEOPLE, {"name": "Mallory"}, Origin=origin)
    assert answer.status == 403


async def test_a_post_without_origin_is_refused(livia):
    url = livia.origin + PEOPLE
    async with livia.http.post(url, json={"name": "Mallory"}) as answer:
        assert answer.status == 403


async def test_only_json_is_taken(livia):
    answer = await livia.post(PEOPLE, b'{"name": "Mallory"}', **{"Content-Type": "text/plain"})
    assert answer.status == 415


async def test_a_foreign_site_cannot_read(livia):
    answer = await livia.get(PEOPLE, **{"Sec-Fetch-Site": "cross-site"})
    assert answer.status == 403


@pytest.mark.parametrize("origin", ["http://evil.example", None])
async def test_a_foreign_site_gets_no_socket(livia, table, origin):
    url = f"ws://127.0.0.1:{table.port}{livia.own('socket')}"
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await livia.http.ws_connect(url, origin=origin)
    assert refused.value.status == 403


async def test_nothing_outside_the_page_is_served(livia):
    for path in (
        "/page/static/../local.py",
        "/page/static/%2e%2e/local.py",
        "/local.py",
        "/api/v10",
    ):
        assert (await livia.get(path)).status in {403, 404}, path


async def test_other_interfaces_are_refused_unless_asked_for(tmp_path):
    for host in ("0.0.0.0", "192.168.0.7", "::", "example.org"):
        with pytest.raises(NotLocalError, match="open-to-network"):
            LocalTable(tmp_path / "local.sqlite3", host)


async def test_open_to_the_network_the_key_is_demanded(tmp_path):
    async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table:
        key = table.key
        assert key is not None
        assert len(key) >= 24
        assert table.address.endswith(f"?key={key}")
        async with window(table) as stranger:
            for path in ("/", PEOPLE, "/page/static/main.js", f"/?key={key}x"):
                assert (await stranger.get(path)).status == 401, path
            assert (await stranger.get(f"{PEOPLE}?key={key}")).status == 401
            assert (await stranger.post(PEOPLE, {"name": "Mallory"})).status == 401
            assert (await stranger.get(PEOPLE, **{"X-Local-Table-Key": key})).status == 200


async def test_the_address_leaves_a_cookie_that_scripts_cannot_read(tmp_path):
    jar = aiohttp.CookieJar(unsafe=True)  # it has no cookies of addresses otherwise
    async with (
        local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table,
        aiohttp.ClientSession(cookie_jar=jar) as http,
    ):
        here = f"http://127.0.0.1:{table.port}"
        async with http.get(f"{here}/?key={table.key}") as answer:
            assert answer.status == 200
            cookies = answer.headers.getall("Set-Cookie")
            assert len(cookies) == 2
            for cookie in cookies:
                assert "HttpOnly" in cookie
                assert "SameSite=Strict" in cookie
                assert "Max-Age" in cookie
        async with http.get(here + PEOPLE) as answer:
            assert answer.status == 200


async def test_the_key_stays_the_same_and_is_private(tmp_path):
    keys = []
    for _ in range(2):
        async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table:
            keys.append(table.key)
    assert keys[0] == keys[1]
    assert (tmp_path / "local.key").stat().st_mode & 0o077 == 0


async def test_the_bots_side_never_leaves_this_machine(tmp_path):
    async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table:
        assert table.api_url.startswith("http://127.0.0.1:")
        assert str(table.port) not in table.api_url
        assert len(table.token) >= 32


async def test_a_request_that_is_no_request_leaves_no_traceback(table, caplog):
    for port in (table.port, table.server.port):
        for text in (
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET http:// HTTP/1.1\r\n\r\n",
            b"\x16\x03\r\n\r\n",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(text)
            assert b" 400 " in await reader.readline()
            writer.close()
    assert not caplog.records


async def test_our_own_faults_are_still_logged(caplog):
    request_log().error("one of ours", exc_info=ValueError("ours"))
    assert [record.message for record in caplog.records] == ["one of ours"]
