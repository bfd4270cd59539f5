"""A difference in words: how much, where from, how sure; and «about equal» below the noise."""

from __future__ import annotations

import pytest

from bot.advice.hints import hint_text
from bot.advice.reasons import difference, difference_words
from bot.talk.voice import Voice
from games.core.bots.search.consul import Found
from games.core.bots.search.estimates import Estimate
from games.core.contract import Decision, Option
from games.core.seats import Seat
from games.core.text import Text
from games.registry import all_games

A, B, C = ("a",), ("b",), ("c",)
VOICES = {language: Voice(language, all_games()["trajan"]) for language in ("en", "de")}
USUAL = Estimate(A, 10, 3.0)


def rival(gain: float, error: float, **points: float) -> Estimate:
    return Estimate(B, 10, 3.0 + gain, gain, error, points)


def told(*estimates: Estimate, language: str = "en") -> str:
    found = difference(Found(estimates[0].picks, estimates, 20))
    assert found
    return difference_words(VOICES[language], found)


@pytest.mark.parametrize(
    ("estimates", "en", "de"),
    [
        (
            (rival(4.2, 0.9, trajan_tiles=3.0, sets=-1.0), USUAL),
            "about 4 points more, mostly from *Trajan tiles*",
            "etwa 4 Punkte mehr, vor allem durch *Trajanplättchen*",
        ),
        (
            (rival(1.2, 0.4), USUAL),
            "about one point more, mostly by a better position; a close call",
            "etwa einen Punkt mehr, vor allem durch eine bessere Stellung; es ist knapp",
        ),
        ((rival(1.9, 1.0, sets=3.0), USUAL), "about equal", "etwa gleich gut"),
        (
            (USUAL, rival(-6.0, 0.5, sets=-4.0)),
            "about 6 points more, mostly from *Sets*",
            "etwa 6 Punkte mehr, vor allem durch *Sätze*",
        ),
        ((USUAL, rival(-0.3, 0.1)), "a little more", "ein wenig mehr"),
    ],
)
def test_a_difference_in_words(estimates, en: str, de: str) -> None:
    assert told(*estimates).startswith(en)
    assert told(*estimates, language="de").startswith(de)


def test_a_game_that_counts_something_else_than_points_says_so() -> None:
    found = difference(Found(B, (rival(3.1, 0.2), USUAL), 20))
    assert found
    senators = {
        language: difference_words(Voice(language, all_games()["corduba"]), found)
        for language in ("en", "de")
    }
    assert senators["en"].startswith("about 3 Senators more")
    assert senators["de"].startswith("etwa 3 Senatoren mehr")


def test_two_standard_errors_are_about_equal_and_more_are_not() -> None:
    assert told(rival(2.0, 1.0), USUAL) == "about equal"
    assert told(rival(2.1, 1.0), USUAL) != "about equal"
    few = Estimate(B, 2, 9.0, 6.0, 0.1)
    assert told(few, USUAL) == "about equal"


def test_of_several_the_nearest_is_named() -> None:
    third = Estimate(C, 10, 2.0, -1.0, 0.2)
    found = difference(Found(A, (USUAL, rival(-4.0, 0.5), third), 30))
    assert found
    assert (found.better, found.other, found.points) == (A, C, 1.0)


def test_a_hint_without_comparison_says_so() -> None:
    asked = Decision(Seat(0), "x", Text("x"), tuple(Option(id, Text(id)) for id in "ab"))
    text = hint_text(VOICES["en"], asked, Found(A, ()))
    assert "nothing to compare" in text
