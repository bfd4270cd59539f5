"""What is wrong with a data file is said in one sentence, with the entry it is about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.core.data_file import DataError, DataFile, Row


class Card(Row, frozen=True):
    id: str
    vp: int = 0


class Deck(DataFile):
    named_by = ("id", "place")


def deck(folder: Path, content: str) -> Deck:
    (folder / "deck.json").write_text(content, encoding="utf-8")
    return Deck(folder, "deck.json")


def test_entries_are_read_in_their_order(tmp_path: Path):
    file = deck(tmp_path, '{"cards": [{"id": "b", "vp": 2}, {"id": "a"}], "n": 3}')
    assert file.listed("cards", Card, 2) == {"b": Card("b", 2), "a": Card("a")}
    assert file.value("n", int) == 3


@pytest.mark.parametrize(
    ("content", "read", "said"),
    [
        ("[]", lambda f: f.content, "deck.json: this is no JSON object"),
        ("{}", lambda f: f.value("n", int), "deck.json, n: this key is missing."),
        ('{"n": "x"}', lambda f: f.value("n", int), "deck.json, n: Expected `int`, got `str`."),
        (
            '{"cards": [{"id": "a", "vp": "x"}]}',
            lambda f: f.entries("cards", Card),
            "deck.json, a: Expected `int`, got `str` - at `$.vp`.",
        ),
        (
            '{"cards": [{"place": "left"}]}',
            lambda f: f.entries("cards", Card),
            "deck.json, left: Object ",
        ),
        ('{"cards": [7]}', lambda f: f.entries("cards", Card), "deck.json, cards 1: Expected "),
        (
            '{"cards": [{"id": "a"}, {"id": "a"}]}',
            lambda f: f.listed("cards", Card, 2),
            "deck.json, a: this is there twice.",
        ),
        (
            '{"cards": [{"id": "a"}]}',
            lambda f: f.listed("cards", Card, 2),
            "deck.json, cards: there must be 2 entries, not 1.",
        ),
        ("{}", lambda f: f.check_all("k", "ab", "abc"), "deck.json, k: “c” is missing."),
        ("{}", lambda f: f.check_all("k", "aab", "abc"), "deck.json, k: “a” is there twice."),
        (
            "{}",
            lambda f: f.check_all("k", "axe", "abc"),
            "deck.json, k: “x” is unknown; known are a, b, c.",
        ),
    ],
)
def test_a_mistake_is_said(tmp_path: Path, content: str, read: Callable[[Deck], object], said: str):
    with pytest.raises(DataError) as refused:
        read(deck(tmp_path, content))
    assert str(refused.value).startswith(said)


def test_a_missing_file_is_said(tmp_path: Path):
    with pytest.raises(DataError, match=r"^none\.json: the file cannot be read"):
        Deck(tmp_path, "none.json")
