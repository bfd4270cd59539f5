"""Curves: what so many of a thing are worth together, by their number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from games.corduba.data import TABLES
from games.corduba.seat.view import PlayerView
from games.corduba.steward.mind import Mind, chance
from games.corduba.terms import LAST_ROUNDS, TRACK_END, DistrictId, Resource

MOST_GOODS = 14
MOST_DENARII = 50
MOST_MARKERS = 24
FEW = 0.3  # share of its worth that a unit keeps, however many there are
BEYOND = 2  # units beyond the share that a better rank may need
LAST_BEYOND = 4
NEAR = 4  # spaces of a track that anything may move somebody
SPREAD = 3.0  # denarii, when the richest is found


def rise(curve: Sequence[float], n: int, more: int) -> float:
    """What `more` than `n` add, or cost if it is negative."""
    goal, last = n + more, len(curve) - 1
    if goal < 0:
        goal = 0
    elif goal > last:
        goal = last
    return curve[goal] - (curve[n] if n < last else curve[last])


# ---- goods ------------------------------------------------------------------------------------


def goods_curve(mind: Mind, what: Resource) -> list[float]:
    w, own = mind.w, mind.me.goods[what]
    usual = TABLES.market[what].price
    price = w.price * (mind.prices[what] + usual) / 2
    if not mind.later:
        price = mind.prices[what] * _riches(mind)
    marginal = [max(FEW * price, price - w.more * k) for k in range(MOST_GOODS)]
    if mind.in_decade == 0 and mind.room < 0 and mind.later:
        marginal = [FEW * worth for worth in marginal]
    for k, worth in enumerate(_demanded(mind, what)):
        marginal[k] += worth
    if what == "food":
        for k in range(own, min(MOST_GOODS, own + mind.unpaid)):
            marginal[k] += w.unpaid
        if mind.troops_missing and mind.view.demand:
            marginal[0] += w.rome * 2.0
    return [0.0, *accumulate(marginal)]


def _demanded(mind: Mind, what: Resource) -> list[float]:
    """What Rome's demand adds to the first units."""
    demand = mind.view.demand
    if demand is None or not mind.w.rome:
        return []
    if what == demand.what:
        return _shares(mind)
    if what != "amphora" or not demand.amphora:
        return []
    missing = mind.share - mind.stored(mind.me)
    each = _shares(mind)[0] * 0.85
    return [each * min(demand.amphora, missing - k) for k in range(0, missing, demand.amphora)]


def _shares(mind: Mind) -> list[float]:
    w, demand = mind.w, mind.view.demand
    assert demand is not None
    each = w.rome * w.demanded * (1.0 if mind.in_decade else w.urgent)
    if demand.last:
        return [each] * mind.share + [w.rome * w.last_demand] * LAST_BEYOND
    return [each] * mind.share + [w.rome * w.first_rank * each] * BEYOND


def denarii_curve(mind: Mind) -> list[float]:
    w, me = mind.w, mind.me
    if not mind.later:
        base = [_riches(mind)] * MOST_DENARII
    else:
        base = [1.05 if k < w.cash else 0.9 if k < w.rich else 0.6 for k in range(MOST_DENARII)]
    for k in range(min(MOST_DENARII, max(0, me.upkeep - me.goods["food"]))):
        base[k] += w.unpaid
    demand = mind.view.demand
    if demand and demand.what == "denarii" and w.rome:
        start = max(0, me.upkeep - me.goods["food"])
        for k, worth in enumerate(_shares(mind)):
            if start + k < MOST_DENARII:
                base[start + k] += 0.5 * worth
    if "denarii" in mind.wanted:
        base = [worth + mind.towards("denarii", k, k + 1) for k, worth in enumerate(base)]
    return [0.0, *accumulate(base)]


def _riches(mind: Mind) -> float:
    """A denarius in the last round: who is richest is a Senator's difference."""
    lead = mind.wealth(mind.me) - max((mind.wealth(p) for p in mind.others), default=0)
    p = chance(lead, SPREAD)
    return 0.05 + mind.w.senator * p * (1 - p) / SPREAD


# ---- markers ----------------------------------------------------------------------------------


def troops_curve(mind: Mind) -> list[float]:
    demand = mind.view.demand
    return _markers(mind, demand.troops if demand else 2, lambda p: p.troop_value)


def offerings_curve(mind: Mind) -> list[float]:
    demand = mind.view.demand
    return _markers(mind, demand.offerings if demand else 1, lambda p: p.offering_value)


def _markers(mind: Mind, least: int, value: Callable[[PlayerView], int]) -> list[float]:
    """The minimum, the chance to send the most, and what is left for a later decade."""
    w = mind.w
    best = max((value(p) for p in mind.others), default=0) + 0.5 * mind.in_decade
    spread = 0.8 + 0.8 * mind.in_decade
    owed = w.owed if mind.in_decade else w.owed * 1.3
    kept = w.marker_kept if mind.decades_later else 0.0
    return [
        w.rome * (owed * min(1.0, n / least) + w.senator * w.lead * chance(n - best - 0.5, spread))
        + kept * n
        for n in range(MOST_MARKERS)
    ]


# ---- prestige ---------------------------------------------------------------------------------


def prestige_curve(mind: Mind, district: DistrictId, track: Sequence[float]) -> list[float]:
    """Bonuses on the way, politics of the decades to come, and the Senator at the end."""
    w, me = mind.w, mind.me
    best = max((p.prestige[district] for p in mind.others), default=0)
    ahead = mind.modifier("politics") - best - 0.5
    spreads = [
        0.7 + 0.5 * (last - mind.view.round) for last in LAST_ROUNDS if last >= mind.view.round
    ]
    senator = mind.districts[district].senator
    own, bonus = me.prestige[district], 0.0
    curve: list[float] = []
    for space in range(TRACK_END + 1):
        if not own - 1 <= space <= own + NEAR:
            curve.append(curve[-1] if curve else 0.0)
            continue
        bonus += track[space]
        won = w.senator * w.politics * sum(chance(space + ahead, s) for s in spreads)
        if senator:
            won += w.senator * (space / TRACK_END) ** 6
        curve.append(bonus + won + _concord(mind, district, space))
    return curve


def _concord(mind: Mind, district: DistrictId, n: int) -> float:
    """Towards the milestone for prestige in every district."""
    most = mind.wanted.get("prestige_each")
    if most is None:
        return 0.0
    reached = sum(min(most, n if d == district else own) for d, own in mind.me.prestige.items())
    return mind.towards("prestige_each", 0, reached / len(mind.me.prestige))
