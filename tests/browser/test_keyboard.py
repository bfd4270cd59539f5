"""Everything without a mouse: the ways through the page, and a game from the first visit on."""

from __future__ import annotations

import pytest

from tests.browser.small_table import Leafing, button, refuse, small_table, view
from tests.browser.windows import CONTROLS, PRIVATE, playing, until, window
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
WHERE = """() => {
  const at = document.activeElement;
  if (at.matches(".write")) return "box";
  if (at.matches(".entry")) return "channel " + at.querySelector(".entry-name").textContent;
  if (at.matches("article")) return "message " + at.querySelector(".md, .question").textContent;
  return at.textContent || at.getAttribute("aria-label") || at.tagName;
}"""


async def focus(livia) -> str:
    return await livia.page.evaluate(WHERE)


async def focused(livia, wanted: str) -> None:
    await until(livia.page, f"(wanted) => ({WHERE})().includes(wanted)", wanted)


async def many_messages(table, bot, livia, count: int) -> None:
    place = bot.place(table.server.channel)
    for n in range(count):
        buttons = [button(f"{sign}{n}", f"x:{sign}:{n}", refuse) for sign in "abc"]
        await place.send(f"line {n}", view=view(*buttons))
    await livia.page.locator(".message", has_text=f"line {count - 1}").wait_for()


