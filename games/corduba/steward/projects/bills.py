"""What something would cost a seat: pieces, goods, denarii, and what it has not got of them."""

from __future__ import annotations

from msgspec import Struct

from games.corduba.data import TABLES
from games.corduba.data.components import Cost, DistrictRow
from games.corduba.holdings.pieces import SKILLED
from games.corduba.steward.mind import Mind
from games.corduba.steward.worth import Worth
from games.corduba.terms import RESOURCES, Colour, Resource
from games.core.bots.once import once

HOPEFUL = 2  # units that may be lacking for a building to be a goal
SHORT = 3  # denarii that may be lacking
HELPERS = 3  # strength that specialists and bonuses may add
NEVER = -99.0
COSTS: dict[str, Cost] = {
    **{type.id: type.cost for type in TABLES.buildings.values()},
    **{action.id: action.cost for action in TABLES.actions.values()},
    **{monument.id: monument.cost for monument in TABLES.monuments.values()},
}
BASICS_OF = {id: tuple(cost.basics.items()) for id, cost in COSTS.items()}
MARBLE_OF = {id: cost.marble for id, cost in COSTS.items()}


class Need(Struct):
    """What a price asks for, seen by somebody with these goods."""

    cost: float  # of the goods
    lacking: dict[Resource, int]  # before amphorae
    lack: int  # basic units of it
    dearest: float  # basic unit
    marble: int  # lacking


class Bill(Struct):
    """What something would cost, and what one has not got for it."""

    cost: float
    lacking: dict[Resource, int]
    units: int  # of that
    denarii: int  # more than one has
    strength: int  # the same

    @property
    def payable(self) -> bool:
        return not self.units and self.denarii <= 0 and self.strength <= 0


class Bills:
    def __init__(self, mind: Mind, worth: Worth) -> None:
        self.mind = mind
        self.worth = worth
        self.me = mind.me
        self._crews: dict[tuple[int, Colour | None], tuple[float, int]] = {}
        self._needs: dict[str, Need] = {}

    def crew(self, strength: int, colour: Colour | None) -> tuple[float, int]:
        """What the pieces cost, and how many more one would need."""
        key = (strength, colour)
        if key not in self._crews:
            self._crews[key] = self._crew(strength, colour)
        return self._crews[key]

    def _crew(self, strength: int, colour: Colour | None) -> tuple[float, int]:
        me, mind = self.me, self.mind
        cost, left = 0.0, strength
        if colour in me.ready and (left > 1 or not me.workers):
            cost, left = mind.w.skilled, left - SKILLED
        special = me.special_ready if colour else 0
        while special and left > 1:
            cost, left, special = cost + mind.w.skilled, left - SKILLED, special - 1
        left = max(0, left)
        return cost + left * mind.worker, left - me.workers

    @once
    def each(self) -> dict[Resource, float]:
        """What handing over a unit costs, or getting one to hand over."""
        goods, worth = self.me.goods, self.worth
        return {w: -worth.unit(w, -1) if goods[w] else worth.bought(w) for w in RESOURCES}

    def need(self, id: str) -> Need:
        """Of a tile, monument or action."""
        if id in self._needs:
            return self._needs[id]
        goods, each = self.me.goods, self.each
        lacking: dict[Resource, int] = {}
        total, lack, dearest, marble = 0.0, 0, 0.0, 0
        for what, n in BASICS_OF[id]:
            own, worth = goods[what], each[what]
            if own < n:
                lacking[what] = n - own
                lack += n - own
            if worth > dearest:
                dearest = worth
            total += worth * n
        if MARBLE_OF[id]:
            total += each["marble"] * MARBLE_OF[id]
            marble = max(0, MARBLE_OF[id] - goods["marble"])
        found = self._needs[id] = Need(total, lacking, lack, dearest, marble)
        return found

    @once
    def _liberties(self) -> tuple[int, bool]:
        """What a basic unit can be swapped for, and whether an amphora may be marble."""
        found = self.mind.modifiers
        swap = next((one.n for one in found if one.kind == "resource_swap"), 0)
        marble = any(one.kind == "amphora_as_marble" for one in found)
        return swap if self.me.ability_ready else 0, marble

    def bill(
        self,
        need: Need,
        denarii: int,
        crew: tuple[float, int],
        dropped: int = 0,
        *,
        build: bool = False,
    ) -> Bill:
        """`dropped` basic units need not be paid; who builds may have more liberties."""
        me = self.me
        jokers, marble, lack = me.goods["amphora"], need.marble, need.lack
        cost = need.cost + crew[0] - (self.worth.money(-denarii) if denarii else 0.0)
        if dropped:
            cost -= dropped * need.dearest
        swap, as_marble = self._liberties if build else (0, False)
        if marble and as_marble and jokers:
            marble, jokers = marble - 1, jokers - 1
        if swap and lack > dropped and me.denarii >= denarii + swap:
            jokers += 1
        helped = max(0, lack - dropped)
        units = max(0, helped - jokers)
        if helped and not units:
            cost += self.each["amphora"] * helped
        lacking = _less(need.lacking, lack - units) if units else {}
        if marble:
            lacking["marble"] = marble
        return Bill(cost, lacking, units + marble, denarii - me.denarii, crew[1])

    def with_bonus(
        self,
        need: Need,
        denarii: int,
        strength: int,
        row: DistrictRow | None,
        colour: Colour | None,
    ) -> Bill:
        """With what a calm district saves."""
        dropped = 0
        if row and row.bonus == "strength":
            strength = max(1, strength - row.saved)
        elif row and row.bonus == "denarii":
            denarii = max(0, denarii - row.saved)
        elif row:
            dropped = row.saved if need.dearest else 0
        return self.bill(need, denarii, self.crew(strength, colour), dropped, build=True)


def _less(lacking: dict[Resource, int], n: int) -> dict[Resource, int]:
    """Without n units that something else stands for."""
    found = {}
    for what, units in lacking.items():
        used = min(n, units)
        n -= used
        if units > used:
            found[what] = units - used
    return found
