"""Who comes second finds a table to sit down at; names that change; ways that cover nothing."""

from __future__ import annotations

import pytest

from tests.browser.small_table import Asking, be_silent, button, small_table, view
from tests.browser.windows import PHONE, until, window
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
IS_OPEN = """(node) => {
  const at = node.getBoundingClientRect();
  const there = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return node.contains(there);
}"""


async def guest(livia, table, name: str):
    """Somebody on a phone who comes for the first time."""
    chromium = livia.page.context.browser
    made = await window(chromium, size=PHONE, has_touch=True)
    await made.sit_down(table, name)
    return made


async def test_a_second_person_is_led_to_the_lobby(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        await bot.place(table.server.channel).send("just words")
        other = table.server.add_channel("second-table")
        join = view(button("Join", "x:join:1", be_silent), button("Start", "x:start:1", be_silent))
        await bot.place(other).send("A table waits", view=join)
        await livia.page.locator(".entry", has_text="second-table").wait_for()
        gaius = await guest(livia, table, "Gaius")
        await gaius.page.locator("#place h2", has_text="second-table").wait_for()
        sit = gaius.page.get_by_role("button", name="Join")
        await sit.wait_for()
        assert await sit.evaluate(IS_OPEN)
        assert gaius.troubles == []


async def test_where_no_table_waits_a_newcomer_sees_how_to_begin(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        await bot.place(table.server.channel).send("Gaius moves")
        await livia.page.locator(".message", has_text="Gaius moves").wait_for()
        gaius = await guest(livia, table, "Gaius")
        form = gaius.page.locator("#dialog .quick-form")
        await form.wait_for()
        await gaius.page.reload()  # once is enough
        await gaius.page.locator(".message", has_text="Gaius moves").wait_for()
        assert not await form.count()


async def test_somebody_takes_another_name(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, _, livia):
        page, dialog = livia.page, livia.page.locator("#dialog")
        table.server.person("Gaius")
        await page.locator("#place .who").click()
        await dialog.get_by_role("button", name="Livia: Rename").click()
        await dialog.locator("input").fill("Gaius")
        await page.keyboard.press("Enter")
        await dialog.locator(".failure", has_text="looks like the name").wait_for()
        await dialog.locator("input").fill("Livia Drusilla")
        await livia.shoot("rename-person-phone-light")
        await page.keyboard.press("Enter")
        await dialog.locator(".people .entry", has_text="Livia Drusilla").wait_for()
        await page.keyboard.press("Escape")
        await page.locator("#place .who", has_text="Livia Drusilla").wait_for()
        await page.reload()  # the address of the window knows it, too
        await page.locator("#place .who", has_text="Livia Drusilla").wait_for()
        assert set(table.server.people) == {"Livia Drusilla", "Gaius"}


async def test_the_way_to_the_present_covers_no_dismissal(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        news = [f"news {n}\n" + "and more\n" * 6 for n in range(16)]
        for each in news[:8]:
            await place.send(each)
        ask = view(button("My move", "x:move:1", Asking(3).open))
        await place.send("Your turn", view=ask)
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_text("3 to go?").wait_for()
        for each in news[8:]:
            await place.send(each)
        await place.send("▶ **Gaius** is next.", view=ask)
        await page.reload()  # it is left over from another turn: it stands where it came
        jump = page.locator("#jump")
        await page.locator(".message", has_text="news 15").wait_for()
        # Wherever the panel stands, its last line and the button can both be pressed.
        for lift in range(0, 120, 20):
            await page.evaluate(
                "(lift) => { const foot = document.querySelector('.is-asking footer');"
                " const room = document.getElementById('scroller');"
                " const below = foot.getBoundingClientRect().bottom"
                " - room.getBoundingClientRect().bottom; room.scrollTop += below + lift; }",
                lift,
            )
            await jump.wait_for()
            for wanted in (livia.panel.locator("footer .link").first, jump):
                assert await wanted.evaluate(IS_OPEN), lift
        assert "Jump to present" in await jump.inner_text()
        room, way = await page.locator("#scroller").bounding_box(), await jump.bounding_box()
        assert way["y"] >= room["y"] + room["height"]  # it covers no option, either
        field = await page.locator(".compose").bounding_box()
        assert way["x"] + way["width"] <= field["x"]


async def test_one_tap_leads_to_the_next_table_that_waits(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        page = livia.page
        other = table.server.add_channel("second-table")
        move = view(button("My move", "x:move:1", Asking(1).open))
        await bot.place(other).send(f"Your turn, <@{table.server.people['Livia'].id}>", view=move)
        there = page.get_by_role("button", name="Your turn in second-table")
        await there.wait_for()
        await there.click()
        await page.locator("#place h2", has_text="second-table").wait_for()
        await there.wait_for(state="detached")
        await until(page, "() => document.title.includes('Your turn')")
        assert livia.troubles == []


async def test_the_tap_leads_to_the_open_question(tmp_path, connect):  # noqa: F811
    async def settings(interaction) -> None:
        words = "Your settings\n" + "and more of them\n" * 60
        offered = view(button("Pings", "x:pings:1", settings))
        await interaction.response.send_message(words, view=offered, ephemeral=True)

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        page, me = livia.page, table.server.people["Livia"].id
        for name in ("second-table", "a-table-with-a-long-name"):
            move = view(
                button("My move", "x:move:1", Asking(1).open),
                button("Settings", "x:set:1", settings),
            )
            place = bot.place(table.server.add_channel(name))
            await place.send(f"Your turn, <@{me}>", view=move)
        there = page.locator("#place .elsewhere")
        await there.get_by_text("+2 tables", exact=True).wait_for()
        waits = "unread for you in: second-table, a-table-with-a-long-name"
        assert waits in await page.locator("#place .menu").get_attribute("title")
        await there.click()
        await page.locator("#place h2", has_text="second-table").wait_for()
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_role("button", name="Go on").wait_for()
        await page.get_by_role("button", name="Settings").click()
        await livia.panel.get_by_role("button", name="Pings").wait_for()
        await there.get_by_text("+1 table", exact=True).click()
        name = page.locator("#place h2", has_text="a-table-with-a-long-name")
        await name.wait_for()
        assert await name.evaluate(
            "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight"
        ), "the name is whole"
        await page.get_by_role("button", name="+1 table: Your turn in second-table").click()
        await page.locator("#place h2", has_text="second-table").wait_for()
        await livia.settled()
        assert await page.get_by_role("button", name="Go on").evaluate(IS_OPEN)
        assert livia.troubles == []


async def test_what_happens_meanwhile_comes_above_the_panel(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        for n in range(6):
            await place.send(f"before {n}\n" + "and more\n" * 6)
        await place.send("Your turn", view=view(button("My move", "x:move:1", Asking(2).open)))
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_role("button", name="Go on").click()
        await livia.panel.get_by_text("1 to go?").wait_for()
        for n in range(3):
            await place.send(f"news {n}")
        newest = page.locator(".message", has_text="news 2")
        await newest.wait_for()
        go_on = livia.panel.get_by_role("button", name="Go on")
        await until(page, "() => document.getElementById('jump').hidden")
        assert await go_on.evaluate(IS_OPEN)
        assert await newest.evaluate(IS_OPEN)
        # Answered, it stands where it came, and the newest is the present.
        await go_on.click()
        await livia.panel.get_by_text("not asked anything").wait_for()
        last = "() => [...document.querySelectorAll('.message')].at(-1).textContent"
        await until(page, f"{last}.includes('news 2')")
        await until(page, "() => document.getElementById('jump').hidden")
        assert await page.evaluate("document.activeElement !== document.body")
        assert livia.troubles == []
