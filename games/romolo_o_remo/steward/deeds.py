"""The steward's own turn: units, deeds and work."""

from __future__ import annotations

from games.core.ids import kind as name_of
from games.core.ids import parts
from games.romolo_o_remo.seat.view import UnitView
from games.romolo_o_remo.steward.goods import GOOD, Goods
from games.romolo_o_remo.steward.march import MILITARY, March
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.plans import ARMS, COIN, Plans
from games.romolo_o_remo.steward.trade import Trade
from games.romolo_o_remo.terms import ACTIONS, RESOURCES, SIDES, Resource

NEXT_STEP = 0.9  # of what can be done there
RECRUIT, EXPLORER = 1.4, 0.6
SETTLER = 0.05  # in each round to come
HASTE = 0.6  # of a worker to explore, against the solo opponent
# What characters can do: for good, and in every round to come.
ABILITY: dict[str, tuple[float, float]] = {
    "apothecarius": (0.0, 0.15),
    "praepositus": (0.0, 0.14),
    "furnarius": (0.0, 0.14),
    "aedificator": (0.0, 0.08),
    "traductor": (0.0, 0.06),
    "negotiator": (0.0, 0.1),
    "mercator": (0.0, 0.08),
    "equus": (0.0, 0.06),
    "nauta": (0.0, 0.06),
    "praedo": (0.0, 0.06),
    "architectus": (1.0, 0.0),
    "defensor": (0.7, 0.0),
    "dux": (0.9, 0.0),
    "heros": (0.5, 0.03),
    "obsessor": (0.6, 0.0),
    "foederatus": (0.7, 0.0),
    "artifex": (4.0, 0.0),
    "sacerdos": (1.5, 0.0),
    "consul": (1.5, 0.0),
    "patronus": (2.5, 0.0),
    "publicus": (2.0, 0.0),
}


