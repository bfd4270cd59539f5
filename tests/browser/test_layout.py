"""Sizes: panels that fit the window, pictures that can be read, a drawer, nothing that jumps."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import ui

from tests.browser.small_table import button, picture, small_table, view
from tests.browser.windows import PHONE
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
OVERLAP = """([a, b]) => {
  const [p, q] = [a, b].map((each) => document.querySelector(each).getBoundingClientRect());
  return Math.max(0, Math.min(p.right, q.right) - Math.max(p.left, q.left))
    * Math.max(0, Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top));
}"""
NEWS = "**Since your last move**\n" + "\n".join(f"-# • something happened, {n}" for n in range(6))


async def ask_with_pictures(table, bot, livia, *, pictures: int, menu: bool) -> None:
    async def nothing(interaction):
        return None

    def choices() -> ui.View:
        made = view(
            button("Undo", "x:undo:1", nothing, row=2), button("Go", "x:pick:1", nothing, row=1)
        )
        if menu:
            options = [discord.SelectOption(label=f"Card {n}") for n in range(20)]
            made.add_item(ui.Select(options=options, custom_id="x:choose:1", row=0))
        return made

    async def ask(interaction):
        files = [picture("hand.png", 1600, 534), picture("board.png", 1600, 868)][:pictures]
        await interaction.response.send_message(
            f"{NEWS}\n**Which card do you play?**\n-# a hint",
            files=files,
            view=choices(),
            ephemeral=True,
        )

    await bot.place(table.server.channel).send("a table", view=view(button("Ask", "x:move:1", ask)))
    await livia.page.get_by_role("button", name="Ask", exact=True).click()
    await livia.panel.locator(".picture").nth(pictures - 1).wait_for()
    await livia.settled()


async def is_inside(page, locator) -> bool:
    room = await page.locator("#scroller").bounding_box()
    box = await locator.bounding_box()
    below = box["y"] + box["height"] <= room["y"] + room["height"] + 1
    return box["y"] >= room["y"] - 1 and below


@pytest.mark.parametrize("menu", [True, False])
async def test_a_panel_with_two_pictures_fits_the_window(tmp_path, connect, menu):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        await ask_with_pictures(table, bot, livia, pictures=2, menu=menu)
        for part in (".question", ".components", ".picture >> nth=0", ".picture >> nth=1"):
            assert await is_inside(livia.page, livia.panel.locator(part)), part
        await livia.shoot(f"two-pictures-{'menu' if menu else 'buttons'}-desktop-light")


async def test_the_question_covers_none_of_the_words(tmp_path, connect):  # noqa: F811
    size = {"width": 390, "height": 560}
    async with small_table(tmp_path, connect, size=size, has_touch=True) as (table, bot, livia):
        await ask_with_pictures(table, bot, livia, pictures=2, menu=True)
        for words in (".is-asking .before", ".is-asking .after"):
            assert not await livia.page.evaluate(OVERLAP, [".is-asking .question", words]), words


@pytest.mark.parametrize("pictures", [1, 2])
@pytest.mark.parametrize("size", [None, PHONE])
async def test_an_open_list_does_not_cover_the_hand(tmp_path, connect, pictures, size):  # noqa: F811
    async with small_table(tmp_path, connect, size=size, has_touch=bool(size)) as (
        table,
        bot,
        livia,
    ):
        page = livia.page
        await ask_with_pictures(table, bot, livia, pictures=pictures, menu=True)
        top = await page.evaluate("document.getElementById('scroller').scrollTop")
        await livia.panel.locator(".select").click()
        await page.locator(".listbox").wait_for()
        await livia.shoot(f"open-list-{pictures}-{'phone' if size else 'desktop'}-light")
        assert await page.evaluate(OVERLAP, [".listbox", ".is-private .picture"]) == 0
        assert await page.evaluate(OVERLAP, [".listbox", ".is-private .question"]) == 0
        assert await page.evaluate(OVERLAP, [".question", ".is-private .picture"]) == 0
        assert await is_inside(page, livia.panel.locator(".question"))
        assert await is_inside(page, livia.panel.locator(".picture").first)
        box = await page.locator(".listbox").bounding_box()
        assert box["height"] >= 150
        await page.keyboard.press("Escape")
        assert await page.evaluate("document.getElementById('scroller').scrollTop") == top


async def test_the_question_stays_while_a_long_panel_is_scrolled(tmp_path, connect):  # noqa: F811
    small = {"width": 900, "height": 420}
    async with small_table(tmp_path, connect, size=small) as (table, bot, livia):
        await ask_with_pictures(table, bot, livia, pictures=1, menu=False)
        page = livia.page
        await page.evaluate("document.getElementById('scroller').scrollTop = 1e6")
        go = livia.panel.get_by_role("button", name="Go")
        assert await is_inside(page, go)
        assert await is_inside(page, livia.panel.locator(".question"))
        await livia.shoot("sticky-question-small-light")


async def test_a_phone_shows_all_that_is_about_to_be_confirmed(tmp_path, connect):  # noqa: F811
    done = "\n".join(
        f"-# • Livia does the {n}th thing of a long and thoughtful turn" for n in range(4, 12)
    )

    async def nothing(interaction):
        return None

    async def ask(interaction):
        await interaction.response.send_message(
            f"**Your choice does this:**\n{done}\nYou chose **this**.",
            file=picture("board.png", 1600, 1800),
            view=view(button("Confirm", "x:confirm:1", nothing)),
            ephemeral=True,
        )

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        place = bot.place(table.server.channel)
        await place.send("a table", view=view(button("Ask", "x:move:1", ask)))
        await livia.page.get_by_role("button", name="Ask", exact=True).click()
        await livia.panel.locator(".picture").wait_for()
        await livia.settled()
        await place.send("\n".join("much is said below the panel" for _ in range(40)))
        await livia.settled()
        assert await is_inside(livia.page, livia.panel.locator(".after"))
        assert await is_inside(livia.page, livia.panel.locator(".components"))
        assert await livia.page.evaluate(OVERLAP, [".question", ".is-private .after"]) == 0
        await livia.shoot("confirm-phone-light")


async def test_words_are_folded_between_two_lines(tmp_path, connect):  # noqa: F811
    cut = """() => [...document.querySelectorAll('.is-asking .is-cut')].map((words) => {
      const end = words.getBoundingClientRect().bottom;
      const through = [...words.querySelectorAll('p:not(.fold)')].filter((each) => {
        const at = each.getBoundingClientRect();
        return at.top < end - 2 && at.bottom > end + 2;
      });
      return through.map((each) => each.textContent);
    })"""
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await ask_with_pictures(table, bot, livia, pictures=1, menu=True)
        found = 0
        for height in range(420, 560, 20):  # each line is shorter than the window, so none wraps
            await livia.page.set_viewport_size({"width": 390, "height": height})
            await asyncio.sleep(0.1)
            for lines in await livia.page.evaluate(cut):
                assert lines == []
                found += 1
        assert found


async def test_a_tall_panel_scrolls_its_words_and_shows_the_rest(tmp_path, connect):  # noqa: F811
    def words(lines: int) -> str:
        return "\n".join(f"-# line {n}" for n in range(lines)) + "\n**Which?**\n-# a hint"

    async def shrink(interaction):
        await interaction.response.edit_message(content=words(45))

    async def ask(interaction):
        again = view(button("Less", "x:pick:1", shrink))
        await interaction.response.send_message(words(60), view=again, ephemeral=True)

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        place = bot.place(table.server.channel)
        await place.send("a table", view=view(button("Ask", "x:move:1", ask)))
        await livia.page.get_by_role("button", name="Ask", exact=True).click()
        less = livia.panel.get_by_role("button", name="Less")
        await less.wait_for()
        await place.send("\n".join("much is said below the panel" for _ in range(40)))
        await livia.settled()
        await less.tap()
        await livia.panel.get_by_text("line 59").wait_for(state="detached")
        await livia.settled()
        room = await livia.page.locator("#scroller").bounding_box()
        panel = await livia.panel.bounding_box()
        assert room["y"] <= panel["y"]
        assert panel["y"] + panel["height"] <= room["y"] + room["height"]
        words = livia.panel.locator(".before")
        assert await words.evaluate("each => each.scrollHeight > each.clientHeight")


async def test_a_post_laid_out_in_parts_keeps_to_the_window(tmp_path, connect):  # noqa: F811
    class Parts(ui.LayoutView):
        def __init__(self) -> None:
            super().__init__(timeout=None)
            self.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
            self.add_item(ui.TextDisplay("what happened"))
            row: ui.ActionRow = ui.ActionRow()
            row.add_item(ui.Button(label="Look", custom_id="x:look:1"))
            self.add_item(row)

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await bot.place(table.server.channel).send(
            file=picture("board.png", 1600, 900), view=Parts()
        )
        post = livia.page.locator("article").last
        await post.locator(".picture").wait_for()
        await livia.settled()
        left = [
            (await post.locator(part).bounding_box())["x"]
            for part in (".picture", ".md", ".button", ".author")
        ]
        assert 4 <= min(left) == max(left) <= 16


async def test_many_rows_of_buttons_flow_into_one_another(tmp_path, connect):  # noqa: F811
    async def nothing(interaction):
        return None

    async def ask(interaction):
        rows = [button(f"Go {n}", f"x:pick:{n}", nothing, row=n) for n in range(5)]
        await interaction.response.send_message("**Where?**", view=view(*rows), ephemeral=True)

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await bot.place(table.server.channel).send(
            "a table", view=view(button("Ask", "x:move:1", ask))
        )
        await livia.page.get_by_role("button", name="Ask", exact=True).click()
        await livia.panel.get_by_role("button", name="Go 4").wait_for()
        tops = {
            (await livia.panel.get_by_role("button", name=f"Go {n}").bounding_box())["y"]
            for n in range(5)
        }
        assert len(tops) <= 2


async def test_a_small_picture_stands_over_no_empty_place(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await ask_with_pictures(table, bot, livia, pictures=2, menu=True)
        first, second = [
            (await livia.panel.locator(".picture").nth(n).bounding_box())["height"] for n in (0, 1)
        ]
        assert second <= max(first, 9 * 16) + 2


@pytest.mark.parametrize("size", [None, PHONE, {"width": 1000, "height": 577}])
async def test_the_page_is_never_taller_than_the_window(tmp_path, connect, size):  # noqa: F811
    async with small_table(tmp_path, connect, size=size) as (_, _, livia):
        heights = await livia.page.evaluate(
            "[document.documentElement.scrollHeight, document.body.scrollHeight, innerHeight]"
        )
        assert heights[0] == heights[1] == heights[2]


async def test_on_a_phone_a_tap_enlarges_to_a_readable_size(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        page = livia.page
        await bot.place(table.server.channel).send("look", file=picture("hand.png", 1600, 534))
        await page.locator(".picture").tap(position={"x": 250, "y": 40})
        image = page.locator("#zoom img")
        await image.wait_for()
        assert float(await image.get_attribute("data-scale")) > 2
        before = await image.bounding_box()
        assert before["width"] >= 1600 * 0.59
        assert before["x"] < -200  # around what was tapped, not the left edge
        hand = await page.context.new_cdp_session(page)
        await touch(hand, "touchStart", [(200, 300)])
        await touch(hand, "touchMove", [(140, 300)])
        await touch(hand, "touchEnd", [])
        after = await image.bounding_box()
        assert after["x"] < before["x"] - 30
        await touch(hand, "touchStart", [(100, 300), (300, 300)])
        await touch(hand, "touchMove", [(150, 300), (250, 300)])
        await touch(hand, "touchEnd", [])
        pinched = await image.bounding_box()
        assert pinched["width"] < after["width"] * 0.8


async def touch(hand, kind: str, points) -> None:
    touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    await hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


async def test_the_zoom_bar_covers_nothing(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        await bot.place(table.server.channel).send("look", file=picture("tall.png", 1000, 1400))
        await page.locator(".picture").click()
        await page.locator("#zoom img").wait_for()
        await page.keyboard.press("0")
        assert await page.evaluate(OVERLAP, ["#zoom img", ".zoom-tools"]) == 0


async def test_the_drawer_keeps_the_keyboard_and_lets_it_go(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE) as (_, _, livia):
        page = livia.page
        inside = "document.getElementById('sidebar').contains(document.activeElement)"
        for way in ("Escape", "close", "shade"):
            await page.locator(".menu").click()
            await page.locator(".sidebar.is-open").wait_for()
            assert await page.evaluate(inside)
            for _ in range(12):
                await page.keyboard.press("Tab")
                stays = f"{inside} || document.activeElement === document.body"
                assert await page.evaluate(stays)
            if way == "Escape":
                await page.keyboard.press("Escape")
            elif way == "close":
                await page.locator(".close-drawer").click()
            else:
                await page.mouse.click(380, 400)
            await asyncio.sleep(0.3)
            assert not await page.locator(".sidebar").is_visible()
            assert await page.evaluate("document.activeElement.matches('.menu')"), way


async def test_several_choices_say_how_to_finish(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (_, _, livia):
        page = livia.page
        await page.locator(".write").fill("/table open fruit:apple")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="My move").click()
        await livia.panel.locator(".select", has_text="Pick cards").focus()
        await page.keyboard.press("Enter")
        await page.locator(
            ".listbox-footer", has_text="Enter or a click ticks, Done sends."
        ).wait_for()
        await page.keyboard.press("Enter")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        assert await page.locator(".listbox [aria-selected=true]").count() == 2
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await livia.panel.get_by_text("picked 0, 1").wait_for()
