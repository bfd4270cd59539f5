"""Using followers in an action: which can be, and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.asking import Offer, offer
from games.core.contract import Steps
from games.core.text import Text
from games.nova_roma.actions.act import Act
from games.nova_roma.actions.taking_back import Earlier
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data.followers import FOLLOWERS, Follower
from games.nova_roma.estate.artisans import can_place, place_an_artisan
from games.nova_roma.purse import in_words, take_reward
from games.nova_roma.state import State
from games.nova_roma.terms import MOST_GOODS, TOP_STRENGTH
from games.nova_roma.words.labels import FOLLOWER_HINT, FOLLOWER_TINY, amount_text

FOLLOWER_PRICE = 1  # coins, to place an artisan


def usable(s: State, act: Act, *, strength: bool = False) -> list[Follower]:
    """Followers that can be used in the action now; those of strength only before it begins."""
    player = s.players[act.seat]
    found = []
    for hired in player.row:
        follower = FOLLOWERS[hired.card]
        if follower.kind != "once" or follower.action != act.followers_of:
            continue
        if hired.exhausted or hired.fresh:
            continue
        if (strength and follower.strength) or _has_use(s, act, follower):
            found.append(follower)
    return found


def _has_use(s: State, act: Act, follower: Follower) -> bool:
    player = s.players[act.seat]
    if follower.places:
        return player.coins >= FOLLOWER_PRICE and can_place(s, act.seat)
    if follower.waives_artisan:
        return act.chooses_contract and not act.waives_artisan
    gives = follower.gives
    if gives.influence:
        return True
    if gives.good:
        return any(n < MOST_GOODS for n in player.goods.values())
    return any(player.goods[good] < MOST_GOODS for good in gives.goods)


def follower_offers(followers: Sequence[Follower], commits: bool = False) -> list[Offer[Follower]]:
    """Whether using one commits to the action is said before the press."""
    return [
        offer(
            follower,
            f"use:{follower.id}",
            Text("do-use", {"follower": FOLLOWER_TINY[follower.id]}),
            _hint(follower, commits),
            group="follower",
            spot=follower.id,
        )
        for follower in followers
    ]


def _hint(follower: Follower, commits: bool) -> Text:
    effect = FOLLOWER_HINT[follower.id]
    return Text("hint-use-commits", {"effect": effect}) if commits else effect


def use(t: Chronicle, s: State, act: Act, follower: Follower) -> Steps[None]:
    """Exhausts a follower for its effect."""
    if act.before is None and not act.core_done:
        act.before = Earlier(t, s, act.seat)
    seat, name = act.seat, FOLLOWER_TINY[follower.id]
    hired = next(h for h in s.players[seat].row if h.card == follower.id)
    hired.exhausted = True
    if follower.strength:
        act.strength = min(TOP_STRENGTH, act.strength + follower.strength)
        s.turn.strength = act.strength
        t.did("did-uses-strength", follower=name, n=follower.strength)
    elif follower.places:
        price = amount_text("coin", FOLLOWER_PRICE)
        t.did("did-uses-paying", follower=name, price=price)
        s.players[seat].coins -= FOLLOWER_PRICE
        yield from place_an_artisan(t, s, seat, name)
    elif follower.waives_artisan:
        act.waives_artisan = True
        t.did("did-uses", what=name)
    else:
        got = yield from take_reward(t, s, seat, follower.gives, name)
        t.did("did-gains-by", source=name, gains=in_words(got))
