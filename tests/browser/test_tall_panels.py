"""A panel too tall for a desktop's window: what lies below is told of, and nothing leads away."""

from __future__ import annotations

import asyncio

import pytest

from tests.browser.small_table import button, picture, small_table, view
from tests.browser.test_lesson import IS_OPEN
from tests.browser.test_phone_panels import ask_about
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
LOW = {"width": 1280, "height": 480}
# Also of a button that cannot be pressed at the moment.
IS_SEEN = """(node) => {
  const room = document.getElementById('scroller').getBoundingClientRect();
  const at = node.getBoundingClientRect();
  return at.top >= room.top && at.bottom <= room.bottom;
}"""
THINKING = "💡 *Somebody thinks about it …*"


def tall_panel(advised: asyncio.Event | None = None) -> dict:
    """Many options below a lesson; who asks for advice waits for it."""

    async def advise(interaction) -> None:
        await interaction.response.edit_message(content=f"{THINKING}\n{words}")
        await advised.wait()
        advice = "I would choose **this**, for it brings more.\n" * 3
        await interaction.edit_original_response(content=f"{words}\n{advice}")

    made = view(
        *(
            button(f"Place of a player who has a long name {n}", f"x:pick:{n}", None, row=n // 5)
            for n in range(20)
        )
    )
    made.add_item(button("What would you do?", "x:hint:1", advise, row=4))
    lesson = " ".join(f"This is the {n}th of the sentences about it." for n in range(9))
    hints = [f"-# Place {n} – what it does, and what it costs" for n in range(6)]
    words = "\n".join([f"> {lesson}", "**Where?**", *hints])
    return {"content": words, "view": made, "file": picture("map.png", 1000, 800)}


async def test_what_lies_below_is_told_of_and_led_to(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=LOW) as (table, bot, livia):
        page = livia.page
        await ask_about(page, livia, bot.place(table.server.channel), 0, tall_panel())
        more = page.get_by_role("button", name="Further down: more to choose")
        last = livia.panel.get_by_role("button", name="What would you do?")
        for _ in range(6):
            assert not await page.locator("#jump").is_visible()
            if not await more.is_visible():
                break
            await more.click()
            await asyncio.sleep(0.6)
        assert await last.evaluate(IS_OPEN)
        await page.set_viewport_size({**LOW, "height": LOW["height"] - 1})  # it stays there
        await asyncio.sleep(0.3)
        assert await last.evaluate(IS_OPEN)
        assert livia.troubles == []


async def test_an_advice_leaves_the_buttons_where_they_are(tmp_path, connect):  # noqa: F811
    advised = asyncio.Event()
    async with small_table(tmp_path, connect, size=LOW) as (table, bot, livia):
        await ask_about(livia.page, livia, bot.place(table.server.channel), 0, tall_panel(advised))
        tool = livia.panel.locator("[data-custom-id='x:hint:1']")
        await tool.scroll_into_view_if_needed()
        await tool.click()
        thinking = livia.panel.locator(".advice", has_text="thinks about it")
        await thinking.wait_for()
        assert "is-loading" in await tool.get_attribute("class")
        assert await tool.evaluate(IS_SEEN)
        advised.set()
        await livia.panel.locator(".advice", has_text="I would choose").wait_for()
        await livia.settled()
        assert await tool.evaluate(IS_OPEN)
        assert livia.troubles == []
