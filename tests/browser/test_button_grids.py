"""Many buttons on a phone: grids stand as on the board, and leave the picture its size."""

from __future__ import annotations

import pytest

from tests.browser.small_table import button, picture, small_table, view
from tests.browser.windows import PHONE, until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
FORUM = (("··", "··", "c1", "d1"), ("··",) * 4, ("a3", "b3", "··", "d3"), ("a4", "b4", "c4", "d4"))


@pytest.mark.parametrize("more", ["", " 1·1"])
async def test_a_grid_stands_as_on_the_board(tmp_path, connect, more):  # noqa: F811
    """Also with more words on its buttons, and a lamp on one that is advised."""

    async def nothing(interaction):
        return None

    async def ask(interaction):
        cells = [
            button(
                label if verb == "back" else label + more,
                f"x:{verb}:{n}{m}",
                nothing,
                row=n,
                emoji="💡" if more and label == "b3" else None,
                disabled=verb == "back",
            )
            for n, row in enumerate(FORUM)
            for m, label in enumerate(row)
            for verb in ("back" if label == "··" else "pick",)
        ]
        undo = [button(label, f"x:undo:{label}", nothing, row=4) for label in ("Undo", "More")]
        await interaction.response.send_message(
            "**Where?**", view=view(*cells, *undo), ephemeral=True
        )

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await bot.place(table.server.channel).send(
            "a table", view=view(button("Ask", "x:move:1", ask))
        )
        await livia.page.get_by_role("button", name="Ask", exact=True).click()
        await livia.panel.get_by_role("button", name="d4").wait_for()
        boxes = {
            label: await livia.panel.get_by_role("button", name=label).bounding_box()
            for row in FORUM
            for label in row
            if label != "··"
        }
        for which, side in ((1, "y"), (0, "x")):  # rows, then columns
            places = {
                sign: {round(box[side]) for label, box in boxes.items() if label[which] == sign}
                for sign in {label[which] for label in boxes}
            }
            assert all(len(each) == 1 for each in places.values()), places
            assert len(set.union(*places.values())) == len(places)
        assert len({round(box["width"]) for box in boxes.values()}) == 1
        assert await livia.panel.get_by_role("button", name="··").count() == 0


SEEN = """() => {
  const panel = document.querySelector('.message.is-private');
  const room = document.querySelector('#scroller').getBoundingClientRect();
  const first = panel?.querySelector('.components button')?.getBoundingClientRect();
  const picture = panel?.querySelector('.picture')?.getBoundingClientRect();
  return first?.bottom <= room.bottom && picture.top >= room.top && picture.width >= 0.7 * 366;
}"""


async def test_many_buttons_leave_the_picture_its_size(tmp_path, connect):  # noqa: F811
    async def nothing(interaction):
        return None

    async def ask(interaction):
        labels = [f"{n}: builds a warehouse for two" for n in range(11)]
        many = [button(each, f"x:pick:{n}", nothing, row=n // 3) for n, each in enumerate(labels)]
        news = "\n".join(f"-# • something happened, {n}" for n in range(6))
        await interaction.response.send_message(
            f"{news}\n**What does it do?**\n{news}",
            file=picture("map.png", 1180, 1200),
            view=view(*many),
            ephemeral=True,
        )

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await bot.place(table.server.channel).send(
            "a table", view=view(button("Ask", "x:move:1", ask))
        )
        await livia.page.get_by_role("button", name="Ask", exact=True).click()
        await until(livia.page, SEEN, patience=8)
