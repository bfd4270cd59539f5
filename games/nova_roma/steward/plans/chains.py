"""What a turn could bring: the holdings its actions, one after the other, may lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import Holdings
from games.nova_roma.steward.mind import Mind, Step
from games.nova_roma.steward.plans import abroad
from games.nova_roma.steward.plans import at_home as home
from games.nova_roma.terms import MARKER_PRICE, MARKER_VP, TOP_STRENGTH, Action

Planner: TypeAlias = Callable[[Mind, int, Holdings], Iterator[Holdings]]


# ---- chains of actions ------------------------------------------------------------------------


def chain(m: Mind, steps: Sequence[Step], st: Holdings) -> float:
    """The most that actions in this order bring; each may be forgone."""
    if not steps:
        return m.worth(st)
    known = m.best.setdefault(tuple(steps), {})
    if st not in known:
        (action, strength), *rest = steps
        ends = outcomes(m, action, strength, st)
        if rest:
            known[st] = max(chain(m, rest, after) for after in [*_likely(m, ends), forgone(st)])
        else:
            known[st] = max(map(m.worth, [*ends, forgone(st)]))
    return known[st]


def _likely(m: Mind, ends: list[Holdings]) -> list[Holdings]:
    """Those from which it is worth thinking on."""
    if len(ends) <= w.LIKELY_ENDS:
        return ends
    return sorted(ends, key=m.worth, reverse=True)[: w.LIKELY_ENDS]


def finish(m: Mind, st: Holdings) -> float:
    """The worth of holdings at the end of this turn."""
    if len(m.pending) < 2:
        return chain(m, m.pending, st)
    return max(chain(m, m.pending, st), chain(m, m.pending[::-1], st))


def forgone(st: Holdings) -> Holdings:
    return st.but(coins=st.coins + 1)


def outcomes(m: Mind, action: Action, strength: int, st: Holdings) -> list[Holdings]:
    """The likely ends of a forum action, followers included; remembered."""
    key = action, strength, st
    known = m.plans.get(key)
    if known is None:
        helped = with_followers(m, action, st)
        known = list(PLANS[action](m, strength, helped))
        if strength < TOP_STRENGTH and strengthens(m, action):
            used = helped.but(vp=helped.vp - w.FOLLOWER_USE)
            known += PLANS[action](m, strength + 1, used)
        m.plans[key] = known
    return known


def strengthens(m: Mind, action: Action) -> bool:
    return any(follower.strength and follower.action == action for follower in m.ready)


def with_followers(m: Mind, action: Action, st: Holdings) -> Holdings:
    """What ready followers of an action bring besides strength."""
    for follower in m.ready:
        if follower.action != action:
            continue
        if follower.places:
            st = home.placed_for_a_coin(m, st)
        else:
            st = home.rewarded(m, st, follower.gives)
    return st


# ---- petition ---------------------------------------------------------------------------------


def _petition(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    starts = [st]
    if marker_open(m) and st.influence >= MARKER_PRICE:
        starts.append(with_marker(m, st))
        yield starts[1]
    for start in starts:
        for action, k in _wished(m, strength):
            if k <= start.influence:
                yield from requested(m, action, k, start)


def requested(m: Mind, action: Action, k: int, st: Holdings) -> list[Holdings]:
    """Another action for so much influence; its own followers do not help."""
    key = action, k, st
    known = m.requests.get(key)
    if known is None:
        paying = st.but(influence=st.influence - k)
        known = m.requests[key] = sorted(REQUESTS[action](m, k, paying), key=m.worth)[-1:]
    return known


def _wished(m: Mind, strength: int) -> list[Step]:
    """The requests that would bring most at the beginning of this plan."""
    if strength not in m.wishes:
        price = m.prices["influence"]
        steps: list[Step] = [(action, k) for action in REQUESTS for k in range(1, strength + 1)]
        brings = {step: chain(m, (step,), m.now) - price * step[1] for step in steps}
        m.wishes[strength] = sorted(steps, key=lambda step: -brings[step])[: w.WISHES]
    return m.wishes[strength]


def marker_open(m: Mind) -> bool:
    if m.solo or m.view.marker_claimed is not None:
        return False
    return m.me.seat != m.view.first_player or m.view.lap > 1


def with_marker(m: Mind, st: Holdings) -> Holdings:
    vp = w.MARKER_EARLY if m.rounds else MARKER_VP
    return st.but(influence=st.influence - MARKER_PRICE, vp=st.vp + vp)


PLANS: dict[Action, Planner] = {
    "trade": home.trade,
    "upgrade": home.upgrade,
    "petition": _petition,
    "recruit": home.recruit,
    "sail": abroad.sail,
    "build": abroad.build,
    "race": abroad.race,
    "produce": home.produce,
}
REQUESTS: dict[Action, Planner] = {
    **{action: plan for action, plan in PLANS.items() if action != "petition"},
    "build": abroad.build_alone,
}
