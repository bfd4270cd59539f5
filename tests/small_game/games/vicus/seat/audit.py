"""Nothing is lost and nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator

from games.vicus.data.cards import CARDS
from games.vicus.state import State


def audit(s: State) -> list[str]:
    return [*_cards(s), *_shops(s)]


def _cards(s: State) -> Iterator[str]:
    laid = [player.laid for player in s.players if player.laid]
    held = [card for player in s.players for card in player.hand]
    found = [*s.deck, *s.discard, *laid, *held]
    if sorted(found) != sorted(CARDS):
        yield f"cards: {len(found)} of {len(CARDS)}, or one of them twice"


def _shops(s: State) -> Iterator[str]:
    built = [shop.seat for shop in s.shops.values()] + s.queue
    for seat in range(len(s.players)):
        if built.count(seat) * len(s.players) != len(built):
            yield f"seat {seat} has had more or fewer turns than the others"
