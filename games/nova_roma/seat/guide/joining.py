"""Answers that usually go together: an action and how it begins, a lane or a route to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from games.core.contract import Decision
from games.core.guiding import Answer, Shortcut
from games.core.text import Text, Value
from games.nova_roma.actions.recruit import PRICES
from games.nova_roma.city.board import REWARD_SPACES, free_places, mask_of
from games.nova_roma.seat.guide.openings import (
    FEW,
    Opening,
    openings,
    races,
    routes,
    tiles,
    voyages,
)
from games.nova_roma.seat.guide.standing import mine, pending
from games.nova_roma.seat.view import RewardView, View
from games.nova_roma.terms import Action
from games.nova_roma.words.labels import ACTION_TEXT, FOLLOWER_HINT, FOLLOWER_TINY, reward_texts

MOST_PLACES, MOST_VOYAGES = 6, 8
REQUESTED: tuple[Action, ...] = (
    "build", "sail", "race", "produce", "recruit", "trade", "upgrade",
)  # fmt: skip


def shortcuts(view: View, decision: Decision) -> tuple[Shortcut, ...]:
    join = _JOINED.get(decision.key)
    return tuple(join(view, decision)) if join else ()


def _actions(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Each action with its first answers, if these are few."""
    for action, strength in pending(view, decision.seat).items():
        found = list(islice(openings(view, decision.seat, action, strength), FEW + 1))
        if len(found) > FEW and action != "trade":  # whose other beginnings are not lost
            continue
        for opening in found[:FEW]:
            values: dict[str, Value] = {"action": ACTION_TEXT[action], "what": opening.label}
            answers: tuple[Answer, ...] = ((f"do:{action}",), *opening.answers)
            yield Shortcut(Text("join-action", values), answers, opening.hint, opening.spot)


def _wine(view: View, decision: Decision) -> Iterator[Shortcut]:
    """No wine, and which tile."""
    for tile in tiles(mine(view, decision), view):
        label = Text("join-no-wine", {"what": tile.label})
        yield Shortcut(label, (("none",), *tile.answers), tile.hint, tile.spot)


def _voyages(view: View, decision: Decision) -> Iterator[Shortcut]:
    for voyage in islice(voyages(view, mine(view, decision), view.turn.strength), MOST_VOYAGES):
        yield _plain(voyage)


def _legs(view: View, decision: Decision) -> Iterator[Shortcut]:
    for route in routes(mine(view, decision), view.turn.sails):
        if len(route.answers) > 1:
            yield _plain(route)


def _lanes(view: View, decision: Decision) -> Iterator[Shortcut]:
    left = decision.prompt.args["left"]
    assert isinstance(left, int)
    for race in races(mine(view, decision), left):
        if len(race.answers) > 1:
            yield _plain(race)


def _plays(view: View, decision: Decision) -> Iterator[Shortcut]:
    """The last card to be drawn, and played at once."""
    me, coins = mine(view, decision), PRICES[view.turn.strength]
    last = decision.prompt.args["left"] == 1
    if not last or me.coins < coins or me.influence < me.row_surcharge:
        return
    for card in view.followers.cards:
        if card:
            label = Text("join-play", {"follower": FOLLOWER_TINY[card]})
            answers: tuple[Answer, ...] = ((f"take:{card}",), (f"play:{card}",))
            yield Shortcut(label, answers, FOLLOWER_HINT[card], card)


def _plain(opening: Opening) -> Shortcut:
    return Shortcut(opening.label, opening.answers, opening.hint, opening.spot)


def _requests(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Not the marker, but another action as strong as can be paid."""
    k = min(view.turn.strength, mine(view, decision).influence)
    for action in REQUESTED if k else ():
        values: dict[str, Value] = {"action": ACTION_TEXT[action], "n": k}
        answers: tuple[Answer, ...] = (("none",), (f"{action}:{k}",))
        yield Shortcut(Text("join-no-marker", values), answers, spot=action)


def _places(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Places that complete what is around a reward."""
    planned = view.turn.planned
    assert planned
    taken = mask_of(cell for standing in view.buildings for cell in standing.cells)
    open_rewards = [reward for reward in view.rewards if reward.reward and not reward.resolved]
    found = []
    for place in (p for group in free_places(planned.shape, planned.zones, taken) for p in group):
        won = [
            reward
            for reward in open_rewards
            if not REWARD_SPACES[reward.space].around & ~(taken | place.mask)
        ]
        if won:
            rewards = tuple(_reward(reward) for reward in won)
            label = Text("join-place", {"cells": " ".join(place.cells), "rewards": rewards})
            way: Answer = (f"{place.zone}:{place.orientation}",)
            found.append(Shortcut(label, (way, (place.anchor,)), spot=way[0]))
    yield from found[:MOST_PLACES]


def _reward(reward: RewardView) -> Text:
    """«A12 (3 coins)»."""
    assert reward.reward
    gains = reward_texts(reward.reward)
    return Text("reward-space", {"space": reward.space, "gains": gains})


_JOINED: dict[str, Callable[[View, Decision], Iterator[Shortcut]]] = {
    "nova.action": _actions,
    "nova.upgrade.wine": _wine,
    "nova.sail.contract": _voyages,
    "nova.sail.leg": _legs,
    "nova.race.lane": _lanes,
    "nova.recruit.draw": _plays,
    "nova.petition.marker": _requests,
    "nova.build.orientation": _places,
}
