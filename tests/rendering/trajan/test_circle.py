"""The stones of a tray lie in their bowl, apart from each other and off the numeral."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from games.core.match import Match
from games.core.seats import Seat
from games.trajan import GAME
from games.trajan.data.circle import STONES, TRAYS
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.trajan.board.scene import board_scene
from rendering.trajan.player.circle import (
    ASIDE,
    INWARDS,
    NUMERAL,
    RIM,
    TRAY,
    mark_box,
    sign_box,
    stone_places,
)

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
    assert reach - ASIDE <= TRAY - INWARDS - NUMERAL / 2, "towards the numeral they are shorter"


def test_who_looks_sees_the_own_circle_though_others_are_awaited():
    match = Match.start(GAME, 3, 4)
    for pair in ("yellow-blue", "orange-orange", "green-pink", "white-white", "green-pink"):
        match.submit(Seat(0), match.seq, (f"pair:{pair}",))
    view = match.view(Seat(0))
    scene = close_up(board_scene(view, Frame(waiting=(1, 2), focus=("tray:4",))))
    spots = compose(scene).spots
    assert "p0:tray:4" in spots
    assert "p1:tray:4" not in spots


def test_no_numeral_covers_the_sign_of_an_action():
    signs = [sign_box(tray) for tray in range(TRAYS)]
    for tray in range(TRAYS):
        assert not any(mark_box(tray).overlaps(sign) for sign in signs)
    assert not any(one.overlaps(other) for one, other in combinations(signs, 2))
