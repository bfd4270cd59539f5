"""What things are worth to a seat: curves by number, and the worth of effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from games.corduba.data import TABLES
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
from games.corduba.steward.curves import (
    NEAR,
    denarii_curve,
    goods_curve,
    offerings_curve,
    prestige_curve,
    rise,
    troops_curve,
)
from games.corduba.steward.mind import Mind
from games.corduba.steward.weights import SPECIALISTS
from games.corduba.terms import (
    COLOURS,
    DISTRICTS,
    MOST_POPULARITY,
    MOST_REGISTER,
    RESOURCES,
    TRACK_END,
    TROOP_VALUE,
    Colour,
    DistrictId,
    Resource,
    Troop,
)
from games.core.bots.once import once

VISIT = 1.5  # a visit to the market, before its trades are thought of


class Worth:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.me = mind.me
        self.w = mind.w
        self._goods: dict[Resource, list[float]] = {}
        self._prestige: dict[DistrictId, list[float]] = {}

    # ---- goods ----------------------------------------------------------------------------

    def stock(self, what: Resource) -> list[float]:
        """The curve of a resource."""
        if what not in self._goods:
            self._goods[what] = goods_curve(self.mind, what)
        return self._goods[what]

    def want(self, what: Resource, n: int, bonus: float) -> None:
        """So many units more than one has are worth more from now on."""
        own, curve = self.me.goods[what], [*self.stock(what)]
        for k in range(own + 1, len(curve)):
            curve[k] += bonus * min(n, k - own)
        self._goods[what] = curve

    def unit(self, what: Resource, more: int = 1) -> float:
        """So many more, as far as the supply lasts; or so many less."""
        return rise(self.stock(what), self.me.goods[what], min(more, self.mind.supply[what]))

    def bought(self, what: Resource) -> float:
        """One unit more, wherever it comes from."""
        return rise(self.stock(what), self.me.goods[what], 1)

    @once
    def purse(self) -> list[float]:
        return denarii_curve(self.mind)

    def money(self, n: int) -> float:
        return rise(self.purse, self.me.denarii, n)

    # ---- markers, prestige ----------------------------------------------------------------

    @once
    def troops(self) -> list[float]:
        return troops_curve(self.mind)

    @once
    def offerings(self) -> list[float]:
        return offerings_curve(self.mind)

    def troop(self, kind: Troop) -> float:
        if not self.mind.view.troops[kind]:
            return 0.0
        extra = 0 if self.me.troop_value else self.mind.modifier("troops")
        return rise(self.troops, self.me.troop_value, TROOP_VALUE[kind] + extra)

    def offering(self, value: int) -> float:
        first = not any(self.me.offerings.values())
        extra = self.mind.modifier("offerings") if first else 0
        return rise(self.offerings, self.me.offering_value, value + extra)

    def prestige(self, district: DistrictId, n: int) -> float:
        if district not in self._prestige:
            self._prestige[district] = prestige_curve(self.mind, district, self._track(district))
        return rise(self._prestige[district], self.me.prestige[district], n)

    def _track(self, district: DistrictId) -> list[float]:
        """What each space of a track brings to who enters it."""
        own, track = self.me.prestige[district], TABLES.districts[district].track
        return [
            self.effects(track.get(str(space), ())) if own < space <= own + NEAR else 0.0
            for space in range(TRACK_END + 1)
        ]

    # ---- people ---------------------------------------------------------------------------

    @once
    def step(self) -> float:
        """Of the register."""
        if self.me.register >= MOST_REGISTER:
            return 0.0
        mind, n = self.mind, self.me.register
        gain = mind.worker + mind.later * self.w.worker_a_round - mind.wage
        return gain - self._hunger(1) + mind.towards("register", n, n + 1)

    def _hunger(self, n: int) -> float:
        """What n more at this round's upkeep cost."""
        short = self.me.upkeep + n - self.me.denarii - self.me.goods["food"]
        return n * (self.w.unpaid if short > 0 else self.w.wage)

    def freed(self, colour: Colour) -> float:
        """Of a specialist not yet freed."""
        mind, n = self.mind, len(self.me.freed)
        gain = self.w.skilled + mind.later * self.w.specialist_a_round - mind.wage
        income = self.peculium(colour) * (1 + self.w.peculium * mind.decades_later)
        early = SPECIALISTS[colour] * (1 + mind.later / 3)
        return gain + income + early - self._hunger(1) + mind.towards("specialists", n, n + 1)

    @once
    def free_one(self) -> float:
        return max((self.freed(c) for c in COLOURS if c not in self.me.freed), default=0.0)

    def peculium(self, colour: Colour) -> float:
        return self.effects(TABLES.specialists[colour].peculium)

    def popularity(self, n: int) -> float:
        mind, own = self.mind, self.me.popularity
        n = max(-own, min(n, MOST_POPULARITY - own))
        useful = max(0, min(n, mind.standing_upkeep + 1)) if n > 0 else n
        later = mind.later * self.w.wage * (useful + 0.3 * (n - useful))
        return self.harmony(n) + later + mind.towards("popularity", own, own + n)

    def harmony(self, n: int) -> float:
        """Beyond the upkeep it is worth nothing: it starts anew in each round."""
        if n < 0:
            return n * self.w.wage
        useful = min(n, self.me.upkeep)
        return useful * self.w.wage + min(useful, self.mind.unpaid) * self.w.unpaid

    # ---- effects --------------------------------------------------------------------------

    def effects(self, effects: Iterable[Effect], here: DistrictId | None = None) -> float:
        total = 0.0
        for effect in effects:
            total += self.effect(effect, here)
        return total

    def effect(self, effect: Effect, here: DistrictId | None = None) -> float:
        match effect:
            case Gain():
                return self.unit(effect.what, effect.n)
            case Choose():
                return self.mix(effect.of, effect.n)
            case Denarii():
                return self.money(effect.n)
            case Popularity():
                return self.popularity(effect.n)
            case Harmony():
                return self.harmony(effect.n)
            case Register():
                return self.step
            case FreeSpecialist():
                return self.free_one
            case WorkerOrSpecialist():
                return max(self.step, self.free_one)
            case Workers():
                return effect.n * self.mind.worker
            case Prestige():
                return self._prestige_of(effect, here)
            case TakeOffering():
                return self.offering(effect.value)
            case TakeTroop():
                return self.troop(effect.kind)
            case Suppress():
                return self.suppress(effect.n)
            case Market():
                return VISIT
            case PeculiumAgain():
                return max((self.peculium(colour) for colour in self.me.freed), default=0.0)
            case SenatorMarker():
                return self.w.senator if self.mind.view.basilica_senators else 0.0
            case PayFirst():
                return self.money(-effect.n)
            case _:
                assert_never(effect)

    def mix(self, of: Sequence[Resource], n: int) -> float:
        """The best choice, unit by unit."""
        taken = dict.fromkeys(RESOURCES, 0)
        total = 0.0
        for _ in range(n):
            added = {w: self.unit(w, taken[w] + 1) - self.unit(w, taken[w]) for w in of}
            best = max(added, key=lambda what: added[what])
            total += added[best]
            taken[best] += 1
        return total

    def _prestige_of(self, effect: Prestige, here: DistrictId | None) -> float:
        own = self.me.prestige
        match effect.where:
            case "here":
                where = [here] if here else []
            case "choice":
                where = [*DISTRICTS]
            case "lowest" | "highest":
                wanted = (min if effect.where == "lowest" else max)(own.values())
                where = [d for d in DISTRICTS if own[d] == wanted]
            case _:
                where = [effect.where]
        return max((self.prestige(d, effect.n) for d in where), default=0.0)

    # ---- unrest ---------------------------------------------------------------------------

    def suppress(self, n: int) -> float:
        """The best markers: those that calm a district, and the city when it is in danger."""
        counts = {d.id: sum(tile.unrest for tile in d.tiles) for d in self.mind.view.districts}
        unrest, total, revolting = self.me.unrest, 0.0, self.mind.revolting
        for _ in range(n):
            burning = [d for d in DISTRICTS if counts[d]]
            if not burning:
                break
            where = min(burning, key=lambda d: counts[d])
            total += self.calming(where, counts[where], unrest, revolting)
            counts[where] -= 1
            if not counts[where]:
                unrest, revolting = max(0, unrest - 1), revolting - 1
        return total

    def calming(self, where: DistrictId, n: int, unrest: int, revolting: int) -> float:
        """Of one marker of the n in a district."""
        worth = self.w.calm if self.mind.later else 0.0
        if self.mind.later and revolting > 1:
            worth += (self.w.rescue if revolting > 2 else self.w.danger) / n
        if n > 1:
            return worth
        if unrest:
            return worth + self.mind.unrest(unrest - 1) - self.mind.unrest(unrest)
        return worth + self.prestige(where, 1)
