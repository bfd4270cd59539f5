"""Several tables side by side in a wide window, chosen by the person and kept."""

from __future__ import annotations

import pytest

from tests.browser.small_table import button, picture, small_table, view
from tests.browser.test_present_board import asking, post
from tests.browser.windows import DESKTOP, playing, until, window
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
WIDE = {"width": 1920, "height": 1080}
BESIDE = "Show another table beside this one"
NAMES = "() => [...document.querySelectorAll('.column .place h2')].map(one => one.textContent)"
FOCUSED = "() => document.activeElement.closest('.column')?.querySelector('h2').textContent"
HIDDEN = """() => [...document.querySelectorAll('.is-asking .components button')].filter((each) => {
  const at = each.getBoundingClientRect();
  return !each.contains(
    document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
}).map((each) => each.innerText)"""


async def two_tables(table, bot, livia):
    """A board in each, and the second beside the first."""
    page, server = livia.page, table.server
    other = server.add_channel("second-table")
    for place in (bot.place(server.channel), bot.place(other)):
        hand = picture("hand.png", 1600, 534)
        await post(place, "a move", (1600, 1770), asking(hand))
    await page.locator(".sidebar .entry", has_text="second-table").wait_for()
    await page.get_by_role("button", name=BESIDE).click()
    await page.locator(".listbox [role=option]", has_text="second-table").click()
    await page.locator(".column").nth(1).get_by_text("a move").wait_for()
    await page.locator(".sidebar").wait_for(state="hidden")  # a drawer now
    return bot.place(other), page.locator(".column").nth(0), page.locator(".column").nth(1)


async def test_each_table_has_its_board_and_its_panel(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=WIDE) as (table, bot, livia):
        page = livia.page
        other, left, right = await two_tables(table, bot, livia)
        for column in (left, right):
            await column.get_by_role("button", name="My move").click()
            await column.locator(".is-asking").get_by_role("button", name="This").wait_for()
            await livia.settled()
        room = [await each.bounding_box() for each in (left, right)]
        assert room[0]["width"] == room[1]["width"] == 960
        for column, at in zip((left, right), room, strict=True):
            board = await column.locator(".board .picture").first.bounding_box()
            panel = await column.locator(".is-asking").bounding_box()
            assert at["x"] <= board["x"] < board["x"] + board["width"] <= panel["x"]
            assert panel["x"] + panel["width"] <= at["x"] + at["width"]
        await other.send("news of the second")
        await right.get_by_text("news of the second").wait_for()
        assert await left.get_by_text("news of the second").count() == 0
        assert await page.locator("[id]").evaluate_all(
            "all => all.length === new Set(all.map(one => one.id)).size"
        )
        assert livia.troubles == []


async def test_the_choice_is_kept_and_a_narrower_window_shows_the_list(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=WIDE) as (table, bot, livia):
        page = livia.page
        await two_tables(table, bot, livia)
        both = await page.evaluate(NAMES)
        await page.reload()
        await until(page, f"(both) => ({NAMES})().join() === both.join()", both)
        await page.set_viewport_size(DESKTOP)
        await until(page, "() => document.querySelectorAll('.column').length === 1")
        assert await page.locator(".sidebar .entry", has_text="second-table").is_visible()
        assert await page.get_by_role("button", name=BESIDE).count() == 0
        await page.set_viewport_size(WIDE)
        await until(page, f"(both) => ({NAMES})().join() === both.join()", both)
        await page.get_by_role("button", name=f"Close {both[0]} here").click()
        await until(page, f"() => ({NAMES})().join() === 'second-table'")
        assert await page.locator(".sidebar").is_visible()  # it has room again
        await page.reload()
        await until(page, f"() => ({NAMES})().join() === 'second-table'")
        assert livia.troubles == []


async def test_by_keyboard_from_table_to_table(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=WIDE) as (table, bot, livia):
        page = livia.page
        _, left, _ = await two_tables(table, bot, livia)
        names = await page.evaluate(NAMES)
        labels = await page.locator(".column").evaluate_all("all => all.map(one => one.ariaLabel)")
        assert labels == names
        assert await page.evaluate(FOCUSED) == "second-table"  # the keys go to what was opened
        parts = []
        for _ in range(6):
            await page.keyboard.press("F6")
            parts.append(await page.evaluate(FOCUSED))
        assert parts == [names[0]] * 3 + [names[1]] * 3
        # What is chosen in the list comes where one acts, and what is shown is only gone to.
        await page.get_by_role("button", name="Channels and messages").click()
        await page.locator(".sidebar .entry", has_text=names[0]).click()
        await until(page, f"(name) => ({FOCUSED})() === name", names[0])
        assert await page.evaluate(NAMES) == names
        third = table.server.add_channel("third-table")
        await bot.place(third).send("a third", view=view(button("My move", "x:move:1", None)))
        await page.get_by_role("button", name="Channels and messages").click()
        await page.locator(".sidebar .entry", has_text="third-table").click()
        await left.get_by_text("a third").wait_for()
        assert await page.evaluate(NAMES) == ["third-table", "second-table"]
        assert livia.troubles == []


async def test_two_games_are_played_side_by_side(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await window(chromium, size=WIDE)
        page = livia.page
        await livia.come_in(table, "Livia")
        await livia.quick_game()
        await page.locator(".sidebar .quick").first.click()
        await page.locator(".quick-form label", has_text="Nova Roma").click()
        await livia.quick_game()
        await page.get_by_role("button", name=BESIDE).click()
        first = page.locator(".listbox [role=option]").first
        assert "Your turn" in await first.inner_text()  # who waits comes first
        await first.click()
        left, right = page.locator(".column").nth(0), page.locator(".column").nth(1)
        await right.locator(".is-asking .components button").first.wait_for()
        await left.locator(".board .spot").first.wait_for()
        await page.locator(".sidebar").wait_for(state="hidden")
        await until(page, f"() => !({HIDDEN})().length")
        await livia.shoot("side-by-side-desktop-light")
        asked = "n => document.querySelectorAll('.column')[n].querySelector('.is-asking').innerText"
        before = [await page.evaluate(asked, n) for n in (0, 1)]
        spot = left.locator(".board .spot").first
        name = await spot.get_attribute("aria-label")
        await spot.click()
        large = page.locator("#zoom .spot").and_(page.get_by_label(name, exact=True))
        if await large.count():  # it was too small to be hit
            await large.first.click()
        await until(page, f"(before) => ({asked})(0) !== before", before[0])
        await livia.settled()
        assert await page.evaluate(asked, 1) == before[1]
        await page.set_viewport_size({"width": 1500, "height": 900})
        await until(page, f"() => !({HIDDEN})().length")
        assert livia.troubles == []
