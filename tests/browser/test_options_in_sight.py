"""Whatever a panel asks, each button of it can be seen and hit, in all windows but a phone."""

from __future__ import annotations

from typing import NamedTuple

import discord
import pytest
from discord import ui

from tests.browser.small_table import button, picture, small_table, view
from tests.browser.windows import until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
SIZES = ((1280, 800), (1920, 1080), (768, 1024))
# Buttons and menus of the panel under which something else lies, or that are out of the window.
OUT_OF_SIGHT = """(kind) => {
  const panel = [...document.querySelectorAll('.message.is-private')].at(-1);
  if (!panel?.textContent.includes(kind)) return ['not there yet'];
  if ([...panel.querySelectorAll('img')].some((each) => !each.complete)) return ['loading'];
  return [...panel.querySelectorAll('.components button')].filter((each) => {
    const at = each.getBoundingClientRect();
    const corners = [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9]];
    return !corners.every(([x, y]) => each.contains(
      document.elementFromPoint(at.x + x * at.width, at.y + y * at.height)));
  }).map((each) => each.innerText);
}"""


class Kind(NamedTuple):
    """The shape of a panel, as the games have them."""

    name: str
    labels: tuple[str, ...]
    pictures: tuple[tuple[int, int], ...] = ()
    before: int = 0  # lines above the question
    hints: int = 0
    menu: bool = False
    draft: bool = True  # undo and start over are offered
    question: str = "Which of these do you take?"
    lesson: int = 0  # sentences that explain it


SQUARES = tuple(f"{column}{row} Sail② Race①" for column in "abcd" for row in range(1, 5))
LONG = tuple(f"{square}: stronger Sail and Build for everybody" for square in ("b1", "d3"))
COLOURS = ("yellow", "orange", "green", "white", "pink", "blue")
PAIRS = tuple(f"{one} + {two}" for one in COLOURS[:3] for two in COLOURS)
HAND, TALL = (1600, 534), (1600, 1770)
SQUARE, MAP, STRIP = (1320, 1126), (1180, 1200), (1320, 560)
KINDS = (
    Kind("a role of the pool", (), (STRIP, HAND), before=6, menu=True, draft=False),
    Kind("a card of the hand", ("Road (Rubble, Laborer)", "Senator", "Petition"), (HAND,), hints=3),
    Kind("a confirmation", ("Confirm", "Choose again"), (TALL,), hints=3),
    Kind("two squares of the forum", ("b1: stronger Sail", "d3: stronger Produce"), (SQUARE,), 4),
    Kind("two long choices", LONG, (SQUARE, (1600, 1100)), question="Where does he stand? " * 3),
    Kind("sixteen squares", SQUARES, (SQUARE, (1600, 760)), question="Place a patrician. " * 4),
    Kind("two actions", ("Sail", "Race", "Forgo: Sail", "Forgo: Race"), (SQUARE, HAND), hints=2),
    Kind("trays of stones", PAIRS, ((1320, 720),), before=2, hints=1),
    Kind("hexes of a map", ("D7 becomes forest", "E6", "D6", "E7"), (MAP,), before=3),
    Kind("a unit and its deeds", tuple(f"{n}: to D{n}" for n in range(14)), (MAP,), 2, menu=True),
    Kind(
        "ways to race", tuple(f"{n}: {LONG[0][4:]}" for n in range(14)), (STRIP,), 2, 4, menu=True
    ),
    Kind("a menu and its hand", (), (TALL, STRIP, HAND), before=4, hints=6, menu=True),
    Kind("a whole board", ("Take it", "Leave it"), (TALL, HAND), before=8, hints=8),
    Kind(
        "a lesson and its role", tuple(LONG[0][4:20] + str(n) for n in range(12)), (HAND,), lesson=5
    ),
    Kind("a lesson of squares", SQUARES, (SQUARE, HAND), 3, 4, lesson=7),
    Kind("a lesson of long choices", LONG * 4, (STRIP, HAND), hints=8, lesson=9),
    Kind("words alone", tuple(f"Option {n}" for n in range(20)), hints=8, before=10),
)


