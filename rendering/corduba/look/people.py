"""Who is who: seats, and the opponent of the solo game, who sits where nobody does."""

from __future__ import annotations

from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import CAEPIO
from rendering.kit.seats import SEATS
from rendering.words.spoken import Words

NOBODY = len(SEATS) - 1  # the look of Caepio: no table has a fifth seat


def looks_like(owner: int) -> int:
    """The seat whose colour and shape an owner has."""
    return NOBODY if owner == CAEPIO else owner


def names_of(words: Words) -> tuple[str, ...]:
    """By seat as it looks, the solo opponent last."""
    lacking = NOBODY - len(words.names)
    return (*words.names, *("" for _ in range(lacking)), words.say("caepio"))


def people(view: View) -> list[PlayerView]:
    return [*view.players, *([view.caepio] if view.caepio else [])]


def workers_told(player: PlayerView) -> str:
    """At hand of those in the register; «8+1» where some came for this round alone."""
    if player.workers > player.register:
        return f"{player.register}+{player.workers - player.register}"
    return f"{player.workers}/{player.register}"
