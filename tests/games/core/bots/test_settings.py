"""Measured games are told apart by who played them: its effort, its judge, and its steward."""

from __future__ import annotations

import pytest

from games.core.bots import measured
from games.core.bots.measured import settings_of
from games.core.bots.search.consul import Effort
from games.registry import all_games
from games.trajan.steward import weights

TRAJAN = all_games()["trajan"]


def test_the_same_players_have_the_same_settings():
    assert settings_of(TRAJAN, 2) == settings_of(TRAJAN, 2)
    assert settings_of(TRAJAN, 2) != settings_of(TRAJAN, 3)


@pytest.mark.parametrize("name", ["NEXT_TURN", "LEFT_TO_SECOND", "DRAWN"])
def test_a_steward_of_other_weights_has_others(monkeypatch, name: str):
    before = settings_of(TRAJAN, 2)
    monkeypatch.setattr(weights, name, getattr(weights, name) * 1.05)
    assert settings_of(TRAJAN, 2) != before


def test_so_has_a_consul_of_another_effort(monkeypatch):
    before = settings_of(TRAJAN, 2)
    monkeypatch.setattr(measured, "USUAL", Effort(futures=99))
    assert settings_of(TRAJAN, 2) != before
