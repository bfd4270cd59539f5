"""What games say beside their questions: it fits the question, and comes from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from games.core.bots.random_bot import random_bot
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.choices import check_picks
from games.core.contract import AnyGame, Decision
from games.core.errors import IllegalChoiceError
from games.core.guiding import Shortcut
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
NAMES = ["Livia Drusilla", "Gaius", "Octavia", "Marcus Vipsanius", "Titus"]
LABEL, SENTENCE = 80, 200
GRID_ROWS, GRID_COLUMNS = 4, 5
LOOKED_AT = 120  # questions of a game


def questions(game: AnyGame) -> Iterator[tuple[Match, Seat, Decision]]:
    """Questions of two random games, one of them rich."""
    for seed in range(2):
        rng = Rng(seed)
        match = Match.start(game, game.seats[-1 - seed], seed, boosted=seed == 1)
        for _ in range(LOOKED_AT):
            if match.outcome:
                break
            seat = match.waiting()[0]
            decision = match.pending(seat)
            assert decision
            yield match, seat, decision
            match.submit(seat, match.seq, random_bot(None, decision, rng))


@GAMES
def test_nothing_is_called_missing_that_is_offered(game: AnyGame) -> None:
    speakers = [Catalogue(language, game.texts, strict=True) for language in LANGUAGES]
    for match, seat, decision in questions(game):
        missing = game.why_not(match.view(seat), decision)
        ids = [each.id for each in missing]
        assert len(set(ids)) == len(ids)
        assert not {option.id for option in decision.options} & set(ids)
        for speaker in speakers:
            offered = {speaker.say(option.label, NAMES) for option in decision.options}
            for each in missing:
                label = speaker.say(each.label, NAMES)
                assert 0 < len(label) <= LABEL
                assert label not in offered
                assert 0 < len(speaker.say(each.reason, NAMES)) <= SENTENCE


@GAMES
def test_worlds_that_look_alike_are_guided_alike(game: AnyGame) -> None:
    rng = Rng(7)
    for match, seat, decision in islice(questions(game), 0, None, 5):
        said = []
        for state in (match.state_copy(), game.redeal(match.state_copy(), seat, rng)):
            view = game.view(state, seat)
            words = game.why_not(view, decision), game.rules_of(view, decision)
            ways = game.shortcuts(view, decision), game.grid(view, decision)
            steps = game.opens(view, decision), game.obvious(view, decision)
            said.append(msgspec.json.encode((words, ways, steps)))
        assert said[0] == said[1], decision.key


@GAMES
def test_the_rules_of_a_question_can_be_looked_up(game: AnyGame) -> None:
    named = {topic for topics in game.question_topics.values() for topic in topics}
    assert named <= set(game.topics)
    for match, seat, decision in questions(game):
        topics = game.rules_of(match.view(seat), decision)
        assert set(topics) <= set(game.topics), decision.key
        assert len(set(topics)) == len(topics)


def fits(match: Match, seat: Seat, shortcut: Shortcut) -> bool:
    """Whether all its answers are taken, and only the last is final."""
    twin, is_final = match.clone(), False
    for answer in shortcut.answers:
        asked = twin.pending(seat)
        if is_final or asked is None:
            return False
        try:
            check_picks(asked, answer)
        except IllegalChoiceError:
            return False
        told = twin.submit(seat, twin.seq, answer)
        is_final = not twin.tail or any(event.reveals for event in told)
    return True


@GAMES
def test_shortcuts_begin_with_the_question_and_hardly_ever_miss(game: AnyGame) -> None:
    """One that does not fit after all is not shown, but costs a look."""
    speakers = [Catalogue(language, game.texts, strict=True) for language in LANGUAGES]
    fitting = []
    for match, seat, decision in questions(game):
        for shortcut in game.shortcuts(match.view(seat), decision):
            assert len(shortcut.answers) > 1 or decision.most > 1  # else it is an option
            check_picks(decision, shortcut.answers[0])
            fitting.append(fits(match, seat, shortcut))
            for speaker in speakers:
                assert 0 < len(speaker.say(shortcut.label, NAMES)) <= LABEL
                if shortcut.hint:
                    assert 0 < len(speaker.say(shortcut.hint, NAMES)) <= SENTENCE
    assert sum(fitting) >= 0.8 * len(fitting)


@GAMES
def test_a_grid_fits_a_panel(game: AnyGame) -> None:
    speakers = [Catalogue(language, game.texts, strict=True) for language in LANGUAGES]
    for match, seat, decision in questions(game):
        rows = game.grid(match.view(seat), decision)
        cells = [cell for row in rows for cell in row if cell]
        assert len(rows) <= GRID_ROWS
        assert all(len(row) <= GRID_COLUMNS for row in rows)
        assert len({cell.id for cell in cells}) == len(cells)
        assert {cell.id for cell in cells} <= {option.id for option in decision.options}
        for cell in cells:
            for speaker in speakers:
                assert cell.label is None or len(speaker.say(cell.label, NAMES)) <= LABEL


@GAMES
def test_what_is_opened_or_obvious_is_offered(game: AnyGame) -> None:
    for match, seat, decision in questions(game):
        view = match.view(seat)
        opens, obvious = game.opens(view, decision), game.obvious(view, decision)
        assert opens in ("", *(option.id for option in decision.options))
        if obvious is not None:
            check_picks(decision, obvious)
