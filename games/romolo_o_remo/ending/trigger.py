"""The end: its trigger, passing the turn on, counting points, giving up (7.7, 7.9)."""

from __future__ import annotations

from games.core.conceding import Flag
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import who
from games.romolo_o_remo.ending.elimination import finish
from games.romolo_o_remo.ending.scoring import score, winners
from games.romolo_o_remo.kings import allied
from games.romolo_o_remo.map.people import units_of
from games.romolo_o_remo.state import EndReason, Result, State
from games.romolo_o_remo.terms import BANK_KINDS, EXHAUSTED_KINDS, LAST_ROUND


def exhausted(s: State) -> int:
    """Kinds of pieces the bank has none of."""
    return sum(not s.bank[kind] for kind in BANK_KINDS)


def is_triggered(s: State) -> bool:
    characters_gone = not s.stack and not any(s.display)
    return characters_gone or exhausted(s) >= EXHAUSTED_KINDS or _is_dead(s)


def _is_dead(s: State) -> bool:
    """Nobody can ever do anything again but wait (ruling 71)."""
    for seat, player in enumerate(s.players):
        if player.alive and (
            units_of(s, seat, "worker") or (units_of(s, seat, "explorer") and player.stock["grain"])
        ):
            return False
    return True


def check_trigger(t: Table, s: State) -> None:
    if not s.endgame and is_triggered(s):
        s.endgame = True
        t.tell("told-endgame")


def pass_on(t: Table, s: State) -> None:
    """The next living player; in the solo game the rival first."""
    if s.rival and s.phase != "rival":
        s.phase = "rival"
        return
    n = len(s.players)
    seat = s.active
    for _ in range(n):
        seat = (seat + 1) % n
        if seat == s.start:
            s.round += 1
        if s.players[seat].alive:
            break
    s.active, s.phase = seat, "start"
    if s.round > LAST_ROUND:
        count_points(t, s, "rounds")


def count_points(t: Table, s: State, reason: EndReason) -> None:
    """Markers still hidden are turned up; then whoever has most."""
    s.result = Result(reason, [])  # from here on everything counts
    finish(t, s, reason, winners(s, score(s)))


def concede(t: Table, s: State, seat: Seat, flag: Flag) -> None:
    """A flag that can be taken back until the player's next turn, when it comes true.

    When only one side is left without it, that side has won at once; alone it is lost at once.
    """
    s.players[seat].conceded = flag == "concede"
    t.tell("told-concedes" if flag == "concede" else "told-plays-on", who=who(seat))
    left = [n for n, player in enumerate(s.players) if player.alive and not player.conceded]
    if not left:
        finish(t, s, "concession", [])
    elif not s.rival and all(allied(s, n, left[0]) for n in left):
        team = [n for n in range(len(s.players)) if allied(s, n, left[0])]
        finish(t, s, "concession", team)
