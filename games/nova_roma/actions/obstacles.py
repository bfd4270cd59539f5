"""Why nothing can come of an action, for who might wonder that it is not offered."""

from __future__ import annotations

from collections.abc import Callable

from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.contracts import lacking, reachable
from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Price
from games.nova_roma.hippodrome import spaces_of
from games.nova_roma.state import State
from games.nova_roma.terms import Action
from games.nova_roma.words.labels import chained


def _contracts(s: State, seat: Seat) -> Text:
    return Text("why-contracts")


def _race(s: State, seat: Seat) -> Text:
    goal = TABLES.hippodrome.spaces
    done = all(space == goal for space in spaces_of(s, seat))
    return Text("why-goal" if done else "why-horses")


def _produce(s: State, seat: Seat) -> Text:
    player = s.players[seat]
    if player.artisans:
        return Text("why-spaces")
    return Text("why-wheat" if s.artisans else "why-supply")


_WHY: dict[Action, Callable[[State, Seat], Text]] = {
    "sail": _contracts,
    "build": _contracts,
    "race": _race,
    "produce": _produce,
    "petition": lambda s, seat: Text("why-influence"),
    "recruit": lambda s, seat: Text("why-followers"),
}


def obstacle(s: State, seat: Seat, action: Action) -> Text:
    """Of an action that cannot be performed; trade and upgrade always can."""
    return _WHY[action](s, seat)


def obstacle_in_detail(s: State, seat: Seat, action: Action, strength: int) -> Text:
    """The same for the player himself: what each contract within reach lacks."""
    prices: dict[str, Price] = {}
    if action == "sail":
        prices = {id: TABLES.sailing[id].cost for id in reachable(s.sailing_offer, strength)}
    elif action == "build":
        prices = {id: TABLES.building[id].cost for id in reachable(s.building_offer, strength)}
    lacks = lacking(s, seat, prices)
    return chained(lacks) if lacks else obstacle(s, seat, action)
