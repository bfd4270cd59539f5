"""What the steward wants to build, and what a worker's deeds are worth."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from games.romolo_o_remo.seat.view import UnitView
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.terms import (
    BUILDINGS,
    COMBAT_VALUE,
    RESOURCES,
    TOWER_VALUE,
    Building,
    Resource,
)

CITY: tuple[Building, ...] = ("temple", "warehouse", "warehouse", "forum", "temple", "harbour")
SUBURB: tuple[Building, ...] = ("warehouse", "temple", "forum")
GROWTH = {3: 8.0, 4: 8.0, 5: 8.0}  # a capital of this strength grows into something
HUNGRY, WARY = 6.5, 3.0  # a farm when units starve, and when one more would
DISCOVERY, FAR_DISCOVERY = 1.7, 0.6
RECRUIT, NEW_WORKER, NEW_SOLDIER = 4.5, 4.2, 3.4
ANYTHING, WALLS = 0.9, 0.8  # when the city is great: what is left in the bank
BEATEN = 2  # so much weaker
NEXT_STEP = 0.9  # of what can be done there


class Wish(Struct, frozen=True):
    hex: str
    kind: Building
    worth: float


class Plans:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    # ---- buildings ------------------------------------------------------------------------

    @cached_property
    def wishes(self) -> list[Wish]:
        """Best first."""
        found = [*self._city(), *self._farms(), *self._suburbs(), *self._mills()]
        found += self._anything()
        return sorted(found, key=lambda wish: -wish.worth)

    def _city(self) -> list[Wish]:
        mind, capital = self.mind, self.mind.me.capital
        if capital is None:
            return []
        worth = GROWTH.get(mind.me.strength, 5.0)
        place = mind.hexes[capital]
        if place.count >= place.limit:
            return [Wish(capital, "aqueduct", worth)] if mind.fits(capital, "aqueduct") else []
        there = dict(place.buildings)
        for kind in CITY:
            if there.get(kind):
                there[kind] -= 1
            elif mind.fits(capital, kind):
                return [Wish(capital, kind, worth)]
        return []

    def _farms(self) -> list[Wish]:
        mind = self.mind
        if mind.meals > mind.eaters:
            return []
        worth = HUNGRY if mind.meals < mind.eaters else WARY
        return [
            Wish(hex, "farm", worth - 0.1 * mind.away(hex))
            for hex in mind.grid.near[mind.me.capital or mind.me.looked[0]]
            if mind.fits(hex, "farm") and not mind.enemies(hex)
        ]

    def _suburbs(self) -> list[Wish]:
        """Beside the capital, where the dominion will be: all on one hex."""
        mind, capital = self.mind, self.mind.me.capital
        if capital is None:
            return []
        plains = [
            mind.hexes[hex]
            for hex in mind.grid.near[capital]
            if mind.hexes[hex].terrain == "plains" and mind.hexes[hex].tower is None
        ]
        best = max(plains, key=lambda hex: (hex.strength, hex.limit - hex.count), default=None)
        if best is None:
            return []
        return [Wish(best.name, kind, 3.4) for kind in SUBURB if mind.fits(best.name, kind)][:1]

    def _mills(self) -> list[Wish]:
        mind = self.mind
        found = []
        for hex in mind.hexes:
            if mind.away(hex) <= 1:
                for kind in ("sawmill", "quarry"):
                    if mind.fits(hex, kind) and not mind.hexes[hex].buildings.get(kind):
                        found.append(Wish(hex, kind, 2.6))
        return found

    def _anything(self) -> list[Wish]:
        """Pieces used up bring the end nearer."""
        mind = self.mind
        if not mind.is_late:
            return []
        return [
            Wish(hex, kind, ANYTHING)
            for hex in mind.hexes
            if mind.away(hex) <= 1
            for kind in BUILDINGS
            if mind.fits(hex, kind)
        ]

    def building(self, hex: str, kind: Building) -> float:
        wanted = (wish.worth for wish in self.wishes if (wish.hex, wish.kind) == (hex, kind))
        return max(wanted, default=0.0)

    def best_building(self, hex: str) -> float:
        """The best wish that can be paid for there."""
        mind = self.mind
        payable = (
            wish.worth
            for wish in self.wishes
            if wish.hex == hex and mind.is_payable(hex, wish.kind)
        )
        return max(payable, default=0.0)

    # ---- goods ----------------------------------------------------------------------------

    @cached_property
    def needs(self) -> dict[Resource, int]:
        """What the first wishes still lack."""
        for wish in self.wishes:
            lacking = self.mind.lacking(wish.hex, wish.kind)
            if lacking:
                return lacking
        return {}

    def good(self, kind: Resource) -> float:
        mind = self.mind
        worth = {"wood": 1.1, "stone": 1.1, "grain": 0.9, "salt": 0.6, "refined": 1.2}[kind]
        if kind in self.needs:
            worth += 0.8
        if kind == "grain":
            short = mind.eaters - mind.meals - mind.me.stock["grain"]
            room = mind.me.workers < mind.me.most_workers
            worth += 1.0 if short > 0 else 0.5 if room else 0.0
        stock = mind.me.stock[kind]
        return (worth + 0.2 * mind.price(kind)) * (1.0 if stock < 4 else 0.6 if stock < 8 else 0.2)

    def harvest(self, source: str) -> float:
        kind, n = self.mind.product(source)
        return self.good(kind) * n

    # ---- places ---------------------------------------------------------------------------

    def stay(self, hex: str) -> float:
        """The best a worker could do on a hex."""
        mind = self.mind
        worth = self.best_building(hex)
        if mind.has_store(hex):
            worth = max([worth, *(self.harvest(source) for source in mind.sources(hex))])
        return worth

    def discovery(self, hex: str) -> float:
        mind = self.mind
        known = mind.hexes[hex]
        if known.seen and known.terrain == "water":
            return 0.1
        reach = 3 if mind.me.strength >= 3 else 2
        return DISCOVERY if mind.away(hex) <= reach else FAR_DISCOVERY

    def step(self, u: UnitView, hex: str) -> float:
        """A step of a unit onto a hex."""
        mind = self.mind
        cost = mind.hunger(u, hex) - mind.hunger(u, u.hex)
        if not mind.hexes[hex].up:
            return self.discovery(hex) - cost - (0.2 if u.kind == "worker" else 0)
        if u.kind == "worker":
            cost += 1.5 if mind.enemies(hex) else 0.0
            if u.left <= 1:
                return 0.05 - cost
            return NEXT_STEP * max(self.stay(hex), self._barracks(hex)) - cost
        return self._march(u, hex) - self._march(u, u.hex) - cost

    def _barracks(self, hex: str) -> float:
        """Soldiers are raised in the capital alone."""
        me = self.mind.me
        can = me.stock["refined"] >= 2 and me.workers > 2 and me.military < me.most_military
        return NEW_SOLDIER if can and hex == me.capital else 0.0

    def _march(self, u: UnitView, hex: str) -> float:
        """Where soldiers and explorers like to be."""
        mind = self.mind
        if u.kind == "explorer":
            hidden = sum(not mind.hexes[near].up for near in mind.grid.near[hex])
            return 0.3 * min(hidden, 2) - 0.1 * max(0, mind.away(hex) - 3)
        place = mind.hexes[hex]
        worth = 0.0
        if not place.rulers or place.rulers == (mind.me.seat,):
            alone = place.influence.get(str(mind.me.seat), 0) <= (hex == u.hex)
            worth += 0.8 * max(1, place.marker) if alone else 0.0
        worth += self._prey(u, hex) - 0.15 * mind.away(hex)
        return worth if u.kind == "soldier" else -0.2 * mind.away(hex)

    def _prey(self, u: UnitView, hex: str) -> float:
        """Enemies a soldier can beat if he comes with an action left, or had better avoid."""
        mind = self.mind
        foes, tower = mind.enemies(hex), mind.hexes[hex].tower
        if not foes:
            return 0.0
        guarded = tower is not None and mind.is_enemy(tower)
        strong = sum(COMBAT_VALUE[foe.kind] for foe in foes) + TOWER_VALUE * guarded
        ready = hex == u.hex or u.left > 1
        return 2.5 if ready and strong <= COMBAT_VALUE[u.kind] - BEATEN else -1.0 * len(foes)

    def activation(self, u: UnitView) -> float:
        """What activating a unit promises."""
        mind = self.mind
        near = max((self.step(_fresh(u), hex) for hex in mind.grid.near[u.hex]), default=0.0)
        if u.kind != "worker" or u.hindered:
            return near
        return max(near, self.stay(u.hex), self.household()) + 0.1

    def household(self) -> float:
        """Recruiting, breeding and trading, which any worker can do anywhere."""
        mind, me = self.mind, self.mind.me
        worth = 0.5
        if (me.money or 0) >= me.next_price and any(mind.view.display):
            worth = RECRUIT if not mind.view.turn.recruited else worth
        if me.stock["grain"] >= 3 and me.workers < me.most_workers:
            worth = max(worth, self.worker())
        if any(mind.spare(kind) > 0 for kind in RESOURCES):
            worth = max(worth, 0.9)
        if me.stock["refined"] >= 2 and me.workers > 2 and me.military < me.most_military:
            worth = max(worth, NEW_SOLDIER)
        return worth

    def worker(self) -> float:
        mind = self.mind
        feeds = mind.meals > mind.eaters or mind.me.stock["grain"] >= 5
        return NEW_WORKER if feeds else 1.0


def _fresh(u: UnitView) -> UnitView:
    """The unit as it will be when it is activated."""
    return UnitView(u.name, u.owner, u.kind, u.hex, u.lying, u.hindered, True, 2, True)
