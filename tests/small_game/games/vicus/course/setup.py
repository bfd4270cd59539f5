"""How a game begins, and how a rich middle position is made of that."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.contract import Table, VariantRule
from games.core.rng import Rng
from games.vicus.course.scoring import free_plots
from games.vicus.data.cards import CARDS, HAND
from games.vicus.state import Player, Shop, State, Variant

VARIANTS = (VariantRule("festival", ("on", "off")),)


def read_variant(variant: Mapping[str, str]) -> Variant:
    return Variant(festival=variant["festival"] == "on")


def set_up(table: Table, seats: int, variant: Variant) -> State:
    deck = list(CARDS)
    table.rng.shuffle(deck)
    players = [Player([deck.pop() for _ in range(HAND)]) for _ in range(seats)]
    return State(variant, players, deck, [], {}, [])


def boost(s: State, rng: Rng) -> None:
    """A round has been played: everybody has a shop, built with a card of the deck."""
    for seat in range(len(s.players)):
        card = s.deck.pop()
        free = free_plots(s)
        s.shops[free[rng.below(len(free))]] = Shop(seat, CARDS[card].ware)
        s.discard.append(card)
