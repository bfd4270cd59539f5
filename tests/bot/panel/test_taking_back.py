"""Taking back leads to what somebody really answered, never to what goes without saying."""

from __future__ import annotations

import pytest

from bot.tables.live import Live
from bot.tables.sitting import Sitting
from games.core.rng import Rng
from games.core.seats import Seat
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.panel.test_shortcuts import answering_in, choices_of

pytestmark = pytest.mark.asyncio


async def to_the_first_action(home, live: Live) -> Seat:
    """Everybody answers as the steward does, until somebody has two actions before them."""
    while True:
        seat = live.waiting()[0]
        asked = live.question(seat)
        if asked.key == "nova.action":
            return seat
        picks = live.game.bots["steward"].answer(live.playing.view(seat), asked, Rng(1))
        await home.sessions.submit(live, seat, live.playing.seq, picks)


async def test_undo_goes_past_an_action_that_began_by_itself() -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS, game="nova_roma")
        answering = answering_in(home)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            seat = await to_the_first_action(home, live)
            sitting = Sitting(live, seat, live.voice())
            before, asked = choices_of(live), live.question(seat)
            forgo = next(o.id for o in asked.options if o.id.startswith("forgo:"))
            await answering.press(sitting, live.playing.seq, forgo)
            assert len(choices_of(live)) > len(before) + 1, "the other action began by itself"
            await answering.undo(sitting, live.playing.seq, all_of_it=False)
            assert choices_of(live) == before
            assert live.question(seat) == asked
