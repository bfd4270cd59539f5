"""What things are worth to a seat, in denarii."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.corduba.data import TABLES
from games.corduba.data.components import Action, Cost
from games.corduba.data.effects import (
    Choose,
    Denarii,
    Effect,
    FreeSpecialist,
    Gain,
    Harmony,
    Market,
    PayFirst,
    PeculiumAgain,
    Popularity,
    Prestige,
    Register,
    SenatorMarker,
    Suppress,
    TakeOffering,
    TakeTroop,
    WorkerOrSpecialist,
    Workers,
)
from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import (
    LAST_ROUNDS,
    MOST_POPULARITY,
    RESOURCES,
    ROUNDS,
    TRACK_END,
    TROOP_VALUE,
    DistrictId,
    Resource,
    Troop,
)

SENATOR = 14.0
WORKER = 1.4  # what a piece could do elsewhere in a round
PRESTIGE = 3.0
SAFE = 4  # food and denarii that one likes to have
DEMANDED = 3.5  # what a unit is worth more as long as Rome’s share is not complete
SUPPRESSED = (2.0, 5.0, 12.0, 12.0)  # a marker, by the number of revolting districts
STEP = 1.1  # a worker more, for each round to come


class Mind:
    """A seat's view, read once for a question."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me: PlayerView = view.players[view.seat]
        self.prices = {row.resource: row.price for row in view.market}
        self.rounds_left = ROUNDS - view.round
        self.in_decade = LAST_ROUNDS[view.decade - 1] - view.round  # rounds after this one
        self.revolting = [d.id for d in view.districts if d.revolting]

    # ---- needs ----------------------------------------------------------------------------

    @property
    def troops_missing(self) -> int:
        demand = self.view.demand
        return max(0, demand.troops - self.me.troop_value) if demand else 0

    @property
    def offerings_missing(self) -> int:
        demand = self.view.demand
        return max(0, demand.offerings - self.me.offering_value) if demand else 0

    @property
    def share(self) -> int:
        """An equal share of what Rome demands."""
        demand = self.view.demand
        return -(-demand.minimum // len(self.view.players)) if demand else 0

    @property
    def goods_missing(self) -> int:
        demand = self.view.demand
        if demand is None:
            return 0
        if demand.what == "denarii":
            return max(0, self.share - self.me.denarii)
        return max(0, self.share - self.me.goods[demand.what])

    @property
    def reserve(self) -> int:
        """Food and denarii beyond what the people will ask for; negative if it will not do."""
        return self.me.goods["food"] + self.me.denarii - self.me.upkeep

    def _wanted(self, what: Resource, left: int) -> float:
        """What Rome's demand adds to a unit when so many are left without it."""
        demand = self.view.demand
        if demand is None or left >= self.share:
            return 0.0
        accepted = what == "amphora" and demand.amphora and self.goods_missing > 1
        if demand.what != what and not accepted:
            return 0.0
        return DEMANDED + (DEMANDED if not self.in_decade else 0.0)

    def _wage(self) -> float:
        """What a unit of food or a denarius is worth more while the people would go unpaid."""
        return 2.5 if self.reserve < 0 else 0.4 if self.reserve < SAFE else 0.0

    def deliverable(self, player: PlayerView) -> int:
        """The most that somebody can send of what is demanded."""
        demand = self.view.demand
        if demand is None:
            return 0
        own = player.denarii if demand.what == "denarii" else player.goods[demand.what]
        joker = demand.amphora if demand.what != "amphora" else 0
        return own + joker * player.goods["amphora"]

    def unit(self, what: Resource, left: int | None = None) -> float:
        """The worth of a unit to somebody who has so many besides; as many as now by default."""
        left = self.me.goods[what] if left is None else left
        worth = 0.9 * self.prices[what] + self._wanted(what, left) - 0.15 * left
        if what == "food":
            worth += self._wage() + (2.0 if self.troops_missing and not left else 0.0)
        return worth

    def money(self, n: int) -> float:
        return n * (1.0 + self._wage())

    def cost(self, cost: Cost) -> float:
        paid = self.money(cost.denarii)
        needs: list[tuple[str, int]] = [*cost.basics.items(), ("marble", cost.marble)]
        for what in RESOURCES:
            n = sum(n for name, n in needs if name == what)
            paid += sum(self.unit(what, self.me.goods[what] - k - 1) for k in range(n))
        return paid

    # ---- effects --------------------------------------------------------------------------

    def troop(self, kind: Troop) -> float:
        return 2.0 + 0.8 * TROOP_VALUE[kind] + self._owed(self.troops_missing, TROOP_VALUE[kind])

    def offering(self, value: int) -> float:
        return 1.5 + 1.5 * value + self._owed(self.offerings_missing, value)

    def _owed(self, missing: int, value: int) -> float:
        """What a marker is worth more while Rome's minimum is not reached."""
        if not missing:
            return 0.0
        urgent = 1.0 if self.in_decade else 1.6
        return urgent * (9.0 if value >= missing else 4.0)

    def prestige(self, district: DistrictId, n: int) -> float:
        """More where it decides who leads."""
        own = self.me.prestige[district]
        n = min(n, TRACK_END - own)
        others = [p.prestige[district] for p in self.view.players if p.seat != self.me.seat]
        if self.view.caepio:
            others.append(self.view.caepio.prestige[district])
        best = max(others, default=0)
        decides = 3.0 if own <= best < own + n else 0.0
        return PRESTIGE * n + decides

    def effects(self, effects: Sequence[Effect], here: DistrictId | None = None) -> float:
        return sum(self.effect(effect, here) for effect in effects)

    def effect(self, effect: Effect, here: DistrictId | None) -> float:
        me = self.me
        match effect:
            case Gain():
                supply = next(r.supply for r in self.view.market if r.resource == effect.what)
                return min(effect.n, supply) * self.unit(effect.what)
            case Choose():
                return effect.n * max(self.unit(what) for what in effect.of)
            case Denarii():
                return self.money(effect.n)
            case Popularity():
                n = min(effect.n, MOST_POPULARITY - me.popularity)
                return n * (1.0 + 0.8 * (self.rounds_left + 1))
            case Harmony():
                return 0.9 * min(effect.n, max(0, me.upkeep)) if effect.n > 0 else -1.0
            case Register():
                return STEP * (self.rounds_left + 1)
            case FreeSpecialist() | WorkerOrSpecialist():
                return 3.0 + STEP * (self.rounds_left + 1)
            case Workers():
                return effect.n * WORKER
            case Prestige():
                spots: dict[str, DistrictId] = {d.id: d.id for d in self.view.districts}
                named = spots.get(effect.where) or here
                return self.prestige(named, effect.n) if named else PRESTIGE * effect.n
            case TakeOffering():
                return self.offering(effect.value)
            case TakeTroop():
                return self.troop(effect.kind)
            case Suppress():
                return effect.n * SUPPRESSED[len(self.revolting)]
            case Market():
                return 2.0
            case PeculiumAgain():
                return 3.0
            case SenatorMarker():
                return SENATOR
            case PayFirst():
                return -1.0
            case _:
                assert_never(effect)

    def action(self, action: Action, here: DistrictId | None) -> float:
        """Of using a building, pieces and price taken off."""
        gain = self.effects(action.effects, here)
        return gain - self.cost(action.cost) - WORKER * action.strength

    def building(self, kind: str, district: DistrictId) -> float:
        """Of putting up a tile, without its spot."""
        type = TABLES.buildings[kind]
        gain = self.prestige(district, type.prestige) + 4.0
        best = max(self.action(action, district) for action in type.actions)
        paid = 0.6 * self.cost(type.cost) + 0.6 * WORKER * type.strength
        return gain + 0.5 * max(0.0, best) - paid
