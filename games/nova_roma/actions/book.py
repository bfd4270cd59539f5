"""The seven actions a petition can ask for."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from games.core.contract import Steps
from games.core.text import Seat
from games.nova_roma.actions import build, produce, race, recruit, sail, trade, upgrade
from games.nova_roma.actions.act import Act
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.state import State
from games.nova_roma.terms import Action


class Deed(Struct, frozen=True):
    possible: Callable[[State, Seat, int], bool]  # whether a core step can be done at a strength
    perform: Callable[[Chronicle, State, Act], Steps[None]]


BOOK: dict[Action, Deed] = {
    "trade": Deed(trade.possible, trade.perform),
    "upgrade": Deed(upgrade.possible, upgrade.perform),
    "recruit": Deed(recruit.possible, recruit.perform),
    "sail": Deed(sail.possible, sail.perform),
    "build": Deed(build.possible, build.perform),
    "race": Deed(race.possible, race.perform),
    "produce": Deed(produce.possible, produce.perform),
}
