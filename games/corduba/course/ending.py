"""The end of the game: after three decades, by rebellion, or when the others have given up."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.course.scoring import best
from games.corduba.state import EndReason, Result, State, Turn
from games.core.conceding import Flag, set_flag
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import who


def end_of_decades(t: Table, s: State) -> None:
    """Among several somebody wins, unless all are at the end of the unrest track (ruling R-51)."""
    winners = best(s)
    end(t, s, "decades" if winners or s.solo else "disgrace", winners)


def end(t: Table, s: State, reason: EndReason, winners: Sequence[Seat]) -> None:
    s.result = Result(reason, list(winners))
    s.turn = Turn()
    t.tell(f"end-{reason}", reveals=True)
    if winners:
        t.tell("told-winner", who=tuple(who(seat) for seat in winners))
    else:
        t.tell("told-no-winner")


def concede(t: Table, s: State, seat: Seat, flag: Flag) -> None:
    """Alone there is nobody left to win."""
    left = set_flag(t, s.players, seat, flag)
    if s.solo:
        end(t, s, "concession", [])
    elif left is not None:
        end(t, s, "concession", [left])
