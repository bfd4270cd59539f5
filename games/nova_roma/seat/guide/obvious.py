"""Answers that go without saying, or need no confirmation.

Whoever wants another than the first takes it back and is asked.
"""

from __future__ import annotations

from games.core.contract import Decision
from games.core.guiding import Answer
from games.nova_roma.actions.trade import CARDS_FOR_A_COIN
from games.nova_roma.seat.guide.standing import mine
from games.nova_roma.seat.view import View

# What is final by being pressed: the last questions of a turn, the only one of the emperor's, and
# a card from the deck, for somebody who draws three would confirm three times.
CLOSING = ("nova.claim", "nova.goods", "nova.emperor", "nova.recruit.draw")


def obvious(view: View, decision: Decision) -> Answer | None:
    offered = [option.id for option in decision.options]
    match decision.key:
        case "nova.build.confirm":  # the panel asks once more, and can take back
            return ("build",)
        case "nova.action" if len(view.turn.pending) == 1:
            (action,) = view.turn.pending
            return (f"do:{action}",) if f"do:{action}" in offered else (f"forgo:{action}",)
        case "nova.trade.cards" if mine(view, decision).hand_size < CARDS_FOR_A_COIN:
            return ()
    return None
