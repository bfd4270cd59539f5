"""What an option is worth to the steward, question by question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from games.core.bots.weighing import judging_bot, ranked
from games.core.contract import Decision, Ranked
from games.core.ids import rest
from games.vicus.course.scoring import WINE
from games.vicus.data.cards import CARDS
from games.vicus.data.plots import PLOTS, neighbours
from games.vicus.seat.view import View

Weigh: TypeAlias = Callable[[View, str], float]

FIRST = 0.1  # what a higher number is worth, by step


def rank(view: View, decision: Decision) -> list[Ranked]:
    """Every option by what it is worth; nothing where it has no rule of thumb."""
    weigh = WEIGHTS.get(decision.key)
    if weigh is None or view.seat is None:
        return []
    try:
        return ranked(decision, partial(weigh, view))
    except LookupError:  # an option of rules newer than this player
        return []


steward = judging_bot(rank)


def _lay(view: View, id: str) -> float:
    """High numbers choose first; wine is better kept."""
    card = CARDS[rest(id)]
    return FIRST * card.number - (WINE if card.ware == "wine" else 0)


def _build(view: View, id: str) -> float:
    """Rent, and own shops beside it."""
    place = rest(id)
    beside = [view.shops[other] for other in neighbours(place) if other in view.shops]
    return PLOTS[place].rent + sum(shop.seat == view.seat for shop in beside)


WEIGHTS: dict[str, Weigh] = {"vicus.lay": _lay, "vicus.build": _build}
