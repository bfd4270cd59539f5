"""What a press does to its message: held while it is answered, in view and in focus afterwards."""

from __future__ import annotations

import time

import pytest

from tests.browser.small_table import (
    Asking,
    Jumping,
    Leafing,
    be_silent,
    button,
    picture,
    refuse,
    small_table,
    view,
)
from tests.browser.windows import until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
FOCUSED = """() => {
  const at = document.activeElement;
  return at.dataset.sign ?? (at.matches("article") ? "the message" : at.tagName);
}"""


async def pressed(livia, name: str) -> None:
    await livia.page.get_by_role("button", name=name, exact=True).last.click()


async def opened(table, bot, livia, asking: Asking) -> None:
    await bot.place(table.server.channel).send(
        "a table", view=view(button("Open", "x:move:1", asking.open))
    )
    await pressed(livia, "Open")
    await livia.panel.get_by_role("button", name="Go on").wait_for()
    await livia.settled()


async def test_a_refused_button_is_free_when_the_refusal_comes(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        place = bot.place(table.server.channel)
        await place.send("a table", view=view(button("Start", "x:start:1", refuse)))
        started = time.monotonic()
        await pressed(livia, "Start")
        await livia.panel.get_by_text("not now").wait_for()
        await livia.page.locator(".is-busy, .is-loading").first.wait_for(state="hidden")
        assert time.monotonic() - started < 2.5
        assert await livia.page.evaluate(FOCUSED) == "Start"
        await pressed(livia, "Start")  # and once more
        await livia.panel.get_by_text("not now").wait_for()
        assert livia.troubles == []


async def test_a_button_that_is_never_answered_is_free_after_three_seconds(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        place = bot.place(table.server.channel)
        await place.send("a table", view=view(button("Start", "x:start:1", be_silent)))
        await pressed(livia, "Start")
        await livia.page.locator(".is-busy").wait_for()
        await livia.page.locator(".is-busy").wait_for(state="hidden", timeout=5000)


async def test_the_panel_one_acts_in_stays_in_view_until_it_asks_no_more(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        await opened(table, bot, livia, Asking(2))
        await pressed(livia, "Go on")
        await livia.panel.get_by_text("1 to go?").wait_for()
        for n in range(3):
            await place.send(f"post {n}", file=picture("front.png", 1600, 900))
        question = livia.panel.locator(".question")
        await page.locator(".message", has_text="post 2").wait_for(state="attached")
        await until(page, "() => document.getElementById('jump').hidden")  # it is the present
        assert await in_view(page, question)
        assert await in_view(page, livia.panel.get_by_role("button", name="Go on"))
        await livia.shoot("panel-stays-desktop-light")
        await pressed(livia, "Go on")
        await livia.panel.get_by_text("not asked anything").wait_for()
        await page.locator("#jump").wait_for(state="hidden")
        assert await in_view(page, page.locator(".message", has_text="post 2").locator(".picture"))
        assert livia.troubles == []


async def test_without_a_question_news_are_shown_at_once(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        await opened(table, bot, livia, Asking(1))
        await pressed(livia, "Go on")
        await livia.panel.get_by_text("not asked anything").wait_for()
        for n in range(3):
            await place.send(f"post {n}", file=picture("front.png", 1600, 900))
        last = page.locator(".message", has_text="post 2")
        await last.locator("img").wait_for()
        await until(page, "() => document.getElementById('jump').hidden")
        assert await in_view(page, last.locator(".picture"))
        assert await page.evaluate("document.activeElement.closest('.message')?.innerText ?? ''")


async def test_leafing_goes_on_with_the_same_key(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, leafing = livia.page, Leafing(4)
        await bot.place(table.server.channel).send(leafing.text, view=leafing.view())
        back = page.get_by_role("button", name="back", exact=True)
        await back.focus()
        for n in (3, 2):
            await page.keyboard.press("Enter")
            await page.locator(".message", has_text=f"Page {n}").wait_for()
            await livia.settled()
            assert await page.evaluate(FOCUSED) == "◀️"
        await page.keyboard.press("Enter")  # the first page: there is no way back any more
        await page.locator(".message", has_text="Page 1").wait_for()
        await livia.settled()
        assert await page.evaluate(FOCUSED) == "the message"


async def test_pressing_enter_again_and_again_presses_nothing_new(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        await opened(table, bot, livia, Asking(2))
        await livia.panel.get_by_role("button", name="More…").focus()
        for _ in range(3):
            await page.keyboard.press("Enter")
            await livia.settled()
            await page.wait_for_timeout(300)
        await livia.panel.get_by_role("button", name="Concede").wait_for()
        assert await page.evaluate(FOCUSED) == "the message"
        await page.keyboard.press("Tab")
        assert await page.evaluate(FOCUSED) == "Concede"


async def test_when_what_was_pressed_is_gone_its_neighbour_follows_or_nothing(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page

        async def fewer(interaction):
            await interaction.response.edit_message(content="fewer", view=view(*row("bc")))

        async def other(interaction):
            await interaction.response.edit_message(content="others", view=view(*row("xyz")))

        def row(signs):
            return [button(sign, f"x:{sign}", fewer if sign == "a" else other) for sign in signs]

        await bot.place(table.server.channel).send("all", view=view(*row("abc")))
        await page.get_by_role("button", name="a", exact=True).focus()
        await page.keyboard.press("Enter")
        await page.locator(".message", has_text="fewer").wait_for()
        await livia.settled()
        assert await page.evaluate(FOCUSED) == "b"
        await page.keyboard.press("Enter")
        await page.locator(".message", has_text="others").wait_for()
        await livia.settled()
        assert await page.evaluate(FOCUSED) == "the message"


async def test_after_a_form_the_keys_are_where_it_was_opened(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, jumping = livia.page, Jumping()
        await bot.place(table.server.channel).send("Page 1", view=jumping.view())
        for goal in ("7", "9"):  # every answer draws the message anew, with new custom ids
            await page.get_by_role("button", name="Jump to").focus()
            await page.keyboard.press("Enter")
            await page.locator("#modal input").fill(goal)
            await page.keyboard.press("Enter")
            await page.locator(".message", has_text=f"Page {goal}").wait_for()
            await page.locator("#modal").wait_for(state="hidden")
            await until(page, f"({FOCUSED})() === 'Jump to'")
        assert livia.troubles == []


async def test_what_failed_is_said_without_pushing_anything(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):

        async def forget(interaction):
            return None

        place = bot.place(table.server.channel)
        await place.send("a table", view=view(button("Start", "x:start:1", forget)))
        await place.send("after it")
        after = livia.page.locator(".message", has_text="after it")
        before = await after.bounding_box()
        await pressed(livia, "Start")
        await livia.page.get_by_text("did not answer in time").wait_for()
        assert await after.bounding_box() == before


async def in_view(page, locator) -> bool:
    """Wholly between the channel's name and the box to write in."""
    box = await locator.bounding_box()
    room = await page.locator("#scroller").bounding_box()
    top, bottom = box["y"], box["y"] + box["height"]
    return top >= room["y"] - 1 and bottom <= room["y"] + room["height"] + 1
