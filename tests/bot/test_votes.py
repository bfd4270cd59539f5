from __future__ import annotations

import pytest

from bot.votes import Votes
from games.core.rng import Rng
from tests.bot.tables import GAIUS, LIVIA, house

pytestmark = pytest.mark.asyncio


async def test_consent_takes_back_a_whole_turn_and_not_its_last_choice() -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS, game="trajan")
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
        rng, turn = Rng(6), None
        while turn is None:
            async with home.sessions.table(table) as live:
                await home.answer_at_random(live, rng)
                last = await home.store.move(table, live.row.moves)
                if (
                    live.playing.turn_key(live.waiting()[0]) == "trajan.tray"
                    and last.seat is not None
                ):
                    turn = last if last.last - last.first >= 2 else None
        async with home.sessions.table(table) as live:
            vote = await Votes(home.sessions).ask(live, turn.seat)
        assert vote.to_choice == turn.first
