"""Caepio at the market: cards of another decade say what he sells and takes."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.data.components import CaepioCard
from games.corduba.market.visit import put_on_market
from games.corduba.measures import board
from games.corduba.state import State
from games.corduba.terms import CAEPIO, DECADES, LEAST_PRICE, MOST_PRICE, Resource, decade_of
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import amount_text


class _Deck:
    """All cards of a decade, shuffled whenever it runs out."""

    def __init__(self, t: Chronicle, decade: int) -> None:
        self._t = t
        self._all = [card for card in TABLES.caepio.values() if card.decade == decade]
        self._pile: list[CaepioCard] = []

    def draw(self) -> CaepioCard:
        if not self._pile:
            self._pile = list(self._all)
            self._t.rng.shuffle(self._pile)
        return self._pile.pop()


def caepio_trades(t: Chronicle, s: State, sales: int, purchases: int) -> None:
    """One unit each time; what cannot be done lapses."""
    me = board(s, CAEPIO)
    deck = _Deck(t, decade_of(s.round) % DECADES + 1)
    sold: list[Resource] = []
    for _ in range(sales):
        if not any(me.goods.values()):
            break
        while not me.goods[what := deck.draw().sell]:
            pass
        sold.append(what)
        me.goods[what] -= 1
        me.denarii += s.prices[what]
        t.did("did-sells", what=(amount_text(what, 1),))
        t.did("did-gains", what=amount_text("denarii", s.prices[what]))
        put_on_market(s, what, 1)
        s.prices[what] = max(LEAST_PRICE, s.prices[what] - 1)
    for _ in range(purchases):
        if not any(n for what, n in s.stock.items() if what not in sold):
            break
        while (what := deck.draw().buy) in sold or not s.stock[what]:
            pass
        s.stock[what] -= 1
        me.goods[what] += 1
        t.did("did-buys", what=(amount_text(what, 1),))
        s.prices[what] = min(MOST_PRICE, s.prices[what] + 1)


def can_caepio_trade(s: State) -> bool:
    return any(board(s, CAEPIO).goods.values()) or any(s.stock.values())
