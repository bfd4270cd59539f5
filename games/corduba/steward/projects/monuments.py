"""Monuments that could be built."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.data.effects import Modifier
from games.corduba.steward.projects.bills import HELPERS, HOPEFUL, NEVER, Bill, Bills
from games.corduba.terms import DISTRICTS, DistrictId
from games.core.bots.once import once


class Monuments:
    def __init__(self, bills: Bills) -> None:
        self.bills = bills
        self.mind = bills.mind
        self.worth = bills.worth
        self.me = bills.me
        self._gains: dict[str, float] = {}

    def net(self, id: str, district: DistrictId | None) -> float:
        """Net, with the construction bonus of a district."""
        return self.gain(id) - self.bill(id, district).cost

    def best(self) -> float:
        """Of those that can be paid."""
        nets = [self.gain(id) - bill.cost for id, _, bill in self.found if bill.payable]
        return max(nets, default=NEVER)

    def bill(self, id: str, district: DistrictId | None) -> Bill:
        row = TABLES.monuments[id]
        cheaper = [one for one in self.mind.modifiers if one.kind == "monument_price"]
        denarii = max(0, row.cost.denarii - sum(one.denarii for one in cheaper))
        strength = max(1, row.strength - sum(one.n for one in cheaper))
        where = TABLES.districts[district] if district else None
        return self.bills.with_bonus(self.bills.need(id), denarii, strength, where, None)

    def gain(self, id: str) -> float:
        if id in self._gains:
            return self._gains[id]
        row, mind = TABLES.monuments[id], self.mind
        gain = sum(self.worth.prestige(d, n) for d, n in row.prestige.items())
        gain += mind.towards("builds", self.me.builds, self.me.builds + 1)
        gain += mind.towards("everywhere", 0, len(self.me.monuments) + 1)
        self._gains[id] = gain + self._bonus(row.bonus)
        return self._gains[id]

    def _bonus(self, bonus: Modifier) -> float:
        """What a permanent ability brings from now on."""
        mind, n = self.mind, bonus.n
        match bonus.kind:
            case "upkeep":
                return 0.9 * n * (mind.later + 1) if mind.standing_upkeep > 0 else 0.0
            case "income":
                return float(n * mind.later)
            case "special_worker":
                return n * (mind.w.skilled + 2.5 * mind.later)
            case "politics":
                return sum(self.worth.prestige(d, n) for d in DISTRICTS) * 0.6
            case "offerings_always":
                return self.worth.offering(n) * (1 + 0.6 * mind.decades_later)
            case _:
                return 2.0 * n

    @once
    def found(self) -> list[tuple[str, DistrictId | None, Bill]]:
        """Each with every construction bonus that it may have."""
        found: list[tuple[str, DistrictId | None, Bill]] = []
        hands = self.me.workers + self.me.special_ready + HELPERS
        for id in self.mind.view.monuments:
            where = TABLES.monuments[id].prestige
            need = self.bills.need(id)
            if TABLES.monuments[id].strength > hands or need.lack + need.marble > 2 * HOPEFUL:
                continue
            calm: list[DistrictId | None]
            calm = [d for d in where if not self.mind.districts[d].revolting]
            found += [(id, d, self.bill(id, d)) for d in calm or [None]]
        return found
