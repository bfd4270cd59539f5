"""For all tests."""

from __future__ import annotations

from hypothesis import settings

# No test is timed: on a busy machine any of them may be slow once.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# Moved in and tested by tests/test_adding_a_game.py; here its imports lead nowhere.
collect_ignore = ["small_game"]