async def test_a_few_tab_stops_lead_through_the_whole_page(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        await many_messages(table, bot, livia, 30)
        await page.reload()
        await page.locator(".message", has_text="line 29").wait_for()
        await focused(livia, "box")  # at once where one writes
        await page.locator("#skips button").first.focus()
        stops = [await focus(livia)]
        while "box" not in stops and len(stops) < 40:
            await page.keyboard.press("Tab")
            stops.append(await focus(livia))
        assert len(stops) <= 16, stops
        assert stops[:2] == ["Skip to the newest message", "Skip to the command box"]
        assert "message line 29" in stops
        assert "c29" in stops


async def test_links_skip_and_f6_leads_from_part_to_part(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        await many_messages(table, bot, livia, 5)
        for link, goal in (("newest", "message line 4"), ("command box", "box")):
            await page.get_by_role("button", name=f"Skip to the {link}").focus()
            await page.keyboard.press("Enter")
            await focused(livia, goal)
        for key, goal in (
            ("F6", "channel forum"), ("F6", "message line 4"), ("F6", "box"),
            ("Shift+F6", "message line 4"), ("Shift+F6", "channel forum"),
        ):  # fmt: skip
            await page.keyboard.press(key)
            assert await focus(livia) == goal
        await page.keyboard.press("ArrowDown")
        assert await focus(livia) == "channel Bot"


async def test_arrow_keys_lead_from_message_to_message(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        await many_messages(table, bot, livia, 5)
        await page.keyboard.press("Shift+F6")
        for key, goal in (
            ("ArrowUp", "message line 3"), ("Home", "message line 0"),
            ("ArrowUp", "message line 0"), ("ArrowDown", "message line 1"),
            ("Tab", "a1"), ("Tab", "b1"), ("Escape", "message line 1"),
            ("End", "message line 4"), ("Escape", "box"),
        ):  # fmt: skip
            await page.keyboard.press(key)
            assert await focus(livia) == goal, key


async def test_going_to_a_channel_takes_the_keys_along(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        user = await bot.fetch_user(table.server.people["Livia"].id)
        await user.send(f"come to <#{table.server.channel.id}>")
        await page.locator(".sidebar .entry", has_text="Bot").click()
        await page.locator(".md", has_text="come to").wait_for()
        await focused(livia, "box")
        await page.locator("button.mention").click()
        await page.locator("#place h2", has_text="forum").wait_for()
        await focused(livia, "box")
        assert livia.troubles == []


async def test_after_every_dialog_the_keys_are_somewhere(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await page.get_by_role("button", name="New channel").focus()
        await page.keyboard.press("Enter")
        await page.keyboard.type("ostia")
        await page.keyboard.press("Enter")
        await page.locator("#place h2", has_text="ostia").wait_for()
        await focused(livia, "box")
        await page.locator(".me").focus()
        await page.keyboard.press("Enter")
        await page.locator("summary", has_text="Add a person").wait_for()
        await page.locator("summary", has_text="Add a person").focus()
        await page.keyboard.press("Enter")
        await page.get_by_label("Name of the new person").fill("Gaius")
        await page.keyboard.press("Enter")
        await page.locator(".me strong", has_text="Gaius").wait_for()
        await focused(livia, "box")
        await page.locator(".me").focus()
        await page.keyboard.press("Enter")
        await page.locator(".people .entry", has_text="Livia").wait_for()
        await page.locator(".people .entry", has_text="Livia").focus()
        await page.keyboard.press("Enter")
        await page.locator(".me strong", has_text="Livia").wait_for()
        await focused(livia, "box")
        await page.locator(".me").focus()
        await page.keyboard.press("Enter")
        await page.locator("#dialog .people").wait_for()
        await page.keyboard.press("Escape")
        await focused(livia, "Acting as")
        assert livia.troubles == []


async def test_older_messages_come_above_the_one_in_focus(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        for n in range(60):
            await place.send(f"line {n}")
        await page.locator(".message", has_text="line 59").wait_for()
        await page.reload()
        await page.locator(".message", has_text="line 59").wait_for()
        await page.get_by_role("button", name="Show older messages").focus()
        await page.keyboard.press("Enter")
        await page.locator(".message", has_text="line 0").first.wait_for()
        assert await focus(livia) == "message line 10"
        await page.keyboard.press("ArrowUp")
        assert await focus(livia) == "message line 9"


async def test_a_private_answer_gets_the_keys_if_it_offers_something(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, leafing = livia.page, Leafing()

        async def history(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(content=leafing.text, view=leafing.view())

        async def word(interaction):
            await interaction.response.send_message("only a word", ephemeral=True)

        await bot.place(table.server.channel).send(
            "a table",
            view=view(button("History", "x:history:1", history), button("Word", "w", word)),
        )
        await page.get_by_role("button", name="Word").focus()
        await page.keyboard.press("Enter")
        await livia.panel.get_by_text("only a word").wait_for()
        assert await focus(livia) == "Word"
        await page.get_by_role("button", name="History").focus()
        await page.keyboard.press("Enter")
        await focused(livia, "message Page 3")
        await page.keyboard.press("Tab")
        assert await page.evaluate("document.activeElement.dataset.sign") == "◀️"


async def answered_by_keys(livia) -> bool:
    """One answer to the panel in focus: Tab leads to what it offers, Enter takes it."""
    page = livia.page
    await livia.settled()
    await until(page, "() => document.activeElement.closest('.message') !== null")
    await page.evaluate("document.activeElement.closest('.message').focus()")
    for _ in range(12):
        await page.keyboard.press("Tab")
        control = await page.evaluate("document.activeElement.dataset.customId ?? ''")
        if control.split(":")[1:2] in (["pick"], ["choose"], ["add"], ["basket"], ["confirm"]):
            break
    else:
        return False
    before = await livia.panel.inner_text()
    await page.keyboard.press("Enter")
    if await page.locator(".listbox").count():
        await page.keyboard.press("Enter")
    if await page.locator(".listbox-footer").count():  # several: Enter ticked the first
        while await page.locator(".listbox-footer button:disabled").count():
            await page.keyboard.press("ArrowDown")
            await page.keyboard.press("Enter")
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
    await until(
        page,
        "(before) => [...document.querySelectorAll('.message.is-private')].at(-1).innerText"
        " !== before",
        before,
    )
    await livia.settled()
    return True


async def test_a_quick_game_by_keyboard_alone(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium)
        page = livia.page
        await page.goto(table.address)
        await page.locator(".new-name").wait_for()
        await page.keyboard.type("Livia")
        await page.keyboard.press("Enter")
        await page.locator(".quick-form input:checked").nth(1).wait_for()
        await page.keyboard.press("Enter")
        await page.locator(CONTROLS).first.wait_for()
        await page.locator("#dialog").wait_for(state="hidden")
        answers = 0
        while answers < 8 and await answered_by_keys(livia):
            answers += 1
            assert await page.evaluate("document.activeElement.closest('.message') !== null")
        assert answers >= 4
        assert await page.locator(PRIVATE).count() == 1  # all in one panel
        assert livia.troubles == []
