"""What the steward makes of its view: its city, its people, its food, its goods and the clock."""

from __future__ import annotations

from games.core.bots.once import once
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.seat.view import HexView, PlayerView, UnitView, View
from games.romolo_o_remo.terms import (
    AI_VALUE,
    COMBAT_VALUE,
    EXHAUSTED_KINDS,
    FED_BY_FARM,
    POOL,
    PRODUCT,
    SITE,
    TERRAINS,
    Building,
    Resource,
    Terrain,
)

EATERS = ("worker", "soldier")
LONGEST = 12  # rounds worth thinking of
MEAL_OUT, STARVED = 0.25, 3.0  # a unit fed with grain, and one that is not fed
LAST = 36  # round by which most games have ended
PACE = 0.3  # pieces a player uses up in a round of what ends the game


class Mind:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.me: PlayerView = view.players[view.seat]
        self.grid = GRIDS[len(view.players)]
        self.near = self.grid.near
        self.hexes: dict[str, HexView] = {hex.name: hex for hex in view.hexes}
        self.capital: str = self.me.capital or self.grid.layout.zones[0][0]
        self.away = self.grid.distance[self.capital]
        self.alone = view.rival is not None
        self.units: dict[str, UnitView] = {}
        self.foes: dict[str, list[UnitView]] = {}
        for hex in view.hexes:
            for u in hex.units:
                if u.owner == self.seat:
                    self.units[u.name] = u
                elif self.is_enemy(u.owner):
                    self.foes.setdefault(hex.name, []).append(u)

    # ---- the clock ------------------------------------------------------------------------

    @once
    def left(self) -> float:
        """Rounds to come, as far as anybody can tell."""
        if self.view.endgame:
            return 1.0
        bank = sorted(self.view.bank.values())
        pieces = sum(bank[:EXHAUSTED_KINDS])
        people = self.view.stack + sum(tile is not None for tile in self.view.display)
        rounds = min(pieces, 1.5 * people) / (PACE * len(self.view.players))
        return max(1.0, min(rounds, LONGEST, LAST - self.view.round))

    # ---- people ---------------------------------------------------------------------------

    def is_enemy(self, owner: int) -> bool:
        if owner == self.seat:
            return False
        return not self.view.variant.teams or (owner - self.seat) % 2 == 1

    def value(self, u: UnitView) -> int:
        """What a unit is worth in a fight."""
        return AI_VALUE if self.alone and u.owner != self.seat else COMBAT_VALUE[u.kind]

    @once
    def rivals(self) -> list[PlayerView]:
        """Kings of the other side who are still there."""
        found = [p for p in self.view.players if p.alive and self.is_enemy(p.seat)]
        return [*found, self.view.rival] if self.view.rival else found

    def lord(self, hex: str) -> tuple[int, int]:
        """How far the nearest capital is, and whose."""
        distance = self.grid.distance
        return min(
            (distance[p.capital][hex], p.seat) for p in self.view.players if p.alive and p.capital
        )

    @once
    def partner(self) -> PlayerView | None:
        if not self.view.variant.teams:
            return None
        other = self.view.players[(self.seat + 2) % len(self.view.players)]
        return other if other.alive else None

    @once
    def eaters(self) -> int:
        return sum(u.kind in EATERS for u in self.units.values())

    def has(self, name: str) -> bool:
        return name in self._characters

    @once
    def _characters(self) -> dict[str, bool]:
        """Our characters, and whether one of that name was not used in this turn."""
        found: dict[str, bool] = {}
        for own in self.me.characters:
            found[own.name] = found.get(own.name, False) or not own.used
        return found

    def is_ready(self, name: str) -> bool:
        """A character that was not used in this turn."""
        return self._characters.get(name, False)

    # ---- food -----------------------------------------------------------------------------

    @once
    def farms(self) -> dict[str, int]:
        """Meals by hex: of farms no enemy sits on."""
        return {
            hex.name: FED_BY_FARM * hex.buildings["farm"]
            for hex in self.view.hexes
            if "farm" in hex.buildings and hex.name not in self.foes
        }

    @once
    def meals(self) -> int:
        """How many units the farms around the capital feed."""
        found = sum(n for hex, n in self.farms.items() if self.away[hex] <= 2)
        return found + FED_BY_FARM * self.has("furnarius")

    @once
    def fed(self) -> set[str]:
        """Hexes on which one can eat at a farm."""
        return {*self.farms, *(near for hex in self.farms for near in self.near[hex])}

    @once
    def reserve(self) -> int:
        """Grain that is left when everybody has eaten where he stands now."""
        fed = sum(u.kind in EATERS and u.hex in self.fed for u in self.units.values())
        return self.me.stock["grain"] - (self.eaters - min(fed, self.meals))

    def hunger(self, u: UnitView, hex: str) -> float:
        """What it costs a unit to end its turn on a hex."""
        if u.kind not in EATERS or hex in self.fed:
            return 0.0
        left = self.reserve - (1 if u.hex in self.fed else 0)
        if left >= 0:
            return MEAL_OUT if left > 1 else 2 * MEAL_OUT
        return STARVED if self.me.workers > 2 else 2 * STARVED

    # ---- goods ----------------------------------------------------------------------------

    @once
    def prices(self) -> dict[Resource, int]:
        return {column.kind: column.price for column in self.view.market}

    @property
    def money(self) -> int:
        return self.me.money or 0

    def purse(self, hex: str) -> dict[Resource, int]:
        """Stock, and what lies in the warehouses of a hex."""
        stores = self.hexes[hex].stores
        if not any(stores):
            return self.me.stock
        have = dict(self.me.stock)
        for store in stores:
            for cube in store:
                have[cube] += 1
        return have

    def due(self, hex: str, kind: Building) -> int:
        """Cubes a building costs there, with the temples."""
        total = sum(TABLES.costs[kind].values())
        return max(1, total - self.hexes[hex].buildings.get("temple", 0))

    def missing(self, hex: str, kind: Building) -> int:
        """How many of these are not there."""
        have, cost = self.purse(hex), TABLES.costs[kind]
        got = sum(min(n, have[r]) for r, n in cost.items())
        due = self.due(hex, kind)
        if got < due and self.is_ready("aedificator"):
            got = max(got, have["wood"] + have["stone"] - 1)
        return max(0, due - got)

    def fits(self, hex: str, kind: Building) -> bool:
        place = self.hexes[hex]
        if not place.up or place.terrain != SITE[kind] or not self.view.bank[POOL[kind]]:
            return False
        if kind == "harbour" and not any(self.is_water(near) for near in self.near[hex]):
            return False
        return place.count < place.limit + (kind == "aqueduct")

    def is_water(self, hex: str) -> bool:
        return self.hexes[hex].up and self.hexes[hex].terrain == "water"

    def is_walled(self, hex: str, seen_from: str) -> bool:
        walls = self.hexes[hex].walls
        return bool(walls) and hex != seen_from and self.grid.facing[hex, seen_from] in walls

    # ---- harvests -------------------------------------------------------------------------

    def sources(self, hex: str) -> list[str]:
        """What a worker on a hex can still harvest."""
        place = self.hexes[hex]
        if not place.up or place.terrain == "water":
            return []
        found = [hex, *(near for near in self.near[hex] if self.is_water(near))]
        return [name for name in found if not self.hexes[name].worked]

    def product(self, hex: str) -> tuple[Resource, int]:
        place = self.hexes[hex]
        terrain: Terrain = place.terrain or TERRAINS[0]
        mills = place.buildings.get("quarry", 0) + place.buildings.get("sawmill", 0)
        kind = PRODUCT[terrain]
        for own in self.me.characters:
            mills += own.name == "praepositus" and not own.used and own.deposit == (kind,)
        return kind, 1 + mills

    @once
    def stores(self) -> list[str]:
        """Hexes with an empty warehouse for us."""
        return [
            hex.name for hex in self.view.hexes if () in hex.stores and hex.name not in self.foes
        ]

    def has_store(self, hex: str) -> bool:
        """An empty warehouse where a worker on this hex could bring goods."""
        return any(
            store == hex or (store in self.near[hex] and not self.is_walled(store, hex))
            for store in self.stores
        )

    def has_warehouse_near(self, hex: str) -> bool:
        return any(self.hexes[near].stores for near in (hex, *self.near[hex]))
