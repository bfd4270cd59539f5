"""Whoever comes back to a table that asks them something finds the question before their eyes."""

from __future__ import annotations

import pytest

from tests.browser.small_table import Asking, button, small_table, view
from tests.browser.test_side_by_side import BESIDE, HIDDEN, WIDE
from tests.browser.windows import until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
TITLE = "([words]) => document.title.includes('Your turn') === words"
MANY = 60  # more than the page asks for at once


def move(asking: Asking):
    return view(button("My move", "x:move:1", asking.open), button("Hint", "x:hint:1", hint))


async def hint(interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="I would go on.")


async def asked(livia, place, asking: Asking) -> None:
    """A panel is open, and then much happens at the table; at last its person is named."""
    await place.send("▶ **Livia** is next.", view=move(asking))
    await livia.page.get_by_role("button", name="My move").click()
    await livia.panel.get_by_role("button", name="Go on").wait_for()
    for n in range(MANY):
        await place.send(f"a long story, part {n}\nin two lines")
    await place.send("Gaius builds.\n▶ **Livia** is next: take a turn.", view=move(asking))
    await livia.page.locator(".md", has_text="take a turn").last.wait_for()


async def in_sight(livia) -> None:
    await until(livia.page, "() => document.querySelectorAll('.is-asking').length === 1")
    await until(livia.page, f"() => !({HIDDEN})().length")


async def test_the_question_is_in_sight_after_a_reload(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, asking = livia.page, Asking(2)
        await asked(livia, bot.place(table.server.channel), asking)
        await in_sight(livia)
        await page.reload()
        await in_sight(livia)
        await until(page, TITLE, [True])
        assert await page.locator(".sidebar .turn").count() == 1
        assert await livia.panel.evaluate("one => one === one.parentElement.lastElementChild")
        await livia.panel.get_by_role("button", name="Go on").click()
        await livia.panel.get_by_text("1 to go?").wait_for()
        await page.get_by_role("button", name="Show older messages").click()
        await page.locator(".md", has_text="part 0").first.wait_for()
        assert livia.troubles == []


async def test_it_is_in_sight_in_another_channel_and_back_and_beside(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=WIDE) as (table, bot, livia):
        page, asking = livia.page, Asking(2)
        table.server.add_channel("second-table")
        first = await page.locator("#place h2").inner_text()
        await asked(livia, bot.place(table.server.channel), asking)
        await page.mouse.move(900, 400)
        await page.mouse.wheel(0, -3000)
        await until(page, f"() => ({HIDDEN})().length")
        await page.locator(".sidebar .entry", has_text="second-table").click()
        await page.locator("#place h2", has_text="second-table").wait_for()
        await page.locator(".sidebar .entry", has_text=first).click()
        await in_sight(livia)
        await page.locator(".sidebar .entry", has_text="second-table").click()
        await page.get_by_role("button", name=BESIDE).click()
        await page.locator(".listbox [role=option]", has_text=first).click()
        await in_sight(livia)
        assert livia.troubles == []


async def test_an_answer_to_something_else_leaves_the_question_beside_it(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, asking = livia.page, Asking(2)
        await asked(livia, bot.place(table.server.channel), asking)
        await page.get_by_role("button", name="Hint").last.evaluate("one => one.click()")
        await livia.panel.get_by_text("I would go on.").wait_for()
        await in_sight(livia)
        assert livia.troubles == []


async def test_a_post_that_names_somebody_else_is_no_turn(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        await place.send("**Livia** builds.\n▶ **Gaius** is next.", view=move(Asking(1)))
        await page.locator(".md", has_text="Gaius").wait_for()
        await until(page, TITLE, [False])
        await place.send("▶ **Gaius** and **Livia** are next.", view=move(Asking(1)))
        await until(page, TITLE, [True])
        assert livia.troubles == []
