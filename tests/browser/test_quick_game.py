"""From the first visit to the first completed moves, by clicking only."""

from __future__ import annotations

import asyncio

import pytest

from tests.browser.windows import PHONE, fits_the_width, playing, window

pytestmark = pytest.mark.asyncio


async def test_a_newcomer_plays_the_first_moves_by_clicking_only(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await window(chromium)
        await livia.page.goto(table.address)
        await livia.page.locator(".new-name").wait_for()
        await livia.shoot("welcome-desktop-light")
        await livia.come_in(table, "Livia")
        await livia.page.locator(".quick-form button[type=submit]").wait_for()
        await livia.shoot("quick-game-desktop-light")
        await livia.quick_game()
        await livia.shoot("first-panel-desktop-light")
        assert await livia.page.locator("article img").first.get_attribute("alt")
        for _ in range(2):
            posts = await livia.posts().count()
            assert await livia.answer_all() > 0
            await livia.posts().nth(posts).wait_for()
            await livia.my_move()
        await livia.shoot("second-move-desktop-light")
        assert livia.troubles == []


async def test_the_same_on_a_phone(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await window(chromium, size=PHONE, has_touch=True, color_scheme="dark")
        await livia.page.goto(table.address)
        await livia.page.locator(".new-name").wait_for()
        await livia.shoot("welcome-phone-dark")
        await livia.come_in(table, "Livia")
        await livia.page.locator(".quick-form button[type=submit]").wait_for()
        said = await livia.page.locator(".quick-form .is-list label").all_inner_texts()
        assert all("\n" in each and "players" in each for each in said), "what each game is"
        await livia.shoot("quick-game-phone-dark")
        await livia.quick_game(bots=1)
        assert (await livia.page.locator("#place h2").inner_text()).casefold().endswith("rome")
        await livia.shoot("first-panel-phone-dark")
        assert await fits_the_width(livia.page)
        await livia.panel.locator(".select, button[data-custom-id]").first.click()
        await livia.shoot("open-choice-phone-dark")
        await livia.page.keyboard.press("Escape")
        assert await livia.answer_all() > 0
        await livia.page.get_by_role("button", name="Channels and messages").click()
        await livia.page.locator(".sidebar.is-open").wait_for()
        await asyncio.sleep(0.3)  # it slides in
        await livia.shoot("channels-phone-dark")
        await livia.page.locator(".sidebar .entry", has_text="Roma").click()
        await livia.page.locator("#place h2", has_text="Roma").wait_for()
        await asyncio.sleep(0.3)
        await livia.shoot("inbox-phone-dark")
        assert await fits_the_width(livia.page)
        assert livia.troubles == []


async def test_in_german_the_page_and_the_bot_speak_german(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await window(chromium, color_scheme="dark")
        await livia.page.goto(table.address)
        await livia.page.get_by_text("Deutsch", exact=True).click()
        await livia.page.get_by_text("Willkommen").wait_for()
        await livia.page.fill(".new-name", "Livia")
        await livia.page.get_by_role("button", name="Eintreten").click()
        await livia.page.locator(".quick-form button[type=submit]").wait_for()
        await livia.shoot("quick-game-desktop-dark-german")
        await livia.quick_game()
        await livia.shoot("first-panel-desktop-dark-german")
        assert table.server.people["Livia"].locale == "de"
        await livia.page.get_by_text("Nur du kannst dies sehen").first.wait_for()
        await livia.page.get_by_role("button", name="Mein Zug").first.wait_for()
        assert await livia.page.evaluate("document.documentElement.lang") == "de"
        assert livia.troubles == []


async def test_a_bot_that_is_slow_to_say_its_games_is_asked_again(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium)
        asked = 0

        async def slow(route):
            nonlocal asked
            asked += 1
            if asked > 2:
                return await route.continue_()
            return await route.fulfill(json={"choices": []})  # as when the bot's time has run out

        await livia.page.route("**/autocomplete", slow)
        await livia.page.goto(table.address)
        await livia.come_in(table, "Livia")
        await livia.page.locator(".quick-form button[type=submit]").wait_for()
        assert asked > 2


async def test_strength_variant_and_solo_are_chosen_in_words(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium, size=PHONE, has_touch=True)
        await livia.come_in(table, "Livia")
        page, form = livia.page, livia.page.locator(".quick-form")
        await form.locator("label", has_text="Romolo").click()
        solo = form.locator("label", has_text="solo")
        await solo.click()
        strength = form.locator(".strength")
        await strength.wait_for(state="hidden")
        await form.locator("label:has(input[name=bots][value='1'])").click()
        await strength.locator("label", has_text="random").click()
        await form.locator(".variants summary").click()
        await form.locator("select").first.select_option("combat=die")
        await form.locator("select").nth(1).wait_for()  # and another one
        await livia.shoot("quick-game-choices-phone-light")
        assert await fits_the_width(page)
        await form.locator("button[type=submit]").click()
        await livia.panel.locator("button[data-custom-id]").first.wait_for()
        await page.locator("#dialog").wait_for(state="hidden")
        lobby = page.locator(".message:not(.is-private)").first
        assert "random" in (await lobby.inner_text()).lower()
        assert "die" in (await lobby.inner_text()).lower()
        assert await page.locator(".message.is-private").count() == 1
        await page.locator(".tool.play").click()  # how to start is in sight on a phone, too
        await form.locator("button[type=submit]").wait_for()
        assert livia.troubles == []
