"""CHECK: after every atomic step, is the game over?"""

from __future__ import annotations

from games.core.conceding import Flag, set_flag
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import who
from games.glory_to_rome.course.scoring import best, scores
from games.glory_to_rome.functions import FUNCTIONS
from games.glory_to_rome.measures import all_buildings, functions
from games.glory_to_rome.state import EndReason, Result, State


class Ended(Exception):  # noqa: N818 - no error: it carries the end of the game out of nested rules
    """The game is over; whatever was still to be done is lost."""


def check(t: Table, s: State, *, completed: str = "") -> None:
    """Ends the game if this step did: by Forum, Catacomb, last site in town, last card."""
    winners = forum_winners(s)
    if winners:
        end(t, s, "forum", best(s, winners))
    if completed and not s.variant.trial_game and FUNCTIONS[completed].ends_game:
        end(t, s, "catacomb", best(s, everybody(s)))
    if not any(stack.in_town for stack in s.sites.values()):
        end(t, s, "sites", best(s, everybody(s)))
    if not s.deck:
        end(t, s, "deck", best(s, everybody(s)))


def everybody(s: State) -> list[Seat]:
    return [Seat(seat) for seat in range(len(s.players))]


def forum_winners(s: State) -> list[Seat]:
    if not any(FUNCTIONS[b.name].wins for _, b in all_buildings(s)):
        return []
    return [
        seat for seat in everybody(s) if any(f.wins and f.wins(s, seat) for f in functions(s, seat))
    ]


def end(t: Table, s: State, reason: EndReason, winners: list[Seat]) -> None:
    s.result = Result(reason, [int(seat) for seat in winners])
    s.stack.clear()
    t.tell(f"end-{reason}", reveals=True)
    for score in scores(s):
        t.tell("told-score", who=who(score.seat), total=score.total)
    names = tuple(who(seat) for seat in winners)
    t.tell("told-winners", n=len(names), winners=names)
    raise Ended


def concede(t: Table, s: State, seat: Seat, flag: Flag) -> None:
    """A flag until all but one have it; then that one has won (ruling R42)."""
    last = set_flag(t, s.players, seat, flag)
    if last is not None:
        try:
            end(t, s, "concession", [last])
        except Ended:
            return
