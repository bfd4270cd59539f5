"""The steward: a computer player who weighs every option by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.bots.weighing import judging_bot, ranked
from games.core.contract import Decision, Ranked
from games.core.ids import parts
from games.romolo_o_remo.seat.view import View
from games.romolo_o_remo.steward.battle import Battle
from games.romolo_o_remo.steward.deeds import Deeds
from games.romolo_o_remo.steward.goods import Goods
from games.romolo_o_remo.steward.march import March
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.plans import Plans
from games.romolo_o_remo.steward.supply import Supply
from games.romolo_o_remo.steward.trade import Trade

Weigh = Callable[[str], float]

# Where one answer is as good as another, or the default of an absent player is sensible.
FIXED: dict[str, dict[str, float]] = {
    "romolo.lot": {"hill": 1.0, "forest": 0.9},
    "romolo.gift": {"wood": 1.0, "stone": 0.9},
    "romolo.hostile": {"hostile": 1.0},
    "romolo.consent": {"yes": 1.0},
}


class Steward:
    """One seat with a question before it."""

    def __init__(self, view: View, decision: Decision) -> None:
        mind = Mind(view)
        self.near = mind.near
        plans, battle = Plans(mind), Battle(mind)
        march = March(mind, battle)
        goods = Goods(mind, plans)
        trade = Trade(mind, plans, goods, march)
        deeds, supply = Deeds(mind, plans, goods, march, trade), Supply(mind, march, trade)
        place = str(decision.prompt.args.get("hex", ""))
        self.weights: dict[str, Weigh] = {
            "romolo.zone": self._edge,
            "romolo.tower": self._middle,
            "romolo.farm": self._edge,
            "romolo.warehouse": self._middle,
            "romolo.workers": self._together,
            "romolo.start": supply.start,
            "romolo.unit": deeds.unit,
            "romolo.deed": deeds.deed,
            "romolo.via": deeds.deed,
            "romolo.pay": deeds.pay,
            "romolo.walls": deeds.wall,
            "romolo.recruit": deeds.recruit,
            "romolo.deposit": deeds.deposit,
            "romolo.refund": deeds.good,
            "romolo.loot": deeds.good,
            "romolo.sell": trade.sell,
            "romolo.buy": trade.buy,
            "romolo.give": trade.give,
            "romolo.get": trade.get,
            "romolo.hire": trade.hire,
            "romolo.terms": trade.terms,
            "romolo.attack": battle.attack,
            "romolo.attackers": battle.attacker,
            "romolo.tile": battle.tile,
            "romolo.withdraw": battle.withdraw,
            "romolo.losses": battle.losses,
            "romolo.surplus": lambda id: battle.ruin(id, place),
            "romolo.raze": lambda id: battle.ruin(id, place),
            "romolo.surplus_units": supply.surplus_unit,
            "romolo.feed": supply.feed,
            "romolo.sacrifice": supply.sacrifice,
            "romolo.dismiss": supply.dismiss,
            "romolo.waive": float,
        }

    def weigh(self, key: str) -> Weigh:
        if key in FIXED:
            return lambda id: FIXED[key].get(id, 0.0)
        return self.weights.get(key, lambda id: 0.0)

    # ---- set-up ---------------------------------------------------------------------------

    def _middle(self, id: str) -> float:
        return float(len(self.near[id]))

    def _edge(self, id: str) -> float:
        return -self._middle(id)

    def _together(self, id: str) -> float:
        """Both where the tower will be: there they build."""
        one, two = parts(id.replace("+", ":"))
        return self._middle(one) + (1.0 if one == two else 0.0)


def rank(view: View, decision: Decision) -> Sequence[Ranked]:
    """Every option by what it is worth; nothing where it has no rule of thumb."""
    if view.seat is None:
        return []
    try:
        return ranked(decision, Steward(view, decision).weigh(decision.key))
    except (LookupError, ValueError):  # an option of rules newer than this player
        return []


steward = judging_bot(rank)
