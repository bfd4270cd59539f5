"""A seat's view, read once for a question: what it has, needs and may expect."""

from __future__ import annotations

from math import exp

from games.corduba.city.maps import BIT, placement_of
from games.corduba.data import TABLES
from games.corduba.data.effects import Modifier, ModifierKind
from games.corduba.seat.view import DistrictView, PlayerView, View
from games.corduba.steward.weights import Weights
from games.corduba.terms import (
    DECADES,
    LAST_ROUNDS,
    MOST_UNREST,
    RESOURCES,
    ROUNDS,
    SENATORS_LOST,
    DistrictId,
    Resource,
    units_in_game,
)
from games.core.bots.once import once


def chance(lead: float, spread: float) -> float:
    """That somebody who leads by so much now is ahead when it counts."""
    x = lead / spread
    return 0.0 if x < -30 else 1.0 / (1.0 + exp(-x))


class Mind:
    """What is asked of it is found out when it is asked."""

    def __init__(self, view: View, weights: Weights) -> None:
        assert view.seat is not None
        self.view = view
        self.w = weights
        self.me: PlayerView = view.players[view.seat]
        self.later = ROUNDS - view.round  # rounds after this one
        self.in_decade = LAST_ROUNDS[view.decade - 1] - view.round  # the same, of this decade
        self.decades_later = DECADES - view.decade
        self.others = [p for p in view.players if p.seat != view.seat]
        if view.caepio:
            self.others.append(view.caepio)
        self.districts: dict[DistrictId, DistrictView] = {d.id: d for d in view.districts}
        self.supply: dict[Resource, int] = {row.resource: row.supply for row in view.market}
        self.prices: dict[Resource, int] = {row.resource: row.price for row in view.market}

    # ---- abilities ------------------------------------------------------------------------

    @once
    def modifiers(self) -> list[Modifier]:
        found = [TABLES.monuments[monument].bonus for monument in self.me.monuments]
        if self.me.character:
            own = TABLES.characters[self.me.character].ability.modifier
            found += [own] if own else []
        return found

    def modifier(self, kind: ModifierKind) -> int:
        return sum(one.n for one in self.modifiers if one.kind == kind)

    # ---- people ---------------------------------------------------------------------------

    @once
    def worker(self) -> float:
        """What a piece could do elsewhere, or in the next round."""
        if not self.later:
            return self.w.last_worker
        crowd = max(0, self.me.workers - self.w.crowd)
        return max(self.w.last_worker, self.w.worker - self.w.crowded * crowd)

    @once
    def standing_upkeep(self) -> int:
        """In each round to come, as things stand."""
        me = self.me
        needed = me.register + len(me.freed) - me.popularity
        return needed - self.modifier("upkeep")

    @once
    def unpaid(self) -> int:
        """What the people would ask for in vain this round."""
        me = self.me
        return max(0, me.upkeep - me.denarii - me.goods["food"] - me.goods["amphora"])

    @once
    def wage(self) -> float:
        """One more at the upkeep, in all rounds to come."""
        return self.later * self.w.wage if self.standing_upkeep >= 0 else 0.0

    # ---- milestones -----------------------------------------------------------------------

    @once
    def wanted(self) -> dict[str, int]:
        """Of the milestones on display: how much of what."""
        found = (TABLES.res_gestae[id] for id in self.view.milestones)
        able = [row for row in found if row.piece in (None, *self.me.freed) or self.later]
        return {row.condition.kind: row.condition.n for row in able}

    def towards(self, kind: str, before: float, after: float) -> float:
        """What progress is worth for a milestone of this kind."""
        n = self.wanted.get(kind)
        return self._near(after / n) - self._near(before / n) if n else 0.0

    def _near(self, share: float) -> float:
        return self.w.senator * self.w.milestone * min(1.0, share) ** 3

    # ---- unrest ---------------------------------------------------------------------------

    @once
    def revolting(self) -> int:
        return sum(d.revolting for d in self.view.districts)

    def unrest(self, n: int) -> float:
        """What that much on the unrest track costs in the end, with a look at the others."""
        n = min(MOST_UNREST, n)
        lost = max((lost for least, lost in SENATORS_LOST if n >= least), default=0)
        worst = max((p.unrest for p in self.others), default=0)
        blamed = chance(n - worst + 0.5, 0.6 + 0.15 * self.later) if n else 0.0
        return -self.w.senator * (lost + blamed + (3 if n == MOST_UNREST else 0))

    @once
    def trouble(self) -> float:
        """What one more unrest marker would cost."""
        late = self.w.senator if not self.later else self.w.unrest
        return self.unrest(self.me.unrest) - self.unrest(self.me.unrest + 1) + late

    # ---- the city -------------------------------------------------------------------------

    @once
    def occupied(self) -> dict[DistrictId, int]:
        found: dict[DistrictId, int] = {}
        for id, district in self.districts.items():
            cells = 0
            for tile in district.tiles:
                cells |= placement_of(id, tile.shape, f"{tile.anchor}r{tile.turn}").mask
            bits = BIT[id]
            for cell in district.insulae:
                cells |= bits[cell]
            found[id] = cells
        return found

    # ---- what is stored -------------------------------------------------------------------

    @once
    def room(self) -> int:
        """Units that could still be stored when the decade ends."""
        most = units_in_game(len(self.view.players))
        return most - sum(self.me.goods[what] for what in RESOURCES)

    def wealth(self, player: PlayerView) -> int:
        return player.denarii + sum(player.goods[what] * self.prices[what] for what in RESOURCES)

    # ---- Rome -----------------------------------------------------------------------------

    @once
    def share(self) -> int:
        """An equal share of what Rome demands; alone one must bring everything."""
        demand = self.view.demand
        return -(-demand.minimum // len(self.view.players)) if demand else 0

    def stored(self, player: PlayerView) -> int:
        """What somebody has of what is demanded."""
        demand = self.view.demand
        if demand is None:
            return 0
        return player.denarii if demand.what == "denarii" else player.goods[demand.what]

    def deliverable(self, player: PlayerView) -> int:
        """The same with amphorae."""
        demand = self.view.demand
        joker = demand.amphora if demand and demand.what != "amphora" else 0
        return self.stored(player) + joker * player.goods["amphora"]

    @once
    def troops_missing(self) -> int:
        demand = self.view.demand
        return max(0, demand.troops - self.me.troop_value) if demand else 0
