"""What trading, upgrading, recruiting and producing could bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.nova_roma.actions.recruit import PRICES
from games.nova_roma.data.components import Price, Reward
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import (
    AT,
    WINE,
    Holdings,
    lacking,
    paid,
    with_goods,
    with_influence,
    with_reward,
)
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.worths.estate import best_harvest, open_spaces, productions, tile_worth
from games.nova_roma.steward.worths.people import card_worth, surcharge
from games.nova_roma.terms import MOST_GOODS, ROW_LIMIT

# ---- goods ------------------------------------------------------------------------------------


def with_choice(m: Mind, st: Holdings, n: int) -> Holdings:
    """n goods of one's choice, one after the other."""
    for _ in range(n):
        goods = st.goods
        more = [
            (*goods[:good], have + 1, *goods[good + 1 :])
            for good, have in enumerate(goods)
            if have < MOST_GOODS
        ]
        if not more:
            return st
        st = st.but(goods=max(more, key=partial(m.in_hand_with, st)))
    return st


def rewarded(m: Mind, st: Holdings, reward: Reward) -> Holdings:
    return with_choice(m, with_reward(st, reward, w.CARD_HELD), reward.good)


# ---- trade ------------------------------------------------------------------------------------


def trade(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    yield from purchases(m, st.but(coins=st.coins + strength))


def purchases(m: Mind, st: Holdings) -> Iterator[Holdings]:
    """Nothing, the goods of most worth, or what a contract in sight needs."""
    yield st
    for kind in m.contracts:
        for cost, _ in kind:
            short = {AT[what]: n for what, n in lacking(st, cost).items() if what in AT}
            price = sum(short.values())
            if short and price + cost.get("coin", 0) <= st.coins:
                yield with_goods(st.but(coins=st.coins - price), short)
    yield _shopped(m, st)


def _shopped(m: Mind, st: Holdings) -> Holdings:
    while st.coins:
        bought = with_choice(m, st.but(coins=st.coins - 1), 1)
        if bought.goods == st.goods or m.in_hand(bought) <= m.in_hand(st):
            break
        st = bought
    return st


# ---- upgrade ----------------------------------------------------------------------------------


def upgrade(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    st = with_influence(st, strength)
    poured = max((pour(st, n) for n in range(st.goods[WINE] + 1)), key=m.worth)
    yield poured
    tiles = [(slot.price, tile_worth(m, slot.kind)) for slot in m.view.estate if slot.kind]
    for price, worth in tiles:
        if not lacking(poured, price):
            yield laid(poured, price, worth)


def laid(st: Holdings, price: Price, worth: float) -> Holdings:
    """An estate tile bought."""
    after = paid(st, price)
    return after.but(estate=min(len(SPACES), after.estate + 1), vp=after.vp + worth)


def pour(st: Holdings, wine: int) -> Holdings:
    return with_influence(with_goods(st, {WINE: -wine}), wine)


# ---- recruit ----------------------------------------------------------------------------------


def recruit(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    """Cards drawn, and the best one in sight played."""
    st = st.but(vp=st.vp + w.CARD_HELD * strength)
    yield st
    cards = [*(m.me.hand or ()), *(card for card in m.view.followers.cards if card)]
    if cards:
        yield from played(m, st, max(card_worth(m, card) for card in cards), PRICES[strength])


def played(m: Mind, st: Holdings, worth: float, coins: int) -> Iterator[Holdings]:
    """A follower put into the row; a full one gives up the least."""
    influence = surcharge(st.followers)
    if st.coins < coins or st.influence < influence:
        return
    if st.followers >= ROW_LIMIT:
        worth -= min(card_worth(m, follower.card) for follower in m.me.row)
    else:
        worth += m.scored("follower")
    yield st.but(
        coins=st.coins - coins,
        influence=st.influence - influence,
        followers=min(ROW_LIMIT, st.followers + 1),
        vp=st.vp + worth - w.CARD_HELD,
    )


# ---- produce ----------------------------------------------------------------------------------


def produce(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    for after, hires, spaces in productions(m, st, strength):
        if hires or spaces:
            yield after


def placed_for_a_coin(m: Mind, st: Holdings) -> Holdings:
    """What followers can do in several actions, if it is worth the coin."""
    if not st.coins or not st.artisans or not open_spaces(m, st):
        return st
    after, _ = best_harvest(m, st.but(coins=st.coins - 1), 1)
    return max(after, st, key=m.supplies)
