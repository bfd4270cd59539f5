"""The course of the game: what comes next, and one player's turn (specification 7)."""

from __future__ import annotations

from collections.abc import Callable

from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.trajan.actions.performing import perform
from games.trajan.course.quarters import end_rounds, hold_vote, meet_demands
from games.trajan.course.starting import lay_stones, take_cards, take_tiles
from games.trajan.data.circle import ACTIONS
from games.trajan.mat.fulfilling import fulfil
from games.trajan.mat.sowing import choose_tray, sow
from games.trajan.measures import time_length
from games.trajan.state import Phase, State

PHASES: dict[Phase, Callable[[Table, State], Steps[None]]] = {
    "stones": lay_stones,
    "cards": take_cards,
    "tiles": take_tiles,
    "turn": lambda t, s: take_turn(t, s),
    "demands": meet_demands,
    "senate": hold_vote,
}


def segment(t: Table, s: State) -> Steps[None] | None:
    """The stretch of play up to the next checkpoint."""
    return None if s.phase == "over" else PHASES[s.phase](t, s)


def take_turn(t: Table, s: State) -> Steps[None]:
    seat = Seat(s.active_seat)
    source = yield from choose_tray(s, seat)
    s.players[seat].fresh.clear()
    target = yield from sow(t, s, seat, source)
    move_time(t, s)
    yield from fulfil(t, s, seat, target)
    yield from perform(t, s, seat, ACTIONS[target], "main")
    assert s.turn is not None
    s.turn.doing, s.turn.action, s.turn.repeats = None, None, 0
    end_rounds(t, s)


def move_time(t: Table, s: State) -> None:
    """As many steps as stones were sown; the rounds this ends are counted, not ended yet."""
    assert s.turn is not None
    s.rounds_pending, s.time_pos = divmod(s.time_pos + len(s.turn.order), time_length(s))
    if s.rounds_pending:
        t.tell("told-time-up", n=s.rounds_pending)
