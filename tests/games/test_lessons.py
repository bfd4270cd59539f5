"""What somebody meets in a lesson: something finished, and every action explained in time."""

from __future__ import annotations

from typing import get_args

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.glory_to_rome import GAME as GLORY_TO_ROME
from games.nova_roma import GAME as NOVA_ROMA
from games.nova_roma.terms import ACTIONS
from games.trajan import GAME as TRAJAN
from games.trajan.data.circle import Action

PUPIL = Seat(0)


def test_whoever_learns_glory_to_rome_finishes_a_building() -> None:
    lesson, steward = GLORY_TO_ROME.lesson, GLORY_TO_ROME.bots["steward"]
    match = Match.start(GLORY_TO_ROME, lesson.seats, lesson.seed)
    assert match.waiting() == (PUPIL,)
    while match.rounds <= lesson.rounds:
        seat = match.waiting()[0]
        picks = steward.answer(match.view(seat), match.pending(seat), Rng(match.count))
        match.submit(seat, match.seq, picks)
    assert any(building.complete for building in match.view(PUPIL).players[PUPIL].buildings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "key", "actions"),
    [
        (NOVA_ROMA, "lesson-nova-emperor", ACTIONS),
        (TRAJAN, "lesson-trajan-tray", get_args(Action)),
    ],
)
def test_all_actions_are_explained_before_one_is_chosen(game, key, actions, language) -> None:
    speaker = Catalogue(language, game.texts, strict=True)
    said = speaker.say(Text(key))
    for action in actions:
        assert f"*{speaker.say(Text(f'action-{action}'))}*" in said


def test_whoever_learns_nova_roma_is_asked_for_the_emperor_first() -> None:
    lesson = NOVA_ROMA.lesson
    match = Match.start(NOVA_ROMA, lesson.seats, lesson.seed, lesson.variant)
    assert match.pending(PUPIL).key == "nova.emperor"
