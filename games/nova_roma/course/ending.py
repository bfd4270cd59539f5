"""The end of the game: after five rounds, or when the others have given up."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.conceding import Flag, set_flag
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import who
from games.nova_roma.course.order import is_solo
from games.nova_roma.course.scoring import automa_score, best, scores
from games.nova_roma.state import EndReason, Result, State, Turn


def end_of_rounds(t: Table, s: State) -> None:
    opponent = automa_score(s)
    if opponent is None:
        end(t, s, "rounds", best(s))
        return
    won = scores(s)[0].total > opponent.total
    end(t, s, "rounds", [Seat(0)] if won else [])


def end(t: Table, s: State, reason: EndReason, winners: Sequence[Seat]) -> None:
    s.result = Result(reason, [int(seat) for seat in winners])
    s.turn = Turn()
    t.tell(f"end-{reason}", reveals=True)
    for score in scores(s):
        t.tell("told-score", who=who(score.seat), total=score.total)
    if opponent := automa_score(s):
        t.tell("told-automa-score", total=opponent.total)
    if winners:
        names = tuple(who(seat) for seat in winners)
        t.tell("told-winners", n=len(names), winners=names)
    else:
        t.tell("told-automa-wins")


def concede(t: Table, s: State, seat: Seat, flag: Flag) -> None:
    """A flag until all but one have it; then that one has won. Alone one ends the game with it."""
    last = set_flag(t, s.players, seat, flag)
    if is_solo(s):
        end(t, s, "concession", [])
    elif last is not None:
        end(t, s, "concession", [last])
