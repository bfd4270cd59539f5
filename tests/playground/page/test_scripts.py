"""The page's scripts and texts, read as they lie there: rooms, words, and no markup."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[3] / "playground" / "page"
TEXTS = PAGE / "texts"
SCRIPTS = sorted(PAGE.rglob("*.js"))
UPWARDS = ("base", "dialogs", "people", "messages", "tables", "feed", "composer", "frame")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_a_script_imports_only_its_room_and_those_below(script: Path):
    imported = re.findall(r'from "([^"]+)"', script.read_text(encoding="utf-8"))
    found = [(script.parent / each).resolve() for each in imported]
    assert not [each for each in found if not each.is_file()]
    assert all(_height(each) <= _height(script) for each in found), imported


def _height(script: Path) -> int:
    room, *rest = script.relative_to(PAGE).parts
    return UPWARDS.index(room) if rest else len(UPWARDS)


def test_both_languages_have_every_text():
    english, german = (
        json.loads((TEXTS / f"{each}.json").read_text(encoding="utf-8")) for each in ("en", "de")
    )
    assert english.keys() == german.keys()
    for key, words in english.items():
        assert sorted(_holes(words)) == sorted(_holes(german[key])), key


def test_every_text_is_used_and_every_used_text_exists():
    scripts = "".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
    texts = json.loads((TEXTS / "en.json").read_text(encoding="utf-8"))
    assert not [key for key in texts if f'"{key}"' not in scripts]
    assert set(re.findall(r'\bt\("([^"]+)"', scripts)) <= texts.keys()


def test_no_script_writes_markup():
    for path in SCRIPTS:
        code = "\n".join(
            line
            for line in path.read_text(encoding="utf-8").splitlines()
            if not line.lstrip().startswith("//")
        )
        for forbidden in (
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
            "eval(",
        ):
            assert forbidden not in code, path


def _holes(words: str) -> list[str]:
    return [part.split("}")[0] for part in words.split("{")[1:]]
