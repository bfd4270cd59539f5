"""Looked-up rules say what the engine does, in both languages, also in the rarer cases."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Text
from games.nova_roma.data.followers import FOLLOWERS, AtLeast, Counted

SAID = [
    ("action-petition", "Trivia works all the same", "Trivia wirkt trotzdem"),
    ("topic-using_followers", "Trivia works all the same", "Trivia wirkt trotzdem"),
    ("topic-forgoing", "there is no coin", "es gibt keine Münze"),
    ("topic-solo", "leftmost sailing contract", "linke Schifffahrtsvertrag"),
    ("topic-solo", "first-player marker is not used", "Startspielermarker wird nicht verwendet"),
    ("topic-cleanup", "in the fifth round too", "auch in der fünften Runde"),
    ("topic-cleanup", "there is no step 1", "entfällt Schritt 1"),
    ("topic-chariots", "with three or four players", "zu dritt und zu viert"),
    ("topic-chariots", "switched that off", "ausgeschaltet"),
    ("topic-wheels", "no marker is left", "Liegt dort keiner mehr"),
]


@pytest.mark.parametrize(("topic", "english", "german"), SAID)
def test_a_topic_names_the_rare_case(topic: str, english: str, german: str) -> None:
    for language, words in (("en", english), ("de", german)):
        said = Catalogue(language, "games.nova_roma", strict=True).say(Text(f"{topic}.rule"))
        assert words in said


@pytest.mark.parametrize(("markers", "named"), [(3, True), (0, False)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wheel_promises_no_marker_when_none_is_left(
    markers: int, named: bool, language: str
) -> None:
    said = Catalogue(language, "games.nova_roma", strict=True).say(
        Text("hint-wheel", {"markers": markers})
    )
    assert (" or 1 " in said or " oder 1 " in said) == named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card for card, f in FOLLOWERS.items() if f.scores])
def test_the_texts_of_a_follower_say_the_numbers_of_its_row(card: str, language: str) -> None:
    scores = FOLLOWERS[card].scores
    least = isinstance(scores, AtLeast)
    wanted = {scores.vp, scores.least} if least else {scores.base, 1, scores.per} - {0}
    speaker = Catalogue(language, "games.nova_roma", strict=True)
    for part in ("short", "rule"):
        said = speaker.say(Text(f"follower-{card}.{part}"))
        assert {int(number) for number in re.findall(r"\d+", said)} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", get_args(Counted))
def test_whatever_a_follower_may_count_has_a_name(what: str, language: str) -> None:
    said = Catalogue(language, "games.nova_roma", strict=True)
    assert all(said.say(Text(f"counted-{what}", {"per": per})) for per in (1, 2))
