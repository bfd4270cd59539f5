"""What a card of the hand could do this very moment."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from games.glory_to_rome.data.cards import KINDS, SENATOR, Role
from games.glory_to_rome.seat.view import PlayerView, View
from games.glory_to_rome.steward.roles import clients_for

Place: TypeAlias = Literal["town", "away", "none"]


class Now(NamedTuple):
    """Actions if the card is played for its role, and where its building could be begun."""

    actions: int
    place: Place | None = None  # None: a Senator


def now(view: View, name: str) -> Now:
    assert view.seat is not None
    if name == SENATOR:
        return Now(0)
    kind, me = KINDS[name], view.players[view.seat]
    left = view.sites[kind.material]
    place: Place = "town" if left.in_town else "away" if left.out_of_town else "none"
    return Now(actions(me, kind.role), place)


def actions(player: PlayerView, role: Role) -> int:
    """One for the card, and those of the clients."""
    each = 2 if "slave_market" in player.functions else 1
    return 1 + each * clients_for(player, role)
