"""A panel that was fitted into its window stays as it is: what is pressed does not move away."""

from __future__ import annotations

import pytest

from tests.browser.small_table import small_table
from tests.browser.test_options_in_sight import KINDS, panel_of
from tests.browser.test_phone_panels import ask_about
from tests.browser.windows import DESKTOP, PHONE
from tests.playground.conftest import connect  # noqa: F401  (the fixture that runs a small bot)

pytestmark = pytest.mark.asyncio
# The rooms in which a panel that is fitted again and again has not one height.
RESTLESS = """async () => {
  const { fit } = await import('/page/static/feed/fitting.js');
  const panel = [...document.querySelectorAll('.message.is-private')].at(-1);
  const heightIn = (room) => {
    fit(panel, room);
    return panel.getBoundingClientRect().height;
  };
  const rooms = Array.from({ length: 120 }, (_, n) => 560 + n * 2.5);
  return rooms.filter((room) => new Set([1, 2, 3, 4].map(() => heightIn(room))).size > 1);
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_fitted_panel_is_fitted_for_good(tmp_path, connect, size):  # noqa: F811
    async with small_table(tmp_path, connect, size=size) as (table, bot, livia):
        place = bot.place(table.server.channel)
        for n, kind in enumerate(KINDS):
            await ask_about(livia.page, livia, place, n, panel_of(kind))
            assert await livia.page.evaluate(RESTLESS) == [], kind.name
            await livia.panel.get_by_role("button", name="Dismiss message").click()
            await livia.panel.get_by_text(kind.name).wait_for(state="detached")
