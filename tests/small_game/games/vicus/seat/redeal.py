"""Other worlds that look the same: everything a seat cannot know, dealt anew."""

from __future__ import annotations

from games.core.rng import Rng
from games.core.seats import Seat
from games.vicus.state import State


def redeal(s: State, seat: Seat | None, rng: Rng) -> State:
    """Deck and other hands; sorted first, so that nothing of their true order is left."""
    others = [player for other, player in enumerate(s.players) if other != seat]
    unknown = sorted([*s.deck, *(card for player in others for card in player.hand)])
    rng.shuffle(unknown)
    for player in others:
        player.hand = [unknown.pop() for _ in player.hand]
    s.deck = unknown
    return s
