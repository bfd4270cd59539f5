"""Switches in words: what can be chosen is named in few of them."""

from __future__ import annotations

import pytest

from bot.tables.variants import read_variant
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.trajan import GAME


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_many_positions_the_first_and_the_last_are_named(language):
    voice = Voice(language, GAME)
    with pytest.raises(RefusedError) as refused:
        read_variant(GAME, voice, ["time_length=99"])
    known = str(refused.value.text.args["known"])
    assert "…" in known
    assert known.count(";") == 3
    assert "30" in known


def test_few_positions_are_all_named():
    with pytest.raises(RefusedError) as refused:
        read_variant(GAME, Voice("en", GAME), ["stone_setup=nowhere"])
    assert refused.value.text.args["known"] == "Chosen in secret; Laid at random"
