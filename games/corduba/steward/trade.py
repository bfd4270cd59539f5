"""The steward at the market: sells what is worth less to it than its price, buys the rest."""

from __future__ import annotations

from games.corduba.steward.mind import Mind
from games.corduba.steward.worth import Worth
from games.corduba.terms import RESOURCES, Resource

SALE_KEPT = 0.15  # the price falls for the next one
ENOUGH = 2.5  # what the trader's journey must bring early in a decade
PATIENCE = 1.5  # and more for each round that is left in it


class Trade:
    def __init__(self, mind: Mind, worth: Worth) -> None:
        self.mind = mind
        self.worth = worth

    def sale(self, what: Resource, n: int, paid: int) -> float:
        bonus = self.mind.modifier("sale_bonus")
        return self.worth.money(paid + bonus) + self.worth.unit(what, -n) - SALE_KEPT

    def purchase(self, what: Resource, n: int, paid: int) -> float:
        """Units of the market are not of the supply."""
        own, curve = self.mind.me.goods[what], self.worth.stock(what)
        last = len(curve) - 1
        gain = curve[min(last, own + n)] - curve[own]
        return gain + self.worth.money(-paid)

    def visit(
        self, most: int = 99, buy: int = 0, sell: int = 0, *, sell_only: bool = False
    ) -> float:
        """What a visit could bring, roughly: the best deals one by one."""
        me, deals = self.mind.me, []
        purse = me.denarii
        for row in self.mind.view.market:
            what = row.resource
            sales = [
                (self.sale(what, n, n * (row.price + sell)), n)
                for n in range(1, min(me.goods[what], most) + 1)
            ]
            if sales and max(sales)[0] > 0:
                deals.append(max(sales))
                continue
            price = max(1, row.price + buy)
            if not sell_only and row.stock and price <= purse:
                bought = [
                    (self.purchase(what, n, n * price), n)
                    for n in range(1, min(row.stock, most, purse // price) + 1)
                ]
                if bought and max(bought)[0] > 0:
                    deals.append(max(bought))
                    purse -= price * max(bought)[1]
        deals.sort(reverse=True)
        total, left = 0.0, most
        for gain, n in deals:
            if left > 0:
                total += gain * min(1.0, left / n)
                left -= n
        return total

    def trader(self) -> float:
        """The journey is for once in a decade: it waits until it is worth it."""
        return self.visit() - ENOUGH * (self.mind.in_decade > 0) - PATIENCE * self.mind.in_decade


RESOURCE: dict[str, Resource] = {what: what for what in RESOURCES}
