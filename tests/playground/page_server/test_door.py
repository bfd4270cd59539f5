"""Who is let in: the right Host, no foreign site, the key where others could come."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
import pytest_asyncio

from playground.listening.quiet_log import request_log
from playground.local import LocalTable, NotLocalError
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


@pytest.mark.parametrize("is_open", [False, True])
async def test_the_key_is_demanded(tmp_path, is_open):
    """On one machine too: its other users can reach the port."""
    async with local_table(tmp_path, open_to_network=is_open) as table:
        key = table.key
        assert len(key) >= 24
        assert table.address.endswith(f"?key={key}")
        async with window(table, key=False) as stranger:
            for path in ("/", PEOPLE, "/page/static/main.js", f"/?key={key}x"):
                assert (await stranger.get(path)).status == 401, path
            assert (await stranger.get(f"{PEOPLE}?key={key}")).status == 401
            assert (await stranger.post(PEOPLE, {"name": "Mallory"})).status == 401
            assert (await stranger.get("/", Cookie=f"local_table_key_{table.port}=x")).status == 401
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


async def test_a_key_that_others_could_read_is_made_private(tmp_path):
    path = tmp_path / "local.key"
    path.write_text("an-old-key-that-was-kept-carelessly")
    path.chmod(0o644)
    async with local_table(tmp_path) as table:
        assert table.key == "an-old-key-that-was-kept-carelessly"
    assert path.stat().st_mode & 0o077 == 0


async def test_a_cookie_of_another_table_is_not_disturbed(tmp_path):
    """Browsers send an address's cookies to all its ports."""
    (tmp_path / "b").mkdir()
    jar = aiohttp.CookieJar(unsafe=True)
    async with (
        local_table(tmp_path) as one,
        local_table(tmp_path / "b") as two,
        aiohttp.ClientSession(cookie_jar=jar) as http,
    ):
        for table in (one, two):
            assert (await http.get(table.address)).status == 200
        for table in (one, two):
            assert (await http.get(f"http://127.0.0.1:{table.port}{PEOPLE}")).status == 200


@pytest.mark.parametrize("open_to_network", [False, True])
@pytest.mark.parametrize(
    "headers",
    [
        {"Cookie": "local_table_key={}; local_table_key_{port}=\u00fc\u4e2d{}"},
        {"Cookie": "local_table_browser=" + "\u00fc" * 40},
        {"X-Local-Table-Key": "\u00fc\u00e9"},
    ],
    ids=["key", "browser", "header"],
)
async def test_a_cookie_that_is_no_ascii_is_just_wrong(tmp_path, caplog, headers, open_to_network):
    async with local_table(tmp_path, open_to_network=open_to_network) as table:
        caplog.clear()
        for encoding in ("utf-8", "latin-1"):
            lines = "".join(
                f"{name}: {value.replace('{port}', str(table.port))}\r\n"
                for name, value in headers.items()
            )
            for path in ("/", PEOPLE, f"/?key={table.key}", "/?key=%FC%E9"):
                wanted = 200 if table.key in path else 401
                head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{table.port}\r\n"
                reader, writer = await asyncio.open_connection("127.0.0.1", table.port)
                sent = (head + lines).encode(encoding, errors="replace")
                writer.write(sent + b"Connection: close\r\n\r\n")
                first = await reader.readline()
                writer.close()
                assert f" {wanted} ".encode() in first
        assert not caplog.records


@pytest.mark.parametrize(
    "host",
    [
        "[::1%25;script-src *]:{port}",
        "[::1%x]:{port}",
        "127.0.0.1:{port};script-src *",
        "user@127.0.0.1:{port}",
        "127.0.0.1:{port}/x",
        "127.0.0.1:{port}x",
        "localhost\u00e9:{port}",
        "",
    ],
)
async def test_a_made_up_host_stands_in_no_header(table, host):
    asked = host.format(port=table.port)
    reader, writer = await asyncio.open_connection("127.0.0.1", table.port)
    head = f"GET /?key={table.key} HTTP/1.1\r\nHost: {asked}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode())
    answer = (await reader.read()).decode()
    writer.close()
    assert answer.startswith(("HTTP/1.1 421 ", "HTTP/1.1 400 "))
    assert "script-src *" not in answer
    assert "ws://" not in answer


async def test_the_policy_names_the_host_as_it_was_understood(livia, table):
    answer = await livia.get("/", Host=f"LocalHost:{table.port}")
    assert f"ws://localhost:{table.port};" in answer.headers["Content-Security-Policy"]


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
