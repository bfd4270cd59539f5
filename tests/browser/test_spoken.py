"""For whoever hears the page: what is announced, and what everything is called."""

from __future__ import annotations

import pytest

from tests.browser.small_table import Asking, Jumping, button, small_table, view
from tests.browser.windows import until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio


async def listen(page) -> None:
    """Keep all that is announced, because it is cleared again."""
    await page.evaluate("""() => {
      window.heard = [];
      new MutationObserver((changes) => {
        for (const change of changes) {
          for (const node of change.addedNodes) window.heard.push(node.textContent);
        }
      }).observe(document.getElementById("announcer"), { childList: true });
    }""")


async def heard(page, wanted: str) -> str:
    found = "(wanted) => window.heard.find((words) => words.includes(wanted))"
    return await until(page, found, wanted)


async def test_announcements_are_plain_words(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        await listen(page)
        me = table.server.people["Livia"].id
        await bot.place(table.server.channel).send(
            f"## It begins <t:4102444800:R>\n-# small print\n**bold** _word_ for <@{me}>"
        )
        words = await heard(page, "It begins")
        assert words.startswith("Bot: It begins in ")
        assert words.endswith("bold word for @Livia")
        assert "small print" not in words
        assert not set("<>*_#`") & set(words)


async def test_a_panel_says_its_question(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, asking = livia.page, Asking(2)

        async def opened(interaction):
            text = f"**Since your last move**\n-# • somebody moved\n{asking.text}\n-# a hint"
            view = asking.view()
            await interaction.response.send_message(text, view=view, ephemeral=True)

        place = bot.place(table.server.channel)
        await place.send("a table", view=view(button("Open", "x:move:1", opened)))
        await listen(page)
        await page.get_by_role("button", name="Open", exact=True).click()
        assert await heard(page, "to go") == "Bot: 2 to go?"
        label = await livia.panel.get_attribute("aria-label")
        assert label.startswith("Only you can see this – 2 to go? – Message from Bot")
        await livia.panel.get_by_role("button", name="Go on").click()
        assert await heard(page, "1 to go") == "Bot: 1 to go?"
        await livia.panel.get_by_role("button", name="Go on").click()
        assert await heard(page, "not asked") == "Bot: You are not asked anything."
        await until(  # and nothing stays behind
            page, "() => document.getElementById('announcer').childElementCount === 0"
        )


async def test_a_panel_under_a_heading_is_called_by_it(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page

        async def opened(interaction):
            text = "## You can play now\nPlay on, or close this table.\n**And then:**\n-# • so much"
            ways = view(button("Play on", "x:lesson:1", None))
            await interaction.response.send_message(text, view=ways, ephemeral=True)

        place = bot.place(table.server.channel)
        await place.send("a table", view=view(button("Open", "x:move:1", opened)))
        await listen(page)
        await page.get_by_role("button", name="Open", exact=True).click()
        spoken = await heard(page, "You can play now")
        assert spoken == "Bot: You can play now. Play on, or close this table. And then:"
        label = await livia.panel.get_attribute("aria-label")
        assert label.startswith("Only you can see this – You can play now – Message from Bot")


async def test_calls_elsewhere_are_told_and_unread_channels_say_so(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        other = table.server.add_channel("ostia")
        await page.locator(".entry", has_text="ostia").wait_for()
        await listen(page)
        await bot.place(other).send("nobody in particular")
        await page.get_by_role("button", name="ostia, unread", exact=True).wait_for()
        await bot.place(other).send(f"come, <@{table.server.people['Livia'].id}>")
        assert await heard(page, "ostia") == "Bot mentioned you in ostia"
        await page.get_by_role("button", name="ostia, 1 unread", exact=True).wait_for()
        user = await bot.fetch_user(table.server.people["Livia"].id)
        await user.send("a letter")
        assert await heard(page, "wrote") == "Bot wrote to you"


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["first", "back", "next", "last", "next, 1/3"]),
     ("de", ["zum ersten", "zurück", "weiter", "zum letzten", "weiter, 1/3"])],
)  # fmt: skip
async def test_emoji_are_called_by_words(tmp_path, connect, language, names):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        table.server.people["Livia"].set_locale(language)

        async def nothing(interaction):
            return None

        signs = [(None, "⏮️"), (None, "◀️"), (None, "▶️"), (None, "⏭️"), ("1/3", "▶️")]
        buttons = [button(label, f"x:{n}", nothing, emoji=sign)
                   for n, (label, sign) in enumerate(signs)]  # fmt: skip
        await bot.place(table.server.channel).send("leaf through", view=view(*buttons))
        await livia.page.reload()
        for name in names:
            await livia.page.get_by_role("button", name=name, exact=True).wait_for()


async def test_a_form_says_what_is_needed_and_what_is_wrong(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, jumping = livia.page, Jumping()
        await bot.place(table.server.channel).send("Page 1", view=jumping.view())
        await page.get_by_role("button", name="Jump to").click()
        field = page.get_by_label("Page")
        assert await field.get_attribute("aria-required") == "true"
        assert await field.get_attribute("aria-invalid") == "false"
        await page.keyboard.press("Enter")
        await page.locator("#modal .field .failure").wait_for()
        assert await field.get_attribute("aria-invalid") == "true"
        described = await field.get_attribute("aria-describedby")
        assert await page.locator(f"#{described}").inner_text() == "Please fill this in."


async def test_a_command_is_named_in_the_readers_language(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, _, livia):
        table.server.people["Livia"].set_locale("de")
        page = livia.page
        await page.reload()
        await page.locator(".write").fill("/tisch open fruit:apple")
        await page.keyboard.press("Enter")
        await page.locator(".cause", has_text="Livia hat /tisch open benutzt").wait_for()
