"""Whose turn comes after somebody's, as everybody sees it."""

from __future__ import annotations

from games.corduba.seat.view import View
from games.corduba.terms import CAEPIO
from games.core.seats import Seat


def next_up(view: View, seat: Seat) -> tuple[Seat, ...]:
    """Those who have not passed; who passes last in a round ends it, and nobody is next."""
    if view.phase != "turn" or seat not in view.order:
        return ()
    at = view.order.index(seat)
    later = [*view.order[at + 1 :], *view.order[:at]]
    return tuple(Seat(owner) for owner in later if owner not in (*view.passed, CAEPIO))
