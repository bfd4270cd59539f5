"""Giving up: a flag that can be taken back; when all but one have it, that one has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from games.core.asking import Offer, offer
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, who

Flag: TypeAlias = Literal["concede", "withdraw"]


class Conceding(Protocol):
    """A player who may give up."""

    conceded: bool


def flag_offered(player: Conceding) -> Offer[Flag]:
    """The one of the two that a player may do now."""
    flag: Flag = "withdraw" if player.conceded else "concede"
    return offer(flag, flag, Text(f"do-{flag}"), Text(f"hint-{flag}"))


def set_flag(t: Table, players: Sequence[Conceding], seat: Seat, flag: Flag) -> Seat | None:
    """Sets a player's flag and gives the last one without it, if only one is left."""
    players[seat].conceded = flag == "concede"
    t.tell("told-concedes" if flag == "concede" else "told-plays-on", who=who(seat))
    left = [Seat(i) for i, player in enumerate(players) if not player.conceded]
    return left[0] if len(left) == 1 else None