def panel_of(kind: Kind) -> dict[str, object]:
    async def nothing(interaction) -> None:
        return None

    made = view()
    for n, label in enumerate(kind.labels):
        made.add_item(button(label, f"x:pick:{n}", nothing, row=n // 5))
    if kind.menu:
        options = [discord.SelectOption(label=f"Choice {n}") for n in range(20)]
        made.add_item(ui.Select(options=options, custom_id="x:choose:1", row=3))
    for n, label in enumerate(("Undo", "Start over") if kind.draft else ()):
        made.add_item(button(label, f"x:{('undo', 'restart')[n]}:1", nothing, row=4))
    made.add_item(button("What changed", "x:recap:1", nothing, row=4))
    before = [f"-# • Phaedrus does the {n}th thing of his turn" for n in range(kind.before)]
    hints = [f"-# Option {n} – what it does, and what it costs" for n in range(kind.hints)]
    lesson = " ".join(["What it is about, why, and what usually is good."] * kind.lesson)
    words = [f"> {lesson}"] if lesson else []
    words += [kind.name, *before, f"**{kind.question}**", *hints]
    files = [picture(f"p{n}.png", *size) for n, size in enumerate(kind.pictures)]
    return {"content": "\n".join(words), "view": made, "files": files}


async def test_every_button_of_every_panel_can_be_hit(tmp_path, connect):  # noqa: F811
    left = list(KINDS)

    async def ask(interaction) -> None:
        await interaction.response.send_message(**panel_of(left.pop(0)), ephemeral=True)

    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        for n, kind in enumerate(KINDS):
            await place.send(f"a table {n}", view=view(button(f"Ask {n}", f"x:move:{n}", ask)))
            await page.get_by_role("button", name=f"Ask {n}", exact=True).click()
            await livia.panel.get_by_text(kind.name).wait_for()
            if n % 2:  # others go on while somebody thinks
                await place.send("\n".join("much is said below the panel" for _ in range(40)))
            for width, height in SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                where = f"{kind.name}, {width} × {height}"
                try:
                    await until(page, f"(kind) => !({OUT_OF_SIGHT})(kind).length", kind.name, 8)
                except TimeoutError:
                    await livia.shoot("out-of-sight")
                    assert await page.evaluate(OUT_OF_SIGHT, kind.name) == [], where
            await livia.panel.get_by_role("button", name="Dismiss message").click()
            await livia.panel.get_by_text(kind.name).wait_for(state="detached")
        assert livia.troubles == []


TRAYS = tuple(f"{place} ×2 → III Military" for place in ("I", "II", "III", "IV", "V", "VI"))
TRAY = Kind(
    "which tray is emptied",
    TRAYS,
    ((1070, 1316), (1600, 700)),
    before=2,
    hints=6,
    question="Which tray do you empty? Its two stones end in III, whose action you do.",
    lesson=4,
)


async def test_beside_a_board_pictures_make_room_for_the_options(tmp_path, connect):  # noqa: F811
    async def ask(interaction) -> None:
        await interaction.response.send_message(**panel_of(TRAY), ephemeral=True)

    async with small_table(tmp_path, connect) as (table, bot, livia):
        page, move = livia.page, view(button("My move", "x:move:1", ask))
        board = picture("board.png", 1600, 1860)
        await bot.place(table.server.channel).send("a move", file=board, view=move)
        await page.get_by_role("button", name="My move").click()
        await page.locator(".has-board").wait_for()
        await livia.panel.get_by_text(TRAY.name).wait_for()
        try:
            await until(page, f"(kind) => !({OUT_OF_SIGHT})(kind).length", TRAY.name, 8)
        finally:
            await livia.shoot("abreast-desktop-light")
        tops = await livia.panel.locator(".picture").evaluate_all(
            "all => all.map((each) => Math.round(each.getBoundingClientRect().top))"
        )
        assert len(set(tops)) == 1, "side by side"
        assert livia.troubles == []
