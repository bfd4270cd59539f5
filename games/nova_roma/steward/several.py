"""Answers with several picks: goods to take or to buy, cards to sell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from games.core.ids import kind, rest
from games.nova_roma.actions.trade import CARDS_FOR_A_COIN
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import AT, with_goods
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.people import keeping
from games.nova_roma.steward.plans import finish
from games.nova_roma.steward.plans_at_home import purchases
from games.nova_roma.terms import GOODS, Good

Choice: TypeAlias = Callable[[Mind, Sequence[str]], tuple[str, ...]]


def buy_goods(m: Mind, ids: Sequence[str]) -> tuple[str, ...]:
    """What a contract of this turn or a later one needs, or nothing."""
    best = max(purchases(m, m.now), key=lambda st: finish(m, st))
    more = [after - before for after, before in zip(best.goods, m.now.goods, strict=True)]
    return _units(ids, dict(zip(GOODS, more, strict=True)))


def take_goods(m: Mind, ids: Sequence[str]) -> tuple[str, ...]:
    """So many goods, one after the other."""
    st, taken = m.now, dict.fromkeys(GOODS, 0)
    for _ in range(m.decision.least):
        room = [good for good in GOODS if len(_units(ids, {good: taken[good] + 1})) > taken[good]]
        after = {good: with_goods(st, {AT[good]: 1}) for good in room}
        chosen = max(room, key=lambda good: finish(m, after[good]))
        st = after[chosen]
        taken[chosen] += 1
    return _units(ids, taken)


def _units(ids: Sequence[str], wanted: Mapping[Good, int]) -> tuple[str, ...]:
    """Ids of so many of each good: `stone`, `stone.2`."""
    named = {good: [id for id in ids if kind(id) == good] for good, n in wanted.items() if n}
    return tuple(id for good, units in named.items() for id in units[: wanted[good]])


def sell_cards(m: Mind, ids: Sequence[str]) -> tuple[str, ...]:
    """Pairs of cards that will hardly be played."""
    ranked = sorted(ids, key=lambda id: keeping(m, rest(id)))
    likely = round(m.actions / w.ACTIONS_EACH_PLAY)
    spare = ranked[: max(0, len(ranked) - likely)]
    return tuple(spare[: len(spare) // CARDS_FOR_A_COIN * CARDS_FOR_A_COIN])


SEVERAL: dict[str, Choice] = {
    "nova.goods": take_goods,
    "nova.trade.goods": buy_goods,
    "nova.trade.cards": sell_cards,
}
