"""Contracts in the offers: which can be reached and paid."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.data.components import Price
from games.nova_roma.purse import holds
from games.nova_roma.state import Slots, State
from games.nova_roma.words.labels import CONTRACT_TEXT, chained, price_texts


def reachable(offer: Slots, strength: int) -> list[str]:
    """Strength 1 reaches two slots from the left, every further one a slot more. Gaps stay gaps
    until the end of the turn (ruling R6)."""
    return [contract for contract in offer[: strength + 1] if contract]


def take(offer: Slots, contract: str) -> None:
    """Leaves a gap."""
    offer[offer.index(contract)] = None


def with_lacks(ask: Text, s: State, seat: Seat, prices: Mapping[str, Price]) -> Text:
    """A question for one of some contracts, and what those lack that are not offered for it."""
    lacks = lacking(s, seat, prices)
    return Text("ask-lacking", {"ask": ask, "lacks": chained(lacks)}) if lacks else ask


def lacking(s: State, seat: Seat, prices: Mapping[str, Price]) -> list[Text]:
    """What a player lacks for each contract that he cannot pay."""
    player = s.players[seat]
    lacks: list[Text] = []
    for contract, price in prices.items():
        short = {what: n - holds(player, what) for what, n in price.items()}
        missing = {what: n for what, n in short.items() if n > 0}
        if missing:
            lacks.append(
                Text("lack", {"contract": CONTRACT_TEXT[contract], "lacks": price_texts(missing)})
            )
    return lacks
