"""The box one writes in: options typed by hand, people named with @, words that push nothing."""

from __future__ import annotations

import asyncio

import pytest

from playground.local import LocalTable
from tests.browser.small_table import small_table
from tests.browser.windows import PRIVATE, browser, window
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio


async def fields(page) -> dict[str, str]:
    pills = page.locator(".pill input")
    return {
        await pills.nth(n).get_attribute("data-option"): await pills.nth(n).input_value()
        for n in range(await pills.count())
    }


async def typed(page, text: str) -> None:
    await page.locator(".write").click()
    await page.keyboard.type(text, delay=15)


async def test_options_typed_by_hand_land_in_their_own_fields(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await typed(page, "/show ")
        await page.locator(".command-name", has_text="/show").wait_for()
        await page.keyboard.type("ephemeral:True", delay=15)
        assert await fields(page) == {"ephemeral": "True"}
        await page.keyboard.press("Enter")
        await page.locator(PRIVATE, has_text="the board").wait_for()
        await page.locator(PRIVATE, has_text="a word to you").wait_for()
        await typed(page, "/play amount:3 choice:fig")
        await page.locator(".command-name", has_text="/play").wait_for()
        assert await fields(page) == {"choice": "fig", "amount": "3"}
        await page.wait_for_timeout(400)  # the bot is asked what would fit: nothing
        await page.keyboard.press("Enter")
        await livia.panel.get_by_text("played 3 fig").wait_for()
        assert livia.troubles == []


async def test_a_pasted_line_fills_everything(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await page.locator(".write").fill("/table open seats:4 fruit:apple")
        await page.locator(".command-name").wait_for()
        assert await fields(page) == {"fruit": "apple", "seats": "4"}
        await page.keyboard.press("Enter")
        await page.locator(".message", has_text="apple for 4").wait_for()


async def test_a_pasted_line_waits_for_the_commands(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        held = asyncio.Event()

        async def late(route):
            await held.wait()
            await route.continue_()

        await page.route("**/commands*", late)
        await page.reload()
        await page.locator(".write").fill("/table open seats:4 fruit:apple")
        await page.keyboard.press("Enter")  # nobody knows yet what commands there are
        held.set()
        await page.locator(".message", has_text="apple for 4").wait_for()


async def test_what_belongs_to_no_option_is_not_lost_but_asked_about(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await page.locator(".write").fill("/show me")
        await page.locator(".command-name").wait_for()
        assert await page.locator(".tail").input_value() == "me"
        await page.keyboard.press("Enter")
        await page.get_by_text("Name the option first: ephemeral:").wait_for()
        await livia.shoot("option-by-hand-desktop-light")
        for _ in "me":
            await page.keyboard.press("Backspace")
        await page.locator(".suggestions [role=option]", has_text="ephemeral:").wait_for()
        await page.keyboard.press("Enter")  # nothing chosen: the command is sent as it is
        await page.locator(".message", has_text="the board").wait_for()


async def test_words_behind_a_command_are_meant_for_its_first_option(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await page.locator(".write").fill("/say a fig")
        await page.locator(".command-name").wait_for()
        await page.keyboard.press("Enter")
        await page.locator(PRIVATE, has_text="said a fig").wait_for()


async def test_the_arrow_takes_words_behind_a_command_along(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await page.locator(".write").fill("/say a fig")
        await page.locator(".command-name").wait_for()
        await page.get_by_role("button", name="Send", exact=True).click()
        await page.locator(PRIVATE, has_text="said a fig").wait_for()
        await page.locator(".write").fill("/show me")
        await page.locator(".command-name").wait_for()
        await page.get_by_role("button", name="Send", exact=True).click()
        await page.get_by_text("Name the option first: ephemeral:").wait_for()


async def test_a_name_typed_in_full_is_sent_by_the_arrow(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        send = page.get_by_role("button", name="Send", exact=True)
        await typed(page, "/show")
        await page.locator(".suggestions [role=option]", has_text="/show").first.wait_for()
        await send.click()
        await page.locator(".message", has_text="the board").wait_for()
        await typed(page, "/play")  # something is lacking: it is asked for
        await send.click()
        await page.locator(".above .failure", has_text="required").wait_for()
        assert await page.locator(".command-name").inner_text() == "/play"


async def test_nothing_is_pushed_about_by_what_is_said(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        await bot.place(table.server.channel).send("a line")
        line = page.locator(".message", has_text="a line")
        before = await line.bounding_box()
        await page.locator(".write").fill("/nonsense")
        await page.keyboard.press("Enter")
        await page.locator(".above .failure", has_text="No such command").wait_for()
        assert await line.bounding_box() == before
        await page.locator(".write").fill("/table open seats:99")
        await page.locator(".command-hint").wait_for()
        await page.locator(".suggestions [role=option]", has_text="Apple").wait_for()
        await page.keyboard.press("Escape")
        await page.keyboard.press("Enter")
        await page.locator(".above .failure", has_text="required").wait_for()
        assert await line.bounding_box() == before


async def test_people_are_completed_and_called(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        gaius = table.server.person("Gaius Iulius")
        page = livia.page
        await page.reload()
        await page.locator(".me strong").wait_for()
        await typed(page, "salve @ga")
        await page.locator(".suggestions [role=option]", has_text="@Gaius Iulius").wait_for()
        await livia.shoot("people-completed-desktop-light")
        await page.keyboard.press("Enter")
        assert await page.locator(".write").input_value() == "salve @Gaius Iulius "
        await page.keyboard.press("Enter")
        await page.locator(".mention", has_text="@Gaius Iulius").wait_for()
        assert [message.content for message in gaius.pings] == [f"salve <@{gaius.id}>"]
        assert bot.failures == []


async def test_what_was_said_of_the_connection_goes_when_it_is_back(tmp_path):
    path = tmp_path / "local.sqlite3"
    async with browser() as chromium:
        livia = await window(chromium)
        page = livia.page
        async with LocalTable(path, port=0) as table:
            port = table.port
            await livia.sit_down(table, "Livia")
            await page.locator(".message, .beginning").first.wait_for()
            top = await page.locator("#scroller").bounding_box()
        await page.locator("#banner", has_text="connection is gone").wait_for()
        assert await page.locator("#scroller").bounding_box() == top  # it pushes nothing
        await page.locator(".write").fill("are you there?")
        await page.keyboard.press("Enter")
        await page.locator(".above .failure", has_text="connection is gone").wait_for()
        await livia.shoot("connection-gone-desktop-light")
        async with LocalTable(path, port=port):
            await page.locator(".above .failure").wait_for(state="hidden")
            assert await page.locator(".write").input_value() == "are you there?"
            await page.locator(".write").press("Enter")
            await page.locator(".md", has_text="are you there?").wait_for()


async def test_enter_runs_no_command_that_was_not_named(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await typed(page, "/slow")
        await page.locator(".suggestions [role=option][aria-selected=true]").wait_for()
        await page.locator(".write").fill("/late")  # only told about by another command
        await page.locator(".suggestions [role=option][aria-selected=false]").first.wait_for()
        assert await page.locator(".suggestions [aria-selected=true]").count() == 0
        await page.keyboard.press("Enter")
        await page.locator(".above .failure", has_text="No such command").wait_for()
        assert await page.locator(".write").input_value() == "/late"


async def test_a_name_typed_in_full_is_sent_by_enter(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await typed(page, "/show")
        await page.locator(".suggestions [role=option]", has_text="/show").first.wait_for()
        await page.keyboard.press("Enter")
        await page.locator(".message", has_text="the board").wait_for()
        await typed(page, "/play")  # something is lacking: it can be filled in
        await page.locator(".suggestions [role=option]", has_text="/play").first.wait_for()
        await page.keyboard.press("Enter")
        await page.locator(".command-name", has_text="/play").wait_for()
        assert await page.locator(".above .failure").is_hidden()
