"""English and German, complete: the same keys, nothing falls back, labels fit Discord's widgets."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.core.bots.random_bot import random_bot
from games.core.catalogue import LANGUAGES, Catalogue, Speaker, read_entry, read_plain
from games.core.contract import AnyGame, Decision
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.registry import all_games
from tests.games.evening import fits

ROOT = Path(__file__).parent.parent
PACKAGES = sorted(folder.parent for folder in ROOT.glob("*/**/texts") if folder.is_dir())
PACKAGES = [folder for folder in PACKAGES if ".venv" not in folder.parts]

ODD = """# a comment = none
first =
    one
    two = three
    .rule = r
-city = Rome

asked = { $n ->
    [one] a coin
   *[other] { $n } coins
} of { -city }
### another
last = end"""
BUTTON_LABEL = 80
SELECT_TEXT = 100
NAMES = ["Livia Drusilla", "Gaius", "Octavia", "Marcus Vipsanius", "Titus"]


def entries(folder: Path) -> dict[str, ast.Message]:
    found = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def shape(message: ast.Message) -> tuple[set[str], set[str]]:
    """Attributes of a message and the variables it uses."""
    variables = Variables()
    variables.visit(message)
    return {attribute.id.name for attribute in message.attributes}, variables.names


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_both_languages_say_the_same_things(package: Path) -> None:
    english, german = (entries(package / "texts" / language) for language in LANGUAGES)
    assert english.keys() == german.keys()
    for key, message in english.items():
        assert shape(message) == shape(german[key]), key
    for language, known in zip(LANGUAGES, (english, german), strict=True):
        speaker = Speaker(language)
        for file in (package / "texts" / language).glob("*.ftl"):
            speaker.add(file.read_text(encoding="utf-8"))
        assert all(speaker.has_message(key) for key in known)
        for key in list(known)[::10]:
            assert speaker.messages[key].equals(known[key], ["span", "comment"]), key


def test_texts_are_listed_before_any_is_read() -> None:
    speaker = Speaker("en")
    speaker.add("one = 1\ntwo = 2\n")
    assert [*speaker.messages] == ["one", "two"]
    assert len(speaker.messages) == 2


def test_an_entry_read_alone_ends_where_the_next_begins() -> None:
    speaker = Speaker("en")
    speaker.add(ODD)
    names = ("first", "asked", "last")
    said = [speaker.format_pattern(speaker.get_message(name).value, {"n": 2}) for name in names]
    assert said == [("one\ntwo = three", []), ("2 coins of Rome", []), ("end", [])]
    assert str(speaker.format_pattern(speaker.get_message("first").attributes["rule"])[0]) == "r"
    assert not speaker.has_message("two")
    assert not speaker.has_message("city")


@pytest.mark.parametrize(
    "source",
    [
        "one = two",
        "one-more =   a [b] *c .d = e  \n\n\n",
        "one={ $a }",
        "one = { $a }{$b} – {  $c-d } points.\n",
        "one = two { $a } ",
    ],
)
def test_a_plain_entry_is_read_as_any_other(source: str) -> None:
    plain = read_plain(source)
    assert plain is not None
    assert plain.equals(read_entry(source))


@pytest.mark.parametrize(
    "source",
    [
        "one =\n    two",
        "one = two\n    three",
        "one = two\n    .rule = three",
        "one = { -city }",
        'one = { "x" }',
        "one = { NUMBER($n) }",
        "one = { $n ->\n    *[other] x\n }",
        "-city = Rome",
        "one = " + "long " * 40 + "{ -city }",
    ],
)
def test_what_is_more_than_a_line_with_gaps_is_not_taken_for_plain(source: str) -> None:
    assert read_plain(source) is None


def catalogues(game: AnyGame) -> list[Catalogue]:
    return [Catalogue(language, game.texts, strict=True) for language in LANGUAGES]


GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)


@GAMES
def test_everything_that_can_be_looked_up_is_explained(game: AnyGame) -> None:
    for speaker in catalogues(game):
        for topic in game.topics:
            assert len(speaker.say(Text(f"{topic}.rule"))) > 20


def speak(speaker: Catalogue, text: Text, limit: int = 2000) -> None:
    spoken = speaker.say(text, NAMES)
    assert 0 < len(spoken) <= limit, f"{len(spoken)} characters: {spoken}"


def check_decision(speaker: Catalogue, decision: Decision) -> None:
    speak(speaker, decision.prompt)
    for option in decision.options:
        speak(speaker, option.label, BUTTON_LABEL)
        if option.hint:
            speak(speaker, option.hint, SELECT_TEXT)
        assert len(option.id) <= SELECT_TEXT


@GAMES
@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_spoken_in_every_language(game: AnyGame, seed: int) -> None:
    """Questions, options, events, the table in words; nothing falls back or is too long."""
    rng = Rng(seed)
    variant = {rule.key: rule.values[rng.below(len(rule.values))] for rule in game.variants}
    seats = game.seats[seed % len(game.seats)]
    if seed % 2 or not fits(game, seats, variant):
        variant = {}
    match = Match.start(game, seats, seed, variant, boosted=seed > 3)
    speakers = catalogues(game)
    told = list(match.take_story())
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision
        for speaker in speakers:
            check_decision(speaker, decision)
            aside = match.aside(seat)
            if aside:
                check_decision(speaker, aside)
        told += match.submit(seat, match.seq, random_bot(None, decision, rng))
        if match.count % 25 == 0:
            check_sheet(speakers, game, match)
    check_sheet(speakers, game, match)
    for speaker in speakers:
        speak(speaker, Text(f"end-{match.outcome.reason}"))
    for event in told:
        for speaker in speakers:
            speak(speaker, event.text)


def check_sheet(speakers: list[Catalogue], game: AnyGame, match: Match) -> None:
    for seat in (None, Seat(0)):
        sheet = game.sheet(match.view(seat))
        lines = [line for section in sheet.sections for line in (section.title, *section.lines)]
        for text in (sheet.title, *lines):
            for speaker in speakers:
                speak(speaker, text)
