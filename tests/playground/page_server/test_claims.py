"""Open to the network: a person belongs to the browser that came first, and to nobody else."""

from __future__ import annotations

from contextlib import asynccontextmanager

import aiohttp
import pytest
import pytest_asyncio

from playground.page_server import claims, people_api
from playground.page_server.claims import BROWSER_COOKIE
from tests.playground.page_client import PageWindow, local_table, window

pytestmark = pytest.mark.asyncio
PEOPLE = "/page/api/people"


@pytest_asyncio.fixture
async def table(tmp_path):
    async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as running:
        yield running


@pytest.fixture
def far_away(monkeypatch):
    """As if every request came over the network."""
    for module in (claims, people_api):
        monkeypatch.setattr(module, "is_at_home", lambda request: False)


@asynccontextmanager
async def browser(table, name: str | None = None):
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as http:
        made = PageWindow(table, http)
        assert (await made.get(f"/?key={table.key}")).status == 200
        if name is not None:
            await made.come_in(name)
        yield made


async def people(window) -> dict[str, bool]:
    listed = await (await window.get(PEOPLE)).json()
    return {each["name"]: each["mine"] for each in listed["people"]}


async def test_nobody_acts_as_somebody_else(table, far_away):
    async with browser(table, "Livia") as livia, browser(table, "Gaius") as gaius:
        channel = table.server.channel.id
        for path in (f"channels/{channel}/messages", f"channels/{channel}/commands", "socket"):
            answer = await gaius.get(livia.own(path), Origin=gaius.origin)
            assert answer.status == 403, path
        for path, body in {
            "messages": {"channel": str(channel), "content": "it was me"},
            "press": {"message": "1", "custom_id": "x"},
            "locale": {"locale": "de"},
            "rename": {"name": "Nobody"},
            "dismiss": {"message": "1"},
        }.items():
            assert (await gaius.post(livia.own(path), body)).status == 403, path
        assert (await livia.act("locale", locale="de"))["status"] == 200
        assert await people(gaius) == {"Livia": False, "Gaius": True}


async def test_a_name_that_is_taken_cannot_be_taken_again(table, far_away):
    async with browser(table, "Livia"), browser(table) as gaius:
        answer = await gaius.post(PEOPLE, {"name": "livia"})
        assert answer.status == 403
        assert (await answer.json())["error"] == "claimed"


async def test_a_browser_without_its_cookie_is_nobody(table, far_away):
    async with aiohttp.ClientSession() as http:
        bare = PageWindow(table, http)
        key = {"X-Local-Table-Key": table.key}
        assert (await bare.post(PEOPLE, {"name": "Mallory"}, **key)).status == 403
        weak = {**key, "Cookie": f"{BROWSER_COOKIE}=short"}
        assert (await bare.post(PEOPLE, {"name": "Mallory"}, **weak)).status == 403
        assert not table.server.people, "a refused claim takes no name"
    async with browser(table, "Mallory") as rightful:
        assert await people(rightful) == {"Mallory": True}


async def test_one_browser_can_have_several_people(table, far_away):
    async with browser(table, "Livia") as livia:
        first = livia.id
        await livia.come_in("Drusilla")
        assert await people(livia) == {"Livia": True, "Drusilla": True}
        assert (await livia.get(f"{PEOPLE}/{first}/channels/1/messages")).status == 409


async def test_a_claim_outlives_a_restart_and_only_its_hash_is_kept(tmp_path, far_away):
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as http:
        for _ in range(2):
            async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table:
                livia = PageWindow(table, http)
                await livia.get(f"/?key={table.key}")
                await livia.come_in("Livia")
                async with browser(table) as other:
                    assert await people(other) == {"Livia": False}
        secret = next(each.value for each in jar if each.key == BROWSER_COOKIE)
        assert secret.encode() not in (tmp_path / "local.sqlite3").read_bytes()


async def test_people_from_before_can_only_be_taken_at_the_machine_itself(tmp_path, monkeypatch):
    async with local_table(tmp_path) as table, window(table, "Livia"):
        pass
    async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table:
        with monkeypatch.context() as patch:
            patch.setattr(claims, "is_at_home", lambda request: False)
            async with browser(table) as friend:
                assert await people(friend) == {"Livia": False}
                assert (await friend.post(PEOPLE, {"name": "Livia"})).status == 403
        async with browser(table) as host:
            assert await people(host) == {"Livia": True}
            await host.come_in("Livia")
        async with browser(table) as second:
            assert await people(second) == {"Livia": False}


async def test_at_the_machine_itself_a_name_can_be_given_free(table, monkeypatch):
    async with browser(table, "Gaius") as lost, browser(table) as host:
        path = f"{PEOPLE}/{lost.id}/release"
        with monkeypatch.context() as patch:
            patch.setattr(people_api, "is_at_home", lambda request: False)
            assert (await host.post(path, {})).status == 403
        assert (await host.post(path, {})).status == 200
        async with browser(table, "Gaius") as again:
            assert (await people(again))["Gaius"]
            assert not (await people(lost))["Gaius"]


async def test_who_comes_through_a_forwarder_is_not_at_home(table):
    async with browser(table) as near:
        assert (await (await near.get(PEOPLE)).json())["home"] is True
        for name in claims.FORWARDED:
            answer = await near.get(PEOPLE, **{name: "for=192.0.2.7"})
            assert (await answer.json())["home"] is False


async def test_on_ones_own_machine_nobody_is_asked(tmp_path):
    async with local_table(tmp_path) as table, window(table, "Livia") as livia:
        listed = await (await livia.get(PEOPLE)).json()
        assert listed["open"] is False
        assert [each["mine"] for each in listed["people"]] == [True]
        cookies = (await livia.get("/")).headers.getall("Set-Cookie")
        assert [cookie.partition("=")[0] for cookie in cookies] == [f"local_table_key_{table.port}"]
