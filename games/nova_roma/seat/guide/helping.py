"""Actions before which followers may be used: how they begin then."""

from __future__ import annotations

from games.core.guiding import Answer
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.asking import AUTOMATIC_START
from games.nova_roma.data.followers import FOLLOWERS, Follower
from games.nova_roma.followers.using import FOLLOWER_PRICE
from games.nova_roma.seat.guide.opening import Opening
from games.nova_roma.seat.guide.openings import free_spaces, openings
from games.nova_roma.seat.guide.requesting import requested
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import MOST_GOODS, TOP_STRENGTH, Action
from games.nova_roma.words.labels import FOLLOWER_HINT, FOLLOWER_TINY

GO_ON: Answer = ("go_on",)


def beginnings(view: View, seat: Seat, action: Action, strength: int) -> list[list[Opening]]:
    """Ways to begin an action; where followers are asked about first, with or without them."""
    me = view.players[seat]
    helpers = _helpers(me, action, strength)
    if not asks_first(helpers, action):
        return _plain(view, seat, action, strength)
    uses = [_used(each) for each in helpers]
    found = [uses, *([*uses, *level] for level in _helped(view, seat, action, strength, helpers))]
    return [[way._replace(is_short=False) for way in level] for level in found]


def helped(view: View, seat: Seat, action: Action, strength: int) -> list[list[Opening]]:
    """The same while they are asked about: those that go on from there."""
    return _helped(view, seat, action, strength, _helpers(view.players[seat], action, strength))


def _helped(
    view: View, seat: Seat, action: Action, strength: int, helpers: list[Follower]
) -> list[list[Opening]]:
    """Nobody is used, or rather the one who makes it stronger; with room for both, both."""
    alone = [[_unhelped(way) for way in level] for level in _plain(view, seat, action, strength)]
    if len(helpers) != 1 or not helpers[0].strength:
        return alone
    (follower,) = helpers
    stronger = _plain(view, seat, action, min(TOP_STRENGTH, strength + follower.strength))
    strong = [[_with(follower, way) for way in level] for level in stronger]
    both = [[*strong[-1], *alone[-1]]] if strong and alone else []
    return [*strong, *both]


def _plain(view: View, seat: Seat, action: Action, strength: int) -> list[list[Opening]]:
    if action == "petition":
        return requested(view, seat, strength)
    return openings(view, seat, action, strength)


def asks_first(helpers: list[Follower], action: Action) -> bool:
    return any(each.strength for each in helpers) or bool(helpers and action in AUTOMATIC_START)


def _helpers(me: PlayerView, action: Action, strength: int) -> list[Follower]:
    """Must agree with `followers.using.usable`; what does not fit is not shown."""
    ready = [FOLLOWERS[each.card] for each in me.row if not (each.exhausted or each.fresh)]
    return [
        each
        for each in ready
        if each.kind == "once"
        and each.action == action
        and ((each.strength and strength < TOP_STRENGTH) or _has_use(me, each))
    ]


def _has_use(me: PlayerView, follower: Follower) -> bool:
    gives = follower.gives
    if follower.places:
        return me.coins >= FOLLOWER_PRICE and me.artisans > 0 and bool(free_spaces(me))
    if gives.good:
        return any(n < MOST_GOODS for n in me.goods.values())
    return bool(gives.influence) or any(me.goods[good] < MOST_GOODS for good in gives.goods)


def _used(follower: Follower) -> Opening:
    label = Text("do-use", {"follower": FOLLOWER_TINY[follower.id]})
    answers: tuple[Answer, ...] = ((f"use:{follower.id}",),)
    return Opening(label, answers, FOLLOWER_HINT[follower.id], follower.id)


def _unhelped(way: Opening) -> Opening:
    label = Text("join-no-follower", {"what": way.label})
    return way._replace(label=label, answers=(GO_ON, *way.answers))


def _with(follower: Follower, way: Opening) -> Opening:
    label = Text("join-follower", {"what": way.label, "follower": FOLLOWER_TINY[follower.id]})
    answers: tuple[Answer, ...] = ((f"use:{follower.id}",), *way.answers)
    return way._replace(label=label, answers=answers)
