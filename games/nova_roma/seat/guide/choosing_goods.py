"""Goods of one's choice, several at a time: every mixture, or those that help contracts most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from games.core.contract import Decision
from games.core.guiding import Answer, Shortcut
from games.core.text import Text
from games.nova_roma.data import TABLES
from games.nova_roma.seat.guide.buying import is_good, unit
from games.nova_roma.seat.guide.standing import lacks, mine
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import GOODS, Good
from games.nova_roma.words.labels import price_texts

MOST_AT_ONCE = 6  # goods in a mixture that is looked at
ALL_OF_TWO = 15  # mixtures of two goods: that many are in an order in which they are found


def mixtures(view: View, decision: Decision) -> Iterator[Shortcut]:
    """As many goods as there may be."""
    n = min(decision.most, MOST_AT_ONCE)
    offered = {option.id for option in decision.options}
    found = [
        goods
        for mixed in combinations_with_replacement(GOODS, n)
        if set(picks_of(goods := Counter(mixed))) <= offered
    ]
    if len(found) > ALL_OF_TWO:
        prices = _prices(view)
        me = mine(view, decision)
        found.sort(key=lambda goods: -_help(me, prices, goods))
    for goods in found:
        yield Shortcut(Text("join-goods", {"goods": price_texts(goods)}), (picks_of(goods),))


def picks_of(goods: Counter[Good]) -> Answer:
    return tuple(unit(good, k) for good in GOODS for k in range(1, goods[good] + 1))


def _prices(view: View) -> list[dict[Good, int]]:
    """What contracts on offer cost in goods."""
    prices = [TABLES.sailing[id].cost for id in view.sailing.cards if id]
    prices += [TABLES.building[id].cost for id in view.building.cards if id]
    return [{what: n for what, n in price.items() if is_good(what)} for price in prices]


def _help(me: PlayerView, prices: list[dict[Good, int]], goods: Counter[Good]) -> float:
    """More for each contract that is nearer then; most for those that lack nothing any more."""
    left = [
        sum(max(0, n - goods[good]) for good, n in lacks(me, price).items()) for price in prices
    ]
    return sum(1 / (1 + n) for n in left)
