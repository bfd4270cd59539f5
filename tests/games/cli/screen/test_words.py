"""Every word of the terminal: in both catalogues, and none that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from games.cli.screen import voice
from games.cli.screen.voice import locale_language, printable
from games.core.catalogue import LANGUAGES

FOLDER = Path(voice.__file__).parents[1]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
LITERAL = re.compile(r'(?<!f)"(cli-[a-z0-9-]+[a-z0-9])"')
BUILT = re.compile(r'f"(cli-[a-z0-9-]*)\{')


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Keys (with attributes) and the variables each uses."""
    text = (FOLDER / "texts" / language / "cli.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                variables = Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


def test_both_languages_have_the_same_keys_with_the_same_gaps():
    english, *others = (catalogue(language) for language in LANGUAGES)
    assert english
    for other in others:
        assert other == english


def test_every_key_in_the_code_exists():
    missing = set(LITERAL.findall(CODE)) - set(catalogue("en"))
    assert missing == set()


def test_every_key_is_said_somewhere():
    """By name, or by the beginning of a name that the code puts together."""
    said, begun = set(LITERAL.findall(CODE)), tuple(BUILT.findall(CODE))
    unsaid = [
        key
        for key in catalogue("en")
        if key not in said and not key.startswith(begun) and not key.endswith("-unsaved")
    ]
    assert unsaid == []


def test_no_sentence_is_written_in_the_code():
    """Words for people stand in the catalogues: a capital, then several words."""
    found = re.findall(r'(?<!")"([A-ZÄÖÜ][a-zäöü]+ [a-z]+ [^"]*)"(?!")', CODE)
    assert found == []


def test_the_language_comes_from_the_environment():
    assert locale_language({}) == "en"
    assert locale_language({"LANG": "de_DE.UTF-8"}) == "de"
    assert locale_language({"LC_ALL": "en_GB", "LANG": "de_DE"}) == "en"
    assert locale_language({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "en"}) == "de"
    assert locale_language({"LANG": "C"}) == "en"


def test_nothing_unprintable_is_printed():
    assert printable("a\x1b[2Jb\x07\r\x9bc\u202ed\ne") == "a[2Jbcd\ne"
