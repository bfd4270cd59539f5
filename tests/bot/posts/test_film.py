"""The film of a move: a step for each line, as everybody saw the table."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.posts.lines.film import steps_of
from games.core.choices import Choice
from games.core.contract import AnyGame
from games.core.match import Match, resume
from games.core.rng import Rng
from games.registry import all_games

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)


def played(game: AnyGame, choices: int):
    """A match, the choices that follow, what they tell, and the table after them."""
    match = Match.start(game, game.seats[-1], 4)
    rng, bot = Rng(4), list(game.bots.values())[-1]
    start, recorded, told = None, [], []
    while match.count < 60 + choices or match.tail:
        if match.count >= 60 and not match.tail and start is None:
            start = match.saved()
        seat = match.waiting()[0]
        decision = match.pending(seat)
        events = match.submit(seat, match.seq, bot.answer(match.view(seat), decision, rng))
        if start:
            recorded.append(match.latest)
            told += events
    return resume(game, start), recorded, told, match


@GAMES
def test_every_public_line_has_its_step_and_the_last_is_near_the_present(game):
    before, choices, told, after = played(game, 8)
    steps = steps_of(before, choices, told)
    public = [event for event in told if event.only is None]
    assert [step.line for step in steps] == list(range(len(public)))
    for step in steps:
        view = msgspec.json.decode(step.view)
        assert view.get("seat") is None, "a public picture is made of public views"
    assert before.view(None) == after.view(None)


@GAMES
def test_lines_posted_before_are_left_out(game):
    before, choices, told, _ = played(game, 8)
    public = [event for event in told if event.only is None]
    steps = steps_of(before, choices, public[2:])
    assert len(steps) == len(public) - 2


def test_where_rules_have_changed_there_is_no_film():
    game = all_games()["trajan"]
    before, choices, told, _ = played(game, 4)
    strange: list[Choice] = [replace(choices[0], key="trajan.gone"), *choices[1:]]
    assert steps_of(before, strange, told) == ()
