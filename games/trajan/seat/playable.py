"""Which cards of a hand an open question can use."""

from __future__ import annotations

from games.core.contract import Decision
from games.core.ids import kind, parts
from games.trajan.seat.view import View


def playable(view: View, decision: Decision) -> tuple[str, ...]:
    """Commodities that options name: `wheat`, `wheat.2+1`, `pair:wheat`, `discard:wheat:left`."""
    hand = view.players[view.seat].hand if view.seat is not None else None
    named = {kind(parts(option.id)[:2][-1]) for option in decision.options}
    return tuple(held for held in dict.fromkeys(hand or ()) if held in named)
