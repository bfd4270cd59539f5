"""Choices of older layouts, in which things had other names."""

from __future__ import annotations

import pytest

from games.core.asking import decision, offer
from games.core.choices import Choice, as_answer, checksum, named_now
from games.core.contract import Decision
from games.core.ids import former_id
from games.core.seats import Seat
from games.core.text import Text

FORMER = {"calux": "FO01", "gloria": "FO02"}


def asked(*ids: str, key: str = "toy.ask") -> Decision:
    offers = [offer(id, id, Text("name", {"name": id})) for id in ids]
    return decision(Seat(1), key, Text("ask"), offers)


THEN = asked("use:FO01", "use:FO02", "none")
NOW = asked("use:calux", "use:gloria", "none")


def answered(then: Decision, pick: str) -> Choice:
    return Choice(Seat(1), then.key, (pick,), checksum(then))


@pytest.mark.parametrize(
    ("now", "then"), [("use:calux", "use:FO01"), ("gloria", "FO02"), ("stop", "stop")]
)
def test_an_id_is_respelled_part_by_part(now: str, then: str) -> None:
    assert former_id(now, FORMER) == then


@pytest.mark.parametrize(("then", "now"), [("use:FO02", "use:gloria"), ("none", "none")])
def test_a_choice_of_former_days_is_read_in_the_words_of_today(then: str, now: str) -> None:
    assert as_answer(answered(THEN, then), NOW, FORMER) == answered(NOW, now)


def test_a_choice_of_today_stays_as_it_is() -> None:
    assert as_answer(answered(NOW, "use:calux"), NOW, FORMER) == answered(NOW, "use:calux")


@pytest.mark.parametrize(
    "other",
    [
        asked("use:FO01", "none"),
        asked("use:FO02", "use:FO01", "none"),
        asked("use:FO01", "use:FO02", "none", key="toy.other"),
    ],
)
def test_another_question_was_another_one_in_former_days_too(other: Decision) -> None:
    assert as_answer(answered(other, "none"), NOW, FORMER) is None


def test_what_was_never_offered_is_no_answer() -> None:
    assert as_answer(answered(THEN, "use:FO03"), NOW, FORMER) is None
    assert as_answer(answered(THEN, "none"), NOW, {}) is None


def test_picks_of_old_buttons_are_read_in_the_words_of_today() -> None:
    picks = ("use:FO02", "none", "use:calux", "use:FO09")
    assert named_now(picks, NOW, FORMER) == ("use:gloria", "none", "use:calux", "use:FO09")
    assert named_now(picks, NOW, {}) == picks
