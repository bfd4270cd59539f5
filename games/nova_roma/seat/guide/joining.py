"""Answers that usually go together: an action and how it begins, a lane or a route to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice

from games.core.contract import Decision
from games.core.guiding import Answer, Shortcut
from games.core.text import Text, Value
from games.nova_roma.actions.recruit import PRICES
from games.nova_roma.actions.trade import CARDS_FOR_A_COIN
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import in_order
from games.nova_roma.seat.guide.choosing_goods import baskets, kept_baskets, mixtures
from games.nova_roma.seat.guide.helping import beginnings, helped
from games.nova_roma.seat.guide.opening import Opening, fitting
from games.nova_roma.seat.guide.openings import (
    hired_together,
    hirings,
    played,
    poured,
    pourings,
    tiles,
)
from games.nova_roma.seat.guide.placing import contracts_with_places, places
from games.nova_roma.seat.guide.racing import shared_races, whole_races
from games.nova_roma.seat.guide.requesting import requested
from games.nova_roma.seat.guide.sailing import all_voyages, routes, shared_routes, voyages
from games.nova_roma.seat.guide.standing import mine, pending
from games.nova_roma.seat.view import View
from games.nova_roma.terms import GOODS
from games.nova_roma.words.labels import (
    ACHIEVEMENT_TINY,
    ACTION_TEXT,
    FOLLOWER_HINT,
    FOLLOWER_TINY,
    amount_text,
)

MOST_TOGETHER = 12  # lines of beginnings: with two ways to forgo, all are buttons
MOST_CLAIMS = 2
MOST_BASKETS = 6  # beside followers that may be sent away
MOST_SOLD_FROM = 5  # cards in hand whose pairs are shown


def shortcuts(view: View, decision: Decision) -> tuple[Shortcut, ...]:
    join = _JOINED.get(decision.key)
    return tuple(join(view, decision)) if join else ()


def _actions(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Each action with its first answers, as far as there is room for them."""
    found = {
        action: beginnings(view, decision.seat, action, strength)
        for action, strength in pending(view, decision.seat).items()
    }
    for action, ways in fitting(found, MOST_TOGETHER).items():
        for way in ways:
            label = way.after(ACTION_TEXT[action])
            yield Shortcut(label, ((f"do:{action}",), *way.answers), way.hint, way.spot)


def _wine(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Some wine or none, and which tile."""
    me = mine(view, decision)
    ways = list(pourings(view, me, 0))
    dry = [poured(tile, 0) for tile in tiles(me, view)]
    for way in ways if len(ways) <= MOST_TOGETHER else dry:
        yield way.shortcut()


def _claims(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Fields that bring a good of one's choice, with the good."""
    me = mine(view, decision)
    fields = [each for each in me.mosaic if each.claimable and not each.claimed]
    wanted = [each for each in fields if TABLES.fields[each.colour].reward.good == 1]
    for field in wanted[:MOST_CLAIMS]:
        for good in GOODS:
            claim = Text("do-claim", {"achievement": ACHIEVEMENT_TINY[field.achievement]})
            values: dict[str, Value] = {"claim": claim, "good": amount_text(good, 1)}
            answers: tuple[Answer, ...] = ((f"claim:{field.name}",), (good,))
            yield Shortcut(Text("join-claim", values), answers, spot=field.name)


def _goods(view: View, decision: Decision) -> Iterator[Shortcut]:
    return mixtures(view, decision) if decision.most > 1 else iter(())


def _baskets(view: View, decision: Decision) -> Iterator[Shortcut]:
    return baskets(view, decision) if decision.most > 1 else iter(())


def _trades(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Nobody is sent away, and something is bought; or some are, in pairs."""
    yield from islice(kept_baskets(view, decision), MOST_BASKETS)
    hand = in_order(mine(view, decision).hand or ())
    if len(hand) > MOST_SOLD_FROM:
        return
    for n in range(CARDS_FOR_A_COIN, len(hand) + 1, CARDS_FOR_A_COIN):
        for cards in combinations(hand, n):
            names = tuple(FOLLOWER_TINY[card] for card in cards)
            label = Text("join-sell", {"cards": names, "n": n // CARDS_FOR_A_COIN})
            yield Shortcut(label, (tuple(f"card:{card}" for card in cards),))


def _voyages(view: View, decision: Decision) -> Iterator[Shortcut]:
    me, strength = mine(view, decision), view.turn.strength
    found = [list(way(view, me, strength)) for way in (voyages, all_voyages)]
    for voyage in fitting({"sail": found}, MOST_TOGETHER)["sail"]:
        yield voyage.shortcut()


def _legs(view: View, decision: Decision) -> Iterator[Shortcut]:
    me, sails = mine(view, decision), view.turn.sails
    for route in (*routes(me, sails), *shared_routes(me, sails)):
        if len(route.answers) > 1:
            yield route.shortcut()


def _lanes(view: View, decision: Decision) -> Iterator[Shortcut]:
    left = decision.prompt.args["left"]
    assert isinstance(left, int)
    me = mine(view, decision)
    for race in (*whole_races(view, me, left), *shared_races(view, me, left)):
        if len(race.answers) > 1:
            yield race.shortcut()


def _hirings(view: View, decision: Decision) -> Iterator[Shortcut]:
    left = decision.prompt.args["left"]
    assert isinstance(left, int)
    me = mine(view, decision)
    for hiring in (*hired_together(view, me, left), *hirings(view, me, left)):
        yield hiring.shortcut()


def _plays(view: View, decision: Decision) -> Iterator[Shortcut]:
    """The last card to be drawn, and played at once."""
    me, coins = mine(view, decision), PRICES[view.turn.strength]
    last = decision.prompt.args["left"] == 1
    if not last or me.coins < coins or me.influence < me.row_surcharge:
        return
    for card in view.followers.cards:
        if card:
            taken = Opening(FOLLOWER_TINY[card], ((f"take:{card}",),), FOLLOWER_HINT[card], card)
            yield played(me, taken, coins).shortcut()


def _requests(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Another action as strong as can be paid, not the marker, and how it begins."""
    *_, furthest = requested(view, decision.seat, view.turn.strength)
    for request in furthest:
        if len(request.answers) > 1:
            yield request.shortcut()


def _unaided(view: View, decision: Decision) -> Iterator[Shortcut]:
    """No follower is used, or the one there is, and how the action begins then."""
    action = view.turn.action
    assert action
    found = {action: helped(view, decision.seat, action, view.turn.strength)}
    for way in fitting(found, MOST_TOGETHER)[action]:
        if len(way.answers) > 1:
            yield way.shortcut()


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
    "nova.trade.goods": _baskets,
    "nova.trade.cards": _trades,
    "nova.build.contract": contracts_with_places,
    "nova.build.orientation": places,
    "nova.followers.before": _unaided,
}
