"""What could be built or used: what it brings, what it costs, and what is still lacking."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from msgspec import Struct

from games.corduba.city.maps import Placement, spots, walled_in
from games.corduba.data import TABLES
from games.corduba.data.components import Action, Cost, DistrictRow
from games.corduba.data.effects import Modifier, Prestige
from games.corduba.holdings.pieces import SKILLED
from games.corduba.steward.mind import Mind
from games.corduba.steward.worth import Worth
from games.corduba.terms import DISTRICTS, RESOURCES, ROW_LENGTH, Colour, DistrictId, Resource

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
LOCAL = {
    action.id
    for action in TABLES.actions.values()
    if any(isinstance(effect, Prestige) and effect.where == "here" for effect in action.effects)
}
FREE = {id for id, cost in COSTS.items() if cost == Cost()}


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


class Projects:
    def __init__(self, mind: Mind, worth: Worth) -> None:
        self.mind = mind
        self.worth = worth
        self.me = mind.me
        self._crews: dict[tuple[int, Colour | None], tuple[float, int]] = {}
        self._needs: dict[str, Need] = {}
        self._found: dict[DistrictId, list[Project]] = {}
        self._uses: dict[str, float] = {}
        self._monuments: dict[str, float] = {}
        self._first_uses: dict[str, float] = {}
        self._insulae: dict[tuple[DistrictId, int], float] = {}

    # ---- paying ---------------------------------------------------------------------------

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

    @cached_property
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

    @cached_property
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

    def _with_bonus(
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

    # ---- tiles ----------------------------------------------------------------------------

    def tiles(self, district: DistrictId) -> list[Project]:
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
            need = self.need(kind)
            if need.lack + need.marble > HOPEFUL + self.me.goods["amphora"]:
                continue
            bill = self._with_bonus(need, type.cost.denarii, type.strength, row, type.colour)
            if bill.units > HOPEFUL or bill.denarii > SHORT:
                continue
            insulae, chain = best_insulae(district, type.shape, mind.occupied[district])
            if insulae >= 0:
                gain = self.worth.prestige(district, type.prestige) + self._one_more_build
                gain += self.insulae(district, insulae) - 1.1 * chain
                if bill.payable:
                    gain += self._first_use(kind, district)
                yield Project(kind, gain - bill.cost, bill)

    @cached_property
    def _one_more_build(self) -> float:
        n = self.me.builds
        return self.mind.w.tile_for_all + self.mind.towards("builds", n, n + 1)

    def _first_use(self, kind: str, district: DistrictId) -> float:
        if kind not in self._first_uses:
            uses = [self.use(a, kind, district) for a in TABLES.buildings[kind].actions]
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

    # ---- using ----------------------------------------------------------------------------

    def use(self, action: Action, kind: str, district: DistrictId) -> float:
        """Of using a building, pieces and price taken off; far below nothing if it cannot be."""
        if action.id in LOCAL:
            return self._use(action, kind, district)
        if action.id not in self._uses:
            self._uses[action.id] = self._use(action, kind, district)
        return self._uses[action.id]

    def _use(self, action: Action, kind: str, district: DistrictId) -> float:
        colour = TABLES.buildings[kind].colour
        crew = self.crew(max(1, action.strength - self._saved.get(colour, 0)), colour)
        if crew[1] > 0:
            return NEVER
        cost = crew[0]
        if action.id not in FREE:
            bill = self.bill(self.need(action.id), action.cost.denarii, crew)
            if not bill.payable:
                return NEVER
            cost = bill.cost
        return self.worth.effects(action.effects, district) - cost

    @cached_property
    def _saved(self) -> dict[Colour | None, int]:
        found = self.mind.modifiers
        return {one.colour: one.n for one in found if one.kind == "activation_strength"}

    # ---- monuments ------------------------------------------------------------------------

    def monument(self, id: str, district: DistrictId | None) -> float:
        """Net, with the construction bonus of a district."""
        return self._monument(id) - self.monument_bill(id, district).cost

    def best_monument(self) -> float:
        """Of those that can be paid."""
        nets = [self._monument(id) - bill.cost for id, _, bill in self.monuments if bill.payable]
        return max(nets, default=NEVER)

    def monument_bill(self, id: str, district: DistrictId | None) -> Bill:
        row = TABLES.monuments[id]
        cheaper = [one for one in self.mind.modifiers if one.kind == "monument_price"]
        denarii = max(0, row.cost.denarii - sum(one.denarii for one in cheaper))
        strength = max(1, row.strength - sum(one.n for one in cheaper))
        where = TABLES.districts[district] if district else None
        return self._with_bonus(self.need(id), denarii, strength, where, None)

    def _monument(self, id: str) -> float:
        if id in self._monuments:
            return self._monuments[id]
        row, mind = TABLES.monuments[id], self.mind
        gain = sum(self.worth.prestige(d, n) for d, n in row.prestige.items())
        gain += mind.towards("builds", self.me.builds, self.me.builds + 1)
        gain += mind.towards("everywhere", 0, len(self.me.monuments) + 1)
        self._monuments[id] = gain + self._bonus(row.bonus)
        return self._monuments[id]

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

    @cached_property
    def monuments(self) -> list[tuple[str, DistrictId | None, Bill]]:
        """Each with every construction bonus that it may have."""
        found: list[tuple[str, DistrictId | None, Bill]] = []
        hands = self.me.workers + self.me.special_ready + HELPERS
        for id in self.mind.view.monuments:
            where = TABLES.monuments[id].prestige
            need = self.need(id)
            if TABLES.monuments[id].strength > hands or need.lack + need.marble > 2 * HOPEFUL:
                continue
            calm: list[DistrictId | None]
            calm = [d for d in where if not self.mind.districts[d].revolting]
            found += [(id, d, self.monument_bill(id, d)) for d in calm or [None]]
        return found

    # ---- goals ----------------------------------------------------------------------------

    def strive(self) -> None:
        """Makes what the best building lacks worth more."""
        best: tuple[float, dict[Resource, int]] | None = None
        for district in DISTRICTS:
            for project in self.tiles(district):
                best = _better(best, project.net, project.bill)
        for id, _, bill in self.monuments:
            if bill.units <= HOPEFUL:
                best = _better(best, self._monument(id) - bill.cost, bill)
        if best is None:
            return
        net, lacking = best
        units = sum(lacking.values())
        bonus = min(self.mind.w.most_goal, self.mind.w.goal * net / units)
        for what, n in lacking.items():
            self.worth.want(what, n, bonus)


def _less(lacking: dict[Resource, int], n: int) -> dict[Resource, int]:
    """Without n units that something else stands for."""
    found = {}
    for what, units in lacking.items():
        used = min(n, units)
        n -= used
        if units > used:
            found[what] = units - used
    return found


def _better(
    best: tuple[float, dict[Resource, int]] | None, net: float, bill: Bill
) -> tuple[float, dict[Resource, int]] | None:
    """The dearest goal for which only goods are lacking, each unit counted."""
    units = bill.units
    if not units or net <= 0 or bill.denarii > SHORT:
        return best
    score = net / (1 + 0.5 * units)
    if best is None or score > best[0] / (1 + 0.5 * sum(best[1].values())):
        return net, bill.lacking
    return best
