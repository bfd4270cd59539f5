"""The steward: a computer player who weighs every option by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.bots.weighing import judging_bot, ranked
from games.core.contract import Decision, Ranked
from games.core.ids import parts
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.seat.view import View
from games.romolo_o_remo.steward.deeds import Deeds
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.plans import Plans
from games.romolo_o_remo.steward.war import War

Weigh = Callable[[str], float]

# Where one answer is as good as another, or the default of an absent player is sensible.
FIXED: dict[str, dict[str, float]] = {
    "romolo.lot": {"hill": 1.0, "forest": 0.9},
    "romolo.gift": {"wood": 1.0, "stone": 0.9},
    "romolo.hostile": {"hostile": 1.0},
    "romolo.consent": {"no": 1.0},
}


class Steward:
    """One seat with a question before it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.grid = GRIDS[len(view.players)]
        mind = Mind(view, view.players[view.seat])
        deeds, war = Deeds(mind, Plans(mind)), War(mind)
        self.weights: dict[str, Weigh] = {
            "romolo.zone": self._edge,
            "romolo.tower": self._middle,
            "romolo.farm": self._edge,
            "romolo.warehouse": self._middle,
            "romolo.workers": self._split,
            "romolo.start": war.start,
            "romolo.unit": deeds.unit,
            "romolo.deed": deeds.deed,
            "romolo.via": deeds.deed,
            "romolo.pay": deeds.pay,
            "romolo.recruit": deeds.recruit,
            "romolo.deposit": deeds.deposit,
            "romolo.sell": deeds.sell,
            "romolo.buy": deeds.buy,
            "romolo.give": deeds.give,
            "romolo.get": deeds.get,
            "romolo.loot": deeds.loot,
            "romolo.hire": deeds.hire,
            "romolo.terms": deeds.terms,
            "romolo.refund": deeds.loot,
            "romolo.attack": war.attack,
            "romolo.attackers": lambda id: 1.0,
            "romolo.tile": war.tile,
            "romolo.withdraw": war.withdraw,
            "romolo.losses": war.losses,
            "romolo.surplus": war.ruin,
            "romolo.raze": war.ruin,
            "romolo.surplus_units": war.surplus_unit,
            "romolo.feed": war.feed,
            "romolo.sacrifice": war.sacrifice,
            "romolo.dismiss": lambda id: 1.0,
            "romolo.waive": float,
        }

    def weigh(self, key: str) -> Weigh:
        if key in FIXED:
            return lambda id: FIXED[key].get(id, 0.0)
        return self.weights.get(key, lambda id: 0.0)

    # ---- set-up ---------------------------------------------------------------------------

    def _middle(self, id: str) -> float:
        return float(len(self.grid.near[id]))

    def _edge(self, id: str) -> float:
        return -self._middle(id)

    @staticmethod
    def _split(id: str) -> float:
        one, two = parts(id.replace("+", ":"))
        return 1.0 if one != two else 0.0


def rank(view: View, decision: Decision) -> Sequence[Ranked]:
    """Every option by what it is worth; nothing where it has no rule of thumb."""
    if view.seat is None:
        return []
    try:
        return ranked(decision, Steward(view).weigh(decision.key))
    except (LookupError, ValueError):  # an option of rules newer than this player
        return []


steward = judging_bot(rank)
