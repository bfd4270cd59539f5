"""Panels on a phone: a picture a finger can hit, words that are whole, answers apart from tools."""

from __future__ import annotations

import pytest

from tests.browser.small_table import button, picture, small_table, view
from tests.browser.test_options_in_sight import KINDS, OUT_OF_SIGHT, panel_of
from tests.browser.windows import DESKTOP, PHONE, until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
# Of the last panel: whether its first picture is too small, and what of its beginning is not seen.
BEGINNING = """(kind) => {
  const panel = [...document.querySelectorAll('.message.is-private')].at(-1);
  if (!panel?.textContent.includes(kind)) return ['not there yet'];
  if ([...panel.querySelectorAll('img')].some((each) => !each.complete)) return ['loading'];
  const room = document.getElementById('scroller').getBoundingClientRect();
  const first = panel.querySelector('.picture');
  const broad = !first || first.offsetWidth >= 0.7 * panel.querySelector('.panel').clientWidth;
  const wanted = ['.question', '.picture', '.components button']
    .map((each) => panel.querySelector(each));
  return [...broad ? [] : ['small'], ...wanted.filter((each) => {
    const at = each?.getBoundingClientRect();
    return at && (at.top < room.top - 1 || at.bottom > room.bottom + 1);
  }).map((each) => each.className)];
}"""
SENTENCES = [f"This is the {n}th of the sentences that explain what it is about." for n in range(9)]
SHOWN = "all => all.filter((each) => each.offsetParent).map((each) => each.textContent.trim())"


async def ask_about(page, livia, place, n: int, panel: dict) -> None:
    async def ask(interaction) -> None:
        await interaction.response.send_message(**panel, ephemeral=True)

    await place.send(f"a table {n}", view=view(button(f"Ask {n}", f"x:move:{n}", ask)))
    await page.get_by_role("button", name=f"Ask {n}", exact=True).click()
    await livia.panel.locator(".question").wait_for()
    await livia.settled()


