"""How sure a share is."""

from __future__ import annotations

import pytest

from games.core.bots.measuring import Share


def test_bounds_hold_the_share_and_stay_between_nothing_and_all() -> None:
    for n in range(21):
        low, high = Share(n, 20).bounds
        assert 0.0 <= low <= n / 20 <= high + 1e-9
        assert high <= 1.0 + 1e-9


def test_more_games_are_surer() -> None:
    few, many = Share(5, 10).bounds, Share(500, 1000).bounds
    assert many[1] - many[0] < few[1] - few[0]


def test_known_numbers() -> None:
    assert Share(0, 200).bounds == pytest.approx((0.0, 0.0189), abs=0.0005)
    assert Share(50, 200).bounds == pytest.approx((0.195, 0.314), abs=0.001)


def test_of_nothing_nothing_is_known() -> None:
    assert Share(0, 0).bounds == (0.0, 1.0)
