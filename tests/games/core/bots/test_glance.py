"""A view in a hurry: computer players answer by it as they would by the whole one."""

from __future__ import annotations

from itertools import islice

import pytest

from games.core.bots.search.futures import steward_of
from games.registry import all_games
from tests.games.evening import moments, seats_near

EVERY = 4  # moments: often enough to meet all kinds of questions


@pytest.mark.parametrize("key", all_games())
@pytest.mark.parametrize("seats", [1, 4])
def test_the_steward_ranks_by_a_glance_as_by_the_view(key: str, seats: int):
    game = all_games()[key]
    steward = steward_of(game)
    assert steward.rank is not None
    players = [steward] * seats_near(game, seats)
    for match, seat, asked in islice(moments(game, players, 3), 0, None, EVERY):
        assert steward.rank(match.glance(seat), asked) == steward.rank(match.view(seat), asked)


def test_a_glance_leaves_out_what_takes_long():
    game = all_games()["romolo_o_remo"]
    steward = steward_of(game)
    *_, (match, seat, _) = moments(game, [steward] * 2, 3)
    assert match.view(seat).points
    assert not match.glance(seat).points
