"""Without knowing a command: a table for friends, found on the page and opened there."""

from __future__ import annotations

import pytest

from tests.browser.windows import playing, window

pytestmark = pytest.mark.asyncio


async def choose_seats(page, seats: int) -> None:
    form = page.locator("#dialog form")
    await form.locator(f"label:has(input[name=seats][value='{seats}'])").click()
    await form.get_by_role("button", name="Open a table").click()
    await page.locator("#dialog").wait_for(state="hidden")


async def test_an_empty_channel_says_how_to_begin(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium)
        page = livia.page
        await livia.come_in(table, "Livia")
        await page.locator("#dialog .quick-form").wait_for()
        await page.keyboard.press("Escape")
        await page.locator(".first-steps", has_text="/table open").wait_for()
        await livia.shoot("empty-channel-desktop-light")
        await page.get_by_role("button", name="Open a table here").click()
        await page.locator("#dialog .segments input").first.wait_for()
        await livia.shoot("open-a-table-desktop-light")
        await choose_seats(page, 3)
        lobby = page.locator(".message", has_text="Livia").last
        await lobby.get_by_role("button", name="Join").wait_for()
        assert await page.locator("#place h2").inner_text() == "forum"
        assert await page.locator(".first-steps").count() == 0
        assert await page.evaluate("document.activeElement.matches('article')")

        gaius = await window(chromium)
        await gaius.sit_down(table, "Gaius")
        await gaius.page.get_by_role("button", name="Join").click()
        await lobby.get_by_text("Gaius").first.wait_for()
        await lobby.get_by_role("button", name="Start").click()
        await gaius.posts().first.wait_for()
        assert livia.troubles == gaius.troubles == []


async def test_a_table_beside_a_running_game_gets_a_channel_of_its_own(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium)
        page = livia.page
        await livia.come_in(table, "Livia")
        await livia.quick_game()
        await page.locator(".sidebar").get_by_role("button", name="Open a table").click()
        await page.get_by_text("channel of its own").wait_for()
        await page.locator("#dialog .segments input").first.wait_for()
        channels = await page.locator(".sidebar nav .entry").count()
        await choose_seats(page, 2)
        await page.get_by_role("button", name="Join").last.wait_for()
        assert await page.locator(".sidebar nav .entry").count() == channels + 1
        assert livia.troubles == []


async def test_the_hint_names_the_command_as_it_is_called_here(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        table.server.person("Ännchen", locale="de")
        somebody = await window(chromium, color_scheme="dark")
        await somebody.page.goto(f"{table.address}&as=Ännchen")
        await somebody.page.locator("#dialog .quick-form").wait_for()
        await somebody.page.keyboard.press("Escape")
        await somebody.page.locator(".first-steps", has_text="/tisch eröffnen").wait_for()
        await somebody.shoot("empty-channel-desktop-dark-german")
