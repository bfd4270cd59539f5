"""How much the page takes, what it does with names, and what is kept over a restart."""

from __future__ import annotations

from urllib.parse import quote

import aiohttp
import pytest
import pytest_asyncio
from msgspec.structs import replace

from playground import MessageFlag
from playground.page_server import bounds, people_api
from tests.playground.page_client import local_table, window

pytestmark = pytest.mark.asyncio
LARGE = {
    "messages": {"channel": "1", "content": "x" * 2001},
    "channels": {"name": "x" * 61},
    "press": {"message": "1", "custom_id": "x" * 101},
    "select": {"message": "1", "custom_id": "x", "values": ["1"] * 26},
    "modal": {"interaction": "1", "answers": {"x": "y" * 4001}},
    "command": {"channel": "1", "command": "x", "options": {"o": "y" * 6001}},
    "locale": {"locale": "x" * 9},
    "dismiss": {"message": "9" * 21},
}


@pytest_asyncio.fixture
async def table(tmp_path):
    async with local_table(tmp_path) as running:
        yield running


@pytest_asyncio.fixture
async def livia(table):
    async with window(table, "Livia") as made:
        yield made


@pytest.mark.parametrize("path", LARGE)
async def test_what_is_too_large_is_refused(livia, path):
    assert (await livia.act(path, **LARGE[path]))["status"] == 400


async def test_a_huge_request_is_not_even_read(livia):
    body = b'{"name": "' + b"x" * bounds.REQUEST_BYTES + b'"}'
    assert (await livia.post("/page/api/people", body)).status == 413


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"name": 3}', b'{"name": ""}', b"\xff"])
async def test_nonsense_is_refused(livia, body):
    assert (await livia.post("/page/api/people", body)).status == 400


@pytest.mark.parametrize(
    "name",
    [
        "  ",
        "\u200b\u202e",
        "Bot",
        "bot",
        "B\u043et",
        "\u3164",
        "\u2800",
        "\u00ad",
        "a" + 30 * "\u0301",
    ],
)
async def test_a_name_must_be_seen_and_not_the_bots(livia, name):
    assert (await livia.post("/page/api/people", {"name": name})).status == 409


@pytest.mark.parametrize("name", ["L\u0456via", "Llvia", "L i v i a", "\uff2civia"])
async def test_nobody_looks_like_somebody_else(livia, table, name):
    answer = await livia.post("/page/api/people", {"name": name})
    assert (answer.status, (await answer.json())["error"]) == (409, "alike")
    assert set(table.server.people) == {"Livia"}


async def test_the_same_name_is_the_same_person(livia):
    again = await livia.post("/page/api/people", {"name": "  livia "})
    assert (await again.json())["id"] == livia.id


async def test_people_and_channels_are_counted(table, livia, monkeypatch):
    monkeypatch.setattr(bounds, "PEOPLE", 2)
    monkeypatch.setattr(bounds, "CHANNELS", 2)
    assert (await livia.post("/page/api/people", {"name": "Gaius"})).status == 200
    assert (await livia.post("/page/api/people", {"name": "Titus"})).status == 409
    assert (await livia.act("channels", name="one"))["status"] == 200
    assert (await livia.act("channels", name="two"))["status"] == 409


async def test_a_channel_is_named_as_discord_names_it(livia):
    assert (await livia.act("channels", name="  Ruhm für Rom! 2 "))["name"] == "ruhm-für-rom-2"
    assert (await livia.act("channels", name="!!!"))["status"] == 409
    again = [(await livia.act("channels", name="Trajan"))["name"] for _ in range(3)]
    assert again == ["trajan", "trajan-2", "trajan-3"]


async def test_nobody_unknown_acts(livia):
    for person in ("1", "0", "x", "-1", "9" * 30):
        assert (await livia.get(f"/page/api/people/{person}/channels/1/messages")).status == 404


@pytest.mark.parametrize("id", ["9" * 21, "9" * 5000, "\u0661", "1\n", "x", "-1"])
async def test_an_impossible_id_is_answered_in_one_sentence(livia, caplog, id):
    caplog.clear()
    path = quote(id)
    for wanted in (
        f"/page/api/people/{path}/channels/1/messages",
        livia.own(f"channels/{path}/messages"),
        livia.own(f"channels/1/messages?before={path}"),
        livia.own(f"files/{path}/1/x.png"),
        livia.own(f"files/1/{path}/x.png"),
    ):
        assert (await livia.get(wanted)).status in {400, 404, 409}, wanted
    for doing, body in {
        "messages": {"channel": id, "content": "x"},
        "press": {"message": id, "custom_id": "x"},
        "dismiss": {"message": id},
        "modal": {"interaction": id, "answers": {}},
        "command": {"channel": id, "command": "x"},
    }.items():
        assert (await livia.act(doing, **body))["status"] == 400, doing
    assert not caplog.records


@pytest.mark.parametrize("id", ["9" * 21, "9" * 5000, "x"])
async def test_an_impossible_id_is_refused_to_the_bot_too(table, caplog, id):
    headers = {"Authorization": f"Bot {table.token}"}
    here = f"{table.api_url}/channels/{table.server.channel.id}/messages"
    async with aiohttp.ClientSession(headers=headers) as http:
        assert (await http.get(f"{table.api_url}/channels/{id}")).status == 404
        assert (await http.get(f"{here}?before={id}")).status == 400
        assert (await http.get(f"{here}?limit={id}")).status == 400
        sent = {"content": "x", "message_reference": {"message_id": id}}
        assert (await http.post(here, json=sent)).status == 400
    assert not caplog.records


