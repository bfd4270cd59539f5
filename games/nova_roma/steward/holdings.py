"""What a seat has, as far as the plans of one turn change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from games.nova_roma.data.components import Reward
from games.nova_roma.seat.view import PlayerView
from games.nova_roma.steward import weights as w
from games.nova_roma.terms import GOODS, MOST_GOODS, MOST_INFLUENCE, Payment

AT: dict[str, int] = {good: n for n, good in enumerate(GOODS)}
# A contract: goods and how many, coins, artisans, and its worth by how many of these are missing.
Sight: TypeAlias = tuple[list[tuple[int, int]], int, int, list[float]]
HORSE, WHEAT, WINE = AT["horse"], AT["wheat"], AT["wine"]


class Holdings(Struct, frozen=True):
    goods: tuple[int, ...]  # in the order of GOODS
    coins: int
    influence: int
    artisans: int  # available
    working: int  # spaces with artisans, one bit each
    building: int  # contracts
    sailing: int  # contracts
    followers: int
    estate: int  # tiles
    spaces: tuple[int, ...]  # of the racers
    ships: tuple[str, ...]
    markers: int
    markers_to_win: int
    vp: float = 0.0  # what the plan brings that the other fields do not show

    def but(self, **changed: object) -> Holdings:
        return replace(self, **changed)

    @property
    def all_artisans(self) -> int:
        return self.artisans + self.working.bit_count()


def holdings_of(me: PlayerView) -> Holdings:
    return Holdings(
        goods=tuple(me.goods[good] for good in GOODS),
        coins=me.coins,
        influence=me.influence,
        artisans=me.artisans,
        working=sum(1 << n for n, space in enumerate(me.production) if space.artisan),
        building=len(me.building),
        sailing=len(me.sailing),
        followers=len(me.row),
        estate=sum(space.tile is not None for space in me.production),
        spaces=me.spaces,
        ships=me.ships,
        markers=me.markers,
        markers_to_win=me.markers_to_win,
    )


def feats_of(st: Holdings) -> tuple[object, ...]:
    """Everything achievements ask for."""
    done = st.building, st.sailing, st.followers, st.estate, st.spaces, st.influence
    return *done, st.markers, st.markers_to_win


# ---- gaining ----------------------------------------------------------------------------------


def with_goods(st: Holdings, gains: Mapping[int, int]) -> Holdings:
    """Goods by their place in GOODS; what does not fit is lost."""
    goods = list(st.goods)
    for good, n in gains.items():
        goods[good] = min(MOST_GOODS, goods[good] + n)
    return st.but(goods=tuple(goods))


def with_influence(st: Holdings, n: int) -> Holdings:
    arrived = min(n, MOST_INFLUENCE - st.influence)
    return st.but(influence=st.influence + arrived, coins=st.coins + n - arrived)


def with_reward(st: Holdings, reward: Reward, card: float) -> Holdings:
    """Everything but goods of one's choice; `card` is what a follower in hand is worth."""
    if reward.goods:
        st = with_goods(st, {AT[good]: n for good, n in reward.goods.items()})
    if reward.influence:
        st = with_influence(st, reward.influence)
    if reward.coin or reward.artisan or reward.card:
        st = st.but(
            coins=st.coins + reward.coin,
            artisans=st.artisans + reward.artisan,
            vp=st.vp + card * reward.card,
        )
    return st


# ---- paying -----------------------------------------------------------------------------------


def lacking(st: Holdings, price: Mapping[Payment, int]) -> dict[Payment, int]:
    """What is missing to pay."""
    short = {what: n - held(st, what) for what, n in price.items()}
    return {what: n for what, n in short.items() if n > 0}


def held(st: Holdings, what: Payment) -> int:
    if what == "coin":
        return st.coins
    if what == "artisan":
        return st.artisans
    return st.goods[AT[what]]


def paid(st: Holdings, price: Mapping[Payment, int]) -> Holdings:
    goods, coins, artisans = list(st.goods), st.coins, st.artisans
    for what, n in price.items():
        if what == "coin":
            coins -= n
        elif what == "artisan":
            artisans -= n
        else:
            goods[AT[what]] -= n
    return st.but(goods=tuple(goods), coins=coins, artisans=artisans)


# ---- contracts in sight -----------------------------------------------------------------------


def sight(cost: Mapping[Payment, int], worth: float) -> Sight:
    goods = [(AT[what], n) for what, n in cost.items() if what in AT]
    most = sum(cost.values())
    left = [float(worth * w.PROSPECT_MISSING**missing) for missing in range(most + 1)]
    return goods, cost.get("coin", 0), cost.get("artisan", 0), left


def in_sight(sights: Sequence[Sight], own: tuple[int, ...], coins: int, artisans: int) -> float:
    """What the best of them is worth, the less the more of its cost is missing."""
    best = 0.0
    for goods, paid, workers, left in sights:
        if left[0] <= best:
            break
        missing = paid - coins if paid > coins else 0
        if workers > artisans:
            missing += workers - artisans
        for good, n in goods:
            if n > own[good]:
                missing += n - own[good]
        if left[missing] > best:
            best = left[missing]
    return best