class Deeds:
    def __init__(self, mind: Mind, plans: Plans, goods: Goods, march: March, trade: Trade) -> None:
        self.mind = mind
        self.plans = plans
        self.goods = goods
        self.march = march
        self.trade = trade
        self._stays: dict[str, float] = {}

    def unit(self, id: str) -> float:
        if id == "end":
            return 0.02
        if id in ("raze", "architectus"):
            return -1.0
        return self.activation(self.mind.units[id])

    def activation(self, u: UnitView) -> float:
        """What activating a unit promises."""
        left = ACTIONS[u.kind]
        worth = max((self.step(u, hex, left) for hex in self.mind.near[u.hex]), default=0.0)
        if u.kind == "explorer":
            return max(worth, self.settle(u.hex)) + 0.1
        if u.kind != "worker":
            return worth
        if u.hindered or u.hex in self.mind.foes:
            return worth + 0.05
        return max(worth, self.stay(u.hex), self.household(u.hex)) + 0.05

    # ---- where to -------------------------------------------------------------------------

    def step(self, u: UnitView, hex: str, left: int) -> float:
        """A step of a unit that has so many actions left."""
        mind, march = self.mind, self.march
        place = mind.hexes[hex]
        if u.kind in MILITARY:
            after = left - 1 if place.up else 0
            found = march.position(u, hex, after) - march.position(u, u.hex, left)
            return found + (0.0 if place.up else 0.6 * march.discovery(hex))
        cost = march.danger(u, hex) - march.danger(u, u.hex)
        if u.kind == "explorer":
            if not place.up:
                return march.discovery(hex) - cost
            gain = march.unknown.get(hex, 0.0) - march.unknown.get(u.hex, 0.0)
            return 0.5 * gain - cost - 0.01
        cost += mind.hunger(u, hex) - mind.hunger(u, u.hex)
        if mind.capital in (hex, u.hex):
            cost += march.guard(u) * (1 if u.hex == mind.capital else -1)
        if not place.up:
            eager = self.plans.now if not mind.alone else HASTE
            return march.discovery(hex) * eager - cost - 0.1
        homesick = 0.04 * (mind.away[u.hex] - mind.away[hex])
        if left <= 1 or hex in mind.foes:
            return homesick - cost - 0.02
        return NEXT_STEP * max(self.stay(hex), self._barracks(hex)) + homesick - cost

    def stay(self, hex: str) -> float:
        """The best a worker could do on a hex, of what cannot be done anywhere."""
        if hex not in self._stays:
            self._stays[hex] = self._stay(hex)
        return self._stays[hex]

    def _stay(self, hex: str) -> float:
        if hex in self.mind.foes:
            return 0.0
        plans, trade = self.plans, self.trade
        return max(
            plans.best_building(hex), self.goods.harvests(hex), trade.hiring(hex), trade.market(hex)
        )

    def _barracks(self, hex: str) -> float:
        """Soldiers are raised in the capital alone."""
        return self.soldier() if hex == self.mind.me.capital else 0.0

    # ---- households -----------------------------------------------------------------------

    def household(self, hex: str) -> float:
        """Recruiting and breeding, which any worker can do anywhere."""
        return max(0.1, self.recruiting(), self.worker(hex), self.explorer(), self._refining())

    def recruiting(self) -> float:
        mind, me = self.mind, self.mind.me
        if mind.view.turn.recruited or mind.money < me.next_price:
            return 0.0
        best = max((self._ability(tile) for tile in mind.view.display if tile), default=-9.0)
        return RECRUIT + best + self.plans.urge - COIN * me.next_price / 2

    def _ability(self, tile: str) -> float:
        once, always = ABILITY.get(name_of(tile), (0.5, 0.0))
        return once + always * self.mind.left

    def recruit(self, id: str) -> float:
        return 1.0 + self._ability(id)

    def creation(self, kind: str, hex: str) -> float:
        if kind == "worker":
            return self.worker(hex)
        return self.soldier() if kind == "soldier" else self.explorer()

    def worker(self, hex: str) -> float:
        """A worker born on a hex: if there is something for him to eat."""
        mind, me = self.mind, self.mind.me
        if me.stock["grain"] < 3 or me.workers >= me.most_workers:
            return 0.0
        fed = mind.meals > mind.eaters and hex in mind.fed
        return self.plans.worker if fed or mind.reserve > 3 else -0.5

    def explorer(self) -> float:
        """Someone who looks around and settles afterwards."""
        mind, me = self.mind, self.mind.me
        if me.stock["grain"] < 2 or not me.pool.get("explorer"):
            return 0.0
        hidden = [hex.name for hex in mind.view.hexes if not hex.up]
        good = sorted((self.march.discovery(hex) for hex in hidden), reverse=True)
        return EXPLORER * sum(good[: int(min(mind.left, 5))]) * self.plans.now - 0.6

    def settle(self, hex: str) -> float:
        """An explorer becomes a worker, when there is little left to explore."""
        mind, me = self.mind, self.mind.me
        if not me.stock["grain"] or me.workers >= me.most_workers:
            return 0.0
        if mind.reserve < 2 and not (mind.meals > mind.eaters and hex in mind.fed):
            return -1.0
        return 0.3 + SETTLER * mind.left

    def soldier(self) -> float:
        can = self.mind.me.stock["refined"] >= ARMS and self.plans.wants_arms
        return self.plans.soldier if can else 0.0

    def _refining(self) -> float:
        return max((self.refine(kind) for kind in RESOURCES if kind != "refined"), default=0.0)

    def refine(self, kind: Resource) -> float:
        """Two cubes for one that soldiers need, or that sells better."""
        if self.mind.me.stock[kind] < 2 or (kind == "grain" and self.mind.reserve < 2):
            return 0.0
        return self.goods.worth["refined"] - 2 * self.goods.kept[kind]

    # ---- deeds ----------------------------------------------------------------------------

    def deed(self, id: str) -> float:
        """An option of the active unit, or of a worker with Traductor."""
        mind = self.mind
        word, *rest = parts(id)
        u = mind.units[mind.view.turn.unit or ""]
        hex = mind.view.turn.via or u.hex
        match word:
            case "move":
                return self.step(u, rest[0], u.left)
            case "ride" | "sail":
                return self.step(u, rest[0], u.left + 1) + 0.05
            case "produce":
                return self.goods.harvest(rest[0])
            case "fetch":
                return self.goods.harvest(rest[0]) + (0.05 if mind.has_store(hex) else 0.1)
            case "build":
                return self.plans.building(hex, rest[0])
            case "via":
                return 0.95 * self.stay(rest[0])
            case "create":
                return self.creation(rest[0], hex)
            case "recruit":
                return self.recruiting()
            case "refine":
                return self.refine(GOOD[rest[0]])
            case "settle":
                return self.settle(u.hex)
            case "look":
                return 0.03
            case "collect":
                return 0.04
            case "steal":
                return 0.5
            case "demolish" | "convert":
                return -2.0
            case "stop" | "end":
                return 0.01
            case _:
                return self.trade.deed(hex, word, rest)

    # ---- questions of work ----------------------------------------------------------------

    def pay(self, id: str) -> float:
        """Keep what is rare."""
        return 10.0 - self.goods.spent(id.removeprefix("pay:"))

    def deposit(self, id: str) -> float:
        worth = {"stone": 1.0, "wood": 0.9, "grain": 0.8}.get(id, 0.1)
        return worth if self.mind.me.stock[GOOD[id]] > 1 else 0.1

    def wall(self, id: str) -> float:
        mind = self.mind
        u = mind.units[mind.view.turn.unit or ""]
        return self.plans.wall(mind.view.turn.via or u.hex, SIDES.index(id))

    def good(self, id: str) -> float:
        return self.goods.worth[GOOD[id]]
