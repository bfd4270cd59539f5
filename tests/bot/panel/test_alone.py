"""What one is about to confirm while others answer too: one's own part of it is shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.panel.pictures import PanelPictures, Sketch
from bot.panel.ways.foresight import as_if_alone
from bot.tables.live import Live
from bot.tables.sitting import Sitting
from games.core.seats import Seat
from games.trajan.seat.view import View
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.panel.test_shortcuts import answering_in

pytestmark = pytest.mark.asyncio
PAIRS = ("pair:yellow-yellow", "pair:orange-orange", "pair:green-green", "pair:white-white")
LAST = "pair:pink-pink"


async def lay(home: Any, live: Live, seat: int, pairs: tuple[str, ...]) -> None:
    for pair in pairs:
        await home.sessions.submit(live, Seat(seat), live.playing.seq, (pair,))


async def test_stones_are_shown_as_they_would_lie_though_others_are_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[Sketch] = []

    def drawing(_: PanelPictures, sketches: list[Sketch], __: object) -> object:
        drawn.extend(sketches)
        return None

    monkeypatch.setattr(PanelPictures, "drawing", drawing)
    async with house() as home:
        table, answering = await home.open(LIVIA, GAIUS, game="trajan"), answering_in(home)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            await lay(home, live, 1, (*PAIRS, LAST))
            await lay(home, live, 0, PAIRS)
            drawn.clear()
            await answering.pick(Sitting.of(live, LIVIA.id, "en"), live.playing.seq, [LAST])
    (sketch,) = drawn
    seen = msgspec.json.decode(sketch.view, type=View)
    assert sketch.kind == "board"
    assert [len(tray) for tray in seen.players[0].trays] == [2] * 6
    assert seen.players[0].trays[4] == ("pink", "pink")
    assert not any(seen.players[1].trays), "what others laid is not open yet"
    assert sketch.frame.focus == ("tray:4",)


async def test_what_chance_would_bring_is_not_shown() -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS, game="trajan")
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            await lay(home, live, 1, ("random",))
            trial = home.sessions.try_out(live, Seat(0), live.playing.seq, ("random",))
            alone = as_if_alone(live.playing, Seat(0), trial.twin.latest)
            assert alone
            assert not any(alone.view(Seat(0)).players[0].trays)


async def test_where_nobody_else_answered_nothing_needs_to_be_thought_away() -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS, game="trajan")
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            trial = home.sessions.try_out(live, Seat(0), live.playing.seq, (PAIRS[0],))
            assert as_if_alone(live.playing, Seat(0), trial.twin.latest) is None
