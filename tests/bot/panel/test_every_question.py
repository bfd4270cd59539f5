"""Words and *the same again* are understood for every kind of question of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.panel.typing import find_option, read_list, read_words
from bot.panel.ways.habits import can_be_given
from bot.panel.ways.offering import takes_one
from bot.talk.voice import Voice
from games.core.choices import check_picks
from games.core.contract import AnyGame, Decision, Option
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.registry import all_games

NAMES = ("Livia", "Gaius", "Octavia")
ENOUGH = 3  # questions of a kind

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=all_games().keys())


def asked(game: AnyGame) -> Iterator[tuple[Match, Decision, tuple[str, ...]]]:
    """Some questions of each kind that stewards meet, with what they answer."""
    met, steward = Counter[str](), game.bots["steward"]
    match = Match.start(game, 3, 5)
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        picks = tuple(steward.answer(match.view(seat), decision, Rng(match.count)))
        met[decision.key] += 1
        if met[decision.key] <= ENOUGH:
            yield match, decision, picks
        match.submit(seat, match.seq, picks)


@GAMES
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_answer_can_be_typed_as_its_button_says_it(game: AnyGame, language: str) -> None:
    voice = Voice(language, game, NAMES)
    for match, decision, picks in asked(game):
        labels = [voice.say(option.label) for option in decision.options]
        named = dict(zip((option.id for option in decision.options), labels, strict=True))
        if not takes_one(decision):
            meant = read_list(decision, ", ".join(named[id] for id in picks), voice)
            assert not picks or sorted(meant or ()) == sorted(picks), (decision.key, picks)
            continue
        for id, label in named.items():
            if labels.count(label) == 1:  # equal ones are told apart by their places
                assert find_option(decision, label, labels).id == id, (decision.key, label)
            assert find_option(decision, id, labels).id == id, decision.key
        if picks and labels.count(named[picks[0]]) == 1:
            read = read_words(1, match, decision.seat, voice, named[picks[0]].split())
            assert read.picks[0] == picks[0], decision.key


@GAMES
def test_every_answer_can_be_given_again_where_it_is_legal(game: AnyGame) -> None:
    for _, decision, picks in asked(game):
        check_picks(decision, picks)
        assert can_be_given(decision, picks), decision.key
        assert not can_be_given(decision, ("no such thing",)), decision.key


def cards(*names: str) -> Decision:
    options = [Option(f"card:{n}", Text("number", {"n": name})) for n, name in enumerate(names)]
    return Decision(Seat(0), "test", Text("number"), tuple(options), least=0, most=len(names))


def test_names_with_commas_and_equal_names_are_read_in_a_list() -> None:
    asked, voice = cards("Bath (Brick, Legionary)", "Dock (Wood)", "Dock (Wood)"), Voice("en")
    assert read_list(asked, "Bath (Brick, Legionary), Dock (Wood)", voice) == ("card:0", "card:1")
    assert read_list(asked, "dock, dock", voice) == ("card:1", "card:2")
    assert read_list(asked, "dock, villa", voice) is None


def test_nothing_can_be_given_again() -> None:
    assert can_be_given(cards("Bath"), ())
