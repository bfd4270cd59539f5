from __future__ import annotations

import msgspec
import pytest

from games.core.asking import amount, pick_some
from games.core.catalogue import LANGUAGES, Catalogue, MissingTextError
from games.core.errors import SetupError
from games.core.seats import Seat
from games.core.text import Text, who
from tests.games.core.toy import Toy, ToyState, things


def test_nothing_on_offer_is_not_asked() -> None:
    steps = pick_some(Seat(0), "toy.some", Text("number", {"n": 1}), [])
    with pytest.raises(StopIteration) as done:
        next(steps)
    assert done.value.value == ()


def test_amounts_are_offered_as_numbers() -> None:
    ask = next(amount(Seat(0), "toy.amount", Text("number", {"n": 1}), 2, 4))
    assert [option.id for option in ask.decisions[0].options] == ["2", "3", "4"]
    assert things("a")[0].thing == "a"


def test_older_layouts_are_upgraded_step_by_step() -> None:
    old = {"seats": 2, "plan": ["bid"], "secrets": [1, 2], "points": [0, 0]}
    assert Toy().load(msgspec.json.encode(old), 1) == ToyState(2, ["bid"], [1, 2], [0, 0], [])


@pytest.mark.parametrize(("data", "version"), [(b"{}", 2), (b"nonsense", 2), (b"{}", 3)])
def test_unreadable_and_newer_states_are_refused(data: bytes, version: int) -> None:
    with pytest.raises(SetupError):
        Toy().load(data, version)


def test_names_lists_and_nested_texts() -> None:
    english = Catalogue("en", strict=True)
    text = Text("list-and", {"head": who(0), "last": Text("number", {"n": 3})})
    assert english.say(text, ["Livia"]) == "Livia and 3"
    assert english.say(who(2), ["Livia"]) == "Player 3"
    two = Text("error-variant", {"variant": (who(0), who(1)), "known": "x"})
    assert "“Livia and Gaius”" in english.say(two, ["Livia", "Gaius"])
    assert "„Livia und Gaius“" in Catalogue("de").say(two, ["Livia", "Gaius"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_is_an_error_for_tests_and_a_mark_for_players(language: str) -> None:
    with pytest.raises(MissingTextError):
        Catalogue(language, strict=True).say(Text("no-such-key"))
    assert Catalogue(language).say(Text("no-such-key")) == "‹no-such-key›"


def test_a_gap_that_nothing_fills_is_an_error_for_tests() -> None:
    with pytest.raises(MissingTextError):
        Catalogue("en", strict=True).say(Text("number"))
