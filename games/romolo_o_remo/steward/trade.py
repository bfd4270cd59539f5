"""The steward at the market, with its partner, and hiring mercenaries."""

from __future__ import annotations

from functools import cached_property

from games.core.ids import parts
from games.romolo_o_remo.steward.march import March
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.plans import COIN, Plans
from games.romolo_o_remo.terms import (
    FORUM_BONUS,
    HIRED_AT_ONCE,
    MERCENARY_PRICE,
    RESOURCES,
    Resource,
    row_for,
)

GOOD: dict[str, Resource] = {kind: kind for kind in RESOURCES}
PURSE = 0.1  # of a coin more, while characters can be had
BARTER = 0.6  # of what is bought with it, and takes another deed


class Trade:
    def __init__(self, mind: Mind, plans: Plans, march: March) -> None:
        self.mind = mind
        self.plans = plans
        self.march = march

    def deed(self, hex: str, word: str, rest: list[str]) -> float:
        match word:
            case "sell":
                return self.selling(hex)
            case "buy":
                return self.buying(GOOD[rest[0]])
            case "deal":
                worth = self.selling(hex) if rest[0] == "sell" else self.best_purchase()
                return worth + 0.3
            case "hire":
                return self.hiring(hex)
            case "exchange":
                return self.exchange()
            case "mercator":
                return 0.15
            case _:
                return 0.0

    # ---- market ---------------------------------------------------------------------------

    @cached_property
    def coin(self) -> float:
        """What a coin is worth: points, a character, or what it can buy."""
        mind, plans = self.mind, self.plans
        worth = COIN
        if any(mind.view.display):
            worth += PURSE * plans.now + 0.2 * plans.urge
        for kind in plans.wanted:
            price = mind.prices[kind]
            if 2 * price > mind.money:
                worth = max(worth, BARTER * plans.goods[kind] / price)
        return worth

    def market(self, hex: str) -> float:
        return max(self.selling(hex), self.best_purchase())

    def selling(self, hex: str) -> float:
        mind = self.mind
        n = 1 + len(mind.hexes[hex].harbours)
        best = sorted((self.sale(kind) for kind in RESOURCES), reverse=True)
        if best[0] <= 0:
            return 0.0
        return best[0] * (1 + 0.8 * (n - 1)) + self.coin * self._forum(hex)

    def _forum(self, hex: str) -> int:
        """Coins a sale brings on top."""
        mind, place = self.mind, self.mind.hexes[hex]
        if mind.view.turn.forum or not place.buildings.get("forum"):
            return 0
        return row_for(FORUM_BONUS, place.strength)[1]

    def sale(self, kind: Resource) -> float:
        if not self.mind.me.stock[kind] or (kind == "grain" and self.mind.reserve < 1):
            return 0.0
        return self.coin * self.mind.prices[kind] - self.plans.kept[kind]

    def sell(self, id: str) -> float:
        if id == "done":
            return 0.02
        kind, column = parts(id)
        return self.sale(GOOD[kind]) + self._raise(GOOD[column])

    def _raise(self, kind: Resource) -> float:
        """What it is worth to us that a price goes up."""
        if kind in self.plans.wanted:
            return -0.05
        theirs = max((p.stock.get(kind, 0) for p in self.mind.rivals), default=0)
        return 0.01 * (min(4, self.mind.me.stock[kind]) - min(4, theirs))

    def best_purchase(self) -> float:
        return max((self.buying(kind) for kind in self.plans.wanted), default=0.0)

    def buying(self, kind: Resource) -> float:
        mind = self.mind
        price = 2 * mind.prices[kind]
        if kind not in self.plans.wanted or max(1, price) > mind.money:
            return -0.05
        return self.plans.goods[kind] * (1 if price else 2) - self.coin * max(1, price) / 2

    def buy(self, id: str) -> float:
        return 0.0 if id == "done" else self.buying(GOOD[id])

    def give(self, id: str) -> float:
        return 1.0 + self.plans.spare(GOOD[id])

    def get(self, id: str) -> float:
        return sum(self.plans.goods[kind] for kind in RESOURCES if kind in id)

    # ---- mercenaries ----------------------------------------------------------------------

    def wages(self, n: int) -> float:
        """What n mercenaries cost in coins at the end of the turn."""
        due = n * (n + 1) // 2 - self.mind.me.stock["salt"]
        return max(0, due) * max(0.5, self.mind.prices["salt"])

    @property
    def hired(self) -> int:
        return sum(u.kind == "mercenary" for u in self.mind.units.values())

    def hiring(self, hex: str) -> float:
        """The best number of mercenaries hired on a hex."""
        return max((self.hire_worth(hex, n) for n in (1, HIRED_AT_ONCE)), default=0.0)

    def hire_worth(self, hex: str, n: int) -> float:
        mind, me = self.mind, self.mind.me
        price = n * MERCENARY_PRICE / 2
        wages = self.wages(self.hired + n)
        room = me.most_military - me.military
        if n > min(room, mind.view.bank["mercenary"]) or 2 * (price + wages) > mind.money:
            return 0.0
        return self.march.muster(hex, n) - COIN * (price + wages - self.wages(self.hired))

    def hire(self, id: str) -> float:
        n, money, cubes, tokens = parts(id)
        turn = self.mind.view.turn
        hex = turn.via or self.mind.units[turn.unit or ""].hex
        worth = self.hire_worth(hex, int(n)) + 0.3 * int(tokens) - COIN * int(money) / 2
        for word in cubes.split("+"):
            kind = word.rstrip("0123456789")
            if kind in GOOD:
                worth -= int(word[len(kind) :]) * self.plans.goods[GOOD[kind]]
        return worth

    # ---- partners -------------------------------------------------------------------------

    def exchange(self) -> float:
        """What the partner can spare of what we need."""
        return 0.9 * sum(self._wanted(kind) > 0 for kind in self.plans.wanted) - 0.3

    def _wanted(self, kind: Resource) -> float:
        partner = self.mind.partner
        if partner is None or kind not in self.plans.wanted:
            return 0.0
        return 0.4 if partner.stock[kind] > 3 else 0.0

    def terms(self, id: str) -> float:
        if id == "offer":
            return 0.2
        word, part = parts(id)
        if part not in GOOD:
            return -0.1
        if word == "take":
            return self._wanted(GOOD[part]) or -0.1
        partner = self.mind.partner
        poor = partner is not None and partner.stock[GOOD[part]] < 1
        return 0.3 if poor and self.plans.spare(GOOD[part]) > 2 else -0.1