async def test_question_picture_and_first_options_are_seen_at_once(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        more = page.get_by_role("button", name="Further down: more to choose")
        scrolled = 0
        for n, kind in enumerate(kind for kind in KINDS if not kind.lesson):  # those are read first
            await ask_about(page, livia, place, n, panel_of(kind))
            try:
                await until(page, f"(kind) => !({BEGINNING})(kind).length", kind.name, 8)
            except TimeoutError:
                await livia.shoot("phone-beginning")
                assert await page.evaluate(BEGINNING, kind.name) == [], kind.name
            hidden = await page.evaluate(OUT_OF_SIGHT, kind.name)
            assert await more.is_visible() == bool(hidden), (kind.name, hidden)
            if hidden:
                scrolled += 1
                await more.click()
                await more.wait_for(state="hidden")
                assert "What changed" not in await page.evaluate(OUT_OF_SIGHT, kind.name)
            await livia.panel.get_by_role("button", name="Dismiss message").click()
            await livia.panel.get_by_text(kind.name).wait_for(state="detached")
        assert scrolled
        assert livia.troubles == []


def lesson_of(advice: str, options: int = 20) -> dict:
    """A long lesson, many options, a picture; below the question what somebody advises."""

    async def advise(interaction) -> None:
        await interaction.response.edit_message(
            content=lesson_of("I would choose **this**.")["content"]
        )

    made = view(
        *(
            button(f"Place of a player {n}", f"x:pick:{n}", advise, row=n // 5)
            for n in range(options)
        )
    )
    made.add_item(button("Undo", "x:undo:1", advise, row=4))
    made.add_item(button("What would you do?", "x:hint:1", advise, row=4))
    words = [
        f"> {' '.join(SENTENCES)}",
        *("-# • Tiro did something" for _ in range(6)),
        "• You drew a card.",
        "**Where?**",
        *(f"-# Place {n} – what it does, and what it costs" for n in range(6)),
        *filter(None, [advice]),
    ]
    return {"content": "\n".join(words), "view": made, "file": picture("map.png", 1000, 800)}


async def test_a_lesson_is_read_whole_on_a_phone_from_its_beginning(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await ask_about(livia.page, livia, bot.place(table.server.channel), 0, lesson_of(""))
        sentences = livia.panel.locator(".lesson .sentence")
        assert await sentences.evaluate_all(SHOWN) == SENTENCES
        assert not await livia.panel.get_by_role("button", name="Read on").first.is_visible()
        await until(
            livia.page,
            """() => {
              const lesson = [...document.querySelectorAll('.lesson')].at(-1);
              const first = lesson.getBoundingClientRect();
              const room = document.getElementById('scroller').getBoundingClientRect();
              return first.top >= room.top && first.top < room.top + 120;
            }""",
        )
        await livia.page.get_by_role("button", name="Further down: more to choose").wait_for()


async def test_what_explains_below_a_question_stands_above_its_picture(tmp_path, connect):  # noqa: F811
    panel = lesson_of("")
    lines = panel["content"].split("\n")
    panel["content"] = "\n".join([*lines[1:], lines[0]])
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await ask_about(livia.page, livia, bot.place(table.server.channel), 0, panel)
        words = await livia.panel.locator(".lesson").bounding_box()
        picture = await livia.panel.locator(".picture").first.bounding_box()
        assert words["y"] + words["height"] <= picture["y"]


async def test_a_lesson_is_folded_between_sentences(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=DESKTOP) as (table, bot, livia):
        await ask_about(livia.page, livia, bot.place(table.server.channel), 0, lesson_of(""))
        lesson = livia.panel.locator(".lesson")
        await lesson.get_by_role("button", name="Read on").wait_for()
        shown = await lesson.locator(".sentence").evaluate_all(SHOWN)
        assert shown[0] == SENTENCES[0]
        assert shown[-1] == SENTENCES[-1], "the advice"
        assert 2 <= len(shown) < len(SENTENCES)
        await lesson.get_by_role("button", name="Read on").click()
        await lesson.get_by_role("button", name="Show less").wait_for()
        assert await lesson.locator(".sentence").evaluate_all(SHOWN) == SENTENCES


async def test_a_hint_folds_nothing_and_is_not_folded(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=DESKTOP) as (table, bot, livia):
        await ask_about(livia.page, livia, bot.place(table.server.channel), 0, lesson_of(""))
        assert await livia.panel.locator(".own").inner_text() == "• You drew a card."
        lesson = livia.panel.locator(".lesson")
        await lesson.get_by_role("button", name="Read on").click()
        await livia.panel.get_by_role("button", name="What would you do?").click()
        advice = livia.panel.locator(".advice", has_text="I would choose")
        await advice.wait_for()
        assert await lesson.locator(".sentence").evaluate_all(SHOWN) == SENTENCES
        said, offer = (
            await advice.bounding_box(),
            await livia.panel.locator(".components").bounding_box(),
        )
        assert 0 <= offer["y"] - said["y"] - said["height"] <= 16, "directly above the buttons"


async def test_tools_look_unlike_answers_and_lie_below_a_line(tmp_path, connect):  # noqa: F811
    ground = "each => getComputedStyle(each).backgroundColor"
    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        await ask_about(livia.page, livia, bot.place(table.server.channel), 0, lesson_of(""))
        buttons = livia.panel.locator(".components")
        answer = buttons.get_by_role("button", name="Place of a player 19")
        tools = [
            buttons.get_by_role("button", name=name) for name in ("Undo", "What would you do?")
        ]
        for tool in tools:
            assert await tool.evaluate(ground) != await answer.evaluate(ground)
            below, above = await tool.bounding_box(), await answer.bounding_box()
            assert below["y"] >= above["y"] + above["height"] + 8
        row = livia.panel.locator(".is-tools")
        assert await row.evaluate("each => getComputedStyle(each).borderTopWidth") == "1px"
