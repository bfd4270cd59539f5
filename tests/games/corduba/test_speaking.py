"""Every text in both languages: questions, options, events, the table, the look-ups."""

from __future__ import annotations

import re

import pytest

from games.corduba import GAME
from games.corduba.words.reference import FILE, TEXTS, reference
from games.core.bots.random_bot import random_bot
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import Decision
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from tests.games.corduba.switches import variant

SPOT_ID = re.compile(r"\b[A-Z][0-9]+r[0-3]\b")
BUTTON_LABEL, SELECT_TEXT, MESSAGE = 80, 100, 2000
NAMES = ["Livia Drusilla", "Gaius", "Octavia", "Marcus Vipsanius"]
SPEAKERS = [Catalogue(language, "games.corduba", strict=True) for language in LANGUAGES]


def speak(text: Text, limit: int = MESSAGE) -> None:
    for speaker in SPEAKERS:
        spoken = speaker.say(text, NAMES)
        assert 0 < len(spoken) <= limit, f"{len(spoken)} characters: {spoken}"
        assert not SPOT_ID.search(spoken), f"the name of a spot as the code knows it: {spoken}"


def check_decision(decision: Decision) -> None:
    speak(decision.prompt)
    for option in decision.options:
        speak(option.label, BUTTON_LABEL)
        if option.hint:
            speak(option.hint, SELECT_TEXT)
        assert len(option.id) <= SELECT_TEXT


def check_sheet(match: Match) -> None:
    for seat in (None, Seat(0)):
        sheet = GAME.sheet(match.view(seat))
        lines = [line for section in sheet.sections for line in (section.title, *section.lines)]
        for text in (sheet.title, *lines):
            speak(text)


@pytest.mark.parametrize("seed", range(12))
def test_random_games_are_spoken_in_every_language(seed: int) -> None:
    rng, seats = Rng(seed), 1 + seed % 4
    boosted = seed >= 6
    match = Match.start(GAME, seats, seed, variant(seats, seed), boosted=boosted)
    told = list(match.take_story())
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        check_decision(decision)
        told += match.submit(seat, match.seq, random_bot(None, decision, rng))
        if match.count % 25 == 0:
            check_sheet(match)
    check_decision(match.game.aside(match.state_copy(), Seat(0)))
    check_sheet(match)
    speak(Text(f"end-{match.outcome.reason}"))
    for event in told:
        speak(event.text)


@pytest.mark.parametrize("speaker", SPEAKERS, ids=LANGUAGES)
def test_everything_that_can_be_looked_up_is_explained(speaker: Catalogue) -> None:
    for key in ("game-name", "game-about", *GAME.topics, *GAME.headlines):
        assert speaker.has(key), key
    for topic in GAME.topics:
        assert 20 < len(speaker.say(Text(f"{topic}.rule"))) < MESSAGE - 100
    for rule in GAME.variants:
        for key in (rule.key, f"{rule.key}.rule", *(f"{rule.key}-{v}" for v in rule.values)):
            assert speaker.say(Text(f"variant-{key}"))
    for category in GAME.categories:
        assert speaker.say(Text(f"points-{category.key}"))
    for key in GAME.turn_keys:
        assert speaker.say(Text(f"turn-{key.replace('.', '-')}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_written_numbers_are_those_of_the_data(language: str) -> None:
    written = (TEXTS / language / FILE).read_text(encoding="utf-8")
    assert written == reference(language), "run python -m games.corduba.words.reference"


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_player_has_a_part_of_the_sheet(seats: int) -> None:
    sheet = GAME.sheet(Match.start(GAME, seats, 1).view(Seat(0)))
    assert [part.seat for part in sheet.sections if part.seat is not None] == list(range(seats))
