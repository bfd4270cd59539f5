"""Words of a panel can be read: a lesson as a whole, the rest of anything by one press."""

from __future__ import annotations

import pytest

from tests.browser.small_table import Asking, button, picture, small_table, view
from tests.browser.test_phone_panels import ask_about
from tests.browser.test_spoken import heard, listen
from tests.browser.windows import PHONE, until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
# What of some words can be seen: their beginning in the window, and how much of them is shown.
SHOWN = """(node) => {
  const room = document.getElementById('scroller').getBoundingClientRect();
  return [node.getBoundingClientRect().top >= room.top, node.clientHeight / node.scrollHeight];
}"""
LOW = {"width": 1000, "height": 600}
SENTENCE = "The leader chooses a role that all may play, or thinks, which gives cards. "


def teaching(sentences: int):
    """A question with a lesson above it, more options and meanings than a phone holds."""

    async def nothing(interaction) -> None:
        return None

    async def ask(interaction) -> None:
        offered = view(
            *(
                button(f"{n} · Role of a player", f"x:pick:{n}", nothing, row=n // 3)
                for n in range(15)
            )
        )
        meanings = "\n".join(f"-# Role {n} – what it does, and what it costs" for n in range(9))
        words = f"> {SENTENCE * sentences}\n**What do you lead with?**\n{meanings}"
        await interaction.response.send_message(words, view=offered, ephemeral=True)

    return ask


async def test_a_lesson_is_shown_in_full_and_the_rest_unfolds(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect, size=LOW) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        asked = view(
            button("Short", "x:move:1", teaching(3)), button("Long", "x:move:2", teaching(9))
        )
        await place.send("a table", view=asked)
        await page.get_by_role("button", name="Short").click()
        lesson, meanings = livia.panel.locator(".lesson"), livia.panel.locator(".after")
        await livia.panel.get_by_role("button", name="Read on").wait_for()
        await livia.settled()
        assert await lesson.evaluate(SHOWN) == [True, 1]
        assert (await meanings.evaluate(SHOWN))[1] < 1
        await livia.panel.get_by_role("button", name="Read on").click()
        await livia.panel.get_by_role("button", name="Show less").wait_for()
        assert (await meanings.evaluate(SHOWN))[1] == 1
        await livia.panel.get_by_role("button", name="Dismiss message").click()
        await livia.panel.wait_for(state="detached")
        await page.get_by_role("button", name="Long").click()
        await lesson.get_by_role("button", name="Read on").wait_for()
        await livia.settled()
        assert (await lesson.evaluate(SHOWN))[0]
        folded = lesson.locator(".sentence[hidden]")
        assert 0 < await folded.count() < 8
        await lesson.get_by_role("button", name="Read on").click()
        await folded.first.wait_for(state="detached")
        assert livia.troubles == []


async def test_the_last_words_of_a_lesson_are_read_and_heard(tmp_path, connect):  # noqa: F811
    async def end(interaction) -> None:
        happened = "\n".join(f"-# • Tiro does the {n}th thing" for n in range(36))
        words = f"## You can play now\n{SENTENCE * 3}\n**And then:**\n{happened}"
        await interaction.response.send_message(
            words, view=view(button("Play on", "x:lesson:1", end)), ephemeral=True
        )

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        page, place = livia.page, bot.place(table.server.channel)
        await place.send("a table", view=view(button("Last", "x:move:1", end)))
        await listen(page)
        await page.get_by_role("button", name="Last").click()
        await livia.panel.locator(".after").get_by_role("button", name="Read on").wait_for()
        await livia.settled()
        assert await livia.panel.locator(".own").evaluate(SHOWN) == [True, 1]
        assert SENTENCE.strip() in await heard(page, "You can play now")


async def test_after_the_rules_the_open_question_is_back_in_sight(tmp_path, connect):  # noqa: F811
    async def rules(interaction) -> None:
        again = view(button("All rules", "x:topic:1", rules))
        await interaction.response.send_message("a rule\n" * 60, view=again, ephemeral=True)

    async with small_table(tmp_path, connect, size=PHONE, has_touch=True) as (table, bot, livia):
        page, place, asking = livia.page, bot.place(table.server.channel), Asking(1)
        offered = view(
            button("My move", "x:move:1", asking.open), button("Rules", "x:rules:1", rules)
        )
        await place.send("a table", view=offered)
        await page.get_by_role("button", name="My move").click()
        go_on = page.get_by_role("button", name="Go on")
        await go_on.wait_for()
        for n in range(3):
            await place.send(f"{n}th news\n" * 40)
        await page.get_by_text("2th news").first.wait_for()
        await page.get_by_role("button", name="Rules").click()
        await livia.panel.get_by_role("button", name="All rules").wait_for()
        await livia.settled()
        await livia.panel.get_by_role("button", name="Dismiss message").click()
        in_sight = """() => {
          const scroller = document.getElementById('scroller').getBoundingClientRect();
          const [found] = [...document.querySelectorAll('.is-asking button')]
            .filter((each) => each.innerText === 'Go on');
          const at = found?.getBoundingClientRect();
          return at && at.top >= scroller.top && at.bottom <= scroller.bottom;
        }"""
        await livia.panel.get_by_role("button", name="All rules").wait_for(state="detached")
        await until(page, in_sight, patience=8)
        assert livia.troubles == []


async def test_no_heading_stands_alone_over_the_fold(tmp_path, connect):  # noqa: F811
    made = view(*(button(f"Option {n}", f"x:pick:{n}", None, row=n // 5) for n in range(25)))
    lesson = " ".join(["What it is about, why, and what usually is good."] * 9)
    news = [f"-# • Tiro does the {n}th thing of his turn" for n in range(9)]
    words = "\n".join([f"> {lesson}", "**And then:**", *news, "**Which?**"])
    size = {"width": 800, "height": 560}
    async with small_table(tmp_path, connect, size=size) as (table, bot, livia):
        panel = {"content": words, "view": made, "file": picture("map.png", 1000, 800)}
        await ask_about(livia.page, livia, bot.place(table.server.channel), 0, panel)
        before = livia.panel.locator(".before.is-cut")
        await before.wait_for()
        assert await before.evaluate(
            "(each) => each.querySelector('.md-small').getBoundingClientRect().bottom"
            " <= each.getBoundingClientRect().bottom + 1"
        )
