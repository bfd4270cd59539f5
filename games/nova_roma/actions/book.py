"""The seven actions a petition can ask for."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from games.core.contract import Steps
from games.core.seats import Seat
from games.nova_roma.actions import build, produce, race, recruit, sail, trade, upgrade
from games.nova_roma.actions.act import Act
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.state import State
from games.nova_roma.terms import Action


class ActionRule(Struct, frozen=True):
    possible: Callable[[State, Seat, int], bool]  # whether a core step can be done at a strength
    perform: Callable[[Chronicle, State, Act], Steps[None]]


BOOK: dict[Action, ActionRule] = {
    "trade": ActionRule(trade.possible, trade.perform),
    "upgrade": ActionRule(upgrade.possible, upgrade.perform),
    "recruit": ActionRule(recruit.possible, recruit.perform),
    "sail": ActionRule(sail.possible, sail.perform),
    "build": ActionRule(build.possible, build.perform),
    "race": ActionRule(race.possible, race.perform),
    "produce": ActionRule(produce.possible, produce.perform),
}
