"""What is said of a button elsewhere is what the button says."""

from __future__ import annotations

import re

import pytest

from bot.advice.reasons import picks_words
from bot.panel.naming import button_names
from bot.tables.sitting import Sitting
from bot.talk.voice import Voice
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.panel.test_shortcuts import answering_in, pressable

QUESTIONS = 40
SIGNED = ("nova.patrician", "nova.legionnaire")  # squares: their buttons have signs for words


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["glory_to_rome", "trajan", "nova_roma", "corduba"])
async def test_a_hint_calls_an_option_as_its_button_does(game: str) -> None:
    async with house() as home:
        table, answering = await home.open(LIVIA, GAIUS, game=game), answering_in(home)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            bot, seen = live.game.bots["steward"], 0
            for _ in range(QUESTIONS):
                seat = live.waiting()[0]
                asked, voice = live.question(seat), live.voice()
                assert asked
                names = button_names(voice, live.id, live.playing, seat, asked)
                shown = pressable(await answering.showing.show(Sitting(live, seat, voice)))
                pressed = {id: said for said, id in shown.items() if said.startswith("pick ")}
                for id in pressed.keys() & names.keys():
                    said = id if asked.key in SIGNED else names[id]
                    assert pressed[id].startswith(f"pick {said}"[:80])
                    assert picks_words(voice, asked, [id], names) == f"**{names[id]}**"
                    seen += 1
                picks = bot.answer(live.playing.view(seat), asked, Rng(live.playing.count))
                await home.sessions.submit(live, seat, live.playing.seq, picks)
            assert seen


def test_squares_are_called_by_their_name_and_their_actions_in_words() -> None:
    game = all_games()["nova_roma"]
    match = Match.start(game, 2, 1)
    while match.pending(match.waiting()[0]).key != "nova.patrician":
        seat = match.waiting()[0]
        asked = match.pending(seat)
        picks = game.bots["steward"].answer(match.view(seat), asked, Rng(1))
        match.submit(seat, match.seq, picks)
    seat = Seat(match.waiting()[0])
    asked = match.pending(seat)
    names = button_names(Voice("en", game, ("Livia", "Gaius")), 1, match, seat, asked)
    assert re.fullmatch(r"b1 [A-Z][a-z]+ [123], [A-Z][a-z]+ [123]", names["b1"])
