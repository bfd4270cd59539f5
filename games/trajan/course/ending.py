"""The end: after four quarters, or when all but one have given up."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.conceding import Flag, set_flag
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import who
from games.trajan.course.scoring import scores
from games.trajan.state import EndReason, Result, State


def end(t: Table, s: State, reason: EndReason, winners: Sequence[Seat]) -> None:
    s.result = Result(reason, [int(seat) for seat in winners])
    s.phase = "over"
    t.tell(f"end-{reason}", reveals=True)
    for score in scores(s):
        t.tell("told-score", who=who(score.seat), total=score.total, added=score.added)
    t.tell("told-winner", who=who(winners[0]))


def concede(t: Table, s: State, seat: Seat, flag: Flag) -> None:
    last = set_flag(t, s.players, seat, flag)
    if last is not None:
        end(t, s, "concession", [last])
