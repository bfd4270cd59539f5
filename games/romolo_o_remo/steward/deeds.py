"""The steward's own turn: units, deeds, work and trade."""

from __future__ import annotations

from games.core.ids import kind as name_of
from games.core.ids import parts
from games.romolo_o_remo.seat.view import UnitView
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.plans import NEW_SOLDIER, RECRUIT, WALLS, Plans
from games.romolo_o_remo.terms import BUILDINGS, RESOURCES, Building, Resource

CHARACTERS = (
    *("publicus", "apothecarius", "aedificator", "praepositus", "furnarius", "architectus"),
    *("artifex", "sacerdos", "consul", "patronus", "negotiator", "mercator", "traductor"),
    *("defensor", "equus", "nauta", "heros", "dux", "obsessor", "foederatus", "praedo"),
)
GOOD: dict[str, Resource] = {kind: kind for kind in RESOURCES}
BUILT: dict[str, Building] = {kind: kind for kind in BUILDINGS}
VERBS = {  # what is worth the same wherever it is done
    "collect": 0.3,
    "hire": 0.02,
    "demolish": -2.0,
    "convert": -2.0,
    "exchange": 0.02,
    "mercator": 0.4,
    "steal": 1.6,
    "settle": 2.5,
    "look": 0.15,
    "stop": 0.03,
    "end": 0.03,
}


class Deeds:
    def __init__(self, mind: Mind, plans: Plans) -> None:
        self.mind = mind
        self.plans = plans

    def unit(self, id: str) -> float:
        if id == "end":
            return 0.08
        if id in ("raze", "architectus"):
            return -1.0
        u = self.mind.units[id]
        return self.plans.activation(u)

    def deed(self, id: str) -> float:
        """An option of the active unit, or of a worker with Traductor."""
        mind, plans = self.mind, self.plans
        word, *rest = parts(id)
        u = mind.units[mind.view.turn.unit or ""]
        hex = mind.view.turn.via or u.hex
        if word in ("move", "ride", "sail"):
            bonus = 0.05 if word == "ride" else 0.0
            return plans.step(u, rest[0]) + bonus
        if word in ("produce", "fetch"):
            return plans.harvest(rest[0]) + 0.05 * (word == "fetch")
        if word == "build":
            return self._building(hex, rest[0])
        if word == "via":
            return 0.95 * plans.stay(rest[0])
        if word == "create":
            return self._creation(rest[0], u)
        if word == "recruit":
            return RECRUIT
        if word == "sell":
            return self._market("sell")
        if word == "buy":
            return self._market("buy") if rest[0] in plans.needs else 0.02
        if word == "deal":
            return self._market(rest[0]) + 0.6
        if word == "refine":
            rich = mind.spare(GOOD[rest[0]]) > 1 and GOOD[rest[0]] not in plans.needs
            arms = mind.me.strength >= 5 and mind.me.military < mind.me.most_military
            enough = mind.me.stock["refined"] >= 2 or mind.me.workers <= 2
            return (2.4 if arms and not enough else 0.1) if rich else -0.5
        return VERBS.get(word, 0.0)

    def _building(self, hex: str, kind: str) -> float:
        if kind == "wall":
            return WALLS if self.mind.is_late else -0.1
        return self.plans.building(hex, BUILT[kind]) or -0.1

    def _creation(self, kind: str, u: UnitView) -> float:
        me = self.mind.me
        if kind == "worker":
            return self.plans.worker()
        if kind == "soldier":
            feeds = self.mind.meals >= self.mind.eaters
            return NEW_SOLDIER if me.workers > 2 and feeds else 0.3
        return 0.1

    def _market(self, word: str) -> float:
        mind, me = self.mind, self.mind.me
        if word == "buy":
            dear = (2 * mind.price(kind) for kind in self.plans.needs)
            return 1.6 if min(dear, default=99) <= (me.money or 0) else 0.05
        best = max((self._sale(kind) for kind in RESOURCES), default=0.0)
        wants = any(mind.view.display) and (me.money or 0) < me.next_price
        return best + (0.4 if wants else 0.0)

    def _sale(self, kind: Resource) -> float:
        mind = self.mind
        wanted = kind in self.plans.needs
        return 0.9 * mind.price(kind) if mind.spare(kind) > 0 and not wanted else 0.02

    # ---- questions of work ----------------------------------------------------------------

    def pay(self, id: str) -> float:
        """Keep what is rare."""
        worth = 10.0
        for word in id.removeprefix("pay:").split("+"):
            kind = word.rstrip("0123456789")
            if kind in GOOD:
                worth -= int(word[len(kind) :]) * self.plans.good(GOOD[kind])
        return worth

    def recruit(self, id: str) -> float:
        return float(len(CHARACTERS) - CHARACTERS.index(name_of(id)))

    def deposit(self, id: str) -> float:
        return {"wood": 1.0, "stone": 0.9, "grain": 0.8}.get(id, 0.1) if self._is_rich(id) else 0.1

    def _is_rich(self, id: str) -> bool:
        return id in GOOD and self.mind.me.stock[GOOD[id]] > 1

    def sell(self, id: str) -> float:
        if id == "done":
            return 0.3
        kind, column = parts(id)
        return self._sale(GOOD[kind]) + {"refined": 0.05, "salt": 0.03}.get(column, 0.0)

    def buy(self, id: str) -> float:
        if id == "done":
            return 0.5
        return 1.0 + self.plans.good(GOOD[id]) if id in self.plans.needs else 0.2

    def give(self, id: str) -> float:
        return float(self.mind.spare(GOOD[id]))

    def get(self, id: str) -> float:
        return sum(self.plans.good(kind) for kind in RESOURCES if kind in id)

    def loot(self, id: str) -> float:
        return self.plans.good(GOOD[id])

    def hire(self, id: str) -> float:
        return -float(parts(id)[0])

    def terms(self, id: str) -> float:
        return 0.5 if id == "offer" else 0.1
