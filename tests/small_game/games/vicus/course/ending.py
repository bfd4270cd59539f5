"""The end: the street is full, or all but one have conceded."""

from __future__ import annotations

from games.core.conceding import Flag, set_flag
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import who
from games.vicus.course.scoring import total
from games.vicus.state import EndReason, Result, State


def end(t: Table, s: State, reason: EndReason, winners: list[int]) -> None:
    s.result = Result(reason, winners)
    t.tell(f"end-{reason}", reveals=True)
    for seat in range(len(s.players)):
        t.tell("told-score", who=who(seat), total=total(s, seat))
    t.tell("told-winners", n=len(winners), winners=tuple(who(seat) for seat in winners))


def best(s: State) -> list[int]:
    """Most points; equals share the victory."""
    most = max(total(s, seat) for seat in range(len(s.players)))
    return [seat for seat in range(len(s.players)) if total(s, seat) == most]


def concede(t: Table, s: State, seat: Seat, flag: Flag) -> None:
    last = set_flag(t, s.players, seat, flag)
    if last is not None:
        end(t, s, "concession", [last])
