"""Tiles that could be built: what they bring with their insulae, and what they lack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from games.corduba.city.maps import Placement, spots, walled_in
from games.corduba.data import TABLES
from games.corduba.steward.projects.bills import HELPERS, HOPEFUL, SHORT, Bill, Bills
from games.corduba.steward.projects.uses import Uses
from games.corduba.terms import ROW_LENGTH, DistrictId
from games.core.bots.once import once


class Project(Struct):
    """A tile in a district."""

    kind: str
    net: float  # what it brings beyond what it costs
    bill: Bill


@lru_cache(maxsize=8192)
def best_insulae(district: DistrictId, shape: str, occupied: int) -> tuple[int, int]:
    """The most insulae that a shape can bring, and how long a chain leads there; -1: nowhere."""
    found = spots(district, shape, occupied)
    if not found.placements:
        return -1, 0
    return max(walled(p, occupied) for p in found.placements), found.chain


def walled(placement: Placement, occupied: int) -> int:
    return walled_in(placement, occupied).own.bit_count()


class Tiles:
    def __init__(self, bills: Bills, uses: Uses) -> None:
        self.bills = bills
        self.uses = uses
        self.mind = bills.mind
        self.worth = bills.worth
        self.me = bills.me
        self._found: dict[DistrictId, list[Project]] = {}
        self._first_uses: dict[str, float] = {}
        self._insulae: dict[tuple[DistrictId, int], float] = {}

    def of(self, district: DistrictId) -> list[Project]:
        """All that may still be built there and are not too far away."""
        if district not in self._found:
            self._found[district] = [*self._tiles(district)]
        return self._found[district]

    def _tiles(self, district: DistrictId) -> Iterator[Project]:
        here, mind, most = self.mind.districts[district], self.mind, self.me.workers + HELPERS
        row = None if here.revolting else TABLES.districts[district]
        for kind in here.available:
            type = TABLES.buildings[kind]
            if type.strength > most:
                continue
            need = self.bills.need(kind)
            if need.lack + need.marble > HOPEFUL + self.me.goods["amphora"]:
                continue
            bill = self.bills.with_bonus(need, type.cost.denarii, type.strength, row, type.colour)
            if bill.units > HOPEFUL or bill.denarii > SHORT:
                continue
            insulae, chain = best_insulae(district, type.shape, mind.occupied[district])
            if insulae >= 0:
                gain = self.worth.prestige(district, type.prestige) + self._one_more_build
                gain += self.insulae(district, insulae) - 1.1 * chain
                if bill.payable:
                    gain += self._first_use(kind, district)
                yield Project(kind, gain - bill.cost, bill)

    @once
    def _one_more_build(self) -> float:
        n = self.me.builds
        return self.mind.w.tile_for_all + self.mind.towards("builds", n, n + 1)

    def _first_use(self, kind: str, district: DistrictId) -> float:
        if kind not in self._first_uses:
            uses = [self.uses.of(a, kind, district) for a in TABLES.buildings[kind].actions]
            self._first_uses[kind] = self.mind.w.use_at_once * max(0.0, *uses)
        return self._first_uses[kind]

    def insulae(self, district: DistrictId, n: int) -> float:
        """The bonuses of so many own insulae, and what they are worth for milestones."""
        if (district, n) not in self._insulae:
            self._insulae[district, n] = self._row(district, n)
        return self._insulae[district, n]

    def _row(self, district: DistrictId, n: int) -> float:
        own = self.me.rows[district]
        n = min(n, ROW_LENGTH - own)
        if n <= 0:
            return 0.0
        row = TABLES.districts[district].insulae
        placed = sum(self.me.rows.values())
        bonus = sum(
            self.worth.effects(row.get(str(position), ()))
            for position in range(own + 1, own + n + 1)
        )
        return bonus + 0.3 * n + self.mind.towards("insulae", placed, placed + n)
