"""Which cards of a hand an open question can use."""

from __future__ import annotations

from games.core.contract import Decision
from games.core.ids import kind, parts, rest, verb
from games.glory_to_rome.data.cards import KINDS
from games.glory_to_rome.seat.view import View

WHOLE_HAND = "gtr.vomitorium"


def playable(view: View, decision: Decision) -> tuple[str, ...]:
    """Names of cards that options name, or whose material a petition can use."""
    hand = view.players[view.seat].hand if view.seat is not None else None
    held = dict.fromkeys(hand or ())
    if decision.key == WHOLE_HAND:
        return tuple(held)
    ids = [option.id for option in decision.options if option.group != "think"]
    named = {kind(word) for id in ids for word in parts(id)}
    colours = {rest(id) for id in ids if verb(id) == "petition"}
    return tuple(
        name
        for name in held
        if name in named or (name in KINDS and KINDS[name].material in colours)
    )
