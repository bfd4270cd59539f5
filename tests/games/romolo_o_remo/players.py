"""A player who does anything legal but would rather act: it sees more of the game."""

from __future__ import annotations

from games.core.bots.random_bot import random_bot
from games.core.contract import Decision
from games.core.rng import Rng

SHY = ("end", "stop", "give_up", "raze", "none", "end_game", "demolish", "convert", "feed")


def eager(view: object, decision: Decision, rng: Rng) -> tuple[str, ...]:
    """Chooses what ends something only when there is nothing else, or once in a while."""
    if decision.most != 1 or decision.least != 1 or not rng.below(8):
        return random_bot(view, decision, rng)
    if decision.key == "romolo.feed":
        fed = [option.id for option in decision.options if option.id.startswith("feed:")]
        if fed:
            return (fed[rng.below(len(fed))],)
    bold = [option.id for option in decision.options if option.id.partition(":")[0] not in SHY]
    if not bold:
        return random_bot(view, decision, rng)
    return (bold[rng.below(len(bold))],)
