"""The end of the game: after three decades, by rebellion, or when the others have given up."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.course.scoring import best, points, total
from games.corduba.measures import owners
from games.corduba.state import EndReason, Result, State, Turn
from games.corduba.words.labels import NONE, owner_text
from games.core.conceding import Flag, set_flag
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, who


def end_of_decades(t: Table, s: State) -> None:
    """Among several somebody wins, unless all are at the end of the unrest track (ruling R-51)."""
    winners = best(s)
    end(t, s, "decades" if winners or s.solo else "disgrace", winners)


def end(t: Table, s: State, reason: EndReason, winners: Sequence[Seat]) -> None:
    s.result = Result(reason, list(winners))
    s.turn = Turn()
    t.tell(f"end-{reason}", reveals=True)
    if winners and reason == "decades" and not _only_monuments(s):
        _tell_senators(t, s, winners)
    elif winners:
        t.tell("told-winner", who=tuple(who(seat) for seat in winners))
    else:
        t.tell("told-no-winner")


def _only_monuments(s: State) -> bool:
    """Whether Senators do not count."""
    return bool(s.solo) and s.variant.goal == "monuments"


def _tell_senators(t: Table, s: State, winners: Sequence[Seat]) -> None:
    """Who has won by how many, and where everybody has them from."""
    others = sorted((o for o in owners(s) if o not in winners), key=lambda o: -total(s, o))
    counts = tuple(
        Text("has-senators", {"who": owner_text(owner), "n": total(s, owner)}) for owner in others
    )
    names = tuple(who(seat) for seat in winners)
    t.tell("told-wins", who=names, n=total(s, winners[0]), others=counts)
    for owner in (*winners, *others):
        sources = tuple(
            Text("sheet-source", {"source": Text(f"points-{key}"), "n": _signed(n)})
            for key, n in points(s, owner).items()
            if n
        )
        t.tell("told-senators", who=owner_text(owner), sources=sources or (NONE,))


def _signed(n: int) -> str:
    return f"−{-n}" if n < 0 else str(n)


def concede(t: Table, s: State, seat: Seat, flag: Flag) -> None:
    """Alone there is nobody left to win."""
    left = set_flag(t, s.players, seat, flag)
    if s.solo:
        end(t, s, "concession", [])
    elif left is not None:
        end(t, s, "concession", [left])
