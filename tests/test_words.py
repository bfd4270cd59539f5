"""Words as people write them: one word for one thing, the right marks, one in the singular."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import AnyGame
from games.core.text import Language, Text
from games.registry import all_games

ROOT = Path(__file__).parent.parent
FILES = sorted(
    file
    for package in ("games", "bot", "rendering", "playground")
    for pattern in ("**/texts/*/*.ftl", "**/texts/*.json")
    for file in (ROOT / package).glob(pattern)
)

# where, in which language, what nobody says there, what is said
TERMS: list[tuple[str, Language, str, str]] = [
    ("", "de", "Partie für", "Partie mit"),
    ("games/glory_to_rome", "de", "Baumaterial", "Material"),
    ("games/glory_to_rome", "de", "Materiallager", "Lager"),
    ("games/glory_to_rome", "de", "Privatschatulle", "Schatulle"),
    ("games/trajan", "de", r"\bBedarfe?\b", "Bedürfnis"),
    ("games/trajan", "de", "Arbeitslager", "Arbeiterlager"),
    ("rendering", "de", "Arbeitslager", "Arbeiterlager"),
    ("games/trajan", "en", "tiles? (of one action )?counts? twice", "twice more"),
    ("games/trajan", "de", "doppelt zählen|zählen .*doppelt", "noch zweimal"),
    ("rendering", "de", "zweimal mehr", "noch zweimal"),
    ("games/nova_roma", "de", "Gefolge|Gefolgsleute", "Gefolgschaft"),
    ("games/nova_roma", "de", r"\bAuslage", "Angebot"),
    ("games/nova_roma", "de", r"\bZweier\b", "Zweierreihe"),
    ("rendering", "de", r"\bZeile", "Reihe"),
    ("bot", "de", r"\bBrett", "Spielplan"),
    ("playground", "de", "Spielbrett", "Spielplan"),
    ("bot", "de", "Solospiel", "Solopartie"),
    ("games/romolo_o_remo", "de", "rival = der", "a name, which is the same in every case"),
    ("games/romolo_o_remo", "en", "[Rr]efined goods", "finery"),
    ("games/corduba", "de", "Grundressource", "Basisressource"),
    ("games/corduba", "de", "Grundstück", "Bauplatz"),
    ("games/corduba", "de", "Kette", "Brücke"),
    ("games/corduba", "de", "Solospiel", "Solopartie"),
    ("games/corduba", "en", "chain of", "bridge"),
    ("games/corduba", "en", "unrests", "unrest markers"),
]

WHO = re.compile(r"(?:(?<=[.;:] )|(?<=only )|(?<=Only )|(?<= = ))[Ww]ho [a-z][^.?\n]*\.")


def language_of(file: Path) -> str:
    return file.stem if file.suffix == ".json" else file.parent.name


def said(where: str, language: str) -> str:
    """All texts of a folder, without comments and without what stands in braces."""
    files = [file for file in FILES if file.is_relative_to(ROOT / where)]
    texts = [file.read_text(encoding="utf-8") for file in files if language_of(file) == language]
    lines = [line for text in texts for line in text.splitlines() if not line.startswith("#")]
    return re.sub(r"\{[^{}]*\}", "…", "\n".join(lines))


@pytest.mark.parametrize(("where", "language", "wrong", "right"), TERMS)
def test_one_thing_has_one_name(where: str, language: Language, wrong: str, right: str) -> None:
    assert not re.findall(wrong, said(where, language)), f"it is called {right}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_quotation_marks_and_apostrophes_are_those_of_the_language(file: Path) -> None:
    opening, closing = {"en": "“”", "de": "„“"}[language_of(file)]
    for line in file.read_text(encoding="utf-8").splitlines():
        if file.suffix == ".json":
            line = re.sub(r'^  "[^"]+": "(.*)",?$', r"\1", line)
        if line.startswith("#"):
            continue
        text = re.sub(r"\{[^{}]*\}", "…", line)
        assert line.count(opening) == line.count(closing), line
        assert not set(text) & (set("\"'“”„") - {opening, closing}), line
        assert "..." not in text, line


def test_no_sentence_ends_with_the_name_of_a_game() -> None:
    """One of them ends with a full stop of its own: Corduba 27 a.C."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    assert not re.findall(r".*\{ \$game \}[*_]*\.", texts)


def test_who_without_a_question_is_whoever() -> None:
    assert not WHO.findall(said("", "en"))


GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)
SEVERAL = {
    "en": "actions|artisans|cards|coins|cubes|denarii|horses|materials|pieces|points|sails|tiles",
    "de": "Aktionen|Denarii|Figuren|Karten|Materialien|Münzen|Pferde|Punkte",
}


@SPOKEN
@GAMES
def test_rules_say_one_thing_in_the_singular(game: AnyGame, language: Language) -> None:
    speaker = Catalogue(language, game.texts, strict=True)
    for topic in game.topics:
        rule = speaker.say(Text(f"{topic}.rule"))
        assert not re.search(rf"\b1 (?:{SEVERAL[language]})\b", rule), rule
