"""Which cards of a hand the open question is about."""

from __future__ import annotations

from games.core.contract import Decision
from games.core.ids import rest, verb
from games.vicus.seat.view import View


def playable(view: View, decision: Decision) -> tuple[str, ...]:
    hand = held(view)
    named = [rest(option.id) for option in decision.options if verb(option.id) == "lay"]
    return tuple(card for card in hand if card in named)


def held(view: View) -> tuple[str, ...]:
    """The viewer's own cards."""
    return (view.players[view.seat].hand if view.seat is not None else None) or ()
