"""Buildings that could be used."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.data.components import Action, Cost
from games.corduba.data.effects import Prestige
from games.corduba.steward.projects.bills import COSTS, NEVER, Bills
from games.corduba.terms import Colour, DistrictId
from games.core.bots.once import once

LOCAL = {
    action.id
    for action in TABLES.actions.values()
    if any(isinstance(effect, Prestige) and effect.where == "here" for effect in action.effects)
}
FREE = {id for id, cost in COSTS.items() if cost == Cost()}


class Uses:
    def __init__(self, bills: Bills) -> None:
        self.bills = bills
        self._found: dict[str, float] = {}

    def of(self, action: Action, kind: str, district: DistrictId) -> float:
        """Of using a building, pieces and price taken off; far below nothing if it cannot be."""
        if action.id in LOCAL:
            return self._use(action, kind, district)
        if action.id not in self._found:
            self._found[action.id] = self._use(action, kind, district)
        return self._found[action.id]

    def _use(self, action: Action, kind: str, district: DistrictId) -> float:
        colour = TABLES.buildings[kind].colour
        crew = self.bills.crew(max(1, action.strength - self._saved.get(colour, 0)), colour)
        if crew[1] > 0:
            return NEVER
        cost = crew[0]
        if action.id not in FREE:
            bill = self.bills.bill(self.bills.need(action.id), action.cost.denarii, crew)
            if not bill.payable:
                return NEVER
            cost = bill.cost
        return self.bills.worth.effects(action.effects, district) - cost

    @once
    def _saved(self) -> dict[Colour | None, int]:
        found = self.bills.mind.modifiers
        return {one.colour: one.n for one in found if one.kind == "activation_strength"}
