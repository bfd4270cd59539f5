"""Contracts in the offers: which can be reached and paid."""

from __future__ import annotations

from games.nova_roma.state import Offer


def reachable(offer: Offer, strength: int) -> list[str]:
    """Strength 1 reaches two slots from the left, every further one a slot more. Gaps stay gaps
    until the end of the turn (ruling R6)."""
    return [contract for contract in offer[: strength + 1] if contract]


def take(offer: Offer, contract: str) -> None:
    """Leaves a gap."""
    offer[offer.index(contract)] = None
