"""Whose turn it is, told in the list of channels and in the title; answers that go together."""

from __future__ import annotations

import pytest

from tests.browser.small_table import Asking, be_silent, button, small_table, view
from tests.browser.windows import PRIVATE, until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
TITLE = "([words]) => document.title.includes('Your turn') === words"


async def call(place, person, asking: Asking) -> None:
    move = view(button("My move", "x:move:1", asking.open))
    await place.send(f"Your turn, <@{person.id}>" if person else "Gaius moves", view=move)


async def test_your_turn_is_told_in_list_and_title(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, server = livia.page, table.server
        other = server.add_channel("second-table")
        mark = page.locator(".entry", has_text="second-table").locator(".turn")
        await page.locator(".entry", has_text="second-table").wait_for()
        await until(page, TITLE, [False])
        await call(bot.place(other), server.people["Livia"], Asking(1))
        await mark.wait_for()
        await until(page, TITLE, [True])
        await livia.shoot("your-turn-desktop-light")
        await page.reload()  # what came before this window is known, too
        await mark.wait_for()
        await until(page, TITLE, [True])
        await page.locator(".entry", has_text="second-table").click()
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_role("button", name="Go on").click()
        await livia.panel.get_by_text("not asked anything").wait_for()
        await mark.wait_for(state="detached")  # she has answered, though no post says so yet
        await until(page, TITLE, [False])
        await call(bot.place(other), server.people["Livia"], Asking(1))
        await mark.wait_for()
        await call(bot.place(other), None, Asking(1))
        await mark.wait_for(state="detached")
        assert livia.troubles == []


async def test_only_a_question_of_the_game_makes_it_a_turn(tmp_path, connect):  # noqa: F811
    async def table(interaction) -> None:
        leave = view(button("Leave", "x:quit:1", be_silent))
        await interaction.response.send_message("Table", view=leave, ephemeral=True)

    async with small_table(tmp_path, connect) as (server, bot, livia):
        page, asking = livia.page, Asking(1)
        place = bot.place(server.server.channel)
        more = view(
            button("Table…", "x:table:1", table), button("My move", "x:move:1", asking.open)
        )
        await place.send("Gaius moves", view=more)
        await page.get_by_role("button", name="Table…").click()
        await livia.panel.get_by_role("button", name="Leave").wait_for()
        assert await page.locator(".turn").count() == 0
        await until(page, TITLE, [False])
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_role("button", name="Go on").wait_for()
        await page.locator(".turn").wait_for()
        await call(place, None, Asking(1))
        await page.locator(".turn").wait_for(state="detached")
        await page.reload()  # the panel is still there, but older than the newest post
        await livia.panel.get_by_role("button", name="Go on").wait_for()
        await until(page, TITLE, [False])
        assert livia.troubles == []


async def test_a_panel_that_shows_something_else_is_still_a_turn(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, other = livia.page, table.server.add_channel("second-table")
        first = page.locator(".sidebar .entry").first
        second = page.locator(".sidebar .entry", has_text="second-table")
        await call(bot.place(other), table.server.people["Livia"], Asking(2))
        await second.click()
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_role("button", name="More…").click()
        await livia.panel.get_by_role("button", name="Concede").wait_for()
        await first.click()
        await page.locator("#place h2", has_text="second-table").wait_for(state="detached")
        assert await second.locator(".turn").count() == 1
        await until(page, TITLE, [True])
        await second.click()
        await livia.panel.get_by_role("button", name="Concede").click()
        await livia.panel.get_by_text("Conceded").wait_for()
        await second.locator(".turn").wait_for(state="detached")
        await until(page, TITLE, [False])
        assert livia.troubles == []


async def test_all_answers_are_dismissed_at_once_but_the_question(tmp_path, connect):  # noqa: F811
    async def answer(interaction) -> None:
        await interaction.response.send_message("an answer", ephemeral=True)

    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, asking = livia.page, Asking(1)
        await bot.place(table.server.channel).send(
            "a table",
            view=view(button("My move", "x:move:1", asking.open), button("Say", "x:say:1", answer)),
        )
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_role("button", name="Go on").wait_for()
        say = page.get_by_role("button", name="Say")
        for n in range(1, 4):
            await say.click()
            await page.locator(PRIVATE, has_text="an answer").nth(n - 1).wait_for()
            await livia.settled()
            shown = await page.locator(".dismiss-all:visible").count()
            assert bool(shown) == (n > 1)
        await page.locator(".dismiss-all").last.click()
        await page.locator(PRIVATE, has_text="an answer").first.wait_for(state="detached")
        await until(page, "() => document.querySelectorAll('.message.is-private').length === 1")
        assert await livia.panel.get_by_role("button", name="Go on").is_visible()
        assert livia.troubles == []


async def test_a_new_browser_leads_to_the_table_one_sits_at(tmp_path, connect):  # noqa: F811
    async def rules(interaction) -> None:
        again = view(button("All rules", "x:topic:1", rules))
        await interaction.response.send_message("a rule", view=again, ephemeral=True)

    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, other = livia.page, table.server.add_channel("second-table")
        offered = view(
            button("My move", "x:move:1", Asking(1).open), button("Rules", "x:rules:1", rules)
        )
        await bot.place(other).send("a table", view=offered)
        await page.locator(".sidebar .entry", has_text="second-table").click()
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_role("button", name="Go on").wait_for()
        await page.get_by_role("button", name="Rules").click()
        await livia.panel.get_by_role("button", name="All rules").wait_for()
        await page.evaluate("localStorage.clear()")  # the address still says who it is
        await page.reload()
        await page.locator("#place h2", has_text="second-table").wait_for()
        await livia.panel.get_by_role("button", name="All rules").wait_for()
        await page.locator(".sidebar .turn").wait_for()
        assert await page.locator("#dialog").is_hidden()
        assert livia.troubles == []
