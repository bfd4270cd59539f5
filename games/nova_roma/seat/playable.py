"""What of its own a seat may use, and what the picture of its hand shows."""

from __future__ import annotations

from games.core.contract import Decision
from games.core.ids import parts
from games.nova_roma.seat.view import FieldView, PlayerView, View


def playable(view: View, decision: Decision) -> tuple[str, ...]:
    """The cards of a hand that the question is about."""
    if view.seat is None:
        return ()
    me = view.players[view.seat]
    held = (*(me.hand or ()), *(me.pack or ()), *(me.kept or ()))
    offered = {parts(option.id)[-1] for option in decision.options}
    return tuple(card for card in held if card in offered)


def hand_key(view: View) -> str:
    """Names all that the picture of a hand shows: cards, the own row, the mosaic.

    Must agree with `rendering.nova_roma.hand.sheet`.
    """
    return "" if view.seat is None else _key(view.players[view.seat])


def _key(me: PlayerView) -> str:
    cards = [" ".join(held or ()) for held in (me.hand, me.pack, me.kept)]
    row = [f"{h.card}{'-' if h.exhausted or h.fresh else ''}" for h in me.row]
    fields = [f"{field.achievement}{_state_of(field)}" for field in me.mosaic]
    return "|".join([*cards, " ".join(row), " ".join(fields)])


def _state_of(field: FieldView) -> str:
    if field.claimed:
        return "!"
    return "?" if field.claimable else ""
