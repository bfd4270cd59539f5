"""Answers to every kind of question, ranked by what they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.seat.view import View
from games.corduba.steward.choices import (
    weigh_character,
    weigh_discard,
    weigh_hereditas,
    weigh_market,
    weigh_mix,
    weigh_peculium,
    weigh_prestige,
    weigh_rome,
    weigh_sent,
    weigh_sent_amphorae,
    weigh_sent_goods,
    weigh_share,
    weigh_specialist,
    weigh_strike,
    weigh_suppress,
    weigh_unit,
    weigh_wage,
    weigh_worker,
)
from games.corduba.steward.thinking import Steward, Weigh
from games.corduba.steward.turns import (
    weigh_activate,
    weigh_confirm,
    weigh_monument,
    weigh_orientation,
    weigh_spot,
    weigh_turn,
    weigh_type,
)
from games.corduba.steward.weights import Weights
from games.core.bots.weighing import judging_bot, ranked
from games.core.contract import Bot, Decision, Option, Ranked


def _first(me: Steward, option: Option) -> float:
    """All alike: the rules offer the usual one first."""
    return 0.0


WEIGHTS: dict[str, Weigh] = {
    "corduba.turn": weigh_turn,
    "corduba.activate": weigh_activate,
    "corduba.build.use": weigh_activate,
    "corduba.build.type": weigh_type,
    "corduba.build.spot": weigh_spot,
    "corduba.build.orientation": weigh_orientation,
    "corduba.build.chain": _first,
    "corduba.build.confirm": weigh_confirm,
    "corduba.monument": weigh_monument,
    "corduba.market": weigh_market,
    "corduba.choose": weigh_mix,
    "corduba.choose.units": weigh_unit,
    "corduba.storage": weigh_discard,
    "corduba.specialist": weigh_specialist,
    "corduba.draft.specialist": weigh_specialist,
    "corduba.peculium": weigh_peculium,
    "corduba.worker": weigh_worker,
    "corduba.prestige": weigh_prestige,
    "corduba.spread": weigh_strike,
    "corduba.strike": weigh_strike,
    "corduba.suppress": weigh_suppress,
    "corduba.share": weigh_share,
    "corduba.rome.whole": weigh_rome,
    "corduba.rome.troops": weigh_sent,
    "corduba.rome.offerings": weigh_sent,
    "corduba.rome.goods": weigh_sent_goods,
    "corduba.rome.amphorae": weigh_sent_amphorae,
    "corduba.harmony": weigh_wage,
    "corduba.crew": _first,
    "corduba.payment": _first,
    "corduba.after": _first,
    "corduba.site.more": _first,
    "corduba.caepio.place": _first,
    "corduba.draft.character": weigh_character,
    "corduba.draft.hereditas": weigh_hereditas,
}


def steward_of(weights: Weights) -> Bot[View]:
    """A steward of another character."""

    def rank(view: View, decision: Decision) -> Sequence[Ranked]:
        weigh = WEIGHTS.get(decision.key)
        if weigh is None or view.seat is None:
            return []
        me = Steward(view, weights)
        options = {option.id: option for option in decision.options}
        try:
            return ranked(decision, lambda id: weigh(me, options[id]))
        except (LookupError, ValueError):  # an option of rules newer than this player
            return []

    return judging_bot(rank)


steward = steward_of(Weights())
heedless = steward_of(Weights(rome=0.0))  # who does not care what Rome wants
