"""Questions that confirm a turn themselves: what is pressed there counts at once, and says so."""

from __future__ import annotations

import pytest

from bot.panel.ways.closing import closing_options
from bot.tables.sitting import Sitting
from games.core.match import Match
from games.glory_to_rome.game import GloryToRome
from games.trajan import GAME as TRAJAN
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.panel.test_shortcuts import answering_in, pressable


@pytest.fixture
def closing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GloryToRome, "closes", lambda *_: True)
    monkeypatch.setattr(GloryToRome, "shortcuts", lambda *_: ())
    monkeypatch.setattr(GloryToRome, "opens", lambda *_: "")


@pytest.mark.asyncio
async def test_what_closes_counts_at_once(closing) -> None:
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            sitting = Sitting(live, seat, live.voice())
            final = closing_options(live.id, live.playing, seat)
            others = {option.id for option in live.question(seat).options} - final
            assert final
            assert others
            shown = await answering.showing.show(sitting)
            assert "Green buttons are final" in shown.content
            for name, id in pressable(shown).items():
                if name.startswith("pick "):
                    assert name.endswith(" – confirm") == (id in final)
            await answering.press(sitting, live.playing.seq, min(final))
            count = live.playing.count
            assert count
            stale = await answering.press(sitting, 0, min(final))
            assert live.playing.count == count
            assert not any(name.startswith("confirm") for name in pressable(stale))
        assert len(await home.store.choices(table)) == count


@pytest.mark.asyncio
async def test_what_is_typed_is_still_confirmed(closing) -> None:
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            sitting = Sitting(live, seat, live.voice())
            final = closing_options(live.id, live.playing, seat)
            asked = await answering.typed(sitting, min(final))
            assert any(name.startswith("confirm") for name in pressable(asked))
            assert live.playing.count == 0


def test_nothing_closes_by_itself() -> None:
    match = Match.start(TRAJAN, 2, 1)
    assert closing_options(1, match, match.waiting()[0]) == frozenset()
