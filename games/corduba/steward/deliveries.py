"""What the steward sends to Rome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import TypeVar

from games.corduba.seat.view import PlayerView
from games.corduba.steward.mind import Mind
from games.corduba.terms import OFFERING_VALUE, TROOP_VALUE, Offering, Troop
from games.core.bots.once import once

K = TypeVar("K", bound=str)
RANK_AIM = 1  # units beyond the share that a reward is worth


class Plan:
    """A delivery, part by part."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        demand = mind.view.demand
        if demand is None:
            raise LookupError("Rome demands nothing yet")
        self.demand = demand

    # ---- markers --------------------------------------------------------------------------

    @once
    def troops(self) -> dict[Troop, int]:
        bonus = self.mind.modifier("troops")
        return self._markers(
            self.mind.me.troops,
            TROOP_VALUE,
            self.demand.troops,
            lambda p: p.troop_value,
            lambda n: n + bonus if n else 0,
        )

    @once
    def offerings(self) -> dict[Offering, int]:
        bonus, always = self.mind.modifier("offerings"), self.mind.modifier("offerings_always")
        return self._markers(
            self.mind.me.offerings,
            OFFERING_VALUE,
            self.demand.offerings,
            lambda p: p.offering_value,
            lambda n: (n + bonus if n else 0) + always,
        )

    def _markers(
        self,
        owned: Mapping[K, int],
        values: Mapping[K, int],
        least: int,
        total: Callable[[PlayerView], int],
        counted: Callable[[int], int],
    ) -> dict[K, int]:
        """Just more than anybody else could send, if that can be; else the minimum; else all."""
        kinds = [*owned]
        sets = [
            dict(zip(kinds, counts, strict=True))
            for counts in product(*(range(owned[kind] + 1) for kind in kinds))
        ]
        sums = [(counted(sum(values[k] * n for k, n in one.items())), one) for one in sets]
        if self.demand.last or not self.mind.w.rome:
            wanted = [] if self.demand.last else [least]
        else:
            most = max((self._most(p, total) for p in self.mind.others), default=0)
            wanted = [max(least, most + 1), least]
        for goal in wanted:
            enough = [pair for pair in sums if pair[0] >= goal]
            if enough:
                return min(enough, key=lambda pair: (pair[0], sum(pair[1].values())))[1]
        return dict(owned)

    def _most(self, other: PlayerView, total: Callable[[PlayerView], int]) -> int:
        """The solo opponent has shown what he sends."""
        sent = other.delivery if other.seat < 0 else None
        if sent is None:
            return total(other)
        if total(other) == other.troop_value and sent.troops:
            return min(total(other), sum(TROOP_VALUE[k] * n for k, n in sent.troops.items()))
        return total(other)

    # ---- goods ----------------------------------------------------------------------------

    @once
    def value(self) -> int:
        """How much of what is demanded, amphorae counted: a share and a little more if the others
        can do the rest, all that helps if only that will do, one unit if it is hopeless."""
        mind, minimum = self.mind, self.demand.minimum
        own = mind.deliverable(mind.me)
        others = [mind.deliverable(p) for p in mind.others if p.seat >= 0]
        if not mind.w.rome:
            return min(own, 1)
        if sum(others) + own < minimum:
            return min(own, 1)
        needed = minimum - sum(min(n, mind.share) for n in others)
        if self.demand.last:
            return own
        if mind.view.solo:
            return min(own, minimum)
        return min(own, max(mind.share + RANK_AIM, needed))

    @once
    def goods(self) -> int:
        return min(self.mind.stored(self.mind.me), self.value)

    @once
    def amphorae(self) -> int:
        worth = self.demand.amphora
        if not worth or self.demand.what == "amphora":
            return 0
        return min(self.mind.me.goods["amphora"], -(-(self.value - self.goods) // worth))
