"""One seat with a question before it, and what it thinks of its position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.corduba.seat.view import View
from games.corduba.steward.deliveries import Plan
from games.corduba.steward.mind import Mind
from games.corduba.steward.projects.goals import Projects
from games.corduba.steward.trade import Trade
from games.corduba.steward.weights import Weights
from games.corduba.steward.worth import Worth
from games.corduba.terms import COLOURS, DISTRICTS, TROOPS, Colour, DistrictId, Troop
from games.core.bots.once import once
from games.core.contract import Option

DISTRICT: dict[str, DistrictId] = {d: d for d in DISTRICTS}
TROOP: dict[str, Troop] = {kind: kind for kind in TROOPS}
COLOUR: dict[str, Colour] = {colour: colour for colour in COLOURS}


class Steward:
    """One seat with a question before it."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.mind = Mind(view, weights)
        self.me = self.mind.me

    @once
    def plain(self) -> Worth:
        return Worth(self.mind)

    @once
    def bare(self) -> Projects:
        """Without goals."""
        return Projects(self.mind, self.plain)

    @once
    def projects(self) -> Projects:
        """What could be built; what the best of it lacks is worth more from then on."""
        projects = self.bare
        if self.mind.later:
            projects.strive()
        return projects

    @property
    def worth(self) -> Worth:
        return self.projects.worth

    @once
    def trade(self) -> Trade:
        return Trade(self.mind, self.worth)

    @once
    def plan(self) -> Plan:
        return Plan(self.mind)


Weigh: TypeAlias = Callable[[Steward, Option], float]
