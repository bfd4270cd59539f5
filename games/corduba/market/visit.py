"""A visit to the Macellum: a basket is filled, then everything is traded at once."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.corduba.data.effects import Market
from games.corduba.measures import board, capacity, modifier
from games.corduba.state import Basket, Player, State
from games.corduba.terms import LEAST_PRICE, MOST_PRICE, RESOURCES, Resource
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import amount_text, amounts
from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value

TRADER = Market()


class Trade(Struct, frozen=True):
    what: Literal["sell", "buy", "done", "leave"]
    resource: Resource = "food"
    n: int = 0


Offers: TypeAlias = list[Offer[Trade]]


def buying_price(s: State, resource: Resource, visit: Market) -> int:
    return max(LEAST_PRICE, s.prices[resource] + visit.buy)


def selling_price(s: State, resource: Resource, visit: Market) -> int:
    return s.prices[resource] + visit.sell


def _income(s: State, player: Player, basket: Basket, visit: Market) -> int:
    """What a basket brings; negative if it costs more."""
    sold = sum(n * selling_price(s, what, visit) for what, n in basket.sold.items())
    bonus = modifier(player, "sale_bonus") * len(basket.sold)
    spent = sum(n * buying_price(s, what, visit) for what, n in basket.bought.items())
    return sold + bonus - spent


def _left(basket: Basket, visit: Market) -> int:
    """How many units may still go into a basket."""
    if visit.most is None:
        return 99
    return visit.most - sum(basket.sold.values()) - sum(basket.bought.values())


def _most_sold(s: State, seat: Seat, basket: Basket, visit: Market, what: Resource) -> int:
    if what in s.turn.bought or what in basket.bought or what in basket.sold:
        return 0
    return min(board(s, seat).goods[what], _left(basket, visit))


def _most_bought(s: State, seat: Seat, basket: Basket, visit: Market, what: Resource) -> int:
    """Nobody buys what they sold in the same turn (ruling R-66)."""
    if visit.sell_only or what in s.turn.sold or what in basket.sold or what in basket.bought:
        return 0
    player = board(s, seat)
    purse = player.denarii + _income(s, player, basket, visit)
    return min(s.stock[what], _left(basket, visit), purse // buying_price(s, what, visit))


def can_trade(s: State, seat: Seat, visit: Market) -> bool:
    empty = Basket()
    return any(
        _most_sold(s, seat, empty, visit, what) or _most_bought(s, seat, empty, visit, what)
        for what in RESOURCES
    )


def trade(t: Chronicle, s: State, seat: Seat, visit: Market, *, may_leave: bool) -> Steps[bool]:
    """Fills a basket and trades; returns whether anything was traded."""
    basket = s.turn.basket = Basket()
    player = board(s, seat)
    while True:
        values: dict[str, Value] = {
            "denarii": player.denarii + _income(s, player, basket, visit),
            "sold": amounts(basket.sold),
            "bought": amounts(basket.bought),
        }
        offers = _offers(s, seat, basket, visit, may_leave)
        filled = basket.sold or basket.bought
        prompt = Text("ask-market-more" if filled else "ask-market", values)
        choice = yield from pick(seat, "corduba.market", t.asks(prompt), offers)
        if choice.what == "sell":
            basket.sold[choice.resource] = choice.n
        elif choice.what == "buy":
            basket.bought[choice.resource] = choice.n
        else:
            break
    s.turn.basket = None
    if choice.what == "done":
        _settle(t, s, seat, basket, visit)
    return choice.what == "done"


def _offers(s: State, seat: Seat, basket: Basket, visit: Market, may_leave: bool) -> Offers:
    offers: Offers = []
    for what in RESOURCES:
        price = selling_price(s, what, visit)
        for n in range(1, _most_sold(s, seat, basket, visit, what) + 1):
            label = Text("do-sell", {"what": amount_text(what, n), "price": n * price})
            id, spot = f"sell:{what}:{n}", f"market:{what}"
            offers.append(offer(Trade("sell", what, n), id, label, group="sell", spot=spot))
    for what in RESOURCES:
        price = buying_price(s, what, visit)
        for n in range(1, _most_bought(s, seat, basket, visit, what) + 1):
            label = Text("do-buy", {"what": amount_text(what, n), "price": n * price})
            id, spot = f"buy:{what}:{n}", f"market:{what}"
            offers.append(offer(Trade("buy", what, n), id, label, group="buy", spot=spot))
    if basket.sold or basket.bought:
        offers.append(offer(Trade("done"), "done", Text("do-market-done"), group="end"))
    elif may_leave:
        offers.append(offer(Trade("leave"), "leave", Text("do-market-leave"), group="end"))
    return offers


def _settle(t: Chronicle, s: State, seat: Seat, basket: Basket, visit: Market) -> None:
    """Prices move by one for each type, however many units (ruling R-40)."""
    player = board(s, seat)
    income = _income(s, player, basket, visit)
    player.denarii += income
    assert player.denarii >= 0
    for what, n in basket.sold.items():
        player.goods[what] -= n
        put_on_market(s, what, n)
        s.prices[what] = max(LEAST_PRICE, s.prices[what] - 1)
    for what, n in basket.bought.items():
        s.stock[what] -= n
        player.goods[what] += n
        s.prices[what] = min(MOST_PRICE, s.prices[what] + 1)
    s.turn.sold += basket.sold
    s.turn.bought += basket.bought
    if basket.sold:
        t.did("did-sells", what=amounts(basket.sold))
    if basket.bought:
        t.did("did-buys", what=amounts(basket.bought))
    if income:
        key = "did-gains" if income > 0 else "did-loses"
        t.did(key, what=amount_text("denarii", abs(income)))


def put_on_market(s: State, what: Resource, n: int) -> None:
    """Up to its capacity; the rest goes into the general supply."""
    fits = min(n, capacity(s, what) - s.stock[what])
    s.stock[what] += fits
    s.supply[what] += n - fits


def refill(s: State) -> None:
    """At the start of a decade, as far as the supply lasts."""
    for what in RESOURCES:
        n = min(capacity(s, what) - s.stock[what], s.supply[what])
        s.stock[what] += n
        s.supply[what] -= n
