"""History with its form, enlarged pictures, long menus by keyboard, a restart of the bot."""

from __future__ import annotations

import asyncio

import pytest

from playground.local import LocalTable
from tests.bot.forum import running_bot
from tests.browser.windows import PRIVATE, browser, playing, until, window

pytestmark = pytest.mark.asyncio


async def test_history_jumps_by_a_form(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await window(chromium)
        await livia.come_in(table, "Livia")
        await livia.quick_game()
        await livia.answer_all()
        await livia.page.get_by_role("button", name="History").last.click()
        jump = livia.page.get_by_role("button", name="Jump to").last
        await jump.wait_for()
        await livia.settled()
        await jump.click()
        dialog = livia.page.locator("#modal")
        await dialog.locator("button[type=submit]").click()  # empty: the form says what is missing
        await dialog.locator(".field .failure").wait_for()
        await livia.shoot("modal-desktop-light")
        await dialog.locator("input").fill("1")
        await livia.page.keyboard.press("Enter")
        await dialog.wait_for(state="hidden")
        await livia.panel.get_by_text("Move 1 of").wait_for()
        await livia.shoot("history-desktop-light")
        assert livia.troubles == []


async def test_a_picture_is_enlarged_and_moved(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await window(chromium, color_scheme="dark")
        await livia.come_in(table, "Livia")
        await livia.quick_game()
        page = livia.page
        await page.locator("#board .enlarge").first.click()
        image = page.locator("#zoom img")
        await image.wait_for()
        assert await image.get_attribute("alt")
        assert await image.get_attribute("data-scale") == "1.00"
        await livia.shoot("zoom-fitted-desktop-dark")
        await page.mouse.move(640, 400)
        await page.mouse.wheel(0, -400)
        await until(page, "+document.querySelector('#zoom img').dataset.scale > 2")
        before = await image.bounding_box()
        await page.mouse.down()
        await page.mouse.move(540, 350, steps=4)
        await page.mouse.up()
        after = await image.bounding_box()
        assert after["x"] < before["x"]
        await livia.shoot("zoom-large-desktop-dark")
        await page.keyboard.press("0")
        assert await image.get_attribute("data-scale") == "1.00"
        await page.keyboard.press("Escape")
        await page.locator("#zoom").wait_for(state="hidden")
        assert livia.troubles == []


async def test_a_long_menu_by_keyboard(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium)
        await livia.come_in(table, "Livia")
        await livia.quick_game()
        page = livia.page
        await page.get_by_role("button", name="Rules").last.click()
        menu = livia.panel.locator(".select").last
        await menu.wait_for()
        await livia.settled()
        await menu.focus()
        await page.keyboard.press("Enter")
        options = page.locator(".listbox [role=option]")
        count = await options.count()
        assert count >= 5
        await page.keyboard.press("End")
        await page.locator(".listbox [role=option].is-active").last.wait_for()
        await livia.shoot("long-menu-desktop-light")
        box = await page.locator(".listbox").bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 800
        chosen = await options.nth(count - 1).locator(".option-label").inner_text()
        before = await livia.panel.inner_text()
        await page.keyboard.press("Enter")
        await until(
            page,
            "([before]) => [...document.querySelectorAll('.message.is-private')]"
            ".at(-1).innerText !== before",
            [before],
        )
        await livia.settled()
        assert chosen
        assert await page.evaluate("document.activeElement.closest('.message') !== null")
        assert livia.troubles == []


async def test_a_menu_with_pages(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium)
        await livia.come_in(table, "Livia")
        await livia.quick_game()
        page = livia.page
        await livia.posts().last.get_by_role("button", name="Rules").click()
        await livia.panel.locator(".select").last.wait_for()
        await livia.settled()
        on = livia.panel.get_by_role("button", name="1/")
        await on.click()
        turned = livia.panel.get_by_role("button", name="2/")
        await turned.wait_for()
        await livia.settled()
        await livia.panel.locator(".select").last.click()
        option = page.locator(".listbox [role=option]").last
        chosen = await option.locator(".option-label").inner_text()
        await livia.shoot("menu-second-page-desktop-light")
        await option.click()
        await livia.panel.locator(".question", has_text=chosen).wait_for()
        await turned.wait_for()
        assert livia.troubles == []


async def test_the_bot_restarts_while_the_page_is_open(tmp_path):
    async with (
        LocalTable(tmp_path / "local.sqlite3", port=0, bot_name="Roma") as table,
        browser() as chromium,
    ):
        livia = await window(chromium)
        async with running_bot(table.server, tmp_path / "roma.sqlite3"):
            await livia.come_in(table, "Livia")
            await livia.quick_game()
        banner = livia.page.locator("#banner")
        await banner.get_by_text("Roma is away").wait_for()
        await livia.shoot("bot-away-desktop-light")
        await livia.panel.locator(".select, button[data-custom-id]").first.click()
        if await livia.page.locator(".listbox [role=option]").count():
            await livia.page.locator(".listbox [role=option]").first.click()
        await livia.panel.get_by_text("did not answer in time").wait_for()
        await livia.shoot("interaction-failed-desktop-light")
        async with running_bot(table.server, tmp_path / "roma.sqlite3"):
            await banner.wait_for(state="hidden")
            await livia.my_move()
            assert await livia.answer_all() > 0
        assert livia.troubles == []


async def test_the_server_restarts_while_the_page_is_open(tmp_path):
    path = tmp_path / "local.sqlite3"
    async with browser() as chromium:
        livia = await window(chromium)
        async with LocalTable(path, port=0, bot_name="Roma") as table:
            port = table.port
            await livia.sit_down(table, "Livia")
            await livia.page.locator(".write").fill("before the restart")
            await livia.page.keyboard.press("Enter")
            await livia.page.locator(".md", has_text="before the restart").wait_for()
        await livia.page.locator("#banner", has_text="connection is gone").wait_for()
        await asyncio.sleep(0.3)
        async with LocalTable(path, port=port, bot_name="Roma") as table:
            await livia.page.locator("#banner", has_text="Roma is away").wait_for()
            assert await livia.page.locator(".md", has_text="before the restart").count() == 1
            await livia.page.locator(".write").fill("after the restart")
            await livia.page.keyboard.press("Enter")
            await livia.page.locator(".md", has_text="after the restart").wait_for()
            assert await livia.page.locator(PRIVATE).count() == 0


async def test_after_a_restart_of_everything_the_open_question_is_still_there(tmp_path):
    path, database = tmp_path / "local.sqlite3", tmp_path / "roma.sqlite3"
    async with browser() as chromium:
        livia = await window(chromium)
        async with (
            LocalTable(path, port=0, bot_name="Roma") as table,
            running_bot(table.server, database),
        ):
            port = table.port
            await livia.come_in(table, "Livia")
            await livia.quick_game()
            await livia.page.get_by_role("button", name="Rules").last.click()
            await livia.panel.locator(".select").wait_for()
            await livia.settled()
            assert await livia.page.locator(PRIVATE).count() == 2
        await livia.page.locator("#banner", has_text="connection is gone").wait_for()
        async with (
            LocalTable(path, port=port, bot_name="Roma") as table,
            running_bot(table.server, database),
        ):
            await livia.page.locator("#banner").wait_for(state="hidden")
            await livia.page.reload()
            await livia.page.locator(PRIVATE).nth(1).wait_for()
            await until(  # keys go to the newest panel at once
                livia.page, "() => document.activeElement.matches('article.is-private')"
            )
            await livia.panel.get_by_role("button", name="Dismiss").click()
            await livia.page.locator(PRIVATE).nth(1).wait_for(state="detached")
            assert await livia.answer_all() > 0  # the old buttons answer
        assert livia.troubles == []
