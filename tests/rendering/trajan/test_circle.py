"""The stones of a tray lie in their bowl, apart from each other and off the numeral."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from games.trajan.data.circle import STONES
from rendering.trajan.player.circle import ASIDE, NUMERAL, RIM, TRAY, stone_places

FEW = 5


@pytest.mark.parametrize("n", range(FEW + 1, len(STONES) + 1))
def test_many_stones_lie_within_the_rim_and_off_the_numeral(n):
    side, places = stone_places(n)
    assert len(places) == n
    for x, y in places:
        assert hypot(x, y) + side / 2 <= TRAY - RIM - 2 - ASIDE
    for one, other in combinations(places, 2):
        assert hypot(one[0] - other[0], one[1] - other[1]) >= side - 1
    reach = max(hypot(x, y) for x, y in places) + side / 2
    assert reach - ASIDE <= TRAY - 1 - NUMERAL / 2, "towards the numeral they are shorter"
