"""Answers that usually go together: an action and how it begins, a lane or a route to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice

from games.core.contract import Decision
from games.core.guiding import Answer, Shortcut
from games.core.text import Text, Value
from games.nova_roma.actions.recruit import PRICES
from games.nova_roma.actions.trade import CARDS_FOR_A_COIN
from games.nova_roma.city.board import REWARD_SPACES, free_places, mask_of
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import in_order
from games.nova_roma.seat.guide.choosing_goods import mixtures
from games.nova_roma.seat.guide.openings import (
    fitting,
    hirings,
    openings,
    routes,
    tiles,
    voyages,
    without_wine,
)
from games.nova_roma.seat.guide.racing import whole_races
from games.nova_roma.seat.guide.requesting import requested
from games.nova_roma.seat.guide.standing import mine, pending
from games.nova_roma.seat.view import RewardView, View
from games.nova_roma.terms import GOODS
from games.nova_roma.words.labels import (
    ACTION_TEXT,
    FOLLOWER_HINT,
    FOLLOWER_TINY,
    amount_text,
    reward_texts,
)

MOST_PLACES, MOST_VOYAGES = 6, 8
MOST_TOGETHER = 10  # beginnings of the actions of a turn: with two ways to forgo, all are buttons
MOST_CLAIMS = 2
MOST_SOLD_FROM = 5  # cards in hand whose pairs are shown


def shortcuts(view: View, decision: Decision) -> tuple[Shortcut, ...]:
    join = _JOINED.get(decision.key)
    return tuple(join(view, decision)) if join else ()


def _actions(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Each action with its first answers, as far as there is room for them."""
    found = {
        action: requested(view, decision.seat, strength)
        if action == "petition"
        else openings(view, decision.seat, action, strength)
        for action, strength in pending(view, decision.seat).items()
    }
    for action, ways in fitting(found, MOST_TOGETHER).items():
        for way in ways:
            values: dict[str, Value] = {"action": ACTION_TEXT[action], "what": way.label}
            label = Text("join-action", values)
            yield Shortcut(label, ((f"do:{action}",), *way.answers), way.hint, way.spot)


def _wine(view: View, decision: Decision) -> Iterator[Shortcut]:
    """No wine, and which tile."""
    for tile in tiles(mine(view, decision), view):
        yield without_wine(tile).shortcut()


def _claims(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Fields that bring a good of one's choice, with the good."""
    me = mine(view, decision)
    fields = [each for each in me.mosaic if each.claimable and not each.claimed]
    wanted = [each for each in fields if TABLES.fields[each.colour].reward.good == 1]
    for field in wanted[:MOST_CLAIMS]:
        for good in GOODS:
            values: dict[str, Value] = {"field": field.name, "good": amount_text(good, 1)}
            answers: tuple[Answer, ...] = ((f"claim:{field.name}",), (good,))
            yield Shortcut(Text("join-claim", values), answers, spot=field.name)


def _goods(view: View, decision: Decision) -> Iterator[Shortcut]:
    return mixtures(view, decision) if decision.most > 1 else iter(())


def _sales(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Two followers for a coin, if there are not too many pairs."""
    hand = mine(view, decision).hand or ()
    for one, other in combinations(in_order(hand), CARDS_FOR_A_COIN):
        if len(hand) <= MOST_SOLD_FROM:
            values: dict[str, Value] = {"one": FOLLOWER_TINY[one], "other": FOLLOWER_TINY[other]}
            yield Shortcut(Text("join-sell", values), ((f"card:{one}", f"card:{other}"),))


def _voyages(view: View, decision: Decision) -> Iterator[Shortcut]:
    for voyage in islice(voyages(view, mine(view, decision), view.turn.strength), MOST_VOYAGES):
        yield voyage.shortcut()


def _legs(view: View, decision: Decision) -> Iterator[Shortcut]:
    for route in routes(mine(view, decision), view.turn.sails):
        if len(route.answers) > 1:
            yield route.shortcut()


def _lanes(view: View, decision: Decision) -> Iterator[Shortcut]:
    left = decision.prompt.args["left"]
    assert isinstance(left, int)
    for race in whole_races(view, mine(view, decision), left):
        if len(race.answers) > 1:
            yield race.shortcut()


def _hirings(view: View, decision: Decision) -> Iterator[Shortcut]:
    left = decision.prompt.args["left"]
    assert isinstance(left, int)
    for hiring in hirings(view, mine(view, decision), left):
        yield hiring.shortcut()


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


def _requests(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Another action as strong as can be paid, not the marker, and how it begins."""
    *_, furthest = requested(view, decision.seat, view.turn.strength)
    for request in furthest:
        if len(request.answers) > 1:
            yield request.shortcut()


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
    "nova.petition.action": _requests,
    "nova.produce": _hirings,
    "nova.claim": _claims,
    "nova.goods": _goods,
    "nova.trade.goods": _goods,
    "nova.trade.cards": _sales,
    "nova.build.orientation": _places,
}
