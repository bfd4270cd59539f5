"""Whether a follower is used: before anything else, if it brings something."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.ids import rest, verb
from games.nova_roma.actions.build import price_of
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS, Follower
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import lacking
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.plans.at_home import placed_for_a_coin
from games.nova_roma.steward.plans.chains import PLANS, finish, outcomes
from games.nova_roma.terms import TOP_STRENGTH


def followers_first(m: Mind, ids: Sequence[str]) -> str | None:
    """The option to use a follower now, None for going on without."""
    offered = [id for id in ids if is_use(id)]
    if not offered or not _comes_to_something(m):
        return None
    return next((id for id in offered if _useful(m, FOLLOWERS[rest(id)])), None)


def is_use(id: str) -> bool:
    """Of a follower; a tile under an artisan is used without saying which."""
    return verb(id) == "use" and rest(id) in FOLLOWERS


def _comes_to_something(m: Mind) -> bool:
    """A follower used in an action that is forgone in the end is wasted time."""
    turn = m.view.turn
    if m.decision.key == "nova.followers.after":
        return True
    return turn.action is not None and bool(outcomes(m, turn.action, turn.strength, m.now))


def _useful(m: Mind, follower: Follower) -> bool:
    if follower.strength:
        return _stronger_is_better(m)
    if follower.places:
        return placed_for_a_coin(m, m.now) is not m.now
    if follower.waives_artisan:
        return _contract_wants_artisan(m)
    return True


def _stronger_is_better(m: Mind) -> bool:
    """More strength must bring more than the follower may bring later in the round."""
    action, strength = m.view.turn.action, m.view.turn.strength
    if action is None or strength >= TOP_STRENGTH:
        return False
    now, more = (
        max((finish(m, after) for after in PLANS[action](m, s, m.now)), default=0.0)
        for s in (strength, strength + 1)
    )
    return more > now + w.FOLLOWER_USE


def _contract_wants_artisan(m: Mind) -> bool:
    """The best contract costs an artisan."""
    reach = m.view.building.cards[: m.view.turn.strength + 1]
    costly = [c for c in reach if c and "artisan" in TABLES.building[c].cost]
    return any(not lacking(m.now, price_of(c, waives_artisan=True)) for c in costly)
