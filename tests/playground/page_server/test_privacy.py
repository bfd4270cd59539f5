"""A person's connection carries what that person sees: nothing of anybody else's."""

from __future__ import annotations

import asyncio

import pytest
import pytest_asyncio

from tests.playground.page_client import local_table, window

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(tmp_path, connect):
    async with local_table(tmp_path) as running, connect(running.server) as bot:
        running.bot = bot
        yield running


@pytest_asyncio.fixture
async def livia(table):
    async with window(table, "Livia") as made, made.watching():
        await made.frame("READY")
        yield made


@pytest_asyncio.fixture
async def gaius(table):
    async with window(table, "Gaius") as made, made.watching():
        await made.frame("READY")
        yield made


async def opened(table, person) -> str:
    """The id of the table's message, which all see."""
    answer = await person.act(
        "command",
        channel=str(table.server.channel.id),
        command="table open",
        options={"fruit": "apple"},
    )
    assert answer["outcome"] == "done"
    return answer["message"]


def button(frame: dict, label: str) -> str:
    rows = frame["data"]["components"]
    return next(
        part["custom_id"]
        for row in rows
        for part in row["components"]
        if part.get("label") == label
    )


async def panel_of(table, person) -> dict:
    message = await opened(table, person)
    lobby = await person.frame(f'"id":"{message}"')
    await person.act("press", message=message, custom_id=button(lobby, "My move"))
    return await person.frame('"flags":64')


async def test_a_private_answer_reaches_only_its_person(table, livia, gaius):
    panel = await panel_of(table, livia)
    await asyncio.sleep(0.1)
    assert not any(panel["data"]["id"] in frame for frame in gaius.frames)
    channel = table.server.channel.id
    listed = await (await gaius.get(gaius.own(f"channels/{channel}/messages"))).text()
    assert panel["data"]["id"] not in listed
    assert (
        panel["data"]["id"]
        in await (await livia.get(livia.own(f"channels/{channel}/messages"))).text()
    )


async def test_others_can_neither_press_nor_dismiss_it(table, livia, gaius):
    panel = (await panel_of(table, livia))["data"]
    pressed = await gaius.act("press", message=panel["id"], custom_id="anything")
    dismissed = await gaius.act("dismiss", message=panel["id"])
    assert (pressed["status"], dismissed["status"]) == (409, 409)


async def test_a_direct_message_and_its_file_are_for_one_person(table, livia, gaius):
    import discord

    user = await table.bot.fetch_user(int(livia.id))
    file = discord.File(__file__, filename="hand.png", description="a hand of five")
    await user.send("your secret hand", file=file)
    frame = await livia.frame("your secret hand")
    attachment = frame["data"]["attachments"][0]
    path = f"files/{frame['data']['channel_id']}/{attachment['id']}/hand.png"
    assert (await livia.get(livia.own(path))).status == 200
    assert (await gaius.get(gaius.own(path))).status == 404
    for part in ("messages", "commands"):
        dm = frame["data"]["channel_id"]
        assert (await gaius.get(gaius.own(f"channels/{dm}/{part}"))).status == 409
    assert not any("secret" in each or attachment["id"] in each for each in gaius.frames)


async def test_a_new_window_starts_with_ones_own_things_only(table, livia, gaius):
    panel = await panel_of(table, livia)
    async with gaius.watching():
        await asyncio.sleep(0.1)
    ready = [frame for frame in gaius.frames if '"READY"' in frame]
    assert len(ready) == 2
    dm = str(table.server.people["Livia"].dm.id)
    assert not any(panel["data"]["id"] in frame or dm in frame for frame in gaius.frames)


async def test_a_form_goes_to_who_asked_and_can_be_sent_by_nobody_else(table, livia, gaius):
    panel = await panel_of(table, livia)
    answer = await livia.act(
        "press", message=panel["data"]["id"], custom_id=button(panel, "Rename")
    )
    assert answer["outcome"] == "modal"
    form = answer["modal"]
    answers = {field["part"]["custom_id"]: "Livilla" for field in form["fields"][:1]}
    stolen = await gaius.act("modal", interaction=form["interaction"], answers=answers)
    assert stolen["status"] == 409
    assert not any("Rename" in frame for frame in gaius.frames)


async def test_a_file_that_is_no_picture_is_never_shown_by_the_browser(table, livia):
    import discord

    channel = table.bot.place(table.server.channel)
    await channel.send("a page", file=discord.File(__file__, filename="evil.html"))
    frame = await livia.frame("evil.html")
    attachment = frame["data"]["attachments"][0]
    path = f"files/{frame['data']['channel_id']}/{attachment['id']}/evil.html"
    answer = await livia.get(livia.own(path))
    assert answer.headers["Content-Type"] == "application/octet-stream"
    assert answer.headers["Content-Disposition"] == "attachment"
    assert answer.headers["Cache-Control"] == "no-store"


async def test_when_the_bot_is_away_the_page_says_so(tmp_path, connect):
    async with local_table(tmp_path) as table, window(table, "Livia") as livia, livia.watching():
        ready = await livia.frame("READY")
        assert ready["data"]["bot"]["online"] is False
        async with connect(table.server):
            await livia.frame('"BOT"')
        assert '"online":true' in next(each for each in livia.frames if '"BOT"' in each)
        await asyncio.sleep(0.6)
        assert '"online":false' in [each for each in livia.frames if '"BOT"' in each][-1]
