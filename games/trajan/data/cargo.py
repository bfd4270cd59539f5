"""Commodity cards and ships (specification 4.9, 4.10), [P]: from public sources."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Commodity: TypeAlias = Literal[
    "columns",
    "furs",
    "scrolls",
    "oils",
    "fruit",
    "ceramics",
    "wine",
    "fish",
    "jewelry",
    "gems",
    "cattle",
    "wheat",
]
COMMODITIES: tuple[Commodity, ...] = get_args(Commodity)
CARDS_PER_COMMODITY = 5
CARD_ORDER: dict[str, int] = {commodity: n for n, commodity in enumerate(COMMODITIES)}

Ship: TypeAlias = Literal["ship_same", "ship_pairs", "ship_different"]
ShipSide: TypeAlias = Literal["front", "back"]
SHIPS: tuple[Ship, ...] = ("ship_same", "ship_pairs", "ship_different")

# Points of a whole shipment of 1, 2, … units: cards, or pairs.
SHIP_VALUES: dict[Ship, dict[ShipSide, tuple[int, ...]]] = {
    "ship_same": {"front": (2, 6, 12, 20), "back": (0, 1, 7, 15)},
    "ship_pairs": {"front": (5, 10, 15), "back": (1, 6, 11)},
    "ship_different": {"front": (2, 4, 6, 8), "back": (0, 1, 3, 5)},
}


def commodity_cards() -> list[Commodity]:
    """The 60 cards, unshuffled."""
    return [commodity for commodity in COMMODITIES for _ in range(CARDS_PER_COMMODITY)]
