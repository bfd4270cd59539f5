"""What a hand can ship: the best shipment of every ship, and which cargo is legal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.trajan.data.cargo import COMMODITIES, SHIP_VALUES, SHIPS, Commodity, Ship, ShipSide
from games.trajan.measures import tiles_of
from games.trajan.state import Player, State

LARGEST: dict[Ship, int] = {ship: len(SHIP_VALUES[ship]["front"]) for ship in SHIPS}


class Shipment(Struct, frozen=True):
    """Cards and wild tiles that go aboard; `units` are cards, or pairs."""

    ship: Ship
    units: int
    cards: tuple[Commodity, ...]
    wilds: int


def held_kinds(hand: Sequence[Commodity]) -> dict[Commodity, int]:
    """How many cards of each kind, in the order of the cards."""
    return {kind: n for kind in COMMODITIES if (n := hand.count(kind))}


def ship_points(side: ShipSide, ship: Ship, units: int) -> int:
    return SHIP_VALUES[ship][side][units - 1]


def points_of(s: State, shipment: Shipment) -> int:
    return ship_points(s.ships[shipment.ship], shipment.ship, shipment.units)


def largest_shipment(player: Player, ship: Ship) -> int:
    """Units of the largest shipment the hand and its wild tiles allow; 0: none."""
    return min(LARGEST[ship], _units(player, ship))


def _units(player: Player, ship: Ship) -> int:
    held = held_kinds(player.hand)
    wilds = tiles_of(player, "wild_commodity")
    if ship == "ship_same":
        return max(held.values(), default=0) + wilds
    if ship == "ship_different":
        return len(held) + wilds
    pairs = sum(n > 1 for n in held.values())
    mixed = min(wilds, len(held) - pairs)
    # Splitting a real pair to make two mixed ones of the same kind is not allowed, so wild tiles
    # left over pair up with each other.
    return pairs + mixed + (wilds - mixed) // 2


def same_shipments(player: Player) -> list[Shipment]:
    """Every cargo of equal cards, wild tiles included; the largest of each kind first."""
    wilds = tiles_of(player, "wild_commodity")
    found = []
    for kind, n in held_kinds(player.hand).items():
        for units in range(min(n + wilds, LARGEST["ship_same"]), 0, -1):
            for cards in range(min(n, units), max(0, units - wilds - 1), -1):
                cargo = (kind,) * cards
                found.append(Shipment("ship_same", units, cargo, units - cards))
    for units in range(min(wilds, LARGEST["ship_same"]), 0, -1):
        found.append(Shipment("ship_same", units, (), units))
    return found
