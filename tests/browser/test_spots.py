"""Places of a panel's picture are clicked instead of its buttons and menus."""

from __future__ import annotations

from io import BytesIO

import discord
import pytest
from discord import ui
from PIL import Image

from rendering.files.encoding import Spot, png
from rendering.kit.box import Box
from tests.browser.small_table import button, small_table, view
from tests.browser.windows import PHONE, playing, until, window
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
SPOTS = (
    Spot(Box(0, 0, 400, 400), ("card:bath",)),
    Spot(Box(400, 0, 400, 400), ("hex:C4", "hex:D5")),
    Spot(Box(800, 0, 400, 400), ("wood",)),
    Spot(Box(1200, 0, 200, 400), ("salt",)),
    Spot(Box(1400, 0, 200, 400), ("not offered any more",)),
)


def picture_with_spots() -> discord.File:
    made = png(Image.new("RGB", (1600, 400), "#9e2b25"), (), SPOTS)
    return discord.File(BytesIO(made), filename="hand.png", description="a hand")


class Offering:
    """A panel with a button, a menu of one choice and one of several; it says what was chosen."""

    def __init__(self, picture=picture_with_spots) -> None:
        self.picture = picture

    async def open(self, interaction) -> None:
        await interaction.response.send_message(
            "**Which?**", file=self.picture(), view=self.view(), ephemeral=True
        )

    async def told(self, interaction) -> None:
        values = interaction.data.get("values") or [interaction.data["custom_id"]]
        await interaction.response.edit_message(content=f"**Which?**\nyou chose {values}")

    def view(self) -> ui.View:
        places = [discord.SelectOption(label=each, value=f"hex:{each}") for each in ("C4", "D5")]
        goods = [discord.SelectOption(label=each) for each in ("wood", "salt", "wine")]
        one = ui.Select(custom_id="roms:choose:1:2:0", options=places, row=1)
        some = ui.Select(custom_id="roms:add:1:2:0", options=goods, row=2, max_values=2)
        one.callback = some.callback = self.told
        return view(button("Bath", "roma:pick:1:2:card:bath", self.told), one, some)


async def offered(table, bot, livia) -> None:
    place = bot.place(table.server.channel)
    await place.send("a table", view=view(button("Ask", "x:move:1", Offering().open)))
    await livia.page.get_by_role("button", name="Ask", exact=True).click()
    await livia.panel.locator(".spot").nth(3).wait_for()


