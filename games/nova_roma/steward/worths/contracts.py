"""Contracts on offer: what they bring after their cost, and what to have in sight of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Price
from games.nova_roma.data.shapes import size_of
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import Sight, sight

Cards: TypeAlias = tuple[str | None, ...]  # on offer


@lru_cache(maxsize=1024)
def contracts_on(sailing: Cards, building: Cards) -> list[list[tuple[Price, float]]]:
    voyages = [TABLES.sailing[id].cost for id in sailing if id]
    works = [TABLES.building[id] for id in building if id]
    return [
        [(cost, _net(w.SAILING_WORTH, cost)) for cost in voyages],
        [(b.cost, _net(b.vp + w.BLOCK_WORTH * size_of(b.shape), b.cost)) for b in works],
    ]


@lru_cache(maxsize=1024)
def sights_of(sailing: Cards, building: Cards) -> list[list[Sight]]:
    """The contracts on offer, the most valuable first."""
    return [
        sorted((sight(cost, net) for cost, net in kind), key=lambda sight: -sight[3][0])
        for kind in contracts_on(sailing, building)
    ]


def _net(vp: float, cost: Price) -> float:
    """A contract after its cost."""
    return max(0.0, vp - w.PAID_EACH * sum(cost.values()))
