"""A search as another process does it: an errand in bytes, and what was found in bytes."""

from __future__ import annotations

from games.core.bots.search.errand import run
from games.core.bots.search.review import Review, review, sent_to_search
from games.registry import all_games


def searched(errand: bytes) -> bytes:
    """For an errand what was found, for a finished game what is worth a second look."""
    sent = sent_to_search(errand)
    game = all_games()[sent.game]
    return review(game, sent).encoded() if isinstance(sent, Review) else run(game, sent).encoded()
