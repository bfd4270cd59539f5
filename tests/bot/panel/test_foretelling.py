"""What is said before a confirmation, where the answer brings what nobody may know before."""

from __future__ import annotations

import pytest

from bot.tables.live import Live
from bot.tables.sitting import Sitting
from games.core.rng import Rng
from games.core.seats import Seat
from tests.bot.house import GAIUS, LIVIA, House, house
from tests.bot.panel.test_shortcuts import answering_in

pytestmark = pytest.mark.asyncio


async def played_to(home: House, live: Live, option: str) -> Seat:
    """Stewards answer until somebody has chosen something and may choose this."""
    bot = live.game.bots["steward"]
    while True:
        seat = live.waiting()[0]
        asked = live.question(seat)
        assert asked
        begun = live.playing.can_undo(seat) and asked.key != "trajan.start_tile"
        if begun and any(each.id == option for each in asked.options):
            return seat
        picks = bot.answer(live.playing.view(seat), asked, Rng(live.playing.count))
        await home.sessions.submit(live, seat, live.playing.seq, picks)


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("draw_two", "Draw 2, discard 1 – what this reveals is shown after you confirm."),
        ("stack:cards", ", 2 cards – what this reveals is shown after you confirm."),
        ("take_left", "\n-# • What this then reveals is shown after you confirm."),
    ],
)
async def test_what_is_hidden_is_said_to_come_apart_from_what_was_done(option, told) -> None:
    async with house() as home:
        table, answering = await home.open(LIVIA, GAIUS, game="trajan"), answering_in(home)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            seat = await played_to(home, live, option)
            sitting = Sitting(live, seat, live.voice())
            asked = await answering.pick(sitting, live.playing.seq, [option])
            before, _, does = asked.content.partition("**Your choice does this:**")
            assert before.startswith("**Your turn so far:**\n-# • ")
            assert told in does
            assert does.count(live.names[seat]) <= before.count(live.names[seat])


async def test_what_can_be_known_is_told_without_a_veil() -> None:
    async with house() as home:
        table, answering = await home.open(LIVIA, GAIUS, game="trajan"), answering_in(home)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            seat = await played_to(home, live, "recruit")
            asked = await answering.pick(
                Sitting(live, seat, live.voice()), live.playing.seq, ["recruit"]
            )
            assert "**Your choice does this:**" in asked.content
            assert "reveals" not in asked.content
