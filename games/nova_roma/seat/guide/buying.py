"""Trades that make sense: what contracts lack, or as many of each good."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeGuard

from games.core.guiding import Answer
from games.core.text import Text, Value
from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Price
from games.nova_roma.seat.guide.opening import Opening
from games.nova_roma.seat.guide.standing import lacks
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import GOODS, Good
from games.nova_roma.words.labels import CONTRACT_TEXT, price_texts, short_price

FEW = 5  # other beginnings of a trade are not lost: goods can be chosen then
LEVELS = (3, 2, 1)  # of each good


def purchases(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """Nobody is sent away; with what a contract lacks, or goods are chosen then."""
    kept = _kept(me)
    if kept:
        yield Opening(Text("join-keep-all"), kept)
    yield from _for_contracts(view, me, strength)


def more_purchases(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """The same, and before it as many of each good, or what all contracts lack."""
    kept, coins = _kept(me), me.coins + strength
    if kept:
        yield Opening(Text("join-keep-all"), kept)
    known = list(_for_contracts(view, me, strength))
    key = "join-goods-keep" if kept else "join-goods"
    for goods in (*evened(me), lacked_by_all(view, me)):
        answers = (*kept, picks_of(goods))
        if 0 < goods.total() <= coins and all(each.answers != answers for each in known):
            known.append(Opening(Text(key, {"goods": price_texts(some(goods))}), answers))
    yield from known


def _kept(me: PlayerView) -> tuple[Answer, ...]:
    return ((),) if me.hand_size else ()


def _for_contracts(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    kept = _kept(me)
    key = "join-buy-keep" if kept else "join-buy"
    seen: list[dict[Good, int]] = []
    for id, price in offered_prices(view).items():
        short = lacks(me, price)
        wanted = {good: n for good, n in short.items() if is_good(good)}
        coins = price.get("coin", 0) + sum(wanted.values())
        lacking_else = len(wanted) < len(short)
        if not wanted or lacking_else or wanted in seen or coins > me.coins + strength:
            continue
        seen.append(wanted)
        if len(seen) > FEW:
            return
        values: dict[str, Value] = {"contract": CONTRACT_TEXT[id], "goods": short_price(wanted)}
        yield Opening(Text(key, values), (*kept, picks_of(Counter(wanted))), spot=id)


# ---- goods ------------------------------------------------------------------------------------


def offered_prices(view: View) -> dict[str, Price]:
    """What contracts on offer cost."""
    sailing = {id: TABLES.sailing[id].cost for id in view.sailing.cards if id}
    return sailing | {id: TABLES.building[id].cost for id in view.building.cards if id}


def evened(me: PlayerView) -> list[Counter[Good]]:
    """What is missing to have so many of each good."""
    return [Counter({good: max(0, n - me.goods[good]) for good in GOODS}) for n in LEVELS]


def lacked(view: View, me: PlayerView) -> list[Counter[Good]]:
    """Goods that each contract lacks, the most first."""
    short = [
        Counter({good: n for good, n in lacks(me, price).items() if is_good(good)})
        for price in offered_prices(view).values()
    ]
    return sorted(short, key=lambda goods: -goods.total())


def lacked_by_all(view: View, me: PlayerView) -> Counter[Good]:
    """Goods with which no contract lacks any."""
    enough: Counter[Good] = Counter()
    for each in lacked(view, me):
        enough |= each
    return enough


def is_good(what: str) -> TypeGuard[Good]:
    return what in GOODS


def picks_of(goods: Counter[Good]) -> Answer:
    """As the list of goods calls them, one after the other."""
    return tuple(
        good if k == 1 else f"{good}.{k}" for good in GOODS for k in range(1, goods[good] + 1)
    )


def some(goods: Counter[Good]) -> dict[Good, int]:
    """Those of which there are any."""
    return {good: goods[good] for good in GOODS if goods[good]}
