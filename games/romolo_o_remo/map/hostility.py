"""Asking whether units are hostile, where their king wants to be asked (specification 7.2)."""

from __future__ import annotations

from games.core.asking import offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.map.people import askable, is_hostile
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import Stance


def clear(t: Table, s: State, seat: int, hex: str, *, towers: bool = False) -> Steps[bool]:
    """Whether nobody on a hex is hostile to a king. Answers hold to the end of the turn."""
    for owner in askable(s, seat, hex, towers=towers):
        answer = yield from _ask(s, owner, seat, hex)
        s.turn.answers[f"{owner}:{hex}"] = answer
        s.turn.revealed = True
        t.tell(f"told-{answer}", who=who(owner), other=who(seat), hex=hex, reveals=True)
    return not is_hostile(s, seat, hex, towers=towers)


def _ask(s: State, owner: int, seat: int, hex: str) -> Steps[Stance]:
    kinds: tuple[Stance, ...] = ("hostile", "friendly")
    offers = [offer(kind, kind, Text(f"do-be-{kind}"), Text(f"hint-be-{kind}")) for kind in kinds]
    prompt = Text("ask-hostile", {"who": who(seat), "hex": hex})
    return (yield from pick(Seat(owner), "romolo.hostile", prompt, offers))
