"""What the steward wants, and what goods are worth for it, in points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.bots.once import once
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.sites import Standing
from games.romolo_o_remo.steward.mind import MEAL_OUT, Mind
from games.romolo_o_remo.steward.reckoning import Reckoning
from games.romolo_o_remo.terms import (
    BUILDINGS,
    EXHAUSTED_KINDS,
    POOL,
    SIDES,
    SOLDIER_PRICE,
    WALLS_PER_BUILDING,
    WORKER_PRICE,
    BankKind,
    Building,
    Resource,
)

Mill: TypeAlias = Literal["sawmill", "quarry"]
MILLS: tuple[Mill, ...] = ("sawmill", "quarry")

# What one more building of the capital brings, by its strength: influence and room for people.
GROWTH = {1: 2.5, 2: 3.0, 3: 4.5, 4: 2.8, 5: 2.6}
DOMINION = 1.0  # every further one, and those of the suburb
PATIENCE = 0.03  # points can wait, a round to come makes them cheaper
CUBE, COIN = 0.2, 0.22
MISSING = 0.3  # patience for a cube that is not there yet
TEMPLE, FIRST_TEMPLE = 0.25, 1.5  # for each further building there, and the first one
# In each round to come:
WORKER, IDLE_WORKER = 0.35, 0.2
STORE, MILL, MEAL = 0.2, 0.15, 0.3
SOLDIER = 2.0
ARMS = SOLDIER_PRICE["refined"]
FEW, SAFE_CITY = 2, 4  # workers who stay at work, strength of a city that can think of war
CROWDED = 1.0  # a farm where the dominion is to be
AHEAD, BEHIND = 4.0, -1.5  # the end of the game, by how things stand
EAGER = 0.8  # what the last pieces are worth to who would end the game
SIGHT = 4  # pieces for each player, before it is in sight
LATE, URGE, ANYTHING = 22, 0.1, 0.8  # round, more in each one, any building at all


class Wish(Struct, frozen=True):
    hex: str
    kind: Standing | Literal["worker", "soldier"]
    worth: float  # when it is there and paid for
    missing: int  # cubes
    cost: Mapping[Resource, int]

    @property
    def share(self) -> float:
        """What a cube for it is worth."""
        return self.worth / (self.missing + 1.5)


class Plans:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.now = 1.0 - PATIENCE * mind.left  # what points are worth that could wait
        self.urge = URGE * max(0, mind.view.round - LATE)  # to come to an end

    # ---- buildings ------------------------------------------------------------------------

    @once
    def wishes(self) -> list[Wish]:
        """Best first: worth what it brings, less what it costs and lacks."""
        found = [*self._city(), *self._farms(), *self._suburb_wishes(), *self._mills()]
        found += [*self._people(), *self._anything()]
        return sorted(found, key=lambda wish: MISSING * wish.missing - wish.worth)

    def _wish(self, hex: str, kind: Building, worth: float) -> Wish:
        mind = self.mind
        worth += self._hurry(kind) + self.urge - CUBE * mind.due(hex, kind)
        return Wish(hex, kind, worth, mind.missing(hex, kind), TABLES.costs[kind])

    def _hurry(self, kind: Standing) -> float:
        return self.piece(POOL[kind] if kind != "wall" else "wall")

    def piece(self, kind: BankKind) -> float:
        """A piece of the bank used up: it brings the end nearer, for who is ahead."""
        return self._hurries.get(kind, 0.0)

    @once
    def _hurries(self) -> dict[BankKind, float]:
        mind = self.mind
        bank = mind.view.bank
        left = sorted((n, kind) for kind, n in bank.items() if n)
        wanted = EXHAUSTED_KINDS - mind.view.exhausted
        pieces = sum(n for n, _ in left[:wanted])
        if wanted <= 0 or mind.view.endgame or pieces > SIGHT * (1 + len(mind.view.players)):
            return {}
        lead = Reckoning(mind).lead
        gain = (AHEAD if lead > 0 else BEHIND) * (2.0 if mind.alone else 1.0)
        most = left[wanted - 1][0]  # pieces of the last kind that is needed
        return {kind: gain / (pieces + max(0, n - most) + 1) for n, kind in left}

    def _city(self) -> list[Wish]:
        me = self.mind.me
        if me.capital is None:
            return []
        return self._strengthening(me.capital, GROWTH.get(me.strength, DOMINION))

    def _strengthening(self, hex: str, gain: float) -> list[Wish]:
        """Everything that makes a hex stronger by one."""
        mind = self.mind
        place = mind.hexes[hex]
        room = place.limit - place.count
        found = []
        for kind in BUILDINGS:
            if kind == "farm" or not mind.fits(hex, kind):
                continue
            extra = 0.0
            if kind == "temple":
                extra = TEMPLE * min(max(room, 2), mind.left)
                extra += FIRST_TEMPLE * ("temple" not in place.buildings and room > 1)
            elif kind == "warehouse":
                extra = STORE * mind.left if self.lacks_stores else 0.0
            elif kind == "aqueduct":
                extra = 0.5 if room <= 1 else 0.2
            elif kind == "forum":
                extra = 0.04 * mind.left * (place.strength >= 3)
            elif kind == "harbour":
                extra = 0.06 * mind.left
            found.append(self._wish(hex, kind, gain * self.now + extra))
        walls = self._walls(hex, gain * self.now)
        return [*found, walls] if walls else found

    def _walls(self, hex: str, gain: float) -> Wish | None:
        """Three walls where nobody of ours goes in and out."""
        mind = self.mind
        place = mind.hexes[hex]
        lacking = WALLS_PER_BUILDING - len(place.walls) % WALLS_PER_BUILDING
        quiet = sum(self.wall(hex, side) > 0 for side in range(len(SIDES)))
        if place.count >= place.limit or quiet < lacking or mind.view.bank["wall"] < lacking:
            return None
        due = max(1, lacking - place.buildings.get("temple", 0))
        have = mind.purse(hex)
        worth = gain + self._hurry("wall") + self.urge - CUBE * due
        return Wish(hex, "wall", worth, max(0, due - have["wood"] - have["stone"]), {})

    def wall(self, hex: str, side: int) -> float:
        """A wall on a side: good where only enemies come from."""
        mind = self.mind
        if side in mind.hexes[hex].walls:
            return 0.0
        near = mind.grid.sides[hex][side]
        if near is None:
            return 0.5
        if mind.is_water(near):
            return 0.6 if not mind.hexes[hex].buildings.get("harbour") else 0.2
        place = mind.hexes[near]
        used = place.up and (mind.away[near] <= 1 or place.zone == mind.seat)
        return -0.5 if used or not place.up else 0.3

    @once
    def stores(self) -> int:
        mind = self.mind
        found = sum(len(hex.stores) for hex in mind.view.hexes if mind.away[hex.name] <= 2)
        return found + mind.has("apothecarius")

    @property
    def lacks_stores(self) -> bool:
        return self.stores < self.mind.me.workers

    def _farms(self) -> list[Wish]:
        mind = self.mind
        if mind.me.capital is None or mind.meals > mind.eaters:
            return []
        hungry = min(2, mind.eaters - mind.meals)
        worth = MEAL * mind.left * max(0.6, hungry)
        return [
            self._wish(hex, "farm", worth - (CROWDED if hex == self.suburb else 0.0))
            for hex in mind.near[mind.capital]
            if mind.fits(hex, "farm") and hex not in mind.foes
        ]

    @once
    def suburb(self) -> str | None:
        """The plains beside the capital where the dominion will be: all on one hex."""
        mind = self.mind
        plains = [
            hex
            for near in mind.near[mind.capital]
            if (hex := mind.hexes[near]).up and hex.terrain == "plains" and hex.tower is None
        ]
        best = max(plains, key=lambda hex: 3 * hex.strength + hex.limit - hex.count, default=None)
        return best.name if best else None

    def _suburb_wishes(self) -> list[Wish]:
        if self.suburb is None or self.suburb in self.mind.foes:
            return []
        return self._strengthening(self.suburb, DOMINION if self.mind.me.strength >= 3 else 0.4)

    def _mills(self) -> list[Wish]:
        mind = self.mind
        return [
            self._wish(hex, kind, MILL * mind.left)
            for hex in (mind.capital, *mind.near[mind.capital])
            for kind in MILLS
            if mind.fits(hex, kind) and mind.has_warehouse_near(hex)
        ]

    def _anything(self) -> list[Wish]:
        """Late in the game, or ahead in it, pieces are put up anywhere so that it ends."""
        mind = self.mind
        ahead = max(self._hurries.values(), default=0.0) > EAGER
        if not self.urge and not ahead:
            return []
        return [
            self._wish(hex, kind, ANYTHING if self.urge else 0.0)
            for hex in mind.near[mind.capital]
            for kind in BUILDINGS
            if mind.fits(hex, kind) and (kind != "farm" or hex != self.suburb)
        ]

    # ---- people ---------------------------------------------------------------------------

    def _people(self) -> list[Wish]:
        me, found = self.mind.me, []
        if me.workers < me.most_workers and me.pool.get("worker"):
            lacking = max(0, WORKER_PRICE["grain"] - me.stock["grain"])
            found.append(Wish("", "worker", self.worker, lacking, WORKER_PRICE))
        if self.wants_arms:
            lacking = max(0, ARMS - me.stock["refined"])
            found.append(Wish("", "soldier", self.soldier, lacking, SOLDIER_PRICE))
        return found

    @once
    def worker(self) -> float:
        """One more, beyond what he costs."""
        mind = self.mind
        busy = mind.me.workers <= self.stores
        worth = 0.4 + (WORKER if busy else IDLE_WORKER) * mind.left - 3 * CUBE
        if mind.meals > mind.eaters:
            return worth
        return worth - MEAL_OUT * mind.left

    @once
    def wants_arms(self) -> bool:
        """A soldier is within reach: there is room for him, and somebody to become one."""
        me = self.mind.me
        room = me.military < me.most_military and me.pool.get("soldier", 0) > 0
        return room and me.workers > FEW and me.strength >= SAFE_CITY

    @once
    def soldier(self) -> float:
        mind = self.mind
        fed = mind.meals >= mind.eaters or mind.me.stock["grain"] > 2
        worth = SOLDIER - 0.12 * mind.left
        return worth if fed else 0.4 * worth

    # ---- what can be done -----------------------------------------------------------------

    def building(self, hex: str, kind: str) -> float:
        for wish in self.wishes:
            if wish.hex == hex and wish.kind == kind:
                return wish.worth if not wish.missing else -0.2
        return -0.2

    def best_building(self, hex: str) -> float:
        """The best wish that can be paid for there."""
        return self._payable.get(hex, 0.0)

    @once
    def _payable(self) -> dict[str, float]:
        found: dict[str, float] = {}
        for wish in self.wishes:
            if not wish.missing and wish.worth > found.get(wish.hex, 0.0):
                found[wish.hex] = wish.worth
        return found
