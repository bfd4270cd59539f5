"""Everything is said in both languages, nothing falls back, labels fit Discord's widgets."""

from __future__ import annotations

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import Decision
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.romolo_o_remo import GAME
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.terms import START_STOCK
from games.romolo_o_remo.words.reference import FILE, TEXTS, reference
from tests.games.romolo_o_remo.players import eager

BUTTON, SELECT = 80, 100
NAMES = ["Livia Drusilla", "Gaius", "Octavia", "Marcus Vipsanius"]
SPEAKERS = [Catalogue(language, GAME.texts, strict=True) for language in LANGUAGES]


def speak(text: Text, limit: int = 2000) -> None:
    for speaker in SPEAKERS:
        spoken = speaker.say(text, NAMES)
        assert 0 < len(spoken) <= limit, spoken
        assert "‹" not in spoken


def check_decision(decision: Decision) -> None:
    speak(decision.prompt)
    for option in decision.options:
        speak(option.label, BUTTON)
        assert len(option.id) <= SELECT
        if option.hint:
            speak(option.hint, SELECT)


def check_sheet(match: Match) -> None:
    for seat in (None, Seat(0)):
        sheet = GAME.sheet(match.view(seat))
        speak(sheet.title)
        for section in sheet.sections:
            for line in (section.title, *section.lines):
                speak(line)


@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_games_are_spoken_in_every_language(seed: int, boosted: bool):
    rng = Rng(seed)
    variant = {rule.key: rule.values[rng.below(len(rule.values))] for rule in GAME.variants}
    match = Match.start(GAME, 1 + seed % 4, seed, variant, boosted=boosted)
    told = list(match.take_story())
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        check_decision(decision)
        aside = match.aside(seat)
        if aside:
            check_decision(aside)
        told += match.submit(seat, match.seq, eager(None, decision, rng))
        if match.count % 25 == 0:
            check_sheet(match)
    check_sheet(match)
    speak(Text(f"end-{match.outcome.reason}"))
    for event in told:
        speak(event.text)


def test_everything_can_be_looked_up():
    for key in ("game-name", "game-about", *GAME.topics):
        speak(Text(key))
    for topic in GAME.topics:
        speak(Text(f"{topic}.rule"))
    for rule in GAME.variants:
        speak(Text(f"variant-{rule.key}"))
        speak(Text(f"variant-{rule.key}.rule"))
        for value in rule.values:
            speak(Text(f"variant-{rule.key}-{value}"))
    for category in GAME.categories:
        speak(Text(f"points-{category.key}"))
    for reason in ("ended", "conquest", "concession", "defeat", "rounds"):
        speak(Text(f"end-{reason}"))


def test_headlines_and_turn_keys_have_texts():
    speaker = SPEAKERS[0]
    assert [key for key in GAME.headlines if not speaker.has(key)] == []
    for key in GAME.turn_keys:
        assert speaker.has(f"turn-{key.replace('.', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_is_up_to_date(language: str):
    assert (TEXTS / language / FILE).read_text(encoding="utf-8") == reference(language)


def test_the_lesson_of_the_gift_names_true_prices():
    assert START_STOCK == {"grain": 2, "wood": 2, "stone": 2}
    english = next(each for each in SPEAKERS if each.language == "en")
    said = english.say(Text("lesson-romolo-gift"))
    for kind in ("farm", "warehouse", "temple"):
        cost = TABLES.costs[kind]
        assert f"{kind}" in said
        assert f"{cost['wood']} wood and {cost['stone']} stone" in said.split(kind, 1)[1][:40]
