"""An answer with too few or too many picks is told how many it takes, as a person would say it."""

from __future__ import annotations

import pytest

from games.core.catalogue import Catalogue
from games.core.choices import check_picks
from games.core.contract import Decision, Option
from games.core.errors import IllegalChoiceError
from games.core.seats import Seat
from games.core.text import Text

SAID = [
    (1, 1, 0, "Pick exactly one option; you picked 0."),
    (2, 2, 1, "Pick exactly 2 options; you picked 1."),
    (0, 1, 2, "Pick one option at most; you picked 2."),
    (0, 2, 3, "Pick at most 2 options; you picked 3."),
    (1, 3, 0, "Pick 1 to 3 options; you picked 0."),
]


@pytest.mark.parametrize(("least", "most", "picked", "said"), SAID)
def test_a_wrong_number_of_picks_is_refused_plainly(
    least: int, most: int, picked: int, said: str
) -> None:
    options = tuple(Option(id, Text("number", {"n": 1})) for id in "abcd")
    decision = Decision(Seat(0), "toy.some", Text("ask-aside"), options, least, most)
    with pytest.raises(IllegalChoiceError) as refused:
        check_picks(decision, "abcd"[:picked])
    assert Catalogue("en", strict=True).say(refused.value.text) == said
