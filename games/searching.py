"""A search as another process does it: an errand in bytes, and what was found in bytes."""

from __future__ import annotations

from games.core.bots.search.errand import Errand, run
from games.registry import all_games


def searched(errand: bytes) -> bytes:
    sent = Errand.decoded(errand)
    return run(all_games()[sent.game], sent).encoded()