async def test_somebody_takes_another_name(table, livia):
    async with window(table, "Gaius") as gaius, gaius.watching():
        channel = str(table.server.channel.id)
        await livia.act("messages", channel=channel, content="hello")
        assert (await livia.act("rename", name="Livia Drusilla"))["name"] == "Livia Drusilla"
        told = await gaius.frame('"event":"PEOPLE"')
        assert [each["name"] for each in told["data"]] == ["Livia Drusilla", "Gaius"]
        seen = await (await gaius.get(gaius.own(f"channels/{channel}/messages"))).text()
        assert "Livia Drusilla" in seen  # also above what she wrote before
        assert table.server.people["Livia Drusilla"].id == int(livia.id)
        assert (await gaius.act("rename", name="livia drusilla"))["error"] == "alike"
        assert (await gaius.act("rename", name="\u200b"))["error"] == "refused"
        assert (await gaius.act("rename", name="gaius"))["status"] == 200


async def test_whoever_runs_the_table_can_remove_somebody(table, livia):
    async with window(table, "Gaius") as gaius, livia.watching():
        channel = str(table.server.channel.id)
        await gaius.act("messages", channel=channel, content="so long")
        async with gaius.watching():
            assert (await livia.post(gaius.own("remove"), {})).status == 200
        told = await livia.frame('"event":"PEOPLE"')
        assert [each["name"] for each in told["data"]] == ["Livia"]
        assert (await gaius.get(gaius.own("channels/1/messages"))).status == 404
        seen = await (await livia.get(livia.own(f"channels/{channel}/messages"))).text()
        assert "so long" in seen
        assert "Gaius" in seen
        old = gaius.id
        await gaius.come_in("Gaius")
        assert gaius.id != old


async def test_a_window_that_comes_back_too_late_hears_that_it_is_removed(table, livia):
    async with window(table, "Gaius") as gaius:
        await livia.post(gaius.own("remove"), {})
        url = f"ws://127.0.0.1:{table.port}{gaius.own('socket')}"
        async with gaius.http.ws_connect(url, origin=gaius.origin) as socket:
            await socket.receive()
            assert socket.close_code == 4001


async def test_who_was_removed_stays_away_over_a_restart(tmp_path):
    async with (
        local_table(tmp_path) as table,
        window(table, "Livia") as livia,
        window(table, "Gaius") as gaius,
    ):
        assert (await livia.post(gaius.own("remove"), {})).status == 200
    async with local_table(tmp_path) as table:
        assert set(table.server.people) == {"Livia"}


async def test_friends_cannot_remove_anybody(tmp_path, monkeypatch):
    monkeypatch.setattr(people_api, "is_at_home", lambda request: False)
    async with local_table(tmp_path, open_to_network=True) as table:
        table.server.person("Livia")
        async with window(table) as friend:
            path = f"/page/api/people/{table.server.people['Livia'].id}/remove"
            assert (await friend.post(path, {})).status == 403
            assert set(table.server.people) == {"Livia"}


async def test_an_unanswered_press_is_told_as_failed(tmp_path, connect):
    async with local_table(tmp_path) as table, window(table, "Livia") as livia:
        async with connect(table.server):
            pass
        answer = await livia.act(
            "command",
            channel=str(table.server.channel.id),
            command="table open",
            options={"fruit": "apple"},
        )
        assert answer["outcome"] == "failed"


async def test_language_is_the_locale_the_bot_sees(table, livia):
    assert (await livia.act("locale", locale="de"))["locale"] == "de"
    assert table.server.people["Livia"].locale == "de"
    assert (await livia.act("locale", locale="tlh"))["status"] == 409
    await livia.act("channels", name="tisch")
    assert table.server.guild.locale == "de"


async def test_commands_are_listed_in_the_persons_language(tmp_path, connect):
    async with local_table(tmp_path) as table, connect(table.server), window(table, "L") as livia:
        path = livia.own(f"channels/{table.server.channel.id}/commands")
        listed = (await (await livia.get(path)).json())["commands"]
        lines = {line["name"]: line for line in listed}
        assert "table open" in lines
        assert "close" not in lines  # for moderators
        fruit = next(o for o in lines["table open"]["options"] if o["name"] == "fruit")
        assert fruit["required"]


async def test_everything_is_there_after_a_restart(tmp_path, connect):
    async with local_table(tmp_path) as table, window(table, "Livia") as livia:
        channel = (await livia.act("channels", name="one"))["id"]
        await livia.act("messages", channel=channel, content="here we were")
        async with connect(table.server), livia.watching():
            for choice in ("plum", "fig"):
                await play(livia, channel, choice)
            kept = (await livia.frame("played 1 plum"))["data"]["id"]
            closed = (await livia.frame("played 1 fig"))["data"]["id"]
            assert (await livia.post(livia.own("dismiss"), {"message": closed})).status == 200
    async with local_table(tmp_path) as table, window(table, "Livia") as again:
        assert again.id == livia.id
        text = await (await again.get(again.own(f"channels/{channel}/messages"))).text()
        assert "here we were" in text
        assert kept in text  # only Livia saw it, and she still does
        assert closed not in text
        async with window(table, "Gaius") as gaius:
            seen = await (await gaius.get(gaius.own(f"channels/{channel}/messages"))).text()
            assert "here we were" in seen
            assert kept not in seen


async def test_after_a_restart_nobody_seems_to_think(tmp_path):
    async with local_table(tmp_path) as table, window(table, "Livia") as livia:
        await livia.act("messages", channel=str(table.server.channel.id), content="a question")
        world = table.server.loopback.world
        (message,) = world.messages
        world.put_message(replace(message, flags=int(MessageFlag.LOADING)))
    async with local_table(tmp_path) as table:
        assert not list(table.server.loopback.world.messages)


async def play(livia, channel, choice):
    options = {"choice": choice}
    await livia.act("command", channel=channel, command="play", options=options)
