"""Plays from which nothing would come as things stand: said before they are made."""

from __future__ import annotations

from games.core.contract import Decision
from games.core.ids import rest, verb
from games.core.text import Text
from games.glory_to_rome.data.cards import KINDS, SENATOR, Role
from games.glory_to_rome.seat.view import PlayerView, View


def cautions(view: View, decision: Decision) -> dict[str, Text]:
    """Of somebody who follows: why a card or a petition would be laid down for nothing."""
    if decision.key != "gtr.follow" or view.role is None:
        return {}
    me, role = view.players[decision.seat], view.role
    plays = [option.id for option in decision.options if verb(option.id) in ("play", "petition")]
    wasted = [id for id in plays if _does_nothing(view, me, role, _left(view, me, id))]
    return dict.fromkeys(wasted, Text(f"caution-{role}"))


def _left(view: View, me: PlayerView, id: str) -> int:
    """Order cards that are still in the hand when a play is laid down."""
    hand = [name for name in me.hand or () if name != SENATOR]
    if verb(id) == "petition":
        own = [name for name in hand if KINDS[name].material == rest(id)]
        return len(hand) - min(len(own), 3 if view.variant.alt_circus_forum else 2)
    return len(hand) - (rest(id) != SENATOR)


def _does_nothing(view: View, me: PlayerView, role: Role, left: int) -> bool:
    """Must not be true where anything can be done, whatever buildings allow."""
    pool, stock = any(view.pool.values()), any(me.stockpile.values())
    match role:
        case "legionary":
            return not left
        case "craftsman":
            return not left and not _has(me, "fountain", "stairway")
        case "architect":
            begun = any(not b.complete for b in me.buildings)
            return not left and not (begun and stock) and not _has(me, "archway", "stairway")
        case "laborer":
            return not pool and not (left and _has(me, "dock"))
        case "merchant":
            sells = stock or _has(me, "atrium") or (left and _has(me, "basilica"))
            return me.vault_size >= me.vault_limit or not sells
        case "patron":
            hires = pool or _has(me, "bar") or (left and _has(me, "aqueduct"))
            return len(me.clients) >= me.client_limit or not hires


def _has(me: PlayerView, *names: str) -> bool:
    return any(name in me.functions for name in names)
