"""The menu of a lobby on the page: a note, an invitation, a thread one can go to; the server's."""

from __future__ import annotations

import pytest

from tests.browser.windows import PHONE, PRIVATE, playing, window

pytestmark = pytest.mark.asyncio


async def come(table, chromium, name: str, **how):
    player = await window(chromium, **how)
    await player.sit_down(table, name)
    await player.page.locator("#dialog .quick-form").wait_for()
    await player.page.keyboard.press("Escape")
    return player


async def type_command(page, *words: str) -> None:
    await page.locator(".write").fill(words[0])
    await page.locator(".suggestions [role=option]", has_text=words[0]).first.click()
    for word in words[1:]:
        await page.locator(".pill input").first.fill(word)
        await page.locator(".suggestions [role=option]", has_text=word).first.click()
    await page.keyboard.press("Enter")


async def choose(page, menu: str, *options: str) -> None:
    await page.locator(PRIVATE).last.locator(".select", has_text=menu).click()
    for option in options:
        await page.locator(".listbox [role=option]", has_text=option).click()
    if await page.locator(".listbox-footer button").count():
        await page.locator(".listbox-footer button").click()


async def test_the_menu_of_a_lobby_leads_to_a_thread(tmp_path) -> None:
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await come(table, chromium, "Livia")
        gaius = await come(table, chromium, "Gaius", size=PHONE)
        page = livia.page
        await type_command(page, "/table open", "Glory")
        await page.get_by_role("button", name="Table…").click()
        menu = page.locator(PRIVATE).last
        await menu.get_by_role("button", name="Note…").click()
        await page.locator("dialog input, dialog textarea").first.fill("Sundays, slowly")
        await page.locator("dialog button[type=submit]").click()
        await page.locator(".message", has_text="Note: Sundays, slowly").first.wait_for()
        await menu.get_by_role("button", name="By invitation only").click()
        await menu.get_by_role("button", name="Open to everybody").wait_for()
        await choose(page, "Invite somebody", "Gaius")
        await menu.get_by_text("on its way to Gaius").wait_for()
        await livia.shoot("lobby-menu-desktop")
        await menu.get_by_role("button", name="Open in a thread").click()
        await menu.get_by_text("The table is in").wait_for()
        place = page.locator("nav .entry.is-thread")
        await place.wait_for()
        await livia.shoot("thread-told-desktop")
        await menu.locator("button.mention").click()
        await page.locator("#place h2", has_text="Glory to Rome · Livia").wait_for()
        await page.get_by_role("button", name="Join").wait_for()
        await livia.shoot("thread-desktop")
        phone = gaius.page
        await phone.locator(".tool.menu").click()
        await phone.locator("nav .entry.is-thread").click(trial=True)  # it has come to rest
        await gaius.shoot("thread-sidebar-phone")
        await phone.locator("nav .entry", has_text="Roma").click()
        await phone.get_by_role("button", name="Sit down").click()
        await phone.get_by_text("You sit down to Glory to Rome").wait_for()
        await gaius.shoot("invited-phone")
        await phone.locator(".message button.mention", has_text="Glory to Rome").last.click()
        await phone.locator("#place h2", has_text="Glory to Rome · Livia").wait_for()
        await phone.locator(".message", has_text="Gaius").first.wait_for()
        await gaius.shoot("thread-phone")
        assert livia.troubles == gaius.troubles == []


async def test_the_host_asks_somebody_to_leave(tmp_path) -> None:
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await come(table, chromium, "Livia")
        gaius = await come(table, chromium, "Gaius")
        page = livia.page
        await type_command(page, "/table open", "Glory")
        await gaius.page.get_by_role("button", name="Join").click()
        await page.locator(".message", has_text="Gaius").first.wait_for()
        await page.get_by_role("button", name="Table…").click()
        await page.locator(PRIVATE).last.get_by_role("button", name="Note…").wait_for()
        await choose(page, "Ask somebody to leave", "Gaius")
        await page.locator(PRIVATE, has_text="no longer sits here").wait_for()
        assert livia.troubles == gaius.troubles == []


async def test_whoever_came_first_looks_after_the_server(tmp_path) -> None:
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await come(table, chromium, "Livia")
        page = livia.page
        await type_command(page, "/server")
        panel = page.locator(PRIVATE).last
        await panel.get_by_text("The tables of this server").wait_for()
        channel = table.server.channel.name
        await choose(page, "Channels for tables", channel)
        await panel.get_by_text("tables only in").wait_for()
        await choose(page, "Who may open tables", "Livia")
        await panel.get_by_text("Tables are opened by").wait_for()
        await choose(page, "Any number", "3 tables")
        await panel.get_by_text("At most 3 tables at once").wait_for()
        await livia.shoot("server-desktop")
        assert await panel.locator(".select", has_text="Livia").count(), "who may is shown"
        await page.set_viewport_size(PHONE)
        await page.locator("#sidebar:not(.is-open)").wait_for(state="attached")
        await livia.shoot("server-phone")
        await choose(page, "Livia", "Livia")
        await panel.get_by_text("opened by everybody").wait_for()
        assert livia.troubles == []
