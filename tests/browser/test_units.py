"""A whole game of Romolo o Remo? on a phone: units are taken up on the panel and act by taps."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.core.contract import Table
from games.romolo_o_remo.game import RomoloORemo
from games.romolo_o_remo.state import State
from tests.browser.windows import PHONE, PlayerWindow, fits_the_width, playing, window

pytestmark = pytest.mark.asyncio

SCARCE = ("harbour", "forum", "aqueduct")  # three kinds that are used up begin the endgame
WANTED = ("Confirm", "End the game now", "🔁", ": +1", "All units done")
MOST_TAPS = 60


async def tapped(livia: PlayerWindow) -> bool:
    """What one wants most of the panel; false when nothing is asked."""
    await livia.settled()
    buttons = livia.panel.locator("button[data-custom-id]:not(:disabled)")
    labels = [label.strip() for label in await buttons.all_inner_texts()]
    ids = [
        id.split(":")[1]
        for id in await buttons.evaluate_all("all => all.map(one => one.dataset.customId)")
    ]
    order = [n for wanted in WANTED for n, label in enumerate(labels) if wanted in label]
    order += [n for n, verb in enumerate(ids) if verb == "pick"]
    if not order:
        return False
    await buttons.nth(order[0]).click()
    await livia.settled()
    return True


async def test_a_whole_game_by_taps_on_a_phone(tmp_path, monkeypatch: pytest.MonkeyPatch):
    whole = RomoloORemo.setup

    def setup(self: RomoloORemo, table: Table, seats: int, variant: Mapping[str, str]) -> State:
        state = whole(self, table, seats, variant)
        for kind in SCARCE:
            state.removed[kind] = state.bank[kind]
            state.bank[kind] = 0
        state.start = state.active = 0  # whoever comes second may end the game at once
        return state

    monkeypatch.setattr(RomoloORemo, "setup", setup)
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await window(chromium, size=PHONE, has_touch=True)
        await livia.come_in(table, "Livia")
        await livia.page.locator(".quick-form label", has_text="Romolo").click()
        await livia.quick_game(bots=1)
        pieces = livia.panel.locator("button[data-custom-id*=':piece:']")
        seen = 0
        for _ in range(MOST_TAPS):
            seen += await pieces.count()
            if await livia.page.get_by_role("button", name="Rematch").count():
                break
            if not await tapped(livia):
                await livia.my_move()
        await livia.page.get_by_role("button", name="Rematch").wait_for()
        assert seen, "units were there to be taken up"
        assert await fits_the_width(livia.page)
        assert livia.troubles == []
