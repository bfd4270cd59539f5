"""What a bot can ask of a page: several choices, forms, commands with options; and safe text."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from tests.browser.small_table import small_table, view
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
EVIL = "<img src=x onerror=\"document.title='broken'\"> **bold** <script>1</script>"


async def send_open(page) -> None:
    await page.locator(".write").click()
    await page.keyboard.type("/table op")
    await page.locator(".suggestions [role=option]", has_text="/table open").wait_for()
    await page.keyboard.press("Enter")
    await page.locator(".suggestions [role=option]", has_text="Apple").wait_for()
    await page.keyboard.press("Escape")  # the list of fruits
    await page.keyboard.press("Enter")  # too early: the option is required
    await page.get_by_text("This option is required").wait_for()
    await page.keyboard.type("app")
    await page.locator(".suggestions [role=option]").first.wait_for()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.locator(".message", has_text="apple").first.wait_for()


async def test_a_command_by_keyboard_then_several_choices_and_a_form(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await send_open(page)
        await page.get_by_role("button", name="My move").click()
        menu = livia.panel.locator(".select", has_text="Pick cards")
        await menu.click()
        ready = page.locator(".listbox-footer button")
        assert await ready.is_disabled()
        await page.keyboard.press(" ")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press(" ")
        assert await page.locator(".listbox [aria-selected=true]").count() == 2
        await livia.shoot("several-choices-desktop-light")
        await page.keyboard.press("Escape")
        await livia.panel.get_by_role("button", name="Rename").click()
        await page.locator("#modal input").first.wait_for()
        await livia.shoot("form-desktop-light")
        await page.keyboard.press("Escape")
        await page.locator("#modal").wait_for(state="hidden")
        await livia.panel.get_by_text("Dismiss message").click()
        await page.locator(".message.is-private").wait_for(state="hidden")
        assert livia.troubles == []


async def test_what_people_write_never_becomes_markup(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        await page.locator(".write").fill(EVIL)
        await page.keyboard.press("Enter")
        await bot.place(table.server.channel).send(EVIL)
        await page.locator(".md strong", has_text="bold").nth(1).wait_for()
        assert await page.locator(".md img, .md script").count() == 0
        assert await page.locator(".md", has_text="onerror").count() == 2
        assert "broken" not in await page.title()
        assert livia.troubles == []


async def test_markdown_is_shown_as_discord_shows_it(tmp_path, connect):  # noqa: F811
    words = (
        "# One\n## Two\n-# small *print*\n- first\n- second\n1. uno\n2. due\n> quoted\n"
        "__under__ _slanted_ `code` snake_case_word <@{me}> <#{here}> <t:1700000000:R>"
    )
    async with small_table(tmp_path, connect) as (table, bot, livia):
        me, here = table.server.people["Livia"].id, table.server.channel.id
        await bot.place(table.server.channel).send(words.format(me=me, here=here))
        shown = livia.page.locator(".md").last
        for form, text in {
            "h3": "One", "h4": "Two", ".md-small em": "print", "ul li": "first", "ol li": "uno",
            "blockquote": "quoted", "u": "under", "code": "code", ".mention.is-me": "@Livia",
            "button.mention": "#forum", "time": "ago",
        }.items():  # fmt: skip
            await shown.locator(form, has_text=text).first.wait_for()
        assert await shown.locator("em").all_inner_texts() == ["print", "slanted"]
        await livia.shoot("markdown-desktop-light")


async def test_reading_back_keeps_the_place_and_offers_the_present(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        place = bot.place(table.server.channel)
        for n in range(40):
            await place.send(f"line {n}\n" * 3)
        await page.locator(".message", has_text="line 39").wait_for()
        await page.locator("#scroller").hover()
        await page.mouse.wheel(0, -900)
        await page.locator("#jump").wait_for()
        top = await page.evaluate("document.getElementById('scroller').scrollTop")
        await place.send("something new")
        await page.locator("#jump", has_text="1 new").wait_for()
        assert await page.evaluate("document.getElementById('scroller').scrollTop") == top
        await page.locator("#jump").click()
        await page.locator("#jump").wait_for(state="hidden")
        assert livia.troubles == []


async def test_a_mention_elsewhere_leaves_a_badge(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        user = await bot.fetch_user(table.server.people["Livia"].id)
        await user.send("a letter")
        await page.locator(".sidebar .badge", has_text="1").wait_for()
        assert (await page.title()).startswith("(1)")
        await page.locator(".sidebar .entry", has_text="Bot").click()
        await page.locator(".md", has_text="a letter").wait_for()
        await page.locator(".sidebar .badge").wait_for(state="hidden")
        assert not (await page.title()).startswith("(")


async def test_a_menu_that_opens_a_form_shows_what_is_chosen(tmp_path, connect):  # noqa: F811
    class Elsewhere(ui.Modal, title="Where?"):
        place = ui.TextInput(label="Place")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message("no such place", ephemeral=True)

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Elsewhere())

    async with small_table(tmp_path, connect) as (table, bot, livia):
        places = [
            discord.SelectOption(label="Rome", value="rome", default=True),
            discord.SelectOption(label="Another place", value="other"),
        ]
        menu = ui.Select(custom_id="place", options=places)
        menu.callback = ask
        await bot.place(table.server.channel).send("where to", view=view(menu))
        page = livia.page
        words = page.locator(".select-words")
        await words.filter(has_text="Rome").wait_for()
        await page.locator(".select").click()
        await page.locator(".listbox [role=option]", has_text="Another place").click()
        await page.locator("#modal #modal-title", has_text="Where?").wait_for()
        assert await words.inner_text() == "Rome"


async def test_a_menu_that_may_stay_empty_says_up_to_how_many(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        options = [discord.SelectOption(label=good) for good in ("Wine", "Wood", "Wheat")]
        menu = ui.Select(custom_id="goods", options=options, min_values=0, max_values=2)
        await bot.place(table.server.channel).send("what to buy", view=view(menu))
        await livia.page.locator(".select").click()
        await livia.page.locator(".listbox-footer", has_text="Choose up to 2").wait_for()
