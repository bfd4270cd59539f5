"""Goods of one's choice, several at a time: every mixture, or those that help contracts most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from games.core.contract import Decision
from games.core.guiding import Answer, Shortcut
from games.core.text import Text
from games.nova_roma.data.components import Price
from games.nova_roma.seat.guide.buying import (
    evened,
    is_good,
    lacked,
    lacked_by_all,
    offered_prices,
    picks_of,
    some,
)
from games.nova_roma.seat.guide.standing import lacks, mine
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import GOODS, Good
from games.nova_roma.words.labels import price_texts

MOST_AT_ONCE = 6  # goods in a mixture that is looked at
ALL_OF_TWO = 15  # mixtures of two goods: that many are in an order in which they are found


def baskets(view: View, decision: Decision) -> Iterator[Shortcut]:
    """What is bought: as many of each good, what contracts lack, or all that can be paid."""
    offered = {option.id for option in decision.options}
    wanted = (*_wishes(view, mine(view, decision)), *_mixed(view, decision))
    for picks, label in _payable(wanted, decision.most, "join-goods"):
        if set(picks) <= offered:
            yield Shortcut(label, (picks,))


def kept_baskets(view: View, decision: Decision) -> Iterator[Shortcut]:
    """The same, after no follower was sent away."""
    me = mine(view, decision)
    for picks, label in _payable(_wishes(view, me), me.coins, "join-goods-keep"):
        yield Shortcut(label, ((), picks))


def mixtures(view: View, decision: Decision) -> Iterator[Shortcut]:
    """As many goods as there may be."""
    for picks, label in _payable(_mixed(view, decision), decision.most, "join-goods"):
        yield Shortcut(label, (picks,))


def _wishes(view: View, me: PlayerView) -> list[Counter[Good]]:
    return [*evened(me), lacked_by_all(view, me), *lacked(view, me)]


def _payable(wanted: Iterable[Counter[Good]], most: int, key: str) -> Iterator[tuple[Answer, Text]]:
    """Each of them once."""
    seen: list[Answer] = []
    for goods in wanted:
        picks = picks_of(goods)
        if 0 < len(picks) <= most and picks not in seen:
            seen.append(picks)
            yield picks, Text(key, {"goods": price_texts(some(goods))})


def _mixed(view: View, decision: Decision) -> list[Counter[Good]]:
    n = min(decision.most, MOST_AT_ONCE)
    offered = {option.id for option in decision.options}
    found = [
        goods
        for mixed in combinations_with_replacement(GOODS, n)
        if set(picks_of(goods := Counter(mixed))) <= offered
    ]
    if len(found) > ALL_OF_TWO:
        prices = list(offered_prices(view).values())
        me = mine(view, decision)
        found.sort(key=lambda goods: -_help(me, prices, goods))
    return found


def _help(me: PlayerView, prices: list[Price], goods: Counter[Good]) -> float:
    """More for each contract that is nearer then; most for those that lack nothing any more."""
    return sum(1 / (1 + _left(me, price, goods)) for price in prices)


def _left(me: PlayerView, price: Price, goods: Counter[Good]) -> int:
    """Goods that a contract lacks then."""
    short = lacks(me, price).items()
    return sum(max(0, n - goods[what]) for what, n in short if is_good(what))
