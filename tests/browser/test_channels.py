"""Channels get another name or go, for every window."""

from __future__ import annotations

import pytest

from tests.browser.small_table import button, small_table, view
from tests.browser.windows import until
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
NAMES = "() => [...document.querySelectorAll('nav .entry-name')].map(one => one.textContent)"


async def test_a_channel_is_renamed_and_removed(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, _, livia):
        page = livia.page
        made = table.server.add_channel("old-name")
        await page.locator(".entry", has_text="old-name").click()
        await page.locator("#place h2", has_text="old-name").wait_for()
        edit = page.get_by_role("button", name="Rename or remove the channel")
        await edit.click()
        dialog = page.locator("#dialog")
        await dialog.locator("input").fill("New name")
        await livia.shoot("rename-channel-desktop-light")
        await page.keyboard.press("Enter")
        await page.locator("#place h2", has_text="new-name").wait_for()
        assert "new-name" in await page.evaluate(NAMES)
        await edit.click()
        await dialog.get_by_role("button", name="Remove the channel").click()
        await dialog.get_by_text("Remove #new-name?").wait_for()
        await dialog.get_by_role("button", name="Remove", exact=True).click()
        await page.locator("#place h2", has_text="forum").wait_for()
        assert made.id not in table.server.loopback.world.channels
        # The last one stays: somewhere a table must be opened.
        await edit.click()
        await dialog.get_by_role("button", name="Remove the channel").click()
        await dialog.get_by_role("button", name="Remove", exact=True).click()
        await dialog.locator(".failure", has_text="The last channel stays.").wait_for()
        await page.keyboard.press("Escape")
        await until(page, "() => !document.querySelector('#dialog[open]')")
        await page.locator("nav .entry", has_text="Bot").click()
        await edit.wait_for(state="detached")


async def test_a_long_name_is_read_in_full(tmp_path, connect):  # noqa: F811
    async with small_table(tmp_path, connect) as (table, _, livia):
        page, name = livia.page, "a-table-of-old-friends-for-the-long-winter-evenings"
        table.server.add_channel(name)
        entry = page.locator(".sidebar .entry", has_text=name)
        await entry.wait_for()
        assert await entry.get_attribute("title") == name
        assert await entry.locator(".entry-name").evaluate(
            "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
        )
        await entry.click()
        await page.locator(f"#place h2[title='{name}']").wait_for()


# What stands on each line of a name.
LINES = """(name) => {
  const text = name.firstChild;
  const lines = new Map();
  [...text.data].forEach((letter, n) => {
    const range = document.createRange();
    range.setStart(text, n);
    range.setEnd(text, n + 1);
    const { top } = range.getBoundingClientRect();
    lines.set(top, (lines.get(top) ?? '') + letter);
  });
  return [...lines.values()];
}"""


async def test_a_name_breaks_between_its_words(tmp_path, connect):  # noqa: F811
    names = ("corduba-27-a-c", "corduba-27-a-c-2", "romolo-o-remo-2", "glory-to-rome-2")
    async with small_table(tmp_path, connect) as (table, bot, livia):
        called = f"Your turn, <@{table.server.people['Livia'].id}>"
        for name in names:
            move = view(button("My move", f"x:move:{name}", None))
            await bot.place(table.server.add_channel(name)).send(called, view=move)
        for name in names:
            entry = livia.page.locator(f".sidebar .entry[title='{name}']")
            await entry.locator(".turn").wait_for()
            lines = await entry.locator(".entry-name").evaluate(LINES)
            assert all(line.endswith("-") for line in lines[:-1]), lines
            assert len(lines) == 1 or len(lines[-1]) > len("-2"), lines
