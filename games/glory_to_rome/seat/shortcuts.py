"""Answers that go together: a card of the hand leads its own role."""

from __future__ import annotations

from games.core.contract import Decision
from games.core.guiding import Shortcut
from games.core.text import Text
from games.glory_to_rome.data.cards import KINDS, ROLES, SENATOR
from games.glory_to_rome.seat.view import View
from games.glory_to_rome.words.labels import BUILDING_TEXT, ROLE_HINT, ROLE_TEXT


def shortcuts(view: View, decision: Decision) -> tuple[Shortcut, ...]:
    """Senators and petitions, which may be any role, are led step by step."""
    if decision.key != "gtr.lead":
        return ()
    hand = dict.fromkeys(view.players[decision.seat].hand or ())
    names = [name for name in hand if name != SENATOR]
    offered = {option.id for option in decision.options}
    return tuple(
        Shortcut(
            Text("do-lead-with", {"role": ROLE_TEXT[role], "card": BUILDING_TEXT[name]}),
            ((f"lead:{role}",), (f"play:{name}",)),
            ROLE_HINT[role],
        )
        for role in ROLES
        for name in names
        if KINDS[name].role == role and f"lead:{role}" in offered
    )
