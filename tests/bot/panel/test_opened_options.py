"""A question with the next one below it: nothing is chosen by looking."""

from __future__ import annotations

import pytest

from bot.panel.piece_panel import fits, piece_panel
from bot.panel.pieces import open_piece
from bot.tables.sitting import Sitting
from bot.talk.voice import Voice
from games.core.contract import Decision
from games.core.match import Match
from games.glory_to_rome import GAME
from games.glory_to_rome.game import GloryToRome
from games.glory_to_rome.seat.view import View
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.panel.test_shortcuts import answering_in, choices_of, pressable


@pytest.fixture(autouse=True)
def opening(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first role that can be led is open; only a few options, so that all are looked at."""

    def opens(self: GloryToRome, view: View, decision: Decision) -> str:
        roles = [option.id for option in decision.options if option.id.startswith("lead:")]
        return roles[0] if roles else ""

    monkeypatch.setattr(GloryToRome, "opens", opens)
    monkeypatch.setattr(GloryToRome, "shortcuts", lambda *_: ())
    monkeypatch.setattr(GloryToRome, "obvious", lambda *_: None)
    monkeypatch.setattr("bot.panel.pieces.MOST_LOOKS", 12)


def test_an_option_is_opened_with_its_next_question():
    match = Match.start(GAME, 2, 1)
    seat = match.waiting()[0]
    opened = open_piece(1, match, seat)
    assert opened
    assert opened.decision.key == "gtr.lead.cards"
    assert all(id.startswith("lead:") for id in opened.others)
    other = open_piece(1, match, seat, opened.others[1])
    assert other
    assert other.piece.id == opened.others[1]
    assert match.tail == []
    shown = piece_panel(Voice("en", GAME, ["Livia", "Gaius"]), match, opened, ())
    assert fits(shown)


@pytest.mark.asyncio
async def test_what_follows_an_opened_option_is_one_press_and_one_confirmation() -> None:
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            sitting = Sitting(live, seat, live.voice())
            shown = await answering.showing.show(sitting)
            voice = live.voice()
            assert voice.say(live.question(seat).prompt) in shown.content
            deed = next(a for name, a in pressable(shown).items() if name.startswith("act"))
            role, card = deed.split(">")
            asked = await answering.act_with(sitting, live.playing.seq, role, card)
            assert [name for name in pressable(asked) if name.startswith("confirm")]
            assert choices_of(live) == [(role,)]
            await answering.rethink(sitting, live.playing.seq, 1)
            assert choices_of(live) == []
