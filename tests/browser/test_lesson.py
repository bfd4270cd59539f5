"""A first game that explains itself, begun from the page: what can be seen and pressed."""

from __future__ import annotations

import pytest

from tests.browser.windows import DESKTOP, PHONE, fits_the_width, playing, window

pytestmark = pytest.mark.asyncio
# Whether a node lies open to the eye and the finger, in the middle of it.
IS_OPEN = """(node) => {
  const at = node.getBoundingClientRect();
  const there = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return node.contains(there);
}"""


async def test_what_lies_below_the_beginning_is_told_of(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium, size=PHONE, has_touch=True)
        await livia.come_in(table, "Livia")
        await livia.page.set_viewport_size({"width": 390, "height": 700})
        last = livia.page.locator(".strength label").last
        more = livia.page.get_by_role("button", name="Further down: more to choose")
        await more.wait_for()
        assert not await last.evaluate(IS_OPEN)
        await more.click()
        await more.wait_for(state="hidden")
        assert await last.evaluate(IS_OPEN)
        assert await livia.page.locator(".variants summary").evaluate(IS_OPEN)
        assert await livia.page.locator(".quick-form [type=submit]").evaluate(IS_OPEN)


async def test_opening_a_table_tells_of_what_lies_below(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium, size={"width": 390, "height": 430}, has_touch=True)
        await livia.come_in(table, "Livia")
        await livia.page.locator("#dialog .quick-form").wait_for()
        await livia.page.keyboard.press("Escape")
        await livia.page.get_by_role("button", name="Open a table here").click()
        more = livia.page.get_by_role("button", name="Further down: more to choose")
        await more.wait_for()
        seats = livia.page.locator("input[name=seats] + span").last
        assert not await seats.evaluate(IS_OPEN)
        await more.click()
        await more.wait_for(state="hidden")
        assert await seats.evaluate(IS_OPEN)
        assert await livia.page.locator(".quick-form [type=submit]").evaluate(IS_OPEN)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_a_newcomer_is_taught_by_playing(tmp_path, size):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium, size=size, has_touch=size is PHONE)
        await livia.come_in(table, "Livia")
        teach = livia.page.get_by_role("button", name="Teach me this game")
        await teach.wait_for()
        assert await teach.evaluate(IS_OPEN)  # without scrolling
        assert await livia.page.locator(".quick-form [type=submit]").evaluate(IS_OPEN)
        await teach.click()
        await livia.panel.get_by_text("Every card is five things").wait_for()
        await livia.page.locator("#dialog").wait_for(state="hidden")
        begin = livia.panel.get_by_role("button", name="Show me the first question")
        assert await begin.evaluate(IS_OPEN)
        await begin.click()
        words = livia.panel.locator("blockquote", has_text="The leader chooses")
        await words.wait_for()
        await livia.settled()
        assert await words.evaluate(IS_OPEN)
        for name in ("Laborer", "Patron", "No more explanations"):
            offer = livia.panel.get_by_role("button", name=name)
            if size is PHONE:  # a lesson is read first, whole
                await offer.first.scroll_into_view_if_needed()
            assert await offer.first.evaluate(IS_OPEN), name
        assert await fits_the_width(livia.page)
        await livia.panel.get_by_role("button", name="No more explanations").click()
        await words.wait_for(state="detached")
        assert livia.troubles == []