async def test_a_spot_does_what_its_button_or_menu_does(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        await offered(table, bot, livia)
        page, spots = livia.page, livia.panel.locator(".spot")
        names = await spots.evaluate_all("all => all.map(one => one.ariaLabel)")
        assert names == ["Bath", "C4 / D5", "wood", "salt"]
        await spots.nth(0).focus()
        await page.keyboard.press("Enter")
        await livia.panel.get_by_text("roma:pick:1:2:card:bath").wait_for()
        await livia.settled()
        await spots.nth(1).click()  # two options in one place: it is asked which
        await page.locator(".listbox [role=option]", has_text="D5").click()
        await livia.panel.get_by_text("you chose ['hex:D5']").wait_for()
        await livia.settled()
        await spots.nth(2).click()  # one of several: it is ticked in the menu
        await page.locator(".listbox [role=option]", has_text="wine").click()
        await page.locator(".listbox-footer button").click()
        await livia.panel.get_by_text("you chose ['wood', 'wine']").wait_for()
        assert livia.troubles == []


async def test_a_spot_lies_where_the_picture_shows_it(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, bot, livia):
        await offered(table, bot, livia)
        for size in (None, PHONE):
            if size:
                await livia.page.set_viewport_size(size)
            image = await livia.panel.locator(".picture img").bounding_box()
            spot = await livia.panel.locator(".spot").nth(2).bounding_box()
            assert abs(spot["x"] - image["x"] - image["width"] / 2) < 2
            assert abs(spot["width"] - image["width"] / 4) < 2


async def test_spots_answer_in_the_enlarged_picture_too(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await offered(table, bot, livia)
        large, enlarge = livia.page.locator("#zoom .spot"), livia.panel.locator(".enlarge")
        await enlarge.focus()
        await livia.page.keyboard.press("Enter")
        assert await large.count() == 4
        box = await large.nth(1).bounding_box()
        await livia.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await livia.page.locator("#zoom").wait_for(state="hidden")
        await livia.page.locator(".listbox [role=option]", has_text="D5").click()
        await livia.panel.get_by_text("you chose ['hex:D5']").wait_for()
        await livia.settled()
        await enlarge.focus()
        await livia.page.keyboard.press("Enter")
        box = await large.nth(1).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        await livia.page.mouse.move(x, y)  # dragging by a spot answers nothing
        await livia.page.mouse.down()
        await livia.page.mouse.move(x - 60, y, steps=4)
        await livia.page.mouse.up()
        assert await livia.page.locator("#zoom").is_visible()
        assert livia.troubles == []


def board_for_all() -> discord.File:
    places = {
        "p1:mat": Box(0, 0, 300, 200),
        "mat": Box(1300, 0, 300, 200),
        "C4": Box(400, 300, 400, 400),
    }
    made = png(Image.new("RGB", (1600, 900), "#2a726d"), (), (), places)
    return discord.File(BytesIO(made), filename="board.png", description="a board")


def hand_about_the_board() -> discord.File:
    """It shows one option, and names the places of others."""
    spots = (
        Spot(Box(0, 0, 400, 400), ("wood",), ("p1:card:wood", "card:wood")),
        Spot(None, ("card:bath",), ("p1:mat", "mat")),
        Spot(None, ("hex:C4", "hex:D5"), ("p1:C4", "C4")),
        Spot(None, ("salt",), ("p1:nowhere", "nowhere")),
    )
    made = png(Image.new("RGB", (1600, 400), "#9e2b25"), (), spots)
    return discord.File(BytesIO(made), filename="hand.png", description="a hand")


async def test_the_large_board_takes_clicks_for_the_open_question(tmp_path, connect):  # noqa: F811
    asking = Offering(hand_about_the_board)
    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        move = view(button("My move", "x:move:1", asking.open))
        await place.send("a move", file=board_for_all(), view=move)
        board = page.locator("#board .picture[data-file*='board.']")
        await board.wait_for()
        assert await page.locator(".spot").count() == 0  # nobody is asked yet
        await page.get_by_role("button", name="My move").click()
        spots = board.locator(".spot")
        await spots.nth(1).wait_for()
        names = await spots.evaluate_all("all => all.map(one => one.ariaLabel)")
        assert names == ["Bath", "C4 / D5"]
        image, mat = await board.bounding_box(), await spots.nth(0).bounding_box()
        assert abs(mat["x"] - image["x"]) < 3  # one's own, not the one of everybody
        await spots.nth(1).click()
        await page.locator(".listbox [role=option]", has_text="D5").click()
        await livia.panel.get_by_text("you chose ['hex:D5']").wait_for()
        await livia.settled()
        await spots.nth(0).focus()
        await page.keyboard.press("Enter")
        await livia.panel.get_by_text("roma:pick:1:2:card:bath").wait_for()
        assert await spots.nth(0).evaluate("one => one === document.activeElement")
        await livia.panel.get_by_role("button", name="Dismiss message").click()
        await spots.first.wait_for(state="detached")
        assert livia.troubles == []


def flat(name: str, width: int, height: int, spots=(), places=None) -> discord.File:
    made = png(Image.new("RGB", (width, height), "#9e2b25"), (), spots, places or {})
    return discord.File(BytesIO(made), filename=f"{name}.png", description=name)


@pytest.mark.parametrize("enlarged", [False, True])
async def test_what_the_board_shows_as_large_makes_room(tmp_path, connect, enlarged):  # noqa: F811
    near = Spot(Box(0, 0, 660 if enlarged else 330, 90), ("card:bath",), ("mat",))

    async def ask(interaction) -> None:
        files = [flat("close-up", 1320, 300, [near]), flat("hand", 1600, 534)]
        options = view(button("Bath", "roma:pick:1:2:card:bath", None))
        await interaction.response.send_message(
            "**Which?**", files=files, view=options, ephemeral=True
        )

    async with small_table(tmp_path, connect) as (table, bot, livia):
        page = livia.page
        board = flat("board", 1600, 500, (), {"mat": Box(0, 0, 400, 109)})
        move = view(button("My move", "x:move:1", ask))
        await bot.place(table.server.channel).send("a move", file=board, view=move)
        await page.get_by_role("button", name="My move").click()
        await page.locator("#board .others .picture[data-file*='hand.']").wait_for()
        await page.locator("#board .is-unmarked .spot").wait_for()
        assert await page.locator("#board .others .picture").count() == 1 + enlarged
        assert not await livia.panel.locator(".picture").first.is_visible()
        assert livia.troubles == []


OVERLAPS = """(spots) => spots.flatMap((one, n) => spots.slice(n + 1).map((other) => {
  const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
})).filter(Boolean).length"""


async def test_hexes_do_not_overlap_and_what_lies_in_one_stays(tmp_path, connect):  # noqa: F811
    wide, high = 200, 230
    hexes = [
        Box(wide * (2 * n + row % 2) // 2, high * 3 * row // 4, wide, high)
        for row in range(3)
        for n in range(3)
    ]
    boxes = [*hexes, Box(1300, 0, 300, 300), Box(1400, 100, 60, 60)]  # the last: a unit in a town
    spots = [Spot(box, (f"hex:{n}",)) for n, box in enumerate(boxes)]

    async def ask(interaction) -> None:
        options = view(
            *(
                button(f"H{n}", f"roma:pick:1:2:hex:{n}", None, row=n // 5)
                for n in range(len(boxes))
            )
        )
        await interaction.response.send_message(
            "**Which?**", file=flat("map", 1600, 700, spots), view=options, ephemeral=True
        )

    async with small_table(tmp_path, connect) as (table, bot, livia):
        move = view(button("My move", "x:move:1", ask))
        await bot.place(table.server.channel).send("a move", view=move)
        await livia.page.get_by_role("button", name="My move").click()
        found = livia.panel.locator(".spot")
        await found.nth(len(boxes) - 1).wait_for()
        assert await found.evaluate_all(OVERLAPS) == 1  # the unit and its town
        assert await livia.panel.locator(".spot.is-round").count() == len(hexes)
        shown = [await found.nth(n).bounding_box() for n in (0, 9)]
        assert shown[0]["height"] < shown[1]["height"] * high / 300 * 0.8
        assert livia.troubles == []


async def test_a_first_move_by_the_board(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await window(chromium)
        await livia.come_in(table, "Livia")
        await livia.page.locator(".quick-form label", has_text="Nova Roma").click()
        await livia.quick_game()
        await livia.settled()
        spots = livia.page.locator(".spot:visible")
        await spots.nth(1).wait_for()
        labels = await livia.panel.locator("button[data-custom-id*=':pick:']").all_inner_texts()
        names = await spots.evaluate_all("all => all.map(one => one.ariaLabel)")
        assert set(names) <= set(labels)
        before = await livia.panel.inner_text()
        await livia.shoot("spots-desktop-light")
        await spots.nth(1).click()
        same = livia.page.get_by_label(names[1], exact=True)
        large = livia.page.locator("#zoom .spot").and_(same)
        if await large.count():  # it was too small to be hit
            await large.first.click()
        await until(
            livia.page,
            "([before]) => [...document.querySelectorAll('.message.is-private')]"
            ".at(-1).innerText !== before",
            [before],
        )
        await livia.settled()
        assert livia.troubles == []


async def test_thinking_by_the_board_beside_the_hand(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await window(chromium)
        await livia.come_in(table, "Livia")
        await livia.quick_game()  # of Glory to Rome: the panel shows the hand alone
        await livia.settled()
        spots = livia.page.locator("#board .is-unmarked .spot")
        await spots.nth(1).wait_for()
        names = await spots.evaluate_all("all => all.map(one => one.ariaLabel)")
        assert any("Think" in name for name in names)
        await livia.shoot("spots-of-the-board-desktop-light")
        assert livia.troubles == []


async def test_what_is_too_small_to_hit_is_enlarged_first(tmp_path, connect):  # noqa: F811
    small = Spot(Box(0, 0, 100, 40), ("card:bath",))

    async def ask(interaction) -> None:
        options = view(button("Bath", "roma:pick:1:2:card:bath", told))
        shown = flat("map", 1600, 1600, [small])
        await interaction.response.send_message(
            "**Which?**", file=shown, view=options, ephemeral=True
        )

    async def told(interaction) -> None:
        await interaction.response.edit_message(content="**Which?**\nyou chose")

    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, zoom = livia.page, livia.page.locator("#zoom")
        move = view(button("My move", "x:move:1", ask))
        await bot.place(table.server.channel).send("a move", view=move)
        await page.get_by_role("button", name="My move").click()
        spot = livia.panel.locator(".spot")
        for pressed in (spot, livia.panel.locator(".magnifier")):
            await pressed.click()
            await zoom.wait_for()
            await page.keyboard.press("Escape")
            await zoom.wait_for(state="hidden")
        assert await livia.panel.get_by_text("you chose").count() == 0
        await spot.focus()  # keys hit what they are on
        await page.keyboard.press("Enter")
        await livia.panel.get_by_text("you chose").wait_for()
        assert livia.troubles == []
