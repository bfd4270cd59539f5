"""Answers with several picks: goods to take or to buy, cards to sell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from games.core.contract import Ranked
from games.core.ids import kind, rest
from games.nova_roma.actions.trade import CARDS_FOR_A_COIN
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import AT, with_goods
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.plans.at_home import purchases
from games.nova_roma.steward.plans.chains import finish
from games.nova_roma.steward.worths.people import keeping
from games.nova_roma.terms import GOODS, Good

Ranking: TypeAlias = Callable[[Mind, Sequence[str]], list[Ranked]]


def buy_goods(m: Mind, ids: Sequence[str]) -> list[Ranked]:
    """What a contract of this turn or a later one needs, or nothing."""
    found: dict[tuple[str, ...], float] = {}
    for bought in purchases(m, m.now):
        more = [after - before for after, before in zip(bought.goods, m.now.goods, strict=True)]
        picks = _units(ids, dict(zip(GOODS, more, strict=True)))
        found.setdefault(picks, finish(m, bought))
    return _best_first(found)


def take_goods(m: Mind, ids: Sequence[str]) -> list[Ranked]:
    """So many goods, one after the other, and what would come of another one instead."""
    taken = dict.fromkeys(GOODS, 0)
    for _ in range(m.decision.least):
        more = [{**taken, good: taken[good] + 1} for good in GOODS]
        taken = max((t for t in more if _are_there(ids, t)), key=lambda t: _gained(m, t))
    found = {_units(ids, taken): _gained(m, taken)}
    for less in GOODS:
        for more_of in GOODS:
            other = {**taken, less: taken[less] - 1}
            other[more_of] = other[more_of] + 1
            if taken[less] and _are_there(ids, other):
                found.setdefault(_units(ids, other), _gained(m, other))
    return _best_first(found)


def _gained(m: Mind, taken: Mapping[Good, int]) -> float:
    return finish(m, with_goods(m.now, {AT[good]: n for good, n in taken.items()}))


def _are_there(ids: Sequence[str], wanted: Mapping[Good, int]) -> bool:
    return len(_units(ids, wanted)) == sum(wanted.values())


def _best_first(found: Mapping[tuple[str, ...], float]) -> list[Ranked]:
    """Of equals the one thought of first."""
    return [Ranked(picks, found[picks]) for picks in sorted(found, key=lambda p: -found[p])]


def _units(ids: Sequence[str], wanted: Mapping[Good, int]) -> tuple[str, ...]:
    """Ids of so many of each good: `stone`, `stone.2`."""
    named = {good: [id for id in ids if kind(id) == good] for good, n in wanted.items() if n}
    return tuple(id for good, units in named.items() for id in units[: wanted[good]])


def sell_cards(m: Mind, ids: Sequence[str]) -> list[Ranked]:
    """Pairs of cards that will hardly be played; others are worth more in hand."""
    cards = sorted(ids, key=lambda id: keeping(m, rest(id)))
    likely = round(m.actions / w.ACTIONS_EACH_PLAY)
    spare = max(0, len(cards) - likely)
    found: dict[tuple[str, ...], float] = {}
    for n in range(len(cards) // CARDS_FOR_A_COIN, -1, -1):
        sold = cards[: n * CARDS_FOR_A_COIN]
        missed = sum(w.LIKELY_CARD + keeping(m, rest(id)) for id in sold[spare:])
        found[tuple(sold)] = finish(m, m.now.but(coins=m.now.coins + n)) - missed
    return _best_first(found)


SEVERAL: dict[str, Ranking] = {
    "nova.goods": take_goods,
    "nova.trade.goods": buy_goods,
    "nova.trade.cards": sell_cards,
}
