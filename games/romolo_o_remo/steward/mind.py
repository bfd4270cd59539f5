"""What the steward makes of its view: its city, its people, its food and its goods."""

from __future__ import annotations

from functools import cached_property

from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.seat.view import HexView, PlayerView, UnitView, View
from games.romolo_o_remo.terms import (
    FED_BY_FARM,
    POOL,
    PRODUCT,
    RESOURCES,
    SITE,
    TERRAINS,
    Building,
    Resource,
    Terrain,
)

EATERS = ("worker", "soldier")
GREAT = 6  # strength
LONG = 22  # rounds


class Mind:
    def __init__(self, view: View, me: PlayerView) -> None:
        self.view = view
        self.me = me
        self.grid = GRIDS[len(view.players)]
        self.hexes: dict[str, HexView] = {hex.name: hex for hex in view.hexes}

    @property
    def is_late(self) -> bool:
        """The city is great, or the game has gone on for long: let it come to an end."""
        return self.me.strength >= GREAT or self.view.round > LONG

    # ---- people ---------------------------------------------------------------------------

    @cached_property
    def units(self) -> dict[str, UnitView]:
        own = (u for hex in self.hexes.values() for u in hex.units if u.owner == self.me.seat)
        return {u.name: u for u in own}

    @property
    def eaters(self) -> int:
        return sum(u.kind in EATERS for u in self.units.values())

    def is_enemy(self, owner: int) -> bool:
        if owner == self.me.seat:
            return False
        return not self.view.variant.teams or (owner - self.me.seat) % 2 == 1

    def enemies(self, hex: str) -> list[UnitView]:
        return [u for u in self.hexes[hex].units if self.is_enemy(u.owner)]

    def away(self, hex: str) -> int:
        """Steps from the capital."""
        return self.grid.distance[self.me.capital][hex] if self.me.capital else 0

    # ---- food -----------------------------------------------------------------------------

    @cached_property
    def meals(self) -> int:
        """How many units the farms around the capital feed."""
        return sum(
            FED_BY_FARM * hex.buildings.get("farm", 0)
            for hex in self.hexes.values()
            if self.away(hex.name) <= 2 and not self.enemies(hex.name)
        ) + 2 * self.has("furnarius")

    def is_fed(self, hex: str) -> bool:
        near = (hex, *self.grid.near[hex])
        return any(self.hexes[name].buildings.get("farm") for name in near)

    @cached_property
    def reserve(self) -> int:
        """Grain that is left when everybody has eaten where he stands now."""
        fed = sum(u.kind in EATERS and self.is_fed(u.hex) for u in self.units.values())
        return self.me.stock["grain"] - (self.eaters - min(fed, self.meals))

    def hunger(self, u: UnitView, hex: str) -> float:
        """What it costs a unit to end its turn on a hex."""
        if u.kind not in EATERS or self.is_fed(hex):
            return 0.0
        left = self.reserve - (1 if self.is_fed(u.hex) else 0)
        return 0.5 if left > 1 else 1.2 if left >= 0 else 5.0

    # ---- goods ----------------------------------------------------------------------------

    def price(self, kind: Resource) -> int:
        return next(column.price for column in self.view.market if column.kind == kind)

    def has(self, name: str) -> bool:
        return any(own.name == name for own in self.me.characters)

    def purse(self, hex: str) -> dict[Resource, int]:
        have = dict(self.me.stock)
        for store in self.hexes[hex].stores:
            for cube in store:
                have[cube] += 1
        return have

    def lacking(self, hex: str, kind: Building) -> dict[Resource, int]:
        """Cubes still missing for a building, before temples."""
        have, cost = self.purse(hex), TABLES.costs[kind]
        return {r: n - have[r] for r, n in cost.items() if n > have[r]}

    def is_payable(self, hex: str, kind: Building) -> bool:
        temples = self.hexes[hex].buildings.get("temple", 0)
        cost = sum(TABLES.costs[kind].values())
        missing = sum(self.lacking(hex, kind).values())
        return missing <= min(temples, cost - 1)

    def fits(self, hex: str, kind: Building) -> bool:
        place = self.hexes[hex]
        if not place.up or place.terrain != SITE[kind] or not self.view.bank[POOL[kind]]:
            return False
        if kind == "harbour" and not any(self.is_water(near) for near in self.grid.near[hex]):
            return False
        return place.count < place.limit + (kind == "aqueduct")

    def is_water(self, hex: str) -> bool:
        return self.hexes[hex].up and self.hexes[hex].terrain == "water"

    # ---- harvests -------------------------------------------------------------------------

    def sources(self, hex: str) -> list[str]:
        """What a worker on a hex can still harvest."""
        place = self.hexes[hex]
        if not place.up or place.terrain == "water":
            return []
        found = [hex, *(near for near in self.grid.near[hex] if self.is_water(near))]
        return [name for name in found if not self.hexes[name].worked]

    def product(self, hex: str) -> tuple[Resource, int]:
        place = self.hexes[hex]
        terrain: Terrain = place.terrain or TERRAINS[0]
        mills = place.buildings.get("quarry", 0) + place.buildings.get("sawmill", 0)
        return PRODUCT[terrain], 1 + mills

    def has_store(self, hex: str) -> bool:
        """An empty warehouse where a worker on this hex could bring goods."""
        for near in (hex, *self.grid.near[hex]):
            walled = near != hex and self.grid.facing[near, hex] in self.hexes[near].walls
            if () in self.hexes[near].stores and not walled and not self.enemies(near):
                return True
        return False

    def spare(self, kind: Resource) -> int:
        """Cubes of a kind beyond what the household keeps."""
        keep = {"grain": max(1, self.eaters - self.meals + 1), "wood": 3, "stone": 3}
        return self.me.stock[kind] - keep.get(kind, 0)


def total(goods: dict[Resource, int]) -> int:
    return sum(goods[kind] for kind in RESOURCES)
