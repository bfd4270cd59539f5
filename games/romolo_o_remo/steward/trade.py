"""The steward at the market, with its partner, and hiring mercenaries."""

from __future__ import annotations

from games.core.bots.once import once
from games.core.ids import parts
from games.romolo_o_remo.steward.goods import GOOD, Goods
from games.romolo_o_remo.steward.march import March
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.plans import COIN, Plans
from games.romolo_o_remo.terms import (
    EXCHANGE_LIMIT,
    FORUM_BONUS,
    HIRED_AT_ONCE,
    MERCATOR,
    MERCENARY_PRICE,
    RESOURCES,
    Resource,
    row_for,
)

PLENTY, EXCHANGED = 5, EXCHANGE_LIMIT // 2  # cubes of a kind; cubes in one exchange
PURSE = 0.1  # of a coin more, while characters can be had
BARTER = 0.6  # of what is bought with it, and takes another deed


class Trade:
    def __init__(self, mind: Mind, plans: Plans, goods: Goods, march: March) -> None:
        self.mind = mind
        self.plans = plans
        self.goods = goods
        self.march = march

    def deed(self, hex: str, word: str, rest: list[str]) -> float:
        match word:
            case "sell":
                return self.selling(hex)
            case "buy":
                return self.buying(GOOD[rest[0]])
            case "deal":
                worth = self.selling(hex) if rest[0] == "sell" else self.best_purchase
                return worth + 0.3
            case "hire":
                return self.hiring(hex)
            case "exchange":
                return self.exchange()
            case "mercator":
                return self.mercator(hex)
            case _:
                return 0.0

    # ---- market ---------------------------------------------------------------------------

    @once
    def coin(self) -> float:
        """What a coin is worth: points, a character, or what it can buy."""
        mind, plans, goods = self.mind, self.plans, self.goods
        worth = COIN
        if any(mind.view.display):
            worth += PURSE * plans.now + 0.2 * plans.urge
        for kind in goods.wanted:
            price = mind.prices[kind]
            if 2 * price > mind.money:
                worth = max(worth, BARTER * goods.worth[kind] / price)
        return worth

    def market(self, hex: str) -> float:
        return max(self.selling(hex), self.best_purchase)

    def selling(self, hex: str) -> float:
        if self.best_sale <= 0:
            return 0.0
        more = 0.8 * len(self.mind.hexes[hex].harbours)
        return self.best_sale * (1 + more) + self.coin * self._forum(hex)

    @once
    def best_sale(self) -> float:
        return max(self.sale(kind) for kind in RESOURCES)

    @once
    def best_purchase(self) -> float:
        return max((self.buying(kind) for kind in self.goods.wanted), default=0.0)

    def _forum(self, hex: str) -> int:
        """Coins a sale brings on top."""
        mind, place = self.mind, self.mind.hexes[hex]
        if mind.view.turn.forum or not place.buildings.get("forum"):
            return 0
        return row_for(FORUM_BONUS, place.strength)[1]

    def sale(self, kind: Resource) -> float:
        if not self.mind.me.stock[kind] or (kind == "grain" and self.mind.reserve < 1):
            return 0.0
        return self.coin * self.mind.prices[kind] - self.goods.kept[kind]

    def sell(self, id: str) -> float:
        if id == "done":
            return 0.02
        kind, column = parts(id)
        return self.sale(GOOD[kind]) + self._raise(GOOD[column])

    def _raise(self, kind: Resource) -> float:
        """What it is worth to us that a price goes up."""
        if kind in self.goods.wanted:
            return -0.05
        theirs = max((p.stock.get(kind, 0) for p in self.mind.rivals), default=0)
        return 0.01 * (min(4, self.mind.me.stock[kind]) - min(4, theirs))

    def buying(self, kind: Resource) -> float:
        mind = self.mind
        price = 2 * mind.prices[kind]
        if kind not in self.goods.wanted or max(1, price) > mind.money:
            return -0.05
        return self.goods.worth[kind] * (1 if price else 2) - self.coin * max(1, price) / 2

    def buy(self, id: str) -> float:
        return 0.0 if id == "done" else self.buying(GOOD[id])

    def mercator(self, hex: str) -> float:
        """Cubes of one kind for others: the stronger the city, the better."""
        _, give, get = row_for(MERCATOR, self.mind.hexes[hex].strength)
        have = self.mind.me.stock
        cost = min((self.goods.kept[kind] for kind in RESOURCES if have[kind] >= give), default=9.0)
        return get * max(self.goods.worth.values()) - give * cost

    def give(self, id: str) -> float:
        return 9.0 - self.goods.kept[GOOD[id]]

    def get(self, id: str) -> float:
        return sum(self.goods.worth[kind] for kind in RESOURCES if kind in id)

    # ---- mercenaries ----------------------------------------------------------------------

    def wages(self, n: int) -> float:
        """What n mercenaries cost in coins at the end of the turn."""
        due = n * (n + 1) // 2 - self.mind.me.stock["salt"]
        return max(0, due) * max(0.5, self.mind.prices["salt"])

    @once
    def hired(self) -> int:
        return sum(u.kind == "mercenary" for u in self.mind.units.values())

    def hiring(self, hex: str) -> float:
        """The best number of mercenaries hired on a hex."""
        return max((self.hire_worth(hex, n) for n in self._hirings), default=0.0)

    @once
    def _hirings(self) -> dict[int, float]:
        """How many can be hired and paid, and what that costs."""
        mind, me = self.mind, self.mind.me
        found: dict[int, float] = {}
        most = min(HIRED_AT_ONCE, me.most_military - me.military, mind.view.bank["mercenary"])
        for n in range(1, most + 1):
            price = n * MERCENARY_PRICE / 2
            wages = self.wages(self.hired + n)
            if 2 * (price + wages) <= mind.money:
                found[n] = COIN * (price + wages - self.wages(self.hired))
        return found

    def hire_worth(self, hex: str, n: int) -> float:
        if n not in self._hirings:
            return 0.0
        worth = self.march.muster(hex, n) + n * self.plans.piece("mercenary")
        return worth - self._hirings[n]

    def hire(self, id: str) -> float:
        n, money, cubes, tokens = parts(id)
        turn = self.mind.view.turn
        hex = turn.via or self.mind.units[turn.unit or ""].hex
        worth = self.hire_worth(hex, int(n)) + 0.3 * int(tokens) - COIN * int(money) / 2
        return worth - self.goods.spent(cubes)

    # ---- partners -------------------------------------------------------------------------

    def exchange(self) -> float:
        """What the partner has in plenty of what we lack, and the other way round."""
        taken = sum(map(self._taking, RESOURCES))
        return taken + sum(map(self._giving, RESOURCES)) - 0.2

    def _taking(self, kind: Resource) -> float:
        """So that the partner will not want it back."""
        partner = self.mind.partner
        missing = self.goods.wanted.get(kind, 0)
        if partner is None or not missing or self.mind.me.stock[kind] > 1:
            return 0.0
        rich = partner.stock[kind] >= PLENTY
        return 0.6 * self.goods.worth[kind] * min(missing, EXCHANGED) if rich else 0.0

    def _giving(self, kind: Resource) -> float:
        partner = self.mind.partner
        if partner is None or kind in self.goods.wanted or partner.stock[kind] > 1:
            return 0.0
        return 0.5 if self.mind.me.stock[kind] >= PLENTY else 0.0

    def terms(self, id: str) -> float:
        if id == "offer":
            return 0.02
        word, part = parts(id)
        if part not in GOOD:
            return -0.1
        worth = self._taking(GOOD[part]) if word == "take" else self._giving(GOOD[part])
        return worth or -0.1
