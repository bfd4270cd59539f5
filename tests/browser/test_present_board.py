"""The present board beside the messages, in windows that are wide enough for both."""

from __future__ import annotations

import pytest

from tests.browser.small_table import Asking, button, picture, small_table, view
from tests.browser.windows import PHONE, until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
SHOWN = "([words]) => document.querySelector('#board .enlarge')?.ariaLabel.includes(words)"
WIDE, TALL, FLAT = {"width": 1920, "height": 1080}, (1600, 1770), (1600, 500)


async def post(place, name: str, size, *buttons) -> None:
    """A move: its board, and the way to the panel."""
    file = picture("board.png", *size)
    file.description = name
    await place.send(name, file=file, view=view(*buttons))


def asking(*files):
    async def nothing(interaction) -> None:
        return None

    async def ask(interaction) -> None:
        await interaction.response.send_message(
            "**Which?**",
            files=list(files),
            view=view(button("This", "x:pick:1", nothing)),
            ephemeral=True,
        )

    return button("My move", "x:move:1", ask)


async def box_of(livia, selector: str):
    return await livia.page.locator(selector).last.bounding_box()


async def test_the_board_stands_left_of_the_panel_as_large_as_it_can(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=WIDE) as (table, bot, livia):
        place, page = bot.place(table.server.channel), livia.page
        await post(place, "the first move", TALL)
        await post(place, "the second move", TALL, asking(picture("hand.png", 1600, 534)))
        await until(page, SHOWN, ["the second move"])
        await page.get_by_role("button", name="My move").click()
        await livia.panel.locator(".picture").wait_for()
        board, panel = await box_of(livia, "#board .picture"), await livia.panel.bounding_box()
        room = await box_of(livia, "#scroller")
        assert board["x"] + board["width"] <= panel["x"]
        assert board["height"] >= room["height"] - 40
        assert room["x"] + room["width"] == 1920
        # Old boards are history: small, and enlarged by a tap.
        old = page.locator(".message", has_text="the first move").locator(".picture")
        assert (await old.bounding_box())["height"] <= 120
        assert not await page.locator(".is-present .picture").is_visible()
        await old.click()
        await page.locator("#zoom img").wait_for()
        assert livia.troubles == []


async def test_a_draft_takes_the_place_of_the_board(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        draft = picture("preview.png", *TALL)
        draft.description = "what the draft does"
        await post(bot.place(table.server.channel), "a move", TALL, asking(draft))
        await until(page, SHOWN, ["a move"])
        await page.get_by_role("button", name="My move").click()
        await until(page, SHOWN, ["what the draft does"])
        assert not await livia.panel.locator(".picture").is_visible()
        await livia.panel.get_by_role("button", name="Dismiss message").click()
        await until(page, SHOWN, ["a move"])


async def test_a_board_that_is_leafed_to_is_large_until_one_plays_on(tmp_path, connect):  # noqa: F811
    async def leaf(interaction) -> None:
        file = picture("board.png", *TALL)
        file.description = "the first of all moves"
        again = view(button("Jump to…", "x:jump:1", None))
        await interaction.response.send_message("Move 1", file=file, view=again, ephemeral=True)

    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, question = livia.page, Asking(2)
        history = button("History", "x:history:1", leaf)
        move = button("My move", "x:move:1", question.open)
        await post(bot.place(table.server.channel), "the present", TALL, move, history)
        await page.get_by_role("button", name="My move").click()
        await livia.panel.get_by_role("button", name="Go on").wait_for()
        await page.get_by_role("button", name="History").click()
        await until(page, SHOWN, ["the first of all moves"])
        assert (
            await page.locator("#board").get_attribute("aria-label")
            == "The board of an earlier move"
        )
        assert not await livia.panel.locator(".picture").is_visible()
        await page.get_by_role("button", name="Go on").click()
        await until(page, SHOWN, ["the present"])
        assert await livia.panel.locator(".picture").is_visible()
        assert livia.troubles == []


async def test_below_a_flat_board_lie_the_pictures_of_the_panel(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        hand = picture("hand.png", 1600, 534)
        await post(bot.place(table.server.channel), "a move", FLAT, asking(hand))
        await page.get_by_role("button", name="My move").click()
        await until(page, "() => document.querySelectorAll('#board .picture').length === 2")
        assert not await livia.panel.locator(".picture").is_visible()
        shown, room = await box_of(livia, "#board .picture"), await box_of(livia, "#board")
        assert shown["y"] + shown["height"] <= room["y"] + room["height"] + 1
        await page.set_viewport_size(PHONE)
        await livia.panel.locator(".picture").wait_for()
        assert not await page.locator("#board").is_visible()
        present = page.locator(".is-present .picture")
        assert (await present.bounding_box())["width"] > 350


async def test_pictures_below_the_board_lie_however_they_are_largest(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=WIDE) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        files = [picture("close-up.png", 1320, 800), picture("hand.png", 600, 800)]
        await post(place, "a move", FLAT, asking(*files))
        await page.get_by_role("button", name="My move").click()
        await until(page, "() => document.querySelectorAll('#board .others .picture').length === 2")
        near, hand = [
            await each.bounding_box() for each in await page.locator(".others .picture").all()
        ]
        assert near["y"] == hand["y"]  # side by side
        assert near["width"] + hand["width"] > 0.95 * (await box_of(livia, "#board"))["width"]
        assert livia.troubles == []


async def test_the_board_of_a_closed_table_is_no_more_alive(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        place, page = bot.place(table.server.channel), livia.page
        await post(place, "a move", TALL, asking(), button("History", "x:history:1", None))
        await page.get_by_role("button", name="My move").wait_for()
        assert await page.locator("#first.is-over").count() == 0
        past = view(
            button("What changed", "x:recap:1", None), button("History", "x:history:1", None)
        )
        await place.send("Livia closed this table.", view=past)
        await page.locator("#first.is-over").wait_for()
        assert await page.get_by_role("button", name="My move").count() == 0
        board = page.get_by_role("region", name="This table is closed: its last board")
        shown = await board.locator(".picture").evaluate("one => getComputedStyle(one).filter")
        assert "grayscale" in shown
        await post(place, "reopened", TALL, asking())
        await page.get_by_role("button", name="My move").last.wait_for()
        assert await page.locator("#first.is-over").count() == 0
        assert livia.troubles == []
