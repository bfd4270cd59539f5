from __future__ import annotations

import pytest

from bot import lobby


@pytest.fixture(autouse=True)
def same_deal(monkeypatch):
    """Every game of a test is dealt the same way each time."""
    monkeypatch.setattr(lobby.secrets, "randbits", lambda bits: 2026)
